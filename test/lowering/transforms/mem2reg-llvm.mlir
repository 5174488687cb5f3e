// RUN: %mlcc-opt %s -split-input-file -mem2reg -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -mem2reg -allow-unregistered-dialect | FileCheck %s %}

// Reading and writing the beginning, in any type.

// CHECK-LABEL: @parts
// CHECK-SAME: [[X:%.+]]: i64, [[Y:%.+]]: i16, [[F:%.+]]: f32
// CHECK: [[P:%.+]] = llvm.zext [[Y]] : i16 to i64
// CHECK: [[M:%.+]] = llvm.mlir.constant(-65536 : i64)
// CHECK: [[R:%.+]] = llvm.and [[X]], [[M]]
// CHECK: [[V:%.+]] = llvm.or [[R]], [[P]]
// CHECK: [[B:%.+]] = llvm.bitcast [[F]] : f32 to i32
// CHECK: [[P:%.+]] = llvm.zext [[B]] : i32 to i64
// CHECK: [[M:%.+]] = llvm.mlir.constant(-4294967296 : i64)
// CHECK: [[R:%.+]] = llvm.and [[V]], [[M]]
// CHECK: [[V:%.+]] = llvm.or [[R]], [[P]]
// CHECK: [[T:%.+]] = llvm.trunc [[V]] : i64 to i32
// CHECK: [[A:%.+]] = llvm.bitcast [[T]] : i32 to vector<2xi16>
// CHECK: [[B:%.+]] = llvm.inttoptr [[V]]
// CHECK: "use"([[A]], [[B]])
llvm.func @parts(%x: i64, %y: i16, %f: f32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i64, !llvm.ptr
  llvm.store %y, %a : i16, !llvm.ptr
  llvm.store %f, %a : f32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> vector<2xi16>
  %w = llvm.load %a : !llvm.ptr -> !llvm.ptr
  "use"(%v, %w) : (vector<2xi16>, !llvm.ptr) -> ()
  llvm.return
}

// -----

// On a machine that begins with the highest bits.

// CHECK-LABEL: @big_endian
// CHECK-SAME: [[X:%.+]]: i32, [[Y:%.+]]: i8
// CHECK: [[C:%.+]] = llvm.mlir.constant(24 : i32)
// CHECK: [[P:%.+]] = llvm.shl %{{.*}}, [[C]]
// CHECK: [[M:%.+]] = llvm.mlir.constant(16777215 : i32)
// CHECK: [[R:%.+]] = llvm.and [[X]], [[M]]
// CHECK: [[V:%.+]] = llvm.or [[R]], [[P]]
// CHECK: [[C:%.+]] = llvm.mlir.constant(16 : i32)
// CHECK: [[S:%.+]] = llvm.lshr [[V]], [[C]]
// CHECK: llvm.trunc [[S]] : i32 to i16
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
  llvm.func @big_endian(%x: i32, %y: i8) -> i16 {
    %1 = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
    llvm.store %x, %a : i32, !llvm.ptr
    llvm.store %y, %a : i8, !llvm.ptr
    %0 = llvm.load %a : !llvm.ptr -> i16
    llvm.return %0 : i16
  }
}

// -----

// Fills, of a number that is known and of one that is not.

// CHECK-LABEL: @fills
// CHECK-SAME: [[X:%.+]]: i8
// CHECK: [[Z:%.+]] = llvm.zext [[X]] : i8 to i16
// CHECK: [[C:%.+]] = llvm.mlir.constant(8 : i16)
// CHECK: [[S:%.+]] = llvm.shl [[Z]], [[C]]
// CHECK: [[A:%.+]] = llvm.or [[Z]], [[S]]
// CHECK: [[C:%.+]] = llvm.mlir.constant(84215045 : i32)
// CHECK: [[B:%.+]] = llvm.bitcast [[C]] : i32 to f32
// CHECK: "use"([[A]], [[B]])
llvm.func @fills(%x: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %4 = llvm.mlir.constant(4 : i32) : i32
  %five = llvm.mlir.constant(5 : i8) : i8
  %a = llvm.alloca %1 x i16 : (i32) -> !llvm.ptr
  %b = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%b, %five, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %v = llvm.load %a : !llvm.ptr -> i16
  %w = llvm.load %b : !llvm.ptr -> f32
  "use"(%v, %w) : (i16, f32) -> ()
  llvm.return
}

// -----

// Copies. Of part of it nothing is made.

// CHECK-LABEL: @copies
// CHECK-SAME: [[P:%.+]]: !llvm.ptr
// CHECK: [[V:%.+]] = llvm.load [[P]] {{.*}}: !llvm.ptr -> i32
// CHECK: llvm.store [[V]], [[P]] {{.*}}: i32, !llvm.ptr
// CHECK: llvm.alloca %{{.*}} x i64
llvm.func @copies(%p: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %p, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%p, %a, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %b = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%b, %p, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

// What the address is made of says that it is aligned.

// CHECK-LABEL: @aligned
// CHECK: [[Q:%.+]] = llvm.getelementptr
// CHECK: llvm.load [[Q]] : !llvm.ptr -> i32
llvm.func @aligned() -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %p = llvm.alloca %1 x !llvm.struct<(i64, i32)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i32)>
  "llvm.intr.memcpy"(%a, %q, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}
