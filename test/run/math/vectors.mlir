// Functions of vectors of one and two dimensions.

func.func @show(%v: vector<4xf32>) {
  %0:4 = vector.to_elements %v : vector<4xf32>
  vector.print %0#0 : f32 punctuation <comma>
  vector.print %0#1 : f32 punctuation <comma>
  vector.print %0#2 : f32 punctuation <comma>
  vector.print %0#3 : f32
  return
}

func.func @show_ints(%v: vector<4xi32>) {
  %0:4 = vector.to_elements %v : vector<4xi32>
  vector.print %0#0 : i32 punctuation <comma>
  vector.print %0#1 : i32 punctuation <comma>
  vector.print %0#2 : i32 punctuation <comma>
  vector.print %0#3 : i32
  return
}

func.func @by_llvm(%v: vector<4xf32>) attributes {no_inline} {
  %0 = math.exp %v : vector<4xf32>
  call @show(%0) : (vector<4xf32>) -> ()
  %1 = math.floor %v : vector<4xf32>
  call @show(%1) : (vector<4xf32>) -> ()
  %2 = math.fma %v, %v, %1 : vector<4xf32>
  call @show(%2) : (vector<4xf32>) -> ()
  %sin, %cos = math.sincos %v : vector<4xf32>
  call @show(%sin) : (vector<4xf32>) -> ()
  call @show(%cos) : (vector<4xf32>) -> ()
  %3 = math.rsqrt %0 : vector<4xf32>
  call @show(%3) : (vector<4xf32>) -> ()
  %4 = math.clampf %v to [%1, %0] : vector<4xf32>
  call @show(%4) : (vector<4xf32>) -> ()
  return
}

func.func @by_libm(%v: vector<4xf32>) attributes {no_inline} {
  %0 = math.erf %v : vector<4xf32>
  call @show(%0) : (vector<4xf32>) -> ()
  %1 = math.cbrt %v : vector<4xf32>
  call @show(%1) : (vector<4xf32>) -> ()
  %2 = math.log1p %1 : vector<4xf32>
  call @show(%2) : (vector<4xf32>) -> ()
  %h = arith.truncf %v : vector<4xf32> to vector<4xf16>
  %3 = math.atanh %h : vector<4xf16>
  %4 = arith.extf %3 : vector<4xf16> to vector<4xf32>
  call @show(%4) : (vector<4xf32>) -> ()
  return
}

func.func @integers(%v: vector<4xi32>, %f: vector<4xf32>) attributes {no_inline} {
  %0 = math.ctlz %v : vector<4xi32>
  call @show_ints(%0) : (vector<4xi32>) -> ()
  %1 = math.absi %v : vector<4xi32>
  call @show_ints(%1) : (vector<4xi32>) -> ()
  %2 = math.ipowi %v, %1 : vector<4xi32>
  call @show_ints(%2) : (vector<4xi32>) -> ()
  %3 = math.fpowi %f, %v : vector<4xf32>, vector<4xi32>
  call @show(%3) : (vector<4xf32>) -> ()
  %4 = math.isnan %f : vector<4xf32>
  %5 = arith.extui %4 : vector<4xi1> to vector<4xi32>
  call @show_ints(%5) : (vector<4xi32>) -> ()
  return
}

func.func @two_dimensions(%a: f64, %b: f64) attributes {no_inline} {
  %0 = arith.constant dense<0.25> : vector<2x2xf64>
  %1 = vector.insert %a, %0 [0, 1] : f64 into vector<2x2xf64>
  %2 = vector.insert %b, %1 [1, 0] : f64 into vector<2x2xf64>
  %3 = math.tanh %2 : vector<2x2xf64>
  %4 = math.erfc %3 : vector<2x2xf64>
  %5 = math.atan2 %4, %2 : vector<2x2xf64>
  %6 = vector.extract %5[0, 1] : f64 from vector<2x2xf64>
  %7 = vector.extract %5[1, 0] : f64 from vector<2x2xf64>
  %8 = vector.extract %5[1, 1] : f64 from vector<2x2xf64>
  vector.print %6 : f64
  vector.print %7 : f64
  vector.print %8 : f64
  return
}

func.func @main() -> i32 {
  %v = arith.constant dense<[0.5, -0.25, 0.0, 0.75]> : vector<4xf32>
  call @by_llvm(%v) : (vector<4xf32>) -> ()
  // OUT: 1.64872, 0.778801, 1, 2.117
  // OUT: 0, -1, 0, 0
  // OUT: 0.25, -0.9375, 0, 0.5625
  // OUT: 0.479426, -0.247404, 0, 0.681639
  // OUT: 0.877583, 0.968912, 1, 0.731689
  // OUT: 0.778801, 1.13315, 1, 0.687289
  // OUT: 1.64872, 0.778801, 1, 2.117
  call @by_libm(%v) : (vector<4xf32>) -> ()
  // OUT: 0.5205, -0.276326, 0, 0.711156
  // OUT: 0.793701, -0.629961, 0, 0.90856
  // OUT: 0.584281, -0.994146, 0, 0.646349
  // OUT: 0.549316, -0.255371, 0, 0.973145
  %i = arith.constant dense<[2, -3, 1, -1]> : vector<4xi32>
  %f = arith.constant dense<[1.5, -2.0, 0x7FC00000, 0.5]> : vector<4xf32>
  call @integers(%i, %f) : (vector<4xi32>, vector<4xf32>) -> ()
  // OUT: 30, 0, 31, 0
  // OUT: 2, 3, 1, 1
  // OUT: 4, -27, 1, -1
  // OUT: 2.25, -0.125, nan, 2
  // OUT: 0, 0, 1, 0
  %a = arith.constant 1.5 : f64
  %b = arith.constant -0.5 : f64
  call @two_dimensions(%a, %b) : (f64, f64) -> ()
  // OUT: 0.132892
  // OUT: 1.89525
  // OUT: 1.24046
  %status = arith.constant 0 : i32
  return %status : i32
}
