// cf.assert: one that does not hold ends the program, and nothing after it
// is done.
// FAILS

func.func private @printI64(i64)
func.func private @printNewline()

func.func @halve(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %odd = arith.andi %x, %one : i64
  %is_even = arith.cmpi eq, %odd, %zero : i64
  cf.assert %is_even, "halve: an odd number"
  %half = arith.shrsi %x, %one : i64
  return %half : i64
}

func.func @main() -> i32 {
  %x = arith.constant 43 : i64
  %half = func.call @halve(%x) : (i64) -> i64
  func.call @printI64(%half) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
