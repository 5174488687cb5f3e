// Contractions that mlir-opt has no lowering for: of kinds other than add where
// they are no product of matrices, and of operands shorter than the result.
// NO ORACLE: mlir-opt-22 leaves them

#both = affine_map<(i, k) -> (i, k)>
#row = affine_map<(i, k) -> (i)>
#none = affine_map<(i, k) -> ()>

func.func @main() -> i32 {
  %a = arith.constant dense<[[1, 5, 3], [4, -2, 6]]> : vector<2x3xi32>
  %b = arith.constant dense<[[2, -1, 4], [3, 7, 1]]> : vector<2x3xi32>
  %c = arith.constant dense<[3, 20]> : vector<2xi32>
  %0 = vector.contract {indexing_maps = [#both, #both, #row], iterator_types = ["parallel", "reduction"],
                        kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x3xi32>, vector<2x3xi32> into vector<2xi32>
  %1:2 = vector.to_elements %0 : vector<2xi32>
  vector.print %1#0 : i32 punctuation <comma>
  vector.print %1#1 : i32
  // OUT: 12, 20
  %s = arith.constant 2 : i32
  %2 = vector.contract {indexing_maps = [#both, #both, #none], iterator_types = ["reduction", "reduction"],
                        kind = #vector.kind<mul>} %a, %b, %s : vector<2x3xi32>, vector<2x3xi32> into i32
  vector.print %2 : i32
  // OUT: 241920
  %x = arith.constant dense<[-100, 100, 3]> : vector<3xi8>
  %y = arith.constant dense<[100, 100, -3]> : vector<3xi8>
  %z = arith.constant 1 : i32
  %3 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
                        iterator_types = ["reduction"]} %x, %y, %z : vector<3xi8>, vector<3xi8> into i32
  vector.print %3 : i32
  // OUT: -8
  %f = arith.constant dense<[0.5, 2.0]> : vector<2xf16>
  %g = arith.constant dense<[3.0, 60000.0]> : vector<2xf16>
  %h = arith.constant 0.0 : f32
  %4 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
                        iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %f, %g, %h : vector<2xf16>, vector<2xf16> into f32
  vector.print %4 : f32
  // OUT: 120000
  %status = arith.constant 0 : i32
  return %status : i32
}
