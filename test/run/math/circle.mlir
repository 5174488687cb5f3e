// Points on a circle: the sine, the cosine and both at once, and back to the angle.
// In thousandths, in which all libraries agree.

func.func @show(%x: f64) {
  %scale = arith.constant 1000.0 : f64
  %0 = arith.mulf %x, %scale : f64
  %1 = math.round %0 : f64
  %2 = arith.fptosi %1 : f64 to i32
  vector.print %2 : i32
  return
}

func.func @point(%angle: f64) {
  %0 = math.sin %angle : f64
  call @show(%0) : (f64) -> ()
  %1 = math.cos %angle : f64
  call @show(%1) : (f64) -> ()
  %2, %3 = math.sincos %angle : f64
  %4 = math.atan2 %2, %3 : f64
  call @show(%4) : (f64) -> ()
  %5 = math.tan %angle : f64
  call @show(%5) : (f64) -> ()
  %6 = math.atan %5 : f64
  call @show(%6) : (f64) -> ()
  return
}

func.func @main() -> i32 {
  %a = arith.constant 0.5 : f64
  %b = arith.constant -2.0 : f64
  call @point(%a) : (f64) -> ()
  call @point(%b) : (f64) -> ()
  %c = arith.constant 0.25 : f64
  %0 = math.asin %c : f64
  call @show(%0) : (f64) -> ()
  %1 = math.acos %c : f64
  call @show(%1) : (f64) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 479
// OUT: 878
// OUT: 500
// OUT: 546
// OUT: 500
// OUT: -909
// OUT: -416
// OUT: -2000
// OUT: 2185
// OUT: 1142
// OUT: 253
// OUT: 1318
