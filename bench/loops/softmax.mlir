// Each row by its greatest element, exponentials, and their sum.

func.func @softmax(%x: memref<1000x1000xf32>, %y: memref<1000x1000xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 1000 {
    %greatest = affine.for %j = 0 to 1000 iter_args(%m = %least) -> f32 {
      %0 = affine.load %x[%i, %j] : memref<1000x1000xf32>
      %1 = arith.cmpf ogt, %0, %m : f32
      %2 = arith.select %1, %0, %m : f32
      affine.yield %2 : f32
    }
    %sum = affine.for %j = 0 to 1000 iter_args(%s = %zero) -> f32 {
      %0 = affine.load %x[%i, %j] : memref<1000x1000xf32>
      %1 = arith.subf %0, %greatest : f32
      %2 = math.exp %1 : f32
      affine.store %2, %y[%i, %j] : memref<1000x1000xf32>
      %3 = arith.addf %s, %2 : f32
      affine.yield %3 : f32
    }
    affine.for %j = 0 to 1000 {
      %0 = affine.load %y[%i, %j] : memref<1000x1000xf32>
      %1 = arith.divf %0, %sum : f32
      affine.store %1, %y[%i, %j] : memref<1000x1000xf32>
    }
  }
  return
}

func.func @main() -> i32 {
  %c13 = arith.constant 13 : index
  %x = memref.alloc() {alignment = 64} : memref<1000x1000xf32>
  %y = memref.alloc() {alignment = 64} : memref<1000x1000xf32>
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 1000 {
      %0 = arith.muli %i, %j : index
      %1 = arith.remui %0, %c13 : index
      %2 = arith.index_cast %1 : index to i32
      %3 = arith.sitofp %2 : i32 to f32
      affine.store %3, %x[%i, %j] : memref<1000x1000xf32>
    }
  }
  affine.for %round = 0 to 20 {
    func.call @softmax(%x, %y) : (memref<1000x1000xf32>, memref<1000x1000xf32>) -> ()
  }
  %0 = affine.load %y[123, 45] : memref<1000x1000xf32>
  vector.print %0 : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
