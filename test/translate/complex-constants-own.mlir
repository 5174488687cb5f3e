// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: refuses: mlir-translate takes neither elements without dimensions nor a resource

// A complex number without dimensions is one struct; a resource may hold some.
// Of elements of i1 mlir-translate loses bits.

// CHECK: @scalar = internal global { double, double } { double 1.000000e+00, double 2.000000e+00 }
llvm.mlir.global internal @scalar(dense<(1.0, 2.0)> : tensor<complex<f64>>) : !llvm.struct<(f64, f64)>
// CHECK: @resource = internal global [2 x { i16, i16 }] [{ i16, i16 } { i16 1, i16 2 }, { i16, i16 } { i16 3, i16 4 }]
llvm.mlir.global internal @resource(dense_resource<pairs> : tensor<2xcomplex<i16>>) : !llvm.array<2 x struct<(i16, i16)>>
// CHECK: @bits = internal global [2 x { i1, i1 }] [{ i1, i1 } { i1 true, i1 false }, { i1, i1 } { i1 false, i1 true }]
llvm.mlir.global internal @bits(dense<[(true, false), (false, true)]> : tensor<2xcomplex<i1>>) : !llvm.array<2 x struct<(i1, i1)>>

{-# dialect_resources: { builtin: { pairs: "0x020000000100020003000400" } } #-}
