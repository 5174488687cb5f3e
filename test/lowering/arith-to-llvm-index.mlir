// RUN: %mlcc-opt %s -convert-func-to-llvm -convert-arith-to-llvm \
// RUN:   -reconcile-unrealized-casts | FileCheck %s
// RUN: %mlcc-opt %s -convert-func-to-llvm=index-bitwidth=32 \
// RUN:   -convert-arith-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts \
// RUN:   | FileCheck %s --check-prefix=CHECK32
// An index is as wide as asked for; casts to and from it follow.

func.func @index(%i: index, %a: i32, %b: i64, %v: vector<4xindex>) -> (index, i32, i64, vector<4xi32>) {
  %0 = arith.addi %i, %i : index
  %1 = arith.index_cast %a : i32 to index
  %2 = arith.index_castui %b : i64 to index
  %3 = arith.addi %1, %2 : index
  %4 = arith.index_cast %3 : index to i32
  %5 = arith.index_castui %0 : index to i64
  %6:2 = arith.mulsi_extended %i, %0 : index
  %7 = arith.index_cast %v : vector<4xindex> to vector<4xi32>
  return %6#1, %4, %5, %7 : index, i32, i64, vector<4xi32>
}

// CHECK-LABEL: llvm.func @index(
// CHECK-SAME:  [[I:%[^:]+]]: i64, [[A:%[^:]+]]: i32, [[B:%[^:]+]]: i64, [[V:%[^:]+]]: vector<4xi64>)
// CHECK-NEXT:    [[SUM:%.+]] = llvm.add [[I]], [[I]] : i64
// CHECK-NEXT:    [[WIDE:%.+]] = llvm.sext [[A]] : i32 to i64
// CHECK-NEXT:    [[BOTH:%.+]] = llvm.add [[WIDE]], [[B]] : i64
// CHECK-NEXT:    [[CUT:%.+]] = llvm.trunc [[BOTH]] : i64 to i32
// CHECK-NEXT:    [[X:%.+]] = llvm.sext [[I]] : i64 to i128
// CHECK-NEXT:    [[Y:%.+]] = llvm.sext [[SUM]] : i64 to i128
// CHECK-NEXT:    [[P:%.+]] = llvm.mul [[X]], [[Y]] : i128
// CHECK-NEXT:    llvm.trunc [[P]] : i128 to i64
// CHECK-NEXT:    [[N:%.+]] = llvm.mlir.constant(64 : i128) : i128
// CHECK-NEXT:    [[S:%.+]] = llvm.lshr [[P]], [[N]] : i128
// CHECK-NEXT:    [[HIGH:%.+]] = llvm.trunc [[S]] : i128 to i64
// CHECK-NEXT:    [[CUTS:%.+]] = llvm.trunc [[V]] : vector<4xi64> to vector<4xi32>

// CHECK32-LABEL: llvm.func @index(
// CHECK32-SAME:  [[I:%[^:]+]]: i32, [[A:%[^:]+]]: i32, [[B:%[^:]+]]: i64, [[V:%[^:]+]]: vector<4xi32>)
// CHECK32-NEXT:    [[SUM:%.+]] = llvm.add [[I]], [[I]] : i32
// CHECK32-NEXT:    [[CUT:%.+]] = llvm.trunc [[B]] : i64 to i32
// CHECK32-NEXT:    [[BOTH:%.+]] = llvm.add [[A]], [[CUT]] : i32
// CHECK32-NEXT:    [[WIDE:%.+]] = llvm.zext [[SUM]] : i32 to i64
// CHECK32-NEXT:    llvm.sext [[I]] : i32 to i64
// CHECK32:         llvm.mlir.constant(32 : i64) : i64
// CHECK32:         llvm.insertvalue [[V]], {{.*}}[3]
