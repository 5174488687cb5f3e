// Loops whose iterations depend on each other, or do more than access memory:
// whatever passes do to them, they print the same.
//
// PASSES: -affine-loop-unroll-jam=unroll-jam-factor=2
// PASSES: -affine-loop-unroll-jam=unroll-jam-factor=3
// PASSES: -affine-loop-unroll-jam
// PASSES: -affine-loop-tile=tile-size=2
// PASSES: -affine-loop-tile="tile-size=4 separate"
// PASSES: -affine-loop-fusion
// PASSES: -affine-loop-fusion=maximal
// PASSES: -affine-loop-fusion="mode=producer compute-tolerance=100.0"
// PASSES: -affine-loop-fusion=mode=sibling
// PASSES: -affine-loop-invariant-code-motion
// PASSES: -affine-data-copy-generate=fast-mem-space=0
// PASSES: -affine-data-copy-generate="fast-mem-space=0 skip-non-unit-stride-loops"
// PASSES: -affine-scalrep
// PASSES: -affine-super-vectorize=virtual-vector-size=4
// PASSES: -affine-parallelize=parallel-reductions

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @printComma()

func.func private @show(%x: i32) {
  %wide = arith.extsi %x : i32 to i64
  func.call @printI64(%wide) : (i64) -> ()
  func.call @printComma() : () -> ()
  return
}

func.func private @show_all(%m: memref<?xi32, strided<[1], offset: ?>>) {
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<?xi32, strided<[1], offset: ?>>
  affine.for %i = 0 to %n {
    %x = affine.load %m[%i] : memref<?xi32, strided<[1], offset: ?>>
    func.call @show(%x) : (i32) -> ()
  }
  func.call @printNewline() : () -> ()
  return
}

func.func private @number(%m: memref<5x5xi32>) {
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %k = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      %x = arith.index_cast %k : index to i32
      affine.store %x, %m[%i, %j] : memref<5x5xi32>
    }
  }
  return
}

func.func private @show_square(%m: memref<5x5xi32>) {
  affine.for %i = 0 to 5 {
    %row = memref.subview %m[%i, 0] [1, 5] [1, 1]
      : memref<5x5xi32> to memref<5xi32, strided<[1], offset: ?>>
    %any = memref.cast %row : memref<5xi32, strided<[1], offset: ?>>
      to memref<?xi32, strided<[1], offset: ?>>
    func.call @show_all(%any) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
  }
  return
}

// One row down and one to the left: an outer iteration waits for a later inner
// one of that before it.
func.func private @down_left(%m: memref<5x5xi32>) {
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 4 {
      %x = affine.load %m[%i - 1, %j + 1] : memref<5x5xi32>
      affine.store %x, %m[%i, %j] : memref<5x5xi32>
    }
  }
  return
}

// What stands behind the inner loop is read before it by the next iteration.
func.func private @behind(%m: memref<5x5xi32>) {
  affine.for %i = 1 to 5 {
    %x = affine.load %m[%i - 1, 0] : memref<5x5xi32>
    affine.for %j = 0 to 5 {
      %y = affine.load %m[%i, %j] : memref<5x5xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %m[%i, %j] : memref<5x5xi32>
    }
    %last = affine.load %m[%i, 4] : memref<5x5xi32>
    affine.store %last, %m[%i, 0] : memref<5x5xi32>
  }
  return
}

// The same memory by two names, one element apart.
func.func private @overlapping(%m: memref<5x5xi32>) {
  %flat = memref.collapse_shape %m [[0, 1]] : memref<5x5xi32> into memref<25xi32>
  %next = memref.subview %flat[1] [24] [1]
    : memref<25xi32> to memref<24xi32, strided<[1], offset: 1>>
  affine.for %i = 0 to 24 {
    %x = affine.load %flat[%i] : memref<25xi32>
    affine.store %x, %next[%i] : memref<24xi32, strided<[1], offset: 1>>
  }
  return
}

// By two arguments, which main gives the same.
func.func private @given_twice(%a: memref<5x5xi32>, %b: memref<5x5xi32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      %x = affine.load %a[%i, %j] : memref<5x5xi32>
      %y = affine.load %a[1, 1] : memref<5x5xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %b[%i + 1, %j] : memref<5x5xi32>
    }
  }
  return
}

