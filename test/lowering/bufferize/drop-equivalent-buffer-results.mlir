// RUN: %mlcc-opt -drop-equivalent-buffer-results %s | FileCheck %s
// RUN: %mlcc-opt -drop-equivalent-buffer-results %s > %t0
// RUN: %if mlir-22 %{ mlir-opt-22 -drop-equivalent-buffer-results %s | diff %t0 - %}
// Callers use what they have given.

// CHECK-LABEL: func.func private @f(
// CHECK-SAME: -> i32
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[A:[^:]*]]: memref<4xf32>, %[[B:[^:]*]]: memref<?xf32>
// CHECK: %[[I:.*]] = call @f(%[[A]], %[[B]]) : (memref<4xf32>, memref<?xf32>) -> i32
// CHECK: %[[CAST:.*]] = memref.cast %[[B]]
// CHECK: return %[[A]], %[[I]], %[[CAST]]
// CHECK: func.func private @g2(%{{.*}}: memref<4xf32>) {
func.func private @f(%a: memref<4xf32>, %b: memref<?xf32>) -> (memref<4xf32>, i32, memref<?xf32, strided<[?], offset: ?>>) {
  %c = arith.constant 3 : i32
  %k = memref.cast %b : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %a, %c, %k : memref<4xf32>, i32, memref<?xf32, strided<[?], offset: ?>>
}
func.func @g(%a: memref<4xf32>, %b: memref<?xf32>) -> (memref<4xf32>, i32, memref<?xf32, strided<[?], offset: ?>>) {
  %0:3 = call @f(%a, %b) : (memref<4xf32>, memref<?xf32>) -> (memref<4xf32>, i32, memref<?xf32, strided<[?], offset: ?>>)
  return %0#0, %0#1, %0#2 : memref<4xf32>, i32, memref<?xf32, strided<[?], offset: ?>>
}
func.func @h(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<4xf32>
^bb2:
  return %a : memref<4xf32>
}
func.func private @f2(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func private @g2(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = call @f2(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @k(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = call @g2(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @k2(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func private @ext(memref<4xf32>) -> memref<4xf32>

// All returns give back one argument, and not all the same one.
// CHECK-LABEL: func.func private @branches(
// CHECK-SAME: -> memref<4xf32>
// CHECK: return %arg1 : memref<4xf32>
// CHECK: return %arg2 : memref<4xf32>
func.func private @branches(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a, %a : memref<4xf32>, memref<4xf32>
^bb2:
  return %a, %b : memref<4xf32>, memref<4xf32>
}
// CHECK-LABEL: func.func @calls_branches(
// CHECK: %[[R:.*]] = call @branches(
// CHECK: return %arg1, %[[R]]
func.func @calls_branches(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0:2 = call @branches(%c, %a, %b) : (i1, memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : memref<4xf32>, memref<4xf32>
}
// Other values are dropped as well.
// CHECK-LABEL: func.func private @number(
// CHECK-SAME: %{{.*}}: i32) {
// CHECK-LABEL: func.func @of_number(
// CHECK: return %arg0
func.func private @number(%i: i32) -> i32 {
  return %i : i32
}
func.func @of_number(%i: i32) -> i32 {
  %0 = call @number(%i) : (i32) -> i32
  return %0 : i32
}
