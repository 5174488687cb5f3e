// RUN: %mlcc-opt %s -test-vector-break-down-reduction-patterns | FileCheck %s

// A vector of no dimension has no element 0; mlir-opt asks for it, and dies.

// CHECK-LABEL: func.func @number(
// CHECK: vector.reduction <add>, %{{.*}} : vector<f32> into f32
func.func @number(%v: vector<f32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<f32> into f32
  return %0 : f32
}
