// RUN: %mlcc-opt %s -split-input-file -remove-dead-values -allow-unregistered-dialect | FileCheck %s -check-prefixes=CHECK,SHORT
// RUN: %mlcc-opt %s -split-input-file -allow-unregistered-dialect \
// RUN:   -pass-pipeline='builtin.module(remove-dead-values{canonicalize=false})' | FileCheck %s -check-prefixes=CHECK,LONG
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -remove-dead-values -allow-unregistered-dialect | FileCheck %s -check-prefixes=CHECK,SHORT %}

// Arguments and results of a function that nobody outside calls. What is
// returned to no use may still be stored.

// CHECK-LABEL: func private @f
// CHECK-SAME: ([[X:%.+]]: i32 {test.x}, [[M:%.+]]: memref<i32>) -> i32 {
// CHECK: [[SUM:%.+]] = arith.addi [[X]], [[X]]
// CHECK: memref.store [[SUM]]
// CHECK: return [[X]] : i32
func.func private @f(%x: i32 {test.x}, %unused: i32 {test.unused},
    %m: memref<i32>) -> (i32, i32) {
  %0 = arith.addi %x, %x : i32
  memref.store %0, %m[] : memref<i32>
  return %x, %0 : i32, i32
}
// CHECK-LABEL: func @calls
// CHECK-SAME: [[A:%.+]]: i32, [[M:%.+]]: memref<i32>
// CHECK-NEXT: [[R:%.+]] = call @f([[A]], [[M]]) : (i32, memref<i32>) -> i32
// CHECK-NEXT: return [[R]]
func.func @calls(%a: i32, %m: memref<i32>) -> i32 {
  %b = arith.muli %a, %a : i32
  %0:2 = call @f(%a, %b, %m) : (i32, i32, memref<i32>) -> (i32, i32)
  return %0#0 : i32
}

// -----

// A result of a call is dead that a loop carries in vain, also while the loop is
// still there.

// CHECK-LABEL: func private @two
// CHECK: return %{{[^,]+}} : i32
func.func private @two(%x: i32) -> (i32, i32) {
  return %x, %x : i32, i32
}
// CHECK-LABEL: func @carry_in_vain
// CHECK-NEXT: [[LEFT:%.+]] = call @two({{.*}}) : (i32) -> i32
// CHECK-NEXT: [[DEAD:%.+]] = ub.poison : i32
// LONG-NEXT: scf.for {{.*}} iter_args(%{{.+}} = [[DEAD]])
// SHORT-NEXT: scf.for {{[^(]+}} {
// CHECK: return [[LEFT]]
func.func @carry_in_vain(%x: i32, %m: index, %n: index) -> i32 {
  %0:2 = call @two(%x) : (i32) -> (i32, i32)
  %1 = scf.for %i = %m to %n step %n iter_args(%a = %0#1) -> (i32) {
    "use"() : () -> ()
    scf.yield %a : i32
  }
  return %0#0 : i32
}

// -----

// One that is public stays what it is.

// CHECK-LABEL: func @public(
// CHECK-SAME: %{{.*}}: i32)
func.func @public(%unused: i32) {
  return
}

// -----

// What loops carry in vain.

// CHECK-LABEL: func @loop
// CHECK-SAME: [[X:%.+]]: i32
// SHORT: [[R:%.+]] = scf.for {{.*}} iter_args([[A:%.+]] = [[X]]) -> (i32) {
// LONG: [[R:%.+]]:2 = scf.for {{.*}} iter_args([[A:%.+]] = [[X]], %{{.+}} = %{{.+}}) -> (i32, i32) {
// CHECK-NEXT: [[S:%.+]] = arith.addi [[A]], [[X]]
// CHECK-NOT: arith.muli
// SHORT: scf.yield [[S]] : i32
// LONG: scf.yield [[S]], %{{.+}} : i32, i32
// CHECK: return
func.func @loop(%x: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x)
      -> (i32, i32) {
    %1 = arith.addi %a, %x : i32
    %2 = arith.muli %b, %x : i32
    scf.yield %1, %2 : i32, i32
  }
  return %0#0 : i32
}

// -----

// Block arguments, by which dead values go.

// CHECK-LABEL: func @branches
// CHECK-SAME: [[X:%.+]]: i32, [[C:%.+]]: i1
// CHECK-NEXT: cf.cond_br [[C]], ^[[A:.+]]([[X]] : i32), ^[[B:.+]]
// CHECK-NEXT: ^[[A]]([[Y:%.+]]: i32):
// CHECK-NEXT: "use"([[Y]])
// CHECK-NEXT: cf.br ^[[B]]
// CHECK-NEXT: ^[[B]]:
func.func @branches(%x: i32, %c: i1) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  cf.cond_br %c, ^a(%0, %x : i32, i32), ^b(%1 : i32)
^a(%2: i32, %3: i32):
  "use"(%3) : (i32) -> ()
  cf.br ^b(%2 : i32)
^b(%4: i32):
  return
}

// -----

// Where nothing gets, nothing is done.

// CHECK-LABEL: func @unreachable
// CHECK: ^bb1:
// CHECK-NEXT: ub.unreachable
// CHECK: ^bb2:
func.func @unreachable(%x: i32, %m: memref<i32>) {
  %false = arith.constant false
  cf.cond_br %false, ^never, ^end
^never:
  %0 = arith.addi %x, %x : i32
  memref.store %0, %m[] : memref<i32>
  %1 = arith.cmpi eq, %0, %x : i32
  cf.cond_br %1, ^never, ^end
^end:
  return
}

// -----

// What a loop does is needed, whatever becomes of its results.

// CHECK-LABEL: func @effects
// CHECK: scf.parallel
// CHECK: "body"
// CHECK-NOT: scf.if
func.func @effects(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "body"(%i) : (index) -> ()
  }
  %0 = scf.if %c -> index {
    scf.yield %n : index
  } else {
    scf.yield %c0 : index
  }
  return
}

// -----

// What becomes of regions is canonicalized, by the patterns of all operations.

// CHECK-LABEL: @endless
// SHORT: cf.br ^[[HEAD:.+]]
// SHORT-NEXT: ^[[HEAD]]:
// SHORT-NEXT: "work"
// SHORT-NEXT: cf.br ^[[HEAD]]
// LONG: scf.execute_region
func.func @endless() {
  scf.execute_region {
    cf.br ^head
  ^head:
    "work"() : () -> ()
    cf.br ^head
  }
  return
}
