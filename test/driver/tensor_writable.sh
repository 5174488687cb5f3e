#!/bin/sh
# label: slow
# Results that are written over arguments with bufferization.writable are in the
# memory of these: nothing is allocated, copied or freed.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC"
. "$SOURCE/test/driver/c_targets.inc"
cat >k.mlir <<'END'
// Reads in between, and a private function that writes what it is given.
func.func private @set(%a: tensor<600xf32>, %x: f32) -> tensor<600xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.insert %x into %a[%c1] : tensor<600xf32>
  return %r : tensor<600xf32>
}
func.func @step(%a: tensor<600xf32> {bufferization.writable = true}, %x: f32) -> tensor<600xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = func.call @set(%a, %x) : (tensor<600xf32>, f32) -> tensor<600xf32>
  %v = tensor.extract %r[%c1] : tensor<600xf32>
  %w = arith.addf %v, %x : f32
  %s = tensor.insert %w into %r[%c2] : tensor<600xf32>
  return %s : tensor<600xf32>
}
func.func @twice(%a: tensor<?xf32> {bufferization.writable = true}) -> tensor<?xf32> {
  %r = arith.addf %a, %a : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @branches(%a: tensor<600xf32> {bufferization.writable = true}, %x: f32, %c: i1) -> tensor<600xf32> {
  %c1 = arith.constant 1 : index
  cf.cond_br %c, ^a, ^b(%a : tensor<600xf32>)
^a:
  %r = tensor.insert %x into %a[%c1] : tensor<600xf32>
  cf.br ^b(%r : tensor<600xf32>)
^b(%t : tensor<600xf32>):
  return %t : tensor<600xf32>
}
func.func @shaped(%a: tensor<600xf32> {bufferization.writable = true}, %x: f32) -> tensor<600xf32> {
  %c1 = arith.constant 1 : index
  %b = tensor.expand_shape %a [[0, 1]] output_shape [2, 300] : tensor<600xf32> into tensor<2x300xf32>
  %r = tensor.insert %x into %b[%c1, %c1] : tensor<2x300xf32>
  %s = tensor.collapse_shape %r [[0, 1]] : tensor<2x300xf32> into tensor<600xf32>
  return %s : tensor<600xf32>
}
func.func @loop(%n: index, %a: tensor<600xf32> {bufferization.writable = true}) -> (index, tensor<600xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<600xf32> {
    %v = tensor.extract %t[%i] : tensor<600xf32>
    %w = arith.addf %v, %v : f32
    %u = tensor.insert %w into %t[%i] : tensor<600xf32>
    scf.yield %u : tensor<600xf32>
  }
  return %n, %r : index, tensor<600xf32>
}
func.func @swap(%a: tensor<600xf32> {bufferization.writable = true}, %b: tensor<600xf32> {bufferization.writable = true}) -> (tensor<600xf32>, tensor<600xf32>) {
  return %b, %a : tensor<600xf32>, tensor<600xf32>
}
// The second needs memory of its own, as do those behind.
func.func @both(%a: tensor<600xf32> {bufferization.writable = true}, %x: f32) -> (tensor<600xf32>, tensor<600xf32>) {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %x into %a[%c0] : tensor<600xf32>
  return %a, %r : tensor<600xf32>, tensor<600xf32>
}
func.func @either(%a: tensor<600xf32> {bufferization.writable = true}, %b: tensor<600xf32> {bufferization.writable = true}, %c: i1) -> tensor<600xf32> {
  %r = arith.select %c, %a, %b : tensor<600xf32>
  return %r : tensor<600xf32>
}
func.func @part(%a: tensor<600xf32> {bufferization.writable = true}) -> tensor<2xf32> {
  %r = tensor.extract_slice %a[1] [2] [1] : tensor<600xf32> to tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @only_read(%a: tensor<600xf32> {bufferization.writable = false}, %x: f32) -> tensor<600xf32> {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %x into %a[%c0] : tensor<600xf32>
  return %r : tensor<600xf32>
}
// Who calls one of these in the module keeps what it needs.
func.func @caller(%a: tensor<600xf32>, %x: f32) -> f32 {
  %c2 = arith.constant 2 : index
  %r = func.call @step(%a, %x) : (tensor<600xf32>, f32) -> tensor<600xf32>
  %s = func.call @step(%r, %x) : (tensor<600xf32>, f32) -> tensor<600xf32>
  %v = tensor.extract %s[%c2] : tensor<600xf32>
  %w = tensor.extract %a[%c2] : tensor<600xf32>
  %y = arith.addf %v, %w : f32
  return %y : f32
}
END
cat >main.c <<'END'
#include "k.h"
#include "counted.h"
static float a[600], b[600];
static void ramp(void) {
  for (int i = 0; i < 600; i++)
    a[i] = (float)i, b[i] = -(float)i;
  allocations = living = 0;
}
#define IN(r, p) ((r).aligned == (p) && !(r).allocated && !(r).offset)
int main(void) {
  MemRef1dF32 r, m = {a, a, 0, {600}, {1}};
  ramp();
  step_arrays(&r, a, 7);
  counted("step", 0);
  right("step", IN(r, a) && a[1] == 7 && a[2] == 14 && a[3] == 3);
  ramp();
  _mlir_ciface_twice(&r, &m);
  counted("twice", 0);
  right("twice", IN(r, a) && a[599] == 1198 && r.sizes[0] == 600);
  ramp();
  branches_arrays(&r, a, 5, 0);
  right("branches", IN(r, a) && a[1] == 1);
  branches_arrays(&r, a, 5, 1);
  counted("branches", 0);
  right("branches", IN(r, a) && a[1] == 5);
  ramp();
  shaped_arrays(&r, a, 5);
  counted("shaped", 0);
  right("shaped", IN(r, a) && a[301] == 5);
  ramp();
  loop_results loop;
  loop_arrays(&loop, 3, a);
  counted("loop", 0);
  right("loop", IN(loop.result1, a) && a[2] == 4 && a[3] == 3);
  ramp();
  swap_results swap;
  swap_arrays(&swap, a, b);
  counted("swap", 0);
  right("swap", IN(swap.result0, b) && IN(swap.result1, a) && b[2] == -2);
  both_results both;
  both_arrays(&both, a, 9);
  right("both", IN(both.result0, a) && a[0] == 0 && a[1] == 1 &&
                    both.result1.allocated && both.result1.aligned[0] == 9 &&
                    both.result1.aligned[1] == 1);
  mlcc_free_both(&both);
  counted("both", 1);
  either_arrays(&r, a, b, 0);
  right("either", r.allocated && r.aligned[2] == -2);
  mlcc_free_either(&r);
  counted("either", 1);
  part_arrays(&r, a);
  right("part", r.allocated && r.aligned[1] == 2);
  mlcc_free_part(&r);
  counted("part", 1);
  only_read_arrays(&r, a, 9);
  right("only_read", r.allocated && r.aligned[0] == 9 && a[0] == 0);
  mlcc_free_only_read(&r);
  counted("only_read", 1);
  right("caller", caller_arrays(a, 7) == 16 && a[1] == 1);
  counted("caller", 0); // and one on the stack
  return failures != 0;
}
END
check() {
  step "$name"
  for level in -O0 -O2; do
    works "$MLCC" $target $level -c -femit-header=k.h k.mlir -o k.o
    works $cc -O1 -Wall -Werror -I. -I"$SOURCE/runtime/include" $counted \
      main.c k.o -o p
    works $run ./p
  done
}
on_targets check

step "the header"
works cat k.h
prints "// The result is in the memory of a, which is written: its allocated is NULL."
prints "// The result number 0 is in the memory of b, which is written"
prints "void _mlir_ciface_mlcc_free_both(MemRef1dF32 *result1);"
! grep -q "mlcc_free_\(step\|twice\|branches\|shaped\|loop\|swap\)" out ||
  stop "frees what is not to be freed"

step "the object is the same without a header"
works "$MLCC" -O2 -femit-c-interface -c k.mlir -o plain.o
works "$MLCC" -O2 -femit-c-interface -emit-mlir=cf k.mlir -o plain.mlir
works "$MLCC" -O2 -femit-header=k.h -emit-mlir=cf k.mlir -o with.mlir
sed '/@mlcc_free_/,$d' with.mlir >with
sed '/@mlcc_free_/,$d; $d' plain.mlir >plain
works diff plain with

step "what was read is printed"
works "$MLCC" -femit-header=k.h -emit-mlir=input k.mlir -o input.mlir
! grep -q linalg input.mlir || stop "it was changed"

step "results in memory of the caller's"
cat >out.c <<'END'
#include "out.h"
int main(void) {
  static float a[600], r[600];
  a[1] = 1;
  step_arrays(a, 7);
  both_arrays(a, 9, r);
  return !(a[1] == 7 && a[2] == 14 && a[0] == 0 && r[0] == 9 && r[1] == 7);
}
END
works "$MLCC" -ftensor-results=out -c -femit-header=out.h k.mlir -o out.o
works "$CC" -Wall -Werror -I. out.c out.o -o p
works ./p
works cat out.h
prints "// The result is in the memory of a, which is written."

step "bare memrefs"
cat >bare.mlir <<'END'
func.func @more(%a: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %x = arith.constant 3.0 : f32
  %c1 = arith.constant 1 : index
  %r = tensor.insert %x into %a[%c1] : tensor<4xf32>
  return %r : tensor<4xf32>
}
END
cat >bare.c <<'END'
#include "bare.h"
int main(void) {
  float a[4] = {1, 1, 1, 1};
  return !(more_arrays(a) == a && a[0] == 1 && a[1] == 3);
}
END
works "$MLCC" -c -fmemref-abi=bare -femit-header=bare.h bare.mlir -o bare.o
works "$CC" -Wall -Werror -I. bare.c bare.o -o p
works ./p
exit 0
