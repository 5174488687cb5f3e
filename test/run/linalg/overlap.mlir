// Operands that share memory: structured operations give what plain loops in the
// order of their iterators give, however a compile orders its own.
//
// PASSES: -convert-linalg-to-loops
// PASSES: -linalg-generalize-named-ops -convert-linalg-to-affine-loops
// NO ORACLE: its passes know no linalg; test/lowering/linalg compares with them

func.func private @printI64(i64)
func.func private @printNewline()

func.func @fill(%m: memref<200xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %i7 = arith.constant 7 : i32
  %i11 = arith.constant 11 : i32
  %i5 = arith.constant 5 : i32
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    %x7 = arith.muli %x, %i7 : i32
    %rest = arith.remui %x7, %i11 : i32
    %value = arith.subi %rest, %i5 : i32
    memref.store %value, %m[%i] : memref<200xi32>
  }
  return
}

// The number of elements in which the buffers differ.
func.func @differences(%a: memref<200xi32>, %b: memref<200xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = memref.load %a[%i] : memref<200xi32>
    %y = memref.load %b[%i] : memref<200xi32>
    %differ = arith.cmpi ne, %x, %y : i32
    %one = arith.extui %differ : i1 to i64
    %t = arith.addi %s, %one : i64
    scf.yield %t : i64
  }
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @view(%m: memref<200xi32>, %offset: index, %rows: index,
    %columns: index) -> memref<?x?xi32, strided<[?, 1], offset: ?>> {
  %v = memref.reinterpret_cast %m to offset: [%offset], sizes: [%rows, %columns],
      strides: [%columns, 1]
      : memref<200xi32> to memref<?x?xi32, strided<[?, 1], offset: ?>>
  return %v : memref<?x?xi32, strided<[?, 1], offset: ?>>
}

func.func private @product(%a: memref<?x?xi32, strided<[?, 1], offset: ?>>,
    %b: memref<?x?xi32, strided<[?, 1], offset: ?>>,
    %c: memref<?x?xi32, strided<[?, 1], offset: ?>>) {
  linalg.matmul ins(%a, %b : memref<?x?xi32, strided<[?, 1], offset: ?>>,
                             memref<?x?xi32, strided<[?, 1], offset: ?>>)
                outs(%c : memref<?x?xi32, strided<[?, 1], offset: ?>>)
  return
}

func.func private @plain_product(%a: memref<?x?xi32, strided<[?, 1], offset: ?>>,
    %b: memref<?x?xi32, strided<[?, 1], offset: ?>>,
    %c: memref<?x?xi32, strided<[?, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xi32, strided<[?, 1], offset: ?>>
  %k = memref.dim %a, %c1 : memref<?x?xi32, strided<[?, 1], offset: ?>>
  %n = memref.dim %b, %c1 : memref<?x?xi32, strided<[?, 1], offset: ?>>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xi32, strided<[?, 1], offset: ?>>
        %y = memref.load %b[%l, %j] : memref<?x?xi32, strided<[?, 1], offset: ?>>
        %z = memref.load %c[%i, %j] : memref<?x?xi32, strided<[?, 1], offset: ?>>
        %p = arith.muli %x, %y : i32
        %s = arith.addi %z, %p : i32
        memref.store %s, %c[%i, %j] : memref<?x?xi32, strided<[?, 1], offset: ?>>
      }
    }
  }
  return
}

