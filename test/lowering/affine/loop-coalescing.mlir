// affine-loop-coalescing: one loop for a nest, if the bounds are known before
// it; what is left, and why.
//
// RUN: %mlcc-opt %s -affine-loop-coalescing -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-coalescing -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: [[EIGHT:#map[0-9]*]] = affine_map<() -> (8)>
// CHECK-DAG: [[MIN:#map[0-9]*]] = affine_map<()[s0] -> (s0, 5)>
// CHECK-DAG: [[MUL:#map[0-9]*]] = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-DAG: [[MOD:#map[0-9]*]] = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-DAG: [[DIV:#map[0-9]*]] = affine_map<(d0)[s0] -> (d0 floordiv s0)>

// CHECK-LABEL: @three(
// CHECK: [[N0:%.*]] = affine.apply [[EIGHT]]()
// CHECK: [[N1:%.*]] = affine.min [[MIN]]()[%{{.*}}]
// CHECK: [[N01:%.*]] = affine.apply [[MUL]]([[N0]])[[[N1]]]
// CHECK: [[N2:%.*]] = affine.apply [[EIGHT]]()
// CHECK: [[ALL:%.*]] = affine.apply [[MUL]]([[N01]])[[[N2]]]
// CHECK: affine.for [[I:%.*]] = 0 to [[ALL]] {
// CHECK-NEXT: [[K:%.*]] = affine.apply [[MOD]]([[I]])[[[N2]]]
// CHECK-NEXT: [[REST:%.*]] = affine.apply [[DIV]]([[I]])[[[N2]]]
// CHECK-NEXT: [[J:%.*]] = affine.apply [[MOD]]([[REST]])[[[N1]]]
// CHECK-NEXT: [[OUTER:%.*]] = affine.apply [[DIV]]([[REST]])[[[N1]]]
// CHECK-NEXT: "use"([[OUTER]], [[J]], [[K]])
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @three(%n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to min affine_map<()[s0] -> (s0, 5)>()[%n] {
      affine.for %k = 0 to 8 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// Another beginning, another step, other operations in between, a bound that is
// another each time.
//
// CHECK-LABEL: @left(
// CHECK: affine.for %{{.*}} = 1 to 8 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
// CHECK: affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 8 step 2 {
// CHECK: affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT: "between"
// CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
// CHECK: affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to #{{.*}} {
func.func @left() {
  affine.for %i = 1 to 8 {
    affine.for %j = 0 to 8 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 step 2 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 8 {
    "between"() : () -> ()
    affine.for %j = 0 to 8 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// What an inner loop passes on as it is.
//
// CHECK-LABEL: @passed_on(
// CHECK-SAME: [[X:%[^ :]*]]: f32
// CHECK: affine.for
// CHECK-NOT: affine.for
// CHECK: "use"([[X]])
func.func @passed_on(%x: f32) {
  affine.for %i = 0 to 8 {
    %r = affine.for %j = 0 to 3 iter_args(%a = %x) -> f32 {
      "use"(%a) : (f32) -> ()
      affine.yield %a : f32
    }
  }
  return
}
