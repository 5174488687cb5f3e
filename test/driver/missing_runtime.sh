#!/bin/sh
# A program without its runtime beside it says so, instead of undefined symbols
# at the end of a link.
. "$SOURCE/test/driver/common.inc"
mkdir -p alone/bin
ln "$MLCC" alone/bin/mlcc 2>/dev/null || cp "$MLCC" alone/bin/mlcc
alone=alone/bin/mlcc
"$CC" -c main.c -o main.o || stop "no main.o"

step "a link, when nothing of the runtime is there"
fails $alone add.mlir main.o -o prog
says "mlcc: error: the runtime library for '"
says "' was not found (looked for '$PWD/alone/lib/mlcc/targets.list')"
absent prog
fails $alone -shared add.mlir -o libadd.so
absent libadd.so

step "a link, when only the target's row is missing"
mkdir -p alone/lib/mlcc/
cp "$BUILD/lib/mlcc/targets.list" alone/lib/mlcc/
fails $alone -target riscv64-unknown-elf -nostdlib add.mlir -o prog
says "the runtime library for 'riscv64-unknown-unknown-elf' was not found"
says "looked for '$PWD/alone/lib/mlcc/riscv64-none/libmlcc_rt.a'"
absent prog

step "objects that might need it"
works $alone -c add.mlir
says "mlcc: warning: the runtime library for '"
says "objects keep their calls of it [-Wmissing-runtime]"
[ -s add.o ] || stop "no add.o"
rm add.o
fails $alone -Werror=missing-runtime -c add.mlir

step "where it is of no use nothing is said"
for options in "-c -w" "-c -Wno-missing-runtime" "-c -fno-self-contained" -S; do
  # shellcheck disable=SC2086
  works $alone $options add.mlir
  [ ! -s err ] || { cat err; stop "says something with $options"; }
done

step "a target that no runtime is made for"
works $alone -target sparcv9-unknown-linux-gnu -c add.mlir
[ ! -s err ] || { cat err; stop "says something"; }
exit 0
