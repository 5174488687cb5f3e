// RUN: mlcc-opt -mlir-use-nameloc-as-prefix %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-use-nameloc-as-prefix %s | FileCheck %s %}
// RUN: mlcc-opt -mlir-use-nameloc-as-prefix -mlir-print-op-generic %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-use-nameloc-as-prefix -mlir-print-op-generic %s | diff %t - %}
//
// The first name in a location is the value's. It comes before what the
// operation suggests, and is made unique as that is.

// CHECK: func.func @f(%x: i32, %arg1: i32, %x_0: i32)
func.func @f(%a: i32 loc("x"), %u: i32 loc("a.c":1:2), %v: i32 loc("x")) {
  // CHECK: %truth = arith.constant true
  %true = arith.constant true loc("truth")
  // CHECK: %if_res:2 = scf.if %truth
  %c:2 = scf.if %true -> (i32, i32) {
    scf.yield %a, %u : i32, i32
  } else {
    scf.yield %u, %u : i32, i32
  } loc("if res"("a.c":1:2))
  // CHECK: %fused = arith.addi %if_res#0, %if_res#1
  %d = arith.addi %c#0, %c#1 : i32 loc(fused["a.c":2:2, "fused"])
  // CHECK: %callee = arith.addi
  %e = arith.addi %d, %d : i32 loc(callsite("callee" at "caller"))
  // CHECK: %caller = arith.addi
  %g = arith.addi %d, %d : i32 loc(callsite("a.c":1:2 at "caller"))
  // CHECK: %0 = arith.addi
  %h = arith.addi %d, %d : i32 loc("")
  // CHECK: %1 = arith.addi
  %i = arith.addi %d, %d : i32 loc("a.c":1:2)
  cf.br ^bb1(%e, %g : i32, i32)
// CHECK: ^bb1(%p: i32, %2: i32):
^bb1(%p: i32 loc("p"), %q: i32):
  return
}

// CHECK: func.func @g(%x: i32) -> i32 {
func.func @g(%x: i32 loc("x")) -> i32 {
  // CHECK: %x_0 = arith.constant 1 : i32
  %c = arith.constant 1 : i32 loc("x")
  return %c : i32
}
