// Maxima and minima of those elements that are numbers, which loops find: of two
// NaNs, zeros, subnormal numbers and infinities in every place among 70 others, and
// of nothing but NaNs. Counted is where they are not what comparisons find.
//
// PASSES: -scf-extrema-of-numbers
// NO ORACLE: LLVM's own result of quiet NaNs is that of its passes

func.func private @printI64(i64)
func.func private @printNewline()

memref.global "private" constant @numbers : memref<10xf32> = dense<[1.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x00000001, 0x80000001]>

func.func @max(%m: memref<70xf32>, %init: f32) -> f32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c70 = arith.constant 70 : index
  %r = scf.for %i = %c0 to %c70 step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<70xf32>
    %n = arith.maxnumf %x, %a : f32
    scf.yield %n : f32
  }
  return %r : f32
}

func.func @max_by_comparisons(%m: memref<70xf32>, %init: f32) -> f32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c70 = arith.constant 70 : index
  %r = scf.for %i = %c0 to %c70 step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<70xf32>
    %is_better = arith.cmpf ogt, %x, %a : f32
    %is_first = arith.cmpf uno, %a, %a : f32
    %takes = arith.ori %is_better, %is_first : i1
    %n = arith.select %takes, %x, %a : f32
    scf.yield %n : f32
  }
  return %r : f32
}

// Both results are equal, or both no number.
func.func @max_is_wrong(%m: memref<70xf32>, %init: f32) -> i64 attributes {no_inline} {
  %x = call @max(%m, %init) : (memref<70xf32>, f32) -> f32
  %y = call @max_by_comparisons(%m, %init) : (memref<70xf32>, f32) -> f32
  %equal = arith.cmpf oeq, %x, %y : f32
  %x_is_nan = arith.cmpf uno, %x, %x : f32
  %y_is_nan = arith.cmpf uno, %y, %y : f32
  %nans = arith.andi %x_is_nan, %y_is_nan : i1
  %right = arith.ori %equal, %nans : i1
  %true = arith.constant true
  %wrong = arith.xori %right, %true : i1
  %count = arith.extui %wrong : i1 to i64
  return %count : i64
}

func.func @show_max() attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c10 = arith.constant 10 : index
  %c70 = arith.constant 70 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %first = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %table = memref.get_global @numbers : memref<10xf32>
  %m = memref.alloc() : memref<70xf32>
  // All are the number o, but that in place i is v, and that in i - 7 is w.
  %all:2 = scf.for %o = %c0 to %c10 step %c1 iter_args(%w0 = %zero, %n0 = %zero) -> (i64, i64) {
    %other = memref.load %table[%o] : memref<10xf32>
    scf.for %i = %c0 to %c70 step %c1 {
      memref.store %other, %m[%i] : memref<70xf32>
    }
    %of_v:2 = scf.for %v = %c0 to %c10 step %c1 iter_args(%w1 = %w0, %n1 = %n0) -> (i64, i64) {
      %x = memref.load %table[%v] : memref<10xf32>
      %of_i:2 = scf.for %i = %c0 to %c70 step %c1 iter_args(%w2 = %w1, %n2 = %n1) -> (i64, i64) {
        %of_w:2 = scf.for %w = %c0 to %c10 step %c1 iter_args(%w3 = %w2, %n3 = %n2) -> (i64, i64) {
          %y = memref.load %table[%w] : memref<10xf32>
          %before = arith.subi %i, %c7 : index
          %place = arith.maxsi %before, %c0 : index
          memref.store %x, %m[%i] : memref<70xf32>
          memref.store %y, %m[%place] : memref<70xf32>
          %a = func.call @max_is_wrong(%m, %first) : (memref<70xf32>, f32) -> i64
          %b = func.call @max_is_wrong(%m, %nan) : (memref<70xf32>, f32) -> i64
          memref.store %other, %m[%i] : memref<70xf32>
          memref.store %other, %m[%place] : memref<70xf32>
          %sum = arith.addi %a, %b : i64
          %wrong = arith.addi %w3, %sum : i64
          %tried = arith.addi %n3, %one : i64
          scf.yield %wrong, %tried : i64, i64
        }
        scf.yield %of_w#0, %of_w#1 : i64, i64
      }
      scf.yield %of_i#0, %of_i#1 : i64, i64
    }
    scf.yield %of_v#0, %of_v#1 : i64, i64
  }
  memref.dealloc %m : memref<70xf32>
  call @printI64(%all#0) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%all#1) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @min(%m: memref<70xf32>, %init: f32) -> f32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c70 = arith.constant 70 : index
  %r = scf.for %i = %c0 to %c70 step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<70xf32>
    %n = arith.minnumf %x, %a : f32
    scf.yield %n : f32
  }
  return %r : f32
}

