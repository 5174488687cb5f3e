#!/bin/bash
# Every operation of the dialects arith, cf, func, index, memref, scf and ub is
# run by some test of this folder: the names in the dialects' tables are looked
# for in the programs and in the modules of the tables.
#
# Environment: HOST_CC. Exit status: 0 all are there, 1 some are missing, 77 a
# tool is absent.

set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..

# These have no lowering: they are errors, which other tests look for.
without_lowering="memref.dma_start memref.dma_wait"

for tool in python3 "${HOST_CC:=cc}"; do
  command -v "$tool" >/dev/null || { echo "no $tool, skipped"; exit 77; }
done

# The second argument of OP is the name, a string in one or more pieces.
operations() {
  printf '%s\n' '#define OP(dialect, token, name, ...) @ name' \
    "#include \"ir/dialects/$1/$1.def\"" |
    "$HOST_CC" -E -P -I "$root" - |
    grep -oE '@ ("[^"]*" ?)+' | tr -d '@" '
}

used=$(
  {
    cat "$here"/*/*.mlir
    python3 "$here/table.py" code
  } | grep -oE '\b(arith|cf|func|index|memref|scf|ub)\.[a-z_]+(\.[a-z_]+)*' |
    sort -u
)

missing=0 found=0
for dialect in arith cf func index memref scf ub; do
  names=$(operations $dialect)
  [ -n "$names" ] || { echo "no operations in $dialect.def"; exit 1; }
  for name in $names; do
    if grep -qx "$name" <<<"$used"; then
      found=$((found + 1))
    elif ! grep -qw "$name" <<<"$without_lowering"; then
      missing=$((missing + 1))
      echo "$name is run by no test"
    fi
  done
done
echo "$found operations run, $missing missing"
[ $missing -eq 0 ]
