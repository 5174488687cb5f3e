// RUN: mlcc-opt %s -split-input-file -allow-unregistered-dialect > %t.mlir
// RUN: mlcc-opt %s -split-input-file -allow-unregistered-dialect -std=mlir22 | diff %t.mlir -
// RUN: FileCheck %s < %t.mlir
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -allow-unregistered-dialect | diff - %t.mlir %}

// The types of the llvm dialect, in the spelling of today.

// CHECK: "t.t"() : () -> !llvm.struct<()>
// CHECK: "t.t"() : () -> !llvm.struct<"a", (struct<"a">)>
// CHECK: "t.t"() : () -> !llvm.ptr{{$}}
// CHECK: "t.t"() : () -> !llvm.struct<(ptr, f32)>

"t.t"() : () -> !llvm.struct<()>

// -----

"t.t"() : () -> (!llvm.struct<(x86_amx)>)

// -----

"t.t"() : () -> (!llvm.struct<(ppc_fp128)>)

// -----

"t.t"() : () -> (!llvm.struct<(tensor<4xf32>)>)

// -----

"t.t"() : () -> (!llvm.struct<"a", (struct<"a">)>)

// -----

"t.t"() : () -> (!llvm.array<-1 x i32>)

// -----

"t.t"() : () -> (!llvm.array<18446744073709551615 x i8>)

// -----

"t.t"() : () -> (!llvm.array<2 x array<3 x vector<4xi32>>>)

// -----

"t.t"() : () -> (!llvm.array<2 x vector<[4]xi32>>)

// -----

"t.t"() : () -> (!llvm.array<4 x tensor<4xf32>>)

// -----

"t.t"() : () -> (!llvm.array<0x4 x i32>)

// -----

"t.t"() : () -> (!llvm.func<void (...)>)

// -----

"t.t"() : () -> (!llvm.func<void (i32, ...)>)

// -----

"t.t"() : () -> (!llvm.func<token ()>)

// -----

"t.t"() : () -> (!llvm.func<void (label)>)

// -----

"t.t"() : () -> (!llvm.func<void (metadata, token)>)

// -----

"t.t"() : () -> (!llvm.func<tensor<4xf32> ()>)

// -----

"t.t"() : () -> (!llvm.func<void (tensor<4xf32>)>)

// -----

"t.t"() : () -> (!llvm.ptr<-1>)

// -----

"t.t"() : () -> (!llvm.ptr<4294967295>)

// -----

"t.t"() : () -> (!llvm.ptr<0>)

// -----

"t.t"() : () -> (!llvm.void<>)

// -----

"t.t"() : () -> (!llvm.void<i32>)

// -----

"t.t"() : () -> (!llvm.token)

// -----

"t.t"() : () -> (!llvm.label)

// -----

"t.t"() : () -> (!llvm.metadata)

// -----

"t.t"() : () -> (!llvm.x86_amx)

// -----

"t.t"() : () -> (!llvm.ppc_fp128)

// -----

"t.t"() : () -> (!llvm.target<"a">)

// -----

"t.t"() : () -> (!llvm.target<"a", i32, 1, 2>)

// -----

"t.t"() : () -> (!llvm.target<"a", -1>)

// -----

"t.t"() : () -> (!llvm.target<"a", void>)

// -----

"t.t"() : () -> (!llvm.target<"a", !llvm.void>)

// -----

"t.t"() : () -> (!llvm.target<"a", ptr>)

// -----

"t.t"() : () -> (!llvm.target<"spirv.Image", void, 0, 1>)

// -----

"t.t"() : () -> (vector<4x!llvm.ptr>)

// -----

"t.t"() : () -> (vector<4x!llvm.ptr<3>>)

// -----

"t.t"() : () -> (vector<[4]x!llvm.ptr>)

// -----

"t.t"() : () -> (vector<4x!llvm.ppc_fp128>)

// -----

"t.t"() : () -> (vector<2x4x!llvm.ptr>)

// -----

"t.t"() : () -> (tensor<4x!llvm.ptr>)

// -----

"t.t"() : () -> (!llvm.struct<"x", (!llvm.struct<"y", (i32)>, struct<"y", (i32)>)>)

// -----

"t.t"() : () -> (!llvm.struct<"x", (i32, !llvm.struct<"x">)>)

// -----

"t.t"() : () -> (!llvm.struct<"name with spaces and !^$@$#", packed (i32)>)

// -----

"t.t"() : () -> (!llvm.struct<"a\22b\5C", (i32)>)

// -----

"t.t"() : () -> (!llvm.struct<"", (i32)>)

// -----

"t.t"() : () -> (!llvm.struct<"packed", (i8)>)

// -----

"t.t"() : () -> (!llvm.struct<"opaque", opaque>)

// -----

"t.t"() : () -> (!llvm.struct<(vector<[4]xi32>)>)

// -----

"t.t"() : () -> (!llvm.struct<(array<2 x struct<(i8, ptr<1>)>>)>)

// -----

"t.t"() : () -> (!llvm.struct<(!llvm.ptr, f32)>)

// -----

"t.t"() : () -> (!llvm.struct<(none)>)

// -----

"t.t"() : () -> (!llvm.struct<(index)>)

// -----

"t.t"() : () -> (!llvm.struct<(i32) >)

// -----

"t.t"() : () -> (!llvm.struct< (i32)>)

// -----

"t.t"() : () -> (!llvm.struct<((i32) -> i32)>)

// -----

"t.t"() : () -> (!llvm.struct<(si32)>)
