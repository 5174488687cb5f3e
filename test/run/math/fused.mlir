// math.fma rounds once: the difference of the product's two roundings is left.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %x = arith.constant 0x3f800001 : f32
  %square = arith.mulf %x, %x : f32
  %minus = arith.negf %square : f32
  %0 = math.fma %x, %x, %minus : f32
  %scale = arith.constant 281474976710656.0 : f32
  %1 = arith.mulf %0, %scale : f32
  vector.print %1 : f32
  %v = vector.broadcast %x : f32 to vector<2x2xf32>
  %w = vector.broadcast %minus : f32 to vector<2x2xf32>
  %2 = math.fma %v, %v, %w : vector<2x2xf32>
  %s = vector.broadcast %scale : f32 to vector<2x2xf32>
  %3 = arith.mulf %2, %s : vector<2x2xf32>
  vector.print %3 : vector<2x2xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 4
// OUT: ( ( 4, 4 ), ( 4, 4 ) )
