// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Conversions that say how they round and what of exceptions matters.

module {
  // CHECK-LABEL: define void @fpext(float %0, <4 x half> %1) {
  // CHECK-NEXT: %3 = call double @llvm.experimental.constrained.fpext.f64.f32(float %0, metadata !"fpexcept.ignore") #1
  // CHECK-NEXT: %4 = call double @llvm.experimental.constrained.fpext.f64.f32(float %0, metadata !"fpexcept.maytrap") #1
  // CHECK-NEXT: %5 = call double @llvm.experimental.constrained.fpext.f64.f32(float %0, metadata !"fpexcept.strict") #1
  // CHECK-NEXT: %6 = call <4 x float> @llvm.experimental.constrained.fpext.v4f32.v4f16(<4 x half> %1, metadata !"fpexcept.strict") #1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fpext(%arg0: f32, %arg1: vector<4xf16>) {
    %0 = llvm.intr.experimental.constrained.fpext %arg0 ignore : f32 to f64
    %1 = llvm.intr.experimental.constrained.fpext %arg0 maytrap : f32 to f64
    %2 = llvm.intr.experimental.constrained.fpext %arg0 strict : f32 to f64
    %3 = llvm.intr.experimental.constrained.fpext %arg1 strict : vector<4xf16> to vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @fptrunc(double %0, <4 x double> %1) {
  // CHECK-NEXT: %3 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.towardzero", metadata !"fpexcept.ignore") #1
  // CHECK-NEXT: %4 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #1
  // CHECK-NEXT: %5 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.upward", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: %6 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.downward", metadata !"fpexcept.ignore") #1
  // CHECK-NEXT: %7 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.tonearestaway", metadata !"fpexcept.maytrap") #1
  // CHECK-NEXT: %8 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: %9 = call <4 x float> @llvm.experimental.constrained.fptrunc.v4f32.v4f64(<4 x double> %1, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fptrunc(%arg0: f64, %arg1: vector<4xf64>) {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
    %1 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest maytrap : f64 to f32
    %2 = llvm.intr.experimental.constrained.fptrunc %arg0 upward strict : f64 to f32
    %3 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32
    %4 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway maytrap : f64 to f32
    %5 = llvm.intr.experimental.constrained.fptrunc %arg0 dynamic strict : f64 to f32
    %6 = llvm.intr.experimental.constrained.fptrunc %arg1 dynamic strict : vector<4xf64> to vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @sitofp(i32 %0, <4 x i32> %1) {
  // CHECK-NEXT: %3 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.towardzero", metadata !"fpexcept.ignore") #1
  // CHECK-NEXT: %4 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #1
  // CHECK-NEXT: %5 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.upward", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: %6 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.downward", metadata !"fpexcept.ignore") #1
  // CHECK-NEXT: %7 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.tonearestaway", metadata !"fpexcept.maytrap") #1
  // CHECK-NEXT: %8 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: %9 = call <4 x float> @llvm.experimental.constrained.sitofp.v4f32.v4i32(<4 x i32> %1, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sitofp(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = llvm.intr.experimental.constrained.sitofp %arg0 towardzero ignore : i32 to f32
    %1 = llvm.intr.experimental.constrained.sitofp %arg0 tonearest maytrap : i32 to f32
    %2 = llvm.intr.experimental.constrained.sitofp %arg0 upward strict : i32 to f32
    %3 = llvm.intr.experimental.constrained.sitofp %arg0 downward ignore : i32 to f32
    %4 = llvm.intr.experimental.constrained.sitofp %arg0 tonearestaway maytrap : i32 to f32
    %5 = llvm.intr.experimental.constrained.sitofp %arg0 dynamic strict : i32 to f32
    %6 = llvm.intr.experimental.constrained.sitofp %arg1 dynamic strict : vector<4xi32> to vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @uitofp(i64 %0, <4 x i64> %1) {
  // CHECK-NEXT: %3 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %0, metadata !"round.towardzero", metadata !"fpexcept.ignore") #1
  // CHECK-NEXT: %4 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %0, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #1
  // CHECK-NEXT: %5 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %0, metadata !"round.upward", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: %6 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %0, metadata !"round.downward", metadata !"fpexcept.ignore") #1
  // CHECK-NEXT: %7 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %0, metadata !"round.tonearestaway", metadata !"fpexcept.maytrap") #1
  // CHECK-NEXT: %8 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: %9 = call <4 x double> @llvm.experimental.constrained.uitofp.v4f64.v4i64(<4 x i64> %1, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @uitofp(%arg0: i64, %arg1: vector<4xi64>) {
    %0 = llvm.intr.experimental.constrained.uitofp %arg0 towardzero ignore : i64 to f64
    %1 = llvm.intr.experimental.constrained.uitofp %arg0 tonearest maytrap : i64 to f64
    %2 = llvm.intr.experimental.constrained.uitofp %arg0 upward strict : i64 to f64
    %3 = llvm.intr.experimental.constrained.uitofp %arg0 downward ignore : i64 to f64
    %4 = llvm.intr.experimental.constrained.uitofp %arg0 tonearestaway maytrap : i64 to f64
    %5 = llvm.intr.experimental.constrained.uitofp %arg0 dynamic strict : i64 to f64
    %6 = llvm.intr.experimental.constrained.uitofp %arg1 dynamic strict : vector<4xi64> to vector<4xf64>
    llvm.return
  }
}

// CHECK: attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
// CHECK: attributes #1 = { strictfp }
