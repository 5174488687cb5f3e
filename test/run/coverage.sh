#!/bin/bash
# Every operation of the dialects that are lowered is run by some test of this
# folder: the names in the dialects' tables are looked for in the programs and in
# the modules of the tables.
#
# Environment: HOST_CC. Exit status: 0 all are there, 1 some are missing, 77 a
# tool is absent.

set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..

# These have no lowering: they are errors, which other tests look for.
without_lowering="memref.dma_start memref.dma_wait affine.dma_start affine.dma_wait
bufferization.clone bufferization.dealloc ml_program.func ml_program.global_load_graph
ml_program.global_store_graph ml_program.output ml_program.return ml_program.subgraph
ml_program.token"

for tool in python3 "${HOST_CC:=cc}"; do
  command -v "$tool" >/dev/null || { echo "no $tool, skipped"; exit 77; }
done

# Of these there is nothing to lower; and whole dialects have no lowering.
not_lowered='builtin|llvm|shape'

# Of all dialects: the second argument of OP is the name, a string in one or more
# pieces.
names=$(
  while read -r table; do
    printf '%s\n' '#define OP(dialect, token, name, ...) @ name' "$table" |
      "$HOST_CC" -E -P -I "$root" -
  done < <(grep '^#include' "$root/ir/dialects/all.def") |
    grep -oE '@ ("[^"]*" ?)+' | tr -d '@" ' | grep -vE "^($not_lowered)\."
)
[ -n "$names" ] || { echo "no operations in ir/dialects"; exit 1; }

used=$(
  {
    cat "$here"/*/*.mlir
    python3 "$here/table.py" code
  } | grep -oE '\b[a-z]\w*(\.[a-z0-9_]+)+' | sort -u
)

missing=0 found=0
for name in $names; do
  if grep -qx "$name" <<<"$used"; then
    found=$((found + 1))
  elif ! grep -qw "$name" <<<"$without_lowering"; then
    missing=$((missing + 1))
    echo "$name is run by no test"
  fi
done
echo "$found operations run, $missing missing"
[ $missing -eq 0 ]
