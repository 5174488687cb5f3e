#!/bin/bash
# label: slow
# The LLVM IR that mlcc-translate makes of the tests' modules is that of
# mlir-translate, metadata and attributes included (canonical_ir.py says up to
# what); and what either imports of that IR is the same MLIR, to the byte, with
# every operation of the module among it again. Modules that are cut in pieces
# (lines `// -----`, `//--- name`) are no cases. Where the two differ on
# purpose, the file says so, for the import with the number of lines:
#
#     // oracle: refuses: <why>
#     // oracle: differs: <why>
#     // oracle: import refuses: <why>
#     // oracle: import differs in <n> lines: <why>
#
# With files as arguments: those. Without: test/import/*.ll as well, whose
# imports import.test.sh compares, and then every operation must have come from
# LLVM IR somewhere; that is if SAMPLE=all, else one of eight modules is looked at,
# others for each SEED.
set -u
. "$SOURCE/test/sample.inc"
for tool in mlir-translate-22 python3 "${CC:=cc}"; do
  command -v "$tool" >/dev/null || exit 77
done
canonical=$SOURCE/test/interop/canonical_ir.py

marked() { # file, mark: whether it is there
  grep -q "^// oracle: $2: ." "$1"
}

# Whether theirs and ours agree, or differ as marked.
agrees() { # file
  if marked "$1" differs; then
    ! cmp -s theirs.txt ours.txt || echo "does not differ any more"
    ! cmp -s theirs.txt ours.txt
  else
    diff theirs.txt ours.txt
  fi
}

same_ir() { # file
  if ! mlir-translate-22 --mlir-to-llvmir "$1" >theirs.ll 2>errors; then
    marked "$1" refuses && return
    head -3 errors
    return 1
  fi
  ! marked "$1" refuses || { echo "is not refused any more"; return 1; }
  "$BIN/mlcc-translate" -mlir-to-llvmir "$1" >ours.ll &&
    python3 "$canonical" -d <theirs.ll >theirs.txt &&
    python3 "$canonical" -d <ours.ll >ours.txt && agrees "$1" &&
    compared=$((compared + 1))
}

same_import() { # file
  local lines
  if ! mlir-translate-22 --import-llvm theirs.ll >theirs.mlir 2>errors; then
    marked "$1" "import refuses" && return
    head -3 errors
    return 1
  fi
  ! marked "$1" "import refuses" ||
    { echo "is not refused any more"; return 1; }
  "$BIN/mlcc-translate" -import-llvm -import-plain theirs.ll >ours.mlir ||
    return 1
  diff theirs.mlir ours.mlir >difference
  lines=$(grep -c '^[<>]' difference)
  if [ "$lines" -gt 0 ] && ! marked "$1" "import differs in $lines lines"; then
    echo "import differs in $lines lines"
    head -20 difference
    return 1
  fi
  cat ours.mlir >>imported
}

same() { # file
  same_ir "$1" && { marked "$1" refuses || same_import "$1"; }
}

# The third argument of LLVM_OP is the name.
operations() {
  printf '%s\n' '#define LLVM_OP(dialect, token, name, ...) @ name' \
    '#include "ir/dialects/llvm/llvm.def"' |
    "$CC" -E -P -I "$SOURCE" - | grep -oE '@ "[^"]*"' | tr -d '@" ' | sort
}

mentioned() {
  grep -oE '\bllvm\.[a-z_]+[a-z0-9_.]*[a-z0-9_]' imported | sort -u
}

all_imported() {
  local input missing
  for input in "$SOURCE"/test/import/*.ll; do
    "$BIN/mlcc-translate" -import-llvm -import-plain "$input" >>imported ||
      return 1
  done
  missing=$(comm -23 <(operations) <(mentioned))
  [ -z "$missing" ] && return
  echo "not imported:" $missing
  return 1
}

all=
if [ $# -eq 0 ]; then
  all=1
  set -- "$SOURCE"/test/translate/*.mlir "$SOURCE"/test/dialect/llvm/*.mlir
fi
compared=0 failed=0
: >imported
for file; do
  [ -z "$all" ] || sampled 8 "$file" || continue
  if ! grep -q '^// \?---' "$file" && ! same "$file"; then
    echo "differs: $file"
    failed=$((failed + 1))
  fi
done
echo "$compared modules compared, $failed differ"
[ -z "$all" ] || [ "${SAMPLE-}" != all ] || all_imported || failed=$((failed + 1))
[ $compared -gt 0 ] && [ $failed -eq 0 ]
