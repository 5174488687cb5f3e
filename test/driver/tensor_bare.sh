#!/bin/sh
# Results of functions with bare pointers: the caller has one pointer, at which the
# elements are and which it frees, also where the program aligns them, or they are
# vectors. Where there is an emulator on other targets, too.
. "$SOURCE/test/driver/common.inc"

cat >in.mlir <<'END'
func.func private @g(%a: tensor<5xf32>, %c: tensor<5xf32>) -> tensor<5xf32> attributes {no_inline} {
  %r = linalg.add ins(%a, %c : tensor<5xf32>, tensor<5xf32>) outs(%c : tensor<5xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}
func.func @f(%a: tensor<5xf32>, %c: tensor<5xf32>) -> tensor<5xf32> {
  %0 = call @g(%a, %c) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %1 = call @g(%a, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}
func.func private @new(%big: i1) -> memref<5xf32> attributes {no_inline} {
  %small = memref.alloc() {alignment = 8} : memref<5xf32>
  cf.cond_br %big, ^aligned, ^end(%small : memref<5xf32>)
^aligned:
  memref.dealloc %small : memref<5xf32>
  %new = memref.alloc() {alignment = 256} : memref<5xf32>
  cf.br ^end(%new : memref<5xf32>)
^end(%m: memref<5xf32>):
  return %m : memref<5xf32>
}
func.func @m(%big: i1, %f: f32) -> memref<5xf32> {
  %scratch = call @new(%big) : (i1) -> memref<5xf32>
  linalg.fill ins(%f : f32) outs(%scratch : memref<5xf32>)
  %m = call @new(%big) : (i1) -> memref<5xf32>
  memref.copy %scratch, %m : memref<5xf32> to memref<5xf32>
  memref.dealloc %scratch : memref<5xf32>
  return %m : memref<5xf32>
}
func.func private @release(%m: memref<3xi32>) attributes {no_inline} {
  memref.dealloc %m : memref<3xi32>
  return
}
func.func @v(%f: f32) -> memref<1xvector<16xf32>> {
  %m = memref.alloc() : memref<1xvector<16xf32>>
  %v = vector.broadcast %f : f32 to vector<16xf32>
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<1xvector<16xf32>>
  %other = memref.alloc() {alignment = 128} : memref<3xi32>
  call @release(%other) : (memref<3xi32>) -> ()
  return %m : memref<1xvector<16xf32>>
}
END
cat >main.c <<'END'
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
float *f(float *, float *), *m(_Bool, float), *v(float);
static int differs(float *p, int n, float x, uintptr_t alignment) {
  int wrong = (uintptr_t)p % alignment != 0;
  for (int i = 0; i < n; i++)
    wrong |= p[i] != x;
  free(p);
  return wrong;
}
int main(void) {
  float a[] = {1, 2, 3, 4, 5}, c[] = {6, 7, 8, 9, 10};
  // Memory that malloc gives may be aligned by chance.
  for (int i = 0; i < 64; i++) {
    void *other = malloc(8 + 24 * (i % 5));
    float *r = f(a, c);
    for (int j = 0; j < 5; j++)
      if (r[j] != 2 * a[j] + c[j])
        return printf("%d: %g\n", j, r[j]), 1;
    free(r);
    if (differs(m(0, i), 5, i, 8) || differs(m(1, -i), 5, -i, 256) ||
        differs(v(i + 0.5f), 16, i + 0.5f, 64))
      return printf("memrefs\n"), 1;
    if (i % 3)
      free(other);
  }
  return 0;
}
END
sed 's/attributes {no_inline} {/attributes {llvm.bareptr, no_inline} {/
  s/^\(func.func @[fmv]\>.*\) {$/\1 attributes {llvm.bareptr} {/' in.mlir >marked.mlir

try() { # cc, emulator, flags of mlcc
  cc=$1 emulator=$2
  shift 2
  command -v "${cc%% *}" >/dev/null || return 0
  [ -z "$emulator" ] || command -v "${emulator%% *}" >/dev/null || return 0
  for level in -O0 -O1 -O2 -Os; do
    works "$MLCC" "$@" $level -fPIC -fmemref-abi=bare -c in.mlir -o in.o
    $cc main.c in.o -o main || stop "$cc cannot link"
    $emulator ./main || stop "$* $level: wrong"
    works "$MLCC" "$@" $level -fPIC -c marked.mlir -o in.o
    $cc main.c in.o -o main || stop "$cc cannot link"
    $emulator ./main || stop "$* $level, by attributes: wrong"
  done
}

step "results are what the caller reads and frees"
try cc ""
step "on other targets"
try aarch64-linux-gnu-gcc "qemu-aarch64 -L /usr/aarch64-linux-gnu" -target aarch64-linux-gnu
try riscv64-linux-gnu-gcc "qemu-riscv64 -L /usr/riscv64-linux-gnu" -target riscv64-linux-gnu
try arm-linux-gnueabihf-gcc "qemu-arm -L /usr/arm-linux-gnueabihf" -target arm-linux-gnueabihf
try s390x-linux-gnu-gcc "qemu-s390x -L /usr/s390x-linux-gnu" -target s390x-linux-gnu

step "Windows frees only what malloc gives"
fails "$MLCC" -target x86_64-windows-gnu -fmemref-abi=bare -c in.mlir -o in.obj
says "in.mlir:15:10: error: 'memref.alloc' op cannot be lowered: memory aligned to 256 bytes cannot be freed by a bare pointer here; malloc aligns to 16"
sed 's/alignment = [0-9]*/alignment = 16/; s/16xf32/4xf32/' in.mlir >low.mlir
works "$MLCC" -target x86_64-windows-gnu -fmemref-abi=bare -c low.mlir -o in.obj
