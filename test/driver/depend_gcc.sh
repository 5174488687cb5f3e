#!/bin/sh
# Rules for make are what gcc writes, to the byte, for names of every kind.
. "$SOURCE/test/driver/common.inc"
need gcc
# label: slow
long=$(printf 'l%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30)
long=$long$long
tab=$(printf '\t')

# gcc's name for the source, with our suffix.
rules() { # COMPILER NAME flags
  compiler=$1
  name=$2
  shift 2
  "$compiler" -M "$@" "$name" 2>err || { cat err; stop "$compiler -M $* $name"; }
}

compare() { # NAME flags
  base=$1
  shift
  step "a file '$base' with '$*'"
  cp add.mlir "$base.mlir" || stop "no such file"
  echo 'int x;' >"$base.c"
  rules gcc "$base.c" -nostdinc "$@" | sed 's/\.c$/.mlir/' >theirs
  rules "$MLCC" "$base.mlir" "$@" >ours
  cmp -s theirs ours || { diff theirs ours; stop "differs from gcc"; }
}

for name in 'a b' 'x$y' 'x#y' 'a\b' 'a\ b' 'a\\ b' 'p%q' 's;t' 'c:d' "q'q" 'd"d' 'e!e' \
  "tab${tab}t" '~t' 'st*r' 'eq=e' '(p)' '[b]' 'a\#b' '$$' "$long" "$long-$long" 'end\' './a' \
  './/a' './././a' 'plain'; do
  compare "$name"
  compare "$name" -MT "target_$long"
  compare "$name" -MQ 'tgt$x y' -MP
  compare "$name" -MQ t1 -MT t2 -MQ t3 -MT t4
  compare "$name" -MT ./x -MQ ./y "-MT$long" "-MT$long"
done
exit 0
