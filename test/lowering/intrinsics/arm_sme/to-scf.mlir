// RUN: mlcc-opt -allow-unregistered-dialect -convert-arm-sme-to-scf %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -convert-arm-sme-to-scf %s | FileCheck %s %}
//
// Tiles are loaded and stored slice by slice, as far as masks say.

// CHECK-LABEL: @load(
// CHECK-SAME:    %[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index
// CHECK:         %[[TILE:.*]] = arm_sme.get_tile : vector<[4]x[4]xf32>
// CHECK:         %[[N:.*]] = arith.muli %c4, %vscale : index
// CHECK:         %[[ALL:.*]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK:         scf.for %[[S:.*]] = %c0 to %[[N]] step %c1 iter_args(%[[T:.*]] = %[[TILE]])
// CHECK-NEXT:      %[[ROW:.*]] = arith.addi %[[I]], %[[S]] : index
// CHECK-NEXT:      %[[U:.*]] = arm_sme.load_tile_slice %[[M]][%[[ROW]], %[[J]]], %[[ALL]], %[[T]], %[[S]] layout<vertical>
// CHECK-NEXT:      scf.yield %[[U]]
func.func @load(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<[4]x[4]xf32> {
  %0 = arm_sme.tile_load %m[%i, %j] layout<vertical> {note} : memref<?x?xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @padded_by_zero(
// CHECK-SAME:    %{{.*}}: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index
// CHECK:         %[[TILE:.*]] = arm_sme.zero
// CHECK:         %[[ROWS:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK:         %[[LEAST:.*]] = arith.minsi %[[ROWS]], %{{.*}} : i64
// CHECK:         %[[N:.*]] = arith.index_cast %[[LEAST]] : i64 to index
// CHECK:         %[[MASK:.*]] = vector.create_mask %[[J]] : vector<[4]xi1>
// CHECK:         scf.for {{.*}} to %[[N]] {{.*}} = %[[TILE]])
// CHECK:           arm_sme.load_tile_slice %{{.*}}, %[[MASK]], %{{.*}} : memref
func.func @padded_by_zero(%m: memref<?x?xf32>, %i: index, %j: index) {
  %z = arith.constant 0.0 : f32
  %mask = vector.create_mask %i, %j : vector<[4]x[4]xi1>
  %0 = arm_sme.tile_load %m[%i, %j], %z, %mask : memref<?x?xf32>, vector<[4]x[4]xf32>
  "use"(%0) : (vector<[4]x[4]xf32>) -> ()
  return
}

// CHECK-LABEL: @padded_by_integer(
// CHECK:         arm_sme.zero
func.func @padded_by_integer(%m: memref<?x?xi32>, %i: index, %j: index) {
  %z = arith.constant 0 : i32
  %mask = vector.create_mask %i, %j : vector<[4]x[4]xi1>
  %0 = arm_sme.tile_load %m[%i, %j], %z, %mask : memref<?x?xi32>, vector<[4]x[4]xi32>
  "use"(%0) : (vector<[4]x[4]xi32>) -> ()
  return
}

// CHECK-LABEL: @padded(
// CHECK-SAME:    %[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[P:.*]]: f32
// CHECK:         %[[COLUMNS:.*]] = arith.index_castui %[[J]] : index to i32
// CHECK:         arm_sme.get_tile
// CHECK:         scf.for %[[S:.*]] = {{.*}} iter_args(%[[T:.*]] =
// CHECK-NEXT:      %[[INSIDE:.*]] = arith.cmpi slt, %[[S]], %[[I]] : index
// CHECK-NEXT:      %[[BITS:.*]] = arith.extsi %[[INSIDE]] : i1 to i32
// CHECK-NEXT:      %[[SOME:.*]] = arith.andi %[[BITS]], %[[COLUMNS]] : i32
// CHECK-NEXT:      %[[N:.*]] = arith.index_cast %[[SOME]] : i32 to index
// CHECK-NEXT:      %[[MASK:.*]] = vector.create_mask %[[N]] : vector<[4]xi1>
// CHECK-NEXT:      %[[ROW:.*]] = arith.addi %[[I]], %[[S]] : index
// CHECK-NEXT:      %[[REST:.*]] = vector.broadcast %[[P]]
// CHECK-NEXT:      %[[V:.*]] = vector.maskedload %[[M]][%[[ROW]], %[[J]]], %[[MASK]], %[[REST]]
// CHECK-NEXT:      arm_sme.insert_tile_slice %[[V]], %[[T]][%[[S]]] layout<vertical>
func.func @padded(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) {
  %mask = vector.create_mask %i, %j : vector<[4]x[4]xi1>
  %0 = arm_sme.tile_load %m[%i, %j], %p, %mask layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  "use"(%0) : (vector<[4]x[4]xf32>) -> ()
  return
}

// CHECK-LABEL: @store(
// CHECK-SAME:    %[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[T:.*]]: vector
// CHECK:         %[[ALL:.*]] = arith.constant dense<true>
// CHECK:         scf.for %[[S:.*]] =
// CHECK-NEXT:      %[[ROW:.*]] = arith.addi %[[I]], %[[S]]
// CHECK-NEXT:      arm_sme.store_tile_slice %[[T]], %[[S]], %[[ALL]], %[[M]][%[[ROW]], %[[J]]] layout<vertical>
// CHECK:         arith.minsi
// CHECK:         %[[MASK:.*]] = vector.create_mask %[[J]]
// CHECK:           arm_sme.store_tile_slice %[[T]], %{{.*}}, %[[MASK]], %{{.*}} : memref
func.func @store(%m: memref<?x?xf32>, %i: index, %j: index, %t: vector<[4]x[4]xf32>) {
  %mask = vector.create_mask %i, %j : vector<[4]x[4]xi1>
  arm_sme.tile_store %t, %m[%i, %j] layout<vertical> {note} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %t, %m[%i, %j], %mask : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
