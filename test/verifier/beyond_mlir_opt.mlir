// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// Mistakes that mlir-opt overlooks, or dies of.

func.func @interleave2(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %r = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> i32
  return
}

// -----

// expected-error@+1 {{parsed 2 elements, but type ('i32') expected 1 elements}}
module attributes {test.a = dense<(1, 2)> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{parsed 4 elements, but type ('tensor<2xi32>') expected 2 elements}}
module attributes {test.a = dense<[(1, 2), (3, 4)]> : tensor<2xi32>} {}

// -----

func.func @bounds_of_parallel(%a: index) {
  // expected-error@+1 {{'scf.parallel' op expects the same number of lower bounds: 2 and upper bounds: 2 as step values: 1}}
  "scf.parallel"(%a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 2, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, index, index) -> ()
  return
}

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc external @nothing_resolves : !llvm.func<void ()>, !llvm.ptr @absent

// -----

// A mask of 4 elements for four times as many as vscale says.
func.func @scatter(%b: memref<4xf32>, %i: index, %v: vector<[4]xf32>, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  "vector.scatter"(%b, %i, %n, %m, %v) : (memref<4xf32>, index, vector<4xi32>, vector<4xi1>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @maskedstore(%b: memref<4xf32>, %i: index, %v: vector<[4]xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  "vector.maskedstore"(%b, %i, %m, %v) : (memref<4xf32>, index, vector<4xi1>, vector<[4]xf32>) -> ()
  return
}
