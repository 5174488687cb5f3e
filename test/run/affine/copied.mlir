// What loops touch, copied to buffers and back: nothing beyond the memref, and
// nothing that was not there before.
//
// PASSES: -affine-data-copy-generate=fast-mem-space=0
// PASSES: -affine-loop-tile="tile-size=4 separate" -affine-data-copy-generate=fast-mem-space=0 -lower-affine -generate-runtime-verification
// PASSES: -affine-loop-tile=tile-size=3 -affine-data-copy-generate=fast-mem-space=0 -lower-affine -generate-runtime-verification
// PASSES: -affine-data-copy-generate="fast-mem-space=0 skip-non-unit-stride-loops" -lower-affine -generate-runtime-verification

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @printComma()

func.func private @show(%m: memref<?xi64>) {
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<?xi64>
  affine.for %i = 0 to %n {
    %x = affine.load %m[%i] : memref<?xi64>
    func.call @printI64(%x) : (i64) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  return
}

// A place that is not an affine expression: only some elements are stored.
func.func private @some(%m: memref<12xi64>, %x: i64) {
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to 3 {
      %k = affine.linearize_index [%i, %j] by (3, 4) : index
      affine.store %x, %m[%k] : memref<12xi64>
    }
  }
  return
}

// Tiles of four go beyond five rows of seven.
func.func private @square(%m: memref<5x7xi64>) {
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 7 {
      %k = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      %x = arith.index_cast %k : index to i64
      affine.store %x, %m[%i, %j] : memref<5x7xi64>
    }
  }
  return
}

// Whole fours of a memref that ends with the last of them.
func.func private @fours(%m: memref<?xi64>, %n: index, %x: i64) {
  affine.for %i = 0 to %n step 4 {
    affine.for %j = affine_map<(i) -> (i)>(%i) to affine_map<(i) -> (i + 4)>(%i) {
      affine.store %x, %m[%j] : memref<?xi64>
    }
  }
  return
}

func.func @main() -> i32 {
  %x = arith.constant 100 : i64
  %eight = arith.constant 8 : index
  %line = memref.alloc() : memref<12xi64>
  affine.for %i = 0 to 12 {
    %k = arith.index_cast %i : index to i64
    affine.store %k, %line[%i] : memref<12xi64>
  }
  // OUT: 100, 100, 100, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  call @some(%line, %x) : (memref<12xi64>, i64) -> ()
  %any = memref.cast %line : memref<12xi64> to memref<?xi64>
  call @show(%any) : (memref<?xi64>) -> ()
  %m = memref.alloc() : memref<5x7xi64>
  call @square(%m) : (memref<5x7xi64>) -> ()
  // OUT: 0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16, 20, 21, 22, 23, 24, 25, 26, 30, 31, 32, 33, 34, 35, 36, 40, 41, 42, 43, 44, 45, 46,
  %flat = memref.collapse_shape %m [[0, 1]] : memref<5x7xi64> into memref<35xi64>
  %whole = memref.cast %flat : memref<35xi64> to memref<?xi64>
  call @show(%whole) : (memref<?xi64>) -> ()
  %two = memref.alloc(%eight) : memref<?xi64>
  call @fours(%two, %eight, %x) : (memref<?xi64>, index, i64) -> ()
  // OUT: 100, 100, 100, 100, 100, 100, 100, 100,
  call @show(%two) : (memref<?xi64>) -> ()
  memref.dealloc %line : memref<12xi64>
  memref.dealloc %m : memref<5x7xi64>
  memref.dealloc %two : memref<?xi64>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
