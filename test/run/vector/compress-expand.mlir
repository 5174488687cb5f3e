// compressstore writes what the mask lets through side by side; expandload puts it
// back where it was.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<6xi32>
  %v = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
  %zero = arith.constant dense<0> : vector<6xi32>
  %k = arith.constant dense<[false, true, true, false, false, true]> : vector<6xi1>
  %c0 = arith.constant 0 : index
  vector.store %zero, %m[%c0] : memref<6xi32>, vector<6xi32>
  vector.compressstore %m[%c0], %k, %v : memref<6xi32>, vector<6xi1>, vector<6xi32>
  %0 = vector.load %m[%c0] : memref<6xi32>, vector<6xi32>
  vector.print %0 : vector<6xi32>
  %1 = vector.expandload %m[%c0], %k, %zero : memref<6xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  vector.print %1 : vector<6xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 2, 3, 6, 0, 0, 0 )
// OUT: ( 0, 2, 3, 0, 0, 6 )
