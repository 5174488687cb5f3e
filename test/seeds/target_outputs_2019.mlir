// RUN: mlcc-opt %s -allow-unregistered-dialect > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mlcc-opt %t.mlir -allow-unregistered-dialect | diff %t.mlir -

// Conversion to the LLVM Dialect, of 2019: its outputs, whose types are strings
// in three spellings.

// What it converts from
// CHECK: func.func @before(%arg0: i32) -> i32
// CHECK-NEXT: return %arg0 : i32
func @before(%arg0: i32) -> i32 {
  return %arg0 : i32
}

// CHECK: "t.scalars"() : () -> (f16, f32, f64, i64)
"t.scalars"() : () -> (!llvm.type<"half">, !llvm.type<"float">, !llvm.type<"double">, !llvm.type<"i64">)
// CHECK: "t.vectors"() : () -> (vector<4xf32>, !llvm.array<4 x array<8 x vector<16xf32>>>)
"t.vectors"() : () -> (!llvm.type<"<4 x float>">, !llvm<"[4 x [8 x <16 x float>]]">)
// CHECK: "t.memrefs"() : () -> (!llvm.struct<(ptr<f32>, ptr<f32>, i64)>, !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<5 x i64>, array<5 x i64>)>, !llvm.struct<(ptr<vector<4xf32>>, ptr<vector<4xf32>>, i64, array<2 x i64>, array<2 x i64>)>)
"t.memrefs"() : () -> (
  !llvm.type<"{ float*, float*, i64 }">,
  !llvm.type<"{ float*, float*, i64, [1 x i64], [1 x i64] }">,
  !llvm.type<"{ float*, float*, i64, [5 x i64], [5 x i64]  }">,
  !llvm.type<"{ <4 x float>*, <4 x float>*, i64, [2 x i64], [2 x i64] }">)
// CHECK: "t.functions"() : () -> (!llvm.func<void ()>, !llvm.func<i64 (i32)>, !llvm.func<i64 (i32, f32)>, !llvm.func<struct<(i64, f64)> (i32, f32)>, !llvm.func<ptr<func<void ()>> (ptr<func<void ()>>)>)
"t.functions"() : () -> (
  !llvm.type<"void ()">, !llvm.type<"i64 (i32)">, !llvm.type<"i64 (i32, float)">,
  !llvm.type<"{i64, double} (i32, f32)">, !llvm.type<"void ()* (void ()*)">)

// Function Signature Conversion; functions of these types are llvm.func's.
// CHECK: llvm.func @none()
llvm.func @none() -> ()
// CHECK: llvm.func @bar_declared(i32) -> i64
func @bar_declared(!llvm.i32) -> !llvm.i64
// CHECK: llvm.func @qux(i32, f32) -> !llvm.struct<(i64, f64)>
func @qux(!llvm.i32, !llvm.float) -> !llvm.type<"{i64, double}">
// CHECK: llvm.func @quux(!llvm.ptr<func<void ()>>) -> !llvm.ptr<func<void ()>>
func @quux(!llvm.type<"void ()*">) -> !llvm.type<"void ()*">

// Result Packing
// CHECK-LABEL: llvm.func @foo(%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)>
func @foo(%arg0: !llvm.i32, %arg1: !llvm.i64) -> !llvm<"{ i32, i64 }"> {
  %0 = llvm.mlir.undef : !llvm<"{ i32, i64 }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ i32, i64 }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ i32, i64 }">
  llvm.return %2 : !llvm<"{ i32, i64 }">
}
llvm.func @bar() {
  // CHECK: llvm.mlir.constant(17 : i64) : i64
  %0 = llvm.mlir.constant(42 : i32) : !llvm.type<"i32">
  %1 = llvm.mlir.constant(17) : !llvm.type<"i64">
  // CHECK: llvm.call @foo(%{{.*}}, %{{.*}}) : (i32, i64) -> !llvm.struct<(i32, i64)>
  %2 = llvm.call @foo(%0, %1) : (!llvm.i32, !llvm.i64) -> !llvm<"{ i32, i64 }">
  %3 = llvm.extractvalue %2[0] : !llvm<"{ i32, i64 }">
  %4 = llvm.extractvalue %2[1] : !llvm<"{ i32, i64 }">
  "use_i32"(%3) : (!llvm.type<"i32">) -> ()
  llvm.return
}

// Repeated Successor Removal
// CHECK-LABEL: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32)
// CHECK: llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
llvm.func @f(%0: !llvm<"i1">, %1: !llvm<"i32">, %2: !llvm<"i32">) {
  llvm.cond_br %0, ^bb1(%1 : !llvm<"i32">), ^dummy
^bb1(%3 : !llvm<"i32">):
  "use"(%3) : (!llvm<"i32">) -> ()
  llvm.return
^dummy:
  llvm.br ^bb1(%2 : !llvm<"i32">)
}

// Access to an element, with the descriptor of before September 2019
// CHECK-LABEL: llvm.func @g(%arg0: !llvm.struct<(ptr<f32>, i64, i64)>) -> f32
llvm.func @g(%m: !llvm<"{float*, i64, i64}">) -> !llvm<"float"> {
  %b = llvm.extractvalue %m[0] : !llvm<"{float*, i64, i64}">
  %sub1 = llvm.mlir.constant(1) : !llvm<"i64">
  %sz2 = llvm.extractvalue %m[1] : !llvm<"{float*, i64, i64}">
  %sub2 = llvm.mlir.constant(2) : !llvm<"i64">
  %sz3 = llvm.mlir.constant(13) : !llvm<"i64">
  %sub3 = llvm.mlir.constant(3) : !llvm<"i64">
  %sz4 = llvm.extractvalue %m[2] : !llvm<"{float*, i64, i64}">
  %sub4 = llvm.mlir.constant(4) : !llvm<"i64">
  %idx0 = llvm.mul %sub1, %sz2 : !llvm<"i64">
  %idx1 = llvm.add %idx0, %sub2 : !llvm<"i64">
  %idx2 = llvm.mul %idx1, %sz3 : !llvm<"i64">
  %idx3 = llvm.add %idx2, %sub3 : !llvm<"i64">
  %idx4 = llvm.mul %idx3, %sz4 : !llvm<"i64">
  %idx5 = llvm.add %idx4, %sub4 : !llvm<"i64">
  // CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>{{$}}
  %a = llvm.getelementptr %b[%idx5] : (!llvm<"float*">, !llvm<"i64">) -> !llvm<"float*">
  // CHECK: llvm.load %{{.*}} : !llvm.ptr<f32>{{$}}
  %0 = llvm.load %a : !llvm<"float*">
  llvm.return %0 : !llvm<"float">
}
