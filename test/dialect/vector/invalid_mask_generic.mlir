// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with masks around operations in generic form,
// and with transfers. The expectations hold for mlir-opt as well.

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%m) ({
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a terminator within the mask region}}
  "vector.mask"(%m) ({
  ^bb0:
    %0 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = "vector.mask"(%m) ({
    %1 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = "vector.mask"(%m) ({
    %1 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    "vector.yield"(%1) : (f32) -> ()
  }) : (vector<4xi1>) -> i32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index) {
  // expected-error@+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  "vector.mask"(%m, %v) ({
    "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<?xf32>, index) -> ()
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<8xf32>, %b: memref<?xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%m, %v) ({
    %1 = "vector.transfer_read"(%b, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = "vector.mask"(%m) ({
    %1 = "arith.addf"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<2xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %0 = "vector.mask"(%m) ({
    %1 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    "vector.yield"(%1) : (f32) -> ()
  }) : (vector<2xi1>) -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<2x4xf32>, %a: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0:2 = "vector.mask"(%m) ({
    %1:2 = "vector.scan"(%v, %a) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>)
    "vector.yield"(%1#0, %1#1) : (vector<2x4xf32>, vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> (vector<2x4xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%b: memref<?xvector<4xf32>>, %i: index, %f: vector<4xf32>, %m: vector<1xi1>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %b[%i], %f, %m : memref<?xvector<4xf32>>, vector<1x4xf32>
  return
}
