// Vectors of every element that LLVM has and vector.print prints.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %i1 = arith.constant dense<[true, false]> : vector<2xi1>
  vector.print %i1 : vector<2xi1>
  %i5 = arith.constant dense<[15, -16]> : vector<2xi5>
  %sum5 = arith.addi %i5, %i5 : vector<2xi5>
  vector.print %sum5 : vector<2xi5>
  %i8 = arith.constant dense<[127, -128]> : vector<2xi8>
  vector.print %i8 : vector<2xi8>
  %i16 = arith.constant dense<[32767, -32768]> : vector<2xi16>
  vector.print %i16 : vector<2xi16>
  %i32 = arith.constant dense<[2147483647, -2147483648]> : vector<2xi32>
  vector.print %i32 : vector<2xi32>
  %i33 = arith.constant dense<[4294967295, -4294967296]> : vector<2xi33>
  vector.print %i33 : vector<2xi33>
  %i64 = arith.constant dense<[9223372036854775807, -9223372036854775808]> : vector<2xi64>
  vector.print %i64 : vector<2xi64>
  %f16 = arith.constant dense<[65504.0, -0.5]> : vector<2xf16>
  %twice = arith.addf %f16, %f16 : vector<2xf16>
  vector.print %twice : vector<2xf16>
  %bf16 = arith.constant dense<[1.0, 256.0]> : vector<2xbf16>
  %one = arith.constant dense<1.0> : vector<2xbf16>
  %more = arith.addf %bf16, %one : vector<2xbf16>
  vector.print %more : vector<2xbf16>
  %f32 = arith.constant dense<[0.1, 1.0e+30]> : vector<2xf32>
  vector.print %f32 : vector<2xf32>
  %f64 = arith.constant dense<[0.1, 1.0e+300]> : vector<2xf64>
  vector.print %f64 : vector<2xf64>
  %index = vector.step : vector<3xindex>
  vector.print %index : vector<3xindex>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 1, 0 )
// OUT: ( -2, 0 )
// OUT: ( 127, -128 )
// OUT: ( 32767, -32768 )
// OUT: ( 2147483647, -2147483648 )
// OUT: ( 4294967295, -4294967296 )
// OUT: ( 9223372036854775807, -9223372036854775808 )
// OUT: ( inf, -1 )
// OUT: ( 2, 256 )
// OUT: ( 0.1, 1e+30 )
// OUT: ( 0.1, 1e+300 )
// OUT: ( 0, 1, 2 )
