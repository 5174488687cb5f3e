// RUN: mlcc-opt %s -convert-cf-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-cf-to-llvm | FileCheck %s %}
// Each destination has arguments of its own.

// CHECK-LABEL: func.func @cond_br(
// CHECK-SAME:  %[[C:.*]]: i1, %[[I:.*]]: i32, %[[F:.*]]: f32)
// CHECK:         llvm.cond_br %[[C]], ^{{bb[0-9]+}}(%[[I]] : i32), ^{{bb[0-9]+}}(%[[F]] : f32)
func.func @cond_br(%c: i1, %i: i32, %f: f32) {
  cf.cond_br %c, ^a(%i : i32), ^b(%f : f32)
^a(%j: i32):
  return
^b(%g: f32):
  return
}

// CHECK-LABEL: func.func @switch(
// CHECK-SAME:  %[[I:.*]]: i32, %[[F:.*]]: f32, %[[G:.*]]: f64, %[[C:.*]]: i1)
// CHECK:         llvm.switch %[[I]] : i32, ^{{bb[0-9]+}}(%[[F]] : f32) [
// CHECK-NEXT:      1: ^{{bb[0-9]+}}(%[[G]], %[[I]] : f64, i32),
// CHECK-NEXT:      2: ^{{bb[0-9]+}}(%[[C]] : i1)
func.func @switch(%i: i32, %f: f32, %g: f64, %c: i1) {
  cf.switch %i : i32, [
    default: ^a(%f : f32),
    1: ^b(%g, %i : f64, i32),
    2: ^c(%c : i1)
  ]
^a(%x: f32):
  return
^b(%y: f64, %j: i32):
  return
^c(%d: i1):
  return
}
