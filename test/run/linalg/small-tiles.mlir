// Products in tiles that are all alike, as -Os makes them: rows and vectors divide what
// there is. The sums are those of loops. Numbers are integers.
//
// PASSES: -linalg-tile-contractions=small -convert-linalg-to-loops
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

func.func @product_0(%a: memref<1x7xf32> {llvm.noalias}, %b: memref<7x33xf32> {llvm.noalias}, %c: memref<1x33xf32> {llvm.noalias}) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<1x7xf32>, memref<7x33xf32>) outs(%c : memref<1x33xf32>)
  return
}

func.func @show_0() attributes {no_inline} {
  %a = memref.alloc() : memref<1x7xf32>
  %b = memref.alloc() : memref<7x33xf32>
  %c = memref.alloc() : memref<1x33xf32>
  %a0 = memref.cast %a : memref<1x7xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<7x33xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<1x33xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<1x33xf32>)
  call @product_0(%a, %b, %c) : (memref<1x7xf32>, memref<7x33xf32>, memref<1x33xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<1x7xf32>
  memref.dealloc %b : memref<7x33xf32>
  memref.dealloc %c : memref<1x33xf32>
  return
}

func.func @product_1(%a: memref<2x20xf32> {llvm.noalias}, %b: memref<20x40xf32> {llvm.noalias}, %c: memref<2x40xf32> {llvm.noalias}) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<2x20xf32>, memref<20x40xf32>) outs(%c : memref<2x40xf32>)
  return
}

func.func @show_1() attributes {no_inline} {
  %a = memref.alloc() : memref<2x20xf32>
  %b = memref.alloc() : memref<20x40xf32>
  %c = memref.alloc() : memref<2x40xf32>
  %a0 = memref.cast %a : memref<2x20xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<20x40xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<2x40xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<2x40xf32>)
  call @product_1(%a, %b, %c) : (memref<2x20xf32>, memref<20x40xf32>, memref<2x40xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2x20xf32>
  memref.dealloc %b : memref<20x40xf32>
  memref.dealloc %c : memref<2x40xf32>
  return
}

func.func @product_2(%a: memref<4x17xf32> {llvm.noalias}, %b: memref<17x64xf32> {llvm.noalias}, %c: memref<4x64xf32> {llvm.noalias}) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<4x17xf32>, memref<17x64xf32>) outs(%c : memref<4x64xf32>)
  return
}

func.func @show_2() attributes {no_inline} {
  %a = memref.alloc() : memref<4x17xf32>
  %b = memref.alloc() : memref<17x64xf32>
  %c = memref.alloc() : memref<4x64xf32>
  %a0 = memref.cast %a : memref<4x17xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<17x64xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<4x64xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<4x64xf32>)
  call @product_2(%a, %b, %c) : (memref<4x17xf32>, memref<17x64xf32>, memref<4x64xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<4x17xf32>
  memref.dealloc %b : memref<17x64xf32>
  memref.dealloc %c : memref<4x64xf32>
  return
}

func.func @product_3(%a: memref<5x9xf32> {llvm.noalias}, %b: memref<9x23xf32> {llvm.noalias}, %c: memref<5x23xf32> {llvm.noalias}) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<5x9xf32>, memref<9x23xf32>) outs(%c : memref<5x23xf32>)
  return
}

func.func @show_3() attributes {no_inline} {
  %a = memref.alloc() : memref<5x9xf32>
  %b = memref.alloc() : memref<9x23xf32>
  %c = memref.alloc() : memref<5x23xf32>
  %a0 = memref.cast %a : memref<5x9xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<9x23xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<5x23xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<5x23xf32>)
  call @product_3(%a, %b, %c) : (memref<5x9xf32>, memref<9x23xf32>, memref<5x23xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<5x9xf32>
  memref.dealloc %b : memref<9x23xf32>
  memref.dealloc %c : memref<5x23xf32>
  return
}

