// Zeros before the first bit that is set, behind the last one, and how many are set;
// of 0, too.

func.func @count(%x: i16) {
  %0 = math.ctlz %x : i16
  vector.print %0 : i16
  %1 = math.cttz %x : i16
  vector.print %1 : i16
  %2 = math.ctpop %x : i16
  vector.print %2 : i16
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : i16
  %c40 = arith.constant 40 : i16
  %ones = arith.constant -1 : i16
  call @count(%c0) : (i16) -> ()
  call @count(%c40) : (i16) -> ()
  call @count(%ones) : (i16) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 16
// OUT: 16
// OUT: 0
// OUT: 10
// OUT: 3
// OUT: 2
// OUT: 0
// OUT: 0
// OUT: 16
