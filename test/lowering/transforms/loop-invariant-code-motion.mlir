// RUN: %mlcc-opt %s -loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s %}

// Out of both loops, or of one.

// CHECK-LABEL: @nested
// CHECK-SAME: [[A:%.+]]: i32, [[N:%.+]]: index
// CHECK: [[SQUARE:%.+]] = arith.muli [[A]], [[A]]
// CHECK-NEXT: [[CUBE:%.+]] = arith.muli [[SQUARE]], [[A]]
// CHECK-NEXT: scf.for [[I:%.+]] =
// CHECK-NEXT: [[SUM:%.+]] = arith.addi [[I]], [[N]]
// CHECK-NEXT: scf.for [[J:%.+]] =
// CHECK-NEXT: [[OWN:%.+]] = arith.addi [[J]], [[SUM]]
// CHECK-NEXT: "use"([[CUBE]], [[OWN]])
func.func @nested(%a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %square = arith.muli %a, %a : i32
      %cube = arith.muli %square, %a : i32
      %sum = arith.addi %i, %n : index
      %own = arith.addi %j, %sum : index
      "use"(%cube, %own) : (i32, index) -> ()
    }
  }
  return
}

// Reads stay, and so does what may trap where it is not met.

// CHECK-LABEL: @stays
// CHECK: arith.constant -1
// CHECK-NEXT: arith.constant 7
// CHECK-NEXT: arith.divui {{.+}}, %c-1
// CHECK-NEXT: arith.divsi {{.+}}, %c7
// CHECK-NEXT: scf.while
// CHECK-NEXT: memref.load
// CHECK-NEXT: arith.divui
// CHECK-NEXT: arith.divsi
// CHECK-NEXT: "use"
func.func @stays(%m: memref<i32>, %a: i32, %b: i32) {
  scf.while : () -> () {
    %all = arith.constant -1 : i32
    %seven = arith.constant 7 : i32
    %0 = memref.load %m[] : memref<i32>
    %1 = arith.divui %a, %b : i32
    %2 = arith.divui %a, %all : i32
    %3 = arith.divsi %a, %all : i32
    %4 = arith.divsi %a, %seven : i32
    %go = "use"(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> i1
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}

// Of vectors every element counts.

// CHECK-LABEL: @elements
// CHECK: arith.divsi {{.+}} : vector<2xi8>
// CHECK-NEXT: scf.forall
// CHECK-NEXT: arith.divsi {{.+}} : vector<2xi8>
func.func @elements(%v: vector<2xi8>, %n: index) {
  %fine = arith.constant dense<[3, 4]> : vector<2xi8>
  %zero = arith.constant dense<[-3, 4]> : vector<2xi8>
  scf.forall (%i) in (%n) {
    %0 = arith.divsi %v, %fine : vector<2xi8>
    %1 = arith.divsi %v, %zero : vector<2xi8>
    "use"(%0, %1) : (vector<2xi8>, vector<2xi8>) -> ()
  }
  return
}

// CHECK-LABEL: @elements_of_index
// CHECK: arith.divsi {{.+}} : vector<2xindex>
// CHECK-NEXT: scf.forall
// CHECK-NEXT: arith.divui {{.+}} : vector<2xindex>
func.func @elements_of_index(%v: vector<2xindex>, %n: index) {
  %fine = arith.constant dense<[3, 4]> : vector<2xindex>
  %zero = arith.constant dense<[3, 0]> : vector<2xindex>
  scf.forall (%i) in (%n) {
    %0 = arith.divsi %v, %fine : vector<2xindex>
    %1 = arith.divui %v, %zero : vector<2xindex>
    "use"(%0, %1) : (vector<2xindex>, vector<2xindex>) -> ()
  }
  return
}

// Branches leave with all that is in them; loops, if they are sure to end.

// CHECK-LABEL: @regions
// CHECK: scf.if
// CHECK: scf.for
// CHECK: scf.parallel
// CHECK-NEXT: scf.for
// CHECK: "use"
func.func @regions(%c: i1, %n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = scf.if %c -> i32 {
      scf.yield %a : i32
    } else {
      %square = arith.muli %a, %a : i32
      scf.yield %square : i32
    }
    %1 = scf.for %j = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
      %next = arith.addi %x, %x : i32
      scf.yield %next : i32
    }
    %2 = scf.for %j = %c0 to %n step %c2 iter_args(%x = %a) -> i32 {
      %next = arith.addi %x, %x : i32
      scf.yield %next : i32
    }
    "use"(%0, %1, %2) : (i32, i32, i32) -> ()
    scf.reduce
  }
  return
}

// A dimension that there is may be asked for before.

// CHECK-LABEL: @dimensions
// CHECK: memref.dim
// CHECK: scf.while
// CHECK-NEXT: memref.dim
func.func @dimensions(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  scf.while : () -> () {
    %0 = memref.dim %m, %c0 : memref<?xf32>
    %1 = memref.dim %m, %n : memref<?xf32>
    %go = "use"(%0, %1) : (index, index) -> i1
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}
