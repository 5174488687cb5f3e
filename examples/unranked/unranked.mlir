// One function for tensors of every rank: memref<*xf32> carries its rank and
// a pointer to a descriptor of that rank.

// Multiplies every element by a factor, in place. The tensor is reshaped to
// one dimension first: its size is the product of all dimensions.
func.func @scale(%tensor: memref<*xf32>, %factor: f32)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rank = memref.rank %tensor : memref<*xf32>
  %size = scf.for %d = %zero to %rank step %one
      iter_args(%product = %one) -> (index) {
    %dim = memref.dim %tensor, %d : memref<*xf32>
    %next = arith.muli %product, %dim : index
    scf.yield %next : index
  }
  %shape = memref.alloca() : memref<1xindex>
  memref.store %size, %shape[%zero] : memref<1xindex>
  %flat = memref.reshape %tensor(%shape)
      : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
  scf.for %i = %zero to %size step %one {
    %value = memref.load %flat[%i] : memref<?xf32>
    %scaled = arith.mulf %value, %factor : f32
    memref.store %scaled, %flat[%i] : memref<?xf32>
  }
  return
}

// The sum of all elements for a tensor of rank 0, 1 or 2, the trace for one
// of rank 3 (the sum over [i, i, i]), and 0 for any other: here each rank has
// its own loops, on a ranked view got by memref.cast.
func.func @sum_or_trace(%tensor: memref<*xf32>) -> f32
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_f32 = arith.constant 0.0 : f32
  %rank = memref.rank %tensor : memref<*xf32>
  %total = scf.index_switch %rank -> f32
  case 0 {
    %scalar = memref.cast %tensor : memref<*xf32> to memref<f32>
    %value = memref.load %scalar[] : memref<f32>
    scf.yield %value : f32
  }
  case 1 {
    %vector = memref.cast %tensor : memref<*xf32> to memref<?xf32>
    %n = memref.dim %vector, %zero : memref<?xf32>
    %sum = scf.for %i = %zero to %n step %one
        iter_args(%so_far = %zero_f32) -> (f32) {
      %value = memref.load %vector[%i] : memref<?xf32>
      %next = arith.addf %so_far, %value : f32
      scf.yield %next : f32
    }
    scf.yield %sum : f32
  }
  case 2 {
    // Any strides: a matrix that C sees as transposed will do.
    %matrix = memref.cast %tensor
        : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %rows = memref.dim %matrix, %zero
        : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %cols = memref.dim %matrix, %one
        : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %sum = scf.for %i = %zero to %rows step %one
        iter_args(%sum_rows = %zero_f32) -> (f32) {
      %row = scf.for %j = %zero to %cols step %one
          iter_args(%so_far = %sum_rows) -> (f32) {
        %value = memref.load %matrix[%i, %j]
            : memref<?x?xf32, strided<[?, ?], offset: ?>>
        %next = arith.addf %so_far, %value : f32
        scf.yield %next : f32
      }
      scf.yield %row : f32
    }
    scf.yield %sum : f32
  }
  case 3 {
    %cube = memref.cast %tensor : memref<*xf32> to memref<?x?x?xf32>
    %n = memref.dim %cube, %zero : memref<?x?x?xf32>
    %sum = scf.for %i = %zero to %n step %one
        iter_args(%so_far = %zero_f32) -> (f32) {
      %value = memref.load %cube[%i, %i, %i] : memref<?x?x?xf32>
      %next = arith.addf %so_far, %value : f32
      scf.yield %next : f32
    }
    scf.yield %sum : f32
  }
  default {
    scf.yield %zero_f32 : f32
  }
  return %total : f32
}
