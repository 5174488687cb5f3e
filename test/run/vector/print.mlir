// What vector.print writes: of all types, of 0 to 3 dimensions, with all kinds
// of punctuation, and texts.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @ints(%a: i1, %b: i8, %c: si8, %d: ui8, %e: i24, %f: si64, %g: ui64, %h: index) {
  vector.print %a : i1 punctuation <comma>
  vector.print %b : i8 punctuation <comma>
  vector.print %c : si8 punctuation <comma>
  vector.print %d : ui8 punctuation <comma>
  vector.print %e : i24 punctuation <open>
  vector.print %f : si64 punctuation <close>
  vector.print %g : ui64 punctuation <no_punctuation>
  vector.print %h : index
  return
}

func.func @main() -> i32 {
  vector.print str "a text, "
  vector.print str "another\n"
  vector.print punctuation <open>
  vector.print punctuation <no_punctuation>
  vector.print punctuation <close>
  vector.print punctuation <newline>
  %0 = arith.constant true
  %1 = arith.constant -100 : i8
  %2 = builtin.unrealized_conversion_cast %1 : i8 to si8
  %3 = builtin.unrealized_conversion_cast %1 : i8 to ui8
  %4 = arith.constant -100000 : i24
  %5 = arith.constant -10000000000 : i64
  %6 = builtin.unrealized_conversion_cast %5 : i64 to si64
  %7 = builtin.unrealized_conversion_cast %5 : i64 to ui64
  %8 = arith.constant 12 : index
  call @ints(%0, %1, %2, %3, %4, %6, %7, %8) : (i1, i8, si8, ui8, i24, si64, ui64, index) -> ()
  %9 = arith.constant dense<[[true, false], [false, true]]> : vector<2x2xi1>
  vector.print %9 : vector<2x2xi1>
  %10 = arith.constant dense<[3, -4, 1]> : vector<3xi3>
  vector.print %10 : vector<3xi3> punctuation <comma>
  %11 = arith.constant dense<[[[1], [2]], [[3], [4]]]> : vector<2x2x1xi64>
  vector.print %11 : vector<2x2x1xi64>
  %12 = arith.constant dense<5> : vector<i16>
  vector.print %12 : vector<i16>
  %13 = arith.constant dense<[7, 8]> : vector<2xindex>
  vector.print %13 : vector<2xindex>
  %14 = arith.constant dense<[0.5, -1.0e+30, 0x7F800000, 0x7FC00000]> : vector<4xf32>
  vector.print %14 : vector<4xf32>
  %15 = arith.constant dense<[1.25, 1.0e-300]> : vector<2xf64>
  vector.print %15 : vector<2xf64>
  %16 = arith.constant dense<[1.5, -2.0]> : vector<2xf16>
  vector.print %16 : vector<2xf16>
  %17 = arith.constant dense<[1.5, -2.0]> : vector<2xbf16>
  vector.print %17 : vector<2xbf16>
  %status = arith.constant 0 : i32
  return %status : i32
}

// OUT: a text, another
// OUT: (  )
// OUT: 1, -100, -100, 156, -100000( -10000000000 )1844674406370955161612
// OUT: ( ( 1, 0 ), ( 0, 1 ) )
// OUT: ( 3, -4, 1 ), ( ( ( 1 ), ( 2 ) ), ( ( 3 ), ( 4 ) ) )
// OUT: ( 5 )
// OUT: ( 7, 8 )
// OUT: ( 0.5, -1e+30, inf, nan )
// OUT: ( 1.25, 1e-300 )
// OUT: ( 1.5, -2 )
// OUT: ( 1.5, -2 )
