// Operations that follow each other work on one row after the other.
//
// RUN: mlcc-opt -linalg-fuse-rows %s | FileCheck %s
// RUN: mlcc-opt -linalg-fuse-rows=products %s | FileCheck %s --check-prefix=PRODUCTS
// RUN: mlcc-opt -linalg-fuse-rows=no-tests %s | FileCheck %s --check-prefix=UNTESTED
// RUN: mlcc -O2 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=COMPILE
// RUN: mlcc -O2 -fno-linalg-fuse -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=APART

#both = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#turned = affine_map<(i, j) -> (j, i)>

// The sums of rows have a view without dimensions; the bias is of all rows.
// CHECK-LABEL: func.func @normalize
// CHECK: %[[SUMS:.*]] = memref.alloc() : memref<256xf32>
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %c256
// CHECK: %[[S:.*]] = memref.reinterpret_cast %[[SUMS]] to offset: [%[[I]]], sizes: [], strides: []
// CHECK: linalg.generic {{.*}} iterator_types = []} {{.*}} outs(%[[S]] :
// CHECK: %[[X:.*]] = memref.reinterpret_cast %arg0 to offset: [%{{.*}}], sizes: [128], strides: [1]
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%[[X]] : {{.*}}) outs(%[[S]] :
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%[[X]], %[[S]], %arg1 :
// CHECK-NOT: linalg.generic
// COMPILE-LABEL: func.func @normalize
// COMPILE: scf.for {{.*}} to %c256
// COMPILE-NOT: to %c256
// COMPILE: return
// APART-LABEL: func.func @normalize
// APART-COUNT-3: to %c256
func.func @normalize(%x: memref<256x128xf32> {llvm.noalias}, %bias: memref<128xf32> {llvm.noalias},
                     %y: memref<256x128xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  %sums = memref.alloc() : memref<256xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<256xf32>)
  linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<256x128xf32>) outs(%sums : memref<256xf32>) {
  ^bb0(%e: f32, %s: f32):
    %t = arith.addf %s, %e : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#both, #row, #column, #both], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums, %bias : memref<256x128xf32>, memref<256xf32>, memref<128xf32>) outs(%y : memref<256x128xf32>) {
  ^bb0(%e: f32, %s: f32, %c: f32, %o: f32):
    %q = arith.divf %e, %s : f32
    %t = arith.addf %q, %c : f32
    linalg.yield %t : f32
  }
  memref.dealloc %sums : memref<256xf32>
  return
}

