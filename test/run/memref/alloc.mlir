// memref.alloc, alloca, dealloc, load, store, dim and rank: static, dynamic
// and mixed shapes, no dimensions at all, alignment, and elements of several
// types.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @show_index(%x: index) {
  %y = arith.index_cast %x : index to i64
  func.call @show(%y) : (i64) -> ()
  return
}

// The address of the first element modulo %n.
func.func @misalignment(%m: memref<?xi8>, %n: index) -> index {
  %address = memref.extract_aligned_pointer_as_index %m
      : memref<?xi8> -> index
  %rest = arith.remui %address, %n : index
  return %rest : index
}

func.func @fill(%m: memref<?x3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %rows = memref.dim %m, %c0 : memref<?x3xi32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %tens = arith.muli %i, %c10 : index
      %ij = arith.addi %tens, %j : index
      %value = arith.index_cast %ij : index to i32
      memref.store %value, %m[%i, %j] : memref<?x3xi32>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index

  // Mixed shape, on the heap and on the stack.
  // OUT: 42
  // OUT: 42
  %heap = memref.alloc(%c5) : memref<?x3xi32>
  func.call @fill(%heap) : (memref<?x3xi32>) -> ()
  %c4 = arith.constant 4 : index
  %a = memref.load %heap[%c4, %c2] : memref<?x3xi32>
  %a_i64 = arith.extsi %a : i32 to i64
  func.call @show(%a_i64) : (i64) -> ()
  memref.dealloc %heap : memref<?x3xi32>
  %stack = memref.alloca(%c5) : memref<?x3xi32>
  func.call @fill(%stack) : (memref<?x3xi32>) -> ()
  %b = memref.load %stack[%c4, %c2] : memref<?x3xi32>
  %b_i64 = arith.extsi %b : i32 to i64
  func.call @show(%b_i64) : (i64) -> ()

  // Dimensions, by constant and by computed number; the rank.
  // OUT: 5
  // OUT: 3
  // OUT: 2
  // OUT: 5
  // OUT: 3
  %d0 = memref.dim %stack, %c0 : memref<?x3xi32>
  %d1 = memref.dim %stack, %c1 : memref<?x3xi32>
  %rank = memref.rank %stack : memref<?x3xi32>
  func.call @show_index(%d0) : (index) -> ()
  func.call @show_index(%d1) : (index) -> ()
  func.call @show_index(%rank) : (index) -> ()
  scf.for %i = %c0 to %c2 step %c1 {
    %d = memref.dim %stack, %i : memref<?x3xi32>
    func.call @show_index(%d) : (index) -> ()
  }

  // No dimensions.
  // OUT: 99
  // OUT: 0
  %c99 = arith.constant 99 : i64
  %scalar = memref.alloc() : memref<i64>
  memref.store %c99, %scalar[] : memref<i64>
  %s = memref.load %scalar[] : memref<i64>
  func.call @show(%s) : (i64) -> ()
  %rank0 = memref.rank %scalar : memref<i64>
  func.call @show_index(%rank0) : (index) -> ()
  memref.dealloc %scalar : memref<i64>

  // Alignment.
  // OUT: 0
  // OUT: 0
  %aligned = memref.alloc(%c7) {alignment = 64 : i64} : memref<?xi8>
  %rest = func.call @misalignment(%aligned, %c64)
      : (memref<?xi8>, index) -> index
  func.call @show_index(%rest) : (index) -> ()
  memref.dealloc %aligned : memref<?xi8>
  %aligned_stack = memref.alloca(%c7) {alignment = 256 : i64} : memref<?xi8>
  %rest_stack = func.call @misalignment(%aligned_stack, %c256)
      : (memref<?xi8>, index) -> index
  func.call @show_index(%rest_stack) : (index) -> ()

  // Of size 0: allocation and release must be possible.
  // OUT: 0
  %nothing = memref.alloc(%c0) : memref<?x3xi32>
  %none = memref.dim %nothing, %c0 : memref<?x3xi32>
  func.call @show_index(%none) : (index) -> ()
  memref.dealloc %nothing : memref<?x3xi32>

  // Elements of index, i1, i7 and vectors.
  // OUT: -4
  // OUT: 1
  // OUT: -64
  // OUT: 33
  %m4 = arith.constant -4 : index
  %indices = memref.alloca() : memref<2xindex>
  memref.store %m4, %indices[%c1] : memref<2xindex>
  %index = memref.load %indices[%c1] : memref<2xindex>
  func.call @show_index(%index) : (index) -> ()
  %true = arith.constant true
  %false = arith.constant false
  %bits = memref.alloca() : memref<3xi1>
  memref.store %false, %bits[%c0] : memref<3xi1>
  memref.store %true, %bits[%c1] : memref<3xi1>
  memref.store %false, %bits[%c2] : memref<3xi1>
  %bit = memref.load %bits[%c1] : memref<3xi1>
  %bit_i64 = arith.extui %bit : i1 to i64
  func.call @show(%bit_i64) : (i64) -> ()
  %m64 = arith.constant -64 : i7
  %sevens = memref.alloca() : memref<2xi7>
  memref.store %m64, %sevens[%c0] : memref<2xi7>
  %seven = memref.load %sevens[%c0] : memref<2xi7>
  %seven_i64 = arith.extsi %seven : i7 to i64
  func.call @show(%seven_i64) : (i64) -> ()
  %v = arith.constant dense<[11, 22]> : vector<2xi32>
  %vectors = memref.alloca() : memref<2xvector<2xi32>>
  memref.store %v, %vectors[%c1] : memref<2xvector<2xi32>>
  %w = memref.load %vectors[%c1] : memref<2xvector<2xi32>>
  %w_sum = arith.bitcast %w : vector<2xi32> to vector<2xf32>
  %w_back = arith.bitcast %w_sum : vector<2xf32> to vector<2xi32>
  memref.store %w_back, %vectors[%c0] : memref<2xvector<2xi32>>
  func.call @show_sum(%vectors) : (memref<2xvector<2xi32>>) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}

// The two elements of the first vector, added: its memory is read as i32.
func.func @show_sum(%vectors: memref<2xvector<2xi32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %vectors[%c0] : memref<2xvector<2xi32>>
  %bytes = memref.alloca() : memref<64xi8>
  %as_vector = memref.view %bytes[%c0][] : memref<64xi8>
      to memref<1xvector<2xi32>>
  %as_scalar = memref.view %bytes[%c0][] : memref<64xi8> to memref<2xi32>
  memref.store %v, %as_vector[%c0] : memref<1xvector<2xi32>>
  %a = memref.load %as_scalar[%c0] : memref<2xi32>
  %b = memref.load %as_scalar[%c1] : memref<2xi32>
  %c = arith.addi %a, %b : i32
  %d = arith.extsi %c : i32 to i64
  func.call @show(%d) : (i64) -> ()
  return
}
