// Operands shorter than the result are extended first: products of bytes do not
// overflow.

#x = affine_map<(k) -> (k)>
#s = affine_map<(k) -> ()>
#dot = {indexing_maps = [#x, #x, #s], iterator_types = ["reduction"]}

func.func @main() -> i32 {
  %x = arith.constant dense<[100, -100, 127]> : vector<3xi8>
  %y = arith.constant dense<[100, 100, 127]> : vector<3xi8>
  %c = arith.constant 5 : i32
  %xw = arith.extsi %x : vector<3xi8> to vector<3xi32>
  %yw = arith.extsi %y : vector<3xi8> to vector<3xi32>
  %0 = vector.contract #dot %xw, %yw, %c : vector<3xi32>, vector<3xi32> into i32
  vector.print %0 : i32
  %h = arith.constant dense<[1.5, 2.0, 1024.0]> : vector<3xf16>
  %f = arith.extf %h : vector<3xf16> to vector<3xf32>
  %z = arith.constant 0.0 : f32
  %1 = vector.contract #dot %f, %f, %z : vector<3xf32>, vector<3xf32> into f32
  vector.print %1 : f32
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 16134
// OUT: 1.04858e+06
