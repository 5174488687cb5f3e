// Maxima and minima that loops find: NaNs of either sign, zeros, subnormal numbers
// and infinities, alone and among others, first, last and in between.
//
// PASSES: -scf-extrema-to-integers
// PASSES: -scf-extrema-of-numbers
// PASSES: -scf-extrema-of-numbers -scf-extrema-to-integers
// PASSES: -scf-extrema-to-integers=off
// NO ORACLE: its passes do not know the result of several NaNs, which is made one here

func.func private @printI64(i64)
func.func private @printNewline()

memref.global "private" constant @bits_f32 : memref<16xi32> = dense<[1065353216, -1082130432, 0, -2147483648, 2139095040, -8388608, 2143289344, -4194304, 1, -2147483647, 2139095039, -8388609, 1080033280, -1058537472, 1120403456, -1090519040]>

// The bits of a number, of all NaNs the same.
func.func @bits_of_f32(%x: f32) -> i64 {
  %nan = arith.constant 2143289344 : i32
  %is_nan = arith.cmpf uno, %x, %x : f32
  %own = arith.bitcast %x : f32 to i32
  %bits = arith.select %is_nan, %nan, %own : i32
  %wide = arith.extsi %bits : i32 to i64
  return %wide : i64
}

func.func @max_f32(%m: memref<?xf32>, %begin: index, %end: index) -> f32 {
  %one = arith.constant 1 : index
  %init = arith.constant 0xFF800000 : f32
  %r = scf.for %i = %begin to %end step %one iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %n = arith.maximumf %a, %x : f32
    scf.yield %n : f32
  }
  return %r : f32
}

// Each range of the table; then each of its values in each place among 70 others.
func.func @show_max_f32() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c70 = arith.constant 70 : index
  %zero = arith.constant 0 : i64
  %i31 = arith.constant 31 : i64
  %other = arith.constant -2.0 : f32
  %table = memref.get_global @bits_f32 : memref<16xi32>
  %m = memref.alloc(%c16) : memref<?xf32>
  scf.for %i = %c0 to %c16 step %c1 {
    %b = memref.load %table[%i] : memref<16xi32>
    %x = arith.bitcast %b : i32 to f32
    memref.store %x, %m[%i] : memref<?xf32>
  }
  %ranges = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %zero) -> (i64) {
    %c17 = arith.constant 17 : index
    %rest = scf.for %j = %i to %c17 step %c1 iter_args(%g = %h) -> (i64) {
      %x = func.call @max_f32(%m, %i, %j) : (memref<?xf32>, index, index) -> f32
      %b = func.call @bits_of_f32(%x) : (f32) -> i64
      %p = arith.muli %g, %i31 : i64
      %s = arith.addi %p, %b : i64
      scf.yield %s : i64
    }
    scf.yield %rest : i64
  }
  call @printI64(%ranges) : (i64) -> ()
  call @printNewline() : () -> ()
  %long = memref.alloc(%c70) : memref<?xf32>
  scf.for %i = %c0 to %c70 step %c1 {
    memref.store %other, %long[%i] : memref<?xf32>
  }
  %places = scf.for %v = %c0 to %c16 step %c1 iter_args(%h = %zero) -> (i64) {
    %x = memref.load %m[%v] : memref<?xf32>
    %rest = scf.for %i = %c0 to %c70 step %c1 iter_args(%g = %h) -> (i64) {
      memref.store %x, %long[%i] : memref<?xf32>
      %y = func.call @max_f32(%long, %c0, %c70) : (memref<?xf32>, index, index) -> f32
      memref.store %other, %long[%i] : memref<?xf32>
      %b = func.call @bits_of_f32(%y) : (f32) -> i64
      %p = arith.muli %g, %i31 : i64
      %s = arith.addi %p, %b : i64
      scf.yield %s : i64
    }
    scf.yield %rest : i64
  }
  call @printI64(%places) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %long : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}

func.func @min_f32(%m: memref<?xf32>, %begin: index, %end: index) -> f32 {
  %one = arith.constant 1 : index
  %init = arith.constant 0x7F800000 : f32
  %r = scf.for %i = %begin to %end step %one iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %n = arith.minimumf %a, %x : f32
    scf.yield %n : f32
  }
  return %r : f32
}

