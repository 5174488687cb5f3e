// RUN: mlcc-opt -convert-linalg-to-loops %s | FileCheck %s --check-prefixes=CHECK,SCF
// RUN: mlcc-opt -convert-linalg-to-parallel-loops %s | FileCheck %s --check-prefixes=CHECK,PARALLEL
// RUN: mlcc-opt -convert-linalg-to-affine-loops %s | FileCheck %s --check-prefixes=CHECK,AFFINE
// What mlir-opt makes of the programs that test/run runs is the same:
// RUN: %if mlir-22 %{ bash -c 'set -e; for p in products convolutions depthwise pooling elementwise; do for to in loops parallel-loops affine-loops; do mlcc-opt -convert-linalg-to-$to %S/../../run/linalg/$p.mlir > %t; mlir-opt-22 -convert-linalg-to-$to %S/../../run/linalg/$p.mlir | diff %t -; done; done' %}

// Loops in the operation's order. Parallel ones that are neighbours are one
// scf.parallel. What the body does not use is not loaded.
// CHECK-LABEL: func.func @matvec(
// CHECK-SAME: %[[A:.*]]: memref<?x8xf32>, %[[X:.*]]: memref<8xf32>, %[[Y:.*]]: memref<?xf32>)
// SCF: %[[N:.*]] = memref.dim %[[A]], %{{.*}}
// SCF: scf.for %[[I:.*]] = %{{.*}} to %[[N]] step
// SCF-NEXT: scf.for %[[J:.*]] = %{{.*}} to %c8 step
// SCF-NEXT: memref.load %[[A]][%[[I]], %[[J]]]
// SCF-NEXT: memref.load %[[X]][%[[J]]]
// SCF-NEXT: memref.load %[[Y]][%[[I]]]
// SCF: memref.store %{{.*}}, %[[Y]][%[[I]]]
// PARALLEL: scf.parallel (%[[I:.*]]) =
// PARALLEL-NEXT: scf.for
// AFFINE: affine.for %[[I:.*]] = 0 to %{{.*}} {
// AFFINE-NEXT: affine.for %[[J:.*]] = 0 to 8 {
// AFFINE-NEXT: affine.load %[[A]][%[[I]], %[[J]]]
func.func @matvec(%a: memref<?x8xf32>, %x: memref<8xf32>, %y: memref<?xf32>) {
  linalg.matvec ins(%a, %x : memref<?x8xf32>, memref<8xf32>) outs(%y : memref<?xf32>)
  return
}

// Places are computed where a map says so, and indices are the loops' variables.
// CHECK-LABEL: func.func @reversed(
// SCF: scf.for %[[I:.*]] =
// SCF-NEXT: %[[INT:.*]] = arith.index_cast %[[I]] : index to i32
// SCF-NEXT: %[[AT:.*]] = affine.apply #{{.*}}(%[[I]])
// SCF-NEXT: memref.store %[[INT]], %{{.*}}[%[[AT]]]
func.func @reversed(%m: memref<4xi32>, %o: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (-d0 + 3)>],
                  iterator_types = ["parallel"]}
      ins(%m : memref<4xi32>) outs(%o : memref<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    %i = linalg.index 0 : index
    %i32 = arith.index_cast %i : index to i32
    linalg.yield %i32 : i32
  }
  return
}

// Without loops there is only the body.
// CHECK-LABEL: func.func @no_loops(
// CHECK-SAME: %[[S:.*]]: f32, %[[M:.*]]: memref<f32>)
// CHECK-NEXT: {{(memref|affine)}}.store %[[S]], %[[M]][]
func.func @no_loops(%s: f32, %m: memref<f32>) {
  linalg.fill ins(%s : f32) outs(%m : memref<f32>)
  return
}

// Those on tensors stay.
// CHECK-LABEL: func.func @tensors(
// CHECK: linalg.fill
func.func @tensors(%s: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