// A row that another one reads, sums of columns, memory that may be the same, and
// rows that fit a cache together.
// CHECK-LABEL: func.func @apart
// CHECK-NOT: scf.for
func.func @apart(%x: memref<256x256xf32> {llvm.noalias}, %y: memref<256x256xf32> {llvm.noalias},
                 %a: memref<256x256xf32>, %b: memref<256x256xf32>, %v: memref<256xf32> {llvm.noalias},
                 %s: memref<16x64xf32> {llvm.noalias}) {
  linalg.exp ins(%x : memref<256x256xf32>) outs(%y : memref<256x256xf32>)
  linalg.generic {indexing_maps = [#turned, #both], iterator_types = ["parallel", "parallel"]}
      ins(%y : memref<256x256xf32>) outs(%x : memref<256x256xf32>) {
  ^bb0(%e: f32, %o: f32):
    linalg.yield %e : f32
  }
  linalg.generic {indexing_maps = [#both, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<256x256xf32>) outs(%v : memref<256xf32>) {
  ^bb0(%e: f32, %o: f32):
    %t = arith.addf %e, %o : f32
    linalg.yield %t : f32
  }
  linalg.exp ins(%a : memref<256x256xf32>) outs(%b : memref<256x256xf32>)
  linalg.exp ins(%b : memref<256x256xf32>) outs(%a : memref<256x256xf32>)
  linalg.exp ins(%s : memref<16x64xf32>) outs(%s : memref<16x64xf32>)
  linalg.exp ins(%s : memref<16x64xf32>) outs(%s : memref<16x64xf32>)
  return
}

// A body that reads what another operation writes, in any row.
// CHECK-LABEL: func.func @gathers
// CHECK-NOT: scf.for
func.func @gathers(%x: memref<256x128xf32> {llvm.noalias}, %y: memref<256x128xf32> {llvm.noalias},
                   %z: memref<256xf32> {llvm.noalias}, %last: index) {
  linalg.exp ins(%x : memref<256x128xf32>) outs(%y : memref<256x128xf32>)
  linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"]}
      ins(%y : memref<256x128xf32>) outs(%z : memref<256xf32>) {
  ^bb0(%e: f32, %o: f32):
    %l = memref.load %y[%last, %last] : memref<256x128xf32>
    %p = arith.mulf %e, %l : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  }
  return
}

// Rows of unknown number and length: those of a memref that both index by row are
// as many. Sizes and strides are asked for before the loop.
// CHECK-LABEL: func.func @unknown
// CHECK: %[[SUMS:.*]] = memref.alloc(%arg3)
// CHECK: %{{.*}}, %{{.*}}, %[[ROWS:.*]], %{{.*}} = memref.extract_strided_metadata %[[SUMS]]
// CHECK: %{{.*}}, %{{.*}}, %[[SIZES:.*]]:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %arg0
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %[[ROWS]]
// CHECK: %[[FAR:.*]] = arith.muli %[[I]], %[[STRIDES]]#0
// CHECK: memref.reinterpret_cast %arg0 to offset: [%[[FAR]]], sizes: [%[[SIZES]]#1], strides: [1]
// CHECK-COUNT-2: linalg.generic {{.*}} iterator_types = [{{"(parallel|reduction)"}}]
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @unknown(%x: memref<?x?xf32> {llvm.noalias}, %bias: memref<?xf32> {llvm.noalias},
                   %y: memref<?x?xf32> {llvm.noalias}, %rows: index) {
  %zero = arith.constant 0.0 : f32
  %sums = memref.alloc(%rows) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<?xf32>)
  linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x?xf32>) outs(%sums : memref<?xf32>) {
  ^bb0(%e: f32, %s: f32):
    %t = arith.addf %s, %e : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#both, #row, #column, #both], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums, %bias : memref<?x?xf32>, memref<?xf32>, memref<?xf32>) outs(%y : memref<?x?xf32>) {
  ^bb0(%e: f32, %s: f32, %c: f32, %o: f32):
    %q = arith.divf %e, %s : f32
    %t = arith.addf %q, %c : f32
    linalg.yield %t : f32
  }
  memref.dealloc %sums : memref<?xf32>
  return
}

// Nothing says that these have as many rows.
// CHECK-LABEL: func.func @unknown_apart
// CHECK-NOT: scf.for
func.func @unknown_apart(%x: memref<?x?xf32> {llvm.noalias}, %y: memref<?x?xf32> {llvm.noalias},
                         %a: memref<?x?xf32> {llvm.noalias}, %b: memref<?x?xf32> {llvm.noalias}) {
  linalg.exp ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>)
  linalg.exp ins(%a : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  return
}

// An allocation of the size of another memref's rows has as many, and what has an
// element for each row is freed behind the loop.
// CHECK-LABEL: func.func @unknown_softmax
// CHECK: scf.for
// CHECK-COUNT-4: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: memref.dealloc
// CHECK-NEXT: memref.dealloc
// CHECK-NEXT: return
func.func @unknown_softmax(%x: memref<?x?xf32> {llvm.noalias}, %y: memref<?x?xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : index
  %rows = memref.dim %x, %c0 : memref<?x?xf32>
  %max = memref.alloc(%rows) : memref<?xf32>
  linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x?xf32>) outs(%max : memref<?xf32>) {
  ^bb0(%e: f32, %s: f32):
    %t = arith.maxnumf %s, %e : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#both, #row, #both], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : memref<?x?xf32>, memref<?xf32>) outs(%y : memref<?x?xf32>) {
  ^bb0(%e: f32, %m: f32, %o: f32):
    %t = arith.subf %e, %m : f32
    linalg.yield %t : f32
  }
  memref.dealloc %max : memref<?xf32>
  %again = memref.dim %x, %c0 : memref<?x?xf32>
  %sums = memref.alloc(%again) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<?xf32>)
  linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"]}
      ins(%y : memref<?x?xf32>) outs(%sums : memref<?xf32>) {
  ^bb0(%e: f32, %s: f32):
    %t = arith.addf %s, %e : f32
    linalg.yield %t : f32
  }
  memref.dealloc %sums : memref<?xf32>
  return
}

