// cf.switch: flags of several widths, negative case values, operands for the
// cases, several cases with one successor, and nothing but a default.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @on_i32(%flag: i32, %a: i64, %b: i64) -> i64 {
  cf.switch %flag : i32, [
    default: ^end(%a : i64),
    42: ^end(%b : i64),
    -1: ^sum(%a, %b : i64, i64),
    43: ^end(%b : i64)
  ]
^sum(%x: i64, %y: i64):
  %z = arith.addi %x, %y : i64
  cf.br ^end(%z : i64)
^end(%result: i64):
  return %result : i64
}

func.func @on_i64(%flag: i64) -> i64 {
  %low = arith.constant -1 : i64
  %high = arith.constant 1 : i64
  %other = arith.constant 0 : i64
  cf.switch %flag : i64, [
    default: ^end(%other : i64),
    -9223372036854775808: ^end(%low : i64),
    9223372036854775807: ^end(%high : i64)
  ]
^end(%result: i64):
  return %result : i64
}

func.func @on_i8(%flag: i8) -> i64 {
  %a = arith.constant 100 : i64
  %b = arith.constant 200 : i64
  cf.switch %flag : i8, [
    default: ^end(%a : i64),
    -128: ^end(%b : i64)
  ]
^end(%result: i64):
  return %result : i64
}

func.func @only_default(%flag: i32) -> i64 {
  %a = arith.constant 5 : i64
  cf.switch %flag : i32, [
    default: ^end(%a : i64)
  ]
^end(%result: i64):
  return %result : i64
}

func.func @main() -> i32 {
  %a = arith.constant 10 : i64
  %b = arith.constant 20 : i64
  // OUT: 20
  // OUT: 20
  // OUT: 30
  // OUT: 10
  %c42 = arith.constant 42 : i32
  %c43 = arith.constant 43 : i32
  %m1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %r0 = func.call @on_i32(%c42, %a, %b) : (i32, i64, i64) -> i64
  %r1 = func.call @on_i32(%c43, %a, %b) : (i32, i64, i64) -> i64
  %r2 = func.call @on_i32(%m1, %a, %b) : (i32, i64, i64) -> i64
  %r3 = func.call @on_i32(%c0, %a, %b) : (i32, i64, i64) -> i64
  func.call @show(%r0) : (i64) -> ()
  func.call @show(%r1) : (i64) -> ()
  func.call @show(%r2) : (i64) -> ()
  func.call @show(%r3) : (i64) -> ()
  // OUT: -1
  // OUT: 1
  // OUT: 0
  %min = arith.constant -9223372036854775808 : i64
  %max = arith.constant 9223372036854775807 : i64
  %r4 = func.call @on_i64(%min) : (i64) -> i64
  %r5 = func.call @on_i64(%max) : (i64) -> i64
  %r6 = func.call @on_i64(%a) : (i64) -> i64
  func.call @show(%r4) : (i64) -> ()
  func.call @show(%r5) : (i64) -> ()
  func.call @show(%r6) : (i64) -> ()
  // OUT: 200
  // OUT: 100
  %m128 = arith.constant -128 : i8
  %c127 = arith.constant 127 : i8
  %r7 = func.call @on_i8(%m128) : (i8) -> i64
  %r8 = func.call @on_i8(%c127) : (i8) -> i64
  func.call @show(%r7) : (i64) -> ()
  func.call @show(%r8) : (i64) -> ()
  // OUT: 5
  %r9 = func.call @only_default(%c42) : (i32) -> i64
  func.call @show(%r9) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
