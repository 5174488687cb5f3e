// RUN: mlcc-opt -convert-vector-to-arm-sme %s | FileCheck %s
//
// The transposition of a tile that is read by rows, inside of memory, is a read by
// columns; any other goes through memory. (MLIR reads by columns in any case, which
// transposes what is transposed already only once.)

#columns = affine_map<(a, b) -> (b, a)>

// CHECK-LABEL: @rows(
// CHECK-NOT: memref.alloca
// CHECK: %[[TILE:.+]] = arm_sme.tile_load %arg0[%arg1, %arg1] layout<vertical>
// CHECK-NEXT: return %[[TILE]]
func.func @rows(%m: memref<?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  return %1 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @columns(
// CHECK: %[[TILE:.+]] = arm_sme.tile_load %arg0[%arg1, %arg1] layout<vertical>
// CHECK: %[[MEMORY:.+]] = memref.alloca(
// CHECK: arm_sme.tile_store %[[TILE]], %[[MEMORY]][%c0, %c0] :
// CHECK: %[[BACK:.+]] = arm_sme.tile_load %[[MEMORY]][%c0, %c0] layout<vertical>
// CHECK-NEXT: return %[[BACK]]
func.func @columns(%m: memref<?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true], permutation_map = #columns} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  return %1 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @out_of_bounds(
// CHECK: %[[TILE:.+]] = vector.transfer_read %arg0[%arg1, %arg1], %{{.+}} {in_bounds = [false, true]}
// CHECK: %[[MEMORY:.+]] = memref.alloca(
// CHECK: arm_sme.tile_store %[[TILE]], %[[MEMORY]][%c0, %c0] :
// CHECK: arm_sme.tile_load %[[MEMORY]][%c0, %c0] layout<vertical>
func.func @out_of_bounds(%m: memref<?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [false, true]} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  return %1 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @three_dimensions(
// CHECK: %[[TILE:.+]] = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %{{.+}} {in_bounds = [true, true]}
// CHECK: arm_sme.tile_store %[[TILE]]
// CHECK: arm_sme.tile_load %{{.+}} layout<vertical>
func.func @three_dimensions(%m: memref<?x?x?xf32>, %i: index) -> vector<[4]x[4]xf32> {
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<[4]x[4]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  return %1 : vector<[4]x[4]xf32>
}

// What else uses the rows has them as they are.
// CHECK-LABEL: @twice(
// CHECK: %[[TILE:.+]] = arm_sme.tile_load %arg0[%arg1, %arg1] :
// CHECK: %[[BACK:.+]] = arm_sme.tile_load %{{.+}} layout<vertical>
// CHECK: return %[[TILE]], %[[BACK]]
func.func @twice(%m: memref<?x?xf32>, %i: index) -> (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) {
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  return %0, %1 : vector<[4]x[4]xf32>, vector<[4]x[4]xf32>
}
