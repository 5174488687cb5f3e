// The mean of five neighbours, back and forth, as PolyBench has it.

func.func @smooth(%from: memref<500x500xf64>, %to: memref<500x500xf64>) {
  %fifth = arith.constant 0.2 : f64
  affine.for %i = 1 to 499 {
    affine.for %j = 1 to 499 {
      %m = affine.load %from[%i, %j] : memref<500x500xf64>
      %w = affine.load %from[%i, %j - 1] : memref<500x500xf64>
      %e = affine.load %from[%i, %j + 1] : memref<500x500xf64>
      %s = affine.load %from[%i + 1, %j] : memref<500x500xf64>
      %n = affine.load %from[%i - 1, %j] : memref<500x500xf64>
      %0 = arith.addf %m, %w : f64
      %1 = arith.addf %0, %e : f64
      %2 = arith.addf %1, %s : f64
      %3 = arith.addf %2, %n : f64
      %4 = arith.mulf %3, %fifth : f64
      affine.store %4, %to[%i, %j] : memref<500x500xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %c2 = arith.constant 2 : index
  %c97 = arith.constant 97 : index
  %a = memref.alloc() {alignment = 64} : memref<500x500xf64>
  %b = memref.alloc() {alignment = 64} : memref<500x500xf64>
  affine.for %i = 0 to 500 {
    affine.for %j = 0 to 500 {
      %0 = arith.addi %j, %c2 : index
      %1 = arith.muli %i, %0 : index
      %2 = arith.remui %1, %c97 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.sitofp %3 : i32 to f64
      affine.store %4, %a[%i, %j] : memref<500x500xf64>
      affine.store %4, %b[%i, %j] : memref<500x500xf64>
    }
  }
  affine.for %round = 0 to 200 {
    func.call @smooth(%a, %b) : (memref<500x500xf64>, memref<500x500xf64>) -> ()
    func.call @smooth(%b, %a) : (memref<500x500xf64>, memref<500x500xf64>) -> ()
  }
  %0 = affine.load %a[123, 45] : memref<500x500xf64>
  vector.print %0 : f64
  %status = arith.constant 0 : i32
  return %status : i32
}
