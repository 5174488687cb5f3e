#!/bin/sh
# What an operation is to an analysis, to the rewriter or to the parser stands in
# the columns of its row: their files name no operation. What is known of a few
# dialects by name has a folder of its own (ir/analysis/rules/, frontend/old/,
# frontend/custom/). The builtin dialect is in every program.
#
# Bufferization makes operations of memref, and knows functions. What an operation
# of another dialect is to it stands in that dialect's own file (of_<dialect>.c), so
# the others may not ask for its opcode. one-shot-bufferize has two operations of
# its own, between tensors and buffers.
set -eu
cd "${SOURCE:-.}"

named=$(grep -nE '\bOP_[a-z0-9]+_[a-z]' ir/*.c ir/analysis/*.[ch] \
  ir/rewrite/*.[ch] frontend/parse/*.c frontend/format/*.c frontend/print/*.c |
  grep -vE '\bOP_(builtin|FLAG|ANY|UNREGISTERED)' || true)
asked=$(grep -nE '((op_is|value_def|collect_ops)\([^;]*|case |[!=]= )\bOP_[a-z0-9]+_[a-z]' \
  lowering/bufferize/*.[ch] lowering/one_shot/*.[ch] |
  grep -vE '^lowering/[a-z_]+/(of|to)_[a-z_]+\.c:' |
  grep -vE '\bOP_(func_|ml_program_global\b|bufferization_to_(tensor|buffer)\b)' ||
  true)
if [ -n "$named$asked" ]; then
  printf '%s\n' "$named" "$asked"
  echo "names an operation: say it in a column of its row, or its dialect's"
  exit 1
fi
