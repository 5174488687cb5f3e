// Loops of scf and views of memrefs that passes rewrite: what they compute stays
// the same.
// NO ORACLE on armhf: its pipeline leaves a cast of i32 to index
//
// PASSES: -affine-loop-coalescing
// PASSES: -scf-for-loop-peeling
// PASSES: -scf-for-loop-peeling=peel-front=true
// PASSES: -scf-for-loop-peeling -scf-for-loop-canonicalization
// PASSES: -scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3
// PASSES: -expand-strided-metadata
// PASSES: -fold-memref-alias-ops
// PASSES: -fold-memref-alias-ops -expand-strided-metadata
// PASSES: -affine-fold-memref-alias-ops

// Digits of a number: how often, and in which order, bodies run.
func.func @count(%low: index, %high: index, %step: index, %m: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c7 = arith.constant 7 : index
  %size = memref.dim %m, %c0 : memref<?xindex>
  %r = scf.for %i = %low to %high step %step iter_args(%a = %c1) -> index {
    %q = scf.for %j = %c1 to %c7 step %c3 iter_args(%b = %a) -> index {
      %x = arith.muli %b, %c10 : index
      %y = arith.addi %i, %j : index
      %z = arith.addi %x, %y : index
      scf.yield %z : index
    }
    scf.yield %q : index
  }
  scf.for %i = %c0 to %size step %c3 {
    %n = affine.min affine_map<(d0)[s0] -> (3, s0 - d0)>(%i)[%size]
    memref.store %n, %m[%i] : memref<?xindex>
  }
  return %r : index
}

func.func @show(%x: index) {
  %y = arith.index_cast %x : index to i64
  vector.print %y : i64
  return
}

func.func @views(%m: memref<?x8xindex>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %part = memref.subview %m[%n, 1] [2, 4] [2, 1] : memref<?x8xindex> to memref<2x4xindex, strided<[16, 1], offset: ?>>
  %a = memref.load %part[%c1, %c3] : memref<2x4xindex, strided<[16, 1], offset: ?>>
  %row = vector.load %part[%c1, %c0] : memref<2x4xindex, strided<[16, 1], offset: ?>>, vector<4xindex>
  %flat = memref.collapse_shape %m [[0, 1]] : memref<?x8xindex> into memref<?xindex>
  %at = arith.constant 21 : index
  %b = memref.load %flat[%at] : memref<?xindex>
  %four = vector.load %flat[%at] : memref<?xindex>, vector<4xindex>
  %size = memref.dim %m, %c0 : memref<?x8xindex>
  %more = memref.expand_shape %m [[0], [1, 2]] output_shape [%size, 2, 4] : memref<?x8xindex> into memref<?x2x4xindex>
  %c = memref.load %more[%n, %c1, %c2] : memref<?x2x4xindex>
  %d = affine.for %i = 0 to 2 iter_args(%s = %c0) -> index {
    %x = affine.load %part[%i, %i + 1] : memref<2x4xindex, strided<[16, 1], offset: ?>>
    %t = arith.addi %s, %x : index
    affine.yield %t : index
  }
  %e = vector.reduction <add>, %row : vector<4xindex> into index
  %third = vector.extract %four[2] : index from vector<4xindex>
  call @show(%a) : (index) -> ()
  call @show(%b) : (index) -> ()
  call @show(%c) : (index) -> ()
  call @show(%d) : (index) -> ()
  call @show(%e) : (index) -> ()
  return %third : index
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %counts = memref.alloc(%c8) : memref<?xindex>
  %r = call @count(%c0, %c5, %c2, %counts) : (index, index, index, memref<?xindex>) -> index
  call @show(%r) : (index) -> ()
  %none = call @count(%c7, %c1, %c5, %counts) : (index, index, index, memref<?xindex>) -> index
  call @show(%none) : (index) -> ()
  %rest = memref.load %counts[%c6] : memref<?xindex>
  call @show(%rest) : (index) -> ()
  %m = memref.alloc(%c6) : memref<?x8xindex>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c6, %c8) step (%c1, %c1) {
    %x = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
    memref.store %x, %m[%i, %j] : memref<?x8xindex>
  }
  %v = call @views(%m, %c2) : (memref<?x8xindex>, index) -> index
  call @show(%v) : (index) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}

// OUT: 1143658
// OUT: 1
// OUT: 2
// OUT: 44
// OUT: 25
// OUT: 26
// OUT: 65
// OUT: 170
// OUT: 27
