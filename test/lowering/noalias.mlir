// RUN: %mlcc -emit-mlir %s -o - | FileCheck %s
// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s --check-prefix=PASS
// llvm.noalias of a memref holds of its aligned pointer while nothing is freed
// through the allocated one, and nobody is called who may do that.
// PASS-NOT: llvm.noalias

// CHECK-LABEL: llvm.func @kernel(
// CHECK-SAME:  %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: i64,
func.func @kernel(%m: memref<?xf32> {llvm.noalias}, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}

// CHECK-LABEL: llvm.func @frees(
// CHECK-NOT:   llvm.noalias
func.func @frees(%m: memref<?xf32> {llvm.noalias}, %c: i1) {
  scf.if %c {
    memref.dealloc %m : memref<?xf32>
  }
  return
}

// CHECK-LABEL: llvm.func @reallocates(
// CHECK-NOT:   llvm.noalias
func.func @reallocates(%m: memref<?xf32> {llvm.noalias}) -> memref<8xf32> {
  %r = memref.realloc %m : memref<?xf32> to memref<8xf32>
  return %r : memref<8xf32>
}

// CHECK-LABEL: llvm.func @calls(
// CHECK-NOT:   llvm.noalias
func.func @calls(%m: memref<?xf32> {llvm.noalias}, %c: i1) {
  call @frees(%m, %c) : (memref<?xf32>, i1) -> ()
  return
}

// CHECK-LABEL: llvm.func @anybodys(
// CHECK-NOT:   llvm.noalias
func.func private @anybodys(memref<?xf32> {llvm.noalias})
