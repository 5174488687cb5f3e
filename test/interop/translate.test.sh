#!/bin/sh
# label: slow
# The LLVM IR that mlcc-translate makes of the tests' modules is that of
# mlir-translate, metadata and attributes included (canonical_ir.py says up to
# what). A module that mlir-translate refuses, or that is cut in pieces (lines
# `// -----`, `//--- name`), is no case. Where ours keeps more on purpose, the file says so:
#
#     // oracle: differs: <why>
#
# With files as arguments: those.
set -u
command -v mlir-translate-22 >/dev/null && command -v python3 >/dev/null ||
  exit 77
canonical=$SOURCE/test/interop/canonical_ir.py

same() {
  mlir-translate-22 --mlir-to-llvmir "$1" >theirs.ll 2>/dev/null || return 0
  "$BIN/mlcc-translate" -mlir-to-llvmir "$1" >ours.ll || return 1
  python3 "$canonical" -d <theirs.ll >theirs.txt &&
    python3 "$canonical" -d <ours.ll >ours.txt && compared=$((compared + 1))
  if grep -q '^// oracle: differs: ' "$1"; then
    ! cmp -s theirs.txt ours.txt || echo "$1: does not differ any more"
    ! cmp -s theirs.txt ours.txt
  else
    diff theirs.txt ours.txt
  fi
}

if [ $# -eq 0 ]; then
  set -- "$SOURCE"/test/translate/*.mlir "$SOURCE"/test/dialect/llvm/*.mlir
fi
compared=0 failed=0
for file; do
  if ! grep -q '^// \?---' "$file" && ! same "$file"; then
    echo "differs: $file" >&2
    failed=$((failed + 1))
  fi
done
echo "$compared modules compared, $failed differ"
[ $compared -gt 0 ] && [ $failed -eq 0 ]
