// RUN: mlcc-opt -arm-sme-vector-legalization %s -split-input-file | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -arm-sme-vector-legalization %s -split-input-file | FileCheck %s %}
//
// Vectors as large as several tiles are several vectors, in order of their rows.

// CHECK-LABEL: @product(
// CHECK-SAME: %[[A:.*]]: vector<[8]xf32>, %[[B:.*]]: vector<[8]xf32>, %[[C0:[^:]*]]: vector<[4]x[4]xf32>, %[[C1:[^:]*]]: vector<[4]x[4]xf32>, %[[C2:[^:]*]]: vector<[4]x[4]xf32>, %[[C3:[^:]*]]: vector<[4]x[4]xf32>)
// CHECK: %[[A0:.*]] = vector.scalable.extract %[[A]][0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK: %[[B0:.*]] = vector.scalable.extract %[[B]][0]
// CHECK: %[[R0:.*]] = vector.outerproduct %[[A0]], %[[B0]], %[[C0]] {kind = #vector.kind<maxnumf>}
// CHECK: %[[A1:.*]] = vector.scalable.extract %[[A]][0]
// CHECK: %[[B1:.*]] = vector.scalable.extract %[[B]][4]
// CHECK: %[[R1:.*]] = vector.outerproduct %[[A1]], %[[B1]], %[[C1]]
// CHECK: %[[A2:.*]] = vector.scalable.extract %[[A]][4]
// CHECK: %[[B2:.*]] = vector.scalable.extract %[[B]][0]
// CHECK: %[[R2:.*]] = vector.outerproduct %[[A2]], %[[B2]], %[[C2]]
// CHECK: %[[R3:.*]] = vector.outerproduct %{{.*}}, %{{.*}}, %[[C3]]
// CHECK: return %[[R0]], %[[R1]], %[[R2]], %[[R3]]
func.func @product(%a: vector<[8]xf32>, %b: vector<[8]xf32>, %acc: vector<[8]x[8]xf32>) -> vector<[8]x[8]xf32> {
  %0 = vector.outerproduct %a, %b, %acc {kind = #vector.kind<maxnumf>} : vector<[8]xf32>, vector<[8]xf32>
  return %0 : vector<[8]x[8]xf32>
}

// A mask ends where it does less where the tile begins.

// CHECK-LABEL: @masked(
// CHECK-SAME: %[[M:[^:]*]]: index, %[[N:[^:]*]]: index)
// CHECK: vector.mask %{{.*}} { vector.outerproduct
// CHECK: %[[VSCALE:.*]] = vector.vscale
// CHECK: %[[C:.*]] = arith.constant -4 : index
// CHECK: %[[AT:.*]] = arith.muli %[[C]], %[[VSCALE]]
// CHECK: %[[ROWS:.*]] = arith.addi %[[M]], %[[AT]]
// CHECK: %[[COLUMNS:.*]] = arith.addi %[[N]], %
// CHECK: %[[MASK:.*]] = vector.create_mask %[[ROWS]], %[[COLUMNS]] : vector<[4]x[4]xi1>
// CHECK: vector.mask %[[MASK]] { vector.outerproduct
func.func @masked(%a: vector<[8]xf32>, %b: vector<[4]xf32>, %m: index, %n: index) -> vector<[8]x[4]xf32> {
  %mask = vector.create_mask %m, %n : vector<[8]x[4]xi1>
  %0 = vector.mask %mask { vector.outerproduct %a, %b {kind = #vector.kind<add>} : vector<[8]xf32>, vector<[4]xf32> } : vector<[8]x[4]xi1> -> vector<[8]x[4]xf32>
  return %0 : vector<[8]x[4]xf32>
}

// Columns of the vector are rows in memory.

// CHECK-LABEL: @read_transposed(
// CHECK-SAME: %[[BASE:[^:]*]]: memref<?x?xi16>, %[[I:[^:]*]]: index, %[[J:[^:]*]]: index, %[[P:[^:]*]]: i16)
// CHECK: %[[FIRST:.*]] = vector.transfer_read
// CHECK: %[[C0:.*]] = arith.constant 0
// CHECK: %[[DOWN:.*]] = arith.muli %[[C0]]
// CHECK: %[[ROW:.*]] = arith.addi %[[I]], %[[DOWN]]
// CHECK: %[[C8:.*]] = arith.constant 8
// CHECK: %[[ACROSS:.*]] = arith.muli %[[C8]]
// CHECK: %[[COLUMN:.*]] = arith.addi %[[J]], %[[ACROSS]]
// CHECK: %[[SECOND:.*]] = vector.transfer_read %[[BASE]][%[[ROW]], %[[COLUMN]]], %[[P]] {in_bounds = [true, false], permutation_map = #{{.*}}} : memref<?x?xi16>, vector<[8]x[8]xi16>
// CHECK: return %[[FIRST]], %[[SECOND]]
func.func @read_transposed(%m: memref<?x?xi16>, %i: index, %j: index, %p: i16) -> vector<[16]x[8]xi16> {
  %0 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, false]} : memref<?x?xi16>, vector<[16]x[8]xi16>
  return %0 : vector<[16]x[8]xi16>
}

// What is written is written slice by slice, of all tiles in one loop.

// CHECK-LABEL: @write(
// CHECK-SAME: %[[BASE:[^:]*]]: memref<?x?xi16>, %[[I:[^:]*]]: index, %[[J:[^:]*]]: index, %[[V0:[^:]*]]: vector<[8]x[8]xi16>, %[[V1:[^:]*]]: vector<[8]x[8]xi16>
// CHECK: %[[MASK:.*]] = vector.create_mask
// CHECK: %[[VSCALE:.*]] = vector.vscale
// CHECK: %[[C8:.*]] = arith.constant 8
// CHECK: %[[END:.*]] = arith.muli %[[VSCALE]], %[[C8]]
// CHECK: scf.for %[[S:.*]] = %{{.*}} to %[[END]]
// CHECK: vector.transfer_write
// CHECK: %[[RIGHT:.*]] = arith.muli %[[VSCALE]], %{{c8.*}} : index
// CHECK: %[[OF:.*]] = arith.addi %{{.*}}, %[[S]]
// CHECK: %[[ROW:.*]] = arith.addi %[[OF]], %[[I]]
// CHECK: %[[COLUMN:.*]] = arith.addi %[[RIGHT]], %[[J]]
// CHECK: %[[K:.*]] = vector.extract %[[MASK]][%[[OF]]] : vector<[16]xi1> from vector<[8]x[16]xi1>
// CHECK: %[[HALF:.*]] = vector.scalable.extract %[[K]][8] : vector<[8]xi1> from vector<[16]xi1>
// CHECK: %[[SLICE:.*]] = vector.extract %[[V1]][%[[S]]] : vector<[8]xi16> from vector<[8]x[8]xi16>
// CHECK: vector.transfer_write %[[SLICE]], %[[BASE]][%[[ROW]], %[[COLUMN]]], %[[HALF]] {in_bounds = [true]} : vector<[8]xi16>, memref<?x?xi16>
func.func @write(%m: memref<?x?xi16>, %i: index, %j: index, %v: vector<[8]x[16]xi16>, %a: index, %b: index) {
  %mask = vector.create_mask %a, %b : vector<[8]x[16]xi1>
  vector.transfer_write %v, %m[%i, %j], %mask {in_bounds = [false, true]} : vector<[8]x[16]xi16>, memref<?x?xi16>
  return
}

// Masks of more than 16 elements, other maps and tensors are not for that loop.

// CHECK-LABEL: @write_tiles(
// CHECK-SAME: %[[V0:[^:]*]]: vector<[16]x[16]xi8>, %[[V1:[^:]*]]: vector<[16]x[16]xi8>, %[[W0:[^:]*]]: vector<[8]x[8]xi16>, %[[W1:[^:]*]]: vector<[8]x[8]xi16>
// CHECK-NOT: scf.for
// CHECK: vector.transfer_write %[[V0]], %{{.*}}, %{{.*}} {in_bounds = [true, true]} : vector<[16]x[16]xi8>, memref<?x?xi8>
// CHECK: vector.transfer_write %[[V1]],
// CHECK: vector.transfer_write %[[W0]], %{{.*}} {in_bounds = [true, true], permutation_map = #{{.*}}} : vector<[8]x[8]xi16>, memref<?x?xi16>
// CHECK: %[[ROW:.*]] = arith.addi %{{.*}}, %c8_vscale
// CHECK: %[[COLUMN:.*]] = arith.addi %{{.*}}, %c0_vscale
// CHECK: vector.transfer_write %[[W1]], %{{.*}}[%[[ROW]], %[[COLUMN]]]
// CHECK: %[[T:.*]] = vector.transfer_write %[[W0]], %{{.*}} : vector<[8]x[8]xi16>, tensor<?x?xi16>
// CHECK: %[[U:.*]] = vector.transfer_write %[[W1]], %[[T]]
// CHECK: return %[[U]]
func.func @write_tiles(%m: memref<?x?xi8>, %n: memref<?x?xi16>, %i: index, %v: vector<[32]x[16]xi8>, %w: vector<[8]x[16]xi16>, %a: index, %t: tensor<?x?xi16>) -> tensor<?x?xi16> {
  %mask = vector.create_mask %a, %a : vector<[32]x[16]xi1>
  vector.transfer_write %v, %m[%i, %i], %mask {in_bounds = [true, true]} : vector<[32]x[16]xi8>, memref<?x?xi8>
  vector.transfer_write %w, %n[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]} : vector<[8]x[16]xi16>, memref<?x?xi16>
  %u = vector.transfer_write %w, %t[%i, %i] {in_bounds = [true, true]} : vector<[8]x[16]xi16>, tensor<?x?xi16>
  return %u : tensor<?x?xi16>
}

