// RUN: mlcc-opt -one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
// RUN: mlcc-opt "-one-shot-bufferize=bufferize-function-boundaries copy-before-write" %s | FileCheck %s --check-prefix=EACH
// RUN: mlcc-opt -split-input-file -verify-diagnostics -one-shot-bufferize %S/Inputs/unknown-sizes.mlir
// A variable is memory, and what was loaded is copied where the variable may be
// stored to before a use.

// CHECK: memref.global "private" @g : memref<4xi64> = dense<0>
// CHECK: memref.global "private" @never_stored : memref<4xi64> = dense<1>
ml_program.global private mutable @g(dense<0> : tensor<4xi64>) : tensor<4xi64>
ml_program.global private mutable @never_stored(dense<1> : tensor<4xi64>) : tensor<4xi64>

// The store comes last, so nothing is copied but what is written.
// CHECK-LABEL: func.func @add(
// CHECK-NEXT: %[[OLD:.*]] = memref.get_global @g
// CHECK-NEXT: memref.load %[[OLD]]
// CHECK-NEXT: %[[NEW:.*]] = memref.alloc()
// CHECK-NEXT: memref.copy %[[OLD]], %[[NEW]]
// CHECK-NEXT: memref.store %arg0, %[[NEW]]
// CHECK-NEXT: %[[G:.*]] = memref.get_global @g
// CHECK-NEXT: memref.copy %[[NEW]], %[[G]]
// CHECK-NEXT: return
func.func @add(%x: i64, %i: index) -> i64 {
  %0 = ml_program.global_load @g : tensor<4xi64>
  %1 = tensor.extract %0[%i] : tensor<4xi64>
  %2 = tensor.insert %x into %0[%i] : tensor<4xi64>
  ml_program.global_store @g = %2 : tensor<4xi64>
  return %1 : i64
}

// What was stored may be used again.
// CHECK-LABEL: func.func @used_again(
// CHECK: %[[OLD:.*]] = memref.get_global @g
// CHECK: %[[KEPT:.*]] = memref.alloc()
// CHECK: memref.copy %[[OLD]], %[[KEPT]]
// CHECK: %[[NEW:.*]] = memref.alloc()
// CHECK: memref.copy %[[KEPT]], %[[NEW]]
// CHECK: %[[G:.*]] = memref.get_global @g
// CHECK: memref.copy %[[NEW]], %[[G]]
// CHECK: memref.load %[[KEPT]]
// CHECK: memref.load %[[NEW]]
func.func @used_again(%x: i64, %i: index) -> (i64, i64) {
  %0 = ml_program.global_load @g : tensor<4xi64>
  %1 = tensor.insert %x into %0[%i] : tensor<4xi64>
  ml_program.global_store @g = %1 : tensor<4xi64>
  %2 = tensor.extract %0[%i] : tensor<4xi64>
  %3 = tensor.extract %1[%i] : tensor<4xi64>
  return %2, %3 : i64, i64
}

// CHECK-LABEL: func.func @returned(
// CHECK: %[[G:.*]] = memref.get_global @g
// CHECK: %[[COPY:.*]] = memref.alloc()
// CHECK: memref.copy %[[G]], %[[COPY]]
// CHECK: return %[[COPY]]
func.func @returned() -> tensor<4xi64> {
  %0 = ml_program.global_load @g : tensor<4xi64>
  return %0 : tensor<4xi64>
}

// CHECK-LABEL: func.func @of_constant(
// CHECK: %[[G:.*]] = memref.get_global @never_stored
// CHECK-NOT: memref.copy
// CHECK: return %[[G]]
func.func @of_constant() -> tensor<4xi64> {
  %0 = ml_program.global_load @never_stored : tensor<4xi64>
  return %0 : tensor<4xi64>
}

// A caller copies what its callee may not give for writing.
// CHECK-LABEL: func.func @calls(
// CHECK: %[[GIVEN:.*]] = call @of_constant()
// CHECK: %[[COPY:.*]] = memref.alloc()
// CHECK: memref.copy %[[GIVEN]], %[[COPY]]
// CHECK: memref.store %arg0, %[[COPY]]
func.func @calls(%x: i64, %i: index) -> tensor<4xi64> {
  %0 = call @of_constant() : () -> tensor<4xi64>
  %1 = tensor.insert %x into %0[%i] : tensor<4xi64>
  return %1 : tensor<4xi64>
}

// What a callee stores counts even if it is memory by then.
func.func private @stores(%x: tensor<4xi64>) {
  ml_program.global_store @g = %x : tensor<4xi64>
  return
}
// EACH-LABEL: func.func @calls_what_stores(
// EACH: %[[OLD:.*]] = memref.get_global @g
// EACH: %[[KEPT:.*]] = memref.alloc()
// EACH: memref.copy %[[OLD]], %[[KEPT]]
// EACH: call @stores
// EACH: memref.load %[[KEPT]]
func.func @calls_what_stores(%x: tensor<4xi64>, %i: index) -> i64 {
  %0 = ml_program.global_load @g : tensor<4xi64>
  call @stores(%x) : (tensor<4xi64>) -> ()
  %1 = tensor.extract %0[%i] : tensor<4xi64>
  return %1 : i64
}

// A constant has the sizes of its value.
// CHECK: memref.global "private" constant @sized : memref<4xi64> = dense<2>
ml_program.global private @sized(dense<2> : tensor<4xi64>) : tensor<?xi64>
// CHECK-LABEL: func.func @of_sized(
// CHECK: %[[G:.*]] = memref.get_global @sized : memref<4xi64>
// CHECK: memref.cast %[[G]] : memref<4xi64> to memref<?xi64>
func.func @of_sized(%i: index) -> i64 {
  %0 = ml_program.global_load_const @sized : tensor<?xi64>
  %1 = tensor.extract %0[%i] : tensor<?xi64>
  return %1 : i64
}
