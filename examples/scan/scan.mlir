// Prefix sums (a scan) of 64-bit integers, in three phases over blocks, so
// that all but the short middle phase could run in parallel:
//
//   1. sum up each block               (scf.parallel: blocks are independent)
//   2. scan the sums of the blocks     (few, in sequence)
//   3. scan each block from its start  (scf.parallel)
//
// The input is looked at as a matrix of blocks through memref.subview; the
// last block may be shorter.

// The block %b of %data as a view. Its offset is known only at run time.
func.func private @block_of(%data: memref<?xi64>, %b: index, %block: index)
    -> memref<?xi64, strided<[1], offset: ?>> {
  %zero = arith.constant 0 : index
  %size = memref.dim %data, %zero : memref<?xi64>
  %begin = arith.muli %b, %block : index
  %rest = arith.subi %size, %begin : index
  %length = arith.minui %rest, %block : index
  %view = memref.subview %data[%begin][%length][1]
      : memref<?xi64> to memref<?xi64, strided<[1], offset: ?>>
  return %view : memref<?xi64, strided<[1], offset: ?>>
}

// out[i] = in[0] + ... + in[i]. %block is the number of elements in a block.
func.func @inclusive_scan(%in: memref<?xi64>, %out: memref<?xi64>,
                          %block: index) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i64 = arith.constant 0 : i64
  %size = memref.dim %in, %zero : memref<?xi64>
  %blocks = arith.ceildivui %size, %block : index
  %starts = memref.alloc(%blocks) {alignment = 64 : i64} : memref<?xi64>

  scf.parallel (%b) = (%zero) to (%blocks) step (%one) {
    %view = func.call @block_of(%in, %b, %block)
        : (memref<?xi64>, index, index)
        -> memref<?xi64, strided<[1], offset: ?>>
    %length = memref.dim %view, %zero
        : memref<?xi64, strided<[1], offset: ?>>
    %sum = scf.for %i = %zero to %length step %one
        iter_args(%sum_so_far = %zero_i64) -> (i64) {
      %value = memref.load %view[%i] : memref<?xi64, strided<[1], offset: ?>>
      %next = arith.addi %sum_so_far, %value : i64
      scf.yield %next : i64
    }
    memref.store %sum, %starts[%b] : memref<?xi64>
  }

  // Exclusive: each block starts from the sum of those before it.
  %total = scf.for %b = %zero to %blocks step %one
      iter_args(%before = %zero_i64) -> (i64) {
    %sum = memref.load %starts[%b] : memref<?xi64>
    memref.store %before, %starts[%b] : memref<?xi64>
    %next = arith.addi %before, %sum : i64
    scf.yield %next : i64
  }

  scf.parallel (%b) = (%zero) to (%blocks) step (%one) {
    %from = func.call @block_of(%in, %b, %block)
        : (memref<?xi64>, index, index)
        -> memref<?xi64, strided<[1], offset: ?>>
    %to = func.call @block_of(%out, %b, %block)
        : (memref<?xi64>, index, index)
        -> memref<?xi64, strided<[1], offset: ?>>
    %length = memref.dim %from, %zero
        : memref<?xi64, strided<[1], offset: ?>>
    %start = memref.load %starts[%b] : memref<?xi64>
    %end = scf.for %i = %zero to %length step %one
        iter_args(%sum = %start) -> (i64) {
      %value = memref.load %from[%i] : memref<?xi64, strided<[1], offset: ?>>
      %next = arith.addi %sum, %value : i64
      memref.store %next, %to[%i] : memref<?xi64, strided<[1], offset: ?>>
      scf.yield %next : i64
    }
  }
  memref.dealloc %starts : memref<?xi64>
  return
}
