// What is not divided, for one reason each.
//
// RUN: %mlcc-opt %s -sroa | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -sroa | FileCheck %s %}

// What is at a field is as large as the whole.
// CHECK-LABEL: @access_past_field(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @access_past_field(%v: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %a : i64, !llvm.ptr
  llvm.return
}

// An address in a field, behind which is less than is stored.
// CHECK-LABEL: @address_past_field(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @address_past_field(%v: i16) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %b = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %b : i16, !llvm.ptr
  llvm.return
}

// The end of a field is the start of the next.
// CHECK-LABEL: @at_end(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @at_end(%v: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %b = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %b : i32, !llvm.ptr
  llvm.return
}

// A fill that begins in a field and ends in the next.
// CHECK-LABEL: @fill_past_field(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @fill_past_field(%v: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.mlir.constant(5 : i64) : i64
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  "llvm.intr.memset"(%a, %v, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// A copy of a field is no fill of it.
// CHECK-LABEL: @copied_from_field(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @copied_from_field(%v: i8, %q: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  "llvm.intr.memcpy"(%q, %a, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// A fill whose length nobody knows.
// CHECK-LABEL: @fill_of_any_length(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @fill_of_any_length(%v: i8, %n: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  "llvm.intr.memset"(%a, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// An address between fields.
// CHECK-LABEL: @padding(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @padding(%v: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %a : i8, !llvm.ptr
  llvm.return
}

// A volatile access to the first field by the address of the whole.
// CHECK-LABEL: @volatile_first(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @volatile_first(%v: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store volatile %v, %p : i32, !llvm.ptr
  llvm.return
}

// One that is larger than the first field.
// CHECK-LABEL: @large_first(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @large_first(%v: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %p : i64, !llvm.ptr
  llvm.return
}

// Two of them.
// CHECK-LABEL: @two(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @two(%v: i32) {
  %2 = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %2 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.return
}
