// Contractions whose dimensions are in one operand only, and those whose iterators say otherwise than the result.
// NO ORACLE: mlir-opt-22 leaves them

func.func @main() -> i32 {
  %a = arith.constant dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], [[7.0, 8.0], [9.0, 10.0], [11.0, 12.0]]]> : vector<2x3x2xf32>
  %b = arith.constant dense<[1.0, 10.0]> : vector<2xf32>
  %c = arith.constant dense<[100.0, 200.0, 300.0]> : vector<3xf32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3x2xf32>, vector<2xf32> into vector<3xf32>
  vector.print %r : vector<3xf32>
  // OUT: ( 208, 352, 496 )
  %mask = arith.constant dense<[[[true, true], [false, false]], [[true, false], [true, false]], [[false, false], [false, false]]]> : vector<3x2x2xi1>
  %s = vector.mask %mask { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3x2xf32>, vector<2xf32> into vector<3xf32> } : vector<3x2x2xi1> -> vector<3xf32>
  vector.print %s : vector<3xf32>
  // OUT: ( 121, 212, 300 )
  %d = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %e = arith.constant dense<[1, 10]> : vector<2xi32>
  %f = arith.constant dense<1000> : vector<i32>
  %t = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %d, %e, %f : vector<2x3xi32>, vector<2xi32> into vector<i32>
  vector.print %t : vector<i32>
  // OUT: ( 1156 )
  // A mask of a product whose result is turned.
  %g = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %h = arith.constant dense<[[1, 10]]> : vector<1x2xi32>
  %z = arith.constant dense<0> : vector<2x2xi32>
  %k = arith.constant dense<[[[true, true, true], [true, false, true]], [[false, true, true], [false, false, false]]]> : vector<2x2x3xi1>
  %u = vector.mask %k { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %g, %g, %z : vector<3x2xi32>, vector<3x2xi32> into vector<2x2xi32> } : vector<2x2x3xi1> -> vector<2x2xi32>
  vector.print %u : vector<2x2xi32>
  // OUT: ( ( 35, 42 ), ( 32, 0 ) )
  %status = arith.constant 0 : i32
  return %status : i32
}
