// scf-forall-to-for: what has tensors for results stays, with a warning.
//
// RUN: %mlcc-opt %s -scf-forall-to-for 2>&1 | FileCheck %s

// CHECK: :[[#@LINE+5]]:8: warning: skipping scf.forall with outputs, currently not supported
// CHECK-LABEL: func.func @tensors(
// CHECK-NOT: scf.for{{ }}
// CHECK: scf.forall
func.func @tensors(%t: tensor<4xf32>, %m: memref<4xf32>, %x: f32) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel { }
  }
  // CHECK: scf.for{{ }}
  // CHECK-NEXT: memref.store
  scf.forall (%i) in (4) {
    memref.store %x, %m[%i] : memref<4xf32>
  }
  return %r : tensor<4xf32>
}
