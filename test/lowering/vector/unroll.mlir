// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s %}

// Operations on n-D vectors, row by row.

// CHECK-LABEL: func.func @repeat(
// CHECK: llvm.insertvalue %arg0, %{{[0-9]+}}[0]
// CHECK: llvm.insertvalue %arg0, %{{[0-9]+}}[1]
func.func @repeat(%a: vector<4xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @stretch_first(
// CHECK: %[[ROW:[0-9]+]] = llvm.extractvalue %{{[0-9]+}}[0]
// CHECK: llvm.insertvalue %[[ROW]], %{{[0-9]+}}[0]
// CHECK: llvm.insertvalue %[[ROW]], %{{[0-9]+}}[1]
func.func @stretch_first(%a: vector<1x4xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @stretch_last(
// CHECK: llvm.shufflevector %{{.*}} [0, 0, 0]
// CHECK: llvm.insertvalue %{{[0-9]+}}, %{{[0-9]+}}[0]
// CHECK: llvm.shufflevector %{{.*}} [0, 0, 0]
// CHECK: llvm.insertvalue %{{[0-9]+}}, %{{[0-9]+}}[1]
func.func @stretch_last(%a: vector<2x1xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<2x1xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// The first dimension may not be scalable then.
// CHECK-LABEL: func.func @stretch_scalable(
// CHECK: vector.broadcast
func.func @stretch_scalable(%a: vector<[2]x1xf32>) -> vector<[2]x3xf32> {
  %0 = vector.broadcast %a : vector<[2]x1xf32> to vector<[2]x3xf32>
  return %0 : vector<[2]x3xf32>
}

// One element needs no shuffle.
// CHECK-LABEL: func.func @one(
// CHECK: %[[V:[0-9]+]] = llvm.insertelement
// CHECK-NEXT: return %[[V]]
func.func @one(%a: f32) -> vector<1xf32> {
  %0 = vector.broadcast %a : f32 to vector<1xf32>
  return %0 : vector<1xf32>
}

// CHECK-LABEL: func.func @bits(
// CHECK: %[[R0:[0-9]+]] = llvm.extractvalue %[[A:[0-9]+]][0, 0]
// CHECK: llvm.bitcast %[[R0]] : vector<2xi32> to vector<4xi16>
// CHECK: %[[R1:[0-9]+]] = llvm.extractvalue %[[A]][0, 1]
// CHECK: llvm.bitcast %[[R1]] : vector<2xi32> to vector<4xi16>
func.func @bits(%a: vector<1x2x2xi32>) -> vector<1x2x4xi16> {
  %0 = vector.bitcast %a : vector<1x2x2xi32> to vector<1x2x4xi16>
  return %0 : vector<1x2x4xi16>
}

// CHECK-LABEL: func.func @interleave(
// CHECK-COUNT-2: llvm.shufflevector %{{.*}} [0, 2, 1, 3]
func.func @interleave(%a: vector<2x2xi32>, %b: vector<2x2xi32>) -> vector<2x4xi32> {
  %0 = vector.interleave %a, %b : vector<2x2xi32> -> vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// CHECK-LABEL: func.func @deinterleave(
// CHECK: %[[E:[0-9]+]] = llvm.shufflevector %{{.*}} [0, 2]
// CHECK: %[[O:[0-9]+]] = llvm.shufflevector %{{.*}} [1, 3]
// CHECK: llvm.insertvalue %[[E]], %{{[0-9]+}}[0]
// CHECK: llvm.insertvalue %[[O]], %{{[0-9]+}}[0]
func.func @deinterleave(%a: vector<1x4xi32>) -> (vector<1x2xi32>, vector<1x2xi32>) {
  %0, %1 = vector.deinterleave %a : vector<1x4xi32> -> vector<1x2xi32>
  return %0, %1 : vector<1x2xi32>, vector<1x2xi32>
}

// CHECK-LABEL: func.func @from(
// CHECK-SAME: %[[A:[a-z0-9]+]]: i32, %[[B:[a-z0-9]+]]: i32)
// CHECK: llvm.insertelement %[[A]]
// CHECK: llvm.insertelement %[[B]]
// CHECK: llvm.insertvalue %{{[0-9]+}}, %{{[0-9]+}}[0]
// CHECK: llvm.insertelement %[[B]]
// CHECK: llvm.insertelement %[[B]]
// CHECK: llvm.insertvalue %{{[0-9]+}}, %{{[0-9]+}}[1]
func.func @from(%a: i32, %b: i32) -> vector<2x2xi32> {
  %0 = vector.from_elements %a, %b, %b, %b : vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: func.func @to(
// CHECK: %[[ROW:[0-9]+]] = llvm.extractvalue %{{[0-9]+}}[1]
// CHECK: %[[AT:[0-9]+]] = llvm.mlir.constant(0 : i64)
// CHECK: llvm.extractelement %[[ROW]][%[[AT]]
func.func @to(%a: vector<2x2xi32>) -> i32 {
  %0:4 = vector.to_elements %a : vector<2x2xi32>
  return %0#2 : i32
}