func.func @product_4(%a: memref<6x31xf32> {llvm.noalias}, %b: memref<31x48xf32> {llvm.noalias}, %c: memref<6x48xf32> {llvm.noalias}) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<6x31xf32>, memref<31x48xf32>) outs(%c : memref<6x48xf32>)
  return
}

func.func @show_4() attributes {no_inline} {
  %a = memref.alloc() : memref<6x31xf32>
  %b = memref.alloc() : memref<31x48xf32>
  %c = memref.alloc() : memref<6x48xf32>
  %a0 = memref.cast %a : memref<6x31xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<31x48xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<6x48xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<6x48xf32>)
  call @product_4(%a, %b, %c) : (memref<6x31xf32>, memref<31x48xf32>, memref<6x48xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<6x31xf32>
  memref.dealloc %b : memref<31x48xf32>
  memref.dealloc %c : memref<6x48xf32>
  return
}

func.func @product_5(%a: memref<8x1xf32> {llvm.noalias}, %b: memref<1x100xf32> {llvm.noalias}, %c: memref<8x100xf32> {llvm.noalias}) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<8x1xf32>, memref<1x100xf32>) outs(%c : memref<8x100xf32>)
  return
}

func.func @show_5() attributes {no_inline} {
  %a = memref.alloc() : memref<8x1xf32>
  %b = memref.alloc() : memref<1x100xf32>
  %c = memref.alloc() : memref<8x100xf32>
  %a0 = memref.cast %a : memref<8x1xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<1x100xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<8x100xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<8x100xf32>)
  call @product_5(%a, %b, %c) : (memref<8x1xf32>, memref<1x100xf32>, memref<8x100xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<8x1xf32>
  memref.dealloc %b : memref<1x100xf32>
  memref.dealloc %c : memref<8x100xf32>
  return
}

func.func @product_6(%a: memref<12x33xf32> {llvm.noalias}, %b: memref<33x5xf32> {llvm.noalias}, %c: memref<12x5xf32> {llvm.noalias}) attributes {no_inline} {
  linalg.matmul ins(%a, %b : memref<12x33xf32>, memref<33x5xf32>) outs(%c : memref<12x5xf32>)
  return
}

func.func @show_6() attributes {no_inline} {
  %a = memref.alloc() : memref<12x33xf32>
  %b = memref.alloc() : memref<33x5xf32>
  %c = memref.alloc() : memref<12x5xf32>
  %a0 = memref.cast %a : memref<12x33xf32> to memref<?x?xf32>
  %b0 = memref.cast %b : memref<33x5xf32> to memref<?x?xf32>
  %c0 = memref.cast %c : memref<12x5xf32> to memref<?x?xf32>
  call @fill(%a0) : (memref<?x?xf32>) -> ()
  call @fill(%b0) : (memref<?x?xf32>) -> ()
  %three = arith.constant 3.0 : f32
  linalg.fill ins(%three : f32) outs(%c : memref<12x5xf32>)
  call @product_6(%a, %b, %c) : (memref<12x33xf32>, memref<33x5xf32>, memref<12x5xf32>) -> ()
  %wrong = call @count_wrong(%a0, %b0, %c0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> i64
  call @printI64(%wrong) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<12x33xf32>
  memref.dealloc %b : memref<33x5xf32>
  memref.dealloc %c : memref<12x5xf32>
  return
}

func.func @main() -> i32 {
  call @show_0() : () -> ()
  // OUT: 0
  call @show_1() : () -> ()
  // OUT: 0
  call @show_2() : () -> ()
  // OUT: 0
  call @show_3() : () -> ()
  // OUT: 0
  call @show_4() : () -> ()
  // OUT: 0
  call @show_5() : () -> ()
  // OUT: 0
  call @show_6() : () -> ()
  // OUT: 0
  %zero = arith.constant 0 : i32
  return %zero : i32
}
