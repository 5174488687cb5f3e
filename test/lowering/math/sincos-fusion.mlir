// RUN: mlcc-opt %s -math-sincos-fusion | FileCheck %s

// Of one operand, with the same flags, in one block; where the first of both is.

// CHECK-LABEL: func.func @a(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f32, %[[A2:.*]]: i1) -> (f32, f32, f32, f32, f32) {
// CHECK: %[[SIN:.*]], %[[COS:.*]] = math.sincos %[[A0]] : f32
// CHECK: %[[V0:.*]] = math.cos %[[A1]] fastmath<contract> : f32
// CHECK: %[[V1:.*]] = math.sin %[[A1]] : f32
// CHECK: %[[V2:.*]] = math.cos %[[A0]] fastmath<contract> : f32
func.func @a(%x: f32, %y: f32, %c: i1) -> (f32, f32, f32, f32, f32) {
  %0 = math.sin %x : f32
  %1 = math.cos %x : f32
  %2 = math.cos %y fastmath<contract>: f32
  %3 = math.sin %y : f32
  %4 = math.cos %x fastmath<contract>: f32
  scf.if %c {
    %5 = math.cos %x fastmath<contract>: f32
  }
  return %0, %1, %2, %3, %4: f32, f32, f32, f32, f32
}
// CHECK-LABEL: func.func @b(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f32, %[[A2:.*]]: i1) -> (f32, f32, f32) {
// CHECK: %[[SIN:.*]], %[[COS:.*]] = math.sincos %[[A0]] : f32
// CHECK: %[[V0:.*]] = math.cos %[[A0]] : f32
func.func @b(%x: f32, %y: f32, %c: i1) -> (f32, f32, f32) {
  %1 = math.cos %x {foo} : f32
  %0 = math.sin %x {bar} : f32
  %2 = math.cos %x : f32
  return %0, %1, %2: f32, f32, f32
}
// CHECK-LABEL: func.func @c(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f32, %[[A2:.*]]: i1) -> (f32, f32, f32) {
// CHECK: %[[V0:.*]] = math.sin %[[A0]] {bar} : f32
// CHECK: %[[SIN:.*]], %[[COS:.*]] = math.sincos %[[A0]] : f32
func.func @c(%x: f32, %y: f32, %c: i1) -> (f32, f32, f32) {
  %0 = math.sin %x {bar} : f32
  %2 = math.sin %x : f32
  %1 = math.cos %x {foo} : f32
  return %0, %1, %2: f32, f32, f32
}
