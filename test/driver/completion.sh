#!/bin/sh
# Options are completed by bash, zsh and fish, from the program's own table.
. "$SOURCE/test/driver/common.inc"
files=$SOURCE/toolchain-files/completion
PATH=$BIN:$PATH
export PATH

step "the program"
works mlcc --autocomplete=-fstack-p
prints "-fstack-protector-strong	Guard functions with any array or address taken"
works mlcc --autocomplete=--nothing-begins-so
[ -s out ] && stop "$(cat out)"

step "bash"
need bash
cat >complete.bash <<END
source $files/mlcc.bash
COMP_WORDS=(mlcc -c -fstack-protector-s) COMP_CWORD=2
_mlcc mlcc 2>/dev/null
echo "\${COMPREPLY[@]}"
COMP_WORDS=(mlcc -mtune = nat) COMP_CWORD=3
_mlcc mlcc 2>/dev/null
echo "\${COMPREPLY[@]}"
END
works bash complete.bash
[ "$(cat out)" = "-fstack-protector-strong" ] || stop "$(cat out)"

step "zsh and fish take the files"
if command -v zsh >/dev/null; then
  works zsh -n "$files/_mlcc"
fi
if command -v fish >/dev/null; then
  works fish -c "source $files/mlcc.fish; complete -C 'mlcc -fstack-protector-s'"
  prints -fstack-protector-strong
fi
exit 0
