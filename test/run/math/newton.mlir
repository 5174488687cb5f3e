// The square root of 2 by Newton's method, until math.sqrt's is reached.

func.func @main() -> i32 {
  %two = arith.constant 2.0 : f64
  %half = arith.constant 0.5 : f64
  %small = arith.constant 1.0e-12 : f64
  %root = math.sqrt %two : f64
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %x, %n = scf.while (%a = %two, %i = %zero) : (f64, i32) -> (f64, i32) {
    %d = arith.subf %a, %root : f64
    %e = math.absf %d : f64
    %more = arith.cmpf ogt, %e, %small : f64
    scf.condition(%more) %a, %i : f64, i32
  } do {
  ^bb0(%a: f64, %i: i32):
    %q = arith.divf %two, %a : f64
    %s = arith.addf %a, %q : f64
    %b = arith.mulf %s, %half : f64
    %j = arith.addi %i, %one : i32
    scf.yield %b, %j : f64, i32
  }
  vector.print %x : f64
  vector.print %n : i32
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 1.41421
// OUT: 5
