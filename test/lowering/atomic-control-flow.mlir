// RUN: %mlcc %s -verify-each -emit-mlir -o - | FileCheck %s
// RUN: not %mlcc-opt %s -convert-scf-to-cf 2>&1 | FileCheck %s --check-prefix=ALONE

// What an atomic update computes is lowered before the update is: branches and
// calls are in its region until then, where a program may have neither.

// ALONE: :[[@LINE+11]]:{{[0-9]+}}: error: 'memref.generic_atomic_rmw' op expects region #0 to have 0 or 1 blocks

// CHECK-LABEL: llvm.func @update(
// CHECK:         llvm.br ^[[LOOP:bb[0-9]+]](
// CHECK:       ^[[LOOP]](%[[OLD:.+]]: i32):
// CHECK:         llvm.cond_br %{{.+}}, ^[[ROOT:bb[0-9]+]], ^
// CHECK:       ^[[ROOT]]:
// CHECK:         llvm.call @cbrtf(
// CHECK:         llvm.cmpxchg %{{.+}}, %[[OLD]],
// CHECK:         llvm.cond_br %{{.+}}, ^{{.+}}, ^[[LOOP]](
func.func @update(%m: memref<4xf32>, %i: index, %c: i1) {
  %old = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %new = scf.if %c -> f32 {
      %y = math.cbrt %x : f32
      scf.yield %y : f32
    } else {
      scf.yield %x : f32
    }
    memref.atomic_yield %new : f32
  }
  return
}
