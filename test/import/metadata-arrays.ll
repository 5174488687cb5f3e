; Arrays and vectors of numbers in metadata, as Apple's "SDK Version" flag.
; mlir-translate: leaves out what has no form
; RUN: %mlcc-translate -import-llvm %s -o %t.mlir
; RUN: FileCheck %s --check-prefix=MLIR --input-file=%t.mlir
; RUN: %mlcc-translate -mlir-to-llvmir %t.mlir | FileCheck %s

; MLIR: dense<[10, 15]> : tensor<2xi32>
; CHECK-DAG: !{i32 2, !"SDK Version", [2 x i32] [i32 10, i32 15]}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 10, i32 15]}
!1 = !{i32 1, !"wchar_size", i32 4}

; CHECK-DAG: !{[3 x i8] c"abc", <2 x float> <float 1.000000e+00, float 2.000000e+00>}
; CHECK-DAG: !{[4 x i64] zeroinitializer, [2 x [2 x i16]] {{\[}}[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]}
!own.data = !{!2, !3}
!2 = !{[3 x i8] c"abc", <2 x float> <float 1.0, float 2.0>}
!3 = !{[4 x i64] zeroinitializer, [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]}