// A is 3x4, B 4x5 and C 3x5, at these places.
func.func private @products(%at_a: index, %at_b: index, %at_c: index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %x = memref.alloc() : memref<200xi32>
  %y = memref.alloc() : memref<200xi32>
  call @fill(%x) : (memref<200xi32>) -> ()
  call @fill(%y) : (memref<200xi32>) -> ()
  %xa = call @view(%x, %at_a, %c3, %c4) : (memref<200xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
  %xb = call @view(%x, %at_b, %c4, %c5) : (memref<200xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
  %xc = call @view(%x, %at_c, %c3, %c5) : (memref<200xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
  %ya = call @view(%y, %at_a, %c3, %c4) : (memref<200xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
  %yb = call @view(%y, %at_b, %c4, %c5) : (memref<200xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
  %yc = call @view(%y, %at_c, %c3, %c5) : (memref<200xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
  call @product(%xa, %xb, %xc) : (memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>) -> ()
  call @plain_product(%ya, %yb, %yc) : (memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>) -> ()
  call @differences(%x, %y) : (memref<200xi32>, memref<200xi32>) -> ()
  memref.dealloc %x : memref<200xi32>
  memref.dealloc %y : memref<200xi32>
  return
}

// The sums of the rows of %a, written to what may be a part of it.
func.func private @sums(%a: memref<4x5xi32, strided<[5, 1], offset: ?>>,
    %s: memref<4xi32, strided<[?], offset: ?>>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                   affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<4x5xi32, strided<[5, 1], offset: ?>>)
      outs(%s : memref<4xi32, strided<[?], offset: ?>>) {
  ^bb0(%x: i32, %sum: i32):
    %t = arith.addi %x, %sum : i32
    linalg.yield %t : i32
  }
  return
}

func.func private @plain_sums(%a: memref<4x5xi32, strided<[5, 1], offset: ?>>,
    %s: memref<4xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %x = memref.load %a[%i, %j] : memref<4x5xi32, strided<[5, 1], offset: ?>>
      %sum = memref.load %s[%i] : memref<4xi32, strided<[?], offset: ?>>
      %t = arith.addi %x, %sum : i32
      memref.store %t, %s[%i] : memref<4xi32, strided<[?], offset: ?>>
    }
  }
  return
}

func.func private @rows(%at_a: index, %at_s: index, %stride: index) {
  %x = memref.alloc() : memref<200xi32>
  %y = memref.alloc() : memref<200xi32>
  call @fill(%x) : (memref<200xi32>) -> ()
  call @fill(%y) : (memref<200xi32>) -> ()
  %xa = memref.reinterpret_cast %x to offset: [%at_a], sizes: [4, 5], strides: [5, 1] : memref<200xi32> to memref<4x5xi32, strided<[5, 1], offset: ?>>
  %xs = memref.reinterpret_cast %x to offset: [%at_s], sizes: [4], strides: [%stride] : memref<200xi32> to memref<4xi32, strided<[?], offset: ?>>
  %ya = memref.reinterpret_cast %y to offset: [%at_a], sizes: [4, 5], strides: [5, 1] : memref<200xi32> to memref<4x5xi32, strided<[5, 1], offset: ?>>
  %ys = memref.reinterpret_cast %y to offset: [%at_s], sizes: [4], strides: [%stride] : memref<200xi32> to memref<4xi32, strided<[?], offset: ?>>
  call @sums(%xa, %xs) : (memref<4x5xi32, strided<[5, 1], offset: ?>>, memref<4xi32, strided<[?], offset: ?>>) -> ()
  call @plain_sums(%ya, %ys) : (memref<4x5xi32, strided<[5, 1], offset: ?>>, memref<4xi32, strided<[?], offset: ?>>) -> ()
  call @differences(%x, %y) : (memref<200xi32>, memref<200xi32>) -> ()
  memref.dealloc %x : memref<200xi32>
  memref.dealloc %y : memref<200xi32>
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %c15 = arith.constant 15 : index
  %c20 = arith.constant 20 : index
  %c32 = arith.constant 32 : index
  %c60 = arith.constant 60 : index
  %c100 = arith.constant 100 : index
  // Apart, next to each other, C = A, C = B, and C within A, B, or both.
  call @products(%c0, %c60, %c100) : (index, index, index) -> ()
  call @products(%c0, %c12, %c32) : (index, index, index) -> ()
  call @products(%c20, %c60, %c20) : (index, index, index) -> ()
  call @products(%c0, %c60, %c60) : (index, index, index) -> ()
  call @products(%c7, %c60, %c3) : (index, index, index) -> ()
  call @products(%c3, %c60, %c7) : (index, index, index) -> ()
  call @products(%c100, %c3, %c7) : (index, index, index) -> ()
  call @products(%c100, %c7, %c3) : (index, index, index) -> ()
  call @products(%c0, %c12, %c7) : (index, index, index) -> ()
  // Sums beside the rows, within them, along a diagonal, and backwards.
  %c1 = arith.constant 1 : index
  %back = arith.constant -3 : index
  call @rows(%c0, %c100, %c1) : (index, index, index) -> ()
  call @rows(%c0, %c3, %c1) : (index, index, index) -> ()
  call @rows(%c0, %c0, %c7) : (index, index, index) -> ()
  call @rows(%c0, %c15, %back) : (index, index, index) -> ()
  call @rows(%c0, %c32, %back) : (index, index, index) -> ()
  call @rows(%c0, %c100, %c0) : (index, index, index) -> ()
  return
}
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
