// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: mlcc -target x86_64-linux-gnu -emit-mlir %S/Inputs/complex-globals.mlir | mlcc-translate -mlir-to-llvmir | FileCheck %s --check-prefix=LOWERED

// Complex numbers are structs of their parts, whatever these are and however
// the elements are written.

// CHECK: @half = internal global [2 x { half, half }] [{ half, half } { half 0xH3C00, half 0xH4000 }, { half, half } { half 0xH4200, half 0xH4400 }]
llvm.mlir.global internal @half(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f16>>) : !llvm.array<2 x struct<(f16, f16)>>
// CHECK: @bfloat = internal global [2 x { bfloat, bfloat }] [{ bfloat, bfloat } { bfloat 0xR3F80, bfloat 0xR4000 }, { bfloat, bfloat } { bfloat 0xR4040, bfloat 0xR4080 }]
llvm.mlir.global internal @bfloat(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<bf16>>) : !llvm.array<2 x struct<(bf16, bf16)>>
// CHECK: @splat = internal global [2 x [1 x { double, double }]] {{\[\[}}1 x { double, double }] [{ double, double } { double 1.000000e+00, double 2.000000e+00 }], [1 x { double, double }] [{ double, double } { double 1.000000e+00, double 2.000000e+00 }]]
llvm.mlir.global internal @splat(dense<(1.0, 2.0)> : tensor<2x1xcomplex<f64>>) : !llvm.array<2 x array<1 x struct<(f64, f64)>>>
// CHECK: @zero = internal global [3 x { double, double }] zeroinitializer
llvm.mlir.global internal @zero(dense<(0.0, 0.0)> : tensor<3xcomplex<f64>>) : !llvm.array<3 x struct<(f64, f64)>>
// CHECK: @hex = internal global [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 3.000000e+00, float 4.000000e+00 }]
llvm.mlir.global internal @hex(dense<"0x0000803F000000400000404000008040"> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// CHECK: @odd = internal global [2 x { i7, i7 }] [{ i7, i7 } { i7 1, i7 -2 }, { i7, i7 } { i7 3, i7 4 }]
llvm.mlir.global internal @odd(dense<[(1, -2), (3, 4)]> : tensor<2xcomplex<i7>>) : !llvm.array<2 x struct<(i7, i7)>>
// CHECK: @wide = internal global [2 x { i128, i128 }] [{ i128, i128 } { i128 1, i128 -2 }, { i128, i128 } { i128 3, i128 4 }]
llvm.mlir.global internal @wide(dense<[(1, -2), (3, 4)]> : tensor<2xcomplex<i128>>) : !llvm.array<2 x struct<(i128, i128)>>
// CHECK: @sparse = internal global [2 x [2 x { i8, i8 }]] {{\[\[}}2 x { i8, i8 }] zeroinitializer, [2 x { i8, i8 }] [{ i8, i8 } { i8 1, i8 2 }, { i8, i8 } zeroinitializer]]
llvm.mlir.global internal @sparse(sparse<[[1, 0]], [(1, 2)]> : tensor<2x2xcomplex<i8>>) : !llvm.array<2 x array<2 x struct<(i8, i8)>>>
// CHECK: @packed = internal global [2 x <{ i16, i16 }>] [<{ i16, i16 }> <{ i16 1, i16 2 }>, <{ i16, i16 }> <{ i16 1, i16 2 }>]
llvm.mlir.global internal @packed(dense<(1, 2)> : tensor<2xcomplex<i16>>) : !llvm.array<2 x struct<packed (i16, i16)>>
// CHECK: ret [2 x { i32, i32 }] [{ i32, i32 } { i32 0, i32 1 }, { i32, i32 } { i32 0, i32 1 }]
llvm.func @constant() -> !llvm.array<2 x struct<(i32, i32)>> {
  %0 = llvm.mlir.constant(dense<(0, 1)> : tensor<2xcomplex<i32>>) : !llvm.array<2 x !llvm.struct<(i32, i32)>>
  llvm.return %0 : !llvm.array<2 x struct<(i32, i32)>>
}

// LOWERED: @a = private constant [4 x { float, float }] [{ float, float } zeroinitializer, { float, float } { float 1.000000e+00, float 0.000000e+00 }, { float, float } zeroinitializer, { float, float } { float 2.000000e+00, float 0.000000e+00 }]
// LOWERED: @b = private constant [1 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }]
