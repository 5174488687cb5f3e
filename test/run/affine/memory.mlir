// Accesses at affine places, of elements and of vectors, and what maps compute
// of numbers on both sides of 0.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits
// SKIP on armhf: prints indices below 0, which have 64 bits here

func.func @arithmetic(%x: index, %n: index) {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%x)
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%x)
  %2 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%x)
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 * s0 - 7)>(%x)[%n]
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0 + d0 mod s0 + d0 ceildiv s0)>(%x)[%n]
  %5 = affine.min affine_map<(d0)[s0] -> (d0, s0, 2)>(%x)[%n]
  %6 = affine.max affine_map<(d0)[s0] -> (d0, s0 - 4, -2)>(%x)[%n]
  vector.print %0 : index punctuation <comma>
  vector.print %1 : index punctuation <comma>
  vector.print %2 : index punctuation <comma>
  vector.print %3 : index punctuation <comma>
  vector.print %4 : index punctuation <comma>
  vector.print %5 : index punctuation <comma>
  vector.print %6 : index
  return
}

func.func @indices(%x: index, %n: index) {
  %0:3 = affine.delinearize_index %x into (3, 4) : index, index, index
  vector.print %0#0 : index punctuation <comma>
  vector.print %0#1 : index punctuation <comma>
  vector.print %0#2 : index
  %1:3 = affine.delinearize_index %x into (2, %n, 4) : index, index, index
  vector.print %1#0 : index punctuation <comma>
  vector.print %1#1 : index punctuation <comma>
  vector.print %1#2 : index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (3, 4) : index
  %3 = affine.linearize_index disjoint [%1#0, %1#1, %1#2] by (2, %n, 4) : index
  %4 = affine.linearize_index [%x, %n] by (2, %n) : index
  vector.print %2 : index punctuation <comma>
  vector.print %3 : index punctuation <comma>
  vector.print %4 : index
  return
}

func.func @accesses(%m: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[%i + 1], read, locality<3>, data : memref<8xf32>
    %0 = affine.load %m[%i * 2] : memref<8xf32>
    %1 = affine.load %m[-%i + 7] : memref<8xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %m[(%i + symbol(%n)) mod 8] : memref<8xf32>
  }
  affine.for %i = 0 to 2 {
    %0 = affine.vector_load %m[%i * 4] : memref<8xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    affine.vector_store %1, %m[%i * 3 + 1] : memref<8xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
    vector.print %0 : f32
  }
  return
}

func.func @main() -> i32 {
  %c9 = arith.constant 9 : index
  %m9 = arith.constant -9 : index
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  %c30 = arith.constant 30 : index
  call @arithmetic(%c9, %c3) : (index, index) -> ()
  call @arithmetic(%m9, %c3) : (index, index) -> ()
  call @arithmetic(%c8, %c8) : (index, index) -> ()
  call @indices(%c30, %c3) : (index, index) -> ()
  call @indices(%m9, %c8) : (index, index) -> ()
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = arith.index_cast %i : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    affine.store %1, %m[%i] : memref<8xf32>
  }
  call @accesses(%m, %c3) : (memref<8xf32>, index) -> ()
  memref.dealloc %m : memref<8xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}

// OUT: 2, 3, 1, 20, 6, 2, 9
// OUT: 18446744073709551613, 18446744073709551614, 3, 18446744073709551582, 18446744073709551610, 18446744073709551607, 18446744073709551615
// OUT: 2, 2, 0, 57, 2, 2, 8
// OUT: 2, 1, 2
// OUT: 2, 1, 2
// OUT: 30, 30, 93
// OUT: 18446744073709551615, 0, 3
// OUT: 18446744073709551615, 5, 3
// OUT: 18446744073709551607, 18446744073709551607, 18446744073709551552
// OUT: 0
// OUT: 0
// OUT: 2
// OUT: 4
// OUT: 28
// OUT: 26
// OUT: 28
// OUT: 14
