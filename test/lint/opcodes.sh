#!/bin/sh
# What an operation is to an analysis, to the rewriter or to the parser stands in
# the columns of its row: their files name no operation. What is known of a few
# dialects by name has a folder of its own (ir/analysis/rules/, frontend/old/,
# frontend/custom/). The builtin dialect is in every program.
set -eu
cd "${SOURCE:-.}"

named=$(grep -nE '\bOP_[a-z0-9]+_[a-z]' ir/*.c ir/analysis/*.[ch] \
  ir/rewrite/*.[ch] frontend/parse/*.c frontend/format/*.c frontend/print/*.c |
  grep -vE '\bOP_(builtin|FLAG|ANY|UNREGISTERED)' || true)
if [ -n "$named" ]; then
  printf '%s\n' "$named"
  echo "names an operation: say it in a column of its row"
  exit 1
fi
