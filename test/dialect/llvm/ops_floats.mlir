// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Floats of every width: arithmetic, comparisons with all predicates, and each
// flag of fast math.

module {
  // CHECK-LABEL: define void @fadd(float %0, double %1, half %2, bfloat %3, fp128 %4, x86_fp80 %5, <4 x float> %6, <vscale x 2 x double> %7) {
  // CHECK-NEXT: %9 = fadd float %0, %0
  // CHECK-NEXT: %10 = fadd fast double %1, %1
  // CHECK-NEXT: %11 = fadd half %2, %2
  // CHECK-NEXT: %12 = fadd bfloat %3, %3
  // CHECK-NEXT: %13 = fadd fp128 %4, %4
  // CHECK-NEXT: %14 = fadd x86_fp80 %5, %5
  // CHECK-NEXT: %15 = fadd nnan ninf <4 x float> %6, %6
  // CHECK-NEXT: %16 = fadd <vscale x 2 x double> %7, %7
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fadd(%arg0: f32, %arg1: f64, %arg2: f16, %arg3: bf16, %arg4: f128, %arg5: f80, %arg6: vector<4xf32>, %arg7: vector<[2]xf64>) {
    %0 = llvm.fadd %arg0, %arg0 : f32
    %1 = llvm.fadd %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %2 = llvm.fadd %arg2, %arg2 : f16
    %3 = llvm.fadd %arg3, %arg3 : bf16
    %4 = llvm.fadd %arg4, %arg4 : f128
    %5 = llvm.fadd %arg5, %arg5 : f80
    %6 = llvm.fadd %arg6, %arg6 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<4xf32>
    %7 = llvm.fadd %arg7, %arg7 : vector<[2]xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @fsub(float %0, double %1, half %2, bfloat %3, fp128 %4, x86_fp80 %5, <4 x float> %6, <vscale x 2 x double> %7) {
  // CHECK-NEXT: %9 = fsub float %0, %0
  // CHECK-NEXT: %10 = fsub fast double %1, %1
  // CHECK-NEXT: %11 = fsub half %2, %2
  // CHECK-NEXT: %12 = fsub bfloat %3, %3
  // CHECK-NEXT: %13 = fsub fp128 %4, %4
  // CHECK-NEXT: %14 = fsub x86_fp80 %5, %5
  // CHECK-NEXT: %15 = fsub nnan ninf <4 x float> %6, %6
  // CHECK-NEXT: %16 = fsub <vscale x 2 x double> %7, %7
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fsub(%arg0: f32, %arg1: f64, %arg2: f16, %arg3: bf16, %arg4: f128, %arg5: f80, %arg6: vector<4xf32>, %arg7: vector<[2]xf64>) {
    %0 = llvm.fsub %arg0, %arg0 : f32
    %1 = llvm.fsub %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %2 = llvm.fsub %arg2, %arg2 : f16
    %3 = llvm.fsub %arg3, %arg3 : bf16
    %4 = llvm.fsub %arg4, %arg4 : f128
    %5 = llvm.fsub %arg5, %arg5 : f80
    %6 = llvm.fsub %arg6, %arg6 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<4xf32>
    %7 = llvm.fsub %arg7, %arg7 : vector<[2]xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @fmul(float %0, double %1, half %2, bfloat %3, fp128 %4, x86_fp80 %5, <4 x float> %6, <vscale x 2 x double> %7) {
  // CHECK-NEXT: %9 = fmul float %0, %0
  // CHECK-NEXT: %10 = fmul fast double %1, %1
  // CHECK-NEXT: %11 = fmul half %2, %2
  // CHECK-NEXT: %12 = fmul bfloat %3, %3
  // CHECK-NEXT: %13 = fmul fp128 %4, %4
  // CHECK-NEXT: %14 = fmul x86_fp80 %5, %5
  // CHECK-NEXT: %15 = fmul nnan ninf <4 x float> %6, %6
  // CHECK-NEXT: %16 = fmul <vscale x 2 x double> %7, %7
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fmul(%arg0: f32, %arg1: f64, %arg2: f16, %arg3: bf16, %arg4: f128, %arg5: f80, %arg6: vector<4xf32>, %arg7: vector<[2]xf64>) {
    %0 = llvm.fmul %arg0, %arg0 : f32
    %1 = llvm.fmul %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %2 = llvm.fmul %arg2, %arg2 : f16
    %3 = llvm.fmul %arg3, %arg3 : bf16
    %4 = llvm.fmul %arg4, %arg4 : f128
    %5 = llvm.fmul %arg5, %arg5 : f80
    %6 = llvm.fmul %arg6, %arg6 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<4xf32>
    %7 = llvm.fmul %arg7, %arg7 : vector<[2]xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @fdiv(float %0, double %1, half %2, bfloat %3, fp128 %4, x86_fp80 %5, <4 x float> %6, <vscale x 2 x double> %7) {
  // CHECK-NEXT: %9 = fdiv float %0, %0
  // CHECK-NEXT: %10 = fdiv fast double %1, %1
  // CHECK-NEXT: %11 = fdiv half %2, %2
  // CHECK-NEXT: %12 = fdiv bfloat %3, %3
  // CHECK-NEXT: %13 = fdiv fp128 %4, %4
  // CHECK-NEXT: %14 = fdiv x86_fp80 %5, %5
  // CHECK-NEXT: %15 = fdiv nnan ninf <4 x float> %6, %6
  // CHECK-NEXT: %16 = fdiv <vscale x 2 x double> %7, %7
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fdiv(%arg0: f32, %arg1: f64, %arg2: f16, %arg3: bf16, %arg4: f128, %arg5: f80, %arg6: vector<4xf32>, %arg7: vector<[2]xf64>) {
    %0 = llvm.fdiv %arg0, %arg0 : f32
    %1 = llvm.fdiv %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %2 = llvm.fdiv %arg2, %arg2 : f16
    %3 = llvm.fdiv %arg3, %arg3 : bf16
    %4 = llvm.fdiv %arg4, %arg4 : f128
    %5 = llvm.fdiv %arg5, %arg5 : f80
    %6 = llvm.fdiv %arg6, %arg6 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<4xf32>
    %7 = llvm.fdiv %arg7, %arg7 : vector<[2]xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @frem(float %0, double %1, half %2, bfloat %3, fp128 %4, x86_fp80 %5, <4 x float> %6, <vscale x 2 x double> %7) {
  // CHECK-NEXT: %9 = frem float %0, %0
  // CHECK-NEXT: %10 = frem fast double %1, %1
  // CHECK-NEXT: %11 = frem half %2, %2
  // CHECK-NEXT: %12 = frem bfloat %3, %3
  // CHECK-NEXT: %13 = frem fp128 %4, %4
  // CHECK-NEXT: %14 = frem x86_fp80 %5, %5
  // CHECK-NEXT: %15 = frem nnan ninf <4 x float> %6, %6
  // CHECK-NEXT: %16 = frem <vscale x 2 x double> %7, %7
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @frem(%arg0: f32, %arg1: f64, %arg2: f16, %arg3: bf16, %arg4: f128, %arg5: f80, %arg6: vector<4xf32>, %arg7: vector<[2]xf64>) {
    %0 = llvm.frem %arg0, %arg0 : f32
    %1 = llvm.frem %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %2 = llvm.frem %arg2, %arg2 : f16
    %3 = llvm.frem %arg3, %arg3 : bf16
    %4 = llvm.frem %arg4, %arg4 : f128
    %5 = llvm.frem %arg5, %arg5 : f80
    %6 = llvm.frem %arg6, %arg6 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<4xf32>
    %7 = llvm.frem %arg7, %arg7 : vector<[2]xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @flags(float %0) {
  // CHECK-NEXT: %2 = fadd nnan float %0, %0
  // CHECK-NEXT: %3 = fadd ninf float %0, %0
  // CHECK-NEXT: %4 = fadd nsz float %0, %0
  // CHECK-NEXT: %5 = fadd arcp float %0, %0
  // CHECK-NEXT: %6 = fadd contract float %0, %0
  // CHECK-NEXT: %7 = fadd afn float %0, %0
  // CHECK-NEXT: %8 = fadd reassoc float %0, %0
  // CHECK-NEXT: %9 = fadd fast float %0, %0
  // CHECK-NEXT: %10 = fadd fast float %0, %0
  // CHECK-NEXT: %11 = fadd reassoc nsz float %0, %0
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @flags(%arg0: f32) {
    %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %1 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<ninf>} : f32
    %2 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nsz>} : f32
    %3 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %4 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %5 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<afn>} : f32
    %6 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
    %7 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %8 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %9 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nsz, reassoc>, note} : f32
    llvm.return
  }

  // CHECK-LABEL: define void @fneg(float %0, <4 x double> %1) {
  // CHECK-NEXT: %3 = fneg float %0
  // CHECK-NEXT: %4 = fneg contract <4 x double> %1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fneg(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = llvm.fneg %arg0 : f32
    %1 = llvm.fneg %arg1 {fastmathFlags = #llvm.fastmath<contract>} : vector<4xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @fcmp(float %0, double %1, <vscale x 4 x half> %2) {
  // CHECK-NEXT: %4 = fcmp false float %0, %0
  // CHECK-NEXT: %5 = fcmp oeq float %0, %0
  // CHECK-NEXT: %6 = fcmp ogt float %0, %0
  // CHECK-NEXT: %7 = fcmp oge float %0, %0
  // CHECK-NEXT: %8 = fcmp olt float %0, %0
  // CHECK-NEXT: %9 = fcmp ole float %0, %0
  // CHECK-NEXT: %10 = fcmp one float %0, %0
  // CHECK-NEXT: %11 = fcmp ord float %0, %0
  // CHECK-NEXT: %12 = fcmp ueq float %0, %0
  // CHECK-NEXT: %13 = fcmp ugt float %0, %0
  // CHECK-NEXT: %14 = fcmp uge float %0, %0
  // CHECK-NEXT: %15 = fcmp ult float %0, %0
  // CHECK-NEXT: %16 = fcmp ule float %0, %0
  // CHECK-NEXT: %17 = fcmp une float %0, %0
  // CHECK-NEXT: %18 = fcmp uno float %0, %0
  // CHECK-NEXT: %19 = fcmp true float %0, %0
  // CHECK-NEXT: %20 = fcmp fast olt double %1, %1
  // CHECK-NEXT: %21 = fcmp une <vscale x 4 x half> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fcmp(%arg0: f32, %arg1: f64, %arg2: vector<[4]xf16>) {
    %0 = llvm.fcmp "_false" %arg0, %arg0 : f32
    %1 = llvm.fcmp "oeq" %arg0, %arg0 : f32
    %2 = llvm.fcmp "ogt" %arg0, %arg0 : f32
    %3 = llvm.fcmp "oge" %arg0, %arg0 : f32
    %4 = llvm.fcmp "olt" %arg0, %arg0 : f32
    %5 = llvm.fcmp "ole" %arg0, %arg0 : f32
    %6 = llvm.fcmp "one" %arg0, %arg0 : f32
    %7 = llvm.fcmp "ord" %arg0, %arg0 : f32
    %8 = llvm.fcmp "ueq" %arg0, %arg0 : f32
    %9 = llvm.fcmp "ugt" %arg0, %arg0 : f32
    %10 = llvm.fcmp "uge" %arg0, %arg0 : f32
    %11 = llvm.fcmp "ult" %arg0, %arg0 : f32
    %12 = llvm.fcmp "ule" %arg0, %arg0 : f32
    %13 = llvm.fcmp "une" %arg0, %arg0 : f32
    %14 = llvm.fcmp "uno" %arg0, %arg0 : f32
    %15 = llvm.fcmp "_true" %arg0, %arg0 : f32
    %16 = llvm.fcmp "olt" %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %17 = llvm.fcmp "une" %arg2, %arg2 : vector<[4]xf16>
    llvm.return
  }

  // CHECK-LABEL: define void @ppc(ppc_fp128 %0) {
  // CHECK-NEXT: %2 = fadd ppc_fp128 %0, %0
  // CHECK-NEXT: %3 = fneg ppc_fp128 %0
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ppc(%arg0: !llvm.ppc_fp128) {
    %0 = llvm.fadd %arg0, %arg0 : !llvm.ppc_fp128
    %1 = llvm.fneg %arg0 : !llvm.ppc_fp128
    llvm.return
  }
}
