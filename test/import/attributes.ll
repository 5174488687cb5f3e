; Attributes of functions: slots of llvm.func, the rest passed through.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; mlir-translate: keeps one of arm_streaming and arm_locally_streaming
; CHECK: llvm.func @a() attributes {arm_locally_streaming, arm_new_za, arm_streaming, convergent, denormal_fp_math = "ieee,ieee"
; CHECK-SAME: passthrough = ["nobuiltin", "nocallback", "sanitize_address", "speculatable", "ssp", "no-inline-line-tables", ["prefer-vector-width", "256"], ["reciprocal-estimates", "all"], ["target-cpu", "a"], "vec-x"]
; CHECK-SAME: target_features = #llvm.target_features<["+a", "-b"]>

define void @a() #0 { ret void }
attributes #0 = { "denormal-fp-math"="ieee,ieee" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "instrument-function-entry"="x" "instrument-function-exit"="y" inlinehint "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="false" "prefer-vector-width"="256" "reciprocal-estimates"="all" "target-cpu"="a" convergent noinline optnone "aarch64_new_za"  "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_body"   "target-features"="+a,-b" "vec-x" nobuiltin speculatable sanitize_address ssp "frame-pointer"="reserved" "no-infs-fp-math"="false"  "no-inline-line-tables" nocallback memory(none) }
