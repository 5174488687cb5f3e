// RUN: mlcc-opt %s -std=mlir22 -verify-diagnostics

// An old spelling otherwise: test/vintages/vector.pairs.

func.func @f(%b: memref<?xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %b[%i], %f {masked = [false]} : memref<?xf32>, vector<4xf32>
  return
}
