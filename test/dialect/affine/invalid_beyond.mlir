// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// What mlir-opt crashes of, or takes.

func.func @f(%t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%t, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.parallel' op operand count and affine map dimension and symbol count must match}}
  "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}
