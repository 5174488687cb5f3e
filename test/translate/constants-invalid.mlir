// RUN: not mlcc-translate -mlir-to-llvmir -split-input-file %s 2>&1 | FileCheck %s

// CHECK: [[@LINE+1]]:1: error: dense resource 'missing' has no data
llvm.mlir.global external constant @resource(dense_resource<missing> : tensor<2xi8>) : !llvm.array<2 x i8>

// -----

// CHECK: [[@LINE+1]]:1: error: cannot make a constant of type 'i8' from 'unit'
llvm.mlir.global external constant @unit(unit) : i8
