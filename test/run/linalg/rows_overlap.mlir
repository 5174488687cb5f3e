// Rows of memrefs that may overlap: apart, the same, shifted by a row and by an
// element, and a bias that lies in the result. Each prints a checksum of all memory.
//
// PASSES: -linalg-fuse-rows -convert-linalg-to-loops
// PASSES: -convert-linalg-to-loops
// NO ORACLE: its passes know no linalg; the last line of PASSES has the plain loops

#id = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>
#columns = affine_map<(i, j) -> (j)>

func.func private @printI64(i64)
func.func private @printNewline()

func.func @rows(%x: memref<200x70xi32>, %bias: memref<70xi32>, %y: memref<200x70xi32>) {
  %zero = arith.constant 0 : i32
  %sum = memref.alloc() : memref<200xi32>
  linalg.fill ins(%zero : i32) outs(%sum : memref<200xi32>)
  linalg.generic {indexing_maps = [#id, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<200x70xi32>) outs(%sum : memref<200xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.addi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [#id, #rows, #columns, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %bias : memref<200x70xi32>, memref<200xi32>, memref<70xi32>) outs(%y : memref<200x70xi32>) {
  ^bb0(%e: i32, %s: i32, %b: i32, %o: i32):
    %p = arith.muli %e, %s : i32
    %t = arith.addi %p, %b : i32
    linalg.yield %t : i32
  }
  memref.dealloc %sum : memref<200xi32>
  return
}

func.func @rows_unknown(%x: memref<?x?xi32>, %bias: memref<?xi32>, %y: memref<?x?xi32>) {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x?xi32>
  %sum = memref.alloc(%n) : memref<?xi32>
  linalg.fill ins(%zero : i32) outs(%sum : memref<?xi32>)
  linalg.generic {indexing_maps = [#id, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x?xi32>) outs(%sum : memref<?xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.addi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [#id, #rows, #columns, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %bias : memref<?x?xi32>, memref<?xi32>, memref<?xi32>) outs(%y : memref<?x?xi32>) {
  ^bb0(%e: i32, %s: i32, %b: i32, %o: i32):
    %p = arith.muli %e, %s : i32
    %t = arith.addi %p, %b : i32
    linalg.yield %t : i32
  }
  memref.dealloc %sum : memref<?xi32>
  return
}

func.func @show_rows(%known: i1, %nrows: index, %x_at: index, %bias_at: index, %y_at: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = arith.constant 40000 : index
  %i7 = arith.constant 7 : i32
  %i11 = arith.constant 11 : i32
  %i5 = arith.constant 5 : i32
  %i31 = arith.constant 31 : i64
  %zero = arith.constant 0 : i64
  %bytes = memref.alloc() : memref<160000xi8>
  %all = memref.view %bytes[%c0][] : memref<160000xi8> to memref<40000xi32>
  scf.for %i = %c0 to %count step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i7 : i32
    %r = arith.remui %a, %i11 : i32
    %e = arith.subi %r, %i5 : i32
    memref.store %e, %all[%i] : memref<40000xi32>
  }
  %x = memref.view %bytes[%x_at][] : memref<160000xi8> to memref<200x70xi32>
  %bias = memref.view %bytes[%bias_at][] : memref<160000xi8> to memref<70xi32>
  %y = memref.view %bytes[%y_at][] : memref<160000xi8> to memref<200x70xi32>
  scf.if %known {
    func.call @rows(%x, %bias, %y) : (memref<200x70xi32>, memref<70xi32>, memref<200x70xi32>) -> ()
  } else {
    %xs = memref.subview %x[0, 0] [%nrows, 70] [1, 1] : memref<200x70xi32> to memref<?x70xi32, strided<[70, 1]>>
    %ys = memref.subview %y[0, 0] [%nrows, 70] [1, 1] : memref<200x70xi32> to memref<?x70xi32, strided<[70, 1]>>
    %xd = memref.cast %xs : memref<?x70xi32, strided<[70, 1]>> to memref<?x?xi32>
    %yd = memref.cast %ys : memref<?x70xi32, strided<[70, 1]>> to memref<?x?xi32>
    %biasd = memref.cast %bias : memref<70xi32> to memref<?xi32>
    func.call @rows_unknown(%xd, %biasd, %yd) : (memref<?x?xi32>, memref<?xi32>, memref<?x?xi32>) -> ()
  }
  %hash = scf.for %i = %c0 to %count step %c1 iter_args(%h = %zero) -> (i64) {
    %e = memref.load %all[%i] : memref<40000xi32>
    %w = arith.extsi %e : i32 to i64
    %m = arith.muli %h, %i31 : i64
    %s = arith.addi %m, %w : i64
    scf.yield %s : i64
  }
  func.call @printI64(%hash) : (i64) -> ()
  func.call @printNewline() : () -> ()
  memref.dealloc %bytes : memref<160000xi8>
  return
}

// Known sizes, as many rows that are not known, and one row and none.
func.func @show(%x_at: index, %bias_at: index, %y_at: index) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c200 = arith.constant 200 : index
  func.call @show_rows(%true, %c200, %x_at, %bias_at, %y_at) : (i1, index, index, index, index) -> ()
  func.call @show_rows(%false, %c200, %x_at, %bias_at, %y_at) : (i1, index, index, index, index) -> ()
  func.call @show_rows(%false, %c1, %x_at, %bias_at, %y_at) : (i1, index, index, index, index) -> ()
  func.call @show_rows(%false, %c0, %x_at, %bias_at, %y_at) : (i1, index, index, index, index) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %element = arith.constant 4 : index
  %row = arith.constant 280 : index
  %one = arith.constant 56000 : index
  %two = arith.constant 112000 : index
  %three = arith.constant 159720 : index
  func.call @show(%c0, %three, %one) : (index, index, index) -> ()
  func.call @show(%one, %three, %c0) : (index, index, index) -> ()
  func.call @show(%c0, %three, %c0) : (index, index, index) -> ()
  func.call @show(%c0, %three, %row) : (index, index, index) -> ()
  func.call @show(%row, %three, %c0) : (index, index, index) -> ()
  func.call @show(%element, %three, %c0) : (index, index, index) -> ()
  func.call @show(%c0, %three, %element) : (index, index, index) -> ()
  func.call @show(%c0, %one, %one) : (index, index, index) -> ()
  func.call @show(%c0, %two, %one) : (index, index, index) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
// OUT: -6784210548915148845
// OUT: -6784210548915148845
// OUT: -1799714739494258311
// OUT: -984728169655933714
// OUT: -5765833600806757581
// OUT: -5765833600806757581
// OUT: -773790940520750215
// OUT: -984728169655933714
// OUT: 1340158891164748744
// OUT: 1340158891164748744
// OUT: -984728169655933714
// OUT: -984728169655933714
// OUT: 1634543905305726215
// OUT: 1634543905305726215
// OUT: -3768553066438096316
// OUT: -984728169655933714
// OUT: -7408116742159352813
// OUT: -7408116742159352813
// OUT: -89497095512823906
// OUT: -984728169655933714
// OUT: 1981812699782273407
// OUT: 1981812699782273407
// OUT: 7484975069686947582
// OUT: -984728169655933714
// OUT: 7206504024404291577
// OUT: 7206504024404291577
// OUT: -7837006484590098344
// OUT: -984728169655933714
// OUT: -1085537306668901317
// OUT: -1085537306668901317
// OUT: -984728169655933714
// OUT: -984728169655933714
// OUT: -3045622844544895941
// OUT: -3045622844544895941
// OUT: -401878470861264914
// OUT: -984728169655933714
