// RUN: %mlcc-opt %s -convert-arith-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-arith-to-llvm | FileCheck %s %}

// Divisions that round up or down need no arith-expand before: they become
// others, which are converted in turn.

// CHECK-LABEL: @up(
// CHECK-SAME: [[A:%.+]]: i8, [[B:%.+]]: i8)
// CHECK: [[QUOTIENT:%.+]] = llvm.sdiv [[A]], [[B]]
// CHECK: [[MORE:%.+]] = llvm.and
// CHECK: [[NEXT:%.+]] = llvm.add [[QUOTIENT]]
// CHECK: [[UP:%.+]] = llvm.select [[MORE]], [[NEXT]], [[QUOTIENT]]
// CHECK: return [[UP]]
func.func @up(%a: i8, %b: i8) -> i8 {
  %0 = arith.ceildivsi %a, %b : i8
  return %0 : i8
}

// CHECK-LABEL: @down(
// CHECK-SAME: [[A:%.+]]: i8, [[B:%.+]]: i8)
// CHECK: [[QUOTIENT:%.+]] = llvm.sdiv [[A]], [[B]]
// CHECK: llvm.icmp "ne" {{%.+}}, {{%.+}} : i1
// CHECK: llvm.mlir.constant(-1 : i8)
// CHECK: llvm.add [[QUOTIENT]]
func.func @down(%a: i8, %b: i8) -> i8 {
  %0 = arith.floordivsi %a, %b : i8
  return %0 : i8
}

// CHECK-LABEL: @up_unsigned(
// CHECK: [[LESS:%.+]] = llvm.sub {{%.+}} : i64
// CHECK: llvm.udiv [[LESS]], {{%.+}} : i64
func.func @up_unsigned(%a: index, %b: index) -> index {
  %0 = arith.ceildivui %a, %b : index
  return %0 : index
}
