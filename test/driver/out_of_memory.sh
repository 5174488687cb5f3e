#!/bin/sh
# label: slow
# Allocations that bufferization makes are checked: a program without memory
# calls mlcc_out_of_memory, which says so and aborts, or is the program's own.
# Without a C library it traps.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC"
. "$SOURCE/test/driver/c_targets.inc"
cat >k.mlir <<'END'
func.func @known(%x: f32) -> tensor<16x1024xf32> {
  %e = tensor.empty() : tensor<16x1024xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<16x1024xf32>)
    -> tensor<16x1024xf32>
  return %r : tensor<16x1024xf32>
}
func.func @asked(%n: index, %m: index, %x: f32) -> tensor<?x3x?xf32> {
  %e = tensor.empty(%n, %m) : tensor<?x3x?xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<?x3x?xf32>)
    -> tensor<?x3x?xf32>
  return %r : tensor<?x3x?xf32>
}
func.func @users(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
END
cat >main.c <<'END'
#include "k.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
static int lacking;
void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size) {
  return lacking ? NULL : __real_malloc(size);
}
#ifdef HOOK
void mlcc_out_of_memory(size_t size) {
  printf(size == SIZE_MAX ? "too many\n" : "lacks %lu\n", (unsigned long)size);
  exit(3);
}
#endif
static int asked(size_t n, size_t m) {
  MemRef3dF32 r;
  _mlir_ciface_asked(&r, (intptr_t)n, (intptr_t)m, 2);
  int right = r.sizes[0] == (intptr_t)n && r.sizes[2] == (intptr_t)m;
  for (size_t i = 0; i < 3 * n * m; i++)
    right &= r.aligned[i] == 2;
  mlcc_free_asked(&r);
  return !right;
}
int main(int argc, char **argv) {
  size_t half = SIZE_MAX / 2 + 1, quarter = (size_t)1 << sizeof(size_t) * 4;
  (void)argc;
  lacking = argv[1][0] >= 'a';
  switch (argv[1][0]) {
  case 'K': case 'k': {
    MemRef2dF32 r;
    _mlir_ciface_known(&r, 2);
    return r.aligned[16383] != 2;
  }
  case 'A': case 'a': return asked(5, 7);
  case 'O': return asked(half, 2);           // 0, of what is left
  case 'P': return asked(quarter, quarter);  // likewise
  case 'Q': return asked(SIZE_MAX / 12, 1);  // no room to align it
  case 'Z': case 'z': return asked(0, 7) || asked(7, 0) || asked(half, 0);
  case 'u': {
    MemRef1dF32 r;
    _mlir_ciface_users(&r, 8);
    return r.allocated != NULL;
  }
  }
  return 1;
}
END

# ends STATUS CASE: how ./p ends
ends() {
  { sh -c "ulimit -c 0; exec $run ./p $2" >out 2>err; } 2>/dev/null
  status=$?
  [ $status -eq "$1" ] || { cat out err; stop "$2: exit status $status"; }
}

traps() {
  { sh -c "ulimit -c 0; exec $*" >out 2>err; } 2>/dev/null
  [ $? -gt 128 ] || stop "it does not trap"
}

build() { # flags of mlcc; flags of cc
  works "$MLCC" $target -O2 -c -femit-header=k.h $1 k.mlir -o k.o
  works $cc $2 -O1 -w -I. -I"$SOURCE/runtime/include" -Wl,--wrap=malloc \
    main.c k.o -o p
}

run_all() {
  step "$name"
  build "" ""
  for case in K A Z z u; do ends 0 $case; done
  ends 134 k
  says "out of memory: no 65536 bytes for a tensor"
  ends 134 a
  says "out of memory: no 420 bytes for a tensor"
  for case in O P Q; do
    ends 134 $case
    says "more bytes than can be counted"
  done
  for flag in "" -ffreestanding; do
    step "$name $flag, a hook"
    build "$flag" -DHOOK
    for case in K A Z z u; do ends 0 $case; done
    ends 3 k
    prints "lacks 65536"
    ends 3 a
    prints "lacks 420"
    for case in O P Q; do
      ends 3 $case
      prints "too many"
    done
  done
  step "$name -ffreestanding"
  build -ffreestanding ""
  ends 0 A
  traps $run ./p k
}

on_targets run_all

step "-nostdlib"
cat >start.mlir <<'END'
llvm.func @malloc(%size: i64) -> !llvm.ptr attributes {passthrough = ["noinline"]} {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.return %null : !llvm.ptr
}
llvm.func @free(%p: !llvm.ptr) {
  llvm.return
}
func.func @make(%x: f32) -> tensor<4096xf32> {
  %e = tensor.empty() : tensor<4096xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<4096xf32>)
    -> tensor<4096xf32>
  return %r : tensor<4096xf32>
}
func.func @_start() {
  %x = arith.constant 1.0 : f32
  %t = func.call @make(%x) : (f32) -> tensor<4096xf32>
  return
}
END
case $(uname -m) in
x86_64 | aarch64)
  works "$MLCC" -O0 -nostdlib -static start.mlir -o p
  traps ./p
  ;;
esac

step "a hook of the module's own"
cat >own.mlir <<'END'
func.func private @abort()
func.func @mlcc_out_of_memory(%size: index) {
  func.call @abort() : () -> ()
  return
}
func.func @f(%x: f32) -> tensor<16x1024xf32> {
  %e = tensor.empty() : tensor<16x1024xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<16x1024xf32>)
    -> tensor<16x1024xf32>
  return %r : tensor<16x1024xf32>
}
END
for flag in "" -ffreestanding; do
  works "$MLCC" $flag -c own.mlir -o own.o
done
exit 0
