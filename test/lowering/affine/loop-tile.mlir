// Loops over tiles, and in each of them.
//
// RUN: %mlcc-opt %s -affine-loop-tile=tile-size=3 -allow-unregistered-dialect | FileCheck %s
// RUN: %mlcc-opt %s -affine-loop-tile="tile-size=3 separate" -allow-unregistered-dialect | FileCheck %s --check-prefix=WHOLE
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-tile=tile-size=3 -allow-unregistered-dialect | FileCheck %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-tile="tile-size=3 separate" -allow-unregistered-dialect | FileCheck %s --check-prefix=WHOLE %}

// CHECK-DAG: [[SAME:#.+]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: [[THREE:#.+]] = affine_map<(d0) -> (d0 + 3)>
// CHECK-DAG: [[END:#.+]] = affine_map<(d0) -> (d0 + 3, 256)>
// CHECK-DAG: [[SIZE:#.+]] = affine_map<(d0)[s0] -> (d0 + 3, s0)>
// CHECK-DAG: [[TWO:#.+]] = affine_map<(d0) -> (d0 + 2)>
// WHOLE-DAG: [[SAME:#.+]] = affine_map<(d0) -> (d0)>
// WHOLE-DAG: [[THREE:#.+]] = affine_map<(d0) -> (d0 + 3)>
// WHOLE-DAG: [[END:#.+]] = affine_map<(d0) -> (d0 + 3, 256)>
// WHOLE-DAG: [[SIZE:#.+]] = affine_map<(d0)[s0] -> (d0 + 3, s0)>
// WHOLE-DAG: [[TILE:#.+]] = affine_set<(d0, d1)[s0] : (-d0 + 253 >= 0, -d1 + s0 - 3 >= 0)>
// WHOLE-DAG: [[ALL:#.+]] = affine_set<() : (0 == 0)>

// CHECK-LABEL: @rectangle
// CHECK-SAME: [[N:%.+]]: index
// CHECK: affine.for [[A:%.+]] = 0 to 256 step 3 {
// CHECK-NEXT: affine.for [[B:%.+]] = 0 to [[N]] step 3 {
// CHECK-NEXT: affine.for [[I:%.+]] = [[SAME]]([[A]]) to min [[END]]([[A]]) {
// CHECK-NEXT: affine.for [[J:%.+]] = [[SAME]]([[B]]) to min [[SIZE]]([[B]])[[[N]]] {
// CHECK-NEXT: affine.load %{{.+}}[[[I]], [[J]]]

// WHOLE-LABEL: @rectangle
// WHOLE-SAME: [[N:%.+]]: index
// WHOLE: affine.for [[A:%.+]] = 0 to 256 step 3 {
// WHOLE-NEXT: affine.for [[B:%.+]] = 0 to [[N]] step 3 {
// WHOLE-NEXT: affine.if [[TILE]]([[A]], [[B]])[[[N]]] {
// WHOLE-NEXT: affine.for [[I:%.+]] = [[SAME]]([[A]]) to [[THREE]]([[A]]) {
// WHOLE-NEXT: affine.for [[J:%.+]] = [[SAME]]([[B]]) to [[THREE]]([[B]]) {
// WHOLE-NEXT: affine.load %{{.+}}[[[I]], [[J]]]
// WHOLE: } else {
// WHOLE-NEXT: affine.for [[I:%.+]] = [[SAME]]([[A]]) to min [[END]]([[A]]) {
// WHOLE-NEXT: affine.for [[J:%.+]] = [[SAME]]([[B]]) to min [[SIZE]]([[B]])[[[N]]] {
// WHOLE-NEXT: affine.load %{{.+}}[[[I]], [[J]]]
func.func @rectangle(%n: index, %m: memref<256x?xf32>) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to %n {
      %x = affine.load %m[%i, %j] : memref<256x?xf32>
      affine.store %x, %m[%i, %j] : memref<256x?xf32>
    }
  }
  return
}

// A loop that is shorter than a tile, one of whole tiles, and two steps.

// CHECK-LABEL: @lengths
// CHECK: affine.for [[A:%.+]] = 0 to 2 step 3 {
// CHECK-NEXT: affine.for [[B:%.+]] = 0 to 6 step 3 {
// CHECK-NEXT: affine.for {{%.+}} = [[SAME]]([[A]]) to [[TWO]]([[A]]) {
// CHECK-NEXT: affine.for {{%.+}} = [[SAME]]([[B]]) to [[THREE]]([[B]]) {
// CHECK: affine.for [[C:%.+]] = 1 to 100 step 6 {
// CHECK-NEXT: affine.for {{%.+}} = [[SAME]]([[C]]) to min {{#.+}}([[C]]) step 2 {

// WHOLE-LABEL: @lengths
// WHOLE: affine.if [[ALL]]() {
// WHOLE: affine.for {{.+}} step 6
// WHOLE-NOT: affine.if
// WHOLE: return
func.func @lengths() {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 6 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 1 to 100 step 2 {
    "use"(%i) : (index) -> ()
  }
  return
}

// Triangles and what loops carry stay.

// CHECK-LABEL: @kept
// CHECK: affine.for {{%.+}} = 0 to 10 {
// CHECK: affine.for {{%.+}} = [[SAME]]({{%.+}}) to 10 {
// CHECK: affine.for {{%.+}} = 0 to 10 iter_args
// CHECK-NOT: affine.for
// CHECK: return
func.func @kept(%x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 10 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %y = arith.mulf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
