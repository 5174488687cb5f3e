// Dot products of vectors in half precision (f16 and bf16), in two ways:
// with every product and sum rounded to the narrow type, and with f32 inside
// and one rounding at the end.
//
// No machine at hand need have such arithmetic: it is then done in f32, and
// each result is rounded, which gives the same bits.

func.func @dot_f16(%a: memref<?xf16>, %b: memref<?xf16>,
                   %out: memref<?xf16>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_f16 = arith.constant 0.0 : f16
  %zero_f32 = arith.constant 0.0 : f32
  %size = memref.dim %a, %zero : memref<?xf16>
  %narrow, %wide = scf.for %i = %zero to %size step %one
      iter_args(%narrow_sum = %zero_f16, %wide_sum = %zero_f32)
      -> (f16, f32) {
    %x = memref.load %a[%i] : memref<?xf16>
    %y = memref.load %b[%i] : memref<?xf16>
    %product = arith.mulf %x, %y : f16
    %next_narrow = arith.addf %narrow_sum, %product : f16
    %x_f32 = arith.extf %x : f16 to f32
    %y_f32 = arith.extf %y : f16 to f32
    %product_f32 = arith.mulf %x_f32, %y_f32 : f32
    %next_wide = arith.addf %wide_sum, %product_f32 : f32
    scf.yield %next_narrow, %next_wide : f16, f32
  }
  %rounded = arith.truncf %wide : f32 to f16
  memref.store %narrow, %out[%zero] : memref<?xf16>
  memref.store %rounded, %out[%one] : memref<?xf16>
  return
}

func.func @dot_bf16(%a: memref<?xbf16>, %b: memref<?xbf16>,
                    %out: memref<?xbf16>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_bf16 = arith.constant 0.0 : bf16
  %zero_f32 = arith.constant 0.0 : f32
  %size = memref.dim %a, %zero : memref<?xbf16>
  %narrow, %wide = scf.for %i = %zero to %size step %one
      iter_args(%narrow_sum = %zero_bf16, %wide_sum = %zero_f32)
      -> (bf16, f32) {
    %x = memref.load %a[%i] : memref<?xbf16>
    %y = memref.load %b[%i] : memref<?xbf16>
    %product = arith.mulf %x, %y : bf16
    %next_narrow = arith.addf %narrow_sum, %product : bf16
    %x_f32 = arith.extf %x : bf16 to f32
    %y_f32 = arith.extf %y : bf16 to f32
    %product_f32 = arith.mulf %x_f32, %y_f32 : f32
    %next_wide = arith.addf %wide_sum, %product_f32 : f32
    scf.yield %next_narrow, %next_wide : bf16, f32
  }
  %rounded = arith.truncf %wide : f32 to bf16
  memref.store %narrow, %out[%zero] : memref<?xbf16>
  memref.store %rounded, %out[%one] : memref<?xbf16>
  return
}
