// minimumf and maximumf yield a NaN that is among the numbers, minnumf and maxnumf
// pass it over.

func.func @reduce(%v: vector<4xf32>) {
  %0 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %1 = math.isnan %0 : f32
  vector.print %1 : i1
  %2 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %3 = math.isnan %2 : f32
  vector.print %3 : i1
  %4 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  vector.print %4 : f32
  %5 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  vector.print %5 : f32
  return
}

func.func @main() -> i32 {
  %with = arith.constant dense<[1.0, 0x7fc00000, -2.0, 3.5]> : vector<4xf32>
  %without = arith.constant dense<[1.0, 0.5, -2.0, 3.5]> : vector<4xf32>
  call @reduce(%with) : (vector<4xf32>) -> ()
  call @reduce(%without) : (vector<4xf32>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 1
// OUT: 1
// OUT: -2
// OUT: 3.5
// OUT: 0
// OUT: 0
// OUT: -2
// OUT: 3.5
