// What leaves a loop that may not be entered: nothing that may trap or not end
// where it is not met. What is said to leave does, and the rest stays.

// RUN: %mlcc-opt %s -loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @divisions
// CHECK-COUNT-8: {leaves}
// CHECK-NOT: {stays}
// CHECK: scf.while
// CHECK-NOT: {leaves}
// CHECK-COUNT-13: {stays}
// CHECK: return
func.func @divisions(%a: i32, %b: i32) {
  %zero = arith.constant 0 : i32
  %all = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %l0 = llvm.mlir.constant(0 : i32) : i32
  %l1 = llvm.mlir.constant(-1 : i32) : i32
  %l3 = llvm.mlir.constant(3 : i32) : i32
  scf.while : () -> () {
    %0 = arith.divsi %a, %one {leaves} : i32
    %1 = arith.divui %a, %one {leaves} : i32
    %2 = arith.ceildivsi %a, %one {leaves} : i32
    %3 = arith.ceildivui %a, %all {leaves} : i32
    %4 = arith.divui %a, %all {leaves} : i32
    %5 = llvm.sdiv %a, %l3 {leaves} : i32
    %6 = llvm.udiv %a, %l3 {leaves} : i32
    %7 = llvm.udiv %a, %l1 {leaves} : i32
    %8 = arith.divsi %a, %b {stays} : i32
    %9 = arith.divsi %a, %zero {stays} : i32
    %10 = arith.divsi %a, %all {stays} : i32
    %11 = arith.divui %a, %b {stays} : i32
    %12 = arith.divui %a, %zero {stays} : i32
    %13 = arith.ceildivsi %a, %b {stays} : i32
    %14 = arith.ceildivsi %a, %all {stays} : i32
    %15 = arith.ceildivui %a, %zero {stays} : i32
    %17 = llvm.sdiv %a, %l0 {stays} : i32
    %18 = llvm.sdiv %a, %l1 {stays} : i32
    %19 = llvm.sdiv %a, %b {stays} : i32
    %20 = llvm.udiv %a, %b {stays} : i32
    %21 = llvm.udiv %a, %l0 {stays} : i32
    %go = "use"() : () -> i1
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}

// CHECK-LABEL: @dimensions
// CHECK-COUNT-2: {leaves}
// CHECK: scf.while
// CHECK-COUNT-4: {stays}
// CHECK: return
func.func @dimensions(%m: memref<?x?xf32>, %u: memref<*xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.while : () -> () {
    %0 = memref.dim {leaves} %m, %c0 : memref<?x?xf32>
    %1 = memref.dim {leaves} %m, %c1 : memref<?x?xf32>
    %2 = memref.dim {stays} %m, %c2 : memref<?x?xf32>
    %3 = memref.dim {stays} %m, %n : memref<?x?xf32>
    %4 = memref.dim {stays} %u, %c0 : memref<*xf32>
    %5 = memref.load %m[%c0, %c0] {stays} : memref<?x?xf32>
    %go = "use"() : () -> i1
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}

// CHECK-LABEL: @regions
// CHECK-COUNT-3: {leaves}
// CHECK: scf.while
// CHECK-COUNT-5: {stays}
// CHECK: return
func.func @regions(%c: i1, %a: i32, %b: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.while : () -> () {
    scf.if %c {
      %0 = arith.addi %a, %a : i32
    } {leaves}
    scf.for %i = %c0 to %n step %c1 {
    } {leaves}
    scf.if %c {
      scf.for %i = %c0 to %n step %c1 {
      }
    } {leaves}
    scf.if %c {
    } else {
      %0 = arith.divui %a, %b : i32
    } {stays}
    scf.for %i = %c0 to %n step %c2 {
    } {stays}
    scf.for %i = %c0 to %n step %n {
    } {stays}
    scf.for %i = %c0 to %n step %c1 {
      "use"() : () -> ()
    } {stays}
    scf.if %c {
      scf.for %i = %c0 to %n step %n {
      }
    } {stays}
    %go = "use"() : () -> i1
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}

// What touches no memory.

// CHECK-LABEL: @transfers
// CHECK-COUNT-2: {leaves}
// CHECK: scf.while
// CHECK-COUNT-2: {stays}
// CHECK: return
func.func @transfers(%t: tensor<?xf32>, %m: memref<?xf32>, %x: f32, %v: vector<4xf32>, %n: index) {
  scf.while : () -> () {
    %0 = vector.transfer_read %t[%n], %x {leaves} : tensor<?xf32>, vector<4xf32>
    %1 = vector.transfer_write %v, %t[%n] {leaves} : vector<4xf32>, tensor<?xf32>
    %2 = vector.transfer_read %m[%n], %x {stays} : memref<?xf32>, vector<4xf32>
    vector.transfer_write %v, %m[%n] {stays} : vector<4xf32>, memref<?xf32>
    %go = "use"() : () -> i1
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}
