// RUN: %mlcc-opt %s -canonicalize=region-simplify=aggressive -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize=region-simplify=aggressive -allow-unregistered-dialect | FileCheck %s %}
//
// Equal blocks become one, that is passed what differs.

// CHECK-LABEL: @equal(
// CHECK: %0 = arith.addi %arg1, %arg2 : i32
// CHECK: return %0 : i32
func.func @equal(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = arith.addi %a, %b : i32
  return %0 : i32
^y:
  %1 = arith.addi %a, %b : i32
  return %1 : i32
}
// CHECK-LABEL: @one_operand(
// CHECK: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK: %1 = arith.addi %0, %arg2 : i32
// CHECK: return %1 : i32
func.func @one_operand(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = arith.addi %a, %b : i32
  return %0 : i32
^y:
  %1 = arith.addi %b, %b : i32
  return %1 : i32
}
// CHECK-LABEL: @two_operands(
// CHECK: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK: %1 = arith.select %arg0, %arg2, %arg1 : i32
// CHECK: %2 = arith.subi %0, %1 : i32
// CHECK: %3 = arith.muli %2, %0 : i32
// CHECK: return %3 : i32
func.func @two_operands(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = arith.subi %a, %b : i32
  %2 = arith.muli %0, %a : i32
  return %2 : i32
^y:
  %1 = arith.subi %b, %a : i32
  %3 = arith.muli %1, %b : i32
  return %3 : i32
}
// CHECK-LABEL: @three(
// CHECK: cf.switch %arg0 : i32, [
// CHECK: default: ^bb1(%arg1, %arg2 : i32, i32),
// CHECK: 1: ^bb1(%arg2, %arg2 : i32, i32),
// CHECK: 2: ^bb1(%arg3, %arg1 : i32, i32)
// CHECK: ]
// CHECK: ^bb1(%0: i32, %1: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK: "test.use"(%0, %arg1) : (i32, i32) -> ()
// CHECK: return %1 : i32
func.func @three(%n: i32, %a: i32, %b: i32, %d: i32) -> i32 {
  cf.switch %n : i32, [default: ^x, 1: ^y, 2: ^z]
^x:
  "test.use"(%a, %a) : (i32, i32) -> ()
  return %b : i32
^y:
  "test.use"(%b, %a) : (i32, i32) -> ()
  return %b : i32
^z:
  "test.use"(%d, %a) : (i32, i32) -> ()
  return %a : i32
}
// CHECK-LABEL: @other_types(
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: "test.use"(%arg1) : (i32) -> ()
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: "test.use"(%arg2) : (i64) -> ()
func.func @other_types(%c: i1, %a: i32, %b: i64) {
  cf.cond_br %c, ^x, ^y
^x:
  "test.use"(%a) : (i32) -> ()
  return
^y:
  "test.use"(%b) : (i64) -> ()
  return
}
// CHECK-LABEL: @other_args(
// CHECK: "test.use"() : () -> ()
func.func @other_args(%c: i1, %a: i32, %b: i64) {
  cf.cond_br %c, ^x(%a : i32), ^y(%b : i64)
^x(%x: i32):
  "test.use"() : () -> ()
  return
^y(%y: i64):
  "test.use"() : () -> ()
  return
}
// CHECK-LABEL: @longer(
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: "test.use"() : () -> ()
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: "test.use"() : () -> ()
// CHECK: "test.use"() : () -> ()
func.func @longer(%c: i1) {
  cf.cond_br %c, ^x, ^y
^x:
  "test.use"() : () -> ()
  return
^y:
  "test.use"() : () -> ()
  "test.use"() : () -> ()
  return
}
// CHECK-LABEL: @own_args(
// CHECK: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK: %1 = arith.select %arg0, %arg2, %arg1 : i32
// CHECK: %2 = arith.subi %0, %1 : i32
// CHECK: return %2 : i32
func.func @own_args(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a, %b : i32, i32), ^y(%b, %a : i32, i32)
^x(%0: i32, %1: i32):
  %2 = arith.subi %0, %1 : i32
  return %2 : i32
