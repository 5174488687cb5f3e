// RUN: %mlcc-opt -one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
// RUN: %mlcc-opt -one-shot-bufferize="bufferize-function-boundaries check-parallel-regions=false" %s | FileCheck %s --check-prefix=SHARED
// RUN: %mlcc-opt -one-shot-bufferize="bufferize-function-boundaries use-encoding-for-memory-space=true" %s | FileCheck %s --check-prefix=SPACE
// RUN: %mlcc-opt -one-shot-bufferize="bufferize-function-boundaries copy-before-write" %s | FileCheck %s --check-prefix=FILTER
// RUN: %mlcc-opt -one-shot-bufferize="bufferize-function-boundaries no-analysis-func-filter=spaces" %s | FileCheck %s --check-prefix=FILTER

// Each thread has memory of its own for what it reads again, unless that does
// not matter.
// CHECK-LABEL: func.func @threads(
// CHECK: scf.forall
// CHECK: memref.alloc()
// SHARED-LABEL: func.func @threads(
// SHARED: memref.alloc()
// SHARED: scf.forall
// SHARED-NOT: memref.alloc()
// SHARED: return
func.func @threads(%x: f32, %out: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %r = scf.forall (%i) in (8) shared_outs(%o = %out) -> (tensor<8xf32>) {
    %f = linalg.fill ins(%x : f32) outs(%e : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// SPACE-LABEL: func.func @spaces(
// SPACE-SAME: memref<4xf32, strided<[?], offset: ?>, 3>
// FILTER-LABEL: func.func @spaces(
// FILTER: memref.alloc
// FILTER: memref.copy
func.func @spaces(%a: tensor<4xf32, 3>, %x: f32, %i: index) -> tensor<4xf32, 3> {
  %r = tensor.insert %x into %a[%i] : tensor<4xf32, 3>
  return %r : tensor<4xf32, 3>
}
