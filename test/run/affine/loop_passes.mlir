// Kernels whose loops passes rewrite: what they compute stays the same.
//
// PASSES: -affine-loop-normalize=promote-single-iter
// PASSES: -affine-loop-normalize -affine-loop-coalescing
// PASSES: -affine-loop-unroll
// PASSES: -affine-loop-unroll=unroll-factor=3
// PASSES: -affine-loop-unroll=unroll-factor=-1
// PASSES: -affine-loop-unroll="unroll-factor=7 unroll-num-reps=2"
// PASSES: -affine-loop-unroll-jam=unroll-jam-factor=2
// PASSES: -affine-loop-unroll-jam=unroll-jam-factor=3
// PASSES: -affine-loop-tile=tile-size=2
// PASSES: -affine-loop-tile="tile-size=3 separate"
// PASSES: -affine-scalrep
// PASSES: -affine-data-copy-generate=fast-mem-space=0
// PASSES: -affine-loop-tile=tile-size=2 -affine-data-copy-generate=fast-mem-space=0 -affine-scalrep
// PASSES: -affine-loop-fusion
// PASSES: -affine-loop-invariant-code-motion
// PASSES: -affine-loop-invariant-code-motion -affine-loop-unroll-jam=unroll-jam-factor=5 -affine-loop-unroll=unroll-factor=2

func.func @product(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?xi32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.for %l = 0 to %k {
        %0 = affine.load %a[%i, %l] : memref<?x?xi32>
        %1 = affine.load %b[%l, %j] : memref<?x?xi32>
        %2 = affine.load %c[%i, %j] : memref<?x?xi32>
        %3 = arith.muli %0, %1 : i32
        %4 = arith.addi %2, %3 : i32
        affine.store %4, %c[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}

// A sum that does not begin with 0, and the greatest, of every third.
func.func @reduce(%m: memref<?xi32>, %low: index, %high: index, %init: i32) -> (i32, i32) {
  %s:2 = affine.for %i = %low to %high step 3 iter_args(%a = %init, %b = %init) -> (i32, i32) {
    %x = affine.load %m[%i] : memref<?xi32>
    %y = arith.addi %a, %x : i32
    %z = arith.maxsi %b, %x : i32
    affine.yield %y, %z : i32, i32
  }
  return %s#0, %s#1 : i32, i32
}

// The triangle above the diagonal, and two values that change places.
func.func @triangle(%m: memref<?xi32>, %n: index) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n {
      %x = affine.load %m[%j] : memref<?xi32>
      %y = arith.addi %x, %one : i32
      affine.store %y, %m[%j] : memref<?xi32>
    }
  }
  %s:2 = affine.for %i = 0 to 7 iter_args(%a = %zero, %b = %one) -> (i32, i32) {
    %c = arith.addi %a, %b : i32
    affine.yield %b, %c : i32, i32
  }
  return %s#0, %s#1 : i32, i32
}

// What is the same in each iteration; nothing where there is none.
func.func @invariant(%m: memref<?xi32>, %k: memref<?xi32>, %n: index) {
  %c7 = arith.constant 7 : i32
  affine.for %i = 0 to 10 {
    %x = affine.load %m[2] : memref<?xi32>
    %y = arith.muli %x, %c7 : i32
    affine.store %y, %k[%i] : memref<?xi32>
  }
  affine.for %i = 0 to %n {
    affine.store %c7, %k[1] : memref<?xi32>
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c10 = arith.constant 10 : index
  %hundred = arith.constant 100 : i32
  %zero = arith.constant 0 : i32
  %a = memref.alloc(%c5, %c7) : memref<?x?xi32>
  %b = memref.alloc(%c7, %c5) : memref<?x?xi32>
  %c = memref.alloc(%c5, %c5) : memref<?x?xi32>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 7 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 3 - d1)>(%i, %j)
      %1 = arith.index_cast %0 : index to i32
      affine.store %1, %a[%i, %j] : memref<?x?xi32>
      affine.store %1, %b[%j, %i] : memref<?x?xi32>
    }
    affine.for %j = 0 to 5 {
      affine.store %zero, %c[%i, %j] : memref<?x?xi32>
    }
  }
  call @product(%a, %b, %c, %c5, %c7) : (memref<?x?xi32>, memref<?x?xi32>, memref<?x?xi32>, index, index) -> ()
  affine.for %i = 0 to 5 {
    %0 = affine.load %c[%i, 4 - %i] : memref<?x?xi32>
    vector.print %0 : i32
  }
  %m = memref.alloc(%c10) : memref<?xi32>
  %k = memref.alloc(%c10) : memref<?xi32>
  affine.for %i = 0 to 10 {
    %1 = arith.index_cast %i : index to i32
    affine.store %1, %m[%i] : memref<?xi32>
  }
  %r:2 = call @reduce(%m, %c2, %c10, %hundred) : (memref<?xi32>, index, index, i32) -> (i32, i32)
  vector.print %r#0 : i32
  vector.print %r#1 : i32
  %e:2 = call @reduce(%m, %c10, %c2, %hundred) : (memref<?xi32>, index, index, i32) -> (i32, i32)
  vector.print %e#0 : i32
  %t:2 = call @triangle(%m, %c10) : (memref<?xi32>, index) -> (i32, i32)
  vector.print %t#0 : i32
  vector.print %t#1 : i32
  affine.for %i = 0 to 10 step 4 {
    %0 = affine.load %m[%i] : memref<?xi32>
    vector.print %0 : i32
  }
  call @invariant(%m, %k, %c0) : (memref<?xi32>, memref<?xi32>, index) -> ()
  affine.for %i = 0 to 2 {
    %0 = affine.load %k[%i] : memref<?xi32>
    vector.print %0 : i32
  }
  return %zero : i32
}

// OUT: -161
// OUT: 28
// OUT: 91
// OUT: 28
// OUT: -161
// OUT: 115
// OUT: 100
// OUT: 100
// OUT: 13
// OUT: 21
// OUT: 1
// OUT: 9
// OUT: 17
// OUT: 35
// OUT: 35
