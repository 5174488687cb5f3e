// affine-loop-unroll where mlir-opt goes wrong: values that change places,
// initial values that are the same, a variable that is carried, and bounds of
// which the upper may be the lesser.
//
// RUN: %mlcc-opt %s -affine-loop-unroll=unroll-factor=3 -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @swapped(
// CHECK: affine.for %{{.*}} = 0 to 6 step 3 iter_args([[A:%.*]] = %{{.*}}, [[B:%.*]] = %{{.*}}) -> (f32, f32) {
// CHECK-NEXT: "use"([[A]])
// CHECK-NEXT: "use"([[B]])
// CHECK-NEXT: "use"([[A]])
// CHECK-NEXT: affine.yield [[B]], [[A]]
func.func @swapped(%x: f32, %y: f32) -> f32 {
  %s:2 = affine.for %i = 0 to 6 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    "use"(%a) : (f32) -> ()
    affine.yield %b, %a : f32, f32
  }
  return %s#0 : f32
}

// CHECK-LABEL: @same_init(
// CHECK: [[S:%.*]]:2 = affine.for
// CHECK: "pair"([[S]]#0, [[S]]#1)
func.func @same_init(%x: f32) {
  %s:2 = affine.for %i = 0 to 7 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %p:2 = "pair"(%a, %b) : (f32, f32) -> (f32, f32)
    affine.yield %p#0, %p#1 : f32, f32
  }
  "done"(%s#0) : (f32) -> ()
  return
}

// CHECK-LABEL: @last_variable(
// CHECK: affine.for [[I:%.*]] = 0 to 6 step 3
// CHECK: affine.apply
// CHECK: "body"
// CHECK: [[LAST:%.*]] = affine.apply
// CHECK: "body"
// CHECK: affine.yield [[LAST]] : index
func.func @last_variable(%n: index) -> index {
  %s = affine.for %i = 0 to 6 iter_args(%a = %n) -> index {
    "body"() : () -> ()
    affine.yield %i : index
  }
  return %s : index
}

// CHECK-LABEL: @backwards(
// CHECK: affine.for %{{.*}} = %{{.*}} to #{{.*}} step 3 {
// CHECK: affine.for %{{.*}} = max #{{.*}} to %{{.*}} {
func.func @backwards(%n: index, %m: index) {
  affine.for %i = %n to %m {
    "use"(%i) : (index) -> ()
  }
  return
}
