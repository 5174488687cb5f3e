// RUN: mlcc-opt %s -inline | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline | FileCheck %s %}

// An argument by value that is only read needs no copy if it is as aligned as
// the callee may expect.

llvm.func @use(!llvm.ptr)
llvm.func @reads(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 16}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @arguments(
// CHECK-SAME: [[SAME:%.+]]: !llvm.ptr {llvm.align = 16 : i64}, [[LESS:%.+]]: !llvm.ptr {llvm.align = 8 : i64}, [[UNSAID:%.+]]: !llvm.ptr)
// CHECK: llvm.call @use([[SAME]])
// CHECK: "llvm.intr.memcpy"([[COPY:%.+]], [[LESS]],
// CHECK: llvm.call @use([[COPY]])
// CHECK: "llvm.intr.memcpy"([[COPY:%.+]], [[UNSAID]],
// CHECK: llvm.call @use([[COPY]])
llvm.func @arguments(%same: !llvm.ptr {llvm.align = 16}, %less: !llvm.ptr {llvm.align = 8}, %unsaid: !llvm.ptr) {
  llvm.call @reads(%same) : (!llvm.ptr) -> ()
  llvm.call @reads(%less) : (!llvm.ptr) -> ()
  llvm.call @reads(%unsaid) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @globals()
// CHECK-DAG: [[SAME:%.+]] = llvm.mlir.addressof @same
// CHECK-DAG: [[LESS:%.+]] = llvm.mlir.addressof @less
// CHECK-DAG: [[UNSAID:%.+]] = llvm.mlir.addressof @unsaid
// CHECK: llvm.call @use([[SAME]])
// CHECK: "llvm.intr.memcpy"([[COPY:%.+]], [[LESS]],
// CHECK: llvm.call @use([[COPY]])
// CHECK: "llvm.intr.memcpy"([[COPY:%.+]], [[UNSAID]],
// CHECK: llvm.call @use([[COPY]])
llvm.mlir.global internal @same(1 : i32) {alignment = 16 : i64} : i32
llvm.mlir.global internal @less(1 : i32) {alignment = 4 : i64} : i32
llvm.mlir.global internal @unsaid(1 : i32) : i32
llvm.func @globals() {
  %same = llvm.mlir.addressof @same : !llvm.ptr
  llvm.call @reads(%same) : (!llvm.ptr) -> ()
  %less = llvm.mlir.addressof @less : !llvm.ptr
  llvm.call @reads(%less) : (!llvm.ptr) -> ()
  %unsaid = llvm.mlir.addressof @unsaid : !llvm.ptr
  llvm.call @reads(%unsaid) : (!llvm.ptr) -> ()
  llvm.return
}

// Memory of the stack is aligned as is wanted.

// CHECK-LABEL: llvm.func @stack()
// CHECK: [[MORE:%.+]] = llvm.alloca {{.*}} {alignment = 32 : i64}
// CHECK: llvm.call @use([[MORE]])
// CHECK: [[LESS:%.+]] = llvm.alloca {{.*}} {alignment = 16 : i64}
// CHECK: llvm.call @use([[LESS]])
// CHECK-NOT: llvm.intr.memcpy
llvm.func @stack() {
  %n = llvm.mlir.constant(1 : i32) : i32
  %more = llvm.alloca %n x i32 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  llvm.call @reads(%more) : (!llvm.ptr) -> ()
  %less = llvm.alloca %n x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.call @reads(%less) : (!llvm.ptr) -> ()
  llvm.return
}
