// A number that is kept between two others.

func.func @clamp(%x: f64) {
  %low = arith.constant -1.0 : f64
  %high = arith.constant 2.5 : f64
  %0 = math.clampf %x to [%low, %high] : f64
  vector.print %0 : f64
  return
}

func.func @main() -> i32 {
  %below = arith.constant -3.0 : f64
  %within = arith.constant 0.75 : f64
  %above = arith.constant 1.0e+10 : f64
  call @clamp(%below) : (f64) -> ()
  call @clamp(%within) : (f64) -> ()
  call @clamp(%above) : (f64) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 2.5
// OUT: 2.5
// OUT: 2.5
