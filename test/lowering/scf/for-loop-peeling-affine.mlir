// Loops that do not end before they begin get an affine.apply as their bound;
// affine.min and affine.max that ask for whole steps go.
//
// RUN: %mlcc-opt %s -scf-for-loop-peeling -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-for-loop-peeling -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: [[WHOLE:#.+]] = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-DAG: [[REST:#.+]] = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-DAG: [[BACK:#.+]] = affine_map<(d0)[s0] -> (d0 - s0)>
// CHECK-DAG: [[OTHER:#.+]] = affine_map<(d0, d1)[s0] -> (4, d0 - d1 + 1, s0)>

// CHECK-LABEL: @size
// CHECK-DAG: [[LEAST:%.+]] = arith.constant -4 : index
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : index
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK: [[N:%.+]] = memref.dim
// CHECK: [[SPLIT:%.+]] = affine.apply [[WHOLE]]()[[[ZERO]], [[N]], [[FOUR]]]
// CHECK: scf.for [[I:%.+]] = [[ZERO]] to [[SPLIT]] step [[FOUR]]
// CHECK: [[Y:%.+]] = affine.min [[OTHER]]([[N]], [[I]])[[[N]]]
// CHECK: "use"([[FOUR]], [[Y]], [[LEAST]])
// CHECK: scf.for [[K:%.+]] = [[SPLIT]] to [[N]] step [[FOUR]]
// CHECK: [[X:%.+]] = affine.apply [[REST]]([[K]])[[[N]]]
// CHECK: [[Y1:%.+]] = affine.min [[OTHER]]([[N]], [[K]])[[[N]]]
// CHECK: [[Z:%.+]] = affine.apply [[BACK]]([[K]])[[[N]]]
// CHECK: "use"([[X]], [[Y1]], [[Z]])
func.func @size(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %d step %c4 {
    %x = affine.min affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>(%d, %i)[%c4]
    %y = affine.min affine_map<(d0, d1)[s0] -> (4, d0 - d1 + 1, s0)>(%d, %i)[%d]
    %z = affine.max affine_map<(d0, d1) -> (-4, d1 - d0)>(%d, %i)
    "use"(%x, %y, %z) : (index, index, index) -> ()
  }
  return
}

// Whole steps only.

// CHECK-LABEL: @multiple
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: return
func.func @multiple(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %u = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%n]
  scf.for %i = %c0 to %u step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}
