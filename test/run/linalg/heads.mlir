// Two products of each of several heads, with what is between them larger than a
// cache: what one head leaves is in the place of what the one before has left.
//
// PASSES: -linalg-fuse-rows=products -convert-linalg-to-loops
// PASSES: -convert-linalg-to-loops
// NO ORACLE: its passes know no linalg; test/lowering/linalg compares with them

func.func private @printI64(i64)
func.func private @printNewline()

func.func @heads(%q: memref<5x960x4xi32> {llvm.noalias}, %k: memref<5x4x960xi32> {llvm.noalias},
                 %v: memref<5x960x3xi32> {llvm.noalias}, %o: memref<5x960x3xi32> {llvm.noalias}) {
  %zero = arith.constant 0 : i32
  %least = arith.constant -2147483648 : i32
  %s = memref.alloc() : memref<5x960x960xi32>
  linalg.fill ins(%zero : i32) outs(%s : memref<5x960x960xi32>)
  linalg.batch_matmul ins(%q, %k : memref<5x960x4xi32>, memref<5x4x960xi32>) outs(%s : memref<5x960x960xi32>)
  %max = memref.alloc() : memref<5x960xi32>
  linalg.fill ins(%least : i32) outs(%max : memref<5x960xi32>)
  linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%s : memref<5x960x960xi32>) outs(%max : memref<5x960xi32>) {
  ^bb0(%x: i32, %m: i32):
    %0 = arith.maxsi %x, %m : i32
    linalg.yield %0 : i32
  }
  linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i)>, affine_map<(h, i, j) -> (h, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%max : memref<5x960xi32>) outs(%s : memref<5x960x960xi32>) {
  ^bb0(%m: i32, %x: i32):
    %0 = arith.subi %m, %x : i32
    linalg.yield %0 : i32
  }
  memref.dealloc %max : memref<5x960xi32>
  linalg.fill ins(%zero : i32) outs(%o : memref<5x960x3xi32>)
  linalg.batch_matmul ins(%s, %v : memref<5x960x960xi32>, memref<5x960x3xi32>) outs(%o : memref<5x960x3xi32>)
  memref.dealloc %s : memref<5x960x960xi32>
  return
}

// Numbers from -5 to 5.
func.func @numbers(%flat: memref<?xi32>, %step: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i5 = arith.constant 5 : i32
  %i11 = arith.constant 11 : i32
  %n = memref.dim %flat, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    %y = arith.muli %x, %step : i32
    %z = arith.remui %y, %i11 : i32
    %w = arith.subi %z, %i5 : i32
    memref.store %w, %flat[%i] : memref<?xi32>
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %n = arith.constant 960 : index
  %i3 = arith.constant 3 : i32
  %i7 = arith.constant 7 : i32
  %i13 = arith.constant 13 : i32
  %qs = memref.alloc() : memref<19200xi32>
  %ks = memref.alloc() : memref<19200xi32>
  %vs = memref.alloc() : memref<14400xi32>
  %qu = memref.cast %qs : memref<19200xi32> to memref<?xi32>
  %ku = memref.cast %ks : memref<19200xi32> to memref<?xi32>
  %vu = memref.cast %vs : memref<14400xi32> to memref<?xi32>
  call @numbers(%qu, %i3) : (memref<?xi32>, i32) -> ()
  call @numbers(%ku, %i7) : (memref<?xi32>, i32) -> ()
  call @numbers(%vu, %i13) : (memref<?xi32>, i32) -> ()
  %q = memref.expand_shape %qs [[0, 1, 2]] output_shape [5, 960, 4] : memref<19200xi32> into memref<5x960x4xi32>
  %k = memref.expand_shape %ks [[0, 1, 2]] output_shape [5, 4, 960] : memref<19200xi32> into memref<5x4x960xi32>
  %v = memref.expand_shape %vs [[0, 1, 2]] output_shape [5, 960, 3] : memref<14400xi32> into memref<5x960x3xi32>
  %o = memref.alloc() : memref<5x960x3xi32>
  call @heads(%q, %k, %v, %o) : (memref<5x960x4xi32>, memref<5x4x960xi32>, memref<5x960x3xi32>, memref<5x960x3xi32>) -> ()
  %zero = arith.constant 0 : i64
  %i31 = arith.constant 31 : i64
  scf.for %h = %c0 to %c5 step %c1 {
    %hash = scf.for %i = %c0 to %n step %c1 iter_args(%before = %zero) -> i64 {
      %row = scf.for %j = %c0 to %c3 step %c1 iter_args(%now = %before) -> i64 {
        %x = memref.load %o[%h, %i, %j] : memref<5x960x3xi32>
        %y = arith.extsi %x : i32 to i64
        %z = arith.muli %now, %i31 : i64
        %w = arith.addi %z, %y : i64
        scf.yield %w : i64
      }
      scf.yield %row : i64
    }
    func.call @printI64(%hash) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  // OUT: -6102681050571796819
  // OUT: 4664505278659164522
  // OUT: 1219790868190587802
  // OUT: 2468563649343411259
  // OUT: -4452842482511358113
  memref.dealloc %qs : memref<19200xi32>
  memref.dealloc %ks : memref<19200xi32>
  memref.dealloc %vs : memref<14400xi32>
  memref.dealloc %o : memref<5x960x3xi32>
  %i0 = arith.constant 0 : i32
  return %i0 : i32
}
