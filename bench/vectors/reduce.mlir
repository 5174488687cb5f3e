// The greatest number of each row, and the sum of each column, of integers.

func.func @reduce(%m: memref<1024x256xi32>, %rows: memref<1024xi32>, %columns: memref<256xi32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  %c1024 = arith.constant 1024 : index
  %pad = arith.constant 0 : i32
  scf.for %i = %c0 to %c1024 step %c4 {
    %least = arith.constant dense<-2147483648> : vector<4xi32>
    %most = scf.for %j = %c0 to %c256 step %c16 iter_args(%before = %least) -> vector<4xi32> {
      %tile = vector.transfer_read %m[%i, %j], %pad {in_bounds = [true, true]} : memref<1024x256xi32>, vector<4x16xi32>
      %now = vector.multi_reduction <maxsi>, %tile, %before [1] : vector<4x16xi32> to vector<4xi32>
      %old = vector.transfer_read %columns[%j], %pad {in_bounds = [true]} : memref<256xi32>, vector<16xi32>
      %new = vector.multi_reduction <add>, %tile, %old [0] : vector<4x16xi32> to vector<16xi32>
      vector.transfer_write %new, %columns[%j] {in_bounds = [true]} : vector<16xi32>, memref<256xi32>
      scf.yield %now : vector<4xi32>
    }
    vector.transfer_write %most, %rows[%i] {in_bounds = [true]} : vector<4xi32>, memref<1024xi32>
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %c256 = arith.constant 256 : index
  %c1009 = arith.constant 1009 : index
  %c1024 = arith.constant 1024 : index
  %rounds = arith.constant 8000 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloc() {alignment = 64 : i64} : memref<1024x256xi32>
  %rows = memref.alloc() {alignment = 64 : i64} : memref<1024xi32>
  %columns = memref.alloc() {alignment = 64 : i64} : memref<256xi32>
  scf.for %i = %c0 to %c1024 step %c1 {
    scf.for %j = %c0 to %c256 step %c1 {
      %product = arith.muli %i, %j : index
      %small = arith.remui %product, %c1009 : index
      %x = arith.index_cast %small : index to i32
      memref.store %x, %m[%i, %j] : memref<1024x256xi32>
      memref.store %zero, %columns[%j] : memref<256xi32>
    }
  }
  scf.for %round = %c0 to %rounds step %c1 {
    func.call @reduce(%m, %rows, %columns) : (memref<1024x256xi32>, memref<1024xi32>, memref<256xi32>) -> ()
  }
  %last = memref.load %rows[%c100] : memref<1024xi32>
  %sum = memref.load %columns[%c100] : memref<256xi32>
  vector.print %last : i32
  vector.print %sum : i32
  %status = arith.constant 0 : i32
  return %status : i32
}
