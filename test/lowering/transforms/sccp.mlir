// RUN: %mlcc-opt %s -split-input-file -sccp -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -sccp -allow-unregistered-dialect | FileCheck %s %}

// A branch that is never taken brings nothing; one that may be, does.

// CHECK-LABEL: @branches
// CHECK-SAME: [[C:%.+]]: i1
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[SEVEN:%.+]] = arith.constant 7
// CHECK: cf.cond_br [[TRUE]]
// CHECK: "always"([[SEVEN]])
// CHECK: ([[EITHER:%.+]]: i32):
// CHECK-NEXT: "either"([[EITHER]])
func.func @branches(%c: i1) {
  %true = arith.constant true
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  cf.cond_br %true, ^join(%seven : i32), ^never
^never:
  cf.br ^join(%eight : i32)
^join(%x: i32):
  "always"(%x) : (i32) -> ()
  cf.cond_br %c, ^end(%seven : i32), ^other
^other:
  cf.br ^end(%eight : i32)
^end(%y: i32):
  "either"(%y) : (i32) -> ()
  return
}

// -----

// A loop that passes on what it got.

// CHECK-LABEL: @loops
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: scf.for
// CHECK-NEXT: "use"([[SEVEN]])
// CHECK: return [[SEVEN]], %
func.func @loops(%n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seven, %y = %seven) -> (i32, i32) {
    "use"(%x) : (i32) -> ()
    %next = "next"(%y) : (i32) -> i32
    scf.yield %x, %next : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: @regions
// CHECK: [[EIGHT:%.+]] = arith.constant 8
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: return [[SEVEN]], [[EIGHT]], [[SEVEN]]
func.func @regions() -> (i32, i32, i32) {
  %false = arith.constant false
  %c3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %0 = scf.if %false -> i32 {
    scf.yield %eight : i32
  } else {
    scf.yield %seven : i32
  }
  %1 = scf.index_switch %c3 -> i32
  case 3 {
    scf.yield %eight : i32
  }
  default {
    scf.yield %seven : i32
  }
  %2 = scf.while (%x = %seven) : (i32) -> i32 {
    scf.condition(%false) %x : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %eight : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// -----

// Through calls of private functions, if all of them are seen.

// CHECK-LABEL: func.func @calls
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: call @same([[SEVEN]])
// CHECK: call @same([[SEVEN]])
// CHECK: [[R:%.+]] = call @shown([[SEVEN]])
// CHECK: return [[SEVEN]], [[R]]
func.func @calls() -> (i32, i32) {
  %seven = arith.constant 7 : i32
  %0 = call @same(%seven) : (i32) -> i32
  %1 = call @same(%seven) : (i32) -> i32
  %2 = call @shown(%seven) : (i32) -> i32
  return %1, %2 : i32, i32
}
// CHECK-LABEL: func.func private @same
// CHECK-NEXT: [[SEVEN:%.+]] = arith.constant 7
// CHECK-NEXT: return [[SEVEN]]
func.func private @same(%x: i32) -> i32 {
  return %x : i32
}
// CHECK-LABEL: func.func private @shown
// CHECK-SAME: [[X:%.+]]: i32
// CHECK: return [[X]]
func.func private @shown(%x: i32) -> i32 {
  return %x : i32
}
func.func @pointer() -> ((i32) -> i32) {
  %0 = constant @shown : (i32) -> i32
  return %0 : (i32) -> i32
}

// -----

// Nobody knows whether an unknown operation lets its regions use what is outside.

// CHECK-LABEL: @unknown_region
// CHECK: [[OUTER:%.+]] = arith.constant 5
// CHECK: "unknown"
// CHECK-NEXT: [[INNER:%.+]] = arith.constant 5
// CHECK-NEXT: "inside"([[INNER]])
func.func @unknown_region() {
  %outer = arith.constant 5 : i32
  "outside"(%outer) : (i32) -> ()
  "unknown"() ({
    %inner = arith.constant 5 : i32
    "inside"(%inner) : (i32) -> ()
  }) : () -> ()
  return
}
