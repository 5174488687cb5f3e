// How many steps of z * z + c stay within a circle of radius 2, for some points of
// a line.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @steps(%c: complex<f64>) -> i32 {
  %start = complex.constant [0.0 : f64, 0.0 : f64] : complex<f64>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %most = arith.constant 50 : i32
  %two = arith.constant 2.0 : f64
  %z, %n = scf.while (%a = %start, %i = %zero) : (complex<f64>, i32) -> (complex<f64>, i32) {
    %size = complex.abs %a : complex<f64>
    %inside = arith.cmpf ole, %size, %two : f64
    %left = arith.cmpi slt, %i, %most : i32
    %more = arith.andi %inside, %left : i1
    scf.condition(%more) %a, %i : complex<f64>, i32
  } do {
  ^bb0(%a: complex<f64>, %i: i32):
    %square = complex.mul %a, %a : complex<f64>
    %next = complex.add %square, %c : complex<f64>
    %j = arith.addi %i, %one : i32
    scf.yield %next, %j : complex<f64>, i32
  }
  return %n : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %first = arith.constant -2.0 : f64
  %half = arith.constant 0.5 : f64
  %im = arith.constant 0.25 : f64
  %last = scf.for %i = %c0 to %c6 step %c1 iter_args(%x = %first) -> (f64) {
    %c = complex.create %x, %im : complex<f64>
    %n = func.call @steps(%c) : (complex<f64>) -> i32
    vector.print %n : i32
    %y = arith.addf %x, %half : f64
    scf.yield %y : f64
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 1
// OUT: 5
// OUT: 50
// OUT: 50
// OUT: 50
// OUT: 5