// Loops and calls have one value for each tile, constants are one.

// CHECK-LABEL: @structure(
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : vector<[4]x[4]xf32>
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[X:.*]] = %[[ONES]], %[[Y:.*]] = %[[ONES]]) -> (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>)
// CHECK: %[[CALLED:.*]]:2 = func.call @other(%[[X]], %[[Y]])
// CHECK: scf.yield %[[CALLED]]#0, %[[CALLED]]#1
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @structure(%n: index) -> vector<[8]x[4]xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ones = arith.constant dense<1.0> : vector<[8]x[4]xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %ones) -> vector<[8]x[4]xf32> {
    %u = func.call @other(%t) : (vector<[8]x[4]xf32>) -> vector<[8]x[4]xf32>
    scf.yield %u : vector<[8]x[4]xf32>
  }
  return %r : vector<[8]x[4]xf32>
}
func.func private @other(vector<[8]x[4]xf32>) -> vector<[8]x[4]xf32>

// A mask for tiles is made by itself, of those in front.

// CHECK-LABEL: @extract_mask(
// CHECK-SAME: %[[N:[^:]*]]: index, %[[A:[^:]*]]: index, %[[B:[^:]*]]: index, %[[K:[^:]*]]: index)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0
// CHECK-DAG: %[[C2:.*]] = arith.constant 2
// CHECK: %[[MORE:.*]] = arith.cmpi sgt, %[[N]], %[[C2]]
// CHECK: %[[ROWS:.*]] = arith.select %[[MORE]], %[[A]], %[[C0]]
// CHECK: vector.create_mask %[[ROWS]], %[[B]] : vector<[4]x[4]xi1>
// CHECK: arith.cmpi slt, %[[K]], %[[N]]
func.func @extract_mask(%n: index, %a: index, %b: index, %k: index) -> (vector<[4]x[4]xi1>, vector<[4]x[4]xi1>) {
  %0 = vector.create_mask %n, %a, %b : vector<4x[4]x[4]xi1>
  %1 = vector.extract %0[2] : vector<[4]x[4]xi1> from vector<4x[4]x[4]xi1>
  %2 = vector.extract %0[%k] : vector<[4]x[4]xi1> from vector<4x[4]x[4]xi1>
  return %1, %2 : vector<[4]x[4]xi1>, vector<[4]x[4]xi1>
}

