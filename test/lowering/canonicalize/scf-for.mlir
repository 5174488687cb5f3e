// scf.for: loops that run never or once, and values that loops need not carry.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @never
// CHECK-SAME: [[X:%.+]]: f32
// CHECK-NEXT: return [[X]], [[X]]
func.func @never(%x: f32, %lb: index, %s: index) -> (f32, f32) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %lb to %lb step %s iter_args(%a = %x) -> f32 {
    %n = "next"(%a) : (f32) -> f32
    scf.yield %n : f32
  }
  %1 = scf.for %i = %c8 to %c4 step %s iter_args(%a = %x) -> f32 {
    %n = "next"(%a) : (f32) -> f32
    scf.yield %n : f32
  }
  return %0, %1 : f32, f32
}

// Signs matter: -8 is a great unsigned number.

// CHECK-LABEL: @signs
// CHECK-DAG: [[M8:%.+]] = arith.constant -8 : i8
// CHECK-NOT: "unsigned"
// CHECK: "signed"([[M8]])
func.func @signs() {
  %m8 = arith.constant -8 : i8
  %c4 = arith.constant 4 : i8
  %c127 = arith.constant 127 : i8
  scf.for unsigned %i = %m8 to %c4 step %c127 : i8 {
    "unsigned"(%i) : (i8) -> ()
  }
  scf.for %i = %m8 to %c4 step %c127 : i8 {
    "signed"(%i) : (i8) -> ()
  }
  return
}

// CHECK-LABEL: @once
// CHECK-SAME: [[X:%.+]]: f32, [[LB:%.+]]: index
// CHECK-NOT: scf.for
// CHECK: [[A:%.+]] = "next"([[X]], %c4)
// CHECK: [[B:%.+]] = "next"([[A]], [[LB]])
// CHECK: scf.for
// CHECK: return [[B]]
func.func @once(%x: f32, %lb: index) -> f32 {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c4 to %c8 step %c4 iter_args(%a = %x) -> f32 {
    %n = "next"(%a, %i) : (f32, index) -> f32
    scf.yield %n : f32
  }
  %ub = arith.addi %lb, %c4 overflow<nsw> : index
  %1 = scf.for %i = %lb to %ub step %c4 iter_args(%a = %0) -> f32 {
    %n = "next"(%a, %i) : (f32, index) -> f32
    scf.yield %n : f32
  }
  // It may wrap.
  %wraps = arith.addi %lb, %c4 : index
  scf.for %i = %lb to %wraps step %c4 {
    "next"(%i) : (index) -> ()
  }
  return %1 : f32
}

// A value that does not change, two that are always equal, one nobody needs.

// CHECK-LABEL: @values
// CHECK-SAME: [[X:%.+]]: f32, [[Y:%.+]]: f32
// CHECK: [[R:%.+]] = scf.for {{.+}} iter_args([[A:%.+]] = [[X]]) -> (f32)
// CHECK-NEXT: [[N:%.+]] = "next"([[A]], [[Y]], [[A]])
// CHECK-NEXT: scf.yield [[N]]
// CHECK-NEXT: }
// CHECK-NEXT: return [[R]], [[Y]], [[R]]
func.func @values(%x: f32, %y: f32, %lb: index, %ub: index,
                  %s: index) -> (f32, f32, f32) {
  %0:4 = scf.for %i = %lb to %ub step %s
      iter_args(%a = %x, %b = %y, %c = %x, %d = %x) -> (f32, f32, f32, f32) {
    %n = "next"(%a, %b, %c) : (f32, f32, f32) -> f32
    %unused = arith.addf %a, %b : f32
    scf.yield %n, %b, %n, %unused : f32, f32, f32, f32
  }
  return %0#0, %0#1, %0#2 : f32, f32, f32
}

// CHECK-LABEL: @exchange
// CHECK: scf.for
// CHECK-NEXT: scf.yield [[B:%.+]], [[A:%.+]] : f32, f32
func.func @exchange(%x: f32, %y: f32, %lb: index, %ub: index) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %lb to %ub step %c1
      iter_args(%a = %x, %b = %y) -> (f32, f32) {
    scf.yield %b, %a : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}

// CHECK-LABEL: @empty
// CHECK-SAME: {{%.+}}: f32, [[Y:%.+]]: f32
// CHECK-NEXT: return [[Y]]
func.func @empty(%x: f32, %y: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x) -> f32 {
    scf.yield %y : f32
  }
  return %0 : f32
}

// CHECK-LABEL: @attributes
// CHECK: scf.for {{.+}} -> (f32)
// CHECK: } {note = 1 : i32}
func.func @attributes(%x: f32, %y: f32, %lb: index, %ub: index) -> f32 {
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %lb to %ub step %c1
      iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %n = "next"(%a) : (f32) -> f32
    scf.yield %n, %b : f32, f32
  } {note = 1 : i32}
  return %0#0 : f32
}
