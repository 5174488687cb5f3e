// Structured operations that take long become pieces along a loop that does not
// reduce, with the fill of their result; others stay.
//
// RUN: mlcc-opt -linalg-split-for-threads %s | FileCheck %s
// RUN: mlcc-opt -linalg-split-for-threads=threads=3 %s | FileCheck %s --check-prefix=THREE
// RUN: mlcc-opt -linalg-split-for-threads=openmp %s | FileCheck %s --check-prefix=OPENMP
// RUN: mlcc-opt -linalg-split-for-threads=off %s | FileCheck %s --check-prefix=OFF
// RUN: mlcc -O2 -emit-mlir=linalg-split-for-threads %s -o - | FileCheck %s --check-prefix=OFF

// OFF-NOT: memref.subview
// OPENMP: call @omp_get_max_threads() : () -> i32
// OPENMP: func.func private @omp_get_max_threads() -> i32
// THREE-NOT: call @mlcc_num_threads

// CHECK-LABEL: func.func @product
// CHECK: %[[THREADS:.*]] = call @mlcc_num_threads(%{{.*}}) : (i32) -> i32
// CHECK-NOT: linalg.fill
// CHECK: scf.parallel
// CHECK: %[[B:.*]] = memref.subview %arg1[0, %[[BEGIN:.*]]] [256, %[[COUNT:.*]]] [1, 1]
// CHECK: %[[C:.*]] = memref.subview %arg2[0, %[[BEGIN]]] [256, %{{.*}}] [1, 1]
// CHECK: linalg.fill {{.*}} outs(%[[C]] :
// CHECK: linalg.matmul ins(%arg0, %[[B]] : {{.*}}) outs(%[[C]] :
// THREE-LABEL: func.func @product
// THREE: arith.constant 3 : index
// THREE: scf.parallel
func.func @product(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x256xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<256x256xf32>)
  linalg.matmul ins(%a, %b : memref<256x256xf32>, memref<256x256xf32>) outs(%c : memref<256x256xf32>)
  return
}

// Pieces of many rows share the smaller operand.
// CHECK-LABEL: func.func @many_rows
// CHECK: scf.parallel
// CHECK: memref.subview %arg0[%{{.*}}, 0] [%{{.*}}, 64] [1, 1]
// CHECK: linalg.matmul ins(%{{.*}}, %arg1 :
func.func @many_rows(%a: memref<4096x64xf32>, %b: memref<64x64xf32>, %c: memref<4096x64xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<4096x64xf32>, memref<64x64xf32>) outs(%c : memref<4096x64xf32>)
  return
}

// Few rows: pieces of columns.
// CHECK-LABEL: func.func @few_rows
// CHECK: scf.parallel
// CHECK: memref.subview %arg1[0, %{{.*}}] [4096, %{{.*}}] [1, 1]
// CHECK: memref.subview %arg2[0, %{{.*}}] [4, %{{.*}}] [1, 1]
func.func @few_rows(%a: memref<4x4096xf32>, %b: memref<4096x512xf32>, %c: memref<4x512xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<4x4096xf32>, memref<4096x512xf32>) outs(%c : memref<4x512xf32>)
  return
}

// A piece of a strided convolution reads what its windows cover.
// CHECK-LABEL: func.func @convolution
// CHECK: scf.parallel
// CHECK: memref.subview %arg0[0, %{{.*}}, 0, 0] [1, %{{.*}}, 129, 16] [1, 1, 1, 1]
// CHECK: memref.subview %arg2[0, %{{.*}}, 0, 0] [1, %{{.*}}, 64, 16] [1, 1, 1, 1]
func.func @convolution(%a: memref<1x129x129x16xf32>, %b: memref<3x3x16x16xf32>, %c: memref<1x64x64x16xf32> {llvm.noalias}) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %b : memref<1x129x129x16xf32>, memref<3x3x16x16xf32>) outs(%c : memref<1x64x64x16xf32>)
  return
}

