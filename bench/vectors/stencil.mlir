// The mean of five neighbours, eight at a time, back and forth.

func.func @smooth(%from: memref<514x514xf32>, %to: memref<514x514xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c513 = arith.constant 513 : index
  %pad = arith.constant 0.0 : f32
  %fifth = arith.constant dense<0.2> : vector<8xf32>
  scf.for %i = %c1 to %c513 step %c1 {
    %above = arith.subi %i, %c1 : index
    %below = arith.addi %i, %c1 : index
    scf.for %j = %c1 to %c513 step %c8 {
      %left = arith.subi %j, %c1 : index
      %right = arith.addi %j, %c1 : index
      %n = vector.transfer_read %from[%above, %j], %pad {in_bounds = [true]} : memref<514x514xf32>, vector<8xf32>
      %s = vector.transfer_read %from[%below, %j], %pad {in_bounds = [true]} : memref<514x514xf32>, vector<8xf32>
      %w = vector.transfer_read %from[%i, %left], %pad {in_bounds = [true]} : memref<514x514xf32>, vector<8xf32>
      %e = vector.transfer_read %from[%i, %right], %pad {in_bounds = [true]} : memref<514x514xf32>, vector<8xf32>
      %m = vector.transfer_read %from[%i, %j], %pad {in_bounds = [true]} : memref<514x514xf32>, vector<8xf32>
      %0 = arith.addf %n, %s : vector<8xf32>
      %1 = arith.addf %w, %e : vector<8xf32>
      %2 = arith.addf %0, %1 : vector<8xf32>
      %3 = arith.addf %2, %m : vector<8xf32>
      %4 = arith.mulf %3, %fifth : vector<8xf32>
      vector.transfer_write %4, %to[%i, %j] {in_bounds = [true]} : vector<8xf32>, memref<514x514xf32>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %c514 = arith.constant 514 : index
  %rounds = arith.constant 1000 : index
  %a = memref.alloc() {alignment = 64 : i64} : memref<514x514xf32>
  %b = memref.alloc() {alignment = 64 : i64} : memref<514x514xf32>
  scf.for %i = %c0 to %c514 step %c1 {
    scf.for %j = %c0 to %c514 step %c1 {
      %product = arith.muli %i, %j : index
      %small = arith.remui %product, %c100 : index
      %word = arith.index_cast %small : index to i32
      %x = arith.sitofp %word : i32 to f32
      memref.store %x, %a[%i, %j] : memref<514x514xf32>
      memref.store %x, %b[%i, %j] : memref<514x514xf32>
    }
  }
  scf.for %round = %c0 to %rounds step %c1 {
    func.call @smooth(%a, %b) : (memref<514x514xf32>, memref<514x514xf32>) -> ()
    func.call @smooth(%b, %a) : (memref<514x514xf32>, memref<514x514xf32>) -> ()
  }
  %last = memref.load %a[%c100, %c100] : memref<514x514xf32>
  vector.print %last : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
