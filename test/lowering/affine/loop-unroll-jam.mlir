// affine-loop-unroll-jam: copies in each of the parts of a nest.
//
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))" -allow-unregistered-dialect | FileCheck %s
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))" -allow-unregistered-dialect | FileCheck --check-prefix=ONE %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))" -allow-unregistered-dialect | FileCheck %s %}

// CHECK: [[NEXT:#map[0-9]*]] = affine_map<(d0) -> (d0 + 1)>

// CHECK-LABEL: @nest(
// CHECK: affine.for [[I:%.*]] = 0 to 100 step 2 {
// CHECK-NEXT: "before"([[I]])
// CHECK-NEXT: [[I1:%.*]] = affine.apply [[NEXT]]([[I]])
// CHECK-NEXT: "before"([[I1]])
// CHECK-NEXT: affine.for [[J:%.*]] = 0 to 17 {
// CHECK-NEXT: "inside"([[I]], [[J]])
// CHECK-NEXT: [[I2:%.*]] = affine.apply [[NEXT]]([[I]])
// CHECK-NEXT: "inside"([[I2]], [[J]])
// CHECK-NEXT: }
// CHECK-NEXT: "behind"([[I]])
// CHECK-NEXT: [[I3:%.*]] = affine.apply [[NEXT]]([[I]])
// CHECK-NEXT: "behind"([[I3]])
// CHECK-NEXT: }
// The rest, which runs once.
// CHECK-NEXT: "before"([[LAST:%[^ )]*]])
// CHECK-NEXT: affine.for
// CHECK-NEXT: "inside"([[LAST]]
// ONE-LABEL: @nest(
// ONE: affine.for %{{.*}} = 0 to 101 {
func.func @nest() {
  affine.for %i = 0 to 101 {
    "before"(%i) : (index) -> ()
    affine.for %j = 0 to 17 {
      "inside"(%i, %j) : (index, index) -> ()
    }
    "behind"(%i) : (index) -> ()
  }
  return
}

// An inner loop that depends on the outer; and not the first operation.
//
// CHECK-LABEL: @depends(
// CHECK: affine.for %{{.*}} = 0 to 100 {
// CHECK-LABEL: @second(
// CHECK: affine.for %{{.*}} = 0 to 100 {
func.func @depends() {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      "inside"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
func.func @second() {
  "first"() : () -> ()
  affine.for %i = 0 to 100 {
    "inside"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: @carried(
// CHECK: [[S:%.*]]:2 = affine.for [[I:%.*]] = 0 to 10 step 2 iter_args([[A0:%.*]] = %{{.*}}, [[A1:%.*]] = %{{.*}}) -> (i32, i32) {
// CHECK-NEXT: [[X0:%.*]] = "value"([[I]])
// CHECK-NEXT: [[I1:%.*]] = affine.apply [[NEXT]]([[I]])
// CHECK-NEXT: [[X1:%.*]] = "value"([[I1]])
// CHECK-NEXT: [[T:%.*]]:2 = affine.for [[J:%.*]] = 0 to 5 iter_args([[B0:%.*]] = [[X0]], [[B1:%.*]] = [[X1]]) -> (i32, i32) {
// CHECK-NEXT: [[Y0:%.*]] = "next"([[I]], [[B0]])
// CHECK-NEXT: [[I2:%.*]] = affine.apply [[NEXT]]([[I]])
// CHECK-NEXT: [[Y1:%.*]] = "next"([[I2]], [[B1]])
// CHECK-NEXT: affine.yield [[Y0]], [[Y1]]
// CHECK-NEXT: }
// CHECK-NEXT: [[Z0:%.*]] = arith.maxsi [[A0]], [[T]]#0
// CHECK-NEXT: affine.apply
// CHECK-NEXT: [[Z1:%.*]] = arith.maxsi [[A1]], [[T]]#1
// CHECK-NEXT: affine.yield [[Z0]], [[Z1]]
// CHECK-NEXT: }
// CHECK-NEXT: [[R:%.*]] = arith.maxsi [[S]]#0, [[S]]#1
// CHECK-NEXT: return [[R]]
func.func @carried(%x: i32) -> i32 {
  %s = affine.for %i = 0 to 10 iter_args(%a = %x) -> i32 {
    %v = "value"(%i) : (index) -> i32
    %t = affine.for %j = 0 to 5 iter_args(%b = %v) -> i32 {
      %y = "next"(%i, %b) : (index, i32) -> i32
      affine.yield %y : i32
    }
    %z = arith.maxsi %a, %t : i32
    affine.yield %z : i32
  }
  return %s : i32
}
