// The numbers from 0 on make places: of a diagonal, and backwards.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<16xi32>
  %zero = arith.constant dense<0> : vector<16xi32>
  %c0 = arith.constant 0 : index
  vector.store %zero, %m[%c0] : memref<16xi32>, vector<16xi32>
  %i = vector.step : vector<4xindex>
  %five = arith.constant dense<5> : vector<4xindex>
  %places = arith.muli %i, %five : vector<4xindex>
  %ones = arith.constant dense<1> : vector<4xi32>
  %all = arith.constant dense<true> : vector<4xi1>
  vector.scatter %m[%c0] [%places], %all, %ones : memref<16xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32>
  %0 = vector.load %m[%c0] : memref<16xi32>, vector<16xi32>
  %1 = vector.shape_cast %0 : vector<16xi32> to vector<4x4xi32>
  vector.print %1 : vector<4x4xi32>
  %three = arith.constant dense<3> : vector<4xindex>
  %back = arith.subi %three, %i : vector<4xindex>
  vector.print %back : vector<4xindex>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 1, 0, 0, 0 ), ( 0, 1, 0, 0 ), ( 0, 0, 1, 0 ), ( 0, 0, 0, 1 ) )
// OUT: ( 3, 2, 1, 0 )
