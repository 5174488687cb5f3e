// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What parser and verifier find wrong with operations of affine. The
// expectations hold for mlir-opt as well.

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%i) {map = affine_map<(d0, d1) -> (d0)>} : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0, d1) -> (d0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%i) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> index
  return
}

// -----

func.func @f() {
  affine.for %i = 0 to 4 {
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{invalid kind of attribute specified}}
  %0 = affine.apply affine_set<(d0) : (d0 >= 0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0, d1) -> (d0)>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.max' op affine map expect at least one result}}
  %0 = affine.max affine_map<(d0) -> ()>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{dim operand count and affine map dim count must match}}
  affine.for %j = affine_map<(d0, d1) -> (d0)>(%i) to 4 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{symbol operand count and affine map symbol count must match}}
  affine.for %j = 0 to affine_map<(d0)[s0] -> (d0)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %j = affine_map<(d0) -> (d0, 1)>(%i) to 4 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %j = 0 to affine_map<(d0) -> (d0, 1)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected valid affine map representation for loop bounds}}
  affine.for %j = 0 to "x" {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected only one loop bound operand}}
  affine.for %j = %i, %i to 4 {
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'to' between bounds}}
  affine.for %j = 0 {
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected step to be representable as a positive signed integer}}
  affine.for %j = 0 to 4 step -1 {
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{mismatch between the number of loop-carried values and results}}
  %0 = affine.for %j = 0 to 4 iter_args(%a = %x, %b = %x) -> (f32) {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (8)>}> ({
  ^bb0(%i: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func private @g() -> index
func.func @f() {
  affine.for %i = 0 to 4 {
    %n = func.call @g() : () -> index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %n {
    }
  }
  return
}

// -----

func.func private @g() -> index
func.func @f() {
  affine.for %i = 0 to 4 {
    %n = func.call @g() : () -> index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0) -> (d0)>(%n) to 4 {
    }
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0, d1) : (d0 >= 0)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%i) <{condition = affine_set<(d0, d1) : (d0 >= 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{Invalid attribute `condition` in property conversion: affine_map<(d0) -> (d0)>}}
  "affine.if"(%i) <{condition = affine_map<(d0) -> (d0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (2) and upper bound (1), and the number of steps (1) must all match}}
  affine.parallel (%i) = (0, 0) to (4) {
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op expected lower bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op expected upper bounds map to have 3 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<3> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (4) -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("addi") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("maximumf") -> (i32) {
    affine.yield %x : i32
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{invalid reduction value: "sum"}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("sum") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{steps must be constant integers}}
  affine.parallel (%i) = (0) to (4) step (%n) {
  }
  return
}

// -----

func.func private @g() -> index
func.func @f() {
  affine.for %i = 0 to 4 {
    %n = func.call @g() : () -> index
    // expected-error@+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%j) = (%n) to (4) {
    }
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[0, 0] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%m) {map = affine_map<(d0) -> (d0)>} : (memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m) {map = affine_map<() -> (0)>} : (memref<4xf32>) -> f64
  return
}

// -----

func.func private @g() -> index
func.func @f(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %n = func.call @g() : () -> index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%n] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %0 = affine.load %m[symbol(%i)] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %x: f64) {
  // expected-error@+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%x, %m) {map = affine_map<() -> (0)>} : (f64, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'affine.store' op affine map num results must equal memref rank}}
  affine.store %x, %m[] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[0] : memref<4xf32>, vector<4xf64>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %v: vector<2xi32>) {
  // expected-error@+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %m[0] : memref<4xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = affine.vector_load %m[0] : memref<4xf32>, f32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[0, 0], read, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>) -> ()
  return
}

// -----

func.func private @g() -> index
func.func @f(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %n = func.call @g() : () -> index
    // expected-error@+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%n], read, locality<3>, data : memref<4xf32>
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[0], load, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[0], read, locality<3>, code : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{expected two stride related operands}}
  affine.dma_start %m[0], %m[0], %t[0], %n, %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{expected three types}}
  affine.dma_start %m[0], %m[0], %t[0], %n : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: i32, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %m[0], %m[0], %t[0], %n : memref<4xf32>, memref<4xf32>, i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: i32, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %t[0], %m[0], %m[0], %n : i32, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: i32, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  affine.dma_start %m[0], %t[0], %m[0], %n : memref<4xf32>, i32, memref<4xf32>
  return
}

// -----

func.func private @g() -> index
func.func @f(%m: memref<4xf32>, %t: memref<1xi32>) {
  affine.for %i = 0 to 4 {
    %n = func.call @g() : () -> index
    // expected-error@+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%i], %m[%n], %t[0], %i : memref<4xf32>, memref<4xf32>, memref<1xi32>
  }
  return
}

// -----

func.func @f(%t: i32, %n: index) {
  // expected-error@+1 {{expected tag to be of memref type}}
  affine.dma_wait %t[0], %n : i32
  return
}

// -----

func.func private @g() -> index
func.func @f(%t: memref<1xi32>) {
  affine.for %i = 0 to 4 {
    %n = func.call @g() : () -> index
    // expected-error@+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %t[%n], %i : memref<1xi32>
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0 = affine.delinearize_index %i into (2, 3) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %i into (2, 0) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op mismatch between dynamic and static basis}}
  %0:2 = "affine.delinearize_index"(%i, %i) <{static_basis = array<i64: 2, 3>}> : (index, index) -> (index, index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i, %i, %i] by (2) : index
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield %x : f32
}

// -----

func.func @f(%x: f32) {
  affine.for %i = 0 to 4 {
    // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%x: f32, %i: index) {
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 {
    // expected-error@+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %i : index
  } else {
    affine.yield %x : f32
  }
  return
}