// When the program runs it tells whether that is long, and whether memory overlaps.
// CHECK-LABEL: func.func @unknown
// CHECK: %[[LONG:.*]] = arith.cmpi sge
// CHECK: %[[WORTH:.*]] = arith.andi %{{.*}}, %[[LONG]] : i1
// CHECK: %[[PIECES:.*]] = arith.select %[[WORTH]]
// CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%[[PIECES]])
func.func @unknown(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  linalg.transpose ins(%a : memref<?x?xf32>) outs(%b : memref<?x?xf32>) permutation = [1, 0]
  return
}

// CHECK-LABEL: func.func @stays
// CHECK-NOT: scf.parallel (
// CHECK: linalg.matmul
// CHECK: linalg.reduce
// CHECK: scf.parallel (
// CHECK-NOT: scf.parallel
// CHECK: return
func.func @stays(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>, %d: memref<4194304xf32>, %e: memref<f32>) {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  linalg.reduce {arith.addf} ins(%d : memref<4194304xf32>) outs(%e : memref<f32>) dimensions = [0]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    linalg.exp ins(%d : memref<4194304xf32>) outs(%d : memref<4194304xf32>)
  }
  return
}

// One memref that is both factors: a piece has a part of it and the whole.
// CHECK-LABEL: func.func @with_itself(
// CHECK: %[[PART:.*]] = memref.subview %arg0[%{{.*}}, 0]
// CHECK: linalg.generic {{.*}} ins(%arg0, %[[PART]] :
func.func @with_itself(%a: memref<512x512xf32> {llvm.noalias}, %c: memref<512x512xf32> {llvm.noalias}) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                                   affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %a : memref<512x512xf32>, memref<512x512xf32>) outs(%c : memref<512x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// The body reads all of an input; one that reads what other pieces write has an
// order.
// CHECK-LABEL: func.func @gathers(
// CHECK: scf.parallel
// CHECK: memref.load %arg0[
// CHECK-LABEL: func.func @gathers_results(
// CHECK-NOT: scf.parallel
// CHECK: memref.load %arg1[
func.func @gathers(%a: memref<65536x64xi32> {llvm.noalias}, %c: memref<65536x64xi32> {llvm.noalias}) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<65536x64xi32>) outs(%c : memref<65536x64xi32>) {
  ^bb0(%x: i32, %o: i32):
    %0 = arith.index_cast %x : i32 to index
    %1 = memref.load %a[%0, %0] : memref<65536x64xi32>
    linalg.yield %1 : i32
  }
  return
}
func.func @gathers_results(%a: memref<65536x64xi32> {llvm.noalias}, %c: memref<65536x64xi32> {llvm.noalias}) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<65536x64xi32>) outs(%c : memref<65536x64xi32>) {
  ^bb0(%x: i32, %o: i32):
    %0 = arith.index_cast %x : i32 to index
    %1 = memref.load %c[%0, %0] : memref<65536x64xi32>
    linalg.yield %1 : i32
  }
  return
}

// Nothing is done, and a part would begin behind the end.
// CHECK-LABEL: func.func @nothing(
// CHECK-NOT: scf.parallel
func.func @nothing(%a: memref<?x7xf32>, %b: memref<7x0xf32>, %c: memref<?x0xf32>) {
  linalg.matmul ins(%a, %b : memref<?x7xf32>, memref<7x0xf32>) outs(%c : memref<?x0xf32>)
  return
}
// CHECK-LABEL: func.func @nothing_by_another_size(
// CHECK-NOT: scf.parallel
func.func @nothing_by_another_size(%a: memref<?x?x17xi32>, %b: memref<2x?x15xi32>, %c: memref<?x0x15xi32>) {
  linalg.batch_matmul ins(%a, %b : memref<?x?x17xi32>, memref<2x?x15xi32>) outs(%c : memref<?x0x15xi32>)
  return
}
