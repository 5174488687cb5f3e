// Loops with bounds of every kind, values that they carry, conditions, and what
// runs side by side with reductions.
// SKIP on armhf: prints indices below 0, which have 64 bits here

func.func private @next(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 3 - 4)>(%i)
  return %0 : index
}

func.func @triangle(%n: index) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = affine.for %i = 0 to %n iter_args(%a = %c0) -> (i32) {
    %1 = affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n step 2 iter_args(%b = %a) -> (i32) {
      %2 = arith.addi %b, %c1 : i32
      affine.yield %2 : i32
    }
    affine.yield %1 : i32
  }
  return %0 : i32
}

func.func @bounds(%n: index) {
  affine.for %i = 0 to 12 step 5 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 - 2, s0 floordiv 2, 1)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 3, s0, 9)>(%i)[%n] {
      vector.print %j : index
    }
  }
  affine.for %i = 3 to -2 {
    vector.print %i : index
  }
  affine.for %i = -2 to 2 step 3 {
    vector.print %i : index
  }
  return
}

func.func @conditions(%n: index) {
  affine.for %i = 0 to 6 {
    affine.if affine_set<(d0)[s0] : (d0 mod 2 == 0, s0 - d0 - 3 >= 0)>(%i)[%n] {
      vector.print %i : index
    } else {
      %0 = affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) -> index {
        affine.yield %i : index
      } else {
        affine.yield %n : index
      }
      vector.print %0 : index
    }
    affine.if affine_set<() : ()>() {
      vector.print %n : index
    }
  }
  return
}

func.func @reduce(%m: memref<4x4xf32>, %s: memref<4x4xi32>, %n: index) {
  affine.parallel (%i, %j) = (0, max(0, 1)) to (4, min(4, symbol(%n))) step (2, 1) {
    %0 = affine.load %s[%i, %j] : memref<4x4xi32>
    %1 = arith.muli %0, %0 : i32
    affine.store %1, %s[%i, %j] : memref<4x4xi32>
  }
  %0:4 = affine.parallel (%i, %j) = (0, 0) to (4, 4) reduce ("addf", "mulf", "maximumf", "minimumf") -> (f32, f32, f32, f32) {
    %1 = affine.load %m[%i, %j] : memref<4x4xf32>
    affine.yield %1, %1, %1, %1 : f32, f32, f32, f32
  }
  vector.print %0#0 : f32
  vector.print %0#1 : f32
  vector.print %0#2 : f32
  vector.print %0#3 : f32
  %2:4 = affine.parallel (%i, %j) = (0, 0) to (4, 4) reduce ("addi", "muli", "ori", "andi") -> (i32, i32, i32, i32) {
    %3 = affine.load %s[%i, %j] : memref<4x4xi32>
    affine.yield %3, %3, %3, %3 : i32, i32, i32, i32
  }
  vector.print %2#0 : i32
  vector.print %2#1 : i32
  vector.print %2#2 : i32
  vector.print %2#3 : i32
  return
}

func.func @main() -> i32 {
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  %n = call @next(%c5) : (index) -> index
  %0 = call @triangle(%n) : (index) -> i32
  vector.print %0 : i32
  call @bounds(%n) : (index) -> ()
  call @conditions(%c5) : (index) -> ()
  %m = memref.alloc() : memref<4x4xf32>
  %s = memref.alloc() : memref<4x4xi32>
  %half = arith.constant 0.5 : f32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %1 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1 - 3)>(%i, %j)
      %2 = arith.index_cast %1 : index to i32
      %3 = arith.addi %2, %2 : i32
      %c7 = arith.constant 7 : i32
      %4 = arith.ori %3, %c7 : i32
      affine.store %4, %s[%i, %j] : memref<4x4xi32>
      %5 = arith.sitofp %2 : i32 to f32
      %6 = arith.addf %5, %half : f32
      affine.store %6, %m[%i, %j] : memref<4x4xf32>
    }
  }
  %c3 = arith.constant 3 : index
  call @reduce(%m, %s, %c3) : (memref<4x4xf32>, memref<4x4xi32>, index) -> ()
  memref.dealloc %m : memref<4x4xf32>
  memref.dealloc %s : memref<4x4xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}

// OUT: 36
// OUT: 5
// OUT: 6
// OUT: 7
// OUT: 8
// OUT: 18446744073709551614
// OUT: 1
// OUT: 0
// OUT: 5
// OUT: 5
// OUT: 5
// OUT: 2
// OUT: 5
// OUT: 5
// OUT: 5
// OUT: 4
// OUT: 5
// OUT: 5
// OUT: 5
// OUT: 80
// OUT: -1.80951e+09
// OUT: 12.5
// OUT: -2.5
// OUT: 632
// OUT: 286168321
// OUT: -1
// OUT: 1
