# Completions of itravel for bash. Generated from its table of commands: do not edit.

_itravel_words() {
  COMPREPLY+=($(compgen -W "$1" -- "$cur"))
}

_itravel_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen "$1" -- "$cur")
}

# Asks itravel for the values of a kind, which need not begin as they were typed; says nothing when it cannot tell.
_itravel_values() {
  local value typed=${cur//\\/}
  typed=${typed#[\"\']}
  while IFS= read -r value; do
    value=${value%%$'\t'*}
    [[ -n $value ]] || continue
    # Within quotes nothing else is to be quoted.
    [[ $cur == [\"\']* ]] || value=$(printf %q "$value")
    COMPREPLY+=("$value")
  done < <(itravel completions --values "$1" -- "$typed" 2>/dev/null </dev/null)
}

_itravel() {
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
          *:-o) option=$word ;;
          *:--output) option=$word ;;
          *:--fields) option=$word ;;
          *:--get) option=$word ;;
          *:--provider) option=$word ;;
          *:--endpoint) option=$word ;;
          *:--session) option=$word ;;
          *:--lang) option=$word ;;
          *:--currency) option=$word ;;
          *:--timeout) option=$word ;;
          *:--deadline) option=$word ;;
          *:--color) option=$word ;;
          *:--columns) option=$word ;;
          *:--record) option=$word ;;
          *:--replay) option=$word ;;
          *:--variant) option=$word ;;
          *:--cards) option=$word ;;
          *:--atmosphere) option=$word ;;
          *:--budget) option=$word ;;
          *:--priority) option=$word ;;
          *:--schedule) option=$word ;;
          *:--answers) option=$word ;;
          *:-d) option=$word ;;
          *:--depart) option=$word ;;
          *:-r) option=$word ;;
          *:--return) option=$word ;;
          *:--leg) option=$word ;;
          *:--flex) option=$word ;;
          *:-a) option=$word ;;
          *:--adults) option=$word ;;
          *:--child) option=$word ;;
          *:--infant-lap) option=$word ;;
          *:--infant-seat) option=$word ;;
          *:--cabin) option=$word ;;
          *:--max-stops) option=$word ;;
          *:--max-price) option=$word ;;
          *:--depart-after) option=$word ;;
          *:--depart-before) option=$word ;;
          *:--arrive-before) option=$word ;;
          *:--airline) option=$word ;;
          *:--not-airline) option=$word ;;
          *:--sort) option=$word ;;
          *:--limit) option=$word ;;
          *:--below) option=$word ;;
          *:--state) option=$word ;;
          *:-i) option=$word ;;
          *:--check-in) option=$word ;;
          *:--check-out) option=$word ;;
          *:--nights) option=$word ;;
          *:--rooms) option=$word ;;
          *:--stars) option=$word ;;
          *:-t) option=$word ;;
          *:--traveller) option=$word ;;
          *:--passengers) option=$word ;;
          *:--name) option=$word ;;
          *:--email) option=$word ;;
          *:--phone) option=$word ;;
          *:--birth) option=$word ;;
          *:--expect-total) option=$word ;;
          *:--max-total) option=$word ;;
          *:--idempotency-key) option=$word ;;
          *:--after) option=$word ;;
          *:--status) option=$word ;;
          *:--kind) option=$word ;;
          *:--since) option=$word ;;
          *:--until) option=$word ;;
          *:--due) option=$word ;;
          *:--min-refund) option=$word ;;
          *:--find) option=$word ;;
          *:--older-than) option=$word ;;
        esac ;;
      *)
        case "$place:$path:$word" in
          0::help) ;;
          "0::chat") path="chat" ;;
          "0::survey") path="survey" ;;
          "0::search") path="search" ;;
          "0:search:flight") path="search flight" ;;
          "0:search:hotel") path="search hotel" ;;
          "0::book") path="book" ;;
          "0:book:flight") path="book flight" ;;
          "0:book:hotel") path="book hotel" ;;
          "0:book:offer") path="book offer" ;;
          "0::history") path="history" ;;
          "0::cancel") path="cancel" ;;
          "0::sessions") path="sessions" ;;
          "0:sessions:list") path="sessions list" ;;
          "0:sessions:show") path="sessions show" ;;
          "0:sessions:new") path="sessions new" ;;
          "0:sessions:use") path="sessions use" ;;
          "0:sessions:rename") path="sessions rename" ;;
          "0:sessions:delete") path="sessions delete" ;;
          "0:sessions:export") path="sessions export" ;;
          "0:sessions:import") path="sessions import" ;;
          "0::completions") path="completions" ;;
          "0:completions:bash") path="completions bash" ;;
          "0:completions:zsh") path="completions zsh" ;;
          "0:completions:fish") path="completions fish" ;;
          "0::schema") path="schema" ;;
          "0::sources") path="sources" ;;
          "0::doctor") path="doctor" ;;
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
      "survey:--atmosphere") _itravel_words "city nature both" ;;
      "survey:--budget") _itravel_words "value premium flexible" ;;
      "survey:--priority") _itravel_words "sights food rest" ;;
      "survey:--schedule") _itravel_words "planned spontaneous between" ;;
      "survey:--answers") _itravel_files -f ;;
      "search flight:--cabin") _itravel_words "economy premium business first" ;;
      "search flight:--sort") _itravel_words "price duration departure emissions" ;;
      "search flight:--state") _itravel_files -f ;;
      "search hotel:--sort") _itravel_words "price stars rating distance" ;;
      "search hotel:--state") _itravel_files -f ;;
      "book:--passengers") _itravel_files -f ;;
      "book flight:--passengers") _itravel_files -f ;;
      "book hotel:--passengers") _itravel_files -f ;;
      "book offer:--passengers") _itravel_files -f ;;
      "history:--after") _itravel_values bookings ;;
      "history:--status") _itravel_words "active cancelled unknown all" ;;
      "history:--kind") _itravel_words "flight hotel" ;;
      "history:--state") _itravel_files -f ;;
      *:-o | *:--output) _itravel_words "text json ndjson tsv markdown html ics geojson jsonld" ;;
      *:--session) _itravel_values sessions ;;
      *:--lang) _itravel_words "en ko" ;;
      *:--color) _itravel_words "auto always never" ;;
      *:--record) _itravel_files -d ;;
      *:--replay) _itravel_files -d ;;
    esac
    if [[ -n $before ]]; then
      for index in "${!COMPREPLY[@]}"; do COMPREPLY[index]=$before${COMPREPLY[index]}; done
    fi
  elif [[ -z $ended && $cur == -* ]]; then
    case $path in
      "chat") _itravel_words "--new --variant --cards --stream" ;;
      "survey") _itravel_words "--atmosphere --budget --priority --schedule --answers --questions --show --clear" ;;
      "search flight") _itravel_words "-d --depart -r --return --leg --flex -a --adults --child --infant-lap --infant-seat --cabin --max-stops --nonstop --max-price --depart-after --depart-before --arrive-before --airline --not-airline --sort --limit --explain --changed --below --state" ;;
      "search hotel") _itravel_words "-i --check-in --check-out --nights --rooms -a --adults --child --stars --max-price --per-night --free-cancel --sort --limit --explain --changed --below --state" ;;
      "book") _itravel_words "--resume -t --traveller --passengers --name --email --phone --birth --expect-total --max-total --accept-unknown-price --idempotency-key --again" ;;
      "book flight") _itravel_words "-t --traveller --passengers --name --email --phone --birth --expect-total --max-total --accept-unknown-price --idempotency-key --again" ;;
      "book hotel") _itravel_words "-t --traveller --passengers --name --email --phone --birth --expect-total --max-total --accept-unknown-price --idempotency-key --again" ;;
      "book offer") _itravel_words "--resume -t --traveller --passengers --name --email --phone --birth --expect-total --max-total --accept-unknown-price --idempotency-key --again" ;;
      "history") _itravel_words "--limit --after --status --kind --since --until --reveal --forget --verify --due --recheck --changed --state" ;;
      "cancel") _itravel_words "--min-refund --foreign" ;;
      "sessions") _itravel_words "--find" ;;
      "sessions list") _itravel_words "--find" ;;
      "sessions delete") _itravel_words "--older-than" ;;
      "doctor") _itravel_words "--online --show-origin" ;;
    esac
    _itravel_words "-o --output --json --fields --get --provider --endpoint --session --lang --currency -q --quiet -v --verbose --no-input -y --yes -n --dry-run --timeout --deadline --no-wait --color --no-pager --columns --wide --fail-empty --strict --record --replay -h --help --version"
  else
    case "$place:$path" in
      "0:") _itravel_words "chat survey search book history cancel sessions completions schema sources doctor help" ;;
      "0:search") _itravel_words "flight hotel" ;;
      "0:book") _itravel_words "flight hotel offer" ;;
      "0:sessions") _itravel_words "list show new use rename delete export import" ;;
      "0:completions") _itravel_words "bash zsh fish" ;;
    esac
    case "$path:$place" in
      "search flight":0) _itravel_values places ;;
      "search flight":1) _itravel_values places ;;
      "search hotel":0) _itravel_values places ;;
      "book":0) _itravel_values offers ;;
      "book flight":0) _itravel_values flights ;;
      "book hotel":0) _itravel_values hotels ;;
      "book offer":0) _itravel_values offers ;;
      "history":0) _itravel_values bookings ;;
      "cancel":0) _itravel_values bookings ;;
      "sessions show":0) _itravel_values sessions ;;
      "sessions use":0) _itravel_values sessions ;;
      "sessions rename":0) _itravel_values sessions ;;
      "sessions delete":*) _itravel_values sessions ;;
      "sessions export":0) _itravel_values sessions ;;
      "sessions import":0) _itravel_files -f ;;
      "schema":0) _itravel_values schemas ;;
    esac
  fi
}

complete -F _itravel itravel
