// RUN: split-file %s %t
// RUN: not mlcc -c %t/tensor.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: not mlcc -fmemref-abi=bare -c %t/dynamic.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: not mlcc -fmemref-abi=bare -c %t/unranked.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=UNRANKED
// RUN: not mlcc-opt %t/nested.mlir 2>&1 | FileCheck %s --check-prefix=NESTED

// LLVM IR Target: what has no form. Tensors must be bufferized before; a bare pointer
// tells no sizes and no rank; vectors are not elements of vectors.

// TENSOR: tensor.mlir:1:1: error: 'func.func' op cannot be lowered: no LLVM type for 'tensor<4xf32>': tensors have to become memrefs first
// DYNAMIC: dynamic.mlir:1:1: error: 'func.func' op cannot be lowered: 'memref<?xf32>' cannot be a bare pointer
// UNRANKED: unranked.mlir:1:1: error: 'func.func' op cannot be lowered: 'memref<*xf32>' cannot be a bare pointer
// NESTED: nested.mlir:1:18: error: failed to verify 'elementType': VectorElementTypeInterface instance

//--- tensor.mlir
func.func @f(%a: tensor<4xf32>) { return }

//--- dynamic.mlir
func.func @f(%a: memref<?xf32>) { return }

//--- unranked.mlir
func.func @f(%a: memref<*xf32>) { return }

//--- nested.mlir
func.func @f(%a: vector<2xvector<2xi32>>) { return }
