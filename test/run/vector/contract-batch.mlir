// One product of matrices for each place in a batch.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

#a = affine_map<(b, i, j, k) -> (b, i, k)>
#b = affine_map<(b, i, j, k) -> (b, k, j)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>
#batch = {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}

func.func @main() -> i32 {
  %a = arith.constant dense<[[[1.0, 2.0]], [[3.0, 4.0]]]> : vector<2x1x2xf32>
  %b = arith.constant dense<[[[1.0, 0.0], [0.0, 1.0]], [[2.0, 1.0], [1.0, 2.0]]]> : vector<2x2x2xf32>
  %c = arith.constant dense<0.5> : vector<2x1x2xf32>
  %0 = vector.contract #batch %a, %b, %c : vector<2x1x2xf32>, vector<2x2x2xf32> into vector<2x1x2xf32>
  vector.print %0 : vector<2x1x2xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( ( 1.5, 2.5 ) ), ( ( 10.5, 11.5 ) ) )
