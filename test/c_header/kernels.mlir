// What C hands over and gets back, of every kind of type (main.c).

// -x, so that what is above the sign of a short integer shows.
func.func @neg_i8(%x: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %r = arith.subi %zero, %x : i8
  return %r : i8
}
func.func @neg_i16(%x: i16) -> i16 {
  %zero = arith.constant 0 : i16
  %r = arith.subi %zero, %x : i16
  return %r : i16
}
func.func @neg_i32(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %r = arith.subi %zero, %x : i32
  return %r : i32
}
func.func @neg_i64(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %r = arith.subi %zero, %x : i64
  return %r : i64
}
func.func @neg_i128(%x: i128) -> i128 {
  %zero = arith.constant 0 : i128
  %r = arith.subi %zero, %x : i128
  return %r : i128
}
func.func @not(%x: i1) -> i1 {
  %true = arith.constant true
  %r = arith.xori %x, %true : i1
  return %r : i1
}
// Widened, what is above the five bits would show.
func.func @widen(%x: i5) -> i64 {
  %r = arith.extsi %x : i5 to i64
  return %r : i64
}
// The same of arguments that C may hand over unextended.
func.func @widen_all(%a: i8, %b: i16, %c: i32, %d: i1) -> i64 {
  %a64 = arith.extsi %a : i8 to i64
  %b64 = arith.extsi %b : i16 to i64
  %c64 = arith.extsi %c : i32 to i64
  %d64 = arith.extui %d : i1 to i64
  %ab = arith.addi %a64, %b64 : i64
  %cd = arith.addi %c64, %d64 : i64
  %r = arith.addi %ab, %cd : i64
  return %r : i64
}
func.func @twice_index(%x: index) -> index {
  %r = arith.addi %x, %x : index
  return %r : index
}
func.func @half_f32(%x: f32) -> f32 {
  %half = arith.constant 0.5 : f32
  %r = arith.mulf %x, %half : f32
  return %r : f32
}
func.func @half_f64(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %r = arith.mulf %x, %half : f64
  return %r : f64
}
func.func @twice_f16(%x: f16) -> f16 {
  %r = arith.addf %x, %x : f16
  return %r : f16
}
func.func @negate_f128(%x: f128) -> f128 {
  %r = arith.negf %x : f128
  return %r : f128
}
func.func @same_pointer(%x: !llvm.ptr) -> !llvm.ptr {
  return %x : !llvm.ptr
}
func.func @many(%a: i8, %b: f32, %c: i64, %d: f64, %e: i16, %f: index,
                %g: i1, %h: f32, %i: i32, %j: f64) -> (i64, f64, i8, i1, f16) {
  %a64 = arith.extsi %a : i8 to i64
  %e64 = arith.extsi %e : i16 to i64
  %f64 = arith.index_cast %f : index to i64
  %i64 = arith.extsi %i : i32 to i64
  %s0 = arith.addi %a64, %c : i64
  %s1 = arith.addi %e64, %f64 : i64
  %s2 = arith.addi %s0, %s1 : i64
  %ints = arith.addi %s2, %i64 : i64
  %b64 = arith.extf %b : f32 to f64
  %h64 = arith.extf %h : f32 to f64
  %t0 = arith.addf %b64, %d : f64
  %t1 = arith.addf %h64, %j : f64
  %floats = arith.addf %t0, %t1 : f64
  %short = arith.truncf %floats : f64 to f16
  return %ints, %floats, %a, %g, %short : i64, f64, i8, i1, f16
}

// Complex numbers, vectors
func.func @same_complex(%x: complex<f32>, %y: complex<f64>)
    -> (complex<f64>, complex<f32>) {
  return %y, %x : complex<f64>, complex<f32>
}
func.func @same_one(%x: complex<f32>) -> complex<f32> {
  return %x : complex<f32>
}
func.func @twice_vector(%x: vector<4xi32>) -> vector<4xi32> {
  %r = arith.addi %x, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @same_matrix(%x: vector<2x3xf32>, %mask: vector<8xi1>)
    -> (vector<2x3xf32>, vector<8xi1>) {
  return %x, %mask : vector<2x3xf32>, vector<8xi1>
}

// Memrefs of every rank, in and out
func.func @bump0(%m: memref<i32>) {
  %x = memref.load %m[] : memref<i32>
  %r = arith.addi %x, %x : i32
  memref.store %r, %m[] : memref<i32>
  return
}
// m[i] += i
func.func @bump1(%m: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi64>
    %i64 = arith.index_cast %i : index to i64
    %r = arith.addi %x, %i64 : i64
    memref.store %r, %m[%i] : memref<?xi64>
  }
  return
}
// The transpose of what lies in memory as C's arrays do.
func.func @transposed2(%m: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xf32>
  %columns = memref.dim %m, %c1 : memref<?x?xf32>
  %r = memref.alloc(%columns, %rows) : memref<?x?xf32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xf32>
      memref.store %x, %r[%j, %i] : memref<?x?xf32>
    }
  }
  return %r : memref<?x?xf32>
}
func.func @corner3(%m: memref<?x3x?xi16>) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?x3x?xi16>
  %k = memref.dim %m, %c2 : memref<?x3x?xi16>
  %i = arith.subi %n, %c1 : index
  %j = arith.subi %k, %c1 : index
  %r = memref.load %m[%i, %c2, %j] : memref<?x3x?xi16>
  return %r : i16
}
func.func @column_major(%m: memref<4x5xi8, strided<[1, 4]>>, %i: index, %j: index) -> i8 {
  %r = memref.load %m[%i, %j] : memref<4x5xi8, strided<[1, 4]>>
  return %r : i8
}
func.func @sizes5(%m: memref<?x?x?x?x?xindex>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %d0 = memref.dim %m, %c0 : memref<?x?x?x?x?xindex>
  %d1 = memref.dim %m, %c1 : memref<?x?x?x?x?xindex>
  %d2 = memref.dim %m, %c2 : memref<?x?x?x?x?xindex>
  %d3 = memref.dim %m, %c3 : memref<?x?x?x?x?xindex>
  %d4 = memref.dim %m, %c4 : memref<?x?x?x?x?xindex>
  return %d0, %d1, %d2, %d3, %d4 : index, index, index, index, index
}
func.func @rank(%m: memref<*xf32>) -> index {
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}
func.func @flags(%m: memref<3xi1>) {
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c2] : memref<3xi1>
  %true = arith.constant true
  %r = arith.xori %x, %true : i1
  memref.store %r, %m[%c2] : memref<3xi1>
  return
}
func.func @second(%m: memref<?xcomplex<f32>>, %w: memref<?xi128>) -> (complex<f32>, i128) {
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c1] : memref<?xcomplex<f32>>
  %y = memref.load %w[%c1] : memref<?xi128>
  return %x, %y : complex<f32>, i128
}

// MLIR calls C
func.func private @c_sum(i8, i16, i1, i128, complex<f32>, f16, memref<?xi32>) -> i16
    attributes {llvm.emit_c_interface}
func.func @call_c(%a: i8, %b: i16, %c: i1, %d: i128, %e: complex<f32>, %f: f16,
                  %m: memref<?xi32>) -> i16 {
  %r = call @c_sum(%a, %b, %c, %d, %e, %f, %m)
      : (i8, i16, i1, i128, complex<f32>, f16, memref<?xi32>) -> i16
  return %r : i16
}
