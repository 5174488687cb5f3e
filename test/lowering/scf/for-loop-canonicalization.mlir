// Sizes of memrefs that iterations pass on, and what bounds decide.
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

// What is the least, or the greatest, in every iteration.

// CHECK-LABEL: @decided
// CHECK-SAME: [[N:%.+]]: index
// CHECK-DAG: [[ONE:%.+]] = arith.constant 1 : index
// CHECK-DAG: [[TWO:%.+]] = arith.constant 2 : index
// CHECK-DAG: [[THREE:%.+]] = arith.constant 3 : index
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK: scf.for [[I:%.+]] = {{%.+}} to {{%.+}} step [[FOUR]]
// CHECK-NEXT: "use"([[FOUR]], [[I]])
// CHECK: scf.parallel
// CHECK-NEXT: [[OPEN:%.+]] = affine.min
// CHECK-NEXT: "use"([[OPEN]], [[TWO]])
// CHECK: scf.forall
// CHECK-NEXT: "use"([[ONE]], [[TWO]])
// CHECK: scf.for {{.+}} step [[N]]
// CHECK-NEXT: [[OPEN:%.+]] = affine.min
// CHECK-NEXT: "use"([[OPEN]])
// CHECK: scf.for
// CHECK-NEXT: "use"([[THREE]])
func.func @decided(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c16 step %c4 {
    %x = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    %y = affine.max affine_map<(d0) -> (-4, d0)>(%i)
    "use"(%x, %y) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c2) to (%n, %c10) step (%c2, %c2) {
    %x = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%i)[%n]
    %y = affine.min affine_map<(d0) -> (2, 10 - d0)>(%j)
    "use"(%x, %y) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (%n, 4) {
    %x = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)>(%i)[%n]
    %y = affine.min affine_map<(d0) -> (2, 10 - d0)>(%j)
    "use"(%x, %y) : (index, index) -> ()
  }
  scf.for %i = %c0 to %n step %n {
    %x = affine.min affine_map<(d0)[s0] -> (s0, 2 * s0 - d0)>(%i)[%n]
    "use"(%x) : (index) -> ()
  }
  scf.for %i = %c0 to %c4 step %c4 {
    %x = affine.min affine_map<(d0) -> (4, d0 + 3)>(%i)
    "use"(%x) : (index) -> ()
  }
  return
}
