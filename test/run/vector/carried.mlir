// A loop carries a vector of partial sums, which are added at its end.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloc() : memref<16xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %n = arith.index_cast %i : index to i32
    %square = arith.muli %n, %n : i32
    memref.store %square, %m[%i] : memref<16xi32>
  }
  %zero = arith.constant dense<0> : vector<4xi32>
  %sums = scf.for %i = %c0 to %c16 step %c4 iter_args(%s = %zero) -> (vector<4xi32>) {
    %v = vector.load %m[%i] : memref<16xi32>, vector<4xi32>
    %t = arith.addi %s, %v : vector<4xi32>
    scf.yield %t : vector<4xi32>
  }
  vector.print %sums : vector<4xi32>
  %sum = vector.reduction <add>, %sums : vector<4xi32> into i32
  vector.print %sum : i32
  memref.dealloc %m : memref<16xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 224, 276, 336, 404 )
// OUT: 1240
