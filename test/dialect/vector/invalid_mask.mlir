// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with operations of vector on masks. The
// expectations hold for mlir-opt as well.

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [1, 2] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 2] : vector<4x4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i : vector<4x4xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %m { %1 = arith.addf %v, %v : vector<4xf32> vector.yield %1 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> i32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----

func.func @f(%m: vector<8xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %m, %f { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %m, %v { vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects only one operation to mask}}
  %0 = vector.mask %m {
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %1 : f32
  } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = vector.mask %m {
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %f : f32
  } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.mask' op expects only one operation to mask}}
  %0 = vector.mask %m {
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <add>, %v : vector<4xf32> into f32
  } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v: vector<2x4x8xf32>, %w: vector<2x5x8xf32>) {
  // expected-error@+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = "vector.shuffle"(%v, %w) <{mask = array<i64: 0, 1>}> : (vector<2x4x8xf32>, vector<2x5x8xf32>) -> vector<2x4x8xf32>
  return
}

// -----

func.func @f(%v: vector<2x4x8xf32>) {
  // expected-error@+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 1>}> : (vector<2x4x8xf32>, vector<2x4x8xf32>) -> vector<2x5x8xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = vector.mask %m { } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<[4]xi1>) {
  %0 = vector.constant_mask [4] : vector<[4]xi1>
  %1 = vector.constant_mask [0] : vector<[4]xi1>
  // expected-error@+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %2 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %2 = vector.constant_mask [-1] : vector<4xi1>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match maskable operation number of results}}
  %0:2 = "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %1, %1 : f32, f32
  }) : (vector<4xi1>) -> (f32, f32)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>) {
  %c = arith.constant 0 : index
  // expected-error@+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  "vector.mask"(%m, %v) ({
    vector.transfer_write %v, %a[%c] : vector<4xf32>, memref<4xf32>
    vector.yield
  }) : (vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%v: vector<4xf32>, %m: vector<4xi1>) {
  %0 = "vector.mask"(%m) ({
    // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'xor'}}
    %1 = vector.reduction <xor>, %v : vector<4xf32> into f32
    vector.yield %1 : f32
  }) : (vector<4xi1>) -> f32
  return
}
