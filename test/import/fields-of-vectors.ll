; A field that is said once for each pointer of a vector, all the same.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK-LABEL: @fields
; CHECK: llvm.getelementptr %{{.+}}[%{{.+}}, 1] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.struct<(i32, i32)>
define <2 x ptr> @fields(<2 x ptr> %p, <2 x i64> %i) {
  %q = getelementptr { i32, i32 }, <2 x ptr> %p, <2 x i64> %i, <2 x i32> splat (i32 1)
  ret <2 x ptr> %q
}
