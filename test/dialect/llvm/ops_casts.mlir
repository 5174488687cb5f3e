// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Casts: between integers (with their flags), floats, pointers and address
// spaces, of scalars and of vectors of both kinds.

module {
  // CHECK-LABEL: define void @trunc(i64 %0, i64 %1, i64 %2, <4 x i64> %3) {
  // CHECK-NEXT: %5 = trunc i64 %0 to i32
  // CHECK-NEXT: %6 = trunc nsw i64 %1 to i8
  // CHECK-NEXT: %7 = trunc nuw i64 %2 to i8
  // CHECK-NEXT: %8 = trunc nuw nsw <4 x i64> %3 to <4 x i1>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @trunc(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: vector<4xi64>) {
    %0 = llvm.trunc %arg0 : i64 to i32
    %1 = llvm.trunc %arg1 overflow<nsw> : i64 to i8
    %2 = llvm.trunc %arg2 overflow<nuw> : i64 to i8
    %3 = llvm.trunc %arg3 overflow<nsw, nuw> : vector<4xi64> to vector<4xi1>
    llvm.return
  }

  // CHECK-LABEL: define void @zext(i8 %0, i8 %1, <vscale x 4 x i8> %2) {
  // CHECK-NEXT: %4 = zext i8 %0 to i32
  // CHECK-NEXT: %5 = zext nneg i8 %1 to i32
  // CHECK-NEXT: %6 = zext nneg <vscale x 4 x i8> %2 to <vscale x 4 x i16>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @zext(%arg0: i8, %arg1: i8, %arg2: vector<[4]xi8>) {
    %0 = llvm.zext %arg0 : i8 to i32
    %1 = llvm.zext nneg %arg1 : i8 to i32
    %2 = llvm.zext nneg %arg2 : vector<[4]xi8> to vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @sext(i8 %0, <2 x i8> %1) {
  // CHECK-NEXT: %3 = sext i8 %0 to i32
  // CHECK-NEXT: %4 = sext <2 x i8> %1 to <2 x i64>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sext(%arg0: i8, %arg1: vector<2xi8>) {
    %0 = llvm.sext %arg0 : i8 to i32
    %1 = llvm.sext %arg1 : vector<2xi8> to vector<2xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @fptrunc(double %0, float %1, <2 x fp128> %2) {
  // CHECK-NEXT: %4 = fptrunc double %0 to float
  // CHECK-NEXT: %5 = fptrunc float %1 to bfloat
  // CHECK-NEXT: %6 = fptrunc <2 x fp128> %2 to <2 x half>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fptrunc(%arg0: f64, %arg1: f32, %arg2: vector<2xf128>) {
    %0 = llvm.fptrunc %arg0 : f64 to f32
    %1 = llvm.fptrunc %arg1 : f32 to bf16
    %2 = llvm.fptrunc %arg2 : vector<2xf128> to vector<2xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @fpext(float %0, half %1, <2 x half> %2) {
  // CHECK-NEXT: %4 = fpext float %0 to double
  // CHECK-NEXT: %5 = fpext half %1 to x86_fp80
  // CHECK-NEXT: %6 = fpext <2 x half> %2 to <2 x float>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fpext(%arg0: f32, %arg1: f16, %arg2: vector<2xf16>) {
    %0 = llvm.fpext %arg0 : f32 to f64
    %1 = llvm.fpext %arg1 : f16 to f80
    %2 = llvm.fpext %arg2 : vector<2xf16> to vector<2xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @fptosi(float %0, double %1, <2 x half> %2) {
  // CHECK-NEXT: %4 = fptosi float %0 to i32
  // CHECK-NEXT: %5 = fptosi double %1 to i64
  // CHECK-NEXT: %6 = fptosi <2 x half> %2 to <2 x i8>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fptosi(%arg0: f32, %arg1: f64, %arg2: vector<2xf16>) {
    %0 = llvm.fptosi %arg0 : f32 to i32
    %1 = llvm.fptosi %arg1 : f64 to i64
    %2 = llvm.fptosi %arg2 : vector<2xf16> to vector<2xi8>
    llvm.return
  }

  // CHECK-LABEL: define void @fptoui(float %0, double %1, <2 x half> %2) {
  // CHECK-NEXT: %4 = fptoui float %0 to i32
  // CHECK-NEXT: %5 = fptoui double %1 to i1
  // CHECK-NEXT: %6 = fptoui <2 x half> %2 to <2 x i8>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fptoui(%arg0: f32, %arg1: f64, %arg2: vector<2xf16>) {
    %0 = llvm.fptoui %arg0 : f32 to i32
    %1 = llvm.fptoui %arg1 : f64 to i1
    %2 = llvm.fptoui %arg2 : vector<2xf16> to vector<2xi8>
    llvm.return
  }

  // CHECK-LABEL: define void @sitofp(i32 %0, i1 %1, <2 x i8> %2) {
  // CHECK-NEXT: %4 = sitofp i32 %0 to float
  // CHECK-NEXT: %5 = sitofp i1 %1 to double
  // CHECK-NEXT: %6 = sitofp <2 x i8> %2 to <2 x half>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sitofp(%arg0: i32, %arg1: i1, %arg2: vector<2xi8>) {
    %0 = llvm.sitofp %arg0 : i32 to f32
    %1 = llvm.sitofp %arg1 : i1 to f64
    %2 = llvm.sitofp %arg2 : vector<2xi8> to vector<2xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @uitofp(i32 %0, i32 %1, <2 x i8> %2) {
  // CHECK-NEXT: %4 = uitofp i32 %0 to float
  // CHECK-NEXT: %5 = uitofp nneg i32 %1 to float
  // CHECK-NEXT: %6 = uitofp nneg <2 x i8> %2 to <2 x half>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @uitofp(%arg0: i32, %arg1: i32, %arg2: vector<2xi8>) {
    %0 = llvm.uitofp %arg0 : i32 to f32
    %1 = llvm.uitofp nneg %arg1 : i32 to f32
    %2 = llvm.uitofp nneg %arg2 : vector<2xi8> to vector<2xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @bitcast(i32 %0, <2 x i32> %1, <4 x i8> %2, ptr %3, x86_fp80 %4) {
  // CHECK-NEXT: %6 = bitcast i32 %0 to float
  // CHECK-NEXT: %7 = bitcast <2 x i32> %1 to i64
  // CHECK-NEXT: %8 = bitcast <4 x i8> %2 to <2 x half>
  // CHECK-NEXT: %9 = bitcast x86_fp80 %4 to i80
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @bitcast(%arg0: i32, %arg1: vector<2xi32>, %arg2: vector<4xi8>, %arg3: !llvm.ptr, %arg4: f80) {
    %0 = llvm.bitcast %arg0 : i32 to f32
    %1 = llvm.bitcast %arg1 : vector<2xi32> to i64
    %2 = llvm.bitcast %arg2 : vector<4xi8> to vector<2xf16>
    %3 = llvm.bitcast %arg3 : !llvm.ptr to !llvm.ptr
    %4 = llvm.bitcast %arg4 : f80 to i80
    llvm.return
  }

  // CHECK-LABEL: define void @ptrtoint(ptr %0, ptr addrspace(3) %1, <2 x ptr> %2) {
  // CHECK-NEXT: %4 = ptrtoint ptr %0 to i64
  // CHECK-NEXT: %5 = ptrtoint ptr addrspace(3) %1 to i8
  // CHECK-NEXT: %6 = ptrtoint <2 x ptr> %2 to <2 x i64>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ptrtoint(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: vector<2x!llvm.ptr>) {
    %0 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %1 = llvm.ptrtoint %arg1 : !llvm.ptr<3> to i8
    %2 = llvm.ptrtoint %arg2 : vector<2x!llvm.ptr> to vector<2xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @inttoptr(i64 %0, i8 %1, <2 x i64> %2, i64 %3, i64 %4) {
  // CHECK-NEXT: %6 = inttoptr i64 %0 to ptr
  // CHECK-NEXT: %7 = inttoptr i8 %1 to ptr addrspace(3)
  // CHECK-NEXT: %8 = inttoptr <2 x i64> %2 to <2 x ptr>
  // CHECK-NEXT: %9 = inttoptr i64 %3 to ptr, !dereferenceable !0
  // CHECK-NEXT: %10 = inttoptr i64 %4 to ptr, !dereferenceable_or_null !1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @inttoptr(%arg0: i64, %arg1: i8, %arg2: vector<2xi64>, %arg3: i64, %arg4: i64) {
    %0 = llvm.inttoptr %arg0 : i64 to !llvm.ptr
    %1 = llvm.inttoptr %arg1 : i8 to !llvm.ptr<3>
    %2 = llvm.inttoptr %arg2 : vector<2xi64> to vector<2x!llvm.ptr>
    %3 = llvm.inttoptr %arg3 dereferenceable<bytes = 8> : i64 to !llvm.ptr
    %4 = llvm.inttoptr %arg4 dereferenceable<bytes = 16, mayBeNull = true> : i64 to !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @addrspacecast(ptr %0, <2 x ptr addrspace(4)> %1) {
  // CHECK-NEXT: %3 = addrspacecast ptr %0 to ptr addrspace(1)
  // CHECK-NEXT: %4 = addrspacecast <2 x ptr addrspace(4)> %1 to <2 x ptr>
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @addrspacecast(%arg0: !llvm.ptr, %arg1: vector<2x!llvm.ptr<4>>) {
    %0 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1>
    %1 = llvm.addrspacecast %arg1 : vector<2x!llvm.ptr<4>> to vector<2x!llvm.ptr>
    llvm.return
  }
}

// CHECK: !0 = !{i64 8}
// CHECK: !1 = !{i64 16}
