// Inputs of all_modules.py: what is made of memory of other layouts, and of parts
// of memory, one piece for each thing that is decided.

#tile = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d0 mod 4, d1 mod 4)>
func.func @tiled(%a: memref<8x8xf32, #tile>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<8x8xf32, #tile>
  affine.for %k = 0 to 8 {
    affine.for %l = 0 to 8 {
      %0 = affine.load %a[%k, %l] : memref<8x8xf32, #tile>
      affine.store %0, %m[%l, %k + 0] : memref<8x8xf32, #tile>
    }
  }
  %1 = affine.load %m[symbol(%i), 1] : memref<8x8xf32, #tile>
  affine.store %1, %a[0, symbol(%i)] : memref<8x8xf32, #tile>
  memref.dealloc %m : memref<8x8xf32, #tile>
  return %1 : f32
}

// -----

#turn = affine_map<(d0, d1) -> (d1, d0)>
func.func @called(%a: memref<2x3xf32, #turn>) -> memref<2x3xf32, #turn> {
  return %a : memref<2x3xf32, #turn>
}
func.func @calls(%a: memref<2x3xf32, #turn>) -> memref<2x3xf32, #turn> {
  %0 = call @called(%a) : (memref<2x3xf32, #turn>) -> memref<2x3xf32, #turn>
  %1 = call @called(%0) : (memref<2x3xf32, #turn>) -> memref<2x3xf32, #turn>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %2 = affine.load %1[0, 1] : memref<2x3xf32, #turn>
  affine.store %2, %1[1, 0] : memref<2x3xf32, #turn>
  return %1 : memref<2x3xf32, #turn>
}

// -----

#turn = affine_map<(d0, d1) -> (d1, d0)>
func.func private @elsewhere(memref<2x3xf32, #turn>) -> memref<2x3xf32, #turn>
func.func @calls(%a: memref<2x3xf32, #turn>) {
  %0 = call @elsewhere(%a) : (memref<2x3xf32, #turn>) -> memref<2x3xf32, #turn>
  return
}

// -----

#turn = affine_map<(d0, d1) -> (d1, d0)>
func.func @kept(%a: memref<2x3xf32, #turn>) {
  "test.use"(%a) : (memref<2x3xf32, #turn>) -> ()
  return
}
func.func @calls_kept(%a: memref<2x3xf32, #turn>) {
  call @kept(%a) : (memref<2x3xf32, #turn>) -> ()
  return
}
func.func @alone(%a: memref<2x3xf32, #turn>, %i: index) -> f32 {
  %0 = affine.load %a[symbol(%i), symbol(%i)] : memref<2x3xf32, #turn>
  return %0 : f32
}

// -----

#pad = affine_map<(d0) -> (d0 + 4)>
func.func @padded(%x: f32, %i: index) -> (f32, index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<12xf32, #pad>
  affine.store %x, %m[symbol(%i)] : memref<12xf32, #pad>
  %0 = affine.load %m[3] : memref<12xf32, #pad>
  return %0, %c0 : f32, index
}

// -----

#sym = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @with_symbols(%n: index, %x: f32) {
  %c2 = arith.constant 2 : index
  %m = memref.alloc()[%c2] : memref<10xf32, #sym>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32, #sym>
  }
  memref.dealloc %m : memref<10xf32, #sym>
  return
}

// -----

#block = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
func.func @unknown_size(%n: index, %x: f32) {
  %m = memref.alloc(%n) : memref<?x64xf32, #block>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 64 {
      affine.store %x, %m[%i, %j] : memref<?x64xf32, #block>
    }
  }
  memref.dealloc %m : memref<?x64xf32, #block>
  return
}

// -----

#block = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
func.func @unknown_divided(%n: index, %x: f32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n, %n) : memref<?x?xf32, #block>
  affine.for %i = 0 to 4 {
    affine.store %x, %m[%i, %i] : memref<?x?xf32, #block>
  }
  %0 = memref.dim %m, %c0 : memref<?x?xf32, #block>
  return %0 : index
}

// -----

#turn = affine_map<(d0, d1) -> (d1, d0)>
func.func @in_parallel(%a: memref<4x8xf32, #turn>, %x: f32) {
  affine.parallel (%i, %j) = (0, 0) to (4, 8) {
    %0 = affine.load %a[%i, %j] : memref<4x8xf32, #turn>
    %1 = arith.addf %0, %x : f32
    affine.store %1, %a[%i, %j] : memref<4x8xf32, #turn>
  }
  affine.prefetch %a[1, 2], read, locality<3>, data : memref<4x8xf32, #turn>
  return
}

// -----

func.func @strided(%a: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index) -> f32 {
  %0 = affine.load %a[symbol(%i), symbol(%i)] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  return %0 : f32
}

// -----

#rows = affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1)>
func.func @rows(%a: memref<4x8xf32, #rows>) -> vector<4xf32> {
  %0 = affine.vector_load %a[2, 4] : memref<4x8xf32, #rows>, vector<4xf32>
  affine.vector_store %0, %a[1, 0] : memref<4x8xf32, #rows>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// Parts of parts.
func.func @parts(%a: memref<16x16xf32>, %i: index, %j: index, %x: f32, %v: vector<4xf32>) -> (f32, vector<4xf32>, f32, f32) {
  %0 = memref.subview %a[%i, 0] [4, 8] [1, 2] : memref<16x16xf32> to memref<4x8xf32, strided<[16, 2], offset: ?>>
  %1 = memref.subview %0[1, %j] [2, 4] [2, 1] : memref<4x8xf32, strided<[16, 2], offset: ?>> to memref<2x4xf32, strided<[32, 2], offset: ?>>
  %2 = memref.load %1[%i, %j] : memref<2x4xf32, strided<[32, 2], offset: ?>>
  %3 = memref.subview %a[%i, 0] [1, 16] [1, 1] : memref<16x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  %4 = vector.load %3[%j] : memref<16xf32, strided<[1], offset: ?>>, vector<4xf32>
  %5 = memref.expand_shape %a [[0, 1], [2]] output_shape [4, 4, 16] : memref<16x16xf32> into memref<4x4x16xf32>
  %6 = memref.load %5[%i, %j, %i] : memref<4x4x16xf32>
  %7 = memref.collapse_shape %a [[0, 1]] : memref<16x16xf32> into memref<256xf32>
  %8 = memref.load %7[%i] : memref<256xf32>
  memref.store %x, %1[%j, %i] : memref<2x4xf32, strided<[32, 2], offset: ?>>
  affine.store %x, %0[1, 2] : memref<4x8xf32, strided<[16, 2], offset: ?>>
  return %2, %4, %6, %8 : f32, vector<4xf32>, f32, f32
}

// -----

func.func @flat(%a: memref<4x8xf32>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %x: f32, %v: vector<4xf32>, %k: vector<4xi1>) -> (f32, vector<4xf32>, f32) {
  %0 = memref.load %a[%i, %i] : memref<4x8xf32>
  memref.store %x, %a[%i, %i] : memref<4x8xf32>
  %1 = vector.load %a[%i, %i] : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %a[%i, %i] : memref<4x8xf32>, vector<4xf32>
  vector.maskedstore %a[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = memref.load %b[%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0, %1, %2 : f32, vector<4xf32>, f32
}

// -----

func.func @asked(%a: memref<?x?xf32>, %b: memref<4x?xf32, strided<[?, 2], offset: ?>>, %n: index, %g: memref<4xf32, 1>) -> (index, index, index, index, index, index, index) {
  %0 = memref.subview %a[%n, 1] [%n, 4] [2, %n] : memref<?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %p, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %1 = memref.collapse_shape %a [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %q, %u, %v, %w = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %r, %x, %y:2, %z:2 = memref.extract_strided_metadata %2 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %t#0, %t#1, %v, %y#0, %z#0 : index, index, index, index, index, index, index
}

// -----

func.func @asked_of_makers(%n: index, %f: memref<f32>, %g: memref<4x4xf32, 1>) -> (index, index, index, index, index, memref<f32>) {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  %p, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %1 = memref.reinterpret_cast %f to offset: [%n], sizes: [%n, 2], strides: [3, %n] : memref<f32> to memref<?x2xf32, strided<[3, ?], offset: ?>>
  %q, %u, %v:2, %w:2 = memref.extract_strided_metadata %1 : memref<?x2xf32, strided<[3, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %2 = memref.memory_space_cast %g : memref<4x4xf32, 1> to memref<4x4xf32>
  %r, %x, %y:2, %z:2 = memref.extract_strided_metadata %2 : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  %3 = memref.extract_aligned_pointer_as_index %1 : memref<?x2xf32, strided<[3, ?], offset: ?>> -> index
  return %s#0, %t#0, %u, %w#1, %3, %r : index, index, index, index, index, memref<f32>
}
