#!/bin/sh
# Results of functions with bare pointers: the caller has one pointer, at which the
# elements are and which it frees. Where there is an emulator on other targets, too.
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
END
cat >main.c <<'END'
#include <stdio.h>
#include <stdlib.h>
float *f(float *, float *);
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
    if (i % 3)
      free(other);
  }
  return 0;
}
END
sed 's/attributes {no_inline} {/attributes {llvm.bareptr, no_inline} {/
  s/^\(func.func @f.*\) {$/\1 attributes {llvm.bareptr} {/' in.mlir >marked.mlir

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
try arm-linux-gnueabihf-gcc "qemu-arm -L /usr/arm-linux-gnueabihf" -target arm-linux-gnueabihf
try s390x-linux-gnu-gcc "qemu-s390x -L /usr/s390x-linux-gnu" -target s390x-linux-gnu
