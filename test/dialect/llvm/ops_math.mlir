// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Intrinsics on floats, with and without fast math.

module {
  // CHECK-LABEL: define void @acos(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.acos.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.acos.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.acos.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @acos(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.acos(%arg0) : (f32) -> f32
    %1 = llvm.intr.acos(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.acos(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @asin(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.asin.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.asin.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.asin.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @asin(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.asin(%arg0) : (f32) -> f32
    %1 = llvm.intr.asin(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.asin(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @atan(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.atan.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.atan.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.atan.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @atan(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.atan(%arg0) : (f32) -> f32
    %1 = llvm.intr.atan(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.atan(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @cos(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.cos.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.cos.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.cos.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @cos(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.cos(%arg0) : (f32) -> f32
    %1 = llvm.intr.cos(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.cos(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @cosh(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.cosh.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.cosh.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.cosh.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @cosh(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.cosh(%arg0) : (f32) -> f32
    %1 = llvm.intr.cosh(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.cosh(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @ceil(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.ceil.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.ceil.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ceil(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.ceil(%arg0) : (f32) -> f32
    %1 = llvm.intr.ceil(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.ceil(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @exp(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.exp.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.exp.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.exp.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @exp(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.exp(%arg0) : (f32) -> f32
    %1 = llvm.intr.exp(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.exp(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @exp10(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.exp10.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.exp10.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.exp10.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @exp10(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.exp10(%arg0) : (f32) -> f32
    %1 = llvm.intr.exp10(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.exp10(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @exp2(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.exp2.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.exp2.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.exp2.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @exp2(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.exp2(%arg0) : (f32) -> f32
    %1 = llvm.intr.exp2(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.exp2(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @fabs(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.fabs.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.fabs.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fabs(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
    %1 = llvm.intr.fabs(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.fabs(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @floor(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.floor.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.floor.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.floor.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @floor(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.floor(%arg0) : (f32) -> f32
    %1 = llvm.intr.floor(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.floor(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @log(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.log.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.log.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.log.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @log(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.log(%arg0) : (f32) -> f32
    %1 = llvm.intr.log(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.log(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @log10(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.log10.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.log10.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.log10.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @log10(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.log10(%arg0) : (f32) -> f32
    %1 = llvm.intr.log10(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.log10(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @log2(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.log2.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.log2.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.log2.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @log2(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.log2(%arg0) : (f32) -> f32
    %1 = llvm.intr.log2(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.log2(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @nearbyint(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.nearbyint.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.nearbyint.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.nearbyint.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @nearbyint(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
    %1 = llvm.intr.nearbyint(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.nearbyint(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @rint(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.rint.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.rint.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.rint.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @rint(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.rint(%arg0) : (f32) -> f32
    %1 = llvm.intr.rint(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.rint(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @round(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.round.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.round.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.round.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @round(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.round(%arg0) : (f32) -> f32
    %1 = llvm.intr.round(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.round(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @roundeven(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.roundeven.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.roundeven.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @roundeven(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.roundeven(%arg0) : (f32) -> f32
    %1 = llvm.intr.roundeven(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.roundeven(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @sin(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.sin.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.sin.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.sin.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sin(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.sin(%arg0) : (f32) -> f32
    %1 = llvm.intr.sin(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.sin(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @sinh(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.sinh.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.sinh.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.sinh.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sinh(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.sinh(%arg0) : (f32) -> f32
    %1 = llvm.intr.sinh(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.sinh(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @sqrt(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.sqrt.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.sqrt.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sqrt(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %1 = llvm.intr.sqrt(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.sqrt(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @tan(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.tan.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.tan.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.tan.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @tan(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.tan(%arg0) : (f32) -> f32
    %1 = llvm.intr.tan(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.tan(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @tanh(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.tanh.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.tanh.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.tanh.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @tanh(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.tanh(%arg0) : (f32) -> f32
    %1 = llvm.intr.tanh(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.tanh(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @trunc(float %0, double %1, <4 x float> %2) {
  // CHECK-NEXT: %4 = call float @llvm.trunc.f32(float %0)
  // CHECK-NEXT: %5 = call afn double @llvm.trunc.f64(double %1)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @trunc(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
    %0 = llvm.intr.trunc(%arg0) : (f32) -> f32
    %1 = llvm.intr.trunc(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    %2 = llvm.intr.trunc(%arg2) : (vector<4xf32>) -> vector<4xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @atan2(float %0, <vscale x 4 x half> %1) {
  // CHECK-NEXT: %3 = call float @llvm.atan2.f32(float %0, float %0)
  // CHECK-NEXT: %4 = call nnan <vscale x 4 x half> @llvm.atan2.nxv4f16(<vscale x 4 x half> %1, <vscale x 4 x half> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @atan2(%arg0: f32, %arg1: vector<[4]xf16>) {
    %0 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.atan2(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @copysign(float %0, <vscale x 4 x half> %1) {
  // CHECK-NEXT: %3 = call float @llvm.copysign.f32(float %0, float %0)
  // CHECK-NEXT: %4 = call nnan <vscale x 4 x half> @llvm.copysign.nxv4f16(<vscale x 4 x half> %1, <vscale x 4 x half> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @copysign(%arg0: f32, %arg1: vector<[4]xf16>) {
    %0 = llvm.intr.copysign(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.copysign(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @maximum(float %0, <vscale x 4 x half> %1) {
  // CHECK-NEXT: %3 = call float @llvm.maximum.f32(float %0, float %0)
  // CHECK-NEXT: %4 = call nnan <vscale x 4 x half> @llvm.maximum.nxv4f16(<vscale x 4 x half> %1, <vscale x 4 x half> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @maximum(%arg0: f32, %arg1: vector<[4]xf16>) {
    %0 = llvm.intr.maximum(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.maximum(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @maxnum(float %0, <vscale x 4 x half> %1) {
  // CHECK-NEXT: %3 = call float @llvm.maxnum.f32(float %0, float %0)
  // CHECK-NEXT: %4 = call nnan <vscale x 4 x half> @llvm.maxnum.nxv4f16(<vscale x 4 x half> %1, <vscale x 4 x half> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @maxnum(%arg0: f32, %arg1: vector<[4]xf16>) {
    %0 = llvm.intr.maxnum(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.maxnum(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @minimum(float %0, <vscale x 4 x half> %1) {
  // CHECK-NEXT: %3 = call float @llvm.minimum.f32(float %0, float %0)
  // CHECK-NEXT: %4 = call nnan <vscale x 4 x half> @llvm.minimum.nxv4f16(<vscale x 4 x half> %1, <vscale x 4 x half> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @minimum(%arg0: f32, %arg1: vector<[4]xf16>) {
    %0 = llvm.intr.minimum(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.minimum(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @minnum(float %0, <vscale x 4 x half> %1) {
  // CHECK-NEXT: %3 = call float @llvm.minnum.f32(float %0, float %0)
  // CHECK-NEXT: %4 = call nnan <vscale x 4 x half> @llvm.minnum.nxv4f16(<vscale x 4 x half> %1, <vscale x 4 x half> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @minnum(%arg0: f32, %arg1: vector<[4]xf16>) {
    %0 = llvm.intr.minnum(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.minnum(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @pow(float %0, <vscale x 4 x half> %1) {
  // CHECK-NEXT: %3 = call float @llvm.pow.f32(float %0, float %0)
  // CHECK-NEXT: %4 = call nnan <vscale x 4 x half> @llvm.pow.nxv4f16(<vscale x 4 x half> %1, <vscale x 4 x half> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @pow(%arg0: f32, %arg1: vector<[4]xf16>) {
    %0 = llvm.intr.pow(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.pow(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @fma(float %0, <4 x double> %1) {
  // CHECK-NEXT: %3 = call float @llvm.fma.f32(float %0, float %0, float %0)
  // CHECK-NEXT: %4 = call fast <4 x double> @llvm.fma.v4f64(<4 x double> %1, <4 x double> %1, <4 x double> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fma(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = llvm.intr.fma(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
    %1 = llvm.intr.fma(%arg1, %arg1, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @fmuladd(float %0, <4 x double> %1) {
  // CHECK-NEXT: %3 = call float @llvm.fmuladd.f32(float %0, float %0, float %0)
  // CHECK-NEXT: %4 = call fast <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1, <4 x double> %1, <4 x double> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fmuladd(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
    %1 = llvm.intr.fmuladd(%arg1, %arg1, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @ldexp(float %0, double %1, i32 %2) {
  // CHECK-NEXT: %4 = call float @llvm.ldexp.f32.i32(float %0, i32 %2)
  // CHECK-NEXT: %5 = call ninf double @llvm.ldexp.f64.i32(double %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ldexp(%arg0: f32, %arg1: f64, %arg2: i32) {
    %0 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
    %1 = llvm.intr.ldexp(%arg1, %arg2) {fastmathFlags = #llvm.fastmath<ninf>} : (f64, i32) -> f64
    llvm.return
  }

  // CHECK-LABEL: define void @powi(float %0, i32 %1, <4 x double> %2) {
  // CHECK-NEXT: %4 = call float @llvm.powi.f32.i32(float %0, i32 %1)
  // CHECK-NEXT: %5 = call ninf <4 x double> @llvm.powi.v4f64.i32(<4 x double> %2, i32 %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @powi(%arg0: f32, %arg1: i32, %arg2: vector<4xf64>) {
    %0 = llvm.intr.powi(%arg0, %arg1) : (f32, i32) -> f32
    %1 = llvm.intr.powi(%arg2, %arg1) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<4xf64>, i32) -> vector<4xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @frexp(float %0, <2 x double> %1) {
  // CHECK-NEXT: %3 = call { float, i32 } @llvm.frexp.f32.i32(float %0)
  // CHECK-NEXT: %4 = call { <2 x double>, <2 x i32> } @llvm.frexp.v2f64.v2i32(<2 x double> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @frexp(%arg0: f32, %arg1: vector<2xf64>) {
    %0 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
    %1 = llvm.intr.frexp(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf64>) -> !llvm.struct<(vector<2xf64>, vector<2xi32>)>
    llvm.return
  }

  // CHECK-LABEL: define void @sincos(float %0, <2 x double> %1) {
  // CHECK-NEXT: %3 = call { float, float } @llvm.sincos.f32(float %0)
  // CHECK-NEXT: %4 = call nnan { <2 x double>, <2 x double> } @llvm.sincos.v2f64(<2 x double> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sincos(%arg0: f32, %arg1: vector<2xf64>) {
    %0 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
    %1 = llvm.intr.sincos(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf64>) -> !llvm.struct<(vector<2xf64>, vector<2xf64>)>
    llvm.return
  }

  // CHECK-LABEL: define void @lrint(float %0, double %1) {
  // CHECK-NEXT: %3 = call i64 @llvm.lrint.i64.f32(float %0)
  // CHECK-NEXT: %4 = call i32 @llvm.lrint.i32.f64(double %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @lrint(%arg0: f32, %arg1: f64) {
    %0 = llvm.intr.lrint(%arg0) : (f32) -> i64
    %1 = llvm.intr.lrint(%arg1) : (f64) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @llrint(float %0, double %1) {
  // CHECK-NEXT: %3 = call i64 @llvm.llrint.i64.f32(float %0)
  // CHECK-NEXT: %4 = call i32 @llvm.llrint.i32.f64(double %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @llrint(%arg0: f32, %arg1: f64) {
    %0 = llvm.intr.llrint(%arg0) : (f32) -> i64
    %1 = llvm.intr.llrint(%arg1) : (f64) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @lround(float %0, double %1) {
  // CHECK-NEXT: %3 = call i64 @llvm.lround.i64.f32(float %0)
  // CHECK-NEXT: %4 = call i32 @llvm.lround.i32.f64(double %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @lround(%arg0: f32, %arg1: f64) {
    %0 = llvm.intr.lround(%arg0) : (f32) -> i64
    %1 = llvm.intr.lround(%arg1) : (f64) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @llround(float %0, double %1) {
  // CHECK-NEXT: %3 = call i64 @llvm.llround.i64.f32(float %0)
  // CHECK-NEXT: %4 = call i32 @llvm.llround.i32.f64(double %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @llround(%arg0: f32, %arg1: f64) {
    %0 = llvm.intr.llround(%arg0) : (f32) -> i64
    %1 = llvm.intr.llround(%arg1) : (f64) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @is_fpclass(float %0, <4 x double> %1) {
  // CHECK-NEXT: %3 = call i1 @llvm.is.fpclass.f32(float %0, i32 3)
  // CHECK-NEXT: %4 = call <4 x i1> @llvm.is.fpclass.v4f64(<4 x double> %1, i32 1023)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @is_fpclass(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
    %1 = "llvm.intr.is.fpclass"(%arg1) <{bit = 1023 : i32}> : (vector<4xf64>) -> vector<4xi1>
    llvm.return
  }
}

// CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
