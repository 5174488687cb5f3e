// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: import differs in 13 lines: no constants for what attributes say

// Memory under a mask: contiguous, scattered, compressed; matrices in memory.

module {
  // CHECK-LABEL: define void @masked(ptr %0, <4 x i1> %1, <4 x float> %2, <vscale x 4 x i1> %3) {
  // CHECK-NEXT: %5 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %0, <4 x i1> %1, <4 x float> %2)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 1 %0, <4 x i1> %1, <4 x float> poison)
  // CHECK-NEXT: %7 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 16 %0, <4 x i1> %1, <4 x float> %2), !nontemporal !0
  // CHECK-NEXT: %8 = call <vscale x 4 x float> @llvm.masked.load.nxv4f32.p0(ptr align 4 %0, <vscale x 4 x i1> %3, <vscale x 4 x float> poison)
  // CHECK-NEXT: call void @llvm.masked.store.v4f32.p0(<4 x float> %2, ptr align 4 %0, <4 x i1> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @masked(%arg0: !llvm.ptr, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: vector<[4]xi1>) {
    %0 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %1 = llvm.intr.masked.load %arg0, %arg1 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %2 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 16 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %3 = llvm.intr.masked.load %arg0, %arg3 {alignment = 4 : i32} : (!llvm.ptr, vector<[4]xi1>) -> vector<[4]xf32>
    llvm.intr.masked.store %arg2, %arg0, %arg1 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @scattered(<4 x ptr> %0, <4 x i1> %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %0, <4 x i1> %1, <4 x float> %2)
  // CHECK-NEXT: %5 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 8 %0, <4 x i1> %1, <4 x float> poison)
  // CHECK-NEXT: call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %2, <4 x ptr> align 4 %0, <4 x i1> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @scattered(%arg0: vector<4x!llvm.ptr>, %arg1: vector<4xi1>, %arg2: vector<4xf32>) {
    %0 = llvm.intr.masked.gather %arg0, %arg1, %arg2 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %1 = llvm.intr.masked.gather %arg0, %arg1 {alignment = 8 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    llvm.intr.masked.scatter %arg2, %arg0, %arg1 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    llvm.return
  }

  // CHECK-LABEL: define void @compressed(ptr %0, <4 x i1> %1, <4 x i32> %2) {
  // CHECK-NEXT: %4 = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %0, <4 x i1> %1, <4 x i32> %2)
  // CHECK-NEXT: %5 = call <4 x i32> @llvm.masked.expandload.v4i32(ptr align 4 %0, <4 x i1> %1, <4 x i32> %2)
  // CHECK-NEXT: call void @llvm.masked.compressstore.v4i32(<4 x i32> %2, ptr %0, <4 x i1> %1)
  // CHECK-NEXT: call void @llvm.masked.compressstore.v4i32(<4 x i32> %2, ptr align 8 %0, <4 x i1> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @compressed(%arg0: !llvm.ptr, %arg1: vector<4xi1>, %arg2: vector<4xi32>) {
    %0 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    %1 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    "llvm.intr.masked.compressstore"(%arg2, %arg0, %arg1) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
    "llvm.intr.masked.compressstore"(%arg2, %arg0, %arg1) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
    llvm.return
  }

  // CHECK-LABEL: define void @matrix(ptr %0, i64 %1, <8 x float> %2, <12 x float> %3) {
  // CHECK-NEXT: %5 = call <6 x float> @llvm.matrix.multiply.v6f32.v8f32.v12f32(<8 x float> %2, <12 x float> %3, i32 2, i32 4, i32 3)
  // CHECK-NEXT: %6 = call <8 x float> @llvm.matrix.transpose.v8f32(<8 x float> %2, i32 2, i32 4)
  // CHECK-NEXT: %7 = call <8 x float> @llvm.matrix.column.major.load.v8f32.i64(ptr align 4 %0, i64 %1, i1 false, i32 2, i32 4)
  // CHECK-NEXT: call void @llvm.matrix.column.major.store.v8f32.i64(<8 x float> %7, ptr align 4 %0, i64 %1, i1 true, i32 2, i32 4)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @matrix(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<8xf32>, %arg3: vector<12xf32>) {
    %0 = llvm.intr.matrix.multiply %arg2, %arg3 {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<8xf32>, vector<12xf32>) -> vector<6xf32>
    %1 = llvm.intr.matrix.transpose %arg2 {columns = 4 : i32, rows = 2 : i32} : vector<8xf32> into vector<8xf32>
    %2 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 4 : i32, isVolatile = false, rows = 2 : i32} : vector<8xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %2, %arg0, <stride = %arg1> {columns = 4 : i32, isVolatile = true, rows = 2 : i32} : vector<8xf32> to !llvm.ptr stride i64
    llvm.return
  }
}

// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
// CHECK: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
// CHECK: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
// CHECK: attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: !0 = !{i32 1}
