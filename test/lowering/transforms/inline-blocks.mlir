// RUN: mlcc-opt %s -inline='default-pipeline=' | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline='default-pipeline=' | FileCheck %s %}
// Blocks are copied with their arguments; what returns goes on behind the call.

func.func @callee(%c: i1, %a: i32, %b: f32) -> (f32, i32) {
  cf.cond_br %c, ^then(%a, %b : i32, f32), ^else(%a : i32)
^then(%x: i32, %y: f32):
  return %y, %x : f32, i32
^else(%z: i32):
  return %b, %z : f32, i32
}

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: [[C:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: f32) -> (f32, i32)
// CHECK: cf.cond_br [[C]], ^[[THEN:bb[0-9]+]]([[A]], [[B]] : i32, f32), ^[[ELSE:bb[0-9]+]]([[A]] : i32)
// CHECK: ^[[THEN]]([[X:%.+]]: i32, [[Y:%.+]]: f32):
// CHECK: cf.br ^[[END:bb[0-9]+]]([[Y]], [[X]] : f32, i32)
// CHECK: ^[[ELSE]]([[Z:%.+]]: i32):
// CHECK: cf.br ^[[END]]([[B]], [[Z]] : f32, i32)
// CHECK: ^[[END]]([[LEFT:%.+]]: f32, [[RIGHT:%.+]]: i32):
// CHECK: return [[LEFT]], [[RIGHT]]
func.func @caller(%c: i1, %a: i32, %b: f32) -> (f32, i32) {
  %0:2 = call @callee(%c, %a, %b) : (i1, i32, f32) -> (f32, i32)
  return %0#0, %0#1 : f32, i32
}
