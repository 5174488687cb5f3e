// A sum of neighbours, eight at a time; beyond the edges there are zeros.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<10xi32>
  %v = arith.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512]> : vector<10xi32>
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  vector.store %v, %m[%c0] : memref<10xi32>, vector<10xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %c5 = arith.constant 5 : index
    %at = arith.muli %i, %c5 : index
    %next = arith.addi %at, %c1 : index
    %over = arith.addi %at, %c2 : index
    %a = vector.transfer_read %m[%at], %zero : memref<10xi32>, vector<8xi32>
    %b = vector.transfer_read %m[%next], %zero : memref<10xi32>, vector<8xi32>
    %c = vector.transfer_read %m[%over], %zero : memref<10xi32>, vector<8xi32>
    %ab = arith.addi %a, %b : vector<8xi32>
    %abc = arith.addi %ab, %c : vector<8xi32>
    vector.print %abc : vector<8xi32>
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 7, 14, 28, 56, 112, 224, 448, 896 )
// OUT: ( 224, 448, 896, 768, 512, 0, 0, 0 )
