// Sparse matrix times vector, y = A * x, with A in compressed sparse rows:
// row i holds values[row_starts[i] .. row_starts[i + 1]), and columns[] says
// which column each of them is in. Column numbers are stored as i32 to save
// memory; arith.index_cast turns them into indices.

func.func @spmv(%row_starts: memref<?xi32>, %columns: memref<?xi32>,
                %values: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_f64 = arith.constant 0.0 : f64
  %rows = memref.dim %y, %zero : memref<?xf64>
  scf.for %i = %zero to %rows step %one {
    %next_row = arith.addi %i, %one : index
    %begin_i32 = memref.load %row_starts[%i] : memref<?xi32>
    %end_i32 = memref.load %row_starts[%next_row] : memref<?xi32>
    %begin = arith.index_cast %begin_i32 : i32 to index
    %end = arith.index_cast %end_i32 : i32 to index
    %dot = scf.for %k = %begin to %end step %one
        iter_args(%sum = %zero_f64) -> (f64) {
      %column_i32 = memref.load %columns[%k] : memref<?xi32>
      %column = arith.index_cast %column_i32 : i32 to index
      %a = memref.load %values[%k] : memref<?xf64>
      %b = memref.load %x[%column] : memref<?xf64>
      %product = arith.mulf %a, %b : f64
      %next = arith.addf %sum, %product : f64
      scf.yield %next : f64
    }
    memref.store %dot, %y[%i] : memref<?xf64>
  }
  return
}
