// Operations that share rows, which together do not fit a cache: sums of rows, what
// is computed of them with a bias, maxima of that, and their differences.
//
// PASSES: -linalg-fuse-rows -convert-linalg-to-loops
// PASSES: -convert-linalg-to-loops
// NO ORACLE: its passes know no linalg; test/lowering/linalg compares with them

func.func private @printI64(i64)
func.func private @printNewline()

func.func @rows_130_70(%x: memref<130x70xi32> {llvm.noalias}, %bias: memref<70xi32> {llvm.noalias}, %y: memref<130x70xi32> {llvm.noalias}) {
  %zero = arith.constant 0 : i32
  %least = arith.constant -2147483648 : i32
  %sum = memref.alloc() : memref<130xi32>
  linalg.fill ins(%zero : i32) outs(%sum : memref<130xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<130x70xi32>) outs(%sum : memref<130xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.addi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %bias : memref<130x70xi32>, memref<130xi32>, memref<70xi32>) outs(%y : memref<130x70xi32>) {
  ^bb0(%e: i32, %s: i32, %b: i32, %o: i32):
    %p = arith.muli %e, %s : i32
    %t = arith.addi %p, %b : i32
    linalg.yield %t : i32
  }
  %max = memref.alloc() : memref<130xi32>
  linalg.fill ins(%least : i32) outs(%max : memref<130xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%y : memref<130x70xi32>) outs(%max : memref<130xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.maxsi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%max : memref<130xi32>) outs(%y : memref<130x70xi32>) {
  ^bb0(%m: i32, %o: i32):
    %t = arith.subi %o, %m : i32
    linalg.yield %t : i32
  }
  memref.dealloc %max : memref<130xi32>
  memref.dealloc %sum : memref<130xi32>
  return
}

func.func @show_rows_130_70() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = arith.constant 9100 : index
  %n = arith.constant 70 : index
  %i3 = arith.constant 3 : i32
  %i5 = arith.constant 5 : i32
  %i7 = arith.constant 7 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %i13 = arith.constant 13 : i32
  %i17 = arith.constant 17 : i32
  %i31 = arith.constant 31 : i64
  %zero = arith.constant 0 : i64
  %x = memref.alloc() : memref<130x70xi32>
  %y = memref.alloc() : memref<130x70xi32>
  %bias = memref.alloc() : memref<70xi32>
  %flat = memref.collapse_shape %x [[0, 1]] : memref<130x70xi32> into memref<9100xi32>
  %result = memref.collapse_shape %y [[0, 1]] : memref<130x70xi32> into memref<9100xi32>
  scf.for %i = %c0 to %count step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i7 : i32
    %b = arith.addi %a, %i3 : i32
    %r = arith.remui %b, %i11 : i32
    %e = arith.subi %r, %i5 : i32
    memref.store %e, %flat[%i] : memref<9100xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i13 : i32
    %r = arith.remui %a, %i17 : i32
    %e = arith.subi %r, %i8 : i32
    memref.store %e, %bias[%i] : memref<70xi32>
  }
  call @rows_130_70(%x, %bias, %y) : (memref<130x70xi32>, memref<70xi32>, memref<130x70xi32>) -> ()
  %hash = scf.for %i = %c0 to %count step %c1 iter_args(%h = %zero) -> (i64) {
    %e = memref.load %result[%i] : memref<9100xi32>
    %w = arith.extsi %e : i32 to i64
    %p = arith.muli %h, %i31 : i64
    %t = arith.addi %p, %w : i64
    scf.yield %t : i64
  }
  call @printI64(%hash) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %bias : memref<70xi32>
  memref.dealloc %y : memref<130x70xi32>
  memref.dealloc %x : memref<130x70xi32>
  return
}

func.func @rows_5_26_71(%x: memref<5x26x71xi32> {llvm.noalias}, %bias: memref<71xi32> {llvm.noalias}, %y: memref<5x26x71xi32> {llvm.noalias}) {
  %zero = arith.constant 0 : i32
  %least = arith.constant -2147483648 : i32
  %sum = memref.alloc() : memref<5x26xi32>
  linalg.fill ins(%zero : i32) outs(%sum : memref<5x26xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : memref<5x26x71xi32>) outs(%sum : memref<5x26xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.addi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %sum, %bias : memref<5x26x71xi32>, memref<5x26xi32>, memref<71xi32>) outs(%y : memref<5x26x71xi32>) {
  ^bb0(%e: i32, %s: i32, %b: i32, %o: i32):
    %p = arith.muli %e, %s : i32
    %t = arith.addi %p, %b : i32
    linalg.yield %t : i32
  }
  %max = memref.alloc() : memref<5x26xi32>
  linalg.fill ins(%least : i32) outs(%max : memref<5x26xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%y : memref<5x26x71xi32>) outs(%max : memref<5x26xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.maxsi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%max : memref<5x26xi32>) outs(%y : memref<5x26x71xi32>) {
  ^bb0(%m: i32, %o: i32):
    %t = arith.subi %o, %m : i32
    linalg.yield %t : i32
  }
  memref.dealloc %max : memref<5x26xi32>
  memref.dealloc %sum : memref<5x26xi32>
  return
}

