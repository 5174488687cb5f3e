// A length that no vector has ends the program before anything uses it.
// ONLY on aarch64: -march=armv9-a+sme
// FAILS

func.func private @setArmVLBits(i32)

func.func @main() -> i32 {
  %c0 = arith.constant 0 : i32
  %before = arith.constant 1 : i32
  %behind = arith.constant 2 : i32
  // OUT: 1
  vector.print %before : i32
  %c192 = arith.constant 192 : i32
  call @setArmVLBits(%c192) : (i32) -> ()
  vector.print %behind : i32
  return %c0 : i32
}
