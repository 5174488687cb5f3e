// Sixteen rows of sixteen, transposed: how many of the numbers are elsewhere
// than they should be, and how many there are.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %pad = arith.constant 0 : i32
  %m = memref.alloc() : memref<16x16xi32>
  scf.for %i = %c0 to %c16 step %c1 {
    scf.for %j = %c0 to %c16 step %c1 {
      %row = arith.muli %i, %c16 : index
      %number = arith.addi %row, %j : index
      %x = arith.index_cast %number : index to i32
      memref.store %x, %m[%i, %j] : memref<16x16xi32>
    }
  }
  %0 = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<16x16xi32>, vector<16x16xi32>
  %1 = vector.transpose %0, [1, 0] : vector<16x16xi32> to vector<16x16xi32>
  vector.transfer_write %1, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %wrong, %all = scf.for %i = %c0 to %c16 step %c1 iter_args(%w = %zero, %n = %zero) -> (i32, i32) {
    %inner:2 = scf.for %j = %c0 to %c16 step %c1 iter_args(%v = %w, %k = %n) -> (i32, i32) {
      %row = arith.muli %j, %c16 : index
      %number = arith.addi %row, %i : index
      %expected = arith.index_cast %number : index to i32
      %x = memref.load %m[%i, %j] : memref<16x16xi32>
      %differs = arith.cmpi ne, %x, %expected : i32
      %more = arith.extui %differs : i1 to i32
      %v1 = arith.addi %v, %more : i32
      %k1 = arith.addi %k, %one : i32
      scf.yield %v1, %k1 : i32, i32
    }
    scf.yield %inner#0, %inner#1 : i32, i32
  }
  vector.print %wrong : i32
  vector.print %all : i32
  // OUT: 0
  // OUT: 256
  memref.dealloc %m : memref<16x16xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
