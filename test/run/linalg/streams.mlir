// Products of up to eight rows with an operand that leaves L2, of which a few rows at
// a time are read from end to end: the sums are those of loops. Numbers are integers.
//
// PASSES: -linalg-tile-contractions -convert-linalg-to-loops
// PASSES: -linalg-tile-contractions=in-order -convert-linalg-to-loops
// NO ORACLE: mlir-opt's loops would be compared with themselves

func.func private @printI64(i64)
func.func private @printNewline()

// Element i, from -4 to 4.
func.func @number(%i: index) -> f32 attributes {no_inline} {
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %by = arith.muli %i, %c5 : index
  %left = arith.remui %by, %c9 : index
  %number = arith.index_cast %left : index to i32
  %float = arith.sitofp %number : i32 to f32
  %four = arith.constant 4.0 : f32
  %result = arith.subf %float, %four : f32
  return %result : f32
}

func.func @fill(%m: memref<?x?xf32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xf32>
  %columns = memref.dim %m, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %row = arith.muli %i, %columns : index
      %place = arith.addi %row, %j : index
      %x = func.call @number(%place) : (index) -> f32
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// How many elements of %c are not 3 and the sum of the products.
func.func @count_wrong(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) -> i64 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %k = memref.dim %b, %c0 : memref<?x?xf32>
  %n = memref.dim %b, %c1 : memref<?x?xf32>
  %none = arith.constant 0 : i64
  %three = arith.constant 3.0 : f32
  %all = scf.for %i = %c0 to %m step %c1 iter_args(%w0 = %none) -> (i64) {
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%w1 = %w0) -> (i64) {
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%s = %three) -> (f32) {
        %x = memref.load %a[%i, %l] : memref<?x?xf32>
        %y = memref.load %b[%l, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %t = arith.addf %s, %p : f32
        scf.yield %t : f32
      }
      %got = memref.load %c[%i, %j] : memref<?x?xf32>
      %differs = arith.cmpf une, %got, %sum : f32
      %one = arith.extui %differs : i1 to i64
      %w2 = arith.addi %w1, %one : i64
      scf.yield %w2 : i64
    }
    scf.yield %row : i64
  }
  return %all : i64
}

func.func @product_1(%a: memref<1x269xf32>, %b: memref<269x271xf32>, %c: memref<1x271xf32>) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<1x269xf32>, memref<269x271xf32>) outs(%c : memref<1x271xf32>)
  return
}

func.func @show_1() attributes {no_inline} {
  %a = memref.alloc() : memref<1x269xf32>
  %b = memref.alloc() : memref<269x271xf32>
  %c = memref.alloc() : memref<1x271xf32>
  %a0 = memref.cast %a : memref<1x269xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<269x271xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<1x271xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<1x271xf32>)
  call @product_1(%a, %b, %c) : (memref<1x269xf32>, memref<269x271xf32>, memref<1x271xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<1x269xf32>
  memref.dealloc %b : memref<269x271xf32>
  memref.dealloc %c : memref<1x271xf32>
  return
}

func.func @product_2(%a: memref<2x269xf32>, %b: memref<269x271xf32>, %c: memref<2x271xf32>) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<2x269xf32>, memref<269x271xf32>) outs(%c : memref<2x271xf32>)
  return
}

func.func @show_2() attributes {no_inline} {
  %a = memref.alloc() : memref<2x269xf32>
  %b = memref.alloc() : memref<269x271xf32>
  %c = memref.alloc() : memref<2x271xf32>
  %a0 = memref.cast %a : memref<2x269xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<269x271xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<2x271xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<2x271xf32>)
  call @product_2(%a, %b, %c) : (memref<2x269xf32>, memref<269x271xf32>, memref<2x271xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2x269xf32>
  memref.dealloc %b : memref<269x271xf32>
  memref.dealloc %c : memref<2x271xf32>
  return
}

func.func @product_3(%a: memref<3x269xf32>, %b: memref<269x271xf32>, %c: memref<3x271xf32>) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<3x269xf32>, memref<269x271xf32>) outs(%c : memref<3x271xf32>)
  return
}

func.func @show_3() attributes {no_inline} {
  %a = memref.alloc() : memref<3x269xf32>
  %b = memref.alloc() : memref<269x271xf32>
  %c = memref.alloc() : memref<3x271xf32>
  %a0 = memref.cast %a : memref<3x269xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<269x271xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<3x271xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<3x271xf32>)
  call @product_3(%a, %b, %c) : (memref<3x269xf32>, memref<269x271xf32>, memref<3x271xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<3x269xf32>
  memref.dealloc %b : memref<269x271xf32>
  memref.dealloc %c : memref<3x271xf32>
  return
}

func.func @product_5(%a: memref<5x269xf32>, %b: memref<269x271xf32>, %c: memref<5x271xf32>) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<5x269xf32>, memref<269x271xf32>) outs(%c : memref<5x271xf32>)
  return
}

func.func @show_5() attributes {no_inline} {
  %a = memref.alloc() : memref<5x269xf32>
  %b = memref.alloc() : memref<269x271xf32>
  %c = memref.alloc() : memref<5x271xf32>
  %a0 = memref.cast %a : memref<5x269xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<269x271xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<5x271xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<5x271xf32>)
  call @product_5(%a, %b, %c) : (memref<5x269xf32>, memref<269x271xf32>, memref<5x271xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<5x269xf32>
  memref.dealloc %b : memref<269x271xf32>
  memref.dealloc %c : memref<5x271xf32>
  return
}

func.func @product_8(%a: memref<8x269xf32>, %b: memref<269x271xf32>, %c: memref<8x271xf32>) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<8x269xf32>, memref<269x271xf32>) outs(%c : memref<8x271xf32>)
  return
}

func.func @show_8() attributes {no_inline} {
  %a = memref.alloc() : memref<8x269xf32>
  %b = memref.alloc() : memref<269x271xf32>
  %c = memref.alloc() : memref<8x271xf32>
  %a0 = memref.cast %a : memref<8x269xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<269x271xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<8x271xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<8x271xf32>)
  call @product_8(%a, %b, %c) : (memref<8x269xf32>, memref<269x271xf32>, memref<8x271xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<8x269xf32>
  memref.dealloc %b : memref<269x271xf32>
  memref.dealloc %c : memref<8x271xf32>
  return
}

func.func @main() -> i32 {
  call @show_1() : () -> ()
  // OUT: 0
  call @show_2() : () -> ()
  // OUT: 0
  call @show_3() : () -> ()
  // OUT: 0
  call @show_5() : () -> ()
  // OUT: 0
  call @show_8() : () -> ()
  // OUT: 0
  %zero = arith.constant 0 : i32
  return %zero : i32
}
