// Memrefs with gaps between rows, and the same without a layout: through calls,
// views of other memory and every kind of access.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits
//
// PASSES: -normalize-memrefs
// PASSES: -normalize-memrefs -canonicalize -cse

func.func private @with_gaps(%m: memref<3x2xi32, strided<[4, 1], offset: 3>>, %i: index) -> i32 {
  affine.for %k = 1 to 2 {
    %n = arith.muli %i, %k : index
    %x = memref.load %m[%n, %n] : memref<3x2xi32, strided<[4, 1], offset: 3>>
    %y = memref.load %m[%k, %n] : memref<3x2xi32, strided<[4, 1], offset: 3>>
    %z = arith.subi %x, %y : i32
    memref.store %z, %m[%n, %k] : memref<3x2xi32, strided<[4, 1], offset: 3>>
  }
  %r = affine.load %m[symbol(%i), 1] : memref<3x2xi32, strided<[4, 1], offset: 3>>
  return %r : i32
}

func.func private @view(%f: memref<16xi32>) -> memref<3x2xi32, strided<[4, 1], offset: 3>> {
  %p = memref.reinterpret_cast %f to offset: [3], sizes: [3, 2], strides: [4, 1] : memref<16xi32> to memref<3x2xi32, strided<[4, 1], offset: 3>>
  return %p : memref<3x2xi32, strided<[4, 1], offset: 3>>
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = memref.alloc() : memref<16xi32>
  affine.for %i = 0 to 16 {
    %0 = arith.index_cast %i : index to i32
    affine.store %0, %f[%i] : memref<16xi32>
  }
  %p = call @view(%f) : (memref<16xi32>) -> memref<3x2xi32, strided<[4, 1], offset: 3>>
  %n = memref.dim %p, %c1 : memref<3x2xi32, strided<[4, 1], offset: 3>>
  vector.print %n : index
  %a = call @with_gaps(%p, %c0) : (memref<3x2xi32, strided<[4, 1], offset: 3>>, index) -> i32
  vector.print %a : i32
  %b = call @with_gaps(%p, %c1) : (memref<3x2xi32, strided<[4, 1], offset: 3>>, index) -> i32
  vector.print %b : i32
  affine.for %i = 0 to 3 {
    %0 = affine.load %p[%i, 1] : memref<3x2xi32, strided<[4, 1], offset: 3>>
    vector.print %0 : i32
  }
  memref.dealloc %f : memref<16xi32>
  return %zero : i32
}

// OUT: 2
// OUT: -4
// OUT: 0
// OUT: -4
// OUT: 0
// OUT: 12
