// Loops that are joined, wholly or in part, and compute the same: a product
// between what is stored before and added behind, neighbours of neighbours,
// sums of the same rows, another shape, and what must not be joined.
//
// PASSES: -affine-loop-fusion
// PASSES: -affine-loop-fusion=maximal
// PASSES: -affine-loop-fusion=mode=sibling
// PASSES: -affine-loop-fusion="mode=producer compute-tolerance=9"
// PASSES: -affine-loop-fusion -affine-scalrep

func.func private @product(%a: memref<6x6xi32>, %b: memref<6x6xi32>, %c: memref<6x6xi32>) {
  %t = memref.alloc() : memref<6x6xi32>
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      affine.store %zero, %t[%i, %j] : memref<6x6xi32>
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      affine.for %k = 0 to 6 {
        %0 = affine.load %a[%i, %k] : memref<6x6xi32>
        %1 = affine.load %b[%k, %j] : memref<6x6xi32>
        %2 = affine.load %t[%i, %j] : memref<6x6xi32>
        %3 = arith.muli %0, %1 : i32
        %4 = arith.addi %2, %3 : i32
        affine.store %4, %t[%i, %j] : memref<6x6xi32>
      }
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %0 = affine.load %t[%i, %j] : memref<6x6xi32>
      %1 = affine.load %c[%j, %i] : memref<6x6xi32>
      %2 = arith.addi %0, %1 : i32
      affine.store %2, %c[%j, %i] : memref<6x6xi32>
    }
  }
  return
}

func.func private @neighbours(%m: memref<12xi32>, %o: memref<12xi32>) {
  %t = memref.alloc() : memref<12xi32>
  affine.for %i = 1 to 11 {
    %0 = affine.load %m[%i - 1] : memref<12xi32>
    %1 = affine.load %m[%i + 1] : memref<12xi32>
    %2 = arith.addi %0, %1 : i32
    affine.store %2, %t[%i] : memref<12xi32>
  }
  affine.for %i = 2 to 10 {
    %0 = affine.load %t[%i - 1] : memref<12xi32>
    %1 = affine.load %t[%i + 1] : memref<12xi32>
    %2 = arith.subi %0, %1 : i32
    affine.store %2, %o[%i] : memref<12xi32>
  }
  return
}

func.func private @sums(%m: memref<6x6xi32>, %s: memref<6xi32>, %p: memref<6xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 6 {
    %r = affine.for %j = 0 to 6 iter_args(%a = %zero) -> (i32) {
      %0 = affine.load %m[%i, %j] : memref<6x6xi32>
      %1 = arith.addi %a, %0 : i32
      affine.yield %1 : i32
    }
    affine.store %r, %s[%i] : memref<6xi32>
  }
  affine.for %i = 0 to 6 {
    %r = affine.for %j = 0 to 6 iter_args(%a = %zero) -> (i32) {
      %0 = affine.load %m[%i, %j] : memref<6x6xi32>
      %1 = arith.maxsi %a, %0 : i32
      affine.yield %1 : i32
    }
    affine.store %r, %p[%i] : memref<6xi32>
  }
  return
}

func.func private @shapes(%m: memref<12xi32>, %o: memref<3x4xi32>) {
  %t = memref.alloc() : memref<3x4xi32>
  affine.for %i = 0 to 12 {
    %0 = affine.load %m[11 - %i] : memref<12xi32>
    affine.store %0, %t[%i floordiv 4, %i mod 4] : memref<3x4xi32>
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %t[%i, %j] : memref<3x4xi32>
      affine.store %0, %o[2 - %i, %j] : memref<3x4xi32>
    }
  }
  return
}

// The second loop stores what the first has loaded; the diagonal is read of
// what all is stored of.
func.func private @apart(%m: memref<12xi32>, %d: memref<6x6xi32>) {
  %c5 = arith.constant 5 : i32
  %t = memref.alloc() : memref<12xi32>
  affine.for %i = 0 to 12 {
    %0 = affine.load %m[%i] : memref<12xi32>
    affine.store %0, %t[%i] : memref<12xi32>
  }
  affine.for %i = 1 to 12 {
    %0 = affine.load %t[%i - 1] : memref<12xi32>
    affine.store %0, %m[%i] : memref<12xi32>
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      affine.store %c5, %d[%i, %j] : memref<6x6xi32>
    }
  }
  affine.for %i = 0 to 6 {
    %0 = affine.load %d[%i, %i] : memref<6x6xi32>
    %1 = affine.load %m[%i] : memref<12xi32>
    %2 = arith.addi %0, %1 : i32
    affine.store %2, %m[%i] : memref<12xi32>
  }
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<6x6xi32>
  %b = memref.alloc() : memref<6x6xi32>
  %c = memref.alloc() : memref<6x6xi32>
  %m = memref.alloc() : memref<12xi32>
  %o = memref.alloc() : memref<12xi32>
  %s = memref.alloc() : memref<6xi32>
  %p = memref.alloc() : memref<6xi32>
  %q = memref.alloc() : memref<3x4xi32>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 3 - d1 * 2)>(%i, %j)
      %1 = arith.index_cast %0 : index to i32
      affine.store %1, %a[%i, %j] : memref<6x6xi32>
      affine.store %1, %b[%j, %i] : memref<6x6xi32>
      affine.store %1, %c[%i, %j] : memref<6x6xi32>
    }
  }
  affine.for %i = 0 to 12 {
    %0 = affine.apply affine_map<(d0) -> (d0 mod 5 + d0 * 2)>(%i)
    %1 = arith.index_cast %0 : index to i32
    affine.store %1, %m[%i] : memref<12xi32>
  }
  call @product(%a, %b, %c) : (memref<6x6xi32>, memref<6x6xi32>, memref<6x6xi32>) -> ()
  %x0 = affine.load %c[1, 4] : memref<6x6xi32>
  vector.print %x0 : i32
  %x1 = affine.load %c[5, 5] : memref<6x6xi32>
  vector.print %x1 : i32
  call @neighbours(%m, %o) : (memref<12xi32>, memref<12xi32>) -> ()
  affine.for %i = 2 to 10 step 3 {
    %0 = affine.load %o[%i] : memref<12xi32>
    vector.print %0 : i32
  }
  call @sums(%a, %s, %p) : (memref<6x6xi32>, memref<6xi32>, memref<6xi32>) -> ()
  affine.for %i = 1 to 6 step 2 {
    %0 = affine.load %s[%i] : memref<6xi32>
    vector.print %0 : i32
    %1 = affine.load %p[%i] : memref<6xi32>
    vector.print %1 : i32
  }
  call @shapes(%m, %q) : (memref<12xi32>, memref<3x4xi32>) -> ()
  affine.for %i = 0 to 3 {
    %0 = affine.load %q[%i, %i + 1] : memref<3x4xi32>
    vector.print %0 : i32
  }
  call @apart(%m, %c) : (memref<12xi32>, memref<6x6xi32>) -> ()
  affine.for %i = 0 to 12 step 4 {
    %0 = affine.load %m[%i] : memref<12xi32>
    vector.print %0 : i32
  }
  %x2 = affine.load %c[1, 4] : memref<6x6xi32>
  vector.print %x2 : i32
  return %zero : i32
}

// OUT: -19
// OUT: 675
// OUT: -12
// OUT: -7
// OUT: -7
// OUT: -12
// OUT: 3
// OUT: 24
// OUT: 9
// OUT: 60
// OUT: 15
// OUT: 6
// OUT: 10
// OUT: 19
// OUT: 5
// OUT: 14
// OUT: 16
// OUT: 5
