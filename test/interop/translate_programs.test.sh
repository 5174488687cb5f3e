#!/bin/sh
# label: slow
# Programs that clang optimised, debug information and all, as mlir-translate
# imports them: the LLVM IR that mlcc-translate makes of that is the same as
# mlir-translate's (canonical_ir.py says up to what). DWARF 4, as mlir-translate
# makes static members of classes into nodes that LLVM refuses otherwise.
#
# With .ll files as arguments: those.
set -u
for tool in mlir-translate-22 clang-22 clang++-22 python3; do
  command -v $tool >/dev/null || exit 77
done
canonical=$SOURCE/test/interop/canonical_ir.py

compile() {
  for level in 0 2; do
    clang++-22 -std=c++20 -gdwarf-4 -O$level -S -emit-llvm \
      "$SOURCE/test/interop/programs/everything.cpp" -o everything$level.ll &&
      clang-22 -g -O$level -S -emit-llvm \
        "$SOURCE/test/interop/programs/structures.c" -o structures$level.ll ||
      exit 77
  done
}

same() {
  mlir-translate-22 --import-llvm -mlir-print-debuginfo "$1" -o module.mlir &&
    mlir-translate-22 --mlir-to-llvmir module.mlir >theirs.ll &&
    "$BIN/mlcc-translate" -mlir-to-llvmir module.mlir >ours.ll &&
    python3 "$canonical" -d <theirs.ll >theirs.txt &&
    python3 "$canonical" -d <ours.ll >ours.txt && diff theirs.txt ours.txt
}

if [ $# -eq 0 ]; then
  compile
  set -- *[02].ll
fi
failed=0
for file; do
  if same "$file"; then
    echo "$file: $(wc -l <ours.txt) lines are the same"
  else
    echo "differs: $file" >&2
    failed=$((failed + 1))
  fi
done
[ $failed -eq 0 ]
