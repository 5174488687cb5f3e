// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Contractions and transfers that are not well formed.

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [], iterator_types = "reduction"} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{custom op 'vector.contract' unexpected iterator_type (sideways)}}
  %0 = vector.contract {indexing_maps = [], iterator_types = ["sideways"]} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = []} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{custom op 'vector.contract' invalid kind of attribute specified}}
  %0 = vector.contract "x" %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{undefined symbol alias id 'm'}}
  %0 = vector.contract #m %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = "add"} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.iterator_type<parallel>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: vector<4xf32>, %b: f64) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: vector<4xf32>, %b: f64) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'vector<4x4xf32>' vs 'f64'}}
  %0 = vector.outerproduct %a, %a, %b : vector<4xf32>, vector<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<?xf32>, %n: i32, %f: f32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = vector.transfer_read %m[%n], %f : memref<?xf32>, vector<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<?xf32>, %i: index, %d: f64) {
  // expected-error@+1 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = vector.transfer_read %m[%i], %d : memref<?xf32>, vector<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>) {
  // expected-error@+1 {{use of value '%k' expects different type than prior uses: 'vector<4xi1>' vs 'vector<8xi1>'}}
  %0 = vector.transfer_read %m[%i], %f, %k : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: vector<4xf32>, %m: memref<?xf32>, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  vector.transfer_write %a, %m[%n] : vector<4xf32>, memref<?xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: vector<4xf32>, %m: memref<?xf32>, %i: index, %k: vector<8xi1>) {
  // expected-error@+1 {{use of value '%k' expects different type than prior uses: 'vector<4xi1>' vs 'vector<8xi1>'}}
  vector.transfer_write %a, %m[%i], %k : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %f, %m[%i] : f32, memref<?xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %a, %f[%i] : vector<4xf32>, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %m: memref<?xf32>, %i: index, %k: vector<8xi1>) {
  // expected-error@+1 {{custom op 'vector.transfer_write' expected the same rank for the vector and the results of the permutation map}}
  vector.transfer_write %a, %m[%i], %k {permutation_map = affine_map<(d0) -> (d0, d0)>} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.reduction' invalid kind of attribute specified}}
  %0 = vector.reduction #vector.iterator_type<parallel>, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{undefined symbol alias id 'x'}}
  %0 = vector.reduction #x, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.multi_reduction' 'vector.multi_reduction' op attribute 'reduction_dims' failed to satisfy constraint: i64 dense array attribute}}
  %0 = vector.multi_reduction <add>, %v, %v {reduction_dims = "x"} [1] : vector<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{undefined symbol alias id 'x'}}
  %0 = vector.transpose %v, #x : vector<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{integer value too large}}
  %0 = vector.transpose %v, [9223372036854775808] : vector<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{integer value too large}}
  %0 = vector.shuffle %v, %v [-9223372036854775809] : vector<4xf32>, vector<4xf32>
  return
}
