// The bits of a complex number, its real part first: swapped by way of memory,
// which holds it as two floats on every machine.
// NO ORACLE: mlir-opt does not lower complex.bitcast

func.func @main() -> i32 {
  %one = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %bits = complex.bitcast %one : complex<f32> to i64
  %again = complex.bitcast %bits : i64 to complex<f32>
  %re = complex.re %again : complex<f32>
  %im = complex.im %again : complex<f32>
  // OUT: 1
  vector.print %re : f32
  // OUT: -2.5
  vector.print %im : f32

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cell = memref.alloca() : memref<1xi64>
  memref.store %bits, %cell[%c0] : memref<1xi64>
  %address = memref.extract_aligned_pointer_as_index %cell
      : memref<1xi64> -> index
  %word = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %word : i64 to !llvm.ptr
  %first = llvm.load %pointer : !llvm.ptr -> f32
  // OUT: 1
  vector.print %first : f32

  %as_f64 = complex.bitcast %one : complex<f32> to f64
  %pair = complex.bitcast %as_f64 : f64 to complex<f32>
  %imaginary = complex.im %pair : complex<f32>
  // OUT: -2.5
  vector.print %imaginary : f32
  %success = arith.constant 0 : i32
  return %success : i32
}
