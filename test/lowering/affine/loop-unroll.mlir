// affine-loop-unroll: copies of a body, the loop for the rest, and its options.
//
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))" -allow-unregistered-dialect | FileCheck %s
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))" -allow-unregistered-dialect | FileCheck --check-prefix=FULL %s
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=3}))" -allow-unregistered-dialect | FileCheck --check-prefix=SHORT %s
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=1}))" -allow-unregistered-dialect | FileCheck --check-prefix=NONE %s
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=5 unroll-up-to-factor}))" -allow-unregistered-dialect | FileCheck --check-prefix=UPTO %s
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=2 cleanup-unroll}))" -allow-unregistered-dialect | FileCheck --check-prefix=WHOLE %s
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=3 unroll-num-reps=2}))" -allow-unregistered-dialect | FileCheck --check-prefix=TWICE %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))" -allow-unregistered-dialect | FileCheck %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=1}))" -allow-unregistered-dialect | FileCheck --check-prefix=NONE %s %}

// CHECK-DAG: [[NEXT:#map[0-9]*]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-DAG: [[NEXT3:#map[0-9]*]] = affine_map<(d0) -> (d0 + 3)>

// CHECK-LABEL: @nest(
// CHECK: affine.for [[I:%.*]] = 0 to 3 {
// CHECK-NEXT: "use"([[I]], [[ZERO:%[^ )]*]])
// CHECK-NEXT: [[ONE:%.*]] = affine.apply [[NEXT]]([[ZERO]])
// CHECK-NEXT: "use"([[I]], [[ONE]])
// CHECK-NEXT: "use"([[I]], %{{.*}})
// CHECK-NEXT: }
// FULL-LABEL: @nest(
// FULL: affine.for [[I:%.*]] = 0 to 3 {
// FULL-COUNT-3: "use"([[I]],
// FULL-NEXT: }
// SHORT-LABEL: @nest(
// SHORT-NOT: affine.for
// SHORT-COUNT-9: "use"
// NONE-LABEL: @nest(
// NONE: affine.for
// NONE: affine.for
// UPTO-LABEL: @nest(
// UPTO: affine.for
// UPTO-NOT: affine.for
// UPTO-COUNT-3: "use"
// WHOLE-LABEL: @nest(
// WHOLE: affine.for
// WHOLE-NOT: affine.for
// WHOLE-COUNT-3: "use"
// TWICE-LABEL: @nest(
// TWICE-NOT: affine.for
// TWICE-COUNT-9: "use"
func.func @nest() {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK-LABEL: @carried(
// CHECK: [[S:%.*]] = affine.for [[I:%.*]] = 0 to 10 step 2 iter_args([[A:%.*]] = %{{.*}}) -> (f32) {
// CHECK-NEXT: [[X:%.*]] = "next"([[I]], [[A]])
// CHECK-NEXT: [[I1:%.*]] = affine.apply [[NEXT]]([[I]])
// CHECK-NEXT: [[Y:%.*]] = "next"([[I1]], [[X]])
// CHECK-NEXT: affine.yield [[Y]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return [[S]]
func.func @carried(%x: f32) -> f32 {
  %s = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %y = "next"(%i, %a) : (index, f32) -> f32
    affine.yield %y : f32
  }
  return %s : f32
}

// The size of a memref as its bound; the rest goes on with what the loop gives.
//
// CHECK-LABEL: @size(
// CHECK: [[S:%.*]] = affine.for %{{.*}} = 0 to {{.*}} step 6 iter_args
// CHECK: affine.apply [[NEXT3]]
// CHECK: [[R:%.*]] = affine.for %{{.*}} = #{{.*}} to %{{.*}} step 3 iter_args(%{{.*}} = [[S]])
// CHECK: return [[R]]
func.func @size(%m: memref<?xf32>, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<?xf32>
  %s = affine.for %i = 0 to %n step 3 iter_args(%a = %x) -> f32 {
    %y = "next"(%i, %a) : (index, f32) -> f32
    affine.yield %y : f32
  }
  return %s : f32
}

// Several bounds: what divides all counts.
//
// CHECK-LABEL: @several(
// CHECK: affine.for %{{.*}} = 0 to min {{.*}} step 2 {
// CHECK: affine.for %{{.*}} = 0 to min #{{[^ ]*}}()[%{{.*}}] {
// CHECK: affine.for %{{.*}} = max
func.func @several(%n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (8, s0 * 4)>()[%n] {
    "even"() : () -> ()
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (8, s0)>()[%n] {
    "any"() : () -> ()
  }
  affine.for %i = max affine_map<()[s0] -> (8, s0)>()[%n] to 10 {
    "max"() : () -> ()
  }
  return
}

// CHECK-LABEL: @short(
// CHECK: affine.for %{{.*}} = 0 to 1 {
// CHECK: affine.for %{{.*}} = 0 to 0 {
// CHECK: affine.for %{{.*}} = 0 to 9 {
// CHECK-NEXT: }
// FULL-LABEL: @short(
// FULL-NOT: "one"(%arg
// FULL: affine.for %{{.*}} = 0 to 0 {
func.func @short() {
  affine.for %i = 0 to 1 {
    "one"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 0 {
    "none"() : () -> ()
  }
  affine.for %i = 0 to 9 {
  }
  return
}

// Copies use what is copied with them, also where it is defined further down.
//
// CHECK-LABEL: @ahead(
// CHECK: "use"([[FIRST:%[^ )]*]])
// CHECK: [[FIRST]] = "def"()
// CHECK: "use"([[SECOND:%[^ )]*]])
// CHECK: [[SECOND]] = "def"()
func.func @ahead() {
  affine.for %i = 0 to 4 {
    scf.execute_region {
      cf.br ^def
    ^use:
      "use"(%v) : (i32) -> ()
      scf.yield
    ^def:
      %v = "def"() : () -> i32
      cf.br ^use
    }
  }
  return
}
