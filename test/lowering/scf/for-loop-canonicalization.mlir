// Sizes of memrefs that iterations pass on.
//
// RUN: %mlcc-opt %s -scf-for-loop-canonicalization -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-for-loop-canonicalization -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @sizes
// CHECK-SAME: [[X:%.+]]: memref<?xf32>
// CHECK: scf.for {{.+}} iter_args({{%.+}} = {{%.+}}, [[B:%.+]] = {{%.+}})
// CHECK-NEXT: [[KEPT:%.+]] = memref.dim [[X]], %c0
// CHECK-NEXT: [[OTHER:%.+]] = memref.dim [[B]], %c0
// CHECK-NEXT: "body"([[KEPT]], [[OTHER]])
// CHECK: memref.dim [[X]], %c0
func.func @sizes(%x: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x)
      -> (memref<?xf32>, memref<?xf32>) {
    %kept = memref.dim %a, %c0 : memref<?xf32>
    %other = memref.dim %b, %c0 : memref<?xf32>
    "body"(%kept, %other) : (index, index) -> ()
    %1 = scf.for %j = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?xf32> {
      "inner"() : () -> ()
      scf.yield %c : memref<?xf32>
    }
    %new = "new"() : () -> memref<?xf32>
    scf.yield %1, %new : memref<?xf32>, memref<?xf32>
  }
  %d = memref.dim %0#0, %c0 : memref<?xf32>
  return %d : index
}