func.func @show_rows_5_26_71() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = arith.constant 9230 : index
  %n = arith.constant 71 : index
  %i3 = arith.constant 3 : i32
  %i5 = arith.constant 5 : i32
  %i7 = arith.constant 7 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %i13 = arith.constant 13 : i32
  %i17 = arith.constant 17 : i32
  %i31 = arith.constant 31 : i64
  %zero = arith.constant 0 : i64
  %x = memref.alloc() : memref<5x26x71xi32>
  %y = memref.alloc() : memref<5x26x71xi32>
  %bias = memref.alloc() : memref<71xi32>
  %flat = memref.collapse_shape %x [[0, 1, 2]] : memref<5x26x71xi32> into memref<9230xi32>
  %result = memref.collapse_shape %y [[0, 1, 2]] : memref<5x26x71xi32> into memref<9230xi32>
  scf.for %i = %c0 to %count step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i7 : i32
    %b = arith.addi %a, %i3 : i32
    %r = arith.remui %b, %i11 : i32
    %e = arith.subi %r, %i5 : i32
    memref.store %e, %flat[%i] : memref<9230xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i13 : i32
    %r = arith.remui %a, %i17 : i32
    %e = arith.subi %r, %i8 : i32
    memref.store %e, %bias[%i] : memref<71xi32>
  }
  call @rows_5_26_71(%x, %bias, %y) : (memref<5x26x71xi32>, memref<71xi32>, memref<5x26x71xi32>) -> ()
  %hash = scf.for %i = %c0 to %count step %c1 iter_args(%h = %zero) -> (i64) {
    %e = memref.load %result[%i] : memref<9230xi32>
    %w = arith.extsi %e : i32 to i64
    %p = arith.muli %h, %i31 : i64
    %t = arith.addi %p, %w : i64
    scf.yield %t : i64
  }
  call @printI64(%hash) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %bias : memref<71xi32>
  memref.dealloc %y : memref<5x26x71xi32>
  memref.dealloc %x : memref<5x26x71xi32>
  return
}

func.func @rows_2_3_40_64(%x: memref<2x3x40x64xi32> {llvm.noalias}, %bias: memref<64xi32> {llvm.noalias}, %y: memref<2x3x40x64xi32> {llvm.noalias}) {
  %zero = arith.constant 0 : i32
  %least = arith.constant -2147483648 : i32
  %sum = memref.alloc() : memref<2x3x40xi32>
  linalg.fill ins(%zero : i32) outs(%sum : memref<2x3x40xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x : memref<2x3x40x64xi32>) outs(%sum : memref<2x3x40xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.addi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %sum, %bias : memref<2x3x40x64xi32>, memref<2x3x40xi32>, memref<64xi32>) outs(%y : memref<2x3x40x64xi32>) {
  ^bb0(%e: i32, %s: i32, %b: i32, %o: i32):
    %p = arith.muli %e, %s : i32
    %t = arith.addi %p, %b : i32
    linalg.yield %t : i32
  }
  %max = memref.alloc() : memref<2x3x40xi32>
  linalg.fill ins(%least : i32) outs(%max : memref<2x3x40xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%y : memref<2x3x40x64xi32>) outs(%max : memref<2x3x40xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.maxsi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%max : memref<2x3x40xi32>) outs(%y : memref<2x3x40x64xi32>) {
  ^bb0(%m: i32, %o: i32):
    %t = arith.subi %o, %m : i32
    linalg.yield %t : i32
  }
  memref.dealloc %max : memref<2x3x40xi32>
  memref.dealloc %sum : memref<2x3x40xi32>
  return
}

func.func @show_rows_2_3_40_64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = arith.constant 15360 : index
  %n = arith.constant 64 : index
  %i3 = arith.constant 3 : i32
  %i5 = arith.constant 5 : i32
  %i7 = arith.constant 7 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %i13 = arith.constant 13 : i32
  %i17 = arith.constant 17 : i32
  %i31 = arith.constant 31 : i64
  %zero = arith.constant 0 : i64
  %x = memref.alloc() : memref<2x3x40x64xi32>
  %y = memref.alloc() : memref<2x3x40x64xi32>
  %bias = memref.alloc() : memref<64xi32>
  %flat = memref.collapse_shape %x [[0, 1, 2, 3]] : memref<2x3x40x64xi32> into memref<15360xi32>
  %result = memref.collapse_shape %y [[0, 1, 2, 3]] : memref<2x3x40x64xi32> into memref<15360xi32>
  scf.for %i = %c0 to %count step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i7 : i32
    %b = arith.addi %a, %i3 : i32
    %r = arith.remui %b, %i11 : i32
    %e = arith.subi %r, %i5 : i32
    memref.store %e, %flat[%i] : memref<15360xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i13 : i32
    %r = arith.remui %a, %i17 : i32
    %e = arith.subi %r, %i8 : i32
    memref.store %e, %bias[%i] : memref<64xi32>
  }
  call @rows_2_3_40_64(%x, %bias, %y) : (memref<2x3x40x64xi32>, memref<64xi32>, memref<2x3x40x64xi32>) -> ()
  %hash = scf.for %i = %c0 to %count step %c1 iter_args(%h = %zero) -> (i64) {
    %e = memref.load %result[%i] : memref<15360xi32>
    %w = arith.extsi %e : i32 to i64
    %p = arith.muli %h, %i31 : i64
    %t = arith.addi %p, %w : i64
    scf.yield %t : i64
  }
  call @printI64(%hash) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %bias : memref<64xi32>
  memref.dealloc %y : memref<2x3x40x64xi32>
  memref.dealloc %x : memref<2x3x40x64xi32>
  return
}

