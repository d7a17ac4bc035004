# Completions of sail for bash. Generated from its table of commands: do not edit.

_sail_words() {
  COMPREPLY+=($(compgen -W "$1" -- "$cur"))
}

_sail_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen "$1" -- "$cur")
}

# Asks sail for the values of a kind, which need not begin as they were typed; says nothing when it cannot tell.
_sail_values() {
  local value typed=${cur//\\/}
  typed=${typed#[\"\']}
  while IFS= read -r value; do
    value=${value%%$'\t'*}
    [[ -n $value ]] || continue
    # Within quotes nothing else is to be quoted.
    [[ $cur == [\"\']* ]] || value=$(printf %q "$value")
    COMPREPLY+=("$value")
  done < <(sail completions --values "$1" -- "$typed" 2>/dev/null </dev/null)
}

_sail() {
  local cur=${COMP_WORDS[COMP_CWORD]} path= option= ended= place=0 before= word index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    if [[ -n $option ]]; then
      # Bash parts --option=value into three words.
      [[ $word == '=' ]] || option=
      continue
    fi
    case $ended$word in
      --) ended=x ;;
      -*=*) ;;
      -*)
        case "$path:$word" in
          *:--lang) option=$word ;;
          *:-o) option=$word ;;
          *:--output) option=$word ;;
          *:--timeout) option=$word ;;
          *:--log) option=$word ;;
          *:-d) option=$word ;;
          *:--depart) option=$word ;;
          *:-r) option=$word ;;
          *:--return) option=$word ;;
          *:-c) option=$word ;;
          *:--crew) option=$word ;;
          *:--child) option=$word ;;
          *:--hull) option=$word ;;
          *:--max-price) option=$word ;;
          *:--captain) option=$word ;;
          *:--adults) option=$word ;;
          *:--dogs) option=$word ;;
          *:--find) option=$word ;;
        esac ;;
      *)
        case "$place:$path:$word" in
          0::help) ;;
          "0::talk") path="talk" ;;
          "0::find") path="find" ;;
          "0:find:ship") path="find ship" ;;
          "0::hire") path="hire" ;;
          "0:hire:boat") path="hire boat" ;;
          "0::notes") path="notes" ;;
          "0:notes:list") path="notes list" ;;
          "0:notes:drop") path="notes drop" ;;
          "0:notes:rename") path="notes rename" ;;
          "0::ping") path="ping" ;;
          "0::completions") path="completions" ;;
          "0:completions:bash") path="completions bash" ;;
          "0:completions:fish") path="completions fish" ;;
          *) ((place++)) ;;
        esac ;;
    esac
  done
  if [[ -z $ended && -z $option && $cur == --*=* ]]; then
    option=${cur%%=*}
    before=$option=
    cur=${cur#*=}
  fi

  if [[ -n $option ]]; then
    [[ $cur == '=' ]] && cur=
    case "$path:$option" in
      "talk:--log") _sail_files -f ;;
      "find ship:--hull") _sail_words "wood steel paper" ;;
      *:--lang) _sail_words "en ko" ;;
      *:-o | *:--output) _sail_words "text json tsv" ;;
    esac
    if [[ -n $before ]]; then
      for index in "${!COMPREPLY[@]}"; do COMPREPLY[index]=$before${COMPREPLY[index]}; done
    fi
  elif [[ -z $ended && $cur == -* ]]; then
    case $path in
      "talk") _sail_words "--log" ;;
      "find ship") _sail_words "-d --depart -r --return -c --crew --child --hull --max-price --nonstop -s --sails" ;;
      "hire") _sail_words "--captain" ;;
      "hire boat") _sail_words "--adults --dogs" ;;
      "notes") _sail_words "--find" ;;
      "notes list") _sail_words "--find" ;;
    esac
    _sail_words "--lang --json -o --output -q --quiet -y --yes --timeout -h --help --version"
  else
    case "$place:$path" in
      "0:") _sail_words "talk find hire notes ping completions help" ;;
      "0:find") _sail_words "ship" ;;
      "0:hire") _sail_words "boat" ;;
      "0:notes") _sail_words "list drop rename" ;;
      "0:completions") _sail_words "bash fish" ;;
    esac
    case "$path:$place" in
      "hire":0) _sail_values offers ;;
      "notes drop":*) _sail_values notes ;;
      "notes rename":0) _sail_values notes ;;
    esac
  fi
}

complete -F _sail sail
