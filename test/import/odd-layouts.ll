; Parts of a data layout that are said twice, or of which little is said.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK: dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<1> = dense<[16, 16, 16, 8]> : vector<4xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "big", "dlti.stack_alignment" = 128 : i64, "dlti.legal_int_widths" = array<i32: 8, 16, 32>, "dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 1 : ui64, "dlti.program_memory_space" = 2 : ui64, "dlti.mangling_mode" = "e", "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>>
target datalayout = "E-p:32:32-p:64:64-p1:16:16:16:8-i64:32:64-i64:64-f80:128-v64:64-a:0:64-S128-n8:16:32-A5-G1-P2-m:e-ni:1:2-Fn32"