func.func @rows_9_1000(%x: memref<9x1000xi32> {llvm.noalias}, %bias: memref<1000xi32> {llvm.noalias}, %y: memref<9x1000xi32> {llvm.noalias}) {
  %zero = arith.constant 0 : i32
  %least = arith.constant -2147483648 : i32
  %sum = memref.alloc() : memref<9xi32>
  linalg.fill ins(%zero : i32) outs(%sum : memref<9xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<9x1000xi32>) outs(%sum : memref<9xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.addi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %bias : memref<9x1000xi32>, memref<9xi32>, memref<1000xi32>) outs(%y : memref<9x1000xi32>) {
  ^bb0(%e: i32, %s: i32, %b: i32, %o: i32):
    %p = arith.muli %e, %s : i32
    %t = arith.addi %p, %b : i32
    linalg.yield %t : i32
  }
  %max = memref.alloc() : memref<9xi32>
  linalg.fill ins(%least : i32) outs(%max : memref<9xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%y : memref<9x1000xi32>) outs(%max : memref<9xi32>) {
  ^bb0(%e: i32, %s: i32):
    %t = arith.maxsi %s, %e : i32
    linalg.yield %t : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%max : memref<9xi32>) outs(%y : memref<9x1000xi32>) {
  ^bb0(%m: i32, %o: i32):
    %t = arith.subi %o, %m : i32
    linalg.yield %t : i32
  }
  memref.dealloc %max : memref<9xi32>
  memref.dealloc %sum : memref<9xi32>
  return
}

func.func @show_rows_9_1000() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = arith.constant 9000 : index
  %n = arith.constant 1000 : index
  %i3 = arith.constant 3 : i32
  %i5 = arith.constant 5 : i32
  %i7 = arith.constant 7 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %i13 = arith.constant 13 : i32
  %i17 = arith.constant 17 : i32
  %i31 = arith.constant 31 : i64
  %zero = arith.constant 0 : i64
  %x = memref.alloc() : memref<9x1000xi32>
  %y = memref.alloc() : memref<9x1000xi32>
  %bias = memref.alloc() : memref<1000xi32>
  %flat = memref.collapse_shape %x [[0, 1]] : memref<9x1000xi32> into memref<9000xi32>
  %result = memref.collapse_shape %y [[0, 1]] : memref<9x1000xi32> into memref<9000xi32>
  scf.for %i = %c0 to %count step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i7 : i32
    %b = arith.addi %a, %i3 : i32
    %r = arith.remui %b, %i11 : i32
    %e = arith.subi %r, %i5 : i32
    memref.store %e, %flat[%i] : memref<9000xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    %a = arith.muli %v, %i13 : i32
    %r = arith.remui %a, %i17 : i32
    %e = arith.subi %r, %i8 : i32
    memref.store %e, %bias[%i] : memref<1000xi32>
  }
  call @rows_9_1000(%x, %bias, %y) : (memref<9x1000xi32>, memref<1000xi32>, memref<9x1000xi32>) -> ()
  %hash = scf.for %i = %c0 to %count step %c1 iter_args(%h = %zero) -> (i64) {
    %e = memref.load %result[%i] : memref<9000xi32>
    %w = arith.extsi %e : i32 to i64
    %p = arith.muli %h, %i31 : i64
    %t = arith.addi %p, %w : i64
    scf.yield %t : i64
  }
  call @printI64(%hash) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %bias : memref<1000xi32>
  memref.dealloc %y : memref<9x1000xi32>
  memref.dealloc %x : memref<9x1000xi32>
  return
}

func.func @main() -> i32 {
  call @show_rows_130_70() : () -> ()
  // OUT: -108050924156302714
  call @show_rows_5_26_71() : () -> ()
  // OUT: 3918593282709205566
  call @show_rows_2_3_40_64() : () -> ()
  // OUT: 7453732191626312803
  call @show_rows_9_1000() : () -> ()
  // OUT: 5423304667501803351
  %zero = arith.constant 0 : i32
  return %zero : i32
}
