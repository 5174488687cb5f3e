// RUN: mlcc-opt -allow-unregistered-dialect -convert-vector-to-arm-sme %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -convert-vector-to-arm-sme %s | FileCheck %s %}
//
// What vector does with vectors as large as tiles; the rest stays.

// CHECK-LABEL: @xfer(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}, %[[V2:.*]]: {{.*}}, %[[V3:.*]]: {{.*}}, %[[V4:.*]]: {{.*}}
// CHECK:         %[[V5:.*]] = arm_sme.tile_load %[[V0]][%[[V1]], %[[V1]]] : memref<?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         %[[V6:.*]] = arm_sme.tile_load %[[V0]][%[[V1]], %[[V1]]], %[[V2]], %[[V3]] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         %[[V7:.*]] = vector.transfer_read %[[V0]][%[[V1]], %[[V1]]], %[[V2]] : memref<?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         %[[V8:.*]] = vector.transfer_read %[[V4]][%[[V1]], %[[V1]], %[[V1]]], %[[V2]] {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         arm_sme.tile_store %[[V5]], %[[V0]][%[[V1]], %[[V1]]] : memref<?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         arm_sme.tile_store %[[V5]], %[[V0]][%[[V1]], %[[V1]]], %[[V3]] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
func.func @xfer(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<[4]x[4]xi1>, %m3: memref<?x?x?xf32>) -> (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %2 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<[4]x[4]xf32>
  %3 = vector.transfer_read %m3[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<[4]x[4]xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i], %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<[4]x[4]xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>
}

// CHECK-LABEL: @loadstore(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}
// CHECK:         %[[V2:.*]] = arm_sme.tile_load %[[V0]][%[[V1]], %[[V1]]] : memref<?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         arm_sme.tile_store %[[V2]], %[[V0]][%[[V1]], %[[V1]]] : memref<?x?xf32>, vector<[4]x[4]xf32>
func.func @loadstore(%m: memref<?x?xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  vector.store %0, %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}

// CHECK-LABEL: @bcast(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}, %[[V2:.*]]: {{.*}}, %[[V3:.*]]: {{.*}}, %[[V4:.*]]: {{.*}}
// CHECK:         %[[V5:.*]] = arith.constant 0 : index
// CHECK:         %[[V6:.*]] = arith.constant 4 : index
// CHECK:         %[[V7:.*]] = arith.constant 1 : index
// CHECK:         %[[V8:.*]] = vector.broadcast %[[V0]] : f32 to vector<[4]xf32>
// CHECK:         %[[V9:.*]] = arm_sme.get_tile : vector<[4]x[4]xf32>
// CHECK:         %[[V10:.*]] = vector.vscale
// CHECK:         %[[V11:.*]] = arith.muli %[[V10]], %[[V6]] : index
// CHECK:         %[[V12:.*]] = scf.for %[[V13:.*]] = %[[V5]] to %[[V11]] step %[[V7]] iter_args(%[[V14:.*]] = %[[V9]]) -> (vector<[4]x[4]xf32>) {
// CHECK:         %[[V15:.*]] = arm_sme.insert_tile_slice %[[V8]], %[[V14]][%[[V13]]] : vector<[4]xf32> into vector<[4]x[4]xf32>
// CHECK:         scf.yield %[[V15]] : vector<[4]x[4]xf32>
// CHECK:         %[[V16:.*]] = vector.broadcast %[[V1]] : vector<f32> to vector<[4]xf32>
// CHECK:         %[[V17:.*]] = arm_sme.get_tile : vector<[4]x[4]xf32>
// CHECK:         %[[V18:.*]] = vector.vscale
// CHECK:         %[[V19:.*]] = arith.muli %[[V18]], %[[V6]] : index
// CHECK:         %[[V20:.*]] = scf.for %[[V13]] = %[[V5]] to %[[V19]] step %[[V7]] iter_args(%[[V14]] = %[[V17]]) -> (vector<[4]x[4]xf32>) {
// CHECK:         %[[V15]] = arm_sme.insert_tile_slice %[[V16]], %[[V14]][%[[V13]]] : vector<[4]xf32> into vector<[4]x[4]xf32>
// CHECK:         scf.yield %[[V15]] : vector<[4]x[4]xf32>
// CHECK:         %[[V21:.*]] = arm_sme.get_tile : vector<[4]x[4]xf32>
// CHECK:         %[[V22:.*]] = vector.vscale
// CHECK:         %[[V23:.*]] = arith.muli %[[V22]], %[[V6]] : index
// CHECK:         %[[V24:.*]] = scf.for %[[V13]] = %[[V5]] to %[[V23]] step %[[V7]] iter_args(%[[V14]] = %[[V21]]) -> (vector<[4]x[4]xf32>) {
// CHECK:         %[[V15]] = arm_sme.insert_tile_slice %[[V2]], %[[V14]][%[[V13]]] : vector<[4]xf32> into vector<[4]x[4]xf32>
// CHECK:         scf.yield %[[V15]] : vector<[4]x[4]xf32>
// CHECK:         "use"(%[[V12]], %[[V20]], %[[V24]]) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
func.func @bcast(%s: f32, %v0: vector<f32>, %v: vector<[4]xf32>, %m: memref<?x?xf32>, %i: index) {
  %0 = vector.broadcast %s : f32 to vector<[4]x[4]xf32>
  %1 = vector.broadcast %v0 : vector<f32> to vector<[4]x[4]xf32>
  %2 = vector.broadcast %v : vector<[4]xf32> to vector<[4]x[4]xf32>
  "use"(%0, %1, %2) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
  return
}

