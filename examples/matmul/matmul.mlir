// Matrix product of f32 matrices whose sizes are known only at run time.
//
// C = A * B is computed in blocks that fit a first-level cache. Within a
// block the loops run row, depth, column, so that the innermost one walks
// along rows of B and C: it is contiguous, and free to be vectorised, since
// each element of C is updated once per step of the depth.
//
// Every element of C adds its products in ascending order of the depth,
// whatever the block size: a plain triple loop in C gives the same bits.

// Block of 32 rows by 64 columns by 64 deep.
func.func private @block(%A: memref<?x?xf32>, %B: memref<?x?xf32>,
                         %C: memref<?x?xf32>,
                         %row_begin: index, %row_end: index,
                         %depth_begin: index, %depth_end: index,
                         %col_begin: index, %col_end: index) {
  %one = arith.constant 1 : index
  scf.for %i = %row_begin to %row_end step %one {
    scf.for %k = %depth_begin to %depth_end step %one {
      %a = memref.load %A[%i, %k] : memref<?x?xf32>
      scf.for %j = %col_begin to %col_end step %one {
        %b = memref.load %B[%k, %j] : memref<?x?xf32>
        %c = memref.load %C[%i, %j] : memref<?x?xf32>
        %product = arith.mulf %a, %b : f32
        %sum = arith.addf %c, %product : f32
        memref.store %sum, %C[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

func.func @matmul(%A: memref<?x?xf32>, %B: memref<?x?xf32>,
                  %C: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %block_rows = arith.constant 32 : index
  %block_cols = arith.constant 64 : index
  %block_depth = arith.constant 64 : index
  %zero_f32 = arith.constant 0.0 : f32

  %rows = memref.dim %A, %zero : memref<?x?xf32>
  %depth = memref.dim %A, %one : memref<?x?xf32>
  %cols = memref.dim %B, %one : memref<?x?xf32>
  %depth_of_B = memref.dim %B, %zero : memref<?x?xf32>
  %agree = arith.cmpi eq, %depth, %depth_of_B : index
  cf.assert %agree, "matmul: columns of A and rows of B differ"

  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %cols step %one {
      memref.store %zero_f32, %C[%i, %j] : memref<?x?xf32>
    }
  }

  scf.for %i = %zero to %rows step %block_rows {
    %i_next = arith.addi %i, %block_rows : index
    %i_end = arith.minsi %i_next, %rows : index
    scf.for %k = %zero to %depth step %block_depth {
      %k_next = arith.addi %k, %block_depth : index
      %k_end = arith.minsi %k_next, %depth : index
      scf.for %j = %zero to %cols step %block_cols {
        %j_next = arith.addi %j, %block_cols : index
        %j_end = arith.minsi %j_next, %cols : index
        func.call @block(%A, %B, %C, %i, %i_end, %k, %k_end, %j, %j_end)
            : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>,
               index, index, index, index, index, index) -> ()
      }
    }
  }
  return
}
