// A loop carries two values; the one that it ends with are its results.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<8xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sum, %product = affine.for %i = 0 to 8 iter_args(%s = %zero, %p = %one) -> (i32, i32) {
    %n = arith.index_cast %i : index to i32
    %t = arith.addi %s, %n : i32
    %odd = affine.apply affine_map<(d0) -> (2 * d0 + 1)>(%i)
    %f = arith.index_cast %odd : index to i32
    %q = arith.muli %p, %f : i32
    affine.store %t, %m[%i] : memref<8xi32>
    affine.yield %t, %q : i32, i32
  }
  vector.print %sum : i32
  vector.print %product : i32
  %all = affine.vector_load %m[0] : memref<8xi32>, vector<8xi32>
  vector.print %all : vector<8xi32>
  %none = affine.for %i = 3 to 3 iter_args(%s = %one) -> (i32) {
    affine.yield %zero : i32
  }
  vector.print %none : i32
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 28
// OUT: 2027025
// OUT: ( 0, 1, 3, 6, 10, 15, 21, 28 )
// OUT: 1
