// Loops over spaces, and regions that run once.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @parallel_dims
// CHECK-SAME: [[N:%.+]]: index
// CHECK-DAG: [[C0:%.+]] = arith.constant 0 : index
// CHECK-DAG: [[C1:%.+]] = arith.constant 1 : index
// CHECK: scf.parallel ([[I:%.+]]) = ([[C0]]) to ([[N]]) step ([[C1]])
// CHECK-NEXT: "body"([[I]], [[C0]], [[C1]])
// CHECK-NOT: "never"
func.func @parallel_dims(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c1) to (%n, %c2, %c2)
      step (%c1, %c2, %c1) {
    "body"(%i, %j, %k) : (index, index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c2) to (%n, %c1) step (%c1, %c1) {
    "never"() : () -> ()
  }
  return
}

// CHECK-LABEL: @parallel_once
// CHECK-SAME: [[X:%.+]]: f32
// CHECK: [[V:%.+]] = "body"(
// CHECK-NEXT: [[SUM:%.+]] = arith.addf [[X]], [[V]]
// CHECK-NEXT: return [[SUM]]
func.func @parallel_once(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%x) -> f32 {
    %v = "body"(%i) : (index) -> f32
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %sum = arith.addf %a, %b : f32
      scf.reduce.return %sum : f32
    }
  }
  return %0 : f32
}

// CHECK-LABEL: @parallel_nested
// CHECK: scf.parallel ([[I:%.+]], [[J:%.+]]) =
// CHECK-NEXT: "body"([[I]], [[J]])
// CHECK: scf.parallel
// CHECK-NEXT: scf.parallel
func.func @parallel_nested(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      "body"(%i, %j) : (index, index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      "triangle"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK-LABEL: @forall_bounds
// CHECK-SAME: [[N:%.+]]: index
// CHECK: scf.forall ({{%.+}}, {{%.+}}) in ([[N]], 2) {
func.func @forall_bounds(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.forall (%i, %j) = (%c0, 0) to (%n, %c2) step (1, %c1) {
    "body"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: @forall_dims
// CHECK-SAME: [[N:%.+]]: index
// CHECK: [[C0:%.+]] = arith.constant 0 : index
// CHECK: scf.forall ([[I:%.+]]) in ([[N]]) {
// CHECK-NEXT: "one"([[I]], [[C0]])
// CHECK-NEXT: } {note = 1 : i32}
// CHECK-NEXT: "all"([[C0]], [[C0]])
// CHECK-NOT: "none"
// CHECK: scf.forall ({{%.+}}, [[J:%.+]]) in (1, [[N]]) {
// CHECK-NEXT: "mapped"([[C0]], [[J]])
func.func @forall_dims(%n: index) {
  scf.forall (%i, %j) in (%n, 1) {
    "one"(%i, %j) : (index, index) -> ()
  } {note = 1 : i32}
  scf.forall (%i, %j) in (1, 1) {
    "all"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (%n, 0) {
    "none"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (1, %n) {
    "mapped"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// An output that the loop does not write.

// CHECK-LABEL: @forall_outputs
// CHECK-SAME: {{%.+}}: index, [[T:%.+]]: tensor<4xf32>
// CHECK-NEXT: scf.forall ({{%.+}}) in
// CHECK-NEXT: "body"([[T]])
// CHECK: return [[T]]
func.func @forall_outputs(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%out = %t) -> tensor<4xf32> {
    "body"(%out) : (tensor<4xf32>) -> ()
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @switch
// CHECK-NEXT: [[V:%.+]] = "two"()
// CHECK-NEXT: "default"()
// CHECK-NEXT: return [[V]]
func.func @switch() -> i32 {
  %c2 = arith.constant 2 : index
  %0 = scf.index_switch %c2 -> i32
  case 1 {
    %1 = "one"() : () -> i32
    scf.yield %1 : i32
  }
  case 2 {
    %1 = "two"() : () -> i32
    scf.yield %1 : i32
  }
  default {
    %1 = "gone"() : () -> i32
    scf.yield %1 : i32
  }
  scf.index_switch %c2
  case 1 {
    "gone"() : () -> ()
    scf.yield
  }
  default {
    "default"() : () -> ()
    scf.yield
  }
  return %0 : i32
}

// CHECK-LABEL: @switch_results
// CHECK: [[R:%.+]] = scf.index_switch {{%.+}} -> i32
// CHECK: return [[R]], [[R]]
func.func @switch_results(%n: index) -> (i32, i32) {
  %0:3 = scf.index_switch %n -> i32, i32, i32
  case 1 {
    %1:2 = "one"() : () -> (i32, i32)
    scf.yield %1#0, %1#1, %1#1 : i32, i32, i32
  }
  default {
    %1:2 = "default"() : () -> (i32, i32)
    scf.yield %1#0, %1#1, %1#1 : i32, i32, i32
  }
  return %0#1, %0#2 : i32, i32
}

// CHECK-LABEL: @execute
// CHECK-NEXT: [[A:%.+]] = "first"()
// CHECK-NEXT: "use"([[A]])
// CHECK-NEXT: scf.execute_region no_inline
func.func @execute() {
  %0 = scf.execute_region -> i32 {
    %1 = "first"() : () -> i32
    scf.yield %1 : i32
  }
  "use"(%0) : (i32) -> ()
  scf.execute_region no_inline {
    "second"() : () -> ()
    scf.yield
  }
  return
}

// CHECK-LABEL: @execute_blocks
// CHECK: [[A:%.+]] = "first"()
// CHECK-NEXT: cf.cond_br {{%.+}}, [[END:\^.+]]([[A]] : i32), [[OTHER:\^.+]]
// CHECK: [[OTHER]]:
// CHECK-NEXT: [[B:%.+]] = "other"()
// CHECK-NEXT: cf.br [[END]]([[B]] : i32)
// CHECK: [[END]]([[R:%.+]]: i32):
// CHECK-NEXT: return [[R]]
func.func @execute_blocks(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = "first"() : () -> i32
    cf.cond_br %c, ^end, ^other
  ^end:
    scf.yield %1 : i32
  ^other:
    %2 = "other"() : () -> i32
    scf.yield %2 : i32
  }
  return %0 : i32
}
