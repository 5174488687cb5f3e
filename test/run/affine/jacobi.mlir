// Heat in a plate: every inner point becomes the mean of its neighbours, from one
// memref to the other and back.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @step(%from: memref<5x5xf64>, %to: memref<5x5xf64>) {
  %quarter = arith.constant 0.25 : f64
  affine.parallel (%i, %j) = (1, 1) to (4, 4) {
    %n = affine.load %from[%i - 1, %j] : memref<5x5xf64>
    %s = affine.load %from[%i + 1, %j] : memref<5x5xf64>
    %w = affine.load %from[%i, %j - 1] : memref<5x5xf64>
    %e = affine.load %from[%i, %j + 1] : memref<5x5xf64>
    %ns = arith.addf %n, %s : f64
    %we = arith.addf %w, %e : f64
    %sum = arith.addf %ns, %we : f64
    %mean = arith.mulf %sum, %quarter : f64
    affine.store %mean, %to[%i, %j] : memref<5x5xf64>
  }
  return
}

func.func @main() -> i32 {
  %a = memref.alloc() : memref<5x5xf64>
  %b = memref.alloc() : memref<5x5xf64>
  %zero = arith.constant 0.0 : f64
  %hot = arith.constant 16.0 : f64
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %x = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> f64 {
        affine.yield %hot : f64
      } else {
        affine.yield %zero : f64
      }
      affine.store %x, %a[%i, %j] : memref<5x5xf64>
      affine.store %x, %b[%i, %j] : memref<5x5xf64>
    }
  }
  affine.for %t = 0 to 2 {
    func.call @step(%a, %b) : (memref<5x5xf64>, memref<5x5xf64>) -> ()
    func.call @step(%b, %a) : (memref<5x5xf64>, memref<5x5xf64>) -> ()
  }
  affine.for %i = 0 to 5 {
    %row = affine.vector_load %a[%i, 0] : memref<5x5xf64>, vector<5xf64>
    vector.print %row : vector<5xf64>
  }
  memref.dealloc %a : memref<5x5xf64>
  memref.dealloc %b : memref<5x5xf64>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 16, 16, 16, 16, 16 )
// OUT: ( 0, 6.0625, 7.375, 6.0625, 0 )
// OUT: ( 0, 2, 2.5, 2, 0 )
// OUT: ( 0, 0.4375, 0.625, 0.4375, 0 )
// OUT: ( 0, 0, 0, 0, 0 )
