// RUN: mlcc-opt -convert-vector-to-arm-sme %s | FileCheck %s
//
// What is like an operation on a tile, but is none, stays as it is. (MLIR makes loads
// of three dimensions, and refuses them.)
// CHECK-NOT: arm_sme.

// CHECK-LABEL: @read_out_of_bounds(
// CHECK: vector.transfer_read
func.func @read_out_of_bounds(%m: memref<?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [false, true]} : memref<?x?xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @read_repeated_column(
// CHECK: vector.transfer_read
func.func @read_repeated_column(%m: memref<?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(a, b) -> (a, 0)>} : memref<?x?xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @read_repeated_row(
// CHECK: vector.transfer_read
func.func @read_repeated_row(%m: memref<?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(a, b) -> (0, b)>} : memref<?x?xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @read_of_a_tensor(
// CHECK: vector.transfer_read
func.func @read_of_a_tensor(%m: tensor<?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true, true]} : tensor<?x?xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @read_of_three_dimensions(
// CHECK: vector.transfer_read
func.func @read_of_three_dimensions(%m: memref<?x?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %c0, %c0], %p {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @write_out_of_bounds(
// CHECK: vector.transfer_write
func.func @write_out_of_bounds(%m: memref<?x?xf32>, %i: index, %v: vector<[4]x[4]xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  vector.transfer_write %v, %m[%i, %c0] {in_bounds = [false, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: @write_to_a_tensor(
// CHECK: vector.transfer_write
func.func @write_to_a_tensor(%m: tensor<?x?xf32>, %i: index, %v: vector<[4]x[4]xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %m[%i, %c0] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: @write_to_three_dimensions(
// CHECK: vector.transfer_write
func.func @write_to_three_dimensions(%m: memref<?x?x?xf32>, %i: index, %v: vector<[4]x[4]xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  vector.transfer_write %v, %m[%i, %c0, %c0] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?x?xf32>
  return
}

// CHECK-LABEL: @load_of_three_dimensions(
// CHECK: vector.load
func.func @load_of_three_dimensions(%m: memref<?x?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %0 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @store_to_three_dimensions(
// CHECK: vector.store
func.func @store_to_three_dimensions(%m: memref<?x?x?xf32>, %i: index, %v: vector<[4]x[4]xf32>) {
  vector.store %v, %m[%i, %i, %i] : memref<?x?x?xf32>, vector<[4]x[4]xf32>
  return
}

// CHECK-LABEL: @load_of_no_tile(
// CHECK: vector.load
func.func @load_of_no_tile(%m: memref<?x?xf32>, %i: index) -> vector<[8]xf32> {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<[8]xf32>
  return %0 : vector<[8]xf32>
}

// CHECK-LABEL: @broadcast_of_two_dimensions(
// CHECK: vector.broadcast
func.func @broadcast_of_two_dimensions(%v: vector<1x[4]xf32>) -> vector<[4]x[4]xf32> {
  %0 = vector.broadcast %v : vector<1x[4]xf32> to vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @print_nothing(
// CHECK: vector.print punctuation <comma>
// CHECK: vector.print %{{.+}} : f32
// CHECK: vector.print %{{.+}} : vector<[4]xf32>
func.func @print_nothing(%x: f32, %v: vector<[4]xf32>) {
  vector.print punctuation <comma>
  vector.print %x : f32
  vector.print %v : vector<[4]xf32>
  return
}

// CHECK-LABEL: @products_of_scalar(
// CHECK: vector.outerproduct
func.func @products_of_scalar(%v: vector<[4]xf32>, %x: f32) -> vector<[4]xf32> {
  %0 = vector.outerproduct %v, %x : vector<[4]xf32>, f32
  return %0 : vector<[4]xf32>
}

// CHECK-LABEL: @largest_products(
// CHECK: vector.outerproduct
func.func @largest_products(%v: vector<[4]xf32>, %a: vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32> {
  %0 = vector.outerproduct %v, %v, %a {kind = #vector.kind<maxnumf>} : vector<[4]xf32>, vector<[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @products_of_no_tile(
// CHECK: vector.outerproduct
func.func @products_of_no_tile(%v: vector<[2]xf32>) -> vector<[2]x[2]xf32> {
  %0 = vector.outerproduct %v, %v : vector<[2]xf32>, vector<[2]xf32>
  return %0 : vector<[2]x[2]xf32>
}

// CHECK-LABEL: @products_of_other_mask(
// CHECK: vector.mask
func.func @products_of_other_mask(%v: vector<[4]xf32>, %k: vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32> {
  %0 = vector.mask %k { vector.outerproduct %v, %v : vector<[4]xf32>, vector<[4]xf32> } : vector<[4]x[4]xi1> -> vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}
