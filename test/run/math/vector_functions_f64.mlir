// Vectors of f64 by arithmetic: what is no number, infinite, or comes out, or
// goes in, subnormal.
// NO ORACLE: convert-math-to-llvm takes 1 from exp for expm1

func.func @exponentials(%v: vector<6xf64>) -> (vector<6xf64>, vector<6xf64>, vector<6xf64>) attributes {no_inline} {
  %0 = math.exp %v : vector<6xf64>
  %1 = math.exp2 %v : vector<6xf64>
  %2 = math.expm1 %v : vector<6xf64>
  return %0, %1, %2 : vector<6xf64>, vector<6xf64>, vector<6xf64>
}

func.func @logarithms(%v: vector<6xf64>) -> (vector<6xf64>, vector<6xf64>, vector<6xf64>, vector<6xf64>) attributes {no_inline} {
  %0 = math.log %v : vector<6xf64>
  %1 = math.log2 %v : vector<6xf64>
  %2 = math.log10 %v : vector<6xf64>
  %3 = math.log1p %v : vector<6xf64>
  return %0, %1, %2, %3 : vector<6xf64>, vector<6xf64>, vector<6xf64>, vector<6xf64>
}

func.func @sigmoids(%v: vector<2x3xf64>) -> (vector<2x3xf64>, vector<2x3xf64>) attributes {no_inline} {
  %0 = math.tanh %v : vector<2x3xf64>
  %1 = math.erf %v : vector<2x3xf64>
  return %0, %1 : vector<2x3xf64>, vector<2x3xf64>
}

// A NaN has a sign, which nobody promises.
func.func @print(%v: vector<6xf64>) {
  %none = arith.constant dense<-77.0> : vector<6xf64>
  %is_none = arith.cmpf uno, %v, %v : vector<6xf64>
  %shown = arith.select %is_none, %none, %v : vector<6xi1>, vector<6xf64>
  vector.print %shown : vector<6xf64>
  return
}

func.func @show(%v: vector<6xf64>) {
  %0:3 = call @exponentials(%v) : (vector<6xf64>) -> (vector<6xf64>, vector<6xf64>, vector<6xf64>)
  call @print(%0#0) : (vector<6xf64>) -> ()
  call @print(%0#1) : (vector<6xf64>) -> ()
  call @print(%0#2) : (vector<6xf64>) -> ()
  %1:4 = call @logarithms(%v) : (vector<6xf64>) -> (vector<6xf64>, vector<6xf64>, vector<6xf64>, vector<6xf64>)
  call @print(%1#0) : (vector<6xf64>) -> ()
  call @print(%1#1) : (vector<6xf64>) -> ()
  call @print(%1#2) : (vector<6xf64>) -> ()
  call @print(%1#3) : (vector<6xf64>) -> ()
  %rows = vector.shape_cast %v : vector<6xf64> to vector<2x3xf64>
  %2:2 = call @sigmoids(%rows) : (vector<2x3xf64>) -> (vector<2x3xf64>, vector<2x3xf64>)
  %tanh = vector.shape_cast %2#0 : vector<2x3xf64> to vector<6xf64>
  %erf = vector.shape_cast %2#1 : vector<2x3xf64> to vector<6xf64>
  call @print(%tanh) : (vector<6xf64>) -> ()
  call @print(%erf) : (vector<6xf64>) -> ()
  return
}

func.func @main() -> i32 {
  %a = arith.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -1.0]> : vector<6xf64>
  call @show(%a) : (vector<6xf64>) -> ()
  // OUT: ( -77, inf, 0, 1, 1, 0.367879 )
  // OUT: ( -77, inf, 0, 1, 1, 0.5 )
  // OUT: ( -77, inf, -1, 0, -0, -0.632121 )
  // OUT: ( -77, inf, -77, -inf, -inf, -77 )
  // OUT: ( -77, inf, -77, -inf, -inf, -77 )
  // OUT: ( -77, inf, -77, -inf, -inf, -77 )
  // OUT: ( -77, inf, -77, 0, -0, -inf )
  // OUT: ( -77, 1, -1, 0, -0, -0.761594 )
  // OUT: ( -77, 1, -1, 0, -0, -0.842701 )
  // Around the greatest number, and down to the least, 2^-1074.
  %b = arith.constant dense<[709.0, 710.0, -708.0, -740.0, -745.1, -746.0]> : vector<6xf64>
  call @show(%b) : (vector<6xf64>) -> ()
  // OUT: ( 8.21841e+307, inf, 3.30755e-308, 4.19956e-322, 4.94066e-324, 0 )
  // OUT: ( 2.69319e+213, 5.38638e+213, 7.42614e-214, 1.72903e-223, 5.04139e-225, 2.70161e-225 )
  // OUT: ( 8.21841e+307, inf, -1, -1, -1, -1 )
  // OUT: ( 6.56386, 6.56526, -77, -77, -77, -77 )
  // OUT: ( 9.46964, 9.47168, -77, -77, -77, -77 )
  // OUT: ( 2.85065, 2.85126, -77, -77, -77, -77 )
  // OUT: ( 6.56526, 6.56667, -77, -77, -77, -77 )
  // OUT: ( 1, 1, -1, -1, -1, -1 )
  // OUT: ( 1, 1, -1, -1, -1, -1 )
  %c = arith.constant dense<[1.0, 1000.0, 0x0000000000000001, 0x0008000000000000, 0x0010000000000000, 0x7FEFFFFFFFFFFFFF]> : vector<6xf64>
  call @show(%c) : (vector<6xf64>) -> ()
  // OUT: ( 2.71828, inf, 1, 1, 1, inf )
  // OUT: ( 2, 1.07151e+301, 1, 1, 1, inf )
  // OUT: ( 1.71828, inf, 4.94066e-324, 1.11254e-308, 2.22507e-308, inf )
  // OUT: ( 0, 6.90776, -744.44, -709.09, -708.396, 709.783 )
  // OUT: ( 0, 9.96578, -1074, -1023, -1022, 1024 )
  // OUT: ( 0, 3, -323.306, -307.954, -307.653, 308.255 )
  // OUT: ( 0.693147, 6.90875, 4.94066e-324, 1.11254e-308, 2.22507e-308, 709.783 )
  // OUT: ( 0.761594, 1, 4.94066e-324, 1.11254e-308, 2.22507e-308, 1 )
  // OUT: ( 0.842701, 1, 4.94066e-324, 1.25536e-308, 2.51073e-308, 1 )
  %0 = arith.constant 0 : i32
  return %0 : i32
}
