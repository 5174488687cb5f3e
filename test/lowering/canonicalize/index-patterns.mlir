// Patterns of the index dialect.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// Two constants become one where they may change places.

// CHECK-LABEL: @join
// CHECK-SAME: ([[A:%.+]]: index)
// CHECK-DAG: [[SUM:%.+]] = index.constant 8
// CHECK-DAG: [[PRODUCT:%.+]] = index.constant 15
// CHECK-DAG: [[FIVE:%.+]] = index.constant 5
// CHECK-DAG: [[THREE:%.+]] = index.constant 3
// CHECK-DAG: [[ONE:%.+]] = index.constant 1
// CHECK-DAG: [[SEVEN:%.+]] = index.constant 7
// CHECK-DAG: [[SIX:%.+]] = index.constant 6
// CHECK: index.add [[A]], [[SUM]]
// CHECK-NEXT: index.mul [[A]], [[PRODUCT]]
// CHECK-NEXT: index.maxs [[A]], [[FIVE]]
// CHECK-NEXT: index.maxu [[A]], [[FIVE]]
// CHECK-NEXT: index.mins [[A]], [[THREE]]
// CHECK-NEXT: index.minu [[A]], [[THREE]]
// CHECK-NEXT: index.and [[A]], [[ONE]]
// CHECK-NEXT: index.or [[A]], [[SEVEN]]
// CHECK-NEXT: index.xor [[A]], [[SIX]]
func.func @join(%a: index)
    -> (index, index, index, index, index, index, index, index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %x0 = index.add %a, %c3
  %0 = index.add %x0, %c5
  %x1 = index.mul %a, %c3
  %1 = index.mul %x1, %c5
  %x2 = index.maxs %a, %c3
  %2 = index.maxs %x2, %c5
  %x3 = index.maxu %a, %c3
  %3 = index.maxu %x3, %c5
  %x4 = index.mins %a, %c3
  %4 = index.mins %x4, %c5
  %x5 = index.minu %a, %c3
  %5 = index.minu %x5, %c5
  %x6 = index.and %a, %c3
  %6 = index.and %x6, %c5
  %x7 = index.or %a, %c3
  %7 = index.or %x7, %c5
  %x8 = index.xor %a, %c3
  %8 = index.xor %x8, %c5
  return %0, %1, %2, %3, %4, %5, %6, %7, %8
      : index, index, index, index, index, index, index, index, index
}

// The greater of 1 and 2^32 is not the same with 32 bits.

// CHECK-LABEL: @stay
// CHECK: index.maxs
// CHECK: index.maxs
func.func @stay(%a: index) -> index {
  %one = index.constant 1
  %big = index.constant 0x100000000
  %0 = index.maxs %a, %one
  %1 = index.maxs %0, %big
  return %1 : index
}
