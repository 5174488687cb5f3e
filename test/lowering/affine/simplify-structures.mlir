// affine-simplify-structures: constraints that others imply go, with the
// conditions that are known then; sets without points are no longer there.
//
// RUN: %mlcc-opt %s -affine-simplify-structures -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-simplify-structures -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: [[QUOTIENTS:#[a-z0-9]+]] = affine_set<(d0)[s0, s1] : (d0 mod 3 - 1 == 0, s1 floordiv 4 - s0 >= 0, -d0 + s1 * 2 + 1 >= 0, -d0 + (d0 floordiv 3) * 3 + 2 >= 0, d0 mod 3 >= 0, -s1 + (s1 floordiv 4) * 4 + 3 >= 0, s1 mod 4 >= 0)>
// CHECK-DAG: [[LEAST:#[a-z0-9]+]] = affine_set<(d0) : (d0 + 5 >= 0)>
// CHECK-DAG: [[OTHERS:#[a-z0-9]+]] = affine_set<(d0, d1) : (d0 - d1 >= 0, -d0 + 9 >= 0)>
// CHECK-DAG: [[MAP:#[a-z0-9]+]] = affine_map<(d0) -> (d0 * 2)>

// CHECK-LABEL: @sets
// CHECK-NEXT: affine.for [[I:%[a-z0-9]+]]
// CHECK-NEXT: affine.for [[J:%[a-z0-9]+]]
func.func @sets(%b: index, %n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      // CHECK-NEXT: affine.if [[QUOTIENTS]]([[I]])
      // CHECK-NEXT: "kept"
      affine.if affine_set<(d0, d1)[s0] : (d0 mod 3 - 1 == 0, d1 floordiv 4 - s0 >= 0, d1 * 8 - 4 * d0 + 7 >= 0, d1 * 2 - d0 + 9 >= 0)>(%i, %b)[%n] {
        "kept"() : () -> ()
      }
      // CHECK: affine.if [[LEAST]]([[I]])
      affine.if affine_set<(d0) : (d0 + 7 >= 0, d0 + 5 >= 0, 3 >= 0)>(%i) {
        "the_least"() : () -> ()
      }
      // CHECK: affine.if [[OTHERS]]([[I]], [[J]])
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, -d0 + 9 >= 0, d0 - d1 >= 0)>(%i, %j) {
        "once"() : () -> ()
      }
      // CHECK-NOT: "never"
      affine.if affine_set<(d0) : (d0 - 200 >= 0, -d0 + 100 >= 0)>(%i) {
        "never"() : () -> ()
      }
      affine.if affine_set<(d0) : (2 * d0 - 5 == 0)>(%i) {
        "never"() : () -> ()
      }
      affine.if affine_set<(d0, d1) : (d0 - d1 - 1 >= 0, d1 - d0 >= 0)>(%i, %j) {
        "never"() : () -> ()
      }
      // i = j + 1 and i + j even
      affine.if affine_set<(d0, d1) : (d0 - d1 - 1 == 0, (d0 + d1) mod 2 == 0)>(%i, %j) {
        "never"() : () -> ()
      }
      // CHECK: "always"
      affine.if affine_set<() : (5 >= 0)>() {
        "always"() : () -> ()
      }
    }
  }
  return
}

// CHECK-LABEL: @maps
// CHECK-SAME: [[X:%[a-z0-9]+]]: index
func.func @maps(%x: index) -> index {
  // CHECK: "attribute"() {map = [[MAP]]}
  "attribute"() {map = affine_map<(d0) -> (d0 + d0)>} : () -> ()
  %0 = affine.apply affine_map<(d0) -> (d0 - (d0 floordiv 4) * 4 - d0 mod 4)>(%x)
  // CHECK: [[ZERO:%[a-z0-9_]+]] = arith.constant 0
  // CHECK: return [[ZERO]]
  return %0 : index
}
