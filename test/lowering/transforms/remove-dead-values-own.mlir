// Where mlir-opt-22 makes something invalid.
//
// RUN: %mlcc-opt %s -split-input-file -remove-dead-values -allow-unregistered-dialect | FileCheck %s
// RUN: %mlcc-opt %s -split-input-file -allow-unregistered-dialect \
// RUN:   -pass-pipeline='builtin.module(func.func(remove-dead-values))' | FileCheck %s -check-prefix=ALONE

// A value is dead on one way to a block, and not on another: the argument stays.

// CHECK-LABEL: func @join
// CHECK-SAME: [[X:%.+]]: i32
// CHECK: cf.cond_br %{{.+}}, ^[[NEVER:.+]], ^[[JOIN:.+]]([[X]] : i32)
// CHECK-NEXT: ^[[NEVER]]:
// CHECK-NEXT: [[P:%.+]] = ub.poison
// CHECK-NEXT: cf.br ^[[JOIN]]([[P]] : i32)
// CHECK-NEXT: ^[[JOIN]]([[Y:%.+]]: i32):
// CHECK-NEXT: "use"([[Y]])
func.func @join(%x: i32) {
  %false = arith.constant false
  cf.cond_br %false, ^never, ^join(%x : i32)
^never:
  %0 = arith.addi %x, %x : i32
  cf.br ^join(%0 : i32)
^join(%y: i32):
  "use"(%y) : (i32) -> ()
  return
}

// -----

// A function whose address is taken keeps its type.

// CHECK-LABEL: func private @taken(
// CHECK-SAME: %{{.*}}: i32)
func.func private @taken(%unused: i32) {
  return
}
func.func @take() -> ((i32) -> ()) {
  %f = constant @taken : (i32) -> ()
  return %f : (i32) -> ()
}

// -----

// Of a function by itself nobody knows who calls it.

// ALONE-LABEL: func private @alone(
// ALONE-SAME: [[X:%.+]]: i32, %{{.+}}: i32) -> i32
// ALONE-NEXT: [[Y:%.+]] = arith.muli [[X]], [[X]]
// ALONE-NEXT: return [[Y]]
func.func private @alone(%x: i32, %y: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  %1 = arith.addi %x, %y : i32
  return %0 : i32
}
