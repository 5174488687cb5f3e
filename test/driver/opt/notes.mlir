// RUN: not mlcc-opt -split-input-file %s > /dev/null 2> %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ not mlir-opt-22 -split-input-file %s 2>&1 > /dev/null | diff %t - %}
// RUN: not mlcc-opt -split-input-file -mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck -check-prefix=NO-OP %s
//
// Behind an error: who calls, and which operation it is. A place without line
// and column is one all the same.
// NO-OP: note: called from
// NO-OP-NOT: see current operation

func.func @f() -> i32 {
  %0 = arith.constant 1 : i32
  // CHECK: a.c:1:2: error: 'func.return' op has 2 operands
  // CHECK-NEXT: b.c:3:4: note: called from
  // CHECK-NEXT: c.c:5:6: note: called from
  // CHECK-NEXT: a.c:1:2: note: see current operation: "func.return"(%0, %0) : (i32, i32) -> ()
  "func.return"(%0, %0) : (i32, i32) -> () loc(callsite("a.c":1:2 at callsite("b.c":3:4 at fused["c.c":5:6, "d"])))
}

// -----

// CHECK: x.c:0:0: error: 'arith.addi' op requires one result
// CHECK-NEXT: x.c:0:0: note: see current operation: "arith.addi"()
func.func @no_line() {
  "arith.addi"() : () -> () loc("n"("x.c":0:0))
  return
}

// -----

// CHECK: <unknown>:0: error: loc("only"): 'arith.addi' op requires one result
// CHECK-NEXT: <unknown>:0: note: loc("only"): see current operation: "arith.addi"()
func.func @no_file() {
  "arith.addi"() : () -> () loc("only")
  return
}

// -----

// CHECK: notes.mlir:[[@LINE+5]]:3: error: 'func.call' op 'i' does not reference a valid function
// CHECK-NEXT: call @i()
// CHECK-NEXT: ^
// CHECK-NEXT: notes.mlir:[[@LINE+2]]:3: note: see current operation: "func.call"() <{callee = @i}> : () -> ()
func.func @call() {
  call @i() : () -> ()
  return
}

// -----

// CHECK: notes.mlir:[[@LINE+5]]:3: error: operand #0 does not dominate this use
// CHECK: notes.mlir:[[@LINE+4]]:3: note: see current operation: "func.call"(%0) <{callee = @use}> : (i32) -> ()
// CHECK-NEXT: notes.mlir:[[@LINE+4]]:8: note: operand defined here (op in the same block)
func.func private @use(i32)
func.func @dominance() {
  call @use(%a) : (i32) -> ()
  %a = arith.constant 1 : i32
  return
}

// -----

// Of many callers ten are named.
// CHECK: f:1:1: error: 'arith.addi' op requires one result
// CHECK-COUNT-10: note: called from
// CHECK-NOT: note: called from
// CHECK: note: see current operation
func.func @many_callers() {
  "arith.addi"() : () -> () loc(callsite("f":1:1 at callsite("g":1:1 at callsite("h":1:1 at callsite("i":1:1 at callsite("j":1:1 at callsite("k":1:1 at callsite("l":1:1 at callsite("m":1:1 at callsite("n":1:1 at callsite("o":1:1 at callsite("p":1:1 at "q":1:1))))))))))))
  return
}
