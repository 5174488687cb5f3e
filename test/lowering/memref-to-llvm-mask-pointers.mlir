// RUN: mlcc-opt -finalize-memref-to-llvm=mask-pointers %s | FileCheck %s
// RUN: mlcc-opt -finalize-memref-to-llvm='mask-pointers index-bitwidth=32' %s | FileCheck %s --check-prefix=NUMBER
// RUN: mlcc -O2 -S -emit-llvm %s -o - | FileCheck %s --check-prefix=LLVM
// What malloc returns is aligned without a way over a number, behind which LLVM
// would not know that nobody else has the memory.

// CHECK-LABEL: func.func @power_of_two(
// CHECK: %[[M:.*]] = llvm.call @malloc
// CHECK: %[[E:.*]] = llvm.getelementptr %[[M]][63] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK: %[[C:.*]] = llvm.mlir.constant(-64 : index) : i64
// CHECK: %[[A:.*]] = llvm.intr.ptrmask %[[E]], %[[C]] : (!llvm.ptr, i64) -> !llvm.ptr
// CHECK: llvm.insertvalue %[[M]], %{{.*}}[0]
// CHECK: llvm.insertvalue %[[A]], %{{.*}}[1]
// NUMBER-LABEL: func.func @power_of_two(
// NUMBER: llvm.inttoptr
func.func @power_of_two() -> memref<100xf32> {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<100xf32>
  return %0 : memref<100xf32>
}

// The same element is read, as the store is to other memory.
// LLVM-LABEL: @known(
// LLVM: %[[X:.*]] = load float
// LLVM-NOT: load
// LLVM: fadd float %[[X]], %[[X]]
func.func @known(%m: memref<100xf32>, %i: index) -> (memref<100xf32>, f32) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<100xf32>
  %1 = memref.load %m[%i] : memref<100xf32>
  memref.store %1, %0[%i] : memref<100xf32>
  %2 = memref.load %m[%i] : memref<100xf32>
  %3 = arith.addf %1, %2 : f32
  return %0, %3 : memref<100xf32>, f32
}