// Loops that print, store what others load, and load what others store.
func.func private @printing() {
  %five = arith.constant 5 : i32
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %five, %a[%i] : memref<4xi32>
  }
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xi32>
    func.call @show(%x) : (i32) -> ()
    affine.store %x, %b[%i] : memref<4xi32>
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %x = affine.load %b[%j] : memref<4xi32>
      affine.store %x, %a[%i] : memref<4xi32>
    }
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %x = affine.load %b[%j] : memref<4xi32>
      func.call @show(%x) : (i32) -> ()
    }
  }
  func.call @printNewline() : () -> ()
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return
}

memref.global "private" @counter : memref<1xi32> = dense<1>

func.func private @count() {
  %m = memref.get_global @counter : memref<1xi32>
  %x = affine.load %m[0] : memref<1xi32>
  %y = arith.addi %x, %x : i32
  affine.store %y, %m[0] : memref<1xi32>
  return
}

// Somebody who is given nothing changes a global.
func.func private @calling() {
  %m = memref.get_global @counter : memref<1xi32>
  affine.for %i = 0 to 5 {
    %x = affine.load %m[0] : memref<1xi32>
    func.call @show(%x) : (i32) -> ()
    func.call @count() : () -> ()
  }
  func.call @printNewline() : () -> ()
  return
}

// The bound of the inner loop goes with a third of the outer one's counter.
func.func private @third(%m: memref<64xi32>, %n: index) {
  affine.for %i = -2 to 6 step 2 {
    affine.for %j = -2 to min affine_map<(d0)[s0] -> (s0, d0 floordiv 3, 1)>(%i)[%n] step 2 {
      %v = affine.load %m[%i + %j + 8] : memref<64xi32>
      %w = arith.addi %v, %v : i32
      func.call @show(%w) : (i32) -> ()
      affine.store %w, %m[%i + %j + 8] : memref<64xi32>
    }
  }
  func.call @printNewline() : () -> ()
  return
}

func.func @main() -> i32 {
  %m = memref.alloc() : memref<5x5xi32>
  // OUT: 0, 1, 2, 3, 4,
  // OUT: 1, 2, 3, 4, 14,
  // OUT: 2, 3, 4, 14, 24,
  // OUT: 3, 4, 14, 24, 34,
  // OUT: 4, 14, 24, 34, 44,
  call @number(%m) : (memref<5x5xi32>) -> ()
  call @down_left(%m) : (memref<5x5xi32>) -> ()
  call @show_square(%m) : (memref<5x5xi32>) -> ()
  // OUT: 0, 1, 2, 3, 4,
  // OUT: 14, 11, 12, 13, 14,
  // OUT: 38, 35, 36, 37, 38,
  // OUT: 72, 69, 70, 71, 72,
  // OUT: 116, 113, 114, 115, 116,
  call @number(%m) : (memref<5x5xi32>) -> ()
  call @behind(%m) : (memref<5x5xi32>) -> ()
  call @show_square(%m) : (memref<5x5xi32>) -> ()
  // OUT: 0, 0, 0, 0, 0,
  // OUT: 0, 0, 0, 0, 0,
  // OUT: 0, 0, 0, 0, 0,
  // OUT: 0, 0, 0, 0, 0,
  // OUT: 0, 0, 0, 0, 0,
  call @number(%m) : (memref<5x5xi32>) -> ()
  call @overlapping(%m) : (memref<5x5xi32>) -> ()
  call @show_square(%m) : (memref<5x5xi32>) -> ()
  // OUT: 0, 1, 2, 3, 4,
  // OUT: 11, 12, 14, 15, 16,
  // OUT: 23, 24, 26, 27, 28,
  // OUT: 35, 36, 38, 39, 40,
  // OUT: 47, 48, 50, 51, 52,
  call @number(%m) : (memref<5x5xi32>) -> ()
  call @given_twice(%m, %m) : (memref<5x5xi32>, memref<5x5xi32>) -> ()
  call @show_square(%m) : (memref<5x5xi32>) -> ()
  memref.dealloc %m : memref<5x5xi32>
  // OUT: 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
  call @printing() : () -> ()
  // OUT: 1, 2, 4, 8, 16,
  call @calling() : () -> ()
  %n = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %line = memref.alloc() : memref<64xi32>
  affine.for %i = 0 to 64 {
    affine.store %one, %line[%i] : memref<64xi32>
  }
  // OUT: 2, 2, 2, 2, 2,
  call @third(%line, %n) : (memref<64xi32>, index) -> ()
  memref.dealloc %line : memref<64xi32>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
