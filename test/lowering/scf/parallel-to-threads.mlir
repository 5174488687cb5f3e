// Parallel loops become calls of the runtime with a function that runs a part.
//
// RUN: mlcc-opt -scf-parallel-to-threads %s | FileCheck %s
// RUN: mlcc-opt -scf-parallel-to-threads=threads=3 %s | FileCheck %s --check-prefix=THREE
// RUN: mlcc-opt -scf-parallel-to-threads=openmp %s | FileCheck %s --check-prefix=OPENMP
// RUN: mlcc-opt -scf-parallel-to-threads=off %s | FileCheck %s --check-prefix=OFF
// RUN: mlcc -O2 -fparallel -fno-parallel -emit-mlir=scf-parallel-to-threads %s -o - | FileCheck %s --check-prefix=OFF
// RUN: mlcc -O2 -target arm-linux-gnueabihf -fparallel=7 -emit-mlir=scf-parallel-to-threads %s -o - | FileCheck %s --check-prefix=ARM

// OFF-NOT: parallel.part
// ARM: llvm.func @mlcc_parallel_for(!llvm.ptr, !llvm.ptr, i32, i32)

// A dimension with few iterations is not divided.
// CHECK-LABEL: func.func private @fill.parallel.part(
// CHECK-SAME: %[[BEGIN:.*]]: index, %[[END:.*]]: index, %[[N:.*]]: index, %[[X:.*]]: f32, %[[A:.*]]: memref<4x?xf32>) attributes {llvm.bareptr = false}
// CHECK: %[[FROM:.*]] = arith.addi
// CHECK: %[[TO:.*]] = arith.minsi
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) = (%c0{{.*}}, %[[FROM]]) to (%c4{{.*}}, %[[TO]])
// CHECK: memref.store %[[X]], %[[A]][%[[I]], %[[J]]]
// CHECK-LABEL: func.func @fill
// CHECK: %[[COUNT:.*]] = arith.ceildivui
// CHECK: call @fill.parallel(%[[COUNT]], %{{.*}}, %arg1, %arg0)
func.func @fill(%a: memref<4x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %a, %c1 : memref<4x?xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %n) step (%c1, %c1) {
    memref.store %x, %a[%i, %j] : memref<4x?xf32>
  }
  return
}

// Each processor's versions stay theirs; a loop in another one is not divided.
// CHECK-LABEL: func.func private @nested.parallel.part
// CHECK-SAME: target_cpu = "x86-64-v3"
// CHECK: scf.parallel
// CHECK: scf.parallel
// CHECK-LABEL: func.func @nested
// CHECK: call @nested.parallel(
func.func @nested(%a: memref<100x100xf32>, %x: f32) attributes {target_cpu = "x86-64-v3"} {
  scf.forall (%i) in (100) {
    scf.forall (%j) in (100) {
      memref.store %x, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @sum
// CHECK-NOT: call
// CHECK: scf.parallel
func.func @sum(%a: memref<100xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.parallel (%i) = (%c0) to (%c100) step (%c1) init (%zero) -> f32 {
    %x = memref.load %a[%i] : memref<100xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %t = arith.addf %l, %r : f32
      scf.reduce.return %t : f32
    }
  }
  return %s : f32
}

// CHECK-LABEL: llvm.func internal @fill.parallel.entry(
// CHECK-SAME: %[[DATA:.*]]: !llvm.ptr, %[[B:.*]]: i64, %[[E:.*]]: i64)
// CHECK: %[[ALL:.*]] = llvm.load %[[DATA]] : !llvm.ptr -> !llvm.struct<(i64, i64, f32, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
// CHECK: call @fill.parallel.part(
// CHECK-LABEL: func.func private @fill.parallel(
// CHECK: llvm.store
// CHECK: llvm.call @mlcc_parallel_for(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i32) -> ()
// THREE: llvm.mlir.constant(3 : i32) : i32
// THREE: llvm.call @mlcc_parallel_for
// OPENMP-LABEL: llvm.func internal @fill.parallel.entry(
// OPENMP-SAME: %{{.*}}: !llvm.ptr) {
// OPENMP: llvm.call @omp_get_thread_num() : () -> i32
// OPENMP: llvm.call @GOMP_parallel(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, i32, i32) -> ()
