// Softmax over the rows of a matrix: the greatest of each, exponentials, their sum,
// and a quotient.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %x = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [0.5, 0.5, 0.5, 0.5]]> : vector<2x4xf32>
  %least = arith.constant dense<0xff800000> : vector<2xf32>
  %zero = arith.constant dense<0.0> : vector<2xf32>
  %max = vector.multi_reduction <maxnumf>, %x, %least [1] : vector<2x4xf32> to vector<2xf32>
  %wide = vector.broadcast %max : vector<2xf32> to vector<4x2xf32>
  %turned = vector.transpose %wide, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %shifted = arith.subf %x, %turned : vector<2x4xf32>
  %exp = math.exp %shifted : vector<2x4xf32>
  %sum = vector.multi_reduction <add>, %exp, %zero [1] : vector<2x4xf32> to vector<2xf32>
  %sums = vector.broadcast %sum : vector<2xf32> to vector<4x2xf32>
  %divisor = vector.transpose %sums, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %y = arith.divf %exp, %divisor : vector<2x4xf32>
  // In thousandths, so that the last digits do not matter.
  %scale = arith.constant dense<1000.0> : vector<2x4xf32>
  %big = arith.mulf %y, %scale : vector<2x4xf32>
  %shown = arith.fptosi %big : vector<2x4xf32> to vector<2x4xi32>
  vector.print %shown : vector<2x4xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 32, 87, 236, 643 ), ( 250, 250, 250, 250 ) )
