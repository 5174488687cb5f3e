// RUN: mlcc-opt -convert-vector-to-arm-sme %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -convert-vector-to-arm-sme %s | FileCheck %s %}
//
// What is written of a tile is stored straight from there, and rows of masks are
// selected.

// CHECK-LABEL: @masked(
// CHECK-SAME: %[[T:[^:]*]]: vector<[4]x[4]xf32>, %[[BASE:[^:]*]]: memref<?x?xf32>, %[[I:[^:]*]]: index, %[[K:[^:]*]]: index, %[[MASK:[^:]*]]: vector<[4]xi1>
// CHECK-NEXT: arm_sme.store_tile_slice %[[T]], %[[K]], %[[MASK]], %[[BASE]][%[[I]], %[[K]]] :
func.func @masked(%t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %i: index, %k: index, %mask: vector<[4]xi1>) {
  %s = vector.extract %t[%k] : vector<[4]xf32> from vector<[4]x[4]xf32>
  vector.transfer_write %s, %m[%i, %k], %mask {in_bounds = [true]} : vector<[4]xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: @vertical(
// CHECK: %[[ALL:.*]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK: %[[S:.*]] = arm_sme.extract_tile_slice
// CHECK: arm_sme.store_tile_slice %{{.*}}, %{{.*}}, %[[ALL]], %{{.*}} layout<vertical>
// CHECK: return %[[S]]
func.func @vertical(%t: vector<[4]x[4]xf32>, %m: memref<?xf32>, %k: index) -> vector<[4]xf32> {
  %s = arm_sme.extract_tile_slice %t[%k] layout<vertical> : vector<[4]xf32> from vector<[4]x[4]xf32>
  vector.transfer_write %s, %m[%k] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
  return %s : vector<[4]xf32>
}

// What may be out of bounds, goes another way in memory, or to a tensor, stays.

// CHECK-LABEL: @stays(
// CHECK-COUNT-3: vector.transfer_write
func.func @stays(%t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %k: index, %n: tensor<?xf32>) -> tensor<?xf32> {
  %s = arm_sme.extract_tile_slice %t[%k] : vector<[4]xf32> from vector<[4]x[4]xf32>
  vector.transfer_write %s, %m[%k, %k] : vector<[4]xf32>, memref<?x?xf32>
  vector.transfer_write %s, %m[%k, %k] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<[4]xf32>, memref<?x?xf32>
  %0 = vector.transfer_write %s, %n[%k] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @rows(
// CHECK-SAME: %[[A:[^:]*]]: index, %[[B:[^:]*]]: index, %[[K:[^:]*]]: index)
// CHECK: %[[C2:.*]] = arith.constant 2 : index
// CHECK: %[[R1:.*]] = vector.create_mask %[[A]] : vector<[4]xi1>
// CHECK: %[[C1:.*]] = vector.create_mask %[[B]] : vector<[8]xi1>
// CHECK: %[[R0:.*]] = vector.create_mask %[[A]] : vector<[4]xi1>
// CHECK: %[[C0:.*]] = vector.create_mask %[[B]] : vector<[8]xi1>
// CHECK: %[[X:.*]] = arm_sve.psel %[[C0]], %[[R0]][%[[K]]] : vector<[8]xi1>, vector<[4]xi1>
// CHECK: %[[Y:.*]] = arm_sve.psel %[[C1]], %[[R1]][%[[C2]]]
// CHECK: return %[[X]], %[[Y]]
func.func @rows(%a: index, %b: index, %k: index) -> (vector<[8]xi1>, vector<[8]xi1>) {
  %m = vector.create_mask %a, %b : vector<[4]x[8]xi1>
  %0 = vector.extract %m[%k] : vector<[8]xi1> from vector<[4]x[8]xi1>
  %1 = vector.extract %m[2] : vector<[8]xi1> from vector<[4]x[8]xi1>
  return %0, %1 : vector<[8]xi1>, vector<[8]xi1>
}

// No predicate has 32 elements, nor 6, nor one that does not scale.

// CHECK-LABEL: @other_rows(
// CHECK-NOT: arm_sve.psel
// CHECK: return
func.func @other_rows(%a: index, %k: index) -> (vector<[32]xi1>, vector<[4]xi1>, vector<[6]xi1>, vector<[4]xi1>, i1) {
  %m = vector.create_mask %a, %a : vector<[4]x[32]xi1>
  %0 = vector.extract %m[%k] : vector<[32]xi1> from vector<[4]x[32]xi1>
  %n = vector.create_mask %a, %a : vector<[32]x[4]xi1>
  %1 = vector.extract %n[%k] : vector<[4]xi1> from vector<[32]x[4]xi1>
  %o = vector.create_mask %a, %a : vector<[4]x[6]xi1>
  %2 = vector.extract %o[%k] : vector<[6]xi1> from vector<[4]x[6]xi1>
  %p = vector.create_mask %a, %a : vector<4x[4]xi1>
  %3 = vector.extract %p[%k] : vector<[4]xi1> from vector<4x[4]xi1>
  %q = vector.create_mask %a, %a : vector<[4]x[4]xi1>
  %4 = vector.extract %q[%k, %k] : i1 from vector<[4]x[4]xi1>
  return %0, %1, %2, %3, %4 : vector<[32]xi1>, vector<[4]xi1>, vector<[6]xi1>, vector<[4]xi1>, i1
}
