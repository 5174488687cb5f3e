// Inputs of all_modules.py: vectors and memory.

// Masks that are known.
func.func @known_masks(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %n: index, %x: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %some = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %some, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %some, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.expandload %m[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %all, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %m[%i] [%x], %none, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.gather %m[%i] [%x], %all, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %none, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%x], %all, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @consecutive(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %x = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %y = arith.constant dense<[0, 1, 3, 2]> : vector<4xi32>
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i] [%y], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%y], %k, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @gather_rows(%m: memref<8x8xf32>, %i: index, %v: vector<2x4xf32>, %x: vector<2x4xindex>, %k: vector<2x4xi1>, %s: memref<8x8xf32, strided<[8, 2]>>, %w: vector<4xf32>, %y: vector<4xindex>, %l: vector<4xi1>) -> (vector<2x4xf32>, vector<4xf32>) {
  %0 = vector.gather %m[%i, %i] [%x], %k, %v : memref<8x8xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  %1 = vector.gather %s[%i, %i] [%y], %l, %w : memref<8x8xf32, strided<[8, 2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<2x4xf32>, vector<4xf32>
}

// -----

func.func @masks(%i: index, %j: index) -> (vector<4xi1>, vector<4x3xi1>, vector<4xi1>, vector<4xi1>, vector<2x[4]xi1>, vector<i1>, vector<4xi1>, vector<4x3xi1>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %cm1 = arith.constant -1 : index
  %0 = vector.create_mask %i : vector<4xi1>
  %1 = vector.create_mask %i, %j : vector<4x3xi1>
  %2 = vector.create_mask %c2 : vector<4xi1>
  %3 = vector.create_mask %c9 : vector<4xi1>
  %vs = vector.vscale
  %c4 = arith.constant 4 : index
  %s = arith.muli %vs, %c4 : index
  %4 = vector.create_mask %c2, %s : vector<2x[4]xi1>
  %5 = vector.create_mask %i : vector<i1>
  %6 = vector.create_mask %cm1 : vector<4xi1>
  %7 = vector.create_mask %c2, %c0 : vector<4x3xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4xi1>, vector<4x3xi1>, vector<4xi1>, vector<4xi1>, vector<2x[4]xi1>, vector<i1>, vector<4xi1>, vector<4x3xi1>
}

// -----

func.func @constant_masks() -> (vector<4xi1>, vector<4x3xi1>, vector<2x[4]xi1>, vector<i1>, vector<4x3xi1>, vector<2x2x2xi1>) {
  %0 = vector.constant_mask [2] : vector<4xi1>
  %1 = vector.constant_mask [2, 3] : vector<4x3xi1>
  %2 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  %3 = vector.constant_mask [1] : vector<i1>
  %4 = vector.constant_mask [0, 0] : vector<4x3xi1>
  %5 = vector.constant_mask [1, 2, 1] : vector<2x2x2xi1>
  return %0, %1, %2, %3, %4, %5 : vector<4xi1>, vector<4x3xi1>, vector<2x[4]xi1>, vector<i1>, vector<4x3xi1>, vector<2x2x2xi1>
}

// -----

func.func @parts_of_masks(%i: index, %j: index) -> (vector<3xi1>, i1, vector<2x2xi1>, vector<3x4xi1>, vector<2xi1>, vector<3xi1>, vector<2x4x3xi1>) {
  %0 = vector.create_mask %i, %j : vector<4x3xi1>
  %1 = vector.extract %0[2] : vector<3xi1> from vector<4x3xi1>
  %2 = vector.extract %0[2, 1] : i1 from vector<4x3xi1>
  %3 = vector.constant_mask [2, 3] : vector<4x3xi1>
  %4 = vector.extract_strided_slice %3 {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %5 = vector.transpose %0, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %6 = vector.constant_mask [3] : vector<4xi1>
  %7 = vector.extract_strided_slice %6 {offsets = [2], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  %8 = vector.extract %3[1] : vector<3xi1> from vector<4x3xi1>
  %9 = vector.broadcast %3 : vector<4x3xi1> to vector<2x4x3xi1>
  return %1, %2, %4, %5, %7, %8, %9 : vector<3xi1>, i1, vector<2x2xi1>, vector<3x4xi1>, vector<2xi1>, vector<3xi1>, vector<2x4x3xi1>
}

// -----

func.func @transposed_masks(%i: index, %j: index) -> (vector<3x4xi1>, vector<3x4xi1>, vector<1x4xi1>, vector<4xi1>) {
  %0 = vector.constant_mask [2, 1] : vector<4x3xi1>
  %1 = vector.transpose %0, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %2 = vector.create_mask %i, %j : vector<4x3xi1>
  %3 = vector.transpose %2, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %c1 = arith.constant 1 : index
  %4 = vector.create_mask %c1, %j : vector<1x4xi1>
  %5 = vector.shape_cast %4 : vector<1x4xi1> to vector<4xi1>
  return %1, %3, %4, %5 : vector<3x4xi1>, vector<3x4xi1>, vector<1x4xi1>, vector<4xi1>
}

// -----

func.func @masked(%t: tensor<?xf32>, %m: memref<?xf32>, %v: vector<4xf32>, %i: index, %f: f32, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, tensor<?xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %all { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %all { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %k, %v { vector.yield %1 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  vector.mask %k { } : vector<4xi1>
  %4 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, tensor<?xf32>
}

// -----

func.func @slices(%v: vector<4x6xf32>, %w: vector<8xf32>, %r: vector<3xf32>, %p: vector<2x3xf32>, %t: vector<4x4x6xf32>) -> (vector<2x3xf32>, vector<2x6xf32>, vector<2xf32>, vector<4x6xf32>, vector<4x6xf32>, vector<4x4x6xf32>, vector<2x4x6xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6xf32> to vector<2x3xf32>
  %1 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x6xf32> to vector<2x6xf32>
  %2 = vector.extract_strided_slice %w {offsets = [5], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %3 = vector.insert_strided_slice %r, %v {offsets = [3, 1], strides = [1]} : vector<3xf32> into vector<4x6xf32>
  %4 = vector.insert_strided_slice %p, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x6xf32>
  %5 = vector.insert_strided_slice %p, %t {offsets = [1, 2, 3], strides = [1, 1]} : vector<2x3xf32> into vector<4x4x6xf32>
  %6 = vector.extract_strided_slice %t {offsets = [1], sizes = [2], strides = [1]} : vector<4x4x6xf32> to vector<2x4x6xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x3xf32>, vector<2x6xf32>, vector<2xf32>, vector<4x6xf32>, vector<4x6xf32>, vector<4x4x6xf32>, vector<2x4x6xf32>
}

// -----

func.func @folded_slices(%v: vector<4x6xf32>, %f: f32, %p: vector<2x3xf32>, %r: vector<6xf32>, %w: vector<8xf32>, %q: vector<4xf32>) -> (vector<1x2xf32>, vector<4x6xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<4x6xf32>, vector<4x6xf32>, vector<2x3xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6xf32> to vector<2x3xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3xf32> to vector<1x2xf32>
  %2 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [4, 6], strides = [1, 1]} : vector<4x6xf32> to vector<4x6xf32>
  %3 = vector.broadcast %f : f32 to vector<4x6xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6xf32> to vector<2x3xf32>
  %5 = vector.insert_strided_slice %p, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x6xf32>
  %6 = vector.extract_strided_slice %5 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6xf32> to vector<2x3xf32>
  %7 = vector.insert_strided_slice %0, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x6xf32>
  %8 = vector.broadcast %f : f32 to vector<2x3xf32>
  %9 = vector.insert_strided_slice %8, %3 {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x6xf32>
  %10 = vector.broadcast %r : vector<6xf32> to vector<4x6xf32>
  %11 = vector.extract_strided_slice %10 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6xf32> to vector<2x3xf32>
  %12 = vector.insert_strided_slice %q, %w {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  %13 = vector.extract_strided_slice %12 {offsets = [3], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %14 = vector.extract_strided_slice %12 {offsets = [6], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return %1, %2, %4, %6, %7, %9, %11, %13, %14 : vector<1x2xf32>, vector<4x6xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<4x6xf32>, vector<4x6xf32>, vector<2x3xf32>, vector<2xf32>, vector<2xf32>
}

// -----

func.func @constant_slices() -> (vector<2x2xi32>, vector<4x3xi32>, vector<4x3xi32>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : vector<4x3xi32>
  %p = arith.constant dense<[[20, 21], [22, 23]]> : vector<2x2xi32>
  %r = arith.constant dense<[30, 31]> : vector<2xi32>
  %0 = vector.extract_strided_slice %c {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi32> to vector<2x2xi32>
  %1 = vector.insert_strided_slice %p, %c {offsets = [2, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x3xi32>
  %2 = vector.insert_strided_slice %r, %c {offsets = [1, 0], strides = [1]} : vector<2xi32> into vector<4x3xi32>
  return %0, %1, %2 : vector<2x2xi32>, vector<4x3xi32>, vector<4x3xi32>
}

// -----

func.func @whole_rows(%v: vector<4x3x2xf32>) -> (vector<2x3x2xf32>, vector<1x2x2xf32>, vector<1x1x2xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 0, 0], sizes = [2, 3, 2], strides = [1, 1, 1]} : vector<4x3x2xf32> to vector<2x3x2xf32>
  %1 = vector.extract_strided_slice %v {offsets = [2, 1, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<4x3x2xf32> to vector<1x2x2xf32>
  %2 = vector.extract_strided_slice %v {offsets = [2, 1], sizes = [1, 1], strides = [1, 1]} : vector<4x3x2xf32> to vector<1x1x2xf32>
  return %0, %1, %2 : vector<2x3x2xf32>, vector<1x2x2xf32>, vector<1x1x2xf32>
}

// -----

func.func @inserted_elements(%v: vector<4xf32>, %f: f32, %g: f32, %w: vector<2x2xf32>, %r: vector<2xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %f, %v[0] : f32 into vector<4xf32>
  %1 = vector.insert %g, %0[1] : f32 into vector<4xf32>
  %2 = vector.insert %f, %1[2] : f32 into vector<4xf32>
  %3 = vector.insert %g, %2[3] : f32 into vector<4xf32>
  %4 = vector.insert %g, %v[1] : f32 into vector<4xf32>
  %5 = vector.insert %f, %4[1] : f32 into vector<4xf32>
  %6 = vector.insert %r, %w[0] : vector<2xf32> into vector<2x2xf32>
  %7 = vector.insert %f, %6[1, 0] : f32 into vector<2x2xf32>
  %8 = vector.insert %g, %7[1, 1] : f32 into vector<2x2xf32>
  %9 = vector.insert %f, %w[1, 0] : f32 into vector<2x2xf32>
  return %3, %5, %8, %9 : vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<2x2xf32>
}

// -----

func.func @inserted_twice(%v: vector<4xf32>, %f: f32, %g: f32) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.insert %f, %v[0] : f32 into vector<4xf32>
  %1 = vector.insert %g, %0[1] : f32 into vector<4xf32>
  %2 = vector.insert %f, %1[1] : f32 into vector<4xf32>
  %3 = vector.insert %g, %2[2] : f32 into vector<4xf32>
  %4 = vector.insert %g, %3[3] : f32 into vector<4xf32>
  return %4, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @shuffles(%v: vector<4xf32>, %w: vector<4xf32>, %p: vector<2x3xf32>, %o: vector<f32>, %u: vector<2xf32>, %f: f32) -> (vector<4xf32>, vector<8xf32>, vector<3x3xf32>, vector<1xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>) {
  %0 = vector.shuffle %v, %w [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %v, %w [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %p, %p [0, 3, 1] : vector<2x3xf32>, vector<2x3xf32>
  %3 = vector.shuffle %o, %o [1] : vector<f32>, vector<f32>
  %4 = vector.shuffle %v, %w [0, 1, 2, 3] : vector<4xf32>, vector<4xf32>
  %5 = vector.shuffle %u, %v [4, 1] : vector<2xf32>, vector<4xf32>
  %b = vector.broadcast %f : f32 to vector<4xf32>
  %6 = vector.shuffle %b, %b [3, 4, 7, 0] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<8xf32>, vector<3x3xf32>, vector<1xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>
}

// -----

func.func @poison_and_odd_shuffles(%v: vector<4xf32>, %w: vector<4xf32>) -> (vector<4xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<3xf32>) {
  %p = ub.poison : vector<4xf32>
  %0 = vector.shuffle %p, %p [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %v, %p [-1, -1] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %v, %w [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %p, %w [0, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %v, %w [1, -1, 6] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<3xf32>
}

// -----

func.func @interleaved(%v: vector<2x4xi8>, %s: vector<[4]xi8>, %w: vector<3xi8>) -> (vector<2x8xi8>, vector<[8]xi8>, vector<2x2xi8>, vector<2x2xi8>, vector<6xi8>) {
  %0 = vector.interleave %v, %v : vector<2x4xi8> -> vector<2x8xi8>
  %1 = vector.interleave %s, %s : vector<[4]xi8> -> vector<[8]xi8>
  %2, %3 = vector.deinterleave %v : vector<2x4xi8> -> vector<2x2xi8>
  %4 = vector.interleave %w, %w : vector<3xi8> -> vector<6xi8>
  return %0, %1, %2, %3, %4 : vector<2x8xi8>, vector<[8]xi8>, vector<2x2xi8>, vector<2x2xi8>, vector<6xi8>
}

// -----

func.func @bitcasts(%v: vector<4xf32>, %w: vector<2x4xi16>, %s: vector<[4]xf32>, %o: vector<f32>) -> (vector<8xi16>, vector<2x2xi32>, vector<[8]xi16>, vector<i32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %1 = vector.bitcast %w : vector<2x4xi16> to vector<2x2xi32>
  %2 = vector.bitcast %s : vector<[4]xf32> to vector<[8]xi16>
  %3 = vector.bitcast %o : vector<f32> to vector<i32>
  %4 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %5 = vector.bitcast %4 : vector<4xi32> to vector<4xf32>
  %6 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  return %0, %1, %2, %3, %5, %6 : vector<8xi16>, vector<2x2xi32>, vector<[8]xi16>, vector<i32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @bitcast_constants() -> (vector<4xi16>, vector<1xi64>, vector<2xf32>, vector<8xi8>) {
  %c = arith.constant dense<7> : vector<2xi32>
  %0 = vector.bitcast %c : vector<2xi32> to vector<4xi16>
  %1 = vector.bitcast %c : vector<2xi32> to vector<1xi64>
  %2 = vector.bitcast %c : vector<2xi32> to vector<2xf32>
  %s = arith.constant dense<257> : vector<4xi16>
  %3 = vector.bitcast %s : vector<4xi16> to vector<8xi8>
  return %0, %1, %2, %3 : vector<4xi16>, vector<1xi64>, vector<2xf32>, vector<8xi8>
}

// -----

func.func @scalable(%v: vector<[4]xf32>, %w: vector<4xf32>, %u: vector<[8]xf32>, %x: vector<2x[4]xf32>, %f: f32) -> (vector<4xf32>, vector<[4]xf32>, vector<[4]xf32>, f32, vector<4xf32>) {
  %0 = vector.scalable.extract %u[4] : vector<4xf32> from vector<[8]xf32>
  %1 = vector.scalable.insert %w, %v[0] : vector<4xf32> into vector<[4]xf32>
  %2 = vector.extract %x[1] : vector<[4]xf32> from vector<2x[4]xf32>
  %3 = vector.reduction <add>, %v, %f : vector<[4]xf32> into f32
  %4 = vector.scalable.extract %1[0] : vector<4xf32> from vector<[4]xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<[4]xf32>, vector<[4]xf32>, f32, vector<4xf32>
}

// -----

// Transfers: in bounds or not, by maps, of tensors and memrefs.
func.func @reads(%m: memref<8x?xf32>, %t: tensor<8x4xf32>, %i: index, %f: f32, %k: vector<4xi1>) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x2xf32>, vector<4x3xf32>, vector<f32>, vector<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = vector.transfer_read %m[%i, %i], %f : memref<8x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%c5, %i], %f {in_bounds = [true, true]} : memref<8x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %c0], %f, %k : memref<8x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %t[%c0, %c0], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x4xf32>, vector<4x2xf32>
  %4 = vector.transfer_read %t[%i, %c0], %f {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : tensor<8x4xf32>, vector<4x3xf32>
  %5 = vector.transfer_read %t[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> ()>} : tensor<8x4xf32>, vector<f32>
  %6 = vector.transfer_read %t[%c5, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<8x4xf32>, vector<1x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x2xf32>, vector<4x3xf32>, vector<f32>, vector<1x4xf32>
}

// -----

func.func @writes(%m: memref<8x?xf32>, %i: index, %f: f32, %k: vector<4xi1>, %v: vector<4xf32>, %w: vector<2x4xf32>, %u: vector<4x2xf32>, %o: vector<f32>, %kk: vector<2x4xi1>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<8x?xf32>
  vector.transfer_write %w, %m[%c5, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<8x?xf32>
  vector.transfer_write %v, %m[%i, %c0], %k : vector<4xf32>, memref<8x?xf32>
  vector.transfer_write %u, %m[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x2xf32>, memref<8x?xf32>
  vector.transfer_write %v, %m[%c0, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<8x?xf32>
  vector.transfer_write %w, %m[%c0, %i], %kk : vector<2x4xf32>, memref<8x?xf32>
  vector.transfer_write %o, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> ()>} : vector<f32>, memref<8x?xf32>
  return
}

// -----

func.func @read_what_was_written(%t: tensor<4x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %f: f32, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %1 = vector.transfer_write %w, %0[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %f {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %3 = vector.transfer_write %w, %0[%c1, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %4 = vector.transfer_read %3[%c1, %c0], %f {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %5 = vector.transfer_write %w, %0[%c1, %c3] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %6 = vector.transfer_read %5[%c1, %c0], %f {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %7 = vector.transfer_write %w, %0[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %8 = vector.transfer_read %7[%c1, %c0], %f {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %9 = vector.transfer_write %v, %t[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %10 = vector.transfer_read %9[%i, %c0], %f {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %2, %4, %6, %8, %10 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @write_again(%t: tensor<4x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %1 = vector.transfer_write %w, %0[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %2 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %3 = vector.transfer_write %w, %2[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %4 = vector.transfer_write %w, %3[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %5 = vector.transfer_write %v, %t[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %6 = vector.transfer_write %w, %5[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %7 = vector.transfer_write %w, %6[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  return %1, %4, %7 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

func.func @write_what_was_read(%t: tensor<4x8xf32>, %u: tensor<4x8xf32>, %f: f32, %i: index, %k: vector<4x8xi1>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %2 = vector.transfer_write %0, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %3 = vector.transfer_read %t[%i, %c0], %f {in_bounds = [true, true]} : tensor<4x8xf32>, vector<2x8xf32>
  %4 = vector.transfer_write %3, %t[%i, %c0] {in_bounds = [true, true]} : vector<2x8xf32>, tensor<4x8xf32>
  %5 = vector.transfer_write %0, %t[%c0, %c0], %k {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  return %1, %2, %4, %5 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

func.func @masked_splats(%t: tensor<4x8xf32>, %k: vector<4xi1>, %l: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 2.0 : f32
  %g = arith.constant 3.0 : f32
  %s = arith.constant dense<2.0> : vector<4xf32>
  %0 = vector.transfer_write %s, %t[%c0, %c0], %k {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %f, %k {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%c0, %c0], %g, %k {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %3 = vector.transfer_read %0[%c0, %c0], %f, %l {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @loads(%m: memref<8x8xf32>, %i: index, %v: vector<4xf32>, %w: memref<8xvector<4xf32>>, %o: vector<f32>, %s: vector<[4]xf32>, %n: vector<2x4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<f32>, vector<[4]xf32>, vector<2x4xf32>) {
  %0 = vector.load %m[%i, %i] {alignment = 16 : i64} : memref<8x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
  %1 = vector.load %w[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  %2 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<f32>
  vector.store %o, %m[%i, %i] {alignment = 4 : i64} : memref<8x8xf32>, vector<f32>
  %3 = vector.load %m[%i, %i] {nontemporal = true} : memref<8x8xf32>, vector<[4]xf32>
  vector.store %s, %m[%i, %i] : memref<8x8xf32>, vector<[4]xf32>
  %4 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<2x4xf32>
  vector.store %n, %m[%i, %i] : memref<8x8xf32>, vector<2x4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<f32>, vector<[4]xf32>, vector<2x4xf32>
}

// -----

func.func @masked_memory(%m: memref<8x8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: vector<4xi64>, %s: vector<[4]xf32>, %ks: vector<[4]xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %v {alignment = 8 : i64} : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.expandload %m[%i, %i], %k, %v {alignment = 8 : i64} : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %m[%i, %i] [%x], %k, %v {alignment = 16 : i64} : memref<8x8xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i] [%x], %k, %v : memref<8x8xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32>
  %3 = vector.maskedload %m[%i, %i], %ks, %s : memref<8x8xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>
}

// -----

func.func @others(%m: memref<2x4xf32>, %v: vector<2x4xf32>, %f: vector<4xf32>, %i: index) -> (memref<vector<2x4xf32>>, vector<2x4xf32>, vector<4xindex>, vector<[4]xindex>, index, vector<4xf32>) {
  %0 = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>>
  %1 = vector.fma %v, %v, %v : vector<2x4xf32>
  %2 = vector.step : vector<4xindex>
  %3 = vector.step : vector<[4]xindex>
  %4 = vector.vscale
  %5 = vector.fma %f, %f, %f : vector<4xf32>
  return %0, %1, %2, %3, %4, %5 : memref<vector<2x4xf32>>, vector<2x4xf32>, vector<4xindex>, vector<[4]xindex>, index, vector<4xf32>
}

// -----

func.func @compared_steps() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %s = vector.step : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %0 = arith.cmpi ult, %s, %c4 : vector<4xindex>
  %1 = arith.cmpi ult, %s, %c3 : vector<4xindex>
  %2 = arith.cmpi ule, %s, %c3 : vector<4xindex>
  %3 = arith.cmpi uge, %s, %c4 : vector<4xindex>
  %4 = arith.cmpi ugt, %s, %c3 : vector<4xindex>
  %5 = arith.cmpi eq, %s, %c4 : vector<4xindex>
  %6 = arith.cmpi ne, %s, %c4 : vector<4xindex>
  %7 = arith.cmpi ne, %s, %c3 : vector<4xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// -----

func.func @prints(%f: f32, %v: vector<2x3xf32>, %i: index, %j: i7, %u: ui8, %s: si16, %w: vector<[4]xi32>) {
  vector.print %f : f32
  vector.print %v : vector<2x3xf32>
  vector.print %i : index
  vector.print %j : i7
  vector.print %w : vector<[4]xi32>
  vector.print str "text"
  vector.print punctuation <comma>
  vector.print %f : f32 punctuation <no_punctuation>
  return
}
