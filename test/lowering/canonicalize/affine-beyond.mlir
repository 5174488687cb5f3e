// What mlir-opt-22 gets wrong: it takes i mod 16 for at least 5 here, since i
// is, of two terms with the same factors it keeps one, twice, and of bounds in a
// loop that never runs it keeps none.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-DAG: [[MAX:#.+]] = affine_map<(d0) -> (d0 mod 16, 3)>
// CHECK-DAG: [[SUM:#.+]] = affine_map<(d0)[s0] -> (d0 * s0 + s0 + d0 floordiv s0 + 1)>

// CHECK-LABEL: @beyond
// CHECK: affine.for [[I:%.+]] = 5 to 20
// CHECK-NEXT: affine.for {{.*}} = max [[MAX]]([[I]]) to 100
// CHECK: affine.apply [[SUM]]([[I]])
func.func @beyond(%n: index) {
  affine.for %i = 5 to 20 {
    affine.for %j = max affine_map<(d0) -> (d0 mod 16, 3)>(%i) to 100 {
      "use"(%j) : (index) -> ()
    }
    %0 = affine.apply affine_map<(d0)[s0] -> (s0 + d0 * s0 + d0 floordiv s0 + 1)>(%i)[%n]
    "use"(%0) : (index) -> ()
  }
  return
}

// In a loop that never runs each bound would make the other one redundant.

// CHECK-LABEL: @never
// CHECK: affine.for [[I:%.+]] = 2 to 1
// CHECK-NEXT: affine.for {{.*}} = max #{{.*}}([[I]]) to min #{{.*}}([[I]])
func.func @never() {
  affine.for %i = 2 to 1 {
    affine.for %j = max affine_map<(d0) -> (d0 - 2, 0)>(%i) to min affine_map<(d0) -> (d0 + 3, 5)>(%i) {
      "use"(%j) : (index) -> ()
    }
  }
  return
}
