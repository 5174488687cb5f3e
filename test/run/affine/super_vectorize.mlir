// Kernels whose loops become loops over vectors: what they compute stays the
// same, also where the last vector is not full.
//
// PASSES: -affine-super-vectorize=virtual-vector-size=4
// PASSES: -affine-super-vectorize="virtual-vector-size=8 vectorize-reductions=true"
// PASSES: -affine-super-vectorize="virtual-vector-size=4 test-fastest-varying=1"
// PASSES: -affine-super-vectorize=virtual-vector-size=4,2
// PASSES: -affine-super-vectorize="virtual-vector-size=2,8 test-fastest-varying=1,0"
// PASSES: -affine-super-vectorize="virtual-vector-size=3,2 test-fastest-varying=0,1"
// PASSES: -affine-super-vectorize=virtual-vector-size=2,2,2
// PASSES: -affine-loop-tile=tile-size=8 -affine-super-vectorize=virtual-vector-size=4 -canonicalize

// The memref goes on where the loops end.
func.func @part(%a: memref<?xi32>, %b: memref<?xi32>, %n: index) {
  %c3 = arith.constant 3 : i32
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i + 1] : memref<?xi32>
    %y = arith.muli %x, %c3 : i32
    affine.store %y, %b[%i] : memref<?xi32>
  }
  return
}

func.func @rows(%a: memref<6x11xi32>, %n: index, %x: i32) {
  affine.for %i = 1 to %n {
    affine.for %j = 2 to min affine_map<(d0) -> (d0 + 3, 9)>(%n) {
      affine.store %x, %a[%i, %j] : memref<6x11xi32>
    }
  }
  return
}

func.func @transpose(%a: memref<6x11xi32>, %b: memref<11x6xi32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 11 {
      %x = affine.load %a[%i, %j] : memref<6x11xi32>
      %k = arith.index_cast %i : index to i32
      %y = arith.addi %x, %k : i32
      affine.store %y, %b[%j, %i] : memref<11x6xi32>
    }
  }
  return
}

// A number of each row, and one for all; what is in between loops.
func.func @rows_by_number(%a: memref<6x11xi32>, %f: memref<6xi32>, %g: memref<i32>) {
  affine.for %i = 0 to 6 {
    %x = affine.load %f[%i] : memref<6xi32>
    %c2 = arith.constant 2 : i32
    %y = arith.muli %x, %c2 : i32
    affine.for %j = 0 to 11 {
      %z = affine.load %a[%i, %j] : memref<6x11xi32>
      %g0 = affine.load %g[] : memref<i32>
      %s = arith.addi %z, %y : i32
      %t = arith.addi %s, %g0 : i32
      affine.store %t, %a[%i, %j] : memref<6x11xi32>
    }
  }
  return
}

// An index that is a constant of the loop, and sums of indices.
func.func @sums(%a: memref<6x11xi32>, %b: memref<40xi32>) {
  affine.for %i = 0 to 5 {
    %c1 = arith.constant 1 : index
    %k = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
    %x = affine.load %a[%c1, %k] : memref<6x11xi32>
    affine.store %x, %b[%k + 10] : memref<40xi32>
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %x = affine.load %a[%j, %i + %j] : memref<6x11xi32>
      affine.store %x, %b[%i * 2 + %j + 20] : memref<40xi32>
    }
  }
  return
}

// Neighbours in memory are no neighbours in the loop, or the other way round.
func.func @strides(%b: memref<40xi32>, %x: i32) {
  affine.for %i = 0 to 9 step 2 {
    affine.store %x, %b[%i] : memref<40xi32>
  }
  affine.for %i = 0 to 4 {
    affine.store %x, %b[%i * 3 + 26] : memref<40xi32>
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %b[%i floordiv 2] : memref<40xi32>
    affine.store %0, %b[20 - %i] : memref<40xi32>
  }
  return
}

// What is behind the end may be 0.
func.func @quotients(%a: memref<?xi32>, %b: memref<?xi32>, %n: index) {
  %c = arith.constant 1000 : i32
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xi32>
    %y = arith.divsi %c, %x : i32
    affine.store %y, %b[%i] : memref<?xi32>
  }
  return
}

func.func @triangle(%a: memref<6x11xi32>, %x: i32) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%i, %j] : memref<6x11xi32>
    }
  }
  return
}

// Each row is summed up, one after the other or side by side.
func.func @row_sums(%a: memref<6x11xi32>, %b: memref<6xi32>, %init: i32) {
  affine.for %i = 0 to 6 {
    %s = affine.for %j = 0 to 11 iter_args(%c = %init) -> i32 {
      %x = affine.load %a[%i, %j] : memref<6x11xi32>
      %d = arith.addi %c, %x : i32
      affine.yield %d : i32
    }
    affine.store %s, %b[%i] : memref<6xi32>
  }
  return
}

