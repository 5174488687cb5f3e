// A transfer in a loop has its buffer outside; a stack would not hold one for
// each round.
// NO ORACLE: convert-vector-to-scf allocates in the loop

func.func @main() -> i32 {
  %m = memref.alloc() : memref<4x5xi32>
  %numbers = arith.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19]]> : vector<4x5xi32>
  %padding = arith.constant -1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rounds = arith.constant 300000 : index
  vector.transfer_write %numbers, %m[%c0, %c0] : vector<4x5xi32>, memref<4x5xi32>
  %zeros = arith.constant dense<0> : vector<4x5xi32>
  %sum = scf.for %i = %c0 to %rounds step %c1 iter_args(%so_far = %zeros) -> (vector<4x5xi32>) {
    %j = arith.remui %i, %c2 : index
    %v = vector.transfer_read %m[%j, %c0], %padding : memref<4x5xi32>, vector<4x5xi32>
    %now = arith.addi %so_far, %v : vector<4x5xi32>
    scf.yield %now : vector<4x5xi32>
  }
  vector.print %sum : vector<4x5xi32>
  memref.dealloc %m : memref<4x5xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
// OUT: ( ( 750000, 1050000, 1350000, 1650000, 1950000 ), ( 2250000, 2550000, 2850000, 3150000, 3450000 ), ( 3750000, 4050000, 4350000, 4650000, 4950000 ), ( 2100000, 2250000, 2400000, 2550000, 2700000 ) )
