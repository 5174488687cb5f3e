#!/bin/sh
# label: slow
# Results that are arguments (tf.aliasing_output): computed in their memory, or
# copied there at the end; nothing of them is freed.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC"
. "$SOURCE/test/driver/c_targets.inc"
cat >k.mlir <<'END'
// A row of a cache, and its sum with what was there.
func.func @step(%kv: tensor<4x8xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<1x8xf32>, %at: index) -> (f32, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %old = tensor.extract %kv[%at, %c0] : tensor<4x8xf32>
  %new = tensor.insert_slice %x into %kv[%at, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  %e = tensor.extract %new[%at, %c0] : tensor<4x8xf32>
  %sum = arith.addf %old, %e : f32
  return %sum, %new : f32, tensor<4x8xf32>
}
// Elementwise from what is there, of unknown size.
func.func @scale(%x: f32, %a: tensor<?xf32> {tf.aliasing_output = 0 : i32}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %m = arith.mulf %v, %x : f32
    linalg.yield %m : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// Needs the old: copied at the end.
func.func @reversed(%a: tensor<8xf32> {tf.aliasing_output = 0 : i32}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (7 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%v: f32, %o: f32):
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @swap(%a: tensor<600xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<600xf32> {tf.aliasing_output = 1 : i32}) -> (tensor<600xf32>, tensor<600xf32>) {
  return %b, %a : tensor<600xf32>, tensor<600xf32>
}
// Both: the old as a new buffer, and the new in place.
func.func @both(%a: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %x into %a[%c0] : tensor<4xf32>
  return %a, %r : tensor<4xf32>, tensor<4xf32>
}
func.func @zero(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  %r = arith.constant dense<2.5> : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @other(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> { scf.yield %a : tensor<4xf32> } else { scf.yield %b : tensor<4xf32> }
  return %r : tensor<4xf32>
}
func.func @loop(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<4xf32> {
    %v = tensor.extract %t[%i] : tensor<4xf32>
    %w = arith.addf %v, %v : f32
    %u = tensor.insert %w into %t[%i] : tensor<4xf32>
    scf.yield %u : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// Calls within the module.
func.func @caller(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %c2 = arith.constant 2 : index
  %r = func.call @loop(%a, %c2) : (tensor<4xf32>, index) -> tensor<4xf32>
  %s = func.call @loop(%r, %c2) : (tensor<4xf32>, index) -> tensor<4xf32>
  %v = tensor.extract %s[%c0] : tensor<4xf32>
  %w = tensor.extract %a[%c0] : tensor<4xf32>
  %y = arith.addf %v, %w : f32
  return %y : f32
}
func.func @nested(%kv: tensor<2x4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2x4xf32> {
  %c2 = arith.constant 2 : index
  %p = tensor.extract_slice %kv[1, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  %r = func.call @loop(%p, %c2) : (tensor<4xf32>, index) -> tensor<4xf32>
  %s = tensor.insert_slice %r into %kv[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x4xf32>
  return %s : tensor<2x4xf32>
}
func.func @column(%kv: tensor<4x2xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4x2xf32> {
  %c2 = arith.constant 2 : index
  %p = tensor.extract_slice %kv[0, 1] [4, 1] [1, 1] : tensor<4x2xf32> to tensor<4xf32>
  %r = func.call @loop(%p, %c2) : (tensor<4xf32>, index) -> tensor<4xf32>
  %s = tensor.insert_slice %r into %kv[0, 1] [4, 1] [1, 1] : tensor<4xf32> into tensor<4x2xf32>
  return %s : tensor<4x2xf32>
}
func.func private @twice(tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32>
func.func @calls_outside(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  %r = func.call @twice(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %s = func.call @twice(%r) : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
END
cat >twice.mlir <<'END'
func.func @twice(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  %r = arith.addf %a, %a : tensor<4xf32>
  return %r : tensor<4xf32>
}
END
cat >main.c <<'END'
#include "k.h"
#include "counted.h"
static MemRef1dF32 vector(float *p, int n) {
  MemRef1dF32 m = {p, p, 0, {n}, {1}};
  return m;
}
static MemRef1dF32 ramp(float *p, int n) {
  for (int i = 0; i < n; i++)
    p[i] = (float)i;
  return vector(p, n);
}
#define IN(r, p) ((r).aligned == (p) && !(r).allocated && !(r).offset)
int main(void) {
  static float a[600], b[600], kv[4][8], x[8] = {9, 8, 7};
  MemRef1dF32 r, m = ramp(a, 8), n;
  step_results step;
  allocations = living = 0; // those of a static C library
  kv[2][0] = 5;
  step_arrays(&step, kv[0], x, 2);
  counted("step", 0);
  right("step", step.result0 == 14 && IN(step.result1, kv[0]) && kv[2][2] == 7);
  _mlir_ciface_scale(&r, 3, &m);
  counted("scale", 0);
  right("scale", IN(r, a) && a[7] == 21 && r.sizes[0] == 8);
  m = ramp(a, 8);
  _mlir_ciface_reversed(&r, &m);
  right("reversed", IN(r, a) && a[0] == 7 && a[1] == 6 && a[7] == 0);
  m = ramp(a, 600), n = ramp(b, 600), b[0] = -1;
  swap_results swap;
  _mlir_ciface_swap(&swap, &m, &n);
  counted("swap", 1); // and one on the stack
  right("swap", IN(swap.result0, a) && IN(swap.result1, b) && a[0] == -1 &&
                    b[0] == 0 && b[599] == 599);
  m = ramp(a, 4);
  both_results both;
  _mlir_ciface_both(&both, &m, 7);
  right("both", both.result0.aligned != a && both.result0.allocated &&
                    both.result0.aligned[0] == 0 && IN(both.result1, a) &&
                    a[0] == 7 && a[3] == 3);
  mlcc_free_both(&both);
  counted("both", 1);
  _mlir_ciface_zero(&r, &m);
  right("zero", IN(r, a) && a[0] == 2.5 && a[3] == 2.5);
  m = ramp(a, 4), n = ramp(b, 4), b[1] = 6;
  _mlir_ciface_other(&r, &m, &n, 1);
  right("other", IN(r, a) && a[1] == 1 && b[1] == 6);
  _mlir_ciface_other(&r, &m, &n, 0);
  right("other", IN(r, a) && a[1] == 6 && b[1] == 6);
  living = allocations = 0;
  _mlir_ciface_loop(&r, &m, 2);
  counted("loop", 0);
  right("loop", IN(r, a) && a[1] == 12 && a[2] == 2);
  right("caller", _mlir_ciface_caller(0) == 5);
  MemRef2dF32 r2;
  float rows[2][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
  nested_arrays(&r2, rows[0]);
  right("nested", IN(r2, rows[0]) && rows[0][0] == 1 && rows[1][0] == 10 &&
                      rows[1][1] == 12 && rows[1][2] == 7);
  float columns[4][2] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}};
  column_arrays(&r2, columns[0]);
  right("column", columns[0][0] == 1 && columns[0][1] == 4 &&
                      columns[1][1] == 8 && columns[2][1] == 6);
  living = allocations = 0;
  m = ramp(a, 4);
  _mlir_ciface_calls_outside(&r, &m);
  counted("calls_outside", 0);
  right("calls_outside", IN(r, a) && a[1] == 4 && a[3] == 12);
  return failures != 0;
}
END
check() {
  step "$name"
  for level in -O0 -O2; do
    works "$MLCC" $target $level -c -femit-header=k.h k.mlir -o k.o
    works "$MLCC" $target $level -c twice.mlir -o twice.o
    works $cc -O1 -Wall -Werror -I. -I"$SOURCE/runtime/include" $counted \
      main.c k.o twice.o -o p
    works $run ./p
  done
}
on_targets check

step "the header"
works cat k.h
prints "// The result is in the memory of a, which is written: its allocated is NULL."
prints "// The result number 1 is in the memory of kv, which"
prints "void _mlir_ciface_mlcc_free_both(MemRef1dF32 *result0);"
! grep -q "mlcc_free_\(step\|scale\)" out || stop "frees what is not to be freed"

step "bare memrefs"
cat >bare.mlir <<'END'
func.func @swap(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32},
                %b: tensor<4xf32> {tf.aliasing_output = 1 : i32})
    -> (tensor<4xf32>, tensor<4xf32>) {
  return %b, %a : tensor<4xf32>, tensor<4xf32>
}
func.func @more(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32})
    -> tensor<4xf32> {
  %x = arith.constant 3.0 : f32
  %c1 = arith.constant 1 : index
  %r = tensor.insert %x into %a[%c1] : tensor<4xf32>
  return %r : tensor<4xf32>
}
END
cat >bare.c <<'END'
float *more(float *a);
int main(void) {
  float a[4] = {1, 1, 1, 1};
  return !(more(a) == a && a[0] == 1 && a[1] == 3);
}
END
works "$MLCC" -c -fmemref-abi=bare bare.mlir -o bare.o
works "$CC" bare.c bare.o -o p
works ./p

step "errors"
refused() { # arguments; results; message
  echo "func.func private @f($1) -> ($2)" >bad.mlir
  fails "$MLCC" -c bad.mlir
  says "bad.mlir:1:1: error: 'func.func' op $3"
  absent bad.o
}
A=tensor\<4xf32\>
refused "$A {tf.aliasing_output = 1 : i32}" "$A" \
  "'tf.aliasing_output' of argument #0 is not the number of a result, of which there are 1"
refused "$A {tf.aliasing_output = -1 : i32}" "$A" "'tf.aliasing_output' of argument #0 is not"
refused "f32, $A {tf.aliasing_output = \"x\"}" "$A" "'tf.aliasing_output' of argument #1 is not"
refused "$A {tf.aliasing_output = 0 : i32}" "tensor<5xf32>" \
  "result #0 cannot be argument #0, as its 'tf.aliasing_output' says: it is of type 'tensor<5xf32>', and the argument of type 'tensor<4xf32>'"
refused "tensor<*xf32> {tf.aliasing_output = 0 : i32}" "tensor<*xf32>" \
  "result #0 cannot be argument #0, as its 'tf.aliasing_output' says: it has no rank"
refused "$A {tf.aliasing_output = 0 : i32}, $A {tf.aliasing_output = 0 : i32}" \
  "$A" "result #0 cannot be two arguments, #0 and #1, as their 'tf.aliasing_output' says"
# It is of tensors.
echo "func.func @f(%x: i32 {tf.aliasing_output = 7 : i32}) { return }" >good.mlir
works "$MLCC" -c good.mlir
exit 0
