// What runs loops on threads is declared and made in the module of the function
// that has the loops, which is where their calls find it.
//
// RUN: mlcc-opt %s -linalg-split-for-threads | FileCheck %s --check-prefix=SPLIT
// RUN: mlcc-opt %s -scf-parallel-to-threads | FileCheck %s --check-prefix=THREADS
// RUN: mlcc -O2 -fparallel -c %s -o %t.o

// SPLIT: module @inner {
// SPLIT: call @mlcc_num_threads
// SPLIT: func.func private @mlcc_num_threads(i32) -> i32
// SPLIT: module @empty {

// THREADS: module @inner {
// THREADS: func.func private @copy.parallel.part(
// THREADS: call @copy.parallel(
// THREADS: llvm.func internal @copy.parallel.entry(
// THREADS: func.func private @copy.parallel(
// THREADS: llvm.func @mlcc_parallel_for(
// THREADS: module @empty {
// THREADS-NOT: parallel
// THREADS: func.func private @outer.parallel.part(
// THREADS: call @outer.parallel(
// THREADS: llvm.func @mlcc_parallel_for(
module @inner {
  func.func @add(%a: memref<1024x1024xf32>, %b: memref<1024x1024xf32>) {
    linalg.add ins(%a, %a : memref<1024x1024xf32>, memref<1024x1024xf32>) outs(%b : memref<1024x1024xf32>)
    return
  }
  func.func @copy(%a: memref<1024xf32>, %b: memref<1024xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1024 = arith.constant 1024 : index
    scf.parallel (%i) = (%c0) to (%c1024) step (%c1) {
      %v = memref.load %a[%i] : memref<1024xf32>
      memref.store %v, %b[%i] : memref<1024xf32>
    }
    return
  }
}
module @empty {
}
func.func @outer(%a: memref<1024xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  scf.parallel (%i) = (%c0) to (%c1024) step (%c1) {
    memref.store %x, %a[%i] : memref<1024xf32>
  }
  return
}
