// Vectors of f32 by polynomials: what is no number, infinite, or comes out, or
// goes in, subnormal.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @f(%v: vector<6xf32>) -> (vector<6xf32>, vector<6xf32>, vector<6xf32>) attributes {no_inline} {
  %0 = math.exp %v : vector<6xf32>
  %1 = math.log %v : vector<6xf32>
  %2 = math.log2 %v : vector<6xf32>
  return %0, %1, %2 : vector<6xf32>, vector<6xf32>, vector<6xf32>
}

func.func @show(%v: vector<6xf32>) {
  %0:3 = call @f(%v) : (vector<6xf32>) -> (vector<6xf32>, vector<6xf32>, vector<6xf32>)
  // A NaN has a sign, which nobody promises.
  %none = arith.constant dense<-77.0> : vector<6xf32>
  %e = arith.cmpf uno, %0#0, %0#0 : vector<6xf32>
  %l = arith.cmpf uno, %0#1, %0#1 : vector<6xf32>
  %m = arith.cmpf uno, %0#2, %0#2 : vector<6xf32>
  %1 = arith.select %e, %none, %0#0 : vector<6xi1>, vector<6xf32>
  %2 = arith.select %l, %none, %0#1 : vector<6xi1>, vector<6xf32>
  %3 = arith.select %m, %none, %0#2 : vector<6xi1>, vector<6xf32>
  vector.print %1 : vector<6xf32>
  vector.print %2 : vector<6xf32>
  vector.print %3 : vector<6xf32>
  return
}

func.func @main() -> i32 {
  %a = arith.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -1.0]> : vector<6xf32>
  call @show(%a) : (vector<6xf32>) -> ()
  // OUT: ( -77, inf, 0, 1, 1, 0.367879 )
  // OUT: ( -77, inf, -77, -inf, -inf, -77 )
  // OUT: ( -77, inf, -77, -inf, -inf, -77 )
  // Around the greatest number, and down to the least, 2^-149.
  %b = arith.constant dense<[88.0, 89.0, -88.0, -100.0, -103.9, -105.0]> : vector<6xf32>
  call @show(%b) : (vector<6xf32>) -> ()
  // OUT: ( 1.65164e+38, inf, 6.0546e-39, 3.78351e-44, 1.4013e-45, 0 )
  // OUT: ( 4.47734, 4.48864, -77, -77, -77, -77 )
  // OUT: ( 6.45943, 6.47573, -77, -77, -77, -77 )
  %c = arith.constant dense<[1.0, 2.0, 0x00000001, 0x00400000, 0x00800000, 0x7F7FFFFF]> : vector<6xf32>
  call @show(%c) : (vector<6xf32>) -> ()
  // OUT: ( 2.71828, 7.38906, 1, 1, 1, inf )
  // OUT: ( 0, 0.693147, -103.279, -88.0297, -87.3365, 88.7228 )
  // OUT: ( 0, 1, -149, -127, -126, 128 )
  %0 = arith.constant 0 : i32
  return %0 : i32
}
