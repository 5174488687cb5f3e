// Integers to the power of integers: what overflows wraps round, and of negative
// powers only those of 1 and -1 are not 0.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @power(%x: i32, %n: i32) {
  %0 = math.ipowi %x, %n : i32
  vector.print %0 : i32
  return
}

func.func @main() -> i32 {
  %c3 = arith.constant 3 : i32
  %m2 = arith.constant -2 : i32
  %m1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %c40 = arith.constant 40 : i32
  %m3 = arith.constant -3 : i32
  call @power(%c3, %c5) : (i32, i32) -> ()
  call @power(%m2, %c5) : (i32, i32) -> ()
  call @power(%c3, %c40) : (i32, i32) -> ()
  call @power(%c3, %c0) : (i32, i32) -> ()
  call @power(%c0, %c0) : (i32, i32) -> ()
  call @power(%c3, %m3) : (i32, i32) -> ()
  call @power(%m1, %m3) : (i32, i32) -> ()
  %v = arith.constant dense<[2, 3, -1]> : vector<3xi8>
  %n = arith.constant dense<[6, 4, 7]> : vector<3xi8>
  %1 = math.ipowi %v, %n : vector<3xi8>
  vector.print %1 : vector<3xi8>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 243
// OUT: -32
// OUT: 689956897
// OUT: 1
// OUT: 1
// OUT: 0
// OUT: -1
// OUT: ( 64, 81, -1 )
