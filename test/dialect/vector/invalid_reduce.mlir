// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with operations of vector that compute. The
// expectations hold for mlir-opt as well.

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %a : vector<2x4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %a : vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'maxnumf'}}
  %0 = vector.reduction <maxnumf>, %a : vector<4xi32> into i32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %a : vector<4xi32> into i64
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+2 {{custom op 'vector.reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  // expected-error@+1 {{custom op 'vector.reduction' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  %0 = vector.reduction <sum>, %a : vector<4xi32> into i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %c: i64) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%a, %c) <{kind = #vector.kind<add>}> : (vector<4xi32>, i64) -> i32
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %c: vector<2xi32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<2xi32>' is incompatible with source type 'vector<4x2xi32>'}}
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<4x2xi32> to vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %c: vector<4xi64>) {
  // expected-error@+1 {{'vector.multi_reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<4x2xi32> to vector<4xi64>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %0 = vector.outerproduct %a : f32, f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %a : f32, f32
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %a, %b : vector<2x2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %b, %a : vector<2xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<2xf32>, vector<3xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<2xf32>, vector<3xf32>) -> vector<3x3xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<2xf32>, vector<3xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<2xf32>, f32) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<2xf32>, f32) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %a, %b : vector<[2]xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2x2xf32>, %c: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%a, %a, %c) : (vector<2xf32>, vector<2xf32>, vector<2x3xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %a, %b {kind = #vector.kind<or>} : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>) {
  // expected-error@+1 {{'vector.scan' op reduction dimension 5 has to be less than 2}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 5 : i64} : vector<2x3xf32>, vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<5xf32>) {
  // expected-error@+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>) {
  // expected-error@+1 {{'vector.scan' op unsupported reduction type 'f32' for kind 'or'}}
  %0:2 = vector.scan <or>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [#m, #m], iterator_types = ["reduction"]} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0)[s0] -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"]} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0, d1) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 0 to have 1 number of inputs}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"]} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0) -> (d0, d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 0 to have 1 number of outputs}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"]} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0) -> (d0 + 1)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"]} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["parallel"]} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %b: vector<5xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"]} %a, %b, %f : vector<4xf32>, vector<5xf32> into f32
  return
}

// -----

#l = affine_map<(d0, d1) -> (d0, d1)>
#s = affine_map<(d0, d1) -> (d0)>
func.func @f(%a: vector<4x2xf32>, %b: vector<5x2xf32>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.contract' op invalid batch dimension map}}
  %0 = vector.contract {indexing_maps = [#l, #l, #s], iterator_types = ["parallel", "reduction"]} %a, %b, %f : vector<4x2xf32>, vector<5x2xf32> into vector<4xf32>
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [#m, #m, #m], iterator_types = ["reduction"]} %a, %b, %a : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#l = affine_map<(d0, d1) -> (d0, d1)>
#s = affine_map<(d0, d1) -> ()>
func.func @f(%a: vector<4x2xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [#l, #l, #s], iterator_types = ["parallel", "reduction"]} %a, %a, %f : vector<4x2xf32>, vector<4x2xf32> into f32
  return
}

// -----

#l = affine_map<(d0, d1) -> (d0, d1)>
#s = affine_map<(d0, d1) -> (d0)>
func.func @f(%a: vector<4x2xf32>, %f: vector<2xf32>) {
  // expected-error@+1 {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4xf32>'}}
  %0 = vector.contract {indexing_maps = [#l, #l, #s], iterator_types = ["parallel", "reduction"]} %a, %a, %f : vector<4x2xf32>, vector<4x2xf32> into vector<2xf32>
  return
}

// -----

#l = affine_map<(d0, d1, d2) -> (d0, d1)>
#s = affine_map<(d0, d1, d2) -> (d0)>
func.func @f(%a: vector<4x2xf32>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract {indexing_maps = [#l, #l, #s], iterator_types = ["parallel", "reduction", "parallel"]} %a, %a, %f : vector<4x2xf32>, vector<4x2xf32> into vector<4xf32>
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"], kind = #vector.kind<and>} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xsi32>, %f: si32) {
  // expected-error@+1 {{'vector.contract' op only supports signless integer types}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"]} %a, %a, %f : vector<4xsi32>, vector<4xsi32> into si32
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{custom op 'vector.contract' unexpected iterator_type (window)}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["window"]} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) {
  // expected-error@+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s]} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#m = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @f(%a: vector<4xf32>, %b: vector<4xi32>, %f: f32) {
  // expected-error@+1 {{'vector.contract' op failed to verify that lhs and rhs have same element type}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"]} %a, %b, %f : vector<4xf32>, vector<4xi32> into f32
  return
}

// -----

#m = affine_map<(i) -> (i)>
#s = affine_map<(i) -> ()>
func.func @f(%a: vector<4xf32>, %f: f32) -> f32 {
  // expected-error@+1 {{'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.contract {indexing_maps = [#m, #m, #s], iterator_types = ["reduction"], kind = "add"} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  return %0 : f32
}

// -----

func.func @f(%x: f32, %v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %v, %v {inclusive = true, reduction_dim = 1} : vector<2x3xf32>, vector<2x3xf32>
  return
}

// -----

func.func @f(%x: vector<2xf32>, %v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %v, %x {inclusive = true, reduction_dim = -1} : vector<2x3xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<2xf32>, %v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %0:2 = vector.scan <add>, %v, %x {inclusive = true, reduction_dim = 2} : vector<2x3xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 2 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, i)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x2xf32>
  return
}
