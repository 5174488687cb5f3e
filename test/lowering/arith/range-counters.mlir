// Counters of loops are known by their bounds, signed or not; mlir-opt-22 knows the
// signed ones.

// RUN: %mlcc-opt %s -int-range-optimizations -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i4) {
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[FALSE:[0-9a-z_]+]] = arith.constant false
// CHECK-NEXT: %[[C1_I4:[0-9a-z_]+]] = arith.constant 1 : i4
// CHECK-NEXT: %[[C2_I4:[0-9a-z_]+]] = arith.constant 2 : i4
// CHECK-NEXT: %[[C:[0-9a-z_]+]]-4_i4 = arith.constant -4 : i4
// CHECK-NEXT: %[[C]]-5_i4 = arith.constant -5 : i4
// CHECK-NEXT: scf.for unsigned %[[ARG1:[0-9a-z_]+]] = %[[C2_I4]] to %[[C]]-4_i4 step %[[C1_I4]]  : i4 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.cmpi ugt, %[[ARG1]], %[[C2_I4]] : i4
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.cmpi ult, %[[ARG1]], %[[C]]-5_i4 : i4
// CHECK-NEXT: "use"(%[[FALSE]], %[[V0]], %[[TRUE]], %[[V1]]) : (i1, i1, i1, i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unsigned(%n: i4) {
  %c1 = arith.constant 1 : i4
  %c2 = arith.constant 2 : i4
  %m4 = arith.constant -4 : i4
  %m5 = arith.constant -5 : i4
  scf.for unsigned %i = %c2 to %m4 step %c1 : i4 {
    %0 = arith.cmpi ult, %i, %c2 : i4
    %1 = arith.cmpi ugt, %i, %c2 : i4
    %2 = arith.cmpi ult, %i, %m4 : i4
    %3 = arith.cmpi ult, %i, %m5 : i4
    "use"(%0, %1, %2, %3) : (i1, i1, i1, i1) -> ()
  }
  return
}

// CHECK-LABEL: func.func @signed(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i4) {
// CHECK-NEXT: %[[FALSE:[0-9a-z_]+]] = arith.constant false
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[C1_I4:[0-9a-z_]+]] = arith.constant 1 : i4
// CHECK-NEXT: %[[C2_I4:[0-9a-z_]+]] = arith.constant 2 : i4
// CHECK-NEXT: %[[C:[0-9a-z_]+]]-4_i4 = arith.constant -4 : i4
// CHECK-NEXT: scf.for %[[ARG1:[0-9a-z_]+]] = %[[C]]-4_i4 to %[[C2_I4]] step %[[C1_I4]]  : i4 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.cmpi slt, %[[ARG1]], %[[C1_I4]] : i4
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.cmpi sgt, %[[ARG1]], %[[C]]-4_i4 : i4
// CHECK-NEXT: "use"(%[[TRUE]], %[[V0]], %[[FALSE]], %[[TRUE]], %[[V1]]) : (i1, i1, i1, i1, i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @signed(%n: i4) {
  %c1 = arith.constant 1 : i4
  %c2 = arith.constant 2 : i4
  %m4 = arith.constant -4 : i4
  %m5 = arith.constant -5 : i4
  scf.for %i = %m4 to %c2 step %c1 : i4 {
    %0 = arith.cmpi slt, %i, %c2 : i4
    %1 = arith.cmpi slt, %i, %c1 : i4
    %2 = arith.cmpi slt, %i, %m4 : i4
    %3 = arith.cmpi sgt, %i, %m5 : i4
    %4 = arith.cmpi sgt, %i, %m4 : i4
    "use"(%0, %1, %2, %3, %4) : (i1, i1, i1, i1, i1) -> ()
  }
  return
}

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index) {
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[C0:[0-9a-z_]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C3:[0-9a-z_]+]] = arith.constant 3 : index
// CHECK-NEXT: %[[C6:[0-9a-z_]+]] = arith.constant 6 : index
// CHECK-NEXT: %[[C8:[0-9a-z_]+]] = arith.constant 8 : index
// CHECK-NEXT: scf.for %[[ARG1:[0-9a-z_]+]] = %[[C0]] to %[[C8]] step %[[C3]] {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.cmpi sle, %[[ARG1]], %[[C6]] : index
// CHECK-NEXT: "use"(%[[V0]], %[[TRUE]], %[[TRUE]]) : (i1, i1, i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %[[ARG1]] = %[[C3]] to %[[ARG0]] step %[[C3]] {
// CHECK-NEXT: %[[V0]] = arith.cmpi sgt, %[[ARG1]], %[[C3]] : index
// CHECK-NEXT: "use"(%[[TRUE]], %[[V0]]) : (i1, i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @step(%n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c3 {
    %0 = arith.cmpi sle, %i, %c6 : index
    %1 = arith.cmpi sle, %i, %c7 : index
    %2 = arith.cmpi sge, %i, %c0 : index
    "use"(%0, %1, %2) : (i1, i1, i1) -> ()
  }
  scf.for %i = %c3 to %n step %c3 {
    %0 = arith.cmpi sge, %i, %c3 : index
    %1 = arith.cmpi sgt, %i, %c3 : index
    "use"(%0, %1) : (i1, i1) -> ()
  }
  return
}

// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index) {
// CHECK-NEXT: %[[FALSE:[0-9a-z_]+]] = arith.constant false
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[C0:[0-9a-z_]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:[0-9a-z_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[C4:[0-9a-z_]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[C8:[0-9a-z_]+]] = arith.constant 8 : index
// CHECK-NEXT: scf.parallel (%[[ARG1:[0-9a-z_]+]], %[[ARG2:[0-9a-z_]+]]) = (%[[C0]], %[[C4]]) to (%[[C4]], %[[C8]]) step (%[[C1]], %[[C1]]) {
// CHECK-NEXT: "use"(%[[TRUE]], %[[FALSE]], %[[TRUE]]) : (i1, i1, i1) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%[[ARG1]], %[[ARG2]]) in (4, %[[ARG0]]) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.cmpi slt, %[[ARG1]], %[[C1]] : index
// CHECK-NEXT: "use"(%[[TRUE]], %[[FALSE]], %[[V0]]) : (i1, i1, i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c4) to (%c4, %c8) step (%c1, %c1) {
    %0 = arith.cmpi slt, %i, %c4 : index
    %1 = arith.cmpi slt, %j, %c4 : index
    %2 = arith.cmpi slt, %j, %c8 : index
    "use"(%0, %1, %2) : (i1, i1, i1) -> ()
    scf.reduce
  }
  scf.forall (%i, %j) in (4, %n) {
    %0 = arith.cmpi slt, %i, %c4 : index
    %1 = arith.cmpi slt, %j, %c0 : index
    %2 = arith.cmpi slt, %i, %c1 : index
    "use"(%0, %1, %2) : (i1, i1, i1) -> ()
  }
  return
}
