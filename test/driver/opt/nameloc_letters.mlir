// RUN: mlcc-opt -mlir-use-nameloc-as-prefix %s | FileCheck %s
// RUN: mlcc-opt -mlir-use-nameloc-as-prefix %s | mlcc-opt | FileCheck %s --check-prefix=AGAIN
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-use-nameloc-as-prefix %s | FileCheck %s %}

// Names of values have letters, digits and some signs; what else a location's
// name has is written in digits. None begins with a digit.

// AGAIN: arith.constant
// CHECK-LABEL: func.func @f(
func.func @f() {
  // CHECK-NEXT: %_28x = arith.constant true
  %0 = arith.constant true loc("(x")
  // CHECK-NEXT: %_9a = arith.constant true
  %1 = arith.constant true loc("9a")
  // CHECK-NEXT: %-x = arith.constant true
  %2 = arith.constant true loc("-x")
  // CHECK-NEXT: %$x = arith.constant true
  %3 = arith.constant true loc("$x")
  // CHECK-NEXT: %.x = arith.constant true
  %4 = arith.constant true loc(".x")
  // CHECK-NEXT: %_x = arith.constant true
  %5 = arith.constant true loc(" x")
  // CHECK-NEXT: %_7Bx = arith.constant true
  %6 = arith.constant true loc("{x")
  // CHECK-NEXT: %_C3A9 = arith.constant true
  %7 = arith.constant true loc("é")
  // CHECK-NEXT: %x3A9 = arith.constant true
  %8 = arith.constant true loc("x:9")
  // CHECK-NEXT: %a_b2Fc.d$e-f = arith.constant true
  %9 = arith.constant true loc("a b/c.d$e-f")
  // CHECK-NEXT: %0 = arith.constant true
  %10 = arith.constant true loc("")
  // CHECK-NEXT: %Z = arith.constant true
  %11 = arith.constant true loc(fused["f.c":1:1, "Z"("g.c":1:1), "c"])
  // CHECK-NEXT: %true = arith.constant true
  %12 = arith.constant true loc(unknown)
  return
}
