#!/bin/sh
# [triple-]mlcc[-opt|-translate][-version][.exe]: the name says what the program
# is, and what it compiles for.
. "$SOURCE/test/driver/common.inc"

host=$("$MLCC" -dumpmachine)

compiles_for() { # NAME TRIPLE
  ln -s "$MLCC" "$1"
  works "./$1" -dumpmachine
  [ "$(cat out)" = "$2" ] || stop "$1 compiles for $(cat out)"
}

step "a version changes nothing"
for name in mlcc-22 mlcc22 mlcc-22.1.8 mlcc.exe mlcc-22.exe; do
  compiles_for $name "$host"
done

step "a triple, with and without version"
compiles_for aarch64-linux-gnu-mlcc aarch64-unknown-linux-gnu
compiles_for aarch64-linux-gnu-mlcc-22 aarch64-unknown-linux-gnu
compiles_for riscv64-linux-gnu-mlcc-22.1.exe riscv64-unknown-linux-gnu
compiles_for armv7a-linux-androideabi21-mlcc armv7-unknown-linux-android21

step "the triple of another program's name"
compiles_for aarch64-linux-gnu-gcc-12 aarch64-unknown-linux-gnu

step "what is no target is part of the name"
compiles_for my-mlcc "$host"
compiles_for wrapped-mlcc-22 "$host"

step "-target goes before the name"
works ./aarch64-linux-gnu-mlcc -target s390x-linux-gnu -dumpmachine
prints s390x-unknown-linux-gnu

step "mlcc-opt"
for name in mlcc-opt-22 mlcc-opt-22.1.exe mlcc-opt22 aarch64-linux-gnu-mlcc-opt; do
  ln -s "$MLCC" $name
  works ./$name -convert-func-to-llvm add.mlir
  prints "llvm.func @add"
done

step "mlcc-translate"
works "$MLCC" -emit-mlir add.mlir -o llvm.mlir
for name in mlcc-translate-22 mlcc-translate.exe; do
  ln -s "$MLCC" $name
  works ./$name -mlir-to-llvmir llvm.mlir
  prints "define i32 @add"
done
exit 0