^y(%3: i32, %4: i32):
  %5 = arith.subi %3, %4 : i32
  return %5 : i32
}
// CHECK-LABEL: @turned_args(
// CHECK: %0 = arith.subi %arg1, %arg2 : i32
// CHECK: return %0 : i32
func.func @turned_args(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a, %b : i32, i32), ^y(%b, %a : i32, i32)
^x(%0: i32, %1: i32):
  %2 = arith.subi %0, %1 : i32
  return %2 : i32
^y(%3: i32, %4: i32):
  %5 = arith.subi %4, %3 : i32
  return %5 : i32
}
// CHECK-LABEL: @of_two_results(
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: %0:2 = "test.two"(%arg1) : (i32) -> (i32, i32)
// CHECK: return %0#0, %0#1 : i32, i32
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: %1:2 = "test.two"(%arg1) : (i32) -> (i32, i32)
// CHECK: return %1#1, %1#0 : i32, i32
func.func @of_two_results(%c: i1, %a: i32) -> (i32, i32) {
  cf.cond_br %c, ^x, ^y
^x:
  %0:2 = "test.two"(%a) : (i32) -> (i32, i32)
  return %0#0, %0#1 : i32, i32
^y:
  %1:2 = "test.two"(%a) : (i32) -> (i32, i32)
  return %1#1, %1#0 : i32, i32
}
// CHECK-LABEL: @inner_and_outer(
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: %0 = "test.one"() : () -> i32
// CHECK: return %0 : i32
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: %1 = "test.one"() : () -> i32
// CHECK: return %arg1 : i32
func.func @inner_and_outer(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = "test.one"() : () -> i32
  return %0 : i32
^y:
  %1 = "test.one"() : () -> i32
  return %a : i32
}
// CHECK-LABEL: @used_elsewhere(
// CHECK: %0 = "test.one"() : () -> i32
// CHECK: "test.use"(%0) : (i32) -> ()
// CHECK: return %0 : i32
func.func @used_elsewhere(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = "test.one"() : () -> i32
  cf.br ^z(%0 : i32)
^y:
  %1 = "test.one"() : () -> i32
  cf.br ^z(%1 : i32)
^z(%2: i32):
  "test.use"(%2) : (i32) -> ()
  cf.br ^w
^w:
  return %2 : i32
}
// CHECK-LABEL: @with_regions(
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: "test.use"() ({
// CHECK: "test.end"() : () -> ()
// CHECK: }) : () -> ()
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: "test.use"() ({
// CHECK: "test.end"() : () -> ()
// CHECK: }) : () -> ()
func.func @with_regions(%c: i1) {
  cf.cond_br %c, ^x, ^y
^x:
  "test.use"() ({ "test.end"() : () -> () }) : () -> ()
  return
^y:
  "test.use"() ({ "test.end"() : () -> () }) : () -> ()
  return
}
// CHECK-LABEL: @attributes(
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: "test.use"() {a} : () -> ()
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: "test.use"() {b} : () -> ()
func.func @attributes(%c: i1) {
  cf.cond_br %c, ^x, ^y
^x:
  "test.use"() {a} : () -> ()
  return
^y:
  "test.use"() {b} : () -> ()
  return
}
// CHECK-LABEL: @unknown_branch(
// CHECK: "other.br"()[^bb1, ^bb1] : () -> ()
// CHECK: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK: "test.use"() : () -> ()
func.func @unknown_branch() {
  "other.br"()[^x, ^y] : () -> ()
^x:
  "test.use"() : () -> ()
  return
^y:
  "test.use"() : () -> ()
  return
}
// CHECK-LABEL: @unknown_branch_passes(
// CHECK: "other.br"()[^bb1, ^bb2] : () -> ()
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: "test.use"(%arg0) : (i32) -> ()
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: "test.use"(%arg1) : (i32) -> ()
func.func @unknown_branch_passes(%a: i32, %b: i32) {
  "other.br"()[^x, ^y] : () -> ()
^x:
  "test.use"(%a) : (i32) -> ()
  return
^y:
  "test.use"(%b) : (i32) -> ()
  return
}
