// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s %}
// One row after the other; and numbers that are known.

// CHECK-LABEL: func.func @fma(
// CHECK-SAME: %[[A:.*]]: vector<2x4xf32>, %[[B:.*]]: vector<2x4xf32>, %[[C:.*]]: vector<2x4xf32>
// CHECK-DAG: %[[AS:.*]] = builtin.unrealized_conversion_cast %[[A]]
// CHECK-DAG: %[[BS:.*]] = builtin.unrealized_conversion_cast %[[B]]
// CHECK-DAG: %[[CS:.*]] = builtin.unrealized_conversion_cast %[[C]]
// CHECK: %[[A0:.*]] = llvm.extractvalue %[[AS]][0]
// CHECK: %[[B0:.*]] = llvm.extractvalue %[[BS]][0]
// CHECK: %[[C0:.*]] = llvm.extractvalue %[[CS]][0]
// CHECK: %[[R0:.*]] = llvm.intr.fmuladd(%[[A0]], %[[B0]], %[[C0]])
// CHECK: llvm.insertvalue %[[R0]], %{{.*}}[0]
// CHECK: llvm.extractvalue %[[AS]][1]
// CHECK: %[[R1:.*]] = llvm.intr.fmuladd
// CHECK: llvm.insertvalue %[[R1]], %{{.*}}[1]
func.func @fma(%a: vector<2x4xf32>, %b: vector<2x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.fma %a, %b, %c : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @gather(
// CHECK: %[[UNSET:.*]] = ub.poison : vector<2x3xf32>
// CHECK: %[[R0:.*]] = llvm.intr.masked.gather {{.*}} {alignment = 8 : i32}
// CHECK: llvm.insertvalue %[[R0]], %{{.*}}[0]
// CHECK: %[[R1:.*]] = llvm.intr.masked.gather {{.*}} {alignment = 8 : i32}
// CHECK: llvm.insertvalue %[[R1]], %{{.*}}[1]
func.func @gather(%m: memref<?xf32>, %i: index, %at: vector<2x3xi32>, %k: vector<2x3xi1>,
                  %else: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.gather %m[%i][%at], %k, %else {alignment = 8 : i64} : memref<?xf32>, vector<2x3xi32>,
      vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK-LABEL: func.func @step(
// CHECK: arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
func.func @step() -> vector<4xindex> {
  %0 = vector.step : vector<4xindex>
  return %0 : vector<4xindex>
}

// CHECK-LABEL: func.func @scalable_step(
// CHECK: llvm.intr.stepvector : vector<[4]xi64>
func.func @scalable_step() -> vector<[4]xindex> {
  %0 = vector.step : vector<[4]xindex>
  return %0 : vector<[4]xindex>
}

// Everything else is folded as well.
// CHECK-LABEL: func.func @fold(
// CHECK-NEXT: %[[SUM:.*]] = arith.constant 3 : i32
// CHECK-NEXT: return %[[SUM]]
func.func @fold() -> i32 {
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %sum = arith.addi %1, %2 : i32
  return %sum : i32
}

// What leads with a scalable dimension has no rows to count.
// CHECK-LABEL: func.func @leading(
// CHECK: vector.create_mask
// CHECK: vector.constant_mask
func.func @leading(%a: index, %b: index) -> (vector<[2]x2xi1>, vector<[2]x2xi1>) {
  %0 = vector.create_mask %a, %b : vector<[2]x2xi1>
  %1 = vector.constant_mask [2, 1] : vector<[2]x2xi1>
  return %0, %1 : vector<[2]x2xi1>, vector<[2]x2xi1>
}
