// Loops whose iterations are independent of each other: scf.parallel, with
// reductions, and scf.forall.

// Sum, smallest and largest of an image, in one pass over both dimensions.
func.func @statistics(%image: memref<?x?xi32>, %out: memref<3xi64>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %zero_i64 = arith.constant 0 : i64
  %smallest_i32 = arith.constant 0x80000000 : i32
  %largest_i32 = arith.constant 0x7FFFFFFF : i32
  %height = memref.dim %image, %zero : memref<?x?xi32>
  %width = memref.dim %image, %one : memref<?x?xi32>
  %sum, %min, %max = scf.parallel (%y, %x) = (%zero, %zero)
      to (%height, %width) step (%one, %one)
      init (%zero_i64, %largest_i32, %smallest_i32) -> (i64, i32, i32) {
    %pixel = memref.load %image[%y, %x] : memref<?x?xi32>
    %pixel_i64 = arith.extsi %pixel : i32 to i64
    scf.reduce(%pixel_i64, %pixel, %pixel : i64, i32, i32) {
    ^bb0(%a: i64, %b: i64):
      %both = arith.addi %a, %b : i64
      scf.reduce.return %both : i64
    }, {
    ^bb0(%a: i32, %b: i32):
      %lower = arith.minsi %a, %b : i32
      scf.reduce.return %lower : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %higher = arith.maxsi %a, %b : i32
      scf.reduce.return %higher : i32
    }
  }
  %min_i64 = arith.extsi %min : i32 to i64
  %max_i64 = arith.extsi %max : i32 to i64
  memref.store %sum, %out[%zero] : memref<3xi64>
  memref.store %min_i64, %out[%one] : memref<3xi64>
  memref.store %max_i64, %out[%two] : memref<3xi64>
  return
}

// The mean of every tile of 4 by 4 pixels, rounded down.
func.func @tile_means(%image: memref<?x?xi32>, %means: memref<?x?xi32>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %zero_i32 = arith.constant 0 : i32
  %sixteen_i32 = arith.constant 16 : i32
  %tile_rows = memref.dim %means, %zero : memref<?x?xi32>
  %tile_cols = memref.dim %means, %one : memref<?x?xi32>
  scf.forall (%ty, %tx) in (%tile_rows, %tile_cols) {
    %top = arith.muli %ty, %four : index
    %left = arith.muli %tx, %four : index
    %tile = memref.subview %image[%top, %left][4, 4][1, 1]
        : memref<?x?xi32> to memref<4x4xi32, strided<[?, 1], offset: ?>>
    %sum = scf.parallel (%y, %x) = (%zero, %zero) to (%four, %four)
        step (%one, %one) init (%zero_i32) -> i32 {
      %pixel = memref.load %tile[%y, %x]
          : memref<4x4xi32, strided<[?, 1], offset: ?>>
      scf.reduce(%pixel : i32) {
      ^bb0(%a: i32, %b: i32):
        %both = arith.addi %a, %b : i32
        scf.reduce.return %both : i32
      }
    }
    %mean = arith.floordivsi %sum, %sixteen_i32 : i32
    memref.store %mean, %means[%ty, %tx] : memref<?x?xi32>
  }
  return
}

// Darkens every third pixel of each second row, given in start, end and step:
// scf.forall over a range that does not begin at 0.
func.func @darken_some(%image: memref<?x?xi32>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %one_i32 = arith.constant 1 : i32
  %height = memref.dim %image, %zero : memref<?x?xi32>
  %width = memref.dim %image, %one : memref<?x?xi32>
  scf.forall (%y, %x) = (1, 2) to (%height, %width) step (2, 3) {
    %pixel = memref.load %image[%y, %x] : memref<?x?xi32>
    %darker = arith.shrsi %pixel, %one_i32 : i32
    memref.store %darker, %image[%y, %x] : memref<?x?xi32>
  }
  return
}
