#!/bin/sh
# label: slow
# -ftensor-results=out: results that are tensors are written to memory that the
# caller passes, and nothing is allocated for them.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC"
. "$SOURCE/test/driver/c_targets.inc"
cat >k.mlir <<'END'
func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @layer(%x: tensor<?x4xf32>, %w: tensor<4x2xf32>, %bias: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<?x4xf32>, tensor<4x2xf32>) outs(%bias : tensor<?x2xf32>) -> tensor<?x2xf32>
  return %y : tensor<?x2xf32>
}
func.func @several(%a: tensor<4xf32>, %x: f32, %c: i1) -> (tensor<4xf32>, f32, tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %0 = arith.addf %a, %a : tensor<4xf32>
  %1 = tensor.insert %x into %a[%c1] : tensor<4xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %3 = arith.constant dense<7.0> : tensor<4xf32>
  %4 = scf.if %c -> tensor<4xf32> { scf.yield %0 : tensor<4xf32> } else { scf.yield %a : tensor<4xf32> }
  return %0, %x, %2, %3, %4 : tensor<4xf32>, f32, tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func @calls(%a: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<4xf32>) {
  %0 = func.call @matmul(%a, %a) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = func.call @matmul(%0, %a) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %x = arith.constant 5.0 : f32
  %t = arith.constant true
  %r:5 = func.call @several(%2, %x, %t) : (tensor<4xf32>, f32, i1) -> (tensor<4xf32>, f32, tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>)
  return %1, %r#0 : tensor<?x?xf32>, tensor<4xf32>
}
func.func @grow(%a: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%t = %a) -> tensor<?xf32> {
    %u = tensor.concat dim(0) %t, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }
  %p = tensor.extract_slice %r[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
// Views of the result, of which each is one of the view before it.
func.func @views(%a: tensor<4xf32>) -> tensor<2x1x2xf32> {
  %0 = arith.addf %a, %a : tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = tensor.cast %1 : tensor<2x2xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<2x2xf32>
  %4 = tensor.expand_shape %3 [[0, 1], [2]] output_shape [2, 1, 2] : tensor<2x2xf32> into tensor<2x1x2xf32>
  return %4 : tensor<2x1x2xf32>
}
func.func @step(%kv: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %x: f32, %at: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %n = tensor.insert %x into %kv[%at] : tensor<4xf32>
  %y = arith.mulf %n, %n : tensor<4xf32>
  return %n, %y : tensor<4xf32>, tensor<4xf32>
}
END
cat >main.c <<'END'
#include "k.h"
#include "counted.h"
int main(void) {
  float a[2][3] = {{1, 2, 3}, {4, 5, 6}}, b[3][2] = {{1, 0}, {0, 1}, {1, 1}};
  float c[2][2], x[2][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
  float w[4][2] = {{1, 0}, {0, 1}, {1, 0}, {0, 1}}, bias[2][2] = {{1, 2}, {3}};
  allocations = living = 0;
  matmul_arrays(a[0], 2, 3, b[0], 3, 2, c[0], 2, 2);
  counted("matmul", 0);
  right("matmul", c[0][0] == 4 && c[0][1] == 5 && c[1][0] == 10 &&
                      c[1][1] == 11);
  layer_arrays(x[0], 2, w[0], bias[0], 2, c[0], 2);
  counted("layer", 0);
  right("layer", c[0][0] == 5 && c[0][1] == 8 && c[1][0] == 15 &&
                     c[1][1] == 14 && bias[0][0] == 1);
  float v[4] = {1, 2, 3, 4}, r0[4], r2[2][2], r3[4], r4[4];
  right("several", several_arrays(v, 9, 0, r0, r2[0], r3, r4) == 9);
  right("several", r0[3] == 8 && r2[0][1] == 9 && r2[1][1] == 4 && r3[2] == 7 &&
                       r4[1] == 2 && v[1] == 2);
  several_arrays(v, 9, 1, r0, r2[0], r3, r4);
  right("several", r4[1] == 4);
  allocations = living = 0;
  views_arrays(v, c[0]);
  counted("views", 0);
  right("views", c[0][0] == 2 && c[0][1] == 4 && c[1][0] == 6 && c[1][1] == 8);
  float m[2][2] = {{1, 1}, {0, 1}};
  allocations = living = 0;
  calls_arrays(m[0], 2, 2, c[0], 2, 2, r4);
  counted("calls", 2);
  right("calls", c[0][0] == 1 && c[0][1] == 3 && c[1][0] == 0 && r4[3] == 8);
  float g[12] = {0};
  grow_arrays(v, 4, 1, 2, g, 12);
  right("grow", g[0] == 1 && g[4] == 1 && g[11] == 4);
  float y[4];
  allocations = living = 0;
  step_arrays(v, 5, 2, y);
  counted("step", 0);
  right("step", v[2] == 5 && y[2] == 25 && y[3] == 16);
  return failures != 0;
}
END
check() {
  step "$name"
  for level in -O0 -O2; do
    works "$MLCC" $target $level -ftensor-results=out -c -femit-header=k.h k.mlir -o k.o
    works $cc -O1 -Wall -Werror -I. -I"$SOURCE/runtime/include" $counted \
      main.c k.o -o p
    works $run ./p
  done
}
on_targets check

step "the header"
works cat k.h
prints "void _mlir_ciface_matmul(MemRef2dF32 *a, MemRef2dF32 *b, MemRef2dF32 *result);"
prints "float _mlir_ciface_several(MemRef1dF32 *a, float x, bool c, MemRef1dF32 *result0, MemRef2dF32 *result2,"
prints "// A result that is a tensor is written to memory that the caller passes"
prints "// The result number 0 is in the memory of kv, which is written."
! grep -q mlcc_free out || stop "frees"

step "other targets"
for target in x86_64-pc-windows-msvc wasm32-wasip1 arm64-apple-macosx11.0 \
  riscv64-linux-gnu mips-linux-gnu thumbv7em-none-eabihf; do
  works "$MLCC" -target $target -ftensor-results=out -c -femit-header=k.h \
    k.mlir -o k.o
done

step "bare memrefs"
cat >bare.mlir <<'END'
func.func @twice(%a: tensor<4xf32>) -> (tensor<4xf32>, f32) {
  %c1 = arith.constant 1 : index
  %r = arith.addf %a, %a : tensor<4xf32>
  %x = tensor.extract %r[%c1] : tensor<4xf32>
  return %r, %x : tensor<4xf32>, f32
}
END
cat >bare.c <<'END'
#include "bare.h"
int main(void) {
  float a[4] = {1, 2, 3, 4}, r[4];
  return !(twice_arrays(a, r) == 4 && r[3] == 8 && a[3] == 4);
}
END
works "$MLCC" -c -fmemref-abi=bare -ftensor-results=out -femit-header bare.mlir -o bare.o
works "$CC" -I. bare.c bare.o -o p
works ./p

step "a definition elsewhere"
cat >uses.mlir <<'END'
func.func private @twice(tensor<4xf32>) -> (tensor<4xf32>, f32)
func.func @four_times(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = call @twice(%a) : (tensor<4xf32>) -> (tensor<4xf32>, f32)
  %1:2 = call @twice(%0#0) : (tensor<4xf32>) -> (tensor<4xf32>, f32)
  return %1#0 : tensor<4xf32>
}
END
cat >uses.c <<'END'
#include "uses.h"
int main(void) {
  float a[4] = {1, 2, 3, 4}, r[4];
  four_times_arrays(a, r);
  return !(r[0] == 4 && r[3] == 16);
}
END
for abi in descriptor bare; do
  works "$MLCC" -c -fmemref-abi=$abi -ftensor-results=out bare.mlir -o bare.o
  works "$MLCC" -c -fmemref-abi=$abi -ftensor-results=out -femit-header uses.mlir -o uses.o
  works "$CC" -I. uses.c uses.o bare.o -o p
  works ./p
done

step "what is on the heap"
works "$MLCC" -ftensor-results=out -fstack-buffers=0 -Rbufferize -c k.mlir -o k.o
says "k.mlir:23:3: remark: a buffer of type 'memref<4xf32>' is on the heap [-Rbufferize]"
! grep -q "k.mlir:\(9\|13\):.*on the heap" err || stop "a result is"

step "sizes that nobody knows"
cat >bad.mlir <<'END'
func.func @data(%a: tensor<4xindex>) -> (tensor<2xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.extract %a[%c0] : tensor<4xindex>
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = tensor.empty() : tensor<2xf32>
  return %x, %e : tensor<2xf32>, tensor<?xf32>
}
func.func @unranked(%a: tensor<4xindex>) -> tensor<*xindex> {
  %r = tensor.cast %a : tensor<4xindex> to tensor<*xindex>
  return %r : tensor<*xindex>
}
func.func private @elsewhere(%a: tensor<4xindex>) -> tensor<?xindex>
func.func @either(%a: tensor<?xf32>, %b: tensor<?xf32>, %m: memref<1xi1>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c = memref.load %m[%c0] : memref<1xi1>
  %r = scf.if %c -> tensor<?xf32> { scf.yield %a : tensor<?xf32> } else { scf.yield %b : tensor<?xf32> }
  return %r : tensor<?xf32>
}
func.func @loop(%a: tensor<?xf32>, %n: memref<index>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.load %n[] : memref<index>
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%t = %a) -> tensor<?xf32> {
    %u = tensor.concat dim(0) %t, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @grows(%a: tensor<?xi64>, %m: memref<index>) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%t = %a, %i = %c0) : (tensor<?xi64>, index) -> (index, tensor<?xi64>) {
    %n = memref.load %m[] : memref<index>
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i, %t : index, tensor<?xi64>
  } do {
  ^bb0(%i: index, %t: tensor<?xi64>):
    %u = tensor.concat dim(0) %t, %a : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
    %j = arith.addi %i, %c1 : index
    scf.yield %u, %j : tensor<?xi64>, index
  }
  return %r#1 : tensor<?xi64>
}
// These are known.
func.func @while(%a: tensor<?xi64>, %m: memref<index>) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i64
  %r:2 = scf.while (%t = %a, %i = %c0) : (tensor<?xi64>, index) -> (index, tensor<?xi64>) {
    %n = memref.load %m[] : memref<index>
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i, %t : index, tensor<?xi64>
  } do {
  ^bb0(%i: index, %t: tensor<?xi64>):
    %u = tensor.insert %x into %t[%i] : tensor<?xi64>
    %j = arith.addi %i, %c1 : index
    scf.yield %u, %j : tensor<?xi64>, index
  }
  return %r#1 : tensor<?xi64>
}
func.func @same(%a: tensor<?xf32>, %n: memref<index>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.load %n[] : memref<index>
  %m = memref.load %n[] : memref<index>
  %c = arith.cmpi slt, %m, %k : index
  %x = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%t = %a) -> tensor<?xf32> {
    %u = tensor.insert %x into %t[%i] : tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }
  %s = scf.if %c -> tensor<?xf32> {
    %u = tensor.insert %x into %a[%k] : tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  } else {
    scf.yield %a : tensor<?xf32>
  }
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}
END
cat >elements.mlir <<'END'
func.func @elements(%a: tensor<4xindex>, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %a[%c0], %c0 {in_bounds = [true]} : tensor<4xindex>, vector<4xindex>
  %s = vector.extract %v[0] : index from vector<4xindex>
  %t = tensor.splat %x[%s] : tensor<?xf32>
  return %t : tensor<?xf32>
}
END
fails "$MLCC" -ftensor-results=out -c elements.mlir
says "elements.mlir:1:1: error: 'func.func' op result #0 of type 'tensor<?xf32>' cannot be in memory of the caller's: its size does not follow from the arguments"

# Sizes may depend on branches, of any kind.
cat >branches.mlir <<'END'
func.func @chosen(%n: index, %x: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %s = scf.index_switch %n -> index
  case 0 {
    scf.yield %c1 : index
  }
  default {
    %m = arith.addi %n, %n : index
    scf.yield %m : index
  }
  %t = tensor.splat %x[%s] : tensor<?xf32>
  return %t : tensor<?xf32>
}
func.func @blocks(%n: index, %x: f32, %c: i1) -> tensor<?xf32> {
  %t = scf.execute_region -> tensor<?xf32> {
    cf.br ^bb1
  ^bb1:
    %a = tensor.splat %x[%n] : tensor<?xf32>
    cf.cond_br %c, ^bb2, ^bb3
  ^bb2:
    scf.yield %a : tensor<?xf32>
  ^bb3:
    %b = arith.addf %a, %a : tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %t : tensor<?xf32>
}
END
cat >branches.c <<'END'
#include <stdio.h>
#include "branches.h"
int main(void) {
  float a[1] = {0}, b[4] = {0}, c[3] = {0};
  chosen_arrays(0, 5, a, 1);
  chosen_arrays(2, 6, b, 4);
  blocks_arrays(3, 7, 0, c, 3);
  printf("%g %g %g\n", a[0], b[3], c[2]);
}
END
"$MLCC" -ftensor-results=out -femit-header=branches.h -c branches.mlir
"$CC" branches.c branches.o -o branches
./branches >out
grep -qx "5 6 14" out

fails "$MLCC" -ftensor-results=out -c bad.mlir
says "bad.mlir:1:1: error: 'func.func' op result #1 of type 'tensor<?xf32>' cannot be in memory of the caller's: its size does not follow from the arguments"
says "bad.mlir:8:1: error: 'func.func' op result #0 of type 'tensor<*xindex>'"
for line in 12 13 19 29; do
  says "bad.mlir:$line:1: error: 'func.func' op result #0"
done
[ "$(grep -c error: err)" -eq 6 ] || { cat err; stop "more errors"; }
absent bad.o
exit 0
