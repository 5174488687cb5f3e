# Completion of mlcc's options in fish; the program knows them, and what they
# mean. Other words are files.
complete -c mlcc -n 'string match -q -- "-*" (commandline -ct)' -a '(mlcc --autocomplete=(commandline -ct) 2>/dev/null)'
