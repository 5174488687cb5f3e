// A matrix by a vector, from either side, and the matrix turned round.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

#matrix = affine_map<(i, k) -> (i, k)>
#turned = affine_map<(i, k) -> (k, i)>
#in = affine_map<(i, k) -> (k)>
#out = affine_map<(i, k) -> (i)>
#rows = {indexing_maps = [#matrix, #in, #out], iterator_types = ["parallel", "reduction"]}
#columns = {indexing_maps = [#turned, #in, #out], iterator_types = ["parallel", "reduction"]}
#left = {indexing_maps = [#in, #turned, #out], iterator_types = ["parallel", "reduction"]}

func.func @main() -> i32 {
  %m = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %x = arith.constant dense<[1, 10, 100]> : vector<3xi32>
  %y = arith.constant dense<[1, 1000]> : vector<2xi32>
  %c = arith.constant dense<[7, 8]> : vector<2xi32>
  %d = arith.constant dense<0> : vector<3xi32>
  %0 = vector.contract #rows %m, %x, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
  vector.print %0 : vector<2xi32>
  %1 = vector.contract #columns %m, %y, %d : vector<2x3xi32>, vector<2xi32> into vector<3xi32>
  vector.print %1 : vector<3xi32>
  %2 = vector.contract #left %y, %m, %d : vector<2xi32>, vector<2x3xi32> into vector<3xi32>
  vector.print %2 : vector<3xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 328, 662 )
// OUT: ( 4001, 5002, 6003 )
// OUT: ( 4001, 5002, 6003 )
