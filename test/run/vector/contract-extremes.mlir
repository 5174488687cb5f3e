// A contraction that looks for the greatest product, or the least one, in place of
// the sum.
// NO ORACLE: mlir-opt has no lowering of maxsi and minui

#a = affine_map<(i, k) -> (i, k)>
#x = affine_map<(i, k) -> (k)>
#y = affine_map<(i, k) -> (i)>
#max = {indexing_maps = [#a, #x, #y], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxsi>}
#min = {indexing_maps = [#a, #x, #y], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minui>}
#fmax = {indexing_maps = [#a, #x, #y], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxnumf>}

func.func @main() -> i32 {
  %a = arith.constant dense<[[1, -2, 3], [-4, 5, -6]]> : vector<2x3xi32>
  %x = arith.constant dense<[2, -3, 1]> : vector<3xi32>
  %c = arith.constant dense<[0, 7]> : vector<2xi32>
  %0 = vector.contract #max %a, %x, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
  vector.print %0 : vector<2xi32>
  %1 = vector.contract #min %a, %x, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
  vector.print %1 : vector<2xi32>
  %fa = arith.sitofp %a : vector<2x3xi32> to vector<2x3xf32>
  %fx = arith.sitofp %x : vector<3xi32> to vector<3xf32>
  %fc = arith.sitofp %c : vector<2xi32> to vector<2xf32>
  %2 = vector.contract #fmax %fa, %fx, %fc : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  vector.print %2 : vector<2xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 6, 7 )
// OUT: ( 0, 7 )
// OUT: ( 6, 7 )