func.func @column_sums(%a: memref<6x11xi32>, %b: memref<11xi32>, %init: i32) {
  affine.for %i = 0 to 11 {
    %s = affine.for %j = 0 to 6 iter_args(%c = %init) -> i32 {
      %x = affine.load %a[%j, %i] : memref<6x11xi32>
      %d = arith.addi %c, %x : i32
      affine.yield %d : i32
    }
    affine.store %s, %b[%i] : memref<11xi32>
  }
  return
}

func.func @reduce(%a: memref<?xi32>, %low: index, %n: index, %m: index, %init: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %minus_one = arith.constant -1 : i32
  %r:9 = affine.for %i = %low to min affine_map<(d0, d1) -> (d0, d1)>(%n, %m)
      iter_args(%s0 = %init, %s1 = %init, %s2 = %init, %s3 = %init, %s4 = %init, %s5 = %init, %s6 = %minus_one, %s7 = %init, %s8 = %init)
      -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
    %x = affine.load %a[%i] : memref<?xi32>
    %0 = arith.addi %s0, %x : i32
    %1 = arith.muli %x, %s1 : i32
    %2 = arith.maxsi %s2, %x : i32
    %3 = arith.minsi %s3, %x : i32
    %4 = arith.maxui %s4, %x : i32
    %5 = arith.minui %s5, %x : i32
    %6 = arith.andi %s6, %x : i32
    %7 = arith.ori %s7, %x : i32
    %8 = arith.xori %s8, %x : i32
    affine.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}

