// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// Subscripts that MLIR does not count.

func.func @too_few(%a: memref<2x2xf32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %m = memref.generic_atomic_rmw %a[%i] : memref<2x2xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @too_many(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %m = memref.generic_atomic_rmw %a[%i, %i] : memref<2xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return
}
