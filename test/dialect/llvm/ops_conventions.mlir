// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Calling conventions: all of them, of functions and of calls; those of kernels,
// shaders and interrupts cannot be called.

module {
  // CHECK: declare i32 @personality(...)
  llvm.func @personality(...) -> i32
  // CHECK: declare void @ccc()
  llvm.func @ccc()
  // CHECK: declare fastcc void @fastcc()
  llvm.func fastcc @fastcc()
  // CHECK: declare coldcc void @coldcc()
  llvm.func coldcc @coldcc()
  // CHECK: declare ghccc void @cc_10()
  llvm.func cc_10 @cc_10()
  // CHECK: declare cc11 void @cc_11()
  llvm.func cc_11 @cc_11()
  // CHECK: declare anyregcc void @anyregcc()
  llvm.func anyregcc @anyregcc()
  // CHECK: declare preserve_mostcc void @preserve_mostcc()
  llvm.func preserve_mostcc @preserve_mostcc()
  // CHECK: declare preserve_allcc void @preserve_allcc()
  llvm.func preserve_allcc @preserve_allcc()
  // CHECK: declare swiftcc void @swiftcc()
  llvm.func swiftcc @swiftcc()
  // CHECK: declare cxx_fast_tlscc void @cxx_fast_tlscc()
  llvm.func cxx_fast_tlscc @cxx_fast_tlscc()
  // CHECK: declare tailcc void @tailcc()
  llvm.func tailcc @tailcc()
  // CHECK: declare cfguard_checkcc void @cfguard_checkcc()
  llvm.func cfguard_checkcc @cfguard_checkcc()
  // CHECK: declare swifttailcc void @swifttailcc()
  llvm.func swifttailcc @swifttailcc()
  // CHECK: declare x86_stdcallcc void @x86_stdcallcc()
  llvm.func x86_stdcallcc @x86_stdcallcc()
  // CHECK: declare x86_fastcallcc void @x86_fastcallcc()
  llvm.func x86_fastcallcc @x86_fastcallcc()
  // CHECK: declare arm_apcscc void @arm_apcscc()
  llvm.func arm_apcscc @arm_apcscc()
  // CHECK: declare arm_aapcscc void @arm_aapcscc()
  llvm.func arm_aapcscc @arm_aapcscc()
  // CHECK: declare arm_aapcs_vfpcc void @arm_aapcs_vfpcc()
  llvm.func arm_aapcs_vfpcc @arm_aapcs_vfpcc()
  // CHECK: declare msp430_intrcc void @msp430_intrcc()
  llvm.func msp430_intrcc @msp430_intrcc()
  // CHECK: declare x86_thiscallcc void @x86_thiscallcc()
  llvm.func x86_thiscallcc @x86_thiscallcc()
  // CHECK: declare ptx_kernel void @ptx_kernelcc()
  llvm.func ptx_kernelcc @ptx_kernelcc()
  // CHECK: declare ptx_device void @ptx_devicecc()
  llvm.func ptx_devicecc @ptx_devicecc()
  // CHECK: declare spir_func void @spir_funccc()
  llvm.func spir_funccc @spir_funccc()
  // CHECK: declare spir_kernel void @spir_kernelcc()
  llvm.func spir_kernelcc @spir_kernelcc()
  // CHECK: declare intel_ocl_bicc void @intel_ocl_bicc()
  llvm.func intel_ocl_bicc @intel_ocl_bicc()
  // CHECK: declare x86_64_sysvcc void @x86_64_sysvcc()
  llvm.func x86_64_sysvcc @x86_64_sysvcc()
  // CHECK: declare win64cc void @win64cc()
  llvm.func win64cc @win64cc()
  // CHECK: declare x86_vectorcallcc void @x86_vectorcallcc()
  llvm.func x86_vectorcallcc @x86_vectorcallcc()
  // CHECK: declare hhvmcc void @hhvmcc()
  llvm.func hhvmcc @hhvmcc()
  // CHECK: declare hhvm_ccc void @hhvm_ccc()
  llvm.func hhvm_ccc @hhvm_ccc()
  // CHECK: declare x86_intrcc void @x86_intrcc(ptr byval(i32))
  llvm.func x86_intrcc @x86_intrcc(!llvm.ptr {llvm.byval = i32})
  // CHECK: declare avr_intrcc  void @avr_intrcc()
  llvm.func avr_intrcc @avr_intrcc()
  // CHECK: declare cc86 void @avr_builtincc()
  llvm.func avr_builtincc @avr_builtincc()
  // CHECK: declare amdgpu_vs void @amdgpu_vscc()
  llvm.func amdgpu_vscc @amdgpu_vscc()
  // CHECK: declare amdgpu_gs void @amdgpu_gscc()
  llvm.func amdgpu_gscc @amdgpu_gscc()
  // CHECK: declare amdgpu_cs void @amdgpu_cscc()
  llvm.func amdgpu_cscc @amdgpu_cscc()
  // CHECK: declare amdgpu_kernel void @amdgpu_kernelcc()
  llvm.func amdgpu_kernelcc @amdgpu_kernelcc()
  // CHECK: declare x86_regcallcc void @x86_regcallcc()
  llvm.func x86_regcallcc @x86_regcallcc()
  // CHECK: declare amdgpu_hs void @amdgpu_hscc()
  llvm.func amdgpu_hscc @amdgpu_hscc()
  // CHECK: declare cc94 void @msp430_builtincc()
  llvm.func msp430_builtincc @msp430_builtincc()
  // CHECK: declare amdgpu_ls void @amdgpu_lscc()
  llvm.func amdgpu_lscc @amdgpu_lscc()
  // CHECK: declare amdgpu_es void @amdgpu_escc()
  llvm.func amdgpu_escc @amdgpu_escc()
  // CHECK: declare aarch64_vector_pcs void @aarch64_vectorcallcc()
  llvm.func aarch64_vectorcallcc @aarch64_vectorcallcc()
  // CHECK: declare aarch64_sve_vector_pcs void @aarch64_sve_vectorcallcc()
  llvm.func aarch64_sve_vectorcallcc @aarch64_sve_vectorcallcc()
  // CHECK: declare cc99 void @wasm_emscripten_invokecc()
  llvm.func wasm_emscripten_invokecc @wasm_emscripten_invokecc()
  // CHECK: declare amdgpu_gfx void @amdgpu_gfxcc()
  llvm.func amdgpu_gfxcc @amdgpu_gfxcc()
  // CHECK: declare cc101 void @m68k_intrcc()
  llvm.func m68k_intrcc @m68k_intrcc()

  // CHECK-LABEL: define void @calls(ptr %0) {
  // CHECK-NEXT: call void @ccc()
  // CHECK-NEXT: call fastcc void @fastcc()
  // CHECK-NEXT: call coldcc void @coldcc()
  // CHECK-NEXT: call ghccc void @cc_10()
  // CHECK-NEXT: call cc11 void @cc_11()
  // CHECK-NEXT: call anyregcc void @anyregcc()
  // CHECK-NEXT: call preserve_mostcc void @preserve_mostcc()
  // CHECK-NEXT: call preserve_allcc void @preserve_allcc()
  // CHECK-NEXT: call swiftcc void @swiftcc()
  // CHECK-NEXT: call cxx_fast_tlscc void @cxx_fast_tlscc()
  // CHECK-NEXT: call tailcc void @tailcc()
  // CHECK-NEXT: call cfguard_checkcc void @cfguard_checkcc()
  // CHECK-NEXT: call swifttailcc void @swifttailcc()
  // CHECK-NEXT: call x86_stdcallcc void @x86_stdcallcc()
  // CHECK-NEXT: call x86_fastcallcc void @x86_fastcallcc()
  // CHECK-NEXT: call arm_apcscc void @arm_apcscc()
  // CHECK-NEXT: call arm_aapcscc void @arm_aapcscc()
  // CHECK-NEXT: call arm_aapcs_vfpcc void @arm_aapcs_vfpcc()
  // CHECK-NEXT: call msp430_intrcc void @msp430_intrcc()
  // CHECK-NEXT: call x86_thiscallcc void @x86_thiscallcc()
  // CHECK-NEXT: call ptx_device void @ptx_devicecc()
  // CHECK-NEXT: call spir_func void @spir_funccc()
  // CHECK-NEXT: call intel_ocl_bicc void @intel_ocl_bicc()
  // CHECK-NEXT: call x86_64_sysvcc void @x86_64_sysvcc()
  // CHECK-NEXT: call win64cc void @win64cc()
  // CHECK-NEXT: call x86_vectorcallcc void @x86_vectorcallcc()
  // CHECK-NEXT: call hhvmcc void @hhvmcc()
  // CHECK-NEXT: call hhvm_ccc void @hhvm_ccc()
  // CHECK-NEXT: call avr_intrcc  void @avr_intrcc()
  // CHECK-NEXT: call cc86 void @avr_builtincc()
  // CHECK-NEXT: call x86_regcallcc void @x86_regcallcc()
  // CHECK-NEXT: call cc94 void @msp430_builtincc()
  // CHECK-NEXT: call aarch64_vector_pcs void @aarch64_vectorcallcc()
  // CHECK-NEXT: call aarch64_sve_vector_pcs void @aarch64_sve_vectorcallcc()
  // CHECK-NEXT: call cc99 void @wasm_emscripten_invokecc()
  // CHECK-NEXT: call amdgpu_gfx void @amdgpu_gfxcc()
  // CHECK-NEXT: call cc101 void @m68k_intrcc()
  // CHECK-NEXT: call tailcc void %0()
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @calls(%arg0: !llvm.ptr) {
    llvm.call @ccc() : () -> ()
    llvm.call fastcc @fastcc() : () -> ()
    llvm.call coldcc @coldcc() : () -> ()
    llvm.call cc_10 @cc_10() : () -> ()
    llvm.call cc_11 @cc_11() : () -> ()
    llvm.call anyregcc @anyregcc() : () -> ()
    llvm.call preserve_mostcc @preserve_mostcc() : () -> ()
    llvm.call preserve_allcc @preserve_allcc() : () -> ()
    llvm.call swiftcc @swiftcc() : () -> ()
    llvm.call cxx_fast_tlscc @cxx_fast_tlscc() : () -> ()
    llvm.call tailcc @tailcc() : () -> ()
    llvm.call cfguard_checkcc @cfguard_checkcc() : () -> ()
    llvm.call swifttailcc @swifttailcc() : () -> ()
    llvm.call x86_stdcallcc @x86_stdcallcc() : () -> ()
    llvm.call x86_fastcallcc @x86_fastcallcc() : () -> ()
    llvm.call arm_apcscc @arm_apcscc() : () -> ()
    llvm.call arm_aapcscc @arm_aapcscc() : () -> ()
    llvm.call arm_aapcs_vfpcc @arm_aapcs_vfpcc() : () -> ()
    llvm.call msp430_intrcc @msp430_intrcc() : () -> ()
    llvm.call x86_thiscallcc @x86_thiscallcc() : () -> ()
    llvm.call ptx_devicecc @ptx_devicecc() : () -> ()
    llvm.call spir_funccc @spir_funccc() : () -> ()
    llvm.call intel_ocl_bicc @intel_ocl_bicc() : () -> ()
    llvm.call x86_64_sysvcc @x86_64_sysvcc() : () -> ()
    llvm.call win64cc @win64cc() : () -> ()
    llvm.call x86_vectorcallcc @x86_vectorcallcc() : () -> ()
    llvm.call hhvmcc @hhvmcc() : () -> ()
    llvm.call hhvm_ccc @hhvm_ccc() : () -> ()
    llvm.call avr_intrcc @avr_intrcc() : () -> ()
    llvm.call avr_builtincc @avr_builtincc() : () -> ()
    llvm.call x86_regcallcc @x86_regcallcc() : () -> ()
    llvm.call msp430_builtincc @msp430_builtincc() : () -> ()
    llvm.call aarch64_vectorcallcc @aarch64_vectorcallcc() : () -> ()
    llvm.call aarch64_sve_vectorcallcc @aarch64_sve_vectorcallcc() : () -> ()
    llvm.call wasm_emscripten_invokecc @wasm_emscripten_invokecc() : () -> ()
    llvm.call amdgpu_gfxcc @amdgpu_gfxcc() : () -> ()
    llvm.call m68k_intrcc @m68k_intrcc() : () -> ()
    llvm.call tailcc %arg0() : !llvm.ptr, () -> ()
    llvm.return
  }

  // CHECK-LABEL: define void @invokes(ptr %0) personality ptr @personality {
  // CHECK-NEXT: invoke coldcc void @coldcc()
  // CHECK-NEXT: to label %2 unwind label %4
  // CHECK-EMPTY:
  // CHECK-NEXT: 2:
  // CHECK-NEXT: invoke win64cc void %0()
  // CHECK-NEXT: to label %3 unwind label %4
  // CHECK-EMPTY:
  // CHECK-NEXT: 3:
  // CHECK-NEXT: ret void
  // CHECK-EMPTY:
  // CHECK-NEXT: 4:
  // CHECK-NEXT: %5 = landingpad { ptr, i32 }
  // CHECK-NEXT: cleanup
  // CHECK-NEXT: resume { ptr, i32 } %5
  // CHECK-NEXT: }
  llvm.func @invokes(%arg0: !llvm.ptr) attributes {personality = @personality} {
    llvm.invoke coldcc @coldcc() to ^bb1 unwind ^bb3 : () -> ()
  ^bb1:  // pred: ^bb0
    llvm.invoke win64cc %arg0() to ^bb2 unwind ^bb3 : !llvm.ptr, () -> ()
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %0 : !llvm.struct<(ptr, i32)>
  }
}
