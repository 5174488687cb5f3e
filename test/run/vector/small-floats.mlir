// Floats of 4, 6 and 8 bits: arithmetic as in f32, rounded to nearest, even if
// two are; what they have for what is too large; and the least numbers there are.
// NO ORACLE: mlir-opt-22 leaves them

func.func @f8E4M3FN() -> f8E4M3FN {
  %0 = arith.constant 2.2 : f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @vectors(%a: vector<2x2xf8E5M2>, %b: vector<2x2xf8E5M2>) {
  %sum = arith.addf %a, %b : vector<2x2xf8E5M2>
  vector.print %sum : vector<2x2xf8E5M2>
  %product = arith.mulf %a, %b : vector<2x2xf8E5M2>
  vector.print %product : vector<2x2xf8E5M2>
  %quotient = arith.divf %a, %b : vector<2x2xf8E5M2>
  vector.print %quotient : vector<2x2xf8E5M2>
  %less = arith.cmpf olt, %a, %b : vector<2x2xf8E5M2>
  vector.print %less : vector<2x2xi1>
  return
}

// Sums are rounded once: 8 and four times 0.5 are 10, though 8.5 would be 8.
func.func @sums(%a: vector<5xf8E5M2>, %b: vector<2x2xf8E5M2>, %acc: vector<2xf8E5M2>) {
  %sum = vector.reduction <add>, %a : vector<5xf8E5M2> into f8E5M2
  vector.print %sum : f8E5M2
  %sums = vector.multi_reduction <add>, %b, %acc [0] : vector<2x2xf8E5M2> to vector<2xf8E5M2>
  vector.print %sums : vector<2xf8E5M2>
  %fused = vector.fma %acc, %acc, %acc : vector<2xf8E5M2>
  vector.print %fused : vector<2xf8E5M2>
  %outer = vector.outerproduct %acc, %acc, %b : vector<2xf8E5M2>, vector<2xf8E5M2>
  vector.print %outer : vector<2x2xf8E5M2>
  %product = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %b, %acc, %acc : vector<2x2xf8E5M2>, vector<2xf8E5M2> into vector<2xf8E5M2>
  vector.print %product : vector<2xf8E5M2>
  %scan:2 = vector.scan <add>, %b, %acc {reduction_dim = 0, inclusive = true} : vector<2x2xf8E5M2>, vector<2xf8E5M2>
  vector.print %scan#1 : vector<2xf8E5M2>
  return
}

// As far as each type goes.
func.func @too_large(%x: f32) {
  %0 = arith.truncf %x : f32 to f8E5M2
  vector.print %0 : f8E5M2
  %1 = arith.truncf %x : f32 to f8E4M3
  vector.print %1 : f8E4M3
  %2 = arith.truncf %x : f32 to f8E3M4
  vector.print %2 : f8E3M4
  %3 = arith.truncf %x : f32 to f8E4M3FN
  %nan3 = arith.cmpf uno, %3, %3 : f8E4M3FN
  vector.print %nan3 : i1
  %4 = arith.truncf %x : f32 to f8E4M3FNUZ
  %nan4 = arith.cmpf uno, %4, %4 : f8E4M3FNUZ
  vector.print %nan4 : i1
  %5 = arith.truncf %x : f32 to f8E5M2FNUZ
  %nan5 = arith.cmpf uno, %5, %5 : f8E5M2FNUZ
  vector.print %nan5 : i1
  %6 = arith.truncf %x : f32 to f8E4M3B11FNUZ
  %nan6 = arith.cmpf uno, %6, %6 : f8E4M3B11FNUZ
  vector.print %nan6 : i1
  %7 = arith.truncf %x : f32 to f6E2M3FN
  vector.print %7 : f6E2M3FN
  %8 = arith.truncf %x : f32 to f6E3M2FN
  vector.print %8 : f6E3M2FN
  %9 = arith.truncf %x : f32 to f4E2M1FN
  vector.print %9 : f4E2M1FN
  return
}

// 1.0625 is half way between 1 and 1.125; 2^-60 more is not, but f32 has no
// number in between.
func.func @wide(%x: f64, %i: i32) -> (f8E4M3, i32) {
  %0 = arith.truncf %x : f64 to f8E4M3
  %1 = arith.sitofp %i : i32 to f8E4M3
  %2 = arith.negf %1 : f8E4M3
  %3 = arith.fptosi %2 : f8E4M3 to i32
  return %0, %3 : f8E4M3, i32
}

func.func @main() -> i32 {
  %a = arith.constant 1.4 : f8E4M3FN
  %b = func.call @f8E4M3FN() : () -> f8E4M3FN
  %sum = arith.addf %a, %b : f8E4M3FN
  vector.print %sum : f8E4M3FN
  %v = arith.constant dense<[[1.0, 2.0], [3.0, 0x01]]> : vector<2x2xf8E5M2>
  %w = arith.constant dense<[[0.25, -2.0], [7.0, 0x01]]> : vector<2x2xf8E5M2>
  func.call @vectors(%v, %w) : (vector<2x2xf8E5M2>, vector<2x2xf8E5M2>) -> ()
  %five = arith.constant dense<[8.0, 0.5, 0.5, 0.5, 0.5]> : vector<5xf8E5M2>
  %two = arith.constant dense<[1.5, 3.0]> : vector<2xf8E5M2>
  func.call @sums(%five, %v, %two) : (vector<5xf8E5M2>, vector<2x2xf8E5M2>, vector<2xf8E5M2>) -> ()
  %large = arith.constant -1.0e6 : f32
  func.call @too_large(%large) : (f32) -> ()
  %tie = arith.constant 1.0625 : f64
  %more = arith.constant 0x3FF1000000000001 : f64
  %i = arith.constant 19 : i32
  %0:2 = func.call @wide(%tie, %i) : (f64, i32) -> (f8E4M3, i32)
  vector.print %0#0 : f8E4M3
  vector.print %0#1 : i32
  %1:2 = func.call @wide(%more, %i) : (f64, i32) -> (f8E4M3, i32)
  vector.print %1#0 : f8E4M3
  %z = arith.constant 0 : i32
  return %z : i32
}
// OUT: 3.5
// OUT: ( ( 1.25, 0 ), ( 10, 3.05176e-05 ) )
// OUT: ( ( 0.25, -4 ), ( 20, 0 ) )
// OUT: ( ( 4, -1 ), ( 0.4375, 1 ) )
// OUT: ( ( 0, 0 ), ( 1, 0 ) )
// OUT: 10
// OUT: ( 6, 5 )
// OUT: ( 4, 12 )
// OUT: ( ( 3, 6 ), ( 8, 10 ) )
// OUT: ( 8, 8 )
// OUT: ( 4, 2 )
// OUT: -inf
// OUT: -inf
// OUT: -inf
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: -7.5
// OUT: -28
// OUT: -6
// OUT: 1
// OUT: -20
// OUT: 1.125
