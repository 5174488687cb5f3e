// scf.while: what the condition tells the body, and values that need no carrying.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @truth
// CHECK: [[TRUE:%.+]] = arith.constant true
// CHECK: scf.condition([[C:%.+]]) [[C]]
// CHECK: "next"([[TRUE]])
func.func @truth() -> i1 {
  %0 = scf.while : () -> i1 {
    %c = "condition"() : () -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%k: i1):
    "next"(%k) : (i1) -> ()
    scf.yield
  }
  return %0 : i1
}

// CHECK-LABEL: @comparison
// CHECK-SAME: {{%.+}}: i32, [[B:%.+]]: i32
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: ^bb0([[X:%.+]]: i32):
// CHECK-NEXT: [[OTHER:%.+]] = arith.cmpi sgt, [[X]], [[B]]
// CHECK-NEXT: "next"([[TRUE]], [[FALSE]], [[OTHER]], [[X]])
func.func @comparison(%a: i32, %b: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%x: i32):
    %same = arith.cmpi slt, %x, %b : i32
    %opposite = arith.cmpi sge, %x, %b : i32
    %other = arith.cmpi sgt, %x, %b : i32
    %n = "next"(%same, %opposite, %other, %x) : (i1, i1, i1, i32) -> i32
    scf.yield %n : i32
  }
  return %0 : i32
}

// %b does not change, though it goes through both regions.

// CHECK-LABEL: @invariant
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: [[R:%.+]] = scf.while ([[X:%.+]] = [[A]]) : (i32) -> i32
// CHECK-NEXT: [[C:%.+]] = "condition"([[X]], [[B]])
// CHECK-NEXT: scf.condition([[C]]) [[X]] : i32
// CHECK: ^bb0([[X2:%.+]]: i32):
// CHECK-NEXT: "next"([[B]], [[X2]])
// CHECK: return [[B]], [[R]]
func.func @invariant(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = "condition"(%x, %y) : (i32, i32) -> i1
    scf.condition(%c) %y, %x : i32, i32
  } do {
  ^bb0(%y: i32, %x: i32):
    %n = "next"(%y, %x) : (i32, i32) -> i32
    scf.yield %n, %y : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: @unused
// CHECK: scf.while ({{%.+}} = {{%.+}}) : (i32) -> i32
// CHECK: scf.condition({{%.+}}) {{%.+}} : i32
func.func @unused(%a: i32, %b: i32) -> i32 {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = "condition"(%x) : (i32) -> i1
    %e = "extra"() : () -> i32
    scf.condition(%c) %e, %x : i32, i32
  } do {
  ^bb0(%e: i32, %x: i32):
    %n:2 = "next"(%x) : (i32) -> (i32, i32)
    scf.yield %n#0, %n#1 : i32, i32
  }
  return %0#1 : i32
}

// CHECK-LABEL: @align
// CHECK: [[R:%.+]]:3 = scf.while ([[X:%.+]] = {{.+}}, [[Y:%.+]] = {{.+}}, [[Z:%.+]] = {{.+}}) : (i32, i64, f32) -> (i32, i64, f32)
// CHECK: scf.condition({{%.+}}) [[X]], [[Y]], [[Z]]
// CHECK: ^bb0([[X2:%.+]]: i32, [[Y2:%.+]]: i64, [[Z2:%.+]]: f32):
// CHECK-NEXT: "next"([[Y2]], [[Z2]], [[X2]])
// CHECK: return [[R]]#0, [[R]]#1, [[R]]#2
func.func @align(%a: i32, %b: i64, %d: f32) -> (i32, i64, f32) {
  %0:3 = scf.while (%x = %a, %y = %b, %z = %d)
      : (i32, i64, f32) -> (i64, f32, i32) {
    %c = "condition"() : () -> i1
    scf.condition(%c) %y, %z, %x : i64, f32, i32
  } do {
  ^bb0(%y: i64, %z: f32, %x: i32):
    %n:3 = "next"(%y, %z, %x) : (i64, f32, i32) -> (i32, i64, f32)
    scf.yield %n#0, %n#1, %n#2 : i32, i64, f32
  }
  return %0#2, %0#0, %0#1 : i32, i64, f32
}

// An if on the condition itself is done at the start of the body; it needs
// %extra and %y there.

// CHECK-LABEL: @if_down
// CHECK: [[R:%.+]]:2 = scf.while ([[X:%.+]] = {{%.+}}) : (i32) -> (i32, i32)
// CHECK: [[E:%.+]] = "extra"()
// CHECK-NEXT: scf.condition({{%.+}}) [[E]], [[X]] : i32, i32
// CHECK: ^bb0([[E2:%.+]]: i32, [[X2:%.+]]: i32):
// CHECK-NEXT: [[V:%.+]] = "inside"([[E2]], [[X2]])
// CHECK-NEXT: "next"([[V]])
// CHECK: return [[R]]#0
func.func @if_down(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = "condition"(%x) : (i32) -> i1
    %extra = "extra"() : () -> i32
    %f = scf.if %c -> i32 {
      %v = "inside"(%extra, %x) : (i32, i32) -> i32
      scf.yield %v : i32
    } else {
      scf.yield %extra : i32
    }
    scf.condition(%c) %f : i32
  } do {
  ^bb0(%v: i32):
    %n = "next"(%v) : (i32) -> i32
    scf.yield %n : i32
  }
  return %0 : i32
}