func.func @reduce_floats(%a: memref<13xf32>, %init: f32) -> (f32, f32, f32, f32, f32, f32) {
  %r:6 = affine.for %i = 0 to 13 iter_args(%s0 = %init, %s1 = %init, %s2 = %init, %s3 = %init, %s4 = %init, %s5 = %init) -> (f32, f32, f32, f32, f32, f32) {
    %x = affine.load %a[%i] : memref<13xf32>
    %0 = arith.addf %s0, %x : f32
    %1 = arith.mulf %s1, %x : f32
    %2 = arith.maximumf %s2, %x : f32
    %3 = arith.minimumf %s3, %x : f32
    %4 = arith.maxnumf %s4, %x : f32
    %5 = arith.minnumf %s5, %x : f32
    affine.yield %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : f32, f32, f32, f32, f32, f32
}

// One memref by two names: each iteration reads what the one before wrote.
func.func @names(%a: memref<40xi32>) {
  %v = memref.cast %a : memref<40xi32> to memref<?xi32>
  affine.for %i = 0 to 7 {
    %x = affine.load %a[%i] : memref<40xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %v[%i + 1] : memref<?xi32>
  }
  return
}

// A sum in which places count.
func.func @digest(%a: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  %s = affine.for %i = 0 to %n iter_args(%b = %zero) -> i32 {
    %x = affine.load %a[%i] : memref<?xi32>
    %y = arith.muli %b, %seven : i32
    %z = arith.addi %y, %x : i32
    affine.yield %z : i32
  }
  vector.print %s : i32
  return
}

func.func @digest_rows(%a: memref<6x11xi32>) {
  %b = memref.collapse_shape %a [[0, 1]] : memref<6x11xi32> into memref<66xi32>
  %c = memref.cast %b : memref<66xi32> to memref<?xi32>
  call @digest(%c) : (memref<?xi32>) -> ()
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %hundred = arith.constant 100 : i32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c11 = arith.constant 11 : index
  %c20 = arith.constant 20 : index
  %two = arith.constant 2.0 : f32
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<40xi32>
  %b = memref.alloc() : memref<40xi32>
  %t = memref.alloc() : memref<6x11xi32>
  %u = memref.alloc() : memref<11x6xi32>
  %f = memref.alloc() : memref<6xi32>
  %g = memref.alloc() : memref<i32>
  %h = memref.alloc() : memref<11xi32>
  %fs = memref.alloc() : memref<13xf32>
  affine.for %i = 0 to 40 {
    %0 = affine.apply affine_map<(d0) -> ((d0 * 7) mod 11 - 3)>(%i)
    %1 = arith.index_cast %0 : index to i32
    affine.store %1, %a[%i] : memref<40xi32>
    affine.store %zero, %b[%i] : memref<40xi32>
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 11 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 5 - d1)>(%i, %j)
      %1 = arith.index_cast %0 : index to i32
      affine.store %1, %t[%i, %j] : memref<6x11xi32>
    }
    affine.store %three, %f[%i] : memref<6xi32>
  }
  affine.for %i = 0 to 13 {
    affine.store %two, %fs[%i] : memref<13xf32>
  }
  affine.store %one, %fs[7] : memref<13xf32>
  affine.store %hundred, %g[] : memref<i32>
  %ax = memref.cast %a : memref<40xi32> to memref<?xi32>
  %bx = memref.cast %b : memref<40xi32> to memref<?xi32>
  call @part(%ax, %bx, %c10) : (memref<?xi32>, memref<?xi32>, index) -> ()
  call @digest(%bx) : (memref<?xi32>) -> ()
  call @rows_by_number(%t, %f, %g) : (memref<6x11xi32>, memref<6xi32>, memref<i32>) -> ()
  call @digest_rows(%t) : (memref<6x11xi32>) -> ()
  call @rows(%t, %c5, %three) : (memref<6x11xi32>, index, i32) -> ()
  call @digest_rows(%t) : (memref<6x11xi32>) -> ()
  call @triangle(%t, %hundred) : (memref<6x11xi32>, i32) -> ()
  call @digest_rows(%t) : (memref<6x11xi32>) -> ()
  call @transpose(%t, %u) : (memref<6x11xi32>, memref<11x6xi32>) -> ()
  %ur = memref.collapse_shape %u [[0, 1]] : memref<11x6xi32> into memref<66xi32>
  %ux = memref.cast %ur : memref<66xi32> to memref<?xi32>
  call @digest(%ux) : (memref<?xi32>) -> ()
  call @sums(%t, %b) : (memref<6x11xi32>, memref<40xi32>) -> ()
  call @digest(%bx) : (memref<?xi32>) -> ()
  call @strides(%b, %three) : (memref<40xi32>, i32) -> ()
  call @digest(%bx) : (memref<?xi32>) -> ()
  call @row_sums(%t, %f, %three) : (memref<6x11xi32>, memref<6xi32>, i32) -> ()
  %fx = memref.cast %f : memref<6xi32> to memref<?xi32>
  call @digest(%fx) : (memref<?xi32>) -> ()
  call @column_sums(%t, %h, %three) : (memref<6x11xi32>, memref<11xi32>, i32) -> ()
  %hx = memref.cast %h : memref<11xi32> to memref<?xi32>
  call @digest(%hx) : (memref<?xi32>) -> ()
  affine.store %zero, %h[9] : memref<11xi32>
  affine.store %zero, %h[10] : memref<11xi32>
  call @quotients(%hx, %bx, %c5) : (memref<?xi32>, memref<?xi32>, index) -> ()
  call @digest(%bx) : (memref<?xi32>) -> ()
  call @names(%a) : (memref<40xi32>) -> ()
  call @digest(%ax) : (memref<?xi32>) -> ()
  %r:9 = call @reduce(%ax, %c11, %c20, %c20, %three) : (memref<?xi32>, index, index, index, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
  vector.print %r#0 : i32
  vector.print %r#1 : i32
  vector.print %r#2 : i32
  vector.print %r#3 : i32
  vector.print %r#4 : i32
  vector.print %r#5 : i32
  vector.print %r#6 : i32
  vector.print %r#7 : i32
  vector.print %r#8 : i32
  %e:9 = call @reduce(%ax, %c11, %c2, %c20, %three) : (memref<?xi32>, index, index, index, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
  vector.print %e#0 : i32
  vector.print %e#6 : i32
  %fr:6 = call @reduce_floats(%fs, %two) : (memref<13xf32>, f32) -> (f32, f32, f32, f32, f32, f32)
  vector.print %fr#0 : f32
  vector.print %fr#1 : f32
  vector.print %fr#2 : f32
  vector.print %fr#3 : f32
  vector.print %fr#4 : f32
  vector.print %fr#5 : f32
  return %zero : i32
}

// OUT: 71965037
// OUT: -1883813409
// OUT: 2067662591
// OUT: 411730033
// OUT: -1058774810
// OUT: -1827348285
// OUT: -1032392343
// OUT: 20236893
// OUT: 2068031918
// OUT: -1542839946
// OUT: -1996243677
// OUT: 19
// OUT: 0
// OUT: 7
// OUT: -3
// OUT: -1
// OUT: 0
// OUT: 0
// OUT: -1
// OUT: -5
// OUT: 3
// OUT: -1
// OUT: 27
// OUT: 8192
// OUT: 2
// OUT: 1
// OUT: 2
// OUT: 1
