// RUN: %mlcc-opt %s -test-vector-chained-reduction-folding-patterns | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-vector-chained-reduction-folding-patterns | FileCheck %s %}

// The sum of a vector and of the sum of another is that of both.

// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[A:[^:]*]]: vector<8xf32>, %[[B:[^:]*]]: vector<8xf32>, %[[C:[^:]*]]: vector<8xf32>, %[[ACC:[^:]*]]: f32
// CHECK: %[[BC:.*]] = arith.addf %[[B]], %[[C]] : vector<8xf32>
// CHECK: %[[ABC:.*]] = arith.addf %[[A]], %[[BC]] : vector<8xf32>
// CHECK: %[[SUM:.*]] = vector.reduction <add>, %[[ABC]], %[[ACC]] : vector<8xf32> into f32
// CHECK: return %[[SUM]]
func.func @sums(%a: vector<8xf32>, %b: vector<8xf32>, %c: vector<8xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <add>, %a, %acc : vector<8xf32> into f32
  %1 = vector.reduction <add>, %b, %0 : vector<8xf32> into f32
  %2 = vector.reduction <add>, %c, %1 fastmath<nnan> : vector<8xf32> into f32
  return %2 : f32
}

// One that begins with nothing.
// CHECK-LABEL: func.func @integers(
// CHECK: %[[SUM:.*]] = arith.addi %{{.*}}, %{{.*}} : vector<4xi32>
// CHECK: vector.reduction <add>, %[[SUM]] : vector<4xi32> into i32
func.func @integers(%a: vector<4xi32>, %b: vector<4xi32>) -> i32 {
  %0 = vector.reduction <add>, %a : vector<4xi32> into i32
  %1 = vector.reduction <add>, %b, %0 : vector<4xi32> into i32
  return %1 : i32
}

// Of sums only.
// CHECK-LABEL: func.func @products(
// CHECK: %[[P:.*]] = vector.reduction <mul>, %{{.*}} : vector<4xi32> into i32
// CHECK: vector.reduction <mul>, %{{.*}}, %[[P]] : vector<4xi32> into i32
func.func @products(%a: vector<4xi32>) -> i32 {
  %0 = vector.reduction <mul>, %a : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %a, %0 : vector<4xi32> into i32
  return %1 : i32
}
