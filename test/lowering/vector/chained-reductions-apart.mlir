// RUN: %mlcc-opt %s -test-vector-chained-reduction-folding-patterns | FileCheck %s

// Where adding the vectors would make something invalid, or add up what was to
// be multiplied; mlir-opt does.

// CHECK-LABEL: func.func @kinds(
// CHECK: %[[P:.*]] = vector.reduction <mul>, %{{.*}} : vector<4xi32> into i32
// CHECK: vector.reduction <add>, %{{.*}}, %[[P]] : vector<4xi32> into i32
func.func @kinds(%a: vector<4xi32>) -> i32 {
  %0 = vector.reduction <mul>, %a : vector<4xi32> into i32
  %1 = vector.reduction <add>, %a, %0 : vector<4xi32> into i32
  return %1 : i32
}

// CHECK-LABEL: func.func @lengths(
// CHECK-NOT: arith.addf
// CHECK: return
func.func @lengths(%a: vector<4xf32>, %b: vector<8xf32>) -> f32 {
  %0 = vector.reduction <add>, %a : vector<4xf32> into f32
  %1 = vector.reduction <add>, %b, %0 : vector<8xf32> into f32
  return %1 : f32
}

// CHECK-LABEL: func.func @masked(
// CHECK-NOT: arith.addf
// CHECK: return
func.func @masked(%a: vector<4xf32>, %m: vector<4xi1>) -> f32 {
  %0 = vector.reduction <add>, %a : vector<4xf32> into f32
  %1 = vector.mask %m { vector.reduction <add>, %a, %0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %1 : f32
}
