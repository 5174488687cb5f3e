// REQUIRES: host-x86_64
// RUN: %mlcc -O2 %s -o %t && %t
// RUN: %mlcc-opt %s -arith-emulate-unsupported-floats=source-types=f16 -o %t.mlir
// RUN: %mlcc -O0 %t.mlir -o %t && %t

// One operation of f16 in f32, rounded again, is that of f16 to the bit.
func.func private @compute(%a: f16, %b: f16, %c: f16) -> (f16, i1)
    attributes {no_inline} {
  %0 = arith.mulf %a, %b : f16
  %1 = arith.addf %0, %c : f16
  %2 = arith.divf %1, %a : f16
  %3 = arith.cmpf ogt, %2, %b : f16
  return %2, %3 : f16, i1
}

// (1.0009765625 * 3.0 + 2.049) / 1.0009765625, each rounded to f16.
func.func @main() -> i32 {
  %a = arith.constant 1.0009765625 : f16
  %b = arith.constant 3.0 : f16
  %c = arith.constant 2049.0e-3 : f16
  %0:2 = call @compute(%a, %b, %c) : (f16, f16, f16) -> (f16, i1)
  %1 = arith.bitcast %0#0 : f16 to i16
  %want = arith.constant 0x450D : i16
  %same = arith.cmpi eq, %1, %want : i16
  %both = arith.andi %same, %0#1 : i1
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %status = arith.select %both, %zero, %one : i32
  return %status : i32
}
