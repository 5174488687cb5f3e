// RUN: mlcc-opt %s -sccp | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -sccp | FileCheck %s %}

// A cast of a number of the index dialect is known where it is the same with 32
// and with 64 bits.

// CHECK-LABEL: @casts
// CHECK-DAG: [[SIGNED:%.+]] = arith.constant 14 : i64
// CHECK-DAG: [[UNSIGNED:%.+]] = arith.constant 16 : i40
// CHECK-DAG: [[LOW:%.+]] = arith.constant 2 : i16
// CHECK: [[LARGE:%.+]] = arith.addi {{.*}} : i64
// CHECK: [[NEGATIVE:%.+]] = arith.addi {{.*}} : i64
// CHECK: return [[SIGNED]], [[UNSIGNED]], [[LOW]], [[LARGE]], [[NEGATIVE]]
func.func @casts() -> (i64, i40, i16, i64, i64) {
  %seven = index.constant 7
  %0 = index.casts %seven : index to i64
  %1 = arith.addi %0, %0 : i64
  %eight = index.constant 8
  %2 = index.castu %eight : index to i40
  %3 = arith.addi %2, %2 : i40
  %odd = index.constant 65537
  %4 = index.casts %odd : index to i16
  %5 = arith.addi %4, %4 : i16
  %large = index.constant 4294967296
  %6 = index.castu %large : index to i64
  %7 = arith.addi %6, %6 : i64
  %negative = index.constant -7
  %8 = index.castu %negative : index to i64
  %9 = arith.addi %8, %8 : i64
  return %1, %3, %5, %7, %9 : i64, i40, i16, i64, i64
}
