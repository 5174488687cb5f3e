#!/bin/sh
# A project for GNU make with the rules that mlcc brings.
. "$SOURCE/test/projects/common.inc"
need make
project make

step "builds and runs"
works make -C src CC="$CC"
runs src/program

step "nothing to do the second time"
works make -q -C src CC="$CC"

step "a kernel that changed is compiled again, and nothing else"
later src/scale.mlir
works make -C src CC="$CC"
prints "-c -o scale.o scale.mlir"
! grep -q main.c out || stop "$(cat out)"

step "flags"
works make -B -C src CC="$CC" MLIRFLAGS="-O0 -g" program
prints "mlcc -O0 -g -MMD -MP -c -o scale.o scale.mlir"
runs src/program

step "assembly"
works make -C src scale.s
grep -q _mlir_ciface_scale src/scale.s || stop "no function in scale.s"

step "an error stops it and leaves no object"
echo "func.func @f() {" >src/scale.mlir
make -C src CC="$CC" >out 2>err && stop "the build succeeded"
says "scale.mlir:1:17: error:"
[ ! -e src/scale.o ] || stop "an object of a kernel that does not compile"

step "another machine"
need aarch64-linux-gnu-gcc qemu-aarch64
project make
works make -C src CC=aarch64-linux-gnu-gcc \
  MLCC="mlcc --target=aarch64-linux-gnu" LDFLAGS=-static
runs qemu-aarch64 src/program
