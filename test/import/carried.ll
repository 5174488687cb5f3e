; What only attributes of our own can say, besides metadata.
; mlir-translate: drops all of it
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s
; RUN: %mlcc-translate -import-llvm -import-plain %s | FileCheck %s --check-prefix=PLAIN

; PLAIN-NOT: mlcc.

; CHECK: mlcc.source_filename = "from.c"
; CHECK: @local(0 : i32) {addr_space = 0 : i32, mlcc.partition = "part"
; CHECK: @coded(0 : i32) {addr_space = 0 : i32, mlcc.code_model = 5 : i64, mlcc.sanitizer = 1 : i64}
; CHECK: @table()
; CHECK: llvm.getelementptr inbounds|nuw {{.*}} {mlcc.inrange = array<i64: -16, 8>}
; CHECK: @attributed(0 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"bss-section", "x"]]}
; CHECK: llvm.func @f(%arg0: !llvm.ptr {mlcc.attributes = {captures = 119 : i64, initializes = [#llvm.constant_range<i64, 0, 4>, #llvm.constant_range<i64, 8, 12>], own = "value"}}) -> i32 attributes {mlcc.prefix = [4 : i32, i32], mlcc.prologue = [@local, !llvm.ptr]}
; CHECK: llvm.fpext %{{.*}} {mlcc.fastmath = #llvm.fastmath<fast>} : f32 to f64
; CHECK: llvm.alloca {{.*}} {alignment = 8 : i64, mlcc.flags = ["swifterror"]}
; CHECK: llvm.intr.fabs(%{{.*}}) {mlcc.arg_attributes = {{.*}}, mlcc.flags = ["tail"], mlcc.result_attributes = [{llvm.noundef}]}
; CHECK: llvm.call @preserving() {mlcc.convention = 21 : i64}
; CHECK: llvm.intr.fabs(%{{.*}}) {mlcc.convention = 8 : i64}
; CHECK: llvm.inline_asm {{.*}} {mlcc.attributes = {nounwind}, mlcc.flags = ["unwind"]}

source_filename = "from.c"
@local = global i32 0, partition "part"
@coded = global i32 0, no_sanitize_address, code_model "large"
@table = global ptr getelementptr inbounds nuw inrange(-16, 8) ({ [3 x ptr] }, ptr @inner, i32 0, i32 0, i32 2)
@inner = constant { [3 x ptr] } zeroinitializer
@attributed = global i32 0 #0

define i32 @f(ptr captures(address, read_provenance) initializes((0, 4), (8, 12)) "own"="value" %p) prefix i32 4 prologue ptr @local {
  %1 = load float, ptr %p
  %2 = fpext fast float %1 to double
  %3 = alloca swifterror ptr
  %4 = tail call noundef float @llvm.fabs.f32(float noundef %1)
  call preserve_nonecc void @preserving()
  %5 = call fastcc float @llvm.fabs.f32(float %1)
  call void asm sideeffect unwind "nop", ""() nounwind
  store double %2, ptr %p
  store float %4, ptr %p
  ret i32 0
}

; CHECK: llvm.func @preserving() attributes {mlcc.convention = 21 : i64}
declare preserve_nonecc void @preserving()
attributes #0 = { "bss-section"="x" }
