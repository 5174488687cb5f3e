// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// oracle: differs: it leaves out these attributes of parameters, and the data of
// constructors

// CHECK: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @swift, ptr @data }]
// CHECK: define void @memory(ptr dead_on_unwind writable sret(i64) %0, float nofpclass(nan) %1)
// CHECK: define void @swift(ptr swiftself %0, ptr swifterror %1)
// CHECK: define void @asynchronous(ptr swiftasync %0)
llvm.mlir.global external @data(0 : i32) : i32
llvm.mlir.global_ctors ctors = [@swift], priorities = [65535 : i32], data = [@data]
llvm.func @memory(%a: !llvm.ptr {llvm.sret = i64, llvm.writable, llvm.dead_on_unwind}, %b: f32 {llvm.nofpclass = 3 : i64}) {
  llvm.return
}
llvm.func @swift(%a: !llvm.ptr {llvm.swiftself}, %b: !llvm.ptr {llvm.swifterror}) {
  llvm.return
}
llvm.func @asynchronous(%a: !llvm.ptr {llvm.swiftasync}) {
  llvm.return
}
