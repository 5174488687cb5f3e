// RUN: split-file %s %t
// RUN: not mlcc -c %t/layout.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=LAYOUT
// RUN: not mlcc -fmemref-abi=bare -c %t/dynamic.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: not mlcc -fmemref-abi=bare -c %t/unranked.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=UNRANKED
// RUN: not mlcc-opt %t/nested.mlir 2>&1 | FileCheck %s --check-prefix=NESTED

// LLVM IR Target: what has no form. Maps that are no strides have to be normalized before; a bare pointer
// tells no sizes and no rank; vectors are not elements of vectors.

// LAYOUT: layout.mlir:1:1: error: 'func.func' op cannot be lowered: no LLVM type for 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>': its layout is not strided
// DYNAMIC: dynamic.mlir:1:1: error: 'func.func' op cannot be lowered: 'memref<?xf32>' cannot be a bare pointer
// UNRANKED: unranked.mlir:1:1: error: 'func.func' op cannot be lowered: 'memref<*xf32>' cannot be a bare pointer
// NESTED: nested.mlir:1:18: error: failed to verify 'elementType': VectorElementTypeInterface instance

//--- layout.mlir
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) { return }

//--- dynamic.mlir
func.func @f(%a: memref<?xf32>) { return }

//--- unranked.mlir
func.func @f(%a: memref<*xf32>) { return }

//--- nested.mlir
func.func @f(%a: vector<2xvector<2xi32>>) { return }
