// A histogram that many threads fill at once: each calls the kernel with its
// own share of the samples and the same bins.
//
// memref.atomic_rmw is one atomic operation of the machine where it has one.
// What no operation says (here: count, but stop at a limit) is written as
// the region of a memref.generic_atomic_rmw, which becomes a loop around a
// compare-and-exchange.

// For every sample (0 to 255) counts bins[sample] up by 1 and
// limited[sample] up by 1 as long as it is below %limit; keeps the smallest
// and the largest sample in range[0] and range[1], the bits seen in seen[0],
// and adds the samples' weights to weight_sum[sample]. Weights are small
// whole numbers, so that their sums are exact in whatever order they come.
func.func @histogram(%samples: memref<?xi8>, %bins: memref<?xi32>,
                     %limited: memref<?xi32>, %limit: i32,
                     %range: memref<?xi32>, %seen: memref<?xi32>,
                     %weights: memref<?xf32>, %weight_sum: memref<?xf32>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %one_i32 = arith.constant 1 : i32
  %count = memref.dim %samples, %zero : memref<?xi8>
  scf.for %i = %zero to %count step %one {
    %sample = memref.load %samples[%i] : memref<?xi8>
    %bin = arith.index_castui %sample : i8 to index
    %value = arith.extui %sample : i8 to i32

    %old_count = memref.atomic_rmw addi %one_i32, %bins[%bin]
        : (i32, memref<?xi32>) -> i32

    %old_limited = memref.generic_atomic_rmw %limited[%bin] : memref<?xi32> {
    ^bb0(%current: i32):
      %below = arith.cmpi slt, %current, %limit : i32
      %increment = arith.extui %below : i1 to i32
      %next = arith.addi %current, %increment : i32
      memref.atomic_yield %next : i32
    }

    %old_min = memref.atomic_rmw mins %value, %range[%zero]
        : (i32, memref<?xi32>) -> i32
    %old_max = memref.atomic_rmw maxs %value, %range[%one]
        : (i32, memref<?xi32>) -> i32
    %old_seen = memref.atomic_rmw ori %value, %seen[%zero]
        : (i32, memref<?xi32>) -> i32

    %weight = memref.load %weights[%bin] : memref<?xf32>
    %old_sum = memref.atomic_rmw addf %weight, %weight_sum[%bin]
        : (f32, memref<?xf32>) -> f32
  }
  return
}
