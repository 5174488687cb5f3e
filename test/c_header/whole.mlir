// What C is told of functions: see test/driver/c_header.sh.

// Adds.
//   All of it.
func.func @sum(%a: i32, %int: i32) -> i32 {
  %r = arith.addi %a, %int : i32
  return %r : i32
}

// Not of @fill: there is a line between.

func.func @fill(%m: memref<?x4xf32, strided<[?, 1], offset: 2>>, %x: f32) {
  return
}
func.func @kinds(%i: index, %b: i1, %h: f16, %u: memref<*xi8>, %s: memref<2x3xf64>, %c: complex<f32>, %v: vector<4xf32>, %z: memref<f32>) -> (i64, memref<?xi16>) {
  %0 = arith.constant 1 : i64
  %1 = memref.alloc(%i) : memref<?xi16>
  return %0, %1 : i64, memref<?xi16>
}
func.func @strides(%m: memref<8x?xf32, strided<[?, ?], offset: ?>>, %n: memref<4x4xi32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>, %o: memref<?x?x?xf64>) {
  return
}
func.func @offset(%m: memref<4xi8, strided<[3], offset: ?>>, %n: memref<?xi8, strided<[?]>>, %k: memref<2x?xi64, strided<[1, 2]>>) {
  return
}
func.func @scalars(%p: !llvm.ptr, %q: i8, %r: i16, %s: bf16, %t: i128, %u: f128, %w: f80, %d: f64, %e: i24, %g: i48, %h: i7) -> memref<3xf32> {
  %0 = memref.alloc() : memref<3xf32>
  return %0 : memref<3xf32>
}
func.func @vectors(%a: vector<3xf32>, %b: vector<2xf64>, %c: vector<8xi1>, %d: vector<16xi8>, %e: vector<2x4xf32>, %f: vector<f32>, %g: vector<32xi32>) -> vector<4xf32> {
  %0 = arith.constant dense<0.0> : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @elements(%a: memref<2xcomplex<f64>>, %b: memref<2xvector<4xf32>>, %c: memref<?xi1>, %d: memref<?xindex>, %e: memref<?xf16>) -> (complex<f64>, f32) {
  %z = arith.constant 0.0 : f64
  %0 = complex.create %z, %z : complex<f64>
  %1 = arith.constant 1.0 : f32
  return %0, %1 : complex<f64>, f32
}
func.func @called(%f: () -> (), %x: f32) -> index {
  %0 = arith.constant 0 : index
  return %0 : index
}
func.func @struct(%a: !llvm.struct<(i32, f64)>, %b: !llvm.array<3 x i16>) {
  return
}
llvm.func @low(%p: !llvm.ptr, %i: i32) -> i32 attributes {llvm.emit_c_interface} {
  llvm.return %i : i32
}
func.func @result(%a: i1) -> (memref<*xf32>, i8) {
  %0 = memref.alloc() : memref<f32>
  %1 = memref.cast %0 : memref<f32> to memref<*xf32>
  %2 = arith.constant 1 : i8
  return %1, %2 : memref<*xf32>, i8
}
