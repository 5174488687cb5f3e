# Completion of mlcc's options in bash; the program knows them. Other words are
# files.
_mlcc() {
  local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD - 1]}
  # "=" is a word of its own: -mtune=nat is three.
  if [[ $word == = || $last == = ]]; then
    COMPREPLY=()
  elif [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <("$1" --autocomplete="$word" 2>/dev/null | cut -f1)
    [[ ${COMPREPLY[*]} == *= ]] && compopt -o nospace
  fi
}
complete -o default -F _mlcc mlcc
