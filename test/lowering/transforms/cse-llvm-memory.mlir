// RUN: mlcc-opt %s -cse | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -cse | FileCheck %s %}
// A load is made again behind what may have written, and only there.

llvm.func @two(i32, i32)

// CHECK-LABEL: @loads
// CHECK: [[A:%.+]] = llvm.load
// CHECK-NEXT: llvm.call @two([[A]], [[A]])
llvm.func @loads(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  llvm.call @two(%0, %1) : (i32, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @store
// CHECK: [[A:%.+]] = llvm.load
// CHECK: [[B:%.+]] = llvm.load
// CHECK-NEXT: llvm.call @two([[A]], [[B]])
llvm.func @store(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> i32
  llvm.call @two(%0, %1) : (i32, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @volatile_loads
// CHECK: [[A:%.+]] = llvm.load volatile
// CHECK: [[B:%.+]] = llvm.load volatile
// CHECK-NEXT: llvm.call @two([[A]], [[B]])
llvm.func @volatile_loads(%p: !llvm.ptr) {
  %0 = llvm.load volatile %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.call @two(%0, %1) : (i32, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @ordered_loads
// CHECK: [[A:%.+]] = llvm.load {{.*}} atomic acquire
// CHECK: [[B:%.+]] = llvm.load {{.*}} atomic acquire
// CHECK-NEXT: llvm.call @two([[A]], [[B]])
llvm.func @ordered_loads(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %1 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.call @two(%0, %1) : (i32, i32) -> ()
  llvm.return
}
