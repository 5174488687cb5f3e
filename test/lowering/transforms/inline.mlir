// RUN: %mlcc-opt %s -split-input-file -inline=default-pipeline= -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -inline=default-pipeline= -allow-unregistered-dialect | FileCheck %s %}

// One block goes in place of the call; the last use of a private function takes
// it away.

// CHECK-LABEL: @one_block
// CHECK-SAME: [[A:%.+]]: i32
// CHECK-NEXT: [[TWICE:%.+]] = arith.addi [[A]], [[A]]
// CHECK-NEXT: [[SQUARE:%.+]] = arith.muli [[TWICE]], [[TWICE]]
// CHECK-NEXT: return [[SQUARE]]
func.func @one_block(%a: i32) -> i32 {
  %0 = call @twice(%a) : (i32) -> i32
  %1 = call @square(%0) : (i32) -> i32
  return %1 : i32
}
// CHECK: @square
func.func @square(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
// CHECK-NOT: @twice
func.func private @twice(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}

// -----

// Of several blocks, all that return go on behind the call; but not where there
// may be one block only.

// CHECK-LABEL: @blocks
// CHECK: cf.cond_br [[C:%.+]], [[YES:\^.+]], [[NO:\^.+]]
// CHECK: [[YES]]:
// CHECK-NEXT: cf.br [[REST:\^.+]]([[A:%.+]] : i32)
// CHECK: [[NO]]:
// CHECK-NEXT: cf.br [[REST]]([[B:%.+]] : i32)
// CHECK: [[REST]]([[X:%.+]]: i32):
// CHECK-NEXT: arith.addi [[X]], [[A]]
// CHECK: scf.if
// CHECK-NEXT: call @choose
func.func @choose(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^yes, ^no
^yes:
  return %a : i32
^no:
  return %b : i32
}
func.func @blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = call @choose(%c, %a, %b) : (i1, i32, i32) -> i32
  %1 = arith.addi %0, %a : i32
  scf.if %c {
    %2 = func.call @choose(%c, %a, %b) : (i1, i32, i32) -> i32
  }
  return %1 : i32
}

// -----

// What must not be, or cannot: by attribute, of operations nobody knows, of
// itself.

// CHECK-LABEL: @stays
// CHECK-NEXT: call @unknown()
// CHECK-NEXT: call @refuses()
// CHECK-NEXT: call @harmless() {no_inline}
// CHECK-NEXT: call @itself()
// CHECK-NEXT: call @declared()
func.func @stays() {
  call @unknown() : () -> ()
  call @refuses() : () -> ()
  "func.call"() {callee = @harmless, no_inline} : () -> ()
  call @itself() : () -> ()
  call @declared() : () -> ()
  return
}
func.func @unknown() {
  "unknown"() : () -> ()
  return
}
func.func @refuses() attributes {no_inline} {
  return
}
func.func @harmless() {
  return
}
func.func @itself() {
  call @itself() : () -> ()
  return
}
func.func private @declared()

// -----

// Functions that call each other are not unrolled for ever.

// CHECK-LABEL: func.func @even
// CHECK: call @odd
// CHECK-LABEL: func.func @odd
// CHECK: call @even
func.func @even() {
  call @odd() : () -> ()
  return
}
func.func @odd() {
  call @even() : () -> ()
  return
}
