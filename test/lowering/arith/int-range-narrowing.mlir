// RUN: %mlcc-opt %s -split-input-file -allow-unregistered-dialect \
// RUN:   -pass-pipeline='builtin.module(arith-int-range-narrowing{int-bitwidths-supported=8,16})' | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -allow-unregistered-dialect \
// RUN:   -pass-pipeline='builtin.module(arith-int-range-narrowing{int-bitwidths-supported=8,16})' | FileCheck %s %}
// RUN: not %mlcc-opt %s -allow-unregistered-dialect -arith-int-range-narrowing=int-bitwidths-supported=0 2>&1 | FileCheck %s -check-prefix=NONE
// NONE: error: there are no integers of 0 bits

// The first width that fits.

// CHECK-LABEL: @unsigned
// CHECK: [[A:%.+]] = arith.trunci %{{.*}} : i32 to i8
// CHECK: [[SUM:%.+]] = arith.addi [[A]], [[A]] : i8
// CHECK: arith.extui [[SUM]] : i8 to i32
// CHECK: [[B:%.+]] = arith.trunci %{{.*}} : i32 to i16
// CHECK: [[SUM:%.+]] = arith.addi [[B]], [[B]] : i16
// CHECK: arith.extui [[SUM]] : i16 to i32
func.func @unsigned(%x: i7, %y: i8) -> (i32, i32) {
  %0 = arith.extui %x : i7 to i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.extui %y : i8 to i32
  %3 = arith.addi %2, %2 : i32
  return %1, %3 : i32, i32
}

// -----

// Negative numbers come back with their sign.

// CHECK-LABEL: @signed
// CHECK: [[A:%.+]] = arith.trunci %{{.*}} : vector<4xi32> to vector<4xi8>
// CHECK: [[SUM:%.+]] = arith.addi [[A]], [[A]] : vector<4xi8>
// CHECK: arith.extsi [[SUM]] : vector<4xi8> to vector<4xi32>
func.func @signed(%x: vector<4xi6>) -> vector<4xi32> {
  %0 = arith.extsi %x : vector<4xi6> to vector<4xi32>
  %1 = arith.addi %0, %0 : vector<4xi32>
  return %1 : vector<4xi32>
}

// -----

// Of a comparison only the operands have to fit.

// CHECK-LABEL: @compared
// CHECK: [[I:%.+]] = arith.index_castui %{{.*}} : index to i8
// CHECK: arith.cmpi slt, [[I]], %{{.*}} : i8
func.func @compared() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %0 = arith.cmpi slt, %i, %c9 : index
    "use"(%0) : (i1) -> ()
  }
  return
}

// -----

// A conversion to an index and back.

// CHECK-LABEL: @chain
// CHECK-SAME: [[X:%.+]]: i8
// CHECK-NEXT: return [[X]]
func.func @chain(%x: i8) -> i8 {
  %0 = arith.index_cast %x : i8 to index
  %1 = arith.index_cast %0 : index to i8
  return %1 : i8
}
