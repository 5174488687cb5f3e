// REQUIRES: host-x86_64
// RUN: %own/mlcc -O0 %s -o %t && %t
// RUN: %own/mlcc -O2 %s -o %t && %t
// RUN: %own/mlcc-opt %s -canonicalize -o %t.mlir && %own/mlcc %t.mlir -o %t && %t

// 1.5 * 2.5 + 0.75 = 4.5, in sixteenths: 72. Too much becomes the largest.
func.func private @compute(%a: !qnum.q<8>, %b: !qnum.q<8>) -> !qnum.q<8>
    attributes {no_inline} {
  %c = qnum.constant 192 : !qnum.q<8>
  %0 = qnum.mul %a, %b rounding nearest : !qnum.q<8>
  %1 = qnum.add %0, %c : !qnum.q<8>
  return %1 : !qnum.q<8>
}

func.func @main() -> i32 {
  %a = qnum.constant 384 : !qnum.q<8>
  %b = qnum.constant 640 : !qnum.q<8>
  %0 = func.call @compute(%a, %b) : (!qnum.q<8>, !qnum.q<8>) -> !qnum.q<8>
  %1 = qnum.convert %0 : !qnum.q<8> to !qnum.q<4>
  %2 = qnum.bits %1 : !qnum.q<4>
  %c72 = arith.constant 72 : i32
  %right = arith.cmpi eq, %2, %c72 : i32

  %large = qnum.constant 2147483000 : !qnum.q<8>
  %one = qnum.constant 256 : !qnum.q<8>
  %3 = func.call @compute(%large, %one) : (!qnum.q<8>, !qnum.q<8>) -> !qnum.q<8>
  %4 = qnum.add %3, %a : !qnum.q<8>
  %5 = qnum.add %4, %b : !qnum.q<8>
  %6 = qnum.bits %5 : !qnum.q<8>
  %largest = arith.constant 2147483647 : i32
  %saturated = arith.cmpi eq, %6, %largest : i32

  %both = arith.andi %right, %saturated : i1
  %zero = arith.constant 0 : i32
  %status = arith.constant 1 : i32
  %exit = arith.select %both, %zero, %status : i32
  return %exit : i32
}