// Each range of the table; then each of its values in each place among 70 others.
func.func @show_min_f32() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c70 = arith.constant 70 : index
  %zero = arith.constant 0 : i64
  %i31 = arith.constant 31 : i64
  %other = arith.constant 2.0 : f32
  %table = memref.get_global @bits_f32 : memref<16xi32>
  %m = memref.alloc(%c16) : memref<?xf32>
  scf.for %i = %c0 to %c16 step %c1 {
    %b = memref.load %table[%i] : memref<16xi32>
    %x = arith.bitcast %b : i32 to f32
    memref.store %x, %m[%i] : memref<?xf32>
  }
  %ranges = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %zero) -> (i64) {
    %c17 = arith.constant 17 : index
    %rest = scf.for %j = %i to %c17 step %c1 iter_args(%g = %h) -> (i64) {
      %x = func.call @min_f32(%m, %i, %j) : (memref<?xf32>, index, index) -> f32
      %b = func.call @bits_of_f32(%x) : (f32) -> i64
      %p = arith.muli %g, %i31 : i64
      %s = arith.addi %p, %b : i64
      scf.yield %s : i64
    }
    scf.yield %rest : i64
  }
  call @printI64(%ranges) : (i64) -> ()
  call @printNewline() : () -> ()
  %long = memref.alloc(%c70) : memref<?xf32>
  scf.for %i = %c0 to %c70 step %c1 {
    memref.store %other, %long[%i] : memref<?xf32>
  }
  %places = scf.for %v = %c0 to %c16 step %c1 iter_args(%h = %zero) -> (i64) {
    %x = memref.load %m[%v] : memref<?xf32>
    %rest = scf.for %i = %c0 to %c70 step %c1 iter_args(%g = %h) -> (i64) {
      memref.store %x, %long[%i] : memref<?xf32>
      %y = func.call @min_f32(%long, %c0, %c70) : (memref<?xf32>, index, index) -> f32
      memref.store %other, %long[%i] : memref<?xf32>
      %b = func.call @bits_of_f32(%y) : (f32) -> i64
      %p = arith.muli %g, %i31 : i64
      %s = arith.addi %p, %b : i64
      scf.yield %s : i64
    }
    scf.yield %rest : i64
  }
  call @printI64(%places) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %long : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}

memref.global "private" constant @bits_f64 : memref<16xi64> = dense<[4607182418800017408, -4616189618054758400, 0, -9223372036854775808, 9218868437227405312, -4503599627370496, 9221120237041090560, -2251799813685248, 1, -9223372036854775807, 9218868437227405311, -4503599627370497, 4615063718147915776, -4603523244102778880, 4636737291354636288, -4620693217682128896]>

// The bits of a number, of all NaNs the same.
func.func @bits_of_f64(%x: f64) -> i64 {
  %nan = arith.constant 9221120237041090560 : i64
  %is_nan = arith.cmpf uno, %x, %x : f64
  %own = arith.bitcast %x : f64 to i64
  %bits = arith.select %is_nan, %nan, %own : i64
  return %bits : i64
}

func.func @max_f64(%m: memref<?xf64>, %begin: index, %end: index) -> f64 {
  %one = arith.constant 1 : index
  %init = arith.constant 0xFFF0000000000000 : f64
  %r = scf.for %i = %begin to %end step %one iter_args(%a = %init) -> (f64) {
    %x = memref.load %m[%i] : memref<?xf64>
    %n = arith.maximumf %a, %x : f64
    scf.yield %n : f64
  }
  return %r : f64
}

// Each range of the table; then each of its values in each place among 70 others.
func.func @show_max_f64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c70 = arith.constant 70 : index
  %zero = arith.constant 0 : i64
  %i31 = arith.constant 31 : i64
  %other = arith.constant -2.0 : f64
  %table = memref.get_global @bits_f64 : memref<16xi64>
  %m = memref.alloc(%c16) : memref<?xf64>
  scf.for %i = %c0 to %c16 step %c1 {
    %b = memref.load %table[%i] : memref<16xi64>
    %x = arith.bitcast %b : i64 to f64
    memref.store %x, %m[%i] : memref<?xf64>
  }
  %ranges = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %zero) -> (i64) {
    %c17 = arith.constant 17 : index
    %rest = scf.for %j = %i to %c17 step %c1 iter_args(%g = %h) -> (i64) {
      %x = func.call @max_f64(%m, %i, %j) : (memref<?xf64>, index, index) -> f64
      %b = func.call @bits_of_f64(%x) : (f64) -> i64
      %p = arith.muli %g, %i31 : i64
      %s = arith.addi %p, %b : i64
      scf.yield %s : i64
    }
    scf.yield %rest : i64
  }
  call @printI64(%ranges) : (i64) -> ()
  call @printNewline() : () -> ()
  %long = memref.alloc(%c70) : memref<?xf64>
  scf.for %i = %c0 to %c70 step %c1 {
    memref.store %other, %long[%i] : memref<?xf64>
  }
  %places = scf.for %v = %c0 to %c16 step %c1 iter_args(%h = %zero) -> (i64) {
    %x = memref.load %m[%v] : memref<?xf64>
    %rest = scf.for %i = %c0 to %c70 step %c1 iter_args(%g = %h) -> (i64) {
      memref.store %x, %long[%i] : memref<?xf64>
      %y = func.call @max_f64(%long, %c0, %c70) : (memref<?xf64>, index, index) -> f64
      memref.store %other, %long[%i] : memref<?xf64>
      %b = func.call @bits_of_f64(%y) : (f64) -> i64
      %p = arith.muli %g, %i31 : i64
      %s = arith.addi %p, %b : i64
      scf.yield %s : i64
    }
    scf.yield %rest : i64
  }
  call @printI64(%places) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %long : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return
}

