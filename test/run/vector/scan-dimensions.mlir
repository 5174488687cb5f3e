// Running totals along either dimension; an exclusive one begins with the initial
// value and leaves the last element out.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %i0 = arith.constant dense<[10, 20, 30]> : vector<3xi32>
  %i1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %0:2 = vector.scan <add>, %v, %i0 {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  vector.print %0#0 : vector<2x3xi32>
  vector.print %0#1 : vector<3xi32>
  %1:2 = vector.scan <add>, %v, %i0 {inclusive = false, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  vector.print %1#0 : vector<2x3xi32>
  vector.print %1#1 : vector<3xi32>
  %2:2 = vector.scan <mul>, %v, %i1 {inclusive = false, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
  vector.print %2#0 : vector<2x3xi32>
  vector.print %2#1 : vector<2xi32>
  %3:2 = vector.scan <maxsi>, %v, %i1 {inclusive = true, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
  vector.print %3#0 : vector<2x3xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 1, 2, 3 ), ( 5, 7, 9 ) )
// OUT: ( 5, 7, 9 )
// OUT: ( ( 10, 20, 30 ), ( 11, 22, 33 ) )
// OUT: ( 11, 22, 33 )
// OUT: ( ( 1, 1, 2 ), ( 2, 8, 40 ) )
// OUT: ( 2, 40 )
// OUT: ( ( 1, 2, 3 ), ( 4, 5, 6 ) )
