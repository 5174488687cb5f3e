// REQUIRES: host-x86_64, oracle
// RUN: %mlcc -O2 %s -o %t && %t
// RUN: %mlcc-opt %s -arith-emulate-wide-int -o %t.mlir
// RUN: mlir-opt-22 %t.mlir -convert-vector-to-llvm -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -o %t.llvm.mlir
// RUN: %mlcc -O0 %t.llvm.mlir -o %t && %t
// RUN: %mlcc -O2 %t.llvm.mlir -o %t && %t

// Each function is called with numbers that make carries, signs and both kinds
// of shifts matter; main returns whether a result is wrong.
func.func private @addi(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.addi %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}
func.func private @subi(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.subi %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}
func.func private @muli(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.muli %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}
func.func private @maxsi(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.maxsi %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}
func.func private @maxui(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.maxui %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}
func.func private @minsi(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.minsi %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}
func.func private @shli(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.shli %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}
func.func private @shrui(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.shrui %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}
func.func private @shrsi(%a: i64, %b: i64, %want: i64) -> i1
    attributes {no_inline} {
  %0 = arith.shrsi %a, %b : i64
  %1 = arith.cmpi ne, %0, %want : i64
  return %1 : i1
}

func.func private @floats(%a: f64, %i: i64) -> (i64, i64, f64, f64)
    attributes {no_inline} {
  %0 = arith.fptosi %a : f64 to i64
  %n = arith.negf %a : f64
  %1 = arith.fptoui %n : f64 to i64
  %2 = arith.sitofp %i : i64 to f64
  %3 = arith.uitofp %i : i64 to f64
  return %0, %1, %2, %3 : i64, i64, f64, f64
}

func.func private @check_floats() -> i1 {
  %a = arith.constant -1234567890123.0 : f64
  %i = arith.constant -4503599627370497 : i64
  %r:4 = func.call @floats(%a, %i) : (f64, i64) -> (i64, i64, f64, f64)
  %w1 = arith.constant 1234567890123 : i64
  %w2 = arith.constant -4503599627370497.0 : f64
  %w3 = arith.constant 18442240474082181119.0 : f64
  %sum = arith.addi %r#0, %r#1 : i64
  %zero = arith.constant 0 : i64
  %e0 = arith.cmpi ne, %sum, %zero : i64
  %e1 = arith.cmpi ne, %r#1, %w1 : i64
  %e2 = arith.cmpf une, %r#2, %w2 : f64
  %e3 = arith.cmpf une, %r#3, %w3 : f64
  %x = arith.ori %e0, %e1 : i1
  %y = arith.ori %e2, %e3 : i1
  %z = arith.ori %x, %y : i1
  return %z : i1
}

