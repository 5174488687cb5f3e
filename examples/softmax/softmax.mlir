// Softmax of each row of a matrix, without any library function: exp is
// written out in arith.
//
//     out[i, j] = exp(in[i, j] - max_i) / sum over k of exp(in[i, k] - max_i)
//
// exp(x) for x <= 0: x = k * ln 2 + r with |r| <= ln 2 / 2 (ln 2 in two
// parts, so that r is exact enough), exp(r) by its Taylor polynomial of
// degree 7, and 2^k by building the bits of the float. Below -87, where
// 2^k would be denormal, the result is 0.

func.func private @exp_of(%x: f32) -> f32 {
  %lowest = arith.constant -87.0 : f32
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %log2_e = arith.constant 1.44269502 : f32
  %ln2_high = arith.constant 0.693359375 : f32
  %ln2_low = arith.constant -2.12194442e-4 : f32

  // The nearest whole number: x is not positive, fptosi rounds towards zero.
  %x_clamped = arith.maximumf %x, %lowest : f32
  %scaled = arith.mulf %x_clamped, %log2_e : f32
  %rounded = arith.subf %scaled, %half : f32
  %k = arith.fptosi %rounded : f32 to i32
  %k_f32 = arith.sitofp %k : i32 to f32

  %high = arith.mulf %k_f32, %ln2_high : f32
  %low = arith.mulf %k_f32, %ln2_low : f32
  %r_high = arith.subf %x_clamped, %high : f32
  %r = arith.subf %r_high, %low : f32

  // Horner's scheme over 1/7! ... 1/0!, kept in a table.
  %table = memref.get_global @inverse_factorials : memref<8xf32>
  %first = arith.constant 0 : index
  %second = arith.constant 1 : index
  %end = arith.constant 8 : index
  %start = memref.load %table[%first] : memref<8xf32>
  %exp_r = scf.for %i = %second to %end step %second
      iter_args(%value = %start) -> (f32) {
    %coefficient = memref.load %table[%i] : memref<8xf32>
    %product = arith.mulf %value, %r : f32
    %next = arith.addf %product, %coefficient : f32
    scf.yield %next : f32
  }

  // 2^k: the exponent of an f32 is biased by 127 and sits above 23 bits.
  %bias = arith.constant 127 : i32
  %fraction_bits = arith.constant 23 : i32
  %biased = arith.addi %k, %bias : i32
  %bits = arith.shli %biased, %fraction_bits : i32
  %power = arith.bitcast %bits : i32 to f32
  %result = arith.mulf %exp_r, %power : f32

  %vanishes = arith.cmpf olt, %x, %lowest : f32
  %value_or_zero = arith.select %vanishes, %zero, %result : f32
  return %value_or_zero : f32
}

memref.global "private" constant @inverse_factorials : memref<8xf32> =
    dense<[1.98412701e-4, 0.00138888892, 0.00833333377, 0.0416666679,
           0.166666672, 0.5, 1.0, 1.0]>

func.func @softmax(%in: memref<?x?xf32>, %out: memref<?x?xf32>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_f32 = arith.constant 0.0 : f32
  %minus_infinity = arith.constant 0xFF800000 : f32
  %rows = memref.dim %in, %zero : memref<?x?xf32>
  %cols = memref.dim %in, %one : memref<?x?xf32>

  scf.for %i = %zero to %rows step %one {
    %max = scf.for %j = %zero to %cols step %one
        iter_args(%max_so_far = %minus_infinity) -> (f32) {
      %x = memref.load %in[%i, %j] : memref<?x?xf32>
      %next = arith.maximumf %max_so_far, %x : f32
      scf.yield %next : f32
    }

    %sum = scf.for %j = %zero to %cols step %one
        iter_args(%sum_so_far = %zero_f32) -> (f32) {
      %x = memref.load %in[%i, %j] : memref<?x?xf32>
      %centred = arith.subf %x, %max : f32
      %e = func.call @exp_of(%centred) : (f32) -> f32
      memref.store %e, %out[%i, %j] : memref<?x?xf32>
      %next = arith.addf %sum_so_far, %e : f32
      scf.yield %next : f32
    }

    scf.for %j = %zero to %cols step %one {
      %e = memref.load %out[%i, %j] : memref<?x?xf32>
      %share = arith.divf %e, %sum : f32
      memref.store %share, %out[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
