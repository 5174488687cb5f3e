// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s -check-prefix=LLVM

// The 'llvm' Dialect, Attribute Pass-Through.

// CHECK: llvm.func @func() attributes {passthrough = ["noinline", ["alignstack", "4"], ["other", "attr"]]} {
// LLVM: define void @func() #[[ATTRS:[0-9]+]]
// LLVM: attributes #[[ATTRS]] = { noinline alignstack=4 "other"="attr" }
llvm.func @func() attributes {
  passthrough = ["noinline",           // value-less attribute
                 ["alignstack", "4"],  // integer attribute with value
                 ["other", "attr"]]    // attribute unknown to LLVM
} {
  llvm.return
}