// CHECK-LABEL: @keep_masks(
// CHECK: vector.extract %{{.*}}[0] : vector<[4]xi1>
// CHECK: vector.extract %{{.*}}[1] : vector<4x[4]xi1>
func.func @keep_masks(%n: index) -> (vector<[4]xi1>, vector<4x[4]xi1>) {
  %0 = vector.create_mask %n, %n : vector<4x[4]xi1>
  %1 = vector.extract %0[0] : vector<[4]xi1> from vector<4x[4]xi1>
  %2 = vector.create_mask %n, %n, %n : vector<4x4x[4]xi1>
  %3 = vector.extract %2[1] : vector<4x[4]xi1> from vector<4x4x[4]xi1>
  return %1, %3 : vector<[4]xi1>, vector<4x[4]xi1>
}

// A column is read element by element.

// CHECK-LABEL: @column(
// CHECK-SAME: %[[BASE:[^:]*]]: memref<?x?xf32>, %[[I:[^:]*]]: index, %[[J:[^:]*]]: index
// CHECK: %[[R:.*]] = scf.for %[[S:.*]] = %{{.*}} to %c4_vscale step %{{.*}} iter_args(%[[V:.*]] = %{{.*}}) -> (vector<[4]xf32>)
// CHECK: %[[ROW:.*]] = arith.addi %[[S]], %[[I]]
// CHECK: %[[E:.*]] = memref.load %[[BASE]][%[[ROW]], %[[J]]]
// CHECK: %[[W:.*]] = vector.insert %[[E]], %[[V]] [%[[S]]]
// CHECK: scf.yield %[[W]]
// CHECK: vector.shape_cast %[[R]] : vector<[4]xf32> to vector<[4]x1xf32>
func.func @column(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<[4]x1xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x1xf32>
  return %0 : vector<[4]x1xf32>
}

