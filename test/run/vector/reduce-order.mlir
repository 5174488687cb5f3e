// Floats are added from the first to the last one: where the large ones cancel
// tells whether the small one is lost.

func.func @sum(%v: vector<4xf32>, %start: f32) {
  %0 = vector.reduction <add>, %v, %start : vector<4xf32> into f32
  vector.print %0 : f32
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %late = arith.constant dense<[1.0e+8, -1.0e+8, 1.0, 1.0]> : vector<4xf32>
  %early = arith.constant dense<[1.0, 1.0e+8, -1.0e+8, 1.0]> : vector<4xf32>
  call @sum(%late, %zero) : (vector<4xf32>, f32) -> ()
  call @sum(%early, %zero) : (vector<4xf32>, f32) -> ()
  call @sum(%late, %one) : (vector<4xf32>, f32) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 2
// OUT: 1
// OUT: 2
