# Completions of sail for fish. Generated from its table of commands: do not edit.

# Asks sail for the values of a kind; says nothing when it cannot tell.
function __sail_values
    sail completions --values $argv[1] -- (commandline -ct) 2>/dev/null </dev/null
end

# The names typed so far.
function __sail_path
    set -l path
    set -l skip no
    for word in (commandline -opc)[2..-1]
        if test $skip = yes
            set skip no
            continue
        end
        switch "$path:$word"
            case '*:--lang' '*:-o' '*:--output' '*:--timeout' '*:--log' '*:-d' '*:--depart' '*:-r' '*:--return' '*:-c' '*:--crew' '*:--child' '*:--hull' '*:--max-price' '*:--captain' '*:--adults' '*:--dogs' '*:--find'
                set skip yes
            case ':talk' ':find' 'find:ship' ':hire' 'hire:boat' ':notes' 'notes:list' 'notes:drop' 'notes:rename' ':ping' ':completions' 'completions:bash' 'completions:fish'
                set path $path $word
        end
    end
    echo "$path"
end

function __sail_at
    test (__sail_path) = "$argv"
end

complete -c sail -f
complete -c sail -l lang -r -f -a 'en ko' -d 'Language of the answer'
complete -c sail -l json -d 'Same as --output json'
complete -c sail -s o -l output -r -f -a 'text json tsv' -d 'Format of the answer'
complete -c sail -s q -l quiet -d 'Say less'
complete -c sail -s y -l yes -d 'Agree beforehand'
complete -c sail -l timeout -x -d 'Longest wait for an answer'
complete -c sail -s h -l help -d 'Show the help of a command'
complete -c sail -l version -d 'Show the version'
complete -c sail -n '__sail_at ' -a talk -d 'Talk with the harbour master'
complete -c sail -n '__sail_at ' -a find -d 'Find ships'
complete -c sail -n '__sail_at ' -a hire -d 'Hire what was found'
complete -c sail -n '__sail_at ' -a notes -d 'Keep notes'
complete -c sail -n '__sail_at ' -a ping -d 'Answer at once'
complete -c sail -n '__sail_at ' -a completions -d 'Complete words in a shell'
complete -c sail -n '__sail_at ' -a help -d 'Show the help of a command'
complete -c sail -n '__sail_at talk' -l log -r -F -d 'Write the talk down'
complete -c sail -n '__sail_at find' -a ship -d 'Find ships between two harbours'
complete -c sail -n '__sail_at find ship' -s d -l depart -x -d 'Day of departure'
complete -c sail -n '__sail_at find ship' -s r -l return -x -d 'Day of return; one way when absent'
complete -c sail -n '__sail_at find ship' -s c -l crew -x -d 'Sailors aboard'
complete -c sail -n '__sail_at find ship' -l child -x -d 'A child of this age'
complete -c sail -n '__sail_at find ship' -l hull -r -f -a 'wood steel paper' -d 'What the ship is made of'
complete -c sail -n '__sail_at find ship' -l max-price -x -d 'Nothing dearer than this'
complete -c sail -n '__sail_at find ship' -l nonstop -d 'Without a call at another harbour'
complete -c sail -n '__sail_at find ship' -s s -l sails -d 'Sailing ships only'
complete -c sail -n '__sail_at hire' -a boat -d 'Hire a boat by its number'
complete -c sail -n '__sail_at hire' -f -a '(__sail_values offers)'
complete -c sail -n '__sail_at hire' -l captain -x -d 'Who steers'
complete -c sail -n '__sail_at hire boat' -l adults -x -d 'Grown-ups'
complete -c sail -n '__sail_at hire boat' -l dogs -x -d 'Dogs'
complete -c sail -n '__sail_at notes' -a list -d 'List the notes'
complete -c sail -n '__sail_at notes' -a drop -d 'Throw notes away'
complete -c sail -n '__sail_at notes' -a rename -d 'Give a note another title'
complete -c sail -n '__sail_at notes' -l find -x -d 'Only notes with this in them'
complete -c sail -n '__sail_at notes list' -l find -x -d 'Only notes with this in them'
complete -c sail -n '__sail_at notes drop' -f -a '(__sail_values notes)'
complete -c sail -n '__sail_at notes rename' -f -a '(__sail_values notes)'
complete -c sail -n '__sail_at completions' -a bash -d 'Print completions for bash'
complete -c sail -n '__sail_at completions' -a fish -d 'Print completions for fish'
