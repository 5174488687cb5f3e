// RUN: %mlcc-opt %s -split-input-file -sroa -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -sroa -allow-unregistered-dialect | FileCheck %s %}

// Fields by whatever address; the one that is mentioned last comes first.

// CHECK-LABEL: @fields
// CHECK-SAME: [[X:%.+]]: i16, [[Y:%.+]]: f32
// CHECK: [[ONE:%.+]] = llvm.mlir.constant(1 : i32)
// CHECK-NEXT: [[A:%.+]] = llvm.alloca [[ONE]] x i32
// CHECK-NEXT: [[C:%.+]] = llvm.alloca [[ONE]] x f32
// CHECK-NEXT: [[B:%.+]] = llvm.alloca [[ONE]] x i16
// CHECK-NEXT: llvm.store [[X]], [[B]]
// CHECK-NEXT: llvm.store [[Y]], [[C]]
// CHECK-NEXT: llvm.load [[A]]
llvm.func @fields(%x: i16, %y: f32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x !llvm.struct<(i32, i16, f32)> : (i32) -> !llvm.ptr
  %b = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16, f32)>
  %c = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %b : i16, !llvm.ptr
  llvm.store %y, %c : f32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// Structs in structs; lifetimes are forgotten.

// CHECK-LABEL: @nested
// CHECK: [[A:%.+]] = llvm.alloca %{{.*}} x i32
// CHECK-NEXT: [[B:%.+]] = llvm.alloca %{{.*}} x i8
// CHECK-NEXT: llvm.store %{{.*}}, [[B]]
// CHECK-NEXT: llvm.load [[A]]
llvm.func @nested(%x: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x !llvm.struct<(i32, struct<(i8, array<3 x i32>)>)> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %b = llvm.getelementptr inbounds %a[0, 1, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i8, array<3 x i32>)>)>
  %c = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i8, array<3 x i32>)>)>
  llvm.store %x, %c : i8, !llvm.ptr
  %0 = llvm.load %b : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// Copies and fills of all become those of what is mentioned.

// CHECK-LABEL: @fills
// CHECK-SAME: [[X:%.+]]: i8, [[P:%.+]]: !llvm.ptr
// CHECK: [[A:%.+]] = llvm.alloca
// CHECK: [[FOUR:%.+]] = llvm.mlir.constant(4 : i64)
// CHECK-NEXT: "llvm.intr.memset"([[A]], [[X]], [[FOUR]])
// CHECK: [[Q:%.+]] = llvm.getelementptr [[P]][0, 1]
// CHECK: "llvm.intr.memcpy"([[A]], [[Q]],
// CHECK: [[Q:%.+]] = llvm.getelementptr [[P]][0, 1]
// CHECK: "llvm.intr.memcpy.inline"([[A]], [[Q]]) <{isVolatile = false, len = 4 : i64}>
// CHECK: llvm.load [[A]]
llvm.func @fills(%x: i8, %p: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %40 = llvm.mlir.constant(40 : i64) : i64
  %a = llvm.alloca %1 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %b = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  "llvm.intr.memset"(%a, %x, %40) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy"(%a, %p, %40) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%a, %p) <{isVolatile = false, len = 40 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.load %b : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// An access beyond a field, a place that is not known, and somebody who gets
// the address.

// CHECK-LABEL: @whole
// CHECK-COUNT-3: llvm.alloca %{{.*}} x !llvm.struct
llvm.func @whole(%i: i32) -> i64 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %b = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %c = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %i, %p : i32, !llvm.ptr
  %q = llvm.getelementptr %c[4] : (!llvm.ptr) -> !llvm.ptr, i8
  "somebody"(%q) : (!llvm.ptr) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// A fill of one field.

// CHECK-LABEL: @filled_field
// CHECK: [[FIELD:%.+]] = llvm.alloca %{{.*}} x i32
// CHECK: "llvm.intr.memset"([[FIELD]],
// CHECK: llvm.load [[FIELD]]
llvm.func @filled_field(%v: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(4 : i64) : i64
  %both = llvm.alloca %1 x !llvm.struct<(i64, i32)> : (i32) -> !llvm.ptr
  %second = llvm.getelementptr %both[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i32)>
  "llvm.intr.memset"(%second, %v, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %second : !llvm.ptr -> i32
  llvm.return %r : i32
}
