// RUN: %mlcc-opt %s -control-flow-sink -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -control-flow-sink -allow-unregistered-dialect | FileCheck %s %}

// What one branch needs goes there, with what that needs; what both need stays.

// CHECK-LABEL: @branches
// CHECK-SAME: [[C:%.+]]: i1, [[A:%.+]]: i32
// CHECK-NEXT: [[BOTH:%.+]] = arith.addi [[A]], [[A]]
// CHECK-NEXT: scf.if [[C]]
// CHECK-NEXT: [[FIRST:%.+]] = arith.muli [[BOTH]], [[A]]
// CHECK-NEXT: [[ONE:%.+]] = arith.xori [[FIRST]], [[A]]
// CHECK-NEXT: "then"([[ONE]], [[BOTH]])
// CHECK: else
// CHECK-NEXT: "else"([[BOTH]])
func.func @branches(%c: i1, %a: i32) {
  %both = arith.addi %a, %a : i32
  %first = arith.muli %both, %a : i32
  %one = arith.xori %first, %a : i32
  scf.if %c {
    "then"(%one, %both) : (i32, i32) -> ()
  } else {
    "else"(%both) : (i32) -> ()
  }
  return
}

// Nothing goes into loops, reads stay where they are, and so does what is used
// behind.

// CHECK-LABEL: @stays
// CHECK: memref.load
// CHECK-NEXT: arith.addi
// CHECK-NEXT: arith.muli
// CHECK-NEXT: scf.if
func.func @stays(%c: i1, %a: i32, %m: memref<i32>, %n: index) -> i32 {
  %step = arith.constant 1 : index
  %read = memref.load %m[] : memref<i32>
  %behind = arith.addi %a, %a : i32
  %round = arith.muli %a, %a : i32
  scf.if %c {
    "use"(%read, %behind) : (i32, i32) -> ()
  }
  scf.for %i = %n to %n step %step {
    "use"(%round) : (i32) -> ()
  }
  return %behind : i32
}

// CHECK-LABEL: @cases
// CHECK: scf.index_switch
// CHECK-NEXT: case 2
// CHECK-NEXT: [[TWO:%.+]] = arith.addi
// CHECK-NEXT: "two"([[TWO]])
// CHECK: default
// CHECK-NEXT: [[REST:%.+]] = arith.muli
// CHECK-NEXT: "rest"([[REST]])
func.func @cases(%i: index, %a: i32) {
  %two = arith.addi %a, %a : i32
  %rest = arith.muli %a, %a : i32
  scf.index_switch %i
  case 2 {
    "two"(%two) : (i32) -> ()
    scf.yield
  }
  default {
    "rest"(%rest) : (i32) -> ()
  }
  return
}
