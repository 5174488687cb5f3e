// Tiles of innermost loops that do not reduce. mlir-opt asks for another point than
// the body has where it asks whether that is inside.
//
// RUN: %mlcc-opt %s '-scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,5 no-min-max-bounds=true' -allow-unregistered-dialect | FileCheck %s
// RUN: not %mlcc-opt %s -scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,0 -allow-unregistered-dialect 2>&1 | FileCheck %s -check-prefix=ZERO
// RUN: %mlcc-opt %s -scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,5 -allow-unregistered-dialect | FileCheck %s -check-prefix=MIN
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,5 -allow-unregistered-dialect | FileCheck %s -check-prefix=MIN %}

// ZERO: error: tile size cannot be 0

// MIN: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>

// CHECK-LABEL: @full
// CHECK: [[T0:%.+]] = arith.muli %c1, {{%.+}}
// CHECK: [[T1:%.+]] = arith.muli %c1, {{%.+}}
// CHECK: scf.parallel ([[I:%.+]], [[J:%.+]]) = (%c0, %c0) to (%c8, %c10) step ([[T0]], [[T1]])
// CHECK-NEXT: scf.parallel ([[K:%.+]], [[L:%.+]]) = ({{.+}}) to ([[T0]], [[T1]]) step (%c1, %c1)
// CHECK-NEXT: [[X:%.+]] = arith.addi [[K]], [[I]]
// CHECK-NEXT: [[Y:%.+]] = arith.addi [[L]], [[J]]
// CHECK-NEXT: "body"([[X]], [[Y]])
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
func.func @full() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c10) step (%c1, %c1) {
    "body"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: @parts
// CHECK-SAME: [[N:%.+]]: index, [[S:%.+]]: index
// CHECK: [[T:%.+]] = arith.muli [[S]], {{%.+}}
// CHECK: scf.parallel ([[I:%.+]]) =
// CHECK-NEXT: scf.parallel ([[K:%.+]]) = ({{.+}}) to ([[T]]) step ([[S]])
// CHECK-NEXT: [[AT:%.+]] = arith.addi [[K]], [[I]]
// CHECK: [[BELOW:%.+]] = arith.cmpi slt, [[AT]], [[N]]
// CHECK-NEXT: [[INSIDE:%.+]] = arith.andi {{%.+}}, [[BELOW]]
// CHECK-NEXT: scf.if [[INSIDE]] {
// CHECK-NEXT: "body"([[AT]])
// MIN-LABEL: @parts
// MIN-SAME: [[N:%.+]]: index, [[S:%.+]]: index
// MIN: [[T:%.+]] = arith.muli [[S]], {{%.+}}
// MIN: scf.parallel ([[I:%.+]]) =
// MIN-NEXT: [[SIZE:%.+]] = affine.min #[[MAP]]([[T]], [[N]], [[I]])
// MIN-NEXT: scf.parallel ({{%.+}}) = ({{.+}}) to ([[SIZE]]) step ([[S]])
func.func @parts(%n: index, %s: index) {
  %c0 = arith.constant 0 : index
  scf.parallel (%i) = (%c0) to (%n) step (%s) {
    "body"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: @inner
// CHECK-COUNT-3: scf.parallel
// CHECK-NOT: scf.parallel
func.func @inner(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "outer"(%i) : (index) -> ()
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      "inner"(%j) : (index) -> ()
    }
  }
  return
}
