// RUN: not mlcc-translate -mlir-to-llvmir -split-input-file %s 2>&1 | FileCheck %s

// What the translation finds wrong, and what only LLVM does, is an error where
// the operation stands.

llvm.func @bundle(%a: i32) {
  // CHECK: [[#@LINE+1]]:3: error: 'llvm.call' op is not valid LLVM IR: Kcfi bundle operand must be an i32 constant
  llvm.call @bundle(%a) ["kcfi"(%a : i32)] : (i32) -> ()
  llvm.return
}

// -----

// CHECK: [[#@LINE+1]]:1: error: 'llvm.mlir.global' op is not valid LLVM IR: 'common' global may not be marked constant!
llvm.mlir.global common constant @g(0 : i32) : i32

// -----

llvm.func @immediate(%a: i32) {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.call_intrinsic' op argument #0 of intrinsic 'llvm.returnaddress' must be a constant
  %0 = llvm.call_intrinsic "llvm.returnaddress"(%a) : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @unknown(%a: i32) {
  // CHECK: [[#@LINE+1]]:3: error: 'llvm.call_intrinsic' op could not find LLVM intrinsic: "llvm.no.such"
  llvm.call_intrinsic "llvm.no.such"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @signature(%a: i32) {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.call_intrinsic' op call intrinsic signature
  %0 = llvm.call_intrinsic "llvm.smax.i32"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.global internal @computed() : i32 {
  %0 = llvm.mlir.constant(7 : i32) : i32
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.intr.ctpop' op is not a constant expression in an initializer
  %1 = llvm.intr.ctpop(%0) : (i32) -> i32
  llvm.return %1 : i32
}

// -----

llvm.mlir.global internal @divided() : i32 {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.mlir.addressof @divided : !llvm.ptr
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i32
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.mul' op is not a constant expression in an initializer
  %3 = llvm.mul %2, %0 : i32
  llvm.return %3 : i32
}

// -----

// Types of other dialects may hide in arrays and structs.
// CHECK: [[#@LINE+1]]:1: error: 'llvm.mlir.global' op cannot be translated to LLVM IR: there is no type 'index'
llvm.mlir.global @foreign() : !llvm.array<3 x index>

// -----

llvm.func @foreign() {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.mlir.undef' op has a type that LLVM IR does not have: '!llvm.array<3 x index>'
  %0 = llvm.mlir.undef : !llvm.array<3 x index>
  // CHECK-NOT: error
  llvm.return
}

// -----

llvm.func @foreign(%n: i32) {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.alloca' op cannot be translated to LLVM IR: there is no type 'f8E4M3FN'
  %0 = llvm.alloca %n x !llvm.struct<(f8E4M3FN)> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// A function that is called, whose type the intrinsic does not have.
llvm.func @overflow(%a: vector<4xi16>) {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.intr.uadd.with.overflow' op call intrinsic signature does not match that of "llvm.uadd.with.overflow"
  %0 = "llvm.intr.uadd.with.overflow"(%a, %a) : (vector<4xi16>, vector<4xi16>) -> !llvm.struct<(vector<5xi16>, vector<4xi1>)>
  llvm.return
}

// -----

llvm.func @parts(%a: vector<2xf64>) {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.intr.frexp' op call intrinsic signature does not match that of "llvm.frexp"
  %0 = "llvm.intr.frexp"(%a) : (vector<2xf64>) -> i1
  llvm.return
}

// -----

llvm.func @more(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.intr.masked.gather' op is not valid LLVM IR: Call parameter type does not match function signature!
  %0 = llvm.intr.masked.gather %p, %m, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @unsized(%n: i32) {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.alloca' op cannot allocate '!llvm.void', which has no size
  %0 = llvm.alloca %n x !llvm.void : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @no_zero() {
  // CHECK: [[#@LINE+1]]:8: error: 'llvm.mlir.zero' op has no zero: '!llvm.label'
  %0 = llvm.mlir.zero : !llvm.label
  llvm.return
}

// -----

// CHECK: [[#@LINE+1]]:1: error: "llvm.align" should be a power of two
llvm.func @aligned(%p: !llvm.ptr {llvm.align = 3 : i64}) {
  llvm.return
}

// -----

llvm.func @access(%p: !llvm.ptr, %n: i32) {
  // CHECK: [[#@LINE+1]]:3: error: alignment 6 is not a power of two
  llvm.store %n, %p {alignment = 6 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @masked_load(%p: !llvm.ptr, %k: vector<4xi1>) {
  // CHECK: [[#@LINE+1]]:8: error: alignment 3 is not a power of two
  %0 = llvm.intr.masked.load %p, %k {alignment = 3 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @masked_store(%p: !llvm.ptr, %k: vector<4xi1>, %v: vector<4xf32>) {
  // CHECK: [[#@LINE+1]]:3: error: alignment 0 is not a power of two
  llvm.intr.masked.store %v, %p, %k {alignment = 0 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.return
}

// -----

llvm.func @gather(%p: vector<4x!llvm.ptr>, %k: vector<4xi1>) {
  // CHECK: [[#@LINE+1]]:8: error: alignment 12 is not a power of two
  %0 = llvm.intr.masked.gather %p, %k {alignment = 12 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @scatter(%p: vector<4x!llvm.ptr>, %k: vector<4xi1>, %v: vector<4xf32>) {
  // CHECK: [[#@LINE+1]]:3: error: alignment 4294967292 is not a power of two
  llvm.intr.masked.scatter %v, %p, %k {alignment = -4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}

// -----

// CHECK: [[#@LINE+1]]:1: error: "llvm.align" should be a power of two of 32 bits
llvm.func @huge(%p: !llvm.ptr {llvm.align = 8589934592 : i64}) {
  llvm.return
}

// -----

llvm.func @huge_access(%p: !llvm.ptr, %n: i32) {
  // CHECK: [[#@LINE+1]]:3: error: alignment 8589934592 is larger than LLVM has
  llvm.store %n, %p {alignment = 8589934592 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

// CHECK: [[#@LINE+1]]:1: error: 'llvm.func' op cannot be translated to LLVM IR: there is no type 'i0'
llvm.func @no_bits(%a: i0) {
  llvm.return
}