// CHECK-LABEL: @two_columns(
// CHECK: vector.transfer_read {{.*}}vector<[4]x2xf32>
func.func @two_columns(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<[4]x2xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}

// What is transposed behind a read is transposed in memory.

// CHECK-LABEL: @transpose_read(
// CHECK-SAME: %[[BASE:[^:]*]]: memref<?x?xi8>, %[[I:[^:]*]]: index, %[[J:[^:]*]]: index, %[[P:[^:]*]]: i8
// CHECK: %[[MASK:.*]] = vector.create_mask
// CHECK: %[[VIEW:.*]] = memref.subview %[[BASE]][%[[I]], %[[J]]] [%c8_vscale, %c4] [%c1, %c1] : memref<?x?xi8> to memref<?x?xi8, strided<[?, ?], offset: ?>>
// CHECK: %[[TURNED:.*]] = vector.transpose %[[MASK]], [1, 0]
// CHECK: %[[T:.*]] = memref.transpose %[[VIEW]] (d0, d1) -> (d1, d0)
// CHECK: %[[R:.*]] = vector.transfer_read %[[T]][%c0, %c0], %[[P]], %[[TURNED]] {in_bounds = [false, true]} : memref<?x?xi8, strided<[?, ?], offset: ?>>, vector<4x[8]xi8>
// CHECK: arith.extsi %[[R]] : vector<4x[8]xi8> to vector<4x[8]xi32>
func.func @transpose_read(%m: memref<?x?xi8>, %i: index, %j: index, %p: i8, %a: index, %b: index) -> vector<4x[8]xi32> {
  %mask = vector.create_mask %a, %b : vector<[8]x4xi1>
  %0 = vector.transfer_read %m[%i, %j], %p, %mask {in_bounds = [true, false]} : memref<?x?xi8>, vector<[8]x4xi8>
  %e = arith.extsi %0 : vector<[8]x4xi8> to vector<[8]x4xi32>
  %1 = vector.transpose %e, [1, 0] : vector<[8]x4xi32> to vector<4x[8]xi32>
  return %1 : vector<4x[8]xi32>
}

// What is transposed before it is written goes through a tile.

// CHECK-LABEL: @transpose_write(
// CHECK-SAME: %[[BASE:[^:]*]]: memref<?x?xf32>, %[[I:[^:]*]]: index, %[[J:[^:]*]]: index, %[[V:[^:]*]]: vector<2x[8]xf32>, %[[A:[^:]*]]: index, %[[B:[^:]*]]: index
// CHECK: %[[UNSET:.*]] = arm_sme.get_tile
// CHECK: %[[ROW0:.*]] = vector.extract %[[V]][0]
// CHECK: %[[HALF0:.*]] = vector.scalable.extract %[[ROW0]][0]
// CHECK: %[[T0:.*]] = vector.insert %[[HALF0]], %[[UNSET]] [0]
// CHECK: %[[ROW1:.*]] = vector.extract %[[V]][1]
// CHECK: %[[HALF1:.*]] = vector.scalable.extract %[[ROW1]][0]
// CHECK: %[[T1:.*]] = vector.insert %[[HALF1]], %[[T0]] [1]
// CHECK: %[[COLUMNS:.*]] = index.mins %[[B]], %c2
// CHECK: %[[MASK:.*]] = vector.create_mask %[[A]], %[[COLUMNS]]
// CHECK: vector.transfer_write %[[T1]], %[[BASE]][%[[I]], %[[J]]], %[[MASK]] {in_bounds = [true, true], permutation_map = #{{.*}}}
// CHECK: %[[REST:.*]] = arith.subi %[[A]], %c4_vscale
// CHECK: vector.create_mask %[[REST]]
// CHECK: %[[BELOW:.*]] = arith.addi %c4_vscale, %[[I]]
// CHECK: vector.transfer_write %{{.*}}, %[[BASE]][%[[BELOW]], %[[J]]]
func.func @transpose_write(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<2x[8]xf32>, %a: index, %b: index) {
  %mask = vector.create_mask %a, %b : vector<[8]x2xi1>
  %t = vector.transpose %v, [1, 0] : vector<2x[8]xf32> to vector<[8]x2xf32>
  vector.transfer_write %t, %m[%i, %j], %mask {in_bounds = [true, true]} : vector<[8]x2xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: @keep_row(
// CHECK: vector.transpose
func.func @keep_row(%m: memref<?x?xf32>, %i: index, %v: vector<1x[4]xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x1xf32>, memref<?x?xf32>
  return
}
