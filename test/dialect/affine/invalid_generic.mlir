// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with operations of affine in generic form. The
// expectations hold for mlir-opt as well.

func.func @f(%m: memref<64xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %j, %m, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<64xf32>, i32, memref<64xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<64xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %j, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<64xf32>, index, memref<64xf32>, i32, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<64xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %j, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<64xf32>, index, memref<64xf32>, index, memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%m: memref<64xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<64xf32>, index, memref<64xf32>, index, memref<1xi32>, index, index, index) -> ()
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%t, %j, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%m: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %x = memref.load %m[%i] : memref<64xf32>
    %y = arith.fptoui %x : f32 to i32
    %z = arith.index_cast %y : i32 to index
    // expected-error@+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %m[%z], %n : memref<64xf32>
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (8)>}> ({
  ^bb0(%i: index):
    "affine.yield"(%x) : (f32) -> ()
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.for' op different number of region iter_args and yielded values: 1 != 2}}
  %0:2 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (8)>}> ({
  ^bb0(%i: index, %a: f32):
    "affine.yield"(%x, %x) : (f32, f32) -> ()
  }) : (f32) -> (f32, f32)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: i32):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.for' op different number of region iter_args and yielded values: 0 != 1}}
  %0 = "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    affine.yield %x : f32
  }) : () -> f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index):
    affine.yield %x : f32
  }) : (f32) -> f32
  return
}

// -----

func.func @accepted(%x: i32, %y: si32, %z: ui32) {
  %0:3 = affine.parallel (%i) = (0) to (4) reduce ("ori", "muli", "assign") -> (i32, i32, i32) {
    affine.yield %x, %x, %x : i32, i32, i32
  }
  %1:2 = affine.parallel (%i) = (0) to (4) reduce ("maxs", "mins") -> (si32, si32) {
    affine.yield %y, %y : si32, si32
  }
  %2:2 = affine.parallel (%i) = (0) to (4) reduce ("maxu", "minu") -> (ui32, ui32) {
    affine.yield %z, %z : ui32, ui32
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("maxs") -> (i32) {
    affine.yield %x : i32
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("minu") -> (i32) {
    affine.yield %x : i32
  }
  return
}

// -----

func.func @f(%x: si32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("maxu") -> (si32) {
    affine.yield %x : si32
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("maxs") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("minu") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (4)>, reductions = [], steps = [1]}> ({
  ^bb0(%i: index, %j: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (2) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<2xi32>, lowerBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (4)>, reductions = [], steps = [1]}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (2), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : vector<2xi32>, upperBoundsMap = affine_map<() -> (4)>, reductions = [], steps = [1]}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%n: i32) {
  "test.region"() ({
    %m = "test.make"() : () -> index
    "test.inner"() ({
      // expected-error@+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
      affine.parallel (%i) = (0) to (%m) { }
    }) : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
  "test.region"() ({
    // expected-error@+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
    affine.yield
  }) : () -> ()
  return
}

// -----

// expected-error@+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
affine.yield

// -----

func.func @f(%x: f32) {
  %0 = "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield
  }) : () -> f32
  return
}
