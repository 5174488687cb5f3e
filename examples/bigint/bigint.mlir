// Products of whole numbers of any length, as many 64-bit limbs, the least
// significant first.
//
// arith.mului_extended gives both halves of a product of two limbs,
// arith.addui_extended a sum and its carry, so that no wider type is needed.

// low + 2^64 * high = a * b + c + d. It cannot overflow:
// (2^64 - 1)^2 + 2 * (2^64 - 1) = 2^128 - 1.
func.func private @multiply_add(%a: i64, %b: i64, %c: i64, %d: i64)
    -> (i64, i64) {
  %product_low, %product_high = arith.mului_extended %a, %b : i64
  %with_c, %carry_c = arith.addui_extended %product_low, %c : i64, i1
  %low, %carry_d = arith.addui_extended %with_c, %d : i64, i1
  %carry_c_i64 = arith.extui %carry_c : i1 to i64
  %carry_d_i64 = arith.extui %carry_d : i1 to i64
  %high_c = arith.addi %product_high, %carry_c_i64 : i64
  %high = arith.addi %high_c, %carry_d_i64 : i64
  return %low, %high : i64, i64
}

// product = a * b. The product has as many limbs as a and b together.
func.func @multiply(%a: memref<?xi64>, %b: memref<?xi64>,
                    %product: memref<?xi64>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i64 = arith.constant 0 : i64
  %a_limbs = memref.dim %a, %zero : memref<?xi64>
  %b_limbs = memref.dim %b, %zero : memref<?xi64>
  %limbs = memref.dim %product, %zero : memref<?xi64>
  scf.for %i = %zero to %limbs step %one {
    memref.store %zero_i64, %product[%i] : memref<?xi64>
  }
  scf.for %i = %zero to %a_limbs step %one {
    %a_limb = memref.load %a[%i] : memref<?xi64>
    %carry_out = scf.for %j = %zero to %b_limbs step %one
        iter_args(%carry = %zero_i64) -> (i64) {
      %k = arith.addi %i, %j : index
      %b_limb = memref.load %b[%j] : memref<?xi64>
      %so_far = memref.load %product[%k] : memref<?xi64>
      %low, %high = func.call @multiply_add(%a_limb, %b_limb, %so_far, %carry)
          : (i64, i64, i64, i64) -> (i64, i64)
      memref.store %low, %product[%k] : memref<?xi64>
      scf.yield %high : i64
    }
    %top = arith.addi %i, %b_limbs : index
    memref.store %carry_out, %product[%top] : memref<?xi64>
  }
  return
}
