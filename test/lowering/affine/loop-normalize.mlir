// affine-loop-normalize: what is counted, of bounds and steps; loops that begin
// at the greatest of several stay. With promote-single-iter loops that run once
// go, with what they carry.
//
// RUN: %mlcc-opt %s -affine-loop-normalize -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: %mlcc-opt %s -affine-loop-normalize=promote-single-iter -allow-unregistered-dialect -split-input-file | FileCheck --check-prefix=ONCE %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-normalize -allow-unregistered-dialect -split-input-file | FileCheck %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-normalize=promote-single-iter -allow-unregistered-dialect -split-input-file | FileCheck --check-prefix=ONCE %s %}

// CHECK-DAG: [[SPAN:#map[0-9]*]] = affine_map<()[s0, s1] -> ((-s0 + s1) ceildiv 2, 3)>
// CHECK-DAG: [[OLD:#map[0-9]*]] = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-LABEL: @symbols(
// CHECK: affine.for [[I:%.*]] = 0 to min [[SPAN]]()[%{{.*}}, %{{.*}}] {
// CHECK:   [[V:%.*]] = affine.apply [[OLD]]([[I]])[%{{.*}}]
// CHECK:   "use"([[V]])
func.func @symbols(%a: index, %b: index) {
  affine.for %i = %a to min affine_map<()[s0, s1] -> (s1, s0 + 6)>()[%a, %b] step 2 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: @constants(
// CHECK: affine.for %{{.*}} = 0 to 4 {
// CHECK: affine.for %{{.*}} = 0 to 7 {
// CHECK: affine.for %{{.*}} = max
func.func @constants(%a: index) {
  affine.for %i = 2 to 9 step 2 {
    "step"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 7 {
    "normal"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<()[s0] -> (s0, 3)>()[%a] to 7 {
    "greatest"(%i) : (index) -> ()
  }
  return
}

// -----

// Of a bound the variable of the loop around may cancel out.
//
// CHECK: [[OLD:#map[0-9]*]] = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// CHECK-LABEL: @point_loop(
// CHECK: affine.for [[T:%.*]] = 0 to 8 {
// CHECK:   affine.for [[I:%.*]] = 0 to 4 {
// CHECK:     affine.apply [[OLD]]([[T]], [[I]])
func.func @point_loop() {
  affine.for %t = 0 to 8 {
    affine.for %i = affine_map<(d0) -> (d0 * 4)>(%t) to affine_map<(d0) -> (d0 * 4 + 4)>(%t) {
      "use"(%i) : (index) -> ()
    }
  }
  return
}

// -----

// CHECK-DAG: [[J:#map[0-9]*]] = affine_map<(d0, d1) -> (d0 + d1 * 4)>
// CHECK-DAG: [[K:#map[0-9]*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: @parallel(
// CHECK: affine.parallel ([[A:%.*]], [[B:%.*]]) = (0, 0) to ((symbol([[HIGH:%.*]]) - symbol([[LOW:%.*]])) ceildiv 4, 8) {
// CHECK:   [[VJ:%.*]] = affine.apply [[J]]([[LOW]], [[A]])
// CHECK:   [[VK:%.*]] = affine.apply [[K]]([[LOW]], [[B]])
// CHECK:   "use"([[VJ]], [[VK]])
// CHECK-LABEL: @least(
// CHECK: affine.parallel (%{{.*}}) = (1) to (min(8, %{{.*}}))
func.func @parallel(%a: index, %b: index) {
  affine.parallel (%j, %k) = (%a, 0) to (%b, 8) step (4, 1) {
    "use"(%j, %k) : (index, index) -> ()
  }
  return
}
func.func @least(%b: index) {
  affine.parallel (%j) = (1) to (min(8, %b)) {
    "use"(%j) : (index) -> ()
  }
  affine.parallel (%j) = (0) to (8) {
    "use"(%j) : (index) -> ()
  }
  return
}

// -----

// ONCE-DAG: [[SYMBOL:#map[0-9]*]] = affine_map<()[s0] -> (s0)>
// ONCE-DAG: [[DOUBLE:#map[0-9]*]] = affine_map<()[s0] -> (s0 * 2)>
// ONCE-LABEL: @once(
// ONCE: [[SECOND:%.*]] = arith.constant 3 : index
// ONCE: [[FIRST:%.*]] = arith.constant 3 : index
// ONCE-NOT: affine.for
// ONCE: "outer"([[FIRST]])
// ONCE: "carries"(%{{.*}}, [[SECOND]])
// ONCE: [[N:%.*]] = affine.apply [[SYMBOL]]()
// ONCE: "symbol"([[N]])
// ONCE: [[V:%.*]] = affine.apply [[DOUBLE]]()
// ONCE: "computed"([[V]])
// ONCE: "unused"()
// ONCE: affine.for
// ONCE: "twice"
func.func @once(%n: index, %x: f32) -> f32 {
  affine.for %i = 3 to 4 {
    "outer"(%i) : (index) -> ()
  }
  %r = affine.for %i = 3 to 5 step 2 iter_args(%a = %x) -> f32 {
    %y = "carries"(%a, %i) : (f32, index) -> f32
    affine.yield %y : f32
  }
  affine.for %i = %n to affine_map<()[s0] -> (s0 + 1)>()[%n] {
    "symbol"(%i) : (index) -> ()
  }
  affine.for %i = affine_map<()[s0] -> (s0 * 2)>()[%n] to affine_map<()[s0] -> (s0 * 2 + 1)>()[%n] {
    "computed"(%i) : (index) -> ()
  }
  affine.for %i = %n to affine_map<()[s0] -> (s0 + 1)>()[%n] {
    "unused"() : () -> ()
  }
  affine.for %i = 0 to 2 {
    "twice"() : () -> ()
  }
  return %r : f32
}
