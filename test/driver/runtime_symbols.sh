#!/bin/sh
# The runtime asks no platform for more than platform-symbols.txt grants it.
. "$SOURCE/test/driver/common.inc"
PATH=$LLVM_BIN:$PATH
need llvm-nm
tested=0

# The names granted to a row.
granted() {
  sed 's/#.*//' "$SOURCE/test/driver/platform-symbols.txt" |
    while IFS=: read -r rows names; do
      set -f
      for row in $rows; do
        # shellcheck disable=SC2254
        case $1 in
        $row) printf '%s\n' $names ;;
        esac
      done
    done | sort -u
}

for archive in "$BUILD"/lib/mlcc/*/libmlcc_rt.a; do
  row=$(basename "$(dirname "$archive")")
  step "$row"
  prefix=
  case $row in *-macos) prefix=_ ;; esac
  llvm-nm -P "$archive" 2>/dev/null | sed "s/^$prefix//" >symbols
  awk 'NF > 1 && $2 != "U" && $2 != "w" { print $1 }' symbols | sort -u >has
  awk '$2 == "U" || $2 == "w" { print $1 }' symbols | sort -u >wants
  [ -s has ] || stop "no symbols"
  granted "$row" >may
  comm -23 wants has | comm -23 - may >lacking
  [ ! -s lacking ] || { cat lacking; stop "asks for more than granted"; }
  tested=$((tested + 1))
done
[ $tested -gt 0 ] || exit 77
exit 0
