#!/bin/bash
# Cross-compiles every kernel of examples/ for Android on AArch64, the way the
# README begins, and looks at the objects: they are relocatable ELF files for
# AArch64, and define every public function and, where the source asks for it
# with llvm.emit_c_interface, its _mlir_ciface_ twin.
#
# Environment: MLCC, WORK, and ONLY as for run.sh. Exit status: 0 all passed,
# 1 something failed, 77 a tool is absent.

set -u
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../../examples
: "${WORK:?a folder to build in}"
work=$WORK/android
mkdir -p "$work"

for tool in "${MLCC:-mlcc}" llvm-readelf-22 llvm-nm-22; do
  if ! command -v "$tool" >/dev/null; then
    echo "objects: no $tool, skipped"
    exit 77
  fi
done

# Symbols that the source calls for, one a line: a public function's header
# goes from `func.func @` to the brace at the end of a line.
expected_symbols() {
  awk '
    /^func\.func @/ { header = ""; inside = 1 }
    inside { header = header $0 }
    inside && /\{$/ {
      inside = 0
      name = header
      sub(/^func\.func @/, "", name)
      sub(/\(.*/, "", name)
      print name
      if (header ~ /llvm\.emit_c_interface/)
        print "_mlir_ciface_" name
    }' "$1"
}

passed=0 failed=0
fail() {
  failed=$((failed + 1))
  echo "FAIL $1: $2"
}

for name in ${ONLY:-$(cd "$examples" && echo */ | tr -d /)}; do
  source=$examples/$name/$name.mlir object=$work/$name.o
  rm -f "$object"
  if ! "$MLCC" -target aarch64-linux-android "$source" -o "$object"; then
    fail "$name" "does not compile"
    continue
  fi
  header=$(llvm-readelf-22 -h "$object")
  for property in "Class: *ELF64" "Type: *REL" "Machine: *AArch64"; do
    grep -q "$property" <<<"$header" || fail "$name" "no $property in header"
  done
  defined=$(llvm-nm-22 --defined-only --format=just-symbols "$object")
  wanted=$(expected_symbols "$source")
  [ -n "$wanted" ] || fail "$name" "found no function in the source"
  for symbol in $wanted; do
    grep -qx "$symbol" <<<"$defined" && passed=$((passed + 1)) ||
      fail "$name" "no symbol $symbol"
  done
done
echo "objects: $passed symbols found, $failed failed"
[ $failed -eq 0 ]
