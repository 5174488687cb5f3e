// The counter is carried along with the other values.
//
// RUN: %mlcc-opt %s -scf-for-to-while -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-for-to-while -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @carried
// CHECK-SAME: [[LB:%.+]]: index, [[UB:%.+]]: index, [[S:%.+]]: index, [[X:%.+]]: f32
// CHECK-NEXT: [[R:%.+]]:2 = scf.while ([[I:%.+]] = [[LB]], [[A:%.+]] = [[X]]) : (index, f32) -> (index, f32) {
// CHECK-NEXT: [[MORE:%.+]] = arith.cmpi slt, [[I]], [[UB]] : index
// CHECK-NEXT: scf.condition([[MORE]]) [[I]], [[A]] : index, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0([[J:%.+]]: index, [[B:%.+]]: f32):
// CHECK-NEXT: [[NEXT:%.+]] = arith.addi [[J]], [[S]] : index
// CHECK-NEXT: [[N:%.+]] = "body"([[J]], [[B]])
// CHECK-NEXT: scf.yield [[NEXT]], [[N]] : index, f32
// CHECK: return [[R]]#1
func.func @carried(%lb: index, %ub: index, %s: index, %x: f32) -> f32 {
  %0 = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> f32 {
    %n = "body"(%i, %a) : (index, f32) -> f32
    scf.yield %n : f32
  }
  return %0 : f32
}

// CHECK-LABEL: @unsigned
// CHECK: arith.cmpi ult
func.func @unsigned(%lb: i32, %ub: i32, %s: i32) {
  scf.for unsigned %i = %lb to %ub step %s : i32 {
    "body"(%i) : (i32) -> ()
  }
  return
}