// Several products of matrices, of which each head has its own: with what is between
// them they work on one head after the other, and memory that only they touch has
// room for one head. The first product begins with its fill. Weights that all heads
// share would be packed for each of them again.
// PRODUCTS-LABEL: func.func @heads(
// PRODUCTS: %[[SCORES:.*]] = memref.alloc() : memref<2048x2048xf32>
// PRODUCTS: scf.for %[[I:.*]] = %{{.*}} to %c8
// PRODUCTS: linalg.fill {{.*}} outs(%[[SCORES]] :
// PRODUCTS: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} {{.*}} outs(%[[SCORES]] :
// PRODUCTS: linalg.generic {{.*}} outs(%[[SCORES]] :
// PRODUCTS: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[SCORES]],
// PRODUCTS: }
// PRODUCTS-NOT: memref.alloc()
// PRODUCTS: memref.dealloc %[[SCORES]] : memref<2048x2048xf32>
// PRODUCTS-NEXT: return
// PRODUCTS-LABEL: func.func @shared_weights(
// PRODUCTS-NOT: scf.for
// PRODUCTS-LABEL: func.func @seen(
// PRODUCTS-NOT: scf.for
// CHECK-LABEL: func.func @heads(
// CHECK-NOT: memref<2048x2048xf32>
func.func @heads(%q: memref<8x2048x64xf32> {llvm.noalias}, %k: memref<8x64x2048xf32> {llvm.noalias},
                 %v: memref<8x2048x64xf32> {llvm.noalias}, %o: memref<8x2048x64xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<8x2048x2048xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<8x2048x2048xf32>)
  linalg.batch_matmul ins(%q, %k : memref<8x2048x64xf32>, memref<8x64x2048xf32>) outs(%s : memref<8x2048x2048xf32>)
  linalg.exp ins(%s : memref<8x2048x2048xf32>) outs(%s : memref<8x2048x2048xf32>)
  linalg.batch_matmul ins(%s, %v : memref<8x2048x2048xf32>, memref<8x2048x64xf32>) outs(%o : memref<8x2048x64xf32>)
  memref.dealloc %s : memref<8x2048x2048xf32>
  return
}
#left = affine_map<(h, i, j, k) -> (h, i, k)>
#shared = affine_map<(h, i, j, k) -> (k, j)>
#sums = affine_map<(h, i, j, k) -> (h, i, j)>
func.func @shared_weights(%q: memref<8x2048x64xf32> {llvm.noalias}, %k: memref<64x2048xf32> {llvm.noalias},
                          %v: memref<8x2048x64xf32> {llvm.noalias}, %o: memref<8x2048x64xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<8x2048x2048xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<8x2048x2048xf32>)
  linalg.generic {indexing_maps = [#left, #shared, #sums], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : memref<8x2048x64xf32>, memref<64x2048xf32>) outs(%s : memref<8x2048x2048xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }
  linalg.batch_matmul ins(%s, %v : memref<8x2048x2048xf32>, memref<8x2048x64xf32>) outs(%o : memref<8x2048x64xf32>)
  memref.dealloc %s : memref<8x2048x2048xf32>
  return
}
func.func @seen(%q: memref<8x2048x64xf32> {llvm.noalias}, %k: memref<8x64x2048xf32> {llvm.noalias},
                %v: memref<8x2048x64xf32> {llvm.noalias}, %o: memref<8x2048x64xf32> {llvm.noalias}) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %s = memref.alloc() : memref<8x2048x2048xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<8x2048x2048xf32>)
  linalg.batch_matmul ins(%q, %k : memref<8x2048x64xf32>, memref<8x64x2048xf32>) outs(%s : memref<8x2048x2048xf32>)
  linalg.batch_matmul ins(%s, %v : memref<8x2048x2048xf32>, memref<8x2048x64xf32>) outs(%o : memref<8x2048x64xf32>)
  %e = memref.load %s[%c0, %c0, %c0] : memref<8x2048x2048xf32>
  memref.dealloc %s : memref<8x2048x2048xf32>
  return %e : f32
}

