// Mixing two images with a mask, sixteen bytes at a time: arith on vectors.
//
//     out = (a * mask + b * (255 - mask) + 127) / 255, rounded
//
// The memrefs have vectors as elements. Products need 16 bits: the vectors
// are extended, and truncated at the end. The division by 255 is exact in
// shifts and sums: x / 255 = (x + 1 + (x >> 8)) >> 8 for x below 65535.
//
// Vectors may have more than one dimension: the second function works on
// vector<4x4xf32>.

func.func @blend(%a: memref<?xvector<16xi8>>, %b: memref<?xvector<16xi8>>,
                 %mask: memref<?xvector<16xi8>>,
                 %out: memref<?xvector<16xi8>>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %full = arith.constant dense<255> : vector<16xi16>
  %half = arith.constant dense<127> : vector<16xi16>
  %ones = arith.constant dense<1> : vector<16xi16>
  %eight = arith.constant dense<8> : vector<16xi16>
  %count = memref.dim %out, %zero : memref<?xvector<16xi8>>
  scf.for %i = %zero to %count step %one {
    %a_i8 = memref.load %a[%i] : memref<?xvector<16xi8>>
    %b_i8 = memref.load %b[%i] : memref<?xvector<16xi8>>
    %mask_i8 = memref.load %mask[%i] : memref<?xvector<16xi8>>
    %a_i16 = arith.extui %a_i8 : vector<16xi8> to vector<16xi16>
    %b_i16 = arith.extui %b_i8 : vector<16xi8> to vector<16xi16>
    %mask_i16 = arith.extui %mask_i8 : vector<16xi8> to vector<16xi16>
    %rest = arith.subi %full, %mask_i16 : vector<16xi16>
    %a_part = arith.muli %a_i16, %mask_i16 : vector<16xi16>
    %b_part = arith.muli %b_i16, %rest : vector<16xi16>
    %sum = arith.addi %a_part, %b_part : vector<16xi16>
    %x = arith.addi %sum, %half : vector<16xi16>
    %high = arith.shrui %x, %eight : vector<16xi16>
    %x_more = arith.addi %x, %ones : vector<16xi16>
    %corrected = arith.addi %x_more, %high : vector<16xi16>
    %quotient = arith.shrui %corrected, %eight : vector<16xi16>
    %result = arith.trunci %quotient : vector<16xi16> to vector<16xi8>
    memref.store %result, %out[%i] : memref<?xvector<16xi8>>
  }
  return
}

// out = 2 * a + 1 where a is above the limit of its place, else 0:
// comparison and selection per element of a 4 x 4 vector.
func.func @threshold(%a: memref<?xvector<4x4xf32>>,
                     %out: memref<?xvector<4x4xf32>>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : vector<4x4xf32>
  %ones = arith.constant dense<1.0> : vector<4x4xf32>
  %limits = arith.constant dense<[[0.5, 0.25, 0.0, -0.25],
                                  [0.25, 0.5, 0.25, 0.0],
                                  [0.0, 0.25, 0.5, 0.25],
                                  [-0.25, 0.0, 0.25, 0.5]]> : vector<4x4xf32>
  %count = memref.dim %out, %zero : memref<?xvector<4x4xf32>>
  scf.for %i = %zero to %count step %one {
    %value = memref.load %a[%i] : memref<?xvector<4x4xf32>>
    %is_above = arith.cmpf ogt, %value, %limits : vector<4x4xf32>
    %doubled = arith.addf %value, %value : vector<4x4xf32>
    %result = arith.addf %doubled, %ones : vector<4x4xf32>
    %kept = arith.select %is_above, %result, %zeros
        : vector<4x4xi1>, vector<4x4xf32>
    memref.store %kept, %out[%i] : memref<?xvector<4x4xf32>>
  }
  return
}
