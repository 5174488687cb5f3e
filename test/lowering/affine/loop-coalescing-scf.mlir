// Nests of scf.for as one loop.
//
// RUN: %mlcc-opt %s -affine-loop-coalescing -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-coalescing -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: [[TIMES:#.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-DAG: [[COUNT:#.+]] = affine_map<()[s0, s1] -> ((-s0 + s1) ceildiv s0)>
// CHECK-DAG: [[ALL:#.+]] = affine_map<()[s0, s1] -> (((-s0 + s1) ceildiv s0) * 3)>
// CHECK-DAG: [[INNER:#.+]] = affine_map<(d0)[s0] -> (d0 * s0 + s0)>
// CHECK-DAG: [[OUTER:#.+]] = affine_map<(d0) -> (d0 * 3 + 2)>

// CHECK-LABEL: @simple
// CHECK-SAME: [[N:%.+]]: index, [[K:%.+]]: index
// CHECK: [[END:%.+]] = affine.apply [[TIMES]]()[[[N]], [[K]]]
// CHECK-NEXT: scf.for [[AT:%.+]] = %{{.+}} to [[END]] step
// CHECK-NEXT: [[I:%.+]]:2 = affine.delinearize_index [[AT]] into ([[N]], [[K]])
// CHECK-NEXT: "use"([[I]]#0, [[I]]#1)
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @simple(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK-LABEL: @steps
// CHECK-SAME: [[N:%.+]]: index, [[K:%.+]]: index
// CHECK: [[RUNS:%.+]] = affine.apply [[COUNT]]()[[[N]], [[K]]]
// CHECK: [[END:%.+]] = affine.apply [[ALL]]()[[[N]], [[K]]]
// CHECK-NEXT: scf.for [[AT:%.+]] = %{{.+}} to [[END]] step
// CHECK-NEXT: [[P:%.+]]:2 = affine.delinearize_index [[AT]] into (3, [[RUNS]])
// CHECK-NEXT: [[J:%.+]] = affine.apply [[INNER]]([[P]]#1)[[[N]]]
// CHECK-NEXT: [[I:%.+]] = affine.apply [[OUTER]]([[P]]#0)
// CHECK-NEXT: "use"([[I]], [[J]])
func.func @steps(%n: index, %k: index) {
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c2 to %c10 step %c3 {
    scf.for %j = %n to %k step %n {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// What all of them carry.

// CHECK-LABEL: @carried
// CHECK-SAME: [[N:%.+]]: index, [[X:%.+]]: f32
// CHECK: [[R:%.+]] = scf.for {{.+}} iter_args([[A:%.+]] = [[X]]) -> (f32)
// CHECK-NEXT: [[P:%.+]]:2 = affine.delinearize_index
// CHECK-NEXT: [[Y:%.+]] = "use"([[P]]#0, [[P]]#1, [[A]])
// CHECK-NEXT: scf.yield [[Y]]
// CHECK: return [[R]]
func.func @carried(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> f32 {
      %z = "use"(%i, %j, %b) : (index, index, f32) -> f32
      scf.yield %z : f32
    }
    scf.yield %q : f32
  }
  return %r : f32
}

// A bound that the outer loop gives, and a value that begins anew.

// CHECK-LABEL: @kept
// CHECK: scf.for
// CHECK-NEXT: scf.for
// CHECK: scf.for
// CHECK-NEXT: scf.for
// CHECK: return
func.func @kept(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %i to %n step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %x) -> f32 {
      %z = "use"(%i, %j, %b) : (index, index, f32) -> f32
      scf.yield %z : f32
    }
  }
  return
}

// Those inside of a loop that they depend on.

// CHECK-LABEL: @inner
// CHECK-SAME: [[N:%.+]]: index
// CHECK: scf.for [[I:%.+]] = %{{.+}} to [[N]] step
// CHECK: [[END:%.+]] = affine.apply [[TIMES]]()[[[I]], [[N]]]
// CHECK-NEXT: scf.for [[AT:%.+]] = %{{.+}} to [[END]] step
// CHECK-NEXT: [[P:%.+]]:2 = affine.delinearize_index [[AT]] into ([[I]], [[N]])
// CHECK-NEXT: "use"([[I]], [[P]]#0, [[P]]#1)
func.func @inner(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}