// What the first operation reads is freed behind the loops, and they stand before
// what follows the last one.
// CHECK-LABEL: func.func @freed_in_between(
// CHECK: scf.for
// CHECK-COUNT-2: linalg.generic
// CHECK: memref.dealloc %arg0
// CHECK: memref.dim
func.func @freed_in_between(%t: memref<?x?xf32> {llvm.noalias}, %a: memref<?x?xf32> {llvm.noalias}, %s: memref<?xf32> {llvm.noalias}) -> index {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%t : memref<?x?xf32>) outs(%a : memref<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %x, %x : f32
    linalg.yield %0 : f32
  }
  memref.dealloc %t : memref<?x?xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<?x?xf32>) outs(%s : memref<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %o, %x : f32
    linalg.yield %0 : f32
  }
  %c0 = arith.constant 0 : index
  %n = memref.dim %s, %c0 : memref<?xf32>
  return %n : index
}

// Memory that is not allocated and freed with the products stays as it is.
// PRODUCTS-LABEL: func.func @allocated_outside(
// PRODUCTS: memref.alloc() : memref<8x2048x2048xf32>
// PRODUCTS: scf.for
// PRODUCTS-NOT: memref.alloc
// PRODUCTS: memref.dealloc
func.func @allocated_outside(%n: index, %q: memref<8x2048x64xf32> {llvm.noalias}, %k: memref<8x64x2048xf32> {llvm.noalias},
                             %v: memref<8x2048x64xf32> {llvm.noalias}, %o: memref<8x2048x64xf32> {llvm.noalias}) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc() : memref<8x2048x2048xf32>
  scf.for %i = %c0 to %n step %c1 {
    linalg.fill ins(%z : f32) outs(%s : memref<8x2048x2048xf32>)
    linalg.batch_matmul ins(%q, %k : memref<8x2048x64xf32>, memref<8x64x2048xf32>) outs(%s : memref<8x2048x2048xf32>)
    linalg.batch_matmul ins(%s, %v : memref<8x2048x2048xf32>, memref<8x2048x64xf32>) outs(%o : memref<8x2048x64xf32>)
  }
  memref.dealloc %s : memref<8x2048x2048xf32>
  return
}

// Memrefs that may overlap are tested; where they do, what surely doesn't is fused.
// CHECK-LABEL: func.func @may_overlap(
// CHECK: memref.extract_aligned_pointer_as_index
// CHECK: scf.if
// CHECK: scf.for
// CHECK-COUNT-5: linalg.generic
// CHECK: } else {
// CHECK: scf.for
// CHECK-COUNT-4: linalg.generic
// CHECK: }
// CHECK: linalg.generic
// UNTESTED-LABEL: func.func @may_overlap(
// UNTESTED-NOT: scf.if
// UNTESTED: scf.for
func.func @may_overlap(%x: memref<256x1024xf32>, %y: memref<256x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloca() : memref<256xf32>
  %q = memref.alloca() : memref<256xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<256xf32>)
  linalg.fill ins(%zero : f32) outs(%q : memref<256xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<256x1024xf32>) outs(%s : memref<256xf32>) {
  ^bb0(%e: f32, %o: f32):
    %0 = arith.addf %o, %e : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<256x1024xf32>) outs(%q : memref<256xf32>) {
  ^bb0(%e: f32, %o: f32):
    %0 = arith.mulf %e, %e : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s, %q : memref<256x1024xf32>, memref<256xf32>, memref<256xf32>) outs(%y : memref<256x1024xf32>) {
  ^bb0(%e: f32, %m: f32, %v: f32, %o: f32):
    %0 = arith.subf %e, %m : f32
    %1 = arith.mulf %0, %v : f32
    linalg.yield %1 : f32
  }
  return
}