func.func @main() -> i32 {
  %bad = func.call @check_floats() : () -> i1
  %a0 = arith.constant 4294967295 : i64
  %b0 = arith.constant 2 : i64
  %w0 = arith.constant 4294967297 : i64
  %r0 = func.call @addi(%a0, %b0, %w0) : (i64, i64, i64) -> i1
  %s0 = arith.ori %bad, %r0 : i1
  %a1 = arith.constant -1 : i64
  %b1 = arith.constant 1 : i64
  %w1 = arith.constant 0 : i64
  %r1 = func.call @addi(%a1, %b1, %w1) : (i64, i64, i64) -> i1
  %s1 = arith.ori %s0, %r1 : i1
  %a2 = arith.constant 0 : i64
  %b2 = arith.constant 1 : i64
  %w2 = arith.constant -1 : i64
  %r2 = func.call @subi(%a2, %b2, %w2) : (i64, i64, i64) -> i1
  %s2 = arith.ori %s1, %r2 : i1
  %a3 = arith.constant 4294967296 : i64
  %b3 = arith.constant 1 : i64
  %w3 = arith.constant 4294967295 : i64
  %r3 = func.call @subi(%a3, %b3, %w3) : (i64, i64, i64) -> i1
  %s3 = arith.ori %s2, %r3 : i1
  %a4 = arith.constant 4886718345 : i64
  %b4 = arith.constant -7 : i64
  %w4 = arith.constant -34207028415 : i64
  %r4 = func.call @muli(%a4, %b4, %w4) : (i64, i64, i64) -> i1
  %s4 = arith.ori %s3, %r4 : i1
  %a5 = arith.constant -1 : i64
  %b5 = arith.constant 1 : i64
  %w5 = arith.constant 1 : i64
  %r5 = func.call @maxsi(%a5, %b5, %w5) : (i64, i64, i64) -> i1
  %s5 = arith.ori %s4, %r5 : i1
  %a6 = arith.constant -1 : i64
  %b6 = arith.constant 1 : i64
  %w6 = arith.constant -1 : i64
  %r6 = func.call @maxui(%a6, %b6, %w6) : (i64, i64, i64) -> i1
  %s6 = arith.ori %s5, %r6 : i1
  %a7 = arith.constant -9223372036854775808 : i64
  %b7 = arith.constant 1 : i64
  %w7 = arith.constant -9223372036854775808 : i64
  %r7 = func.call @minsi(%a7, %b7, %w7) : (i64, i64, i64) -> i1
  %s7 = arith.ori %s6, %r7 : i1
  %a8 = arith.constant 2147483649 : i64
  %b8 = arith.constant 0 : i64
  %w8 = arith.constant 2147483649 : i64
  %r8 = func.call @shli(%a8, %b8, %w8) : (i64, i64, i64) -> i1
  %s8 = arith.ori %s7, %r8 : i1
  %a9 = arith.constant 2147483649 : i64
  %b9 = arith.constant 1 : i64
  %w9 = arith.constant 4294967298 : i64
  %r9 = func.call @shli(%a9, %b9, %w9) : (i64, i64, i64) -> i1
  %s9 = arith.ori %s8, %r9 : i1
  %a10 = arith.constant 2147483649 : i64
  %b10 = arith.constant 32 : i64
  %w10 = arith.constant -9223372032559808512 : i64
  %r10 = func.call @shli(%a10, %b10, %w10) : (i64, i64, i64) -> i1
  %s10 = arith.ori %s9, %r10 : i1
  %a11 = arith.constant 3 : i64
  %b11 = arith.constant 63 : i64
  %w11 = arith.constant -9223372036854775808 : i64
  %r11 = func.call @shli(%a11, %b11, %w11) : (i64, i64, i64) -> i1
  %s11 = arith.ori %s10, %r11 : i1
  %a12 = arith.constant -2 : i64
  %b12 = arith.constant 0 : i64
  %w12 = arith.constant -2 : i64
  %r12 = func.call @shrui(%a12, %b12, %w12) : (i64, i64, i64) -> i1
  %s12 = arith.ori %s11, %r12 : i1
  %a13 = arith.constant -2 : i64
  %b13 = arith.constant 1 : i64
  %w13 = arith.constant 9223372036854775807 : i64
  %r13 = func.call @shrui(%a13, %b13, %w13) : (i64, i64, i64) -> i1
  %s13 = arith.ori %s12, %r13 : i1
  %a14 = arith.constant -2 : i64
  %b14 = arith.constant 33 : i64
  %w14 = arith.constant 2147483647 : i64
  %r14 = func.call @shrui(%a14, %b14, %w14) : (i64, i64, i64) -> i1
  %s14 = arith.ori %s13, %r14 : i1
  %a15 = arith.constant -9223372036854775808 : i64
  %b15 = arith.constant 0 : i64
  %w15 = arith.constant -9223372036854775808 : i64
  %r15 = func.call @shrsi(%a15, %b15, %w15) : (i64, i64, i64) -> i1
  %s15 = arith.ori %s14, %r15 : i1
  %a16 = arith.constant -9223372036854775808 : i64
  %b16 = arith.constant 31 : i64
  %w16 = arith.constant -4294967296 : i64
  %r16 = func.call @shrsi(%a16, %b16, %w16) : (i64, i64, i64) -> i1
  %s16 = arith.ori %s15, %r16 : i1
  %a17 = arith.constant -9223372036854775808 : i64
  %b17 = arith.constant 63 : i64
  %w17 = arith.constant -1 : i64
  %r17 = func.call @shrsi(%a17, %b17, %w17) : (i64, i64, i64) -> i1
  %s17 = arith.ori %s16, %r17 : i1
  %a18 = arith.constant 4611686018427387904 : i64
  %b18 = arith.constant 40 : i64
  %w18 = arith.constant 4194304 : i64
  %r18 = func.call @shrsi(%a18, %b18, %w18) : (i64, i64, i64) -> i1
  %s18 = arith.ori %s17, %r18 : i1
  %status = arith.extui %s18 : i1 to i32
  return %status : i32
}
