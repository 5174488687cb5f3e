// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: refuses: what it makes of strings in a dense attribute does not pass LLVM's verifier
// What constants are made of, in order.

// CHECK: @strings = constant [2 x [2 x i8]] {{\[}}[2 x i8] c"ab", [2 x i8] c"cd"]
llvm.mlir.global external constant @strings(dense<["ab", "cd"]> : tensor<2x!llvm.array<2 x i8>>) : !llvm.array<2 x array<2 x i8>>
// CHECK: @same_strings = constant [2 x [2 x i8]] {{\[}}[2 x i8] c"ab", [2 x i8] c"ab"]
llvm.mlir.global external constant @same_strings(dense<"ab"> : tensor<2x!llvm.array<2 x i8>>) : !llvm.array<2 x array<2 x i8>>
// CHECK: @zeros = constant [4 x i32] zeroinitializer
llvm.mlir.global external constant @zeros(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
// CHECK: @nested = constant [2 x [2 x i32]] {{\[}}[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
llvm.mlir.global external constant @nested(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK: @vectors = constant [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
llvm.mlir.global external constant @vectors(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK: @sparse = constant [3 x i32] [i32 0, i32 5, i32 0]
llvm.mlir.global external constant @sparse(sparse<[[1]], [5]> : tensor<3xi32>) : !llvm.array<3 x i32>
// CHECK: @bits = constant [2 x i1] [i1 true, i1 false]
llvm.mlir.global external constant @bits(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i1>
// CHECK: @wide = constant [2 x i128] [i128 -1, i128 1]
llvm.mlir.global external constant @wide(dense<[-1, 1]> : tensor<2xi128>) : !llvm.array<2 x i128>
// CHECK: @floats = constant [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR8000]
llvm.mlir.global external constant @floats(dense<[1.0, -0.0]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
// CHECK: @struct = constant { i8, double } { i8 1, double 2.500000e+00 }
llvm.mlir.global external constant @struct([1 : i8, 2.5 : f64]) : !llvm.struct<(i8, f64)>
// CHECK: @array = constant [2 x i8] c"\01\02"
llvm.mlir.global external constant @array([1 : i8, 2 : i8]) : !llvm.array<2 x i8>
// CHECK: @address = constant ptr @f
llvm.mlir.global external constant @address(@f) : !llvm.ptr
llvm.func @f()