// CHECK-LABEL: @transpose(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}, %[[V2:.*]]: {{.*}}, %[[V3:.*]]: {{.*}}
// CHECK:         %[[V4:.*]] = arith.constant 0 : index
// CHECK:         %[[V5:.*]] = arith.constant 4 : index
// CHECK:         %[[V6:.*]] = vector.vscale
// CHECK:         %[[V7:.*]] = arith.muli %[[V6]], %[[V5]] : index
// CHECK:         %[[V8:.*]] = memref.alloca(%[[V7]], %[[V7]]) : memref<?x?xf32>
// CHECK:         arm_sme.tile_store %[[V2]], %[[V8]][%[[V4]], %[[V4]]] : memref<?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         %[[V9:.*]] = arm_sme.tile_load %[[V8]][%[[V4]], %[[V4]]] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         %[[V10:.*]] = arm_sme.tile_load %[[V0]][%[[V1]], %[[V1]]] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
// CHECK:         "use"(%[[V9]], %[[V10]]) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
func.func @transpose(%m: memref<?x?xf32>, %i: index, %t: vector<[4]x[4]xf32>, %p: f32) {
  %0 = vector.transpose %t, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %2 = vector.transpose %1, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  "use"(%0, %2) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
  return
}

// CHECK-LABEL: @outer(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}, %[[V2:.*]]: {{.*}}, %[[V3:.*]]: {{.*}}, %[[V4:.*]]: {{.*}}, %[[V5:.*]]: {{.*}}, %[[V6:.*]]: {{.*}}
// CHECK:         %[[V7:.*]] = arm_sme.outerproduct %[[V0]], %[[V1]] : vector<[4]xf32>, vector<[4]xf32>
// CHECK:         %[[V8:.*]] = arm_sme.outerproduct %[[V0]], %[[V1]] acc(%[[V2]]) : vector<[4]xf32>, vector<[4]xf32>
// CHECK:         %[[V9:.*]] = vector.create_mask %[[V3]] : vector<[4]xi1>
// CHECK:         %[[V10:.*]] = vector.create_mask %[[V4]] : vector<[4]xi1>
// CHECK:         %[[V11:.*]] = arm_sme.outerproduct %[[V0]], %[[V1]] acc(%[[V2]]) masks(%[[V9]], %[[V10]]) : vector<[4]xf32>, vector<[4]xf32>
// CHECK:         %[[V12:.*]] = vector.outerproduct %[[V0]], %[[V1]], %[[V2]] {kind = #vector.kind<mul>} : vector<[4]xf32>, vector<[4]xf32>
// CHECK:         %[[V13:.*]] = vector.mask %[[V6]] { vector.outerproduct %[[V0]], %[[V1]], %[[V2]] {kind = #vector.kind<add>} : vector<[4]xf32>, vector<[4]xf32> } : vector<[4]x[4]xi1> -> vector<[4]x[4]xf32>
// CHECK:         "use"(%[[V7]], %[[V8]], %[[V11]], %[[V12]], %[[V13]]) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
func.func @outer(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %i: index, %j: index, %s: f32, %k: vector<[4]x[4]xi1>) {
  %0 = vector.outerproduct %a, %b : vector<[4]xf32>, vector<[4]xf32>
  %1 = vector.outerproduct %a, %b, %t {kind = #vector.kind<add>} : vector<[4]xf32>, vector<[4]xf32>
  %m = vector.create_mask %i, %j : vector<[4]x[4]xi1>
  %2 = vector.mask %m { vector.outerproduct %a, %b, %t : vector<[4]xf32>, vector<[4]xf32> } : vector<[4]x[4]xi1> -> vector<[4]x[4]xf32>
  %3 = vector.outerproduct %a, %b, %t {kind = #vector.kind<mul>} : vector<[4]xf32>, vector<[4]xf32>
  %4 = vector.mask %k { vector.outerproduct %a, %b, %t : vector<[4]xf32>, vector<[4]xf32> } : vector<[4]x[4]xi1> -> vector<[4]x[4]xf32>
  "use"(%0, %1, %2, %3, %4) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
  return
}

// CHECK-LABEL: @elements(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}, %[[V2:.*]]: {{.*}}, %[[V3:.*]]: {{.*}}, %[[V4:.*]]: {{.*}}
// CHECK:         %[[V5:.*]] = arith.constant 0 : index
// CHECK:         %[[V6:.*]] = arith.constant 4 : index
// CHECK:         %[[V7:.*]] = arith.constant 1 : index
// CHECK:         %[[V8:.*]] = arith.constant 2 : index
// CHECK:         %[[V9:.*]] = arm_sme.extract_tile_slice %[[V0]][%[[V1]]] : vector<[4]xi32> from vector<[4]x[4]xi32>
// CHECK:         %[[V10:.*]] = arm_sme.extract_tile_slice %[[V0]][%[[V8]]] : vector<[4]xi32> from vector<[4]x[4]xi32>
// CHECK:         %[[V11:.*]] = vector.extract %[[V10]][%[[V2]]] : i32 from vector<[4]xi32>
// CHECK:         %[[V12:.*]] = arm_sme.extract_tile_slice %[[V0]][%[[V1]]] : vector<[4]xi32> from vector<[4]x[4]xi32>
// CHECK:         %[[V13:.*]] = vector.extract %[[V12]][3] : i32 from vector<[4]xi32>
// CHECK:         %[[V14:.*]] = arm_sme.extract_tile_slice %[[V0]][%[[V1]]] : vector<[4]xi32> from vector<[4]x[4]xi32>
// CHECK:         %[[V15:.*]] = vector.insert %[[V3]], %[[V14]] [%[[V2]]] : i32 into vector<[4]xi32>
// CHECK:         %[[V16:.*]] = arm_sme.insert_tile_slice %[[V15]], %[[V0]][%[[V1]]] : vector<[4]xi32> into vector<[4]x[4]xi32>
// CHECK:         %[[V17:.*]] = arm_sme.insert_tile_slice %[[V4]], %[[V16]][%[[V7]]] : vector<[4]xi32> into vector<[4]x[4]xi32>
// CHECK:         %[[V18:.*]] = vector.vscale
// CHECK:         %[[V19:.*]] = arith.muli %[[V18]], %[[V6]] : index
// CHECK:         scf.for %[[V20:.*]] = %[[V5]] to %[[V19]] step %[[V7]] {
// CHECK:         %[[V21:.*]] = arm_sme.extract_tile_slice %[[V17]][%[[V20]]] : vector<[4]xi32> from vector<[4]x[4]xi32>
// CHECK:         vector.print %[[V21]] : vector<[4]xi32>
// CHECK:         "use"(%[[V9]], %[[V11]], %[[V13]], %[[V17]]) : (vector<[4]xi32>, i32, i32, vector<[4]x[4]xi32>) -> ()
func.func @elements(%t: vector<[4]x[4]xi32>, %i: index, %j: index, %e: i32, %v: vector<[4]xi32>) {
  %0 = vector.extract %t[%i] : vector<[4]xi32> from vector<[4]x[4]xi32>
  %1 = vector.extract %t[2, %j] : i32 from vector<[4]x[4]xi32>
  %2 = vector.extract %t[%i, 3] : i32 from vector<[4]x[4]xi32>
  %3 = vector.insert %e, %t[%i, %j] : i32 into vector<[4]x[4]xi32>
  %4 = vector.insert %v, %3[1] : vector<[4]xi32> into vector<[4]x[4]xi32>
  vector.print %4 : vector<[4]x[4]xi32>
  "use"(%0, %1, %2, %4) : (vector<[4]xi32>, i32, i32, vector<[4]x[4]xi32>) -> ()
  return
}
