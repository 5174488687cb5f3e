// RUN: %mlcc-opt %s -llvm-request-c-wrappers | FileCheck %s
// RUN: %mlcc-opt %s -pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers))' | FileCheck %s

// CHECK: func.func private @a() attributes {llvm.emit_c_interface}
func.func private @a()

// CHECK: func.func @b() attributes {llvm.emit_c_interface, other.name = 1 : i32}
func.func @b() attributes {other.name = 1 : i32} {
  return
}
