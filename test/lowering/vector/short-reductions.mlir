// RUN: %mlcc-opt %s -test-vector-break-down-reduction-patterns | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-vector-break-down-reduction-patterns | FileCheck %s %}

// Vectors of one or two elements are reduced element by element.

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[V:[^:]*]]: vector<2xf32>, %[[ACC:[^:]*]]: f32
// CHECK: %[[A:.*]] = vector.extract %[[V]][0] : f32 from vector<2xf32>
// CHECK: %[[B:.*]] = vector.extract %[[V]][1] : f32 from vector<2xf32>
// CHECK: %[[SUM:.*]] = arith.addf %[[A]], %[[B]] fastmath<fast> : f32
// CHECK: %[[ALL:.*]] = arith.addf %[[SUM]], %[[ACC]] fastmath<fast> : f32
// CHECK: return %[[ALL]]
func.func @two(%v: vector<2xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %acc fastmath<fast> : vector<2xf32> into f32
  return %0 : f32
}

// CHECK-LABEL: func.func @one(
// CHECK: %[[A:.*]] = vector.extract %{{.*}}[0] : i32 from vector<1xi32>
// CHECK: return %[[A]]
func.func @one(%v: vector<1xi32>) -> i32 {
  %0 = vector.reduction <minsi>, %v : vector<1xi32> into i32
  return %0 : i32
}

// What is longer, may be longer or is masked stays.
// CHECK-LABEL: func.func @others(
// CHECK: vector.reduction <add>, %{{.*}} : vector<3xf32> into f32
// CHECK: vector.reduction <add>, %{{.*}} : vector<[2]xf32> into f32
// CHECK: vector.mask %{{.*}} { vector.reduction <add>, %{{.*}} : vector<2xf32> into f32 }
func.func @others(%v: vector<3xf32>, %s: vector<[2]xf32>, %w: vector<2xf32>, %m: vector<2xi1>) -> (f32, f32, f32) {
  %0 = vector.reduction <add>, %v : vector<3xf32> into f32
  %1 = vector.reduction <add>, %s : vector<[2]xf32> into f32
  %2 = vector.mask %m { vector.reduction <add>, %w : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}
