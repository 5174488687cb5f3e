// RUN: mlcc-opt %s -allow-unregistered-dialect | FileCheck %s
// oracle: refuses: attributes of an operation nobody knows

// Types in quotes, of before 2021: blanks may be tabs, names have some signs, and
// pointers a space.

// CHECK: blanks = !llvm.array<4 x i32>
"test.op"() {blanks = !llvm<"[4	x  i32]">} : () -> ()
// CHECK: near = !llvm.ptr<i32, 1>, opaque = !llvm.ptr<3>, plain = !llvm.ptr
"test.op"() {near = !llvm<"i32 addrspace(1)*">, opaque = !llvm<"ptr addrspace(3)">, plain = !llvm<"ptr">} : () -> ()
// CHECK: name = !llvm.ptr<struct<"a.b$c-d_E", opaque>>
"test.op"() {name = !llvm<"%a.b$c-d_E*">} : () -> ()
// CHECK: function = !llvm.ptr<func<i32 (ptr<i8>, ...)>>
"test.op"() {function = !llvm<"i32 (i8*, ...)*">} : () -> ()
// CHECK: nested = !llvm.struct<(i8, struct<packed (i16, f64)>)>
"test.op"() {nested = !llvm<"{ i8, <{ i16, double }> }">} : () -> ()
// CHECK: vector = vector<4x!llvm.ptr>
"test.op"() {vector = !llvm<"<4 x ptr>">} : () -> ()
