// A tiled product of matrices and a stencil, as PolyBench has them: bounds that
// depend on the loops around, and parts of tiles at the end.

func.func @gemm(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %c, %c0 : memref<?x?xf64>
  %m = memref.dim %c, %c1 : memref<?x?xf64>
  %k = memref.dim %a, %c1 : memref<?x?xf64>
  affine.for %it = 0 to %n step 4 {
    affine.for %jt = 0 to %m step 4 {
      affine.for %l = 0 to %k {
        affine.for %i = affine_map<(d0) -> (d0)>(%it) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%it)[%n] {
          affine.for %j = affine_map<(d0) -> (d0)>(%jt) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%jt)[%m] {
            %0 = affine.load %a[%i, %l] : memref<?x?xf64>
            %1 = affine.load %b[%l, %j] : memref<?x?xf64>
            %2 = affine.load %c[%i, %j] : memref<?x?xf64>
            %3 = arith.mulf %0, %1 : f64
            %4 = arith.addf %2, %3 : f64
            affine.store %4, %c[%i, %j] : memref<?x?xf64>
          }
        }
      }
    }
  }
  return
}

func.func @jacobi(%a: memref<10xf64>, %b: memref<10xf64>) {
  %third = arith.constant 0.25 : f64
  affine.for %t = 0 to 4 {
    affine.for %i = 1 to 9 {
      %0 = affine.load %a[%i - 1] : memref<10xf64>
      %1 = affine.load %a[%i] : memref<10xf64>
      %2 = affine.load %a[%i + 1] : memref<10xf64>
      %3 = arith.addf %0, %1 : f64
      %4 = arith.addf %3, %2 : f64
      %5 = arith.mulf %4, %third : f64
      affine.store %5, %b[%i] : memref<10xf64>
    }
    affine.for %i = 1 to 9 {
      %0 = affine.load %b[%i] : memref<10xf64>
      affine.store %0, %a[%i] : memref<10xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %n = arith.constant 5 : index
  %m = arith.constant 6 : index
  %k = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %a = memref.alloc(%n, %k) : memref<?x?xf64>
  %b = memref.alloc(%k, %m) : memref<?x?xf64>
  %c = memref.alloc(%n, %m) : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %l = 0 to %k {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 2 - d1)>(%i, %l)
      %1 = arith.index_cast %0 : index to i32
      %2 = arith.sitofp %1 : i32 to f64
      affine.store %2, %a[%i, %l] : memref<?x?xf64>
    }
    affine.for %j = 0 to %m {
      affine.store %zero, %c[%i, %j] : memref<?x?xf64>
    }
  }
  affine.for %l = 0 to %k {
    affine.for %j = 0 to %m {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1 mod 4)>(%l, %j)
      %1 = arith.index_cast %0 : index to i32
      %2 = arith.sitofp %1 : i32 to f64
      affine.store %2, %b[%l, %j] : memref<?x?xf64>
    }
  }
  call @gemm(%a, %b, %c) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m step 5 {
      %0 = affine.load %c[%i, %j] : memref<?x?xf64>
      vector.print %0 : f64
    }
  }
  %p = memref.alloc() : memref<10xf64>
  %q = memref.alloc() : memref<10xf64>
  affine.for %i = 0 to 10 {
    %1 = arith.index_cast %i : index to i32
    %2 = arith.sitofp %1 : i32 to f64
    affine.store %2, %p[%i] : memref<10xf64>
  }
  call @jacobi(%p, %q) : (memref<10xf64>, memref<10xf64>) -> ()
  affine.for %i = 0 to 10 step 3 {
    %0 = affine.load %p[%i] : memref<10xf64>
    vector.print %0 : f64
  }
  %r = arith.constant 0 : i32
  return %r : i32
}

// OUT: -5
// OUT: -8
// OUT: 1
// OUT: 4
// OUT: 7
// OUT: 16
// OUT: 13
// OUT: 28
// OUT: 19
// OUT: 40
// OUT: 0
// OUT: 0.949219
// OUT: 1.93359
// OUT: 9
