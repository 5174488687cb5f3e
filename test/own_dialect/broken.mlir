// A pass that makes something invalid of a valid module is named, with the place
// of the operation in the input, as an internal error.

// REQUIRES: not-sanitized
// RUN: rm -rf %t && split-file %s %t
// RUN: cd %t && env TMPDIR=%t not %own/mlcc -verify-each -c types.mlir -o x.o 2>&1 | FileCheck types.mlir
// RUN: cd %t && env TMPDIR=%t not %own/mlcc -c place.mlir -o x.o 2>&1 | FileCheck place.mlir
// RUN: cd %t && not ls x.o
// RUN: cd %t && env TMPDIR=%t bash -c '%own/mlcc -c place.mlir -o x.o 2>err; test $? = 70'
// RUN: cd %t && env TMPDIR=%t bash -c '%own/mlcc -verify-each -S types.mlir -o x.s 2>err; test $? = 70'

// What is written so is an error as any.
// RUN: cd %t && not %own/mlcc -c written.mlir -o x.o 2>&1 | FileCheck written.mlir
// RUN: cd %t && not %own/mlcc -verify-each -c moved.mlir -o x.o 2>&1 | FileCheck moved.mlir

//--- types.mlir
func.func @f(%a: i32) {
  // CHECK: types.mlir:[[@LINE+1]]:3: error: 'broken.types' op requires the same type for all operands and results
  broken.types %a
  return
}
// CHECK: pass 'ConvertToLLVMPass' makes something invalid of a valid module
// CHECK: mlcc: internal error; this is a defect of mlcc, not of its input
// CHECK: mlcc: note: please report it with this file: {{.*}}.mlir

//--- place.mlir
func.func @f(%p: !llvm.ptr) {
  // CHECK: place.mlir:[[@LINE+1]]:3: error: 'broken.place' op is not valid LLVM IR: llvm.lifetime.start/end can only be used on alloca or poison
  broken.place %p : !llvm.ptr
  return
}
// CHECK: pass 'ConvertToLLVMPass' makes an invalid 'llvm.intr.lifetime.start'
// CHECK: mlcc: internal error; this is a defect of mlcc, not of its input
// CHECK: mlcc: note: please report it with this file: {{.*}}.mlir

//--- written.mlir
func.func @f(%p: !llvm.ptr) {
  // CHECK: written.mlir:[[@LINE+1]]:3: error: 'llvm.intr.lifetime.start' op is not valid LLVM IR: llvm.lifetime.start/end can only be used on alloca or poison
  llvm.intr.lifetime.start %p : !llvm.ptr
  return
  // CHECK-NOT: internal
}

//--- moved.mlir
// An operation that may not stand where its function goes.
func.func @f() {
  // CHECK: moved.mlir:[[@LINE+1]]:8: error: llvm.landingpad needs to be in a function with a personality
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  return
  // CHECK-NOT: internal
}
