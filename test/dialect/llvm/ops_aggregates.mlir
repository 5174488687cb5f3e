// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Aggregates: fields of structs and arrays at any depth.

// CHECK: %pair = type { i8, i16 }

module {
  // CHECK-LABEL: define void @extract({ i32, [2 x { float, ptr }] } %0, %pair %1, [4 x <2 x float>] %2) {
  // CHECK-NEXT: %4 = extractvalue { i32, [2 x { float, ptr }] } %0, 0
  // CHECK-NEXT: %5 = extractvalue { i32, [2 x { float, ptr }] } %0, 1
  // CHECK-NEXT: %6 = extractvalue { i32, [2 x { float, ptr }] } %0, 1, 0
  // CHECK-NEXT: %7 = extractvalue { i32, [2 x { float, ptr }] } %0, 1, 1, 1
  // CHECK-NEXT: %8 = extractvalue %pair %1, 1
  // CHECK-NEXT: %9 = extractvalue [4 x <2 x float>] %2, 3
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @extract(%arg0: !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)>, %arg1: !llvm.struct<"pair", (i8, i16)>, %arg2: !llvm.array<4 x vector<2xf32>>) {
    %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)> 
    %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)> 
    %2 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)> 
    %3 = llvm.extractvalue %arg0[1, 1, 1] : !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)> 
    %4 = llvm.extractvalue %arg1[1] {note} : !llvm.struct<"pair", (i8, i16)> 
    %5 = llvm.extractvalue %arg2[3] : !llvm.array<4 x vector<2xf32>> 
    llvm.return
  }

  // CHECK-LABEL: define { i32, [2 x { float, ptr }] } @insert({ i32, [2 x { float, ptr }] } %0, float %1, ptr %2, i32 %3) {
  // CHECK-NEXT: %5 = insertvalue { i32, [2 x { float, ptr }] } %0, i32 %3, 0
  // CHECK-NEXT: %6 = insertvalue { i32, [2 x { float, ptr }] } %5, float %1, 1, 0, 0
  // CHECK-NEXT: %7 = insertvalue { i32, [2 x { float, ptr }] } %6, ptr %2, 1, 1, 1
  // CHECK-NEXT: ret { i32, [2 x { float, ptr }] } %7
  // CHECK-NEXT: }
  llvm.func @insert(%arg0: !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)>, %arg1: f32, %arg2: !llvm.ptr, %arg3: i32) -> !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)> {
    %0 = llvm.insertvalue %arg3, %arg0[0] : !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)> 
    %1 = llvm.insertvalue %arg1, %0[1, 0, 0] : !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)> 
    %2 = llvm.insertvalue %arg2, %1[1, 1, 1] : !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)> 
    llvm.return %2 : !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)>
  }

  // CHECK-LABEL: define <{ i8, i64 }> @insert_packed(<{ i8, i64 }> %0, i64 %1) {
  // CHECK-NEXT: %3 = insertvalue <{ i8, i64 }> %0, i64 %1, 1
  // CHECK-NEXT: ret <{ i8, i64 }> %3
  // CHECK-NEXT: }
  llvm.func @insert_packed(%arg0: !llvm.struct<packed (i8, i64)>, %arg1: i64) -> !llvm.struct<packed (i8, i64)> {
    %0 = llvm.insertvalue %arg1, %arg0[1] : !llvm.struct<packed (i8, i64)> 
    llvm.return %0 : !llvm.struct<packed (i8, i64)>
  }
}