func.func @min_by_comparisons(%m: memref<70xf32>, %init: f32) -> f32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c70 = arith.constant 70 : index
  %r = scf.for %i = %c0 to %c70 step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<70xf32>
    %is_better = arith.cmpf olt, %x, %a : f32
    %is_first = arith.cmpf uno, %a, %a : f32
    %takes = arith.ori %is_better, %is_first : i1
    %n = arith.select %takes, %x, %a : f32
    scf.yield %n : f32
  }
  return %r : f32
}

// Both results are equal, or both no number.
func.func @min_is_wrong(%m: memref<70xf32>, %init: f32) -> i64 attributes {no_inline} {
  %x = call @min(%m, %init) : (memref<70xf32>, f32) -> f32
  %y = call @min_by_comparisons(%m, %init) : (memref<70xf32>, f32) -> f32
  %equal = arith.cmpf oeq, %x, %y : f32
  %x_is_nan = arith.cmpf uno, %x, %x : f32
  %y_is_nan = arith.cmpf uno, %y, %y : f32
  %nans = arith.andi %x_is_nan, %y_is_nan : i1
  %right = arith.ori %equal, %nans : i1
  %true = arith.constant true
  %wrong = arith.xori %right, %true : i1
  %count = arith.extui %wrong : i1 to i64
  return %count : i64
}

func.func @show_min() attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c10 = arith.constant 10 : index
  %c70 = arith.constant 70 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %first = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %table = memref.get_global @numbers : memref<10xf32>
  %m = memref.alloc() : memref<70xf32>
  // All are the number o, but that in place i is v, and that in i - 7 is w.
  %all:2 = scf.for %o = %c0 to %c10 step %c1 iter_args(%w0 = %zero, %n0 = %zero) -> (i64, i64) {
    %other = memref.load %table[%o] : memref<10xf32>
    scf.for %i = %c0 to %c70 step %c1 {
      memref.store %other, %m[%i] : memref<70xf32>
    }
    %of_v:2 = scf.for %v = %c0 to %c10 step %c1 iter_args(%w1 = %w0, %n1 = %n0) -> (i64, i64) {
      %x = memref.load %table[%v] : memref<10xf32>
      %of_i:2 = scf.for %i = %c0 to %c70 step %c1 iter_args(%w2 = %w1, %n2 = %n1) -> (i64, i64) {
        %of_w:2 = scf.for %w = %c0 to %c10 step %c1 iter_args(%w3 = %w2, %n3 = %n2) -> (i64, i64) {
          %y = memref.load %table[%w] : memref<10xf32>
          %before = arith.subi %i, %c7 : index
          %place = arith.maxsi %before, %c0 : index
          memref.store %x, %m[%i] : memref<70xf32>
          memref.store %y, %m[%place] : memref<70xf32>
          %a = func.call @min_is_wrong(%m, %first) : (memref<70xf32>, f32) -> i64
          %b = func.call @min_is_wrong(%m, %nan) : (memref<70xf32>, f32) -> i64
          memref.store %other, %m[%i] : memref<70xf32>
          memref.store %other, %m[%place] : memref<70xf32>
          %sum = arith.addi %a, %b : i64
          %wrong = arith.addi %w3, %sum : i64
          %tried = arith.addi %n3, %one : i64
          scf.yield %wrong, %tried : i64, i64
        }
        scf.yield %of_w#0, %of_w#1 : i64, i64
      }
      scf.yield %of_i#0, %of_i#1 : i64, i64
    }
    scf.yield %of_v#0, %of_v#1 : i64, i64
  }
  memref.dealloc %m : memref<70xf32>
  call @printI64(%all#0) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%all#1) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() -> i32 {
  // OUT: 0
  // OUT: 70000
  call @show_max() : () -> ()
  // OUT: 0
  // OUT: 70000
  call @show_min() : () -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
