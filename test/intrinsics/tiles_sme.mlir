// CPU: aarch64 sme128 sme256 sme512
// FLAGS: -target aarch64-linux-gnu -march=armv9-a+sme+sve2p1
//
// Vectors larger than a tile: sums of products of rows in a loop, with and
// without masks, and a column of fixed length that is written transposed.
func.func @products(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %z: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.dim %x, %c0 : memref<?x?xf32>
  %zero = arith.constant dense<0.0> : vector<[8]x[8]xf32>
  %sum = scf.for %i = %c0 to %k step %c1 iter_args(%acc = %zero) -> vector<[8]x[8]xf32> {
    %a = vector.load %x[%i, %c0] : memref<?x?xf32>, vector<[8]xf32>
    %b = vector.load %y[%i, %c0] : memref<?x?xf32>, vector<[8]xf32>
    %next = vector.outerproduct %a, %b, %acc : vector<[8]xf32>, vector<[8]xf32>
    scf.yield %next : vector<[8]x[8]xf32>
  }
  vector.transfer_write %sum, %z[%c0, %c0] {in_bounds = [true, true]} : vector<[8]x[8]xf32>, memref<?x?xf32>
  return
}

// What is there is read by columns, where `m` rows and `n` columns are wanted.
func.func @masked(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %z: memref<?x?xf32>, %m: index, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %a = vector.load %x[%c0, %c0] : memref<?x?xf32>, vector<[8]xf32>
  %b = vector.load %y[%c0, %c0] : memref<?x?xf32>, vector<[4]xf32>
  %in = vector.create_mask %n, %m : vector<[4]x[8]xi1>
  %acc = vector.transfer_read %z[%c0, %c0], %pad, %in {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]} : memref<?x?xf32>, vector<[8]x[4]xf32>
  %mask = vector.create_mask %m, %n : vector<[8]x[4]xi1>
  %0 = vector.mask %mask { vector.outerproduct %a, %b, %acc {kind = #vector.kind<add>} : vector<[8]xf32>, vector<[4]xf32> } : vector<[8]x[4]xi1> -> vector<[8]x[4]xf32>
  vector.transfer_write %0, %z[%c0, %c0], %mask {in_bounds = [true, true]} : vector<[8]x[4]xf32>, memref<?x?xf32>
  return
}

// Two rows become two columns.
func.func @columns(%x: memref<?x?xf32>, %z: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %rows = vector.transfer_read %x[%c0, %c0], %pad {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x[4]xf32>
  %t = vector.transpose %rows, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %z[%c0, %c0] {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}
