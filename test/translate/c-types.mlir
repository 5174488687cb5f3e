// oracle: refuses: it does not have ub there
// Every kind of type that C has something for, in a header.
// RUN: %mlcc --target=x86_64-linux-gnu -fsyntax-only -femit-header=- %s | diff %S/Inputs/c-types.h -

func.func @integers(%a: i1, %b: i7, %c: i24, %d: i33, %e: i65, %f: i128) -> i16 {
  %r = ub.poison : i16
  return %r : i16
}
func.func @floats(%a: f32, %b: f64, %c: f16, %d: bf16, %e: f8E4M3, %f: tf32, %g: f80, %h: f128) -> tf32 {
  %r = ub.poison : tf32
  return %r : tf32
}
func.func @pairs(%a: complex<f32>, %b: complex<f64>, %c: complex<i8>) -> complex<f32> {
  %r = ub.poison : complex<f32>
  return %r : complex<f32>
}
func.func @vectors(%a: vector<4xf32>, %b: vector<3x2xi16>, %c: vector<f64>, %d: vector<5xi1>, %e: vector<2x9xi4>) -> vector<4xf32> {
  return %a : vector<4xf32>
}
func.func @others(%a: index, %b: !llvm.ptr, %c: () -> (), %d: memref<*xf32>, %e: memref<i8>, %f: memref<2x?x4xcomplex<f32>, strided<[?, 4, 1], offset: 3>, 2>) -> (index, memref<i8>, complex<f32>, i65) {
  %r:4 = "builtin.unrealized_conversion_cast"() : () -> (index, memref<i8>, complex<f32>, i65)
  return %r#0, %r#1, %r#2, %r#3 : index, memref<i8>, complex<f32>, i65
}
func.func @nothing(%a: i0, %b: vector<[4]xf32>) {
  return
}
func.func @wide(%a: vector<2xi65>) {
  return
}
func.func @members(%a: memref<2xi65>, %b: memref<3xmemref<2xf32>>, %m: memref<3xindex>) {
  return
}

// Comments in front of functions, indented, backslashes at their ends \
    // another line   

	// and the last
    func.func public @commented(%_under1: i32, %x$: i32, %int: i32, %x: i32, %arg9: i32,
                         %9: i32) {
  return
}
func.func @names(%x2: i32, %arg: i32, %args1: i32, %x.y: i32, %x-y: i32) {
  return
}
func.func nested @hidden(%a: i32) {
  return
}
llvm.func @other(i32)
func.func @strides(%a: memref<?x?xf32>, %b: memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>,
                   %c: memref<f32>, %d: memref<?xf32, affine_map<(d0) -> (d0 mod 2)>>, %e: i1) -> memref<2xf32> {
  %r = ub.poison : memref<2xf32>
  return %r : memref<2xf32>
}
func.func @arrays(%a: memref<?x?xf32>, %b: memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>,
                  %c: memref<f32>, %e: !llvm.ptr) -> (memref<2xf32>, i1) {
  %r:2 = "builtin.unrealized_conversion_cast"() : () -> (memref<2xf32>, i1)
  return %r#0, %r#1 : memref<2xf32>, i1
}
func.func @array_to_number(%m: memref<4xi8>) -> i8 {
  %r = ub.poison : i8
  return %r : i8
}
func.func @unknown_result() -> i0 {
  %r = ub.poison : i0
  return %r : i0
}
func.func @unknown_results() -> (i8, vector<[2]xi8>) {
  %r:2 = "builtin.unrealized_conversion_cast"() : () -> (i8, vector<[2]xi8>)
  return %r#0, %r#1 : i8, vector<[2]xi8>
}
func.func @static() -> !llvm.ptr {
  %r = ub.poison : !llvm.ptr
  return %r : !llvm.ptr
}
