// A reduction of no dimension combines each element with the accumulator, where the mask is on.
// NO ORACLE: mlir-opt-22 gives the source
// PASSES: -canonicalize
// PASSES: -lower-vector-multi-reduction
// PASSES: -lower-vector-multi-reduction=lowering-strategy=inner-reduction

func.func @main() -> i32 {
  %one = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %acc = arith.constant dense<10> : vector<2x3xi32>
  %r = vector.multi_reduction <add>, %one, %acc [] : vector<2x3xi32> to vector<2x3xi32>
  vector.print %r : vector<2x3xi32>
  // OUT: ( ( 11, 12, 13 ), ( 14, 15, 16 ) )
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %a = arith.constant dense<10> : vector<3xi32>
  %s = vector.multi_reduction <add>, %v, %a [] : vector<3xi32> to vector<3xi32>
  vector.print %s : vector<3xi32>
  // OUT: ( 11, 12, 13 )
  %k = arith.constant dense<[true, false, true]> : vector<3xi1>
  %m = vector.mask %k { vector.multi_reduction <add>, %v, %a [] : vector<3xi32> to vector<3xi32> } : vector<3xi1> -> vector<3xi32>
  vector.print %m : vector<3xi32>
  // OUT: ( 11, 10, 13 )
  // So it does of dimensions of one element.
  %u = arith.constant dense<[[1], [2], [3]]> : vector<3x1xi32>
  %l = arith.constant dense<[[true], [false], [true]]> : vector<3x1xi1>
  %t = vector.mask %l { vector.multi_reduction <mul>, %u, %a [1] : vector<3x1xi32> to vector<3xi32> } : vector<3x1xi1> -> vector<3xi32>
  vector.print %t : vector<3xi32>
  // OUT: ( 10, 10, 30 )
  // A sum of nothing is zero.
  %off = arith.constant dense<false> : vector<1xi1>
  %e = arith.constant dense<7> : vector<1xi32>
  %n = vector.mask %off { vector.reduction <add>, %e : vector<1xi32> into i32 } : vector<1xi1> -> i32
  vector.print %n : i32
  // OUT: 0
  %status = arith.constant 0 : i32
  return %status : i32
}
