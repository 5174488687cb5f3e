#!/bin/sh
# From a bare Debian 12 to a compiled kernel: installs what the build needs,
# builds the release, compiles an example for an Android phone, then for this
# machine, and runs it.
#
#   scripts/quickstart.sh [options of cmake]
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

# shellcheck disable=SC2086
install_packages $build_packages
cmake --preset release "$@"
cmake --build --preset release --target product

# The C compiler that the build has found.
cc=$(sed -n 's/^CMAKE_C_COMPILER:[A-Z]*=//p' build/release/CMakeCache.txt)
out=build/quickstart
example=examples/matmul
mkdir -p "$out"
run() {
  echo "+ $*"
  "$@"
}

echo
echo "An object for aarch64-linux-android:"
run build/release/bin/mlcc -target aarch64-linux-android \
  $example/matmul.mlir -o $out/matmul-android.o
ls -l $out/matmul-android.o

echo
echo "A program for this machine:"
run "$cc" -O2 -ffp-contract=off -I runtime/include -c $example/main.c \
  -o $out/main.o
run build/release/bin/mlcc -O2 $example/matmul.mlir $out/main.o -lm \
  -o $out/matmul
run $out/matmul