func.func @min_f64(%m: memref<?xf64>, %begin: index, %end: index) -> f64 {
  %one = arith.constant 1 : index
  %init = arith.constant 0x7FF0000000000000 : f64
  %r = scf.for %i = %begin to %end step %one iter_args(%a = %init) -> (f64) {
    %x = memref.load %m[%i] : memref<?xf64>
    %n = arith.minimumf %a, %x : f64
    scf.yield %n : f64
  }
  return %r : f64
}

// Each range of the table; then each of its values in each place among 70 others.
func.func @show_min_f64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c70 = arith.constant 70 : index
  %zero = arith.constant 0 : i64
  %i31 = arith.constant 31 : i64
  %other = arith.constant 2.0 : f64
  %table = memref.get_global @bits_f64 : memref<16xi64>
  %m = memref.alloc(%c16) : memref<?xf64>
  scf.for %i = %c0 to %c16 step %c1 {
    %b = memref.load %table[%i] : memref<16xi64>
    %x = arith.bitcast %b : i64 to f64
    memref.store %x, %m[%i] : memref<?xf64>
  }
  %ranges = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %zero) -> (i64) {
    %c17 = arith.constant 17 : index
    %rest = scf.for %j = %i to %c17 step %c1 iter_args(%g = %h) -> (i64) {
      %x = func.call @min_f64(%m, %i, %j) : (memref<?xf64>, index, index) -> f64
      %b = func.call @bits_of_f64(%x) : (f64) -> i64
      %p = arith.muli %g, %i31 : i64
      %s = arith.addi %p, %b : i64
      scf.yield %s : i64
    }
    scf.yield %rest : i64
  }
  call @printI64(%ranges) : (i64) -> ()
  call @printNewline() : () -> ()
  %long = memref.alloc(%c70) : memref<?xf64>
  scf.for %i = %c0 to %c70 step %c1 {
    memref.store %other, %long[%i] : memref<?xf64>
  }
  %places = scf.for %v = %c0 to %c16 step %c1 iter_args(%h = %zero) -> (i64) {
    %x = memref.load %m[%v] : memref<?xf64>
    %rest = scf.for %i = %c0 to %c70 step %c1 iter_args(%g = %h) -> (i64) {
      memref.store %x, %long[%i] : memref<?xf64>
      %y = func.call @min_f64(%long, %c0, %c70) : (memref<?xf64>, index, index) -> f64
      memref.store %other, %long[%i] : memref<?xf64>
      %b = func.call @bits_of_f64(%y) : (f64) -> i64
      %p = arith.muli %g, %i31 : i64
      %s = arith.addi %p, %b : i64
      scf.yield %s : i64
    }
    scf.yield %rest : i64
  }
  call @printI64(%places) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %long : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return
}

func.func @main() -> i32 {
  call @show_max_f32() : () -> ()
  // OUT: 6186929610737940126
  // OUT: 5770372944996248672
  call @show_min_f32() : () -> ()
  // OUT: -1644548150081864606
  // OUT: 7113356299550647392
  call @show_max_f64() : () -> ()
  // OUT: -8471542159805679970
  // OUT: 8742565426380581984
  call @show_min_f64() : () -> ()
  // OUT: 7092143968012483682
  // OUT: 8580848774920856672
  %zero = arith.constant 0 : i32
  return %zero : i32
}
