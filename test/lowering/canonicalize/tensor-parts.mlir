// Parts of tensors: numbers and casts go into them.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: func.func @extract_numbers(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, %arg1, 0] [4, %arg1, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x?x4xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<4x?x4xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg0[0, %arg1, 0] [4, 1, %arg1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %extracted_slice_0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %extracted_slice_2 = tensor.extract_slice %arg0[%c9, %arg1, %c0] [%arg1, 1, %arg1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %extracted_slice_3 = tensor.extract_slice %arg2[0, 0] [4, %arg1] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %cast_4 = tensor.cast %extracted_slice_3 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast, %cast_1, %extracted_slice_2, %cast_4 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @extract_numbers(%a: tensor<8x16x4xf32>, %i: index, %u: tensor<?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %0 = tensor.extract_slice %a[%c0, %i, %c0] [%c4, %i, %c4] [%c1, %c1, %c1] : tensor<8x16x4xf32> to tensor<?x?x?xf32>
  %1 = tensor.extract_slice %a[%c0, %i, %c0] [%c4, 1, %i] [%c1, %c1, %c1] : tensor<8x16x4xf32> to tensor<?x?xf32>
  %2 = tensor.extract_slice %a[%c9, %i, %c0] [%i, 1, %i] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x?xf32>
  %3 = tensor.extract_slice %u[0, 0] [%c4, %i] [1, %c1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1, %2, %3 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @extract_reduced(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0] [1, %arg1, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x?xf32>
// CHECK-NEXT: %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x1xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %extracted_slice_1 : tensor<4x1xf32> to tensor<?x1xf32>
// CHECK-NEXT: return %cast, %extracted_slice_0, %cast_2 : tensor<?xf32>, tensor<1x?xf32>, tensor<?x1xf32>
// CHECK-NEXT: }
func.func @extract_reduced(%a: tensor<8x16x4xf32>, %i: index) -> (tensor<?xf32>, tensor<1x?xf32>, tensor<?x1xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[0, 0, 0] [1, %c4, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %a[0, 0, 0] [1, %i, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x?xf32>
  %3 = tensor.extract_slice %a[0, 0, 0] [1, %c4, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x1xf32>
  return %0, %2, %3 : tensor<?xf32>, tensor<1x?xf32>, tensor<?x1xf32>
}

// CHECK-LABEL: func.func @extract_casts(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 4] [1, 1] : tensor<16x16xf32> to tensor<3x4xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, 0] [%arg1, 4] [1, 1] : tensor<16x16xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %extracted_slice, %extracted_slice_0 : tensor<3x4xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
func.func @extract_casts(%a: tensor<16x16xf32>, %i: index) -> (tensor<3x4xf32>, tensor<?x4xf32>) {
  %0 = tensor.cast %a : tensor<16x16xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [3, 4] [1, 1] : tensor<?x?xf32> to tensor<3x4xf32>
  %2 = tensor.extract_slice %0[%i, 0] [%i, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  return %1, %2 : tensor<3x4xf32>, tensor<?x4xf32>
}

// CHECK-LABEL: func.func @extract_folds(
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg3[0, 0] [%arg2, %arg2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %extracted_slice_1 = tensor.extract_slice %cst[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT: return %arg0, %cst_0, %arg1, %extracted_slice, %extracted_slice_1 : tensor<4x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<2xf32>
// CHECK-NEXT: }
func.func @extract_folds(%a: tensor<4x4xf32>, %s: tensor<2x2xf32>, %i: index, %d: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<2xf32>) {
  %c = arith.constant dense<1.0> : tensor<4x4xf32>
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
  %1 = tensor.extract_slice %c[%i, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %2 = tensor.insert_slice %s into %a[%i, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %3 = tensor.extract_slice %2[%i, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %4 = tensor.extract_slice %d[0, 0] [%i, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %5 = tensor.extract_slice %k[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %0, %1, %3, %4, %5 : tensor<4x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @insert_numbers(
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x?x?xf32> to tensor<4x?x4xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[0, %arg3, 0] [4, %arg3, 4] [1, 1, 1] : tensor<4x?x4xf32> into tensor<8x16x4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg2 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %inserted_slice_1 = tensor.insert_slice %cast_0 into %arg0[0, %arg3, 0] [1, 4, 1] [1, 1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
// CHECK-NEXT: %inserted_slice_2 = tensor.insert_slice %arg1 into %arg0[%arg3, %arg3, 0] [%arg3, %arg3, %arg3] [1, 1, 1] : tensor<?x?x?xf32> into tensor<8x16x4xf32>
// CHECK-NEXT: return %inserted_slice, %inserted_slice_1, %inserted_slice_2 : tensor<8x16x4xf32>, tensor<8x16x4xf32>, tensor<8x16x4xf32>
// CHECK-NEXT: }
func.func @insert_numbers(%a: tensor<8x16x4xf32>, %s: tensor<?x?x?xf32>, %r: tensor<?xf32>, %i: index) -> (tensor<8x16x4xf32>, tensor<8x16x4xf32>, tensor<8x16x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %a[%c0, %i, %c0] [%c4, %i, %c4] [%c1, %c1, %c1] : tensor<?x?x?xf32> into tensor<8x16x4xf32>
  %1 = tensor.insert_slice %r into %a[%c0, %i, %c0] [1, %c4, 1] [%c1, %c1, %c1] : tensor<?xf32> into tensor<8x16x4xf32>
  %2 = tensor.insert_slice %s into %a[%i, %i, %c0] [%i, %i, %i] [1, 1, 1] : tensor<?x?x?xf32> into tensor<8x16x4xf32>
  return %0, %1, %2 : tensor<8x16x4xf32>, tensor<8x16x4xf32>, tensor<8x16x4xf32>
}

// CHECK-LABEL: func.func @insert_casts(
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2, %arg2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT: %cast = tensor.cast %inserted_slice : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %arg1 into %arg0[%arg2, %arg2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT: %inserted_slice_1 = tensor.insert_slice %arg1 into %arg3[%arg2, %arg2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %cast, %inserted_slice_0, %inserted_slice_1 : tensor<?x?xf32>, tensor<8x16xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @insert_casts(%a: tensor<8x16xf32>, %s: tensor<4x4xf32>, %i: index, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<8x16xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %s : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %0 into %1[%i, %i] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %3 = tensor.insert_slice %0 into %a[%i, %i] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %4 = tensor.insert_slice %0 into %d[%i, %i] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %2, %3, %4 : tensor<?x?xf32>, tensor<8x16xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @insert_folds(
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg3 into %arg0[%arg5, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
// CHECK-NEXT: return %arg1, %inserted_slice, %arg0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: }
func.func @insert_folds(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %s: tensor<2x2xf32>, %t: tensor<2x2xf32>, %z: tensor<0x2xf32>, %i: index) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
  %1 = tensor.insert_slice %s into %a[%i, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %2 = tensor.insert_slice %t into %1[%i, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %3 = tensor.extract_slice %a[%i, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %4 = tensor.insert_slice %3 into %a[%i, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %5 = tensor.insert_slice %z into %a[0, 0] [0, 2] [1, 1] : tensor<0x2xf32> into tensor<4x4xf32>
  return %0, %2, %4, %5 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func.func @insert_source_cast(
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8x16xf32>
// CHECK-NEXT: }
func.func @insert_source_cast(%a: tensor<8x16xf32>, %s: tensor<?x?xf32>) -> tensor<8x16xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %a[0, 0] [%c4, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT: %0 = scf.forall (%arg4) in (%arg2) shared_outs(%arg5 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<2xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %cast into %arg5[%arg4] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.forall (%arg4) in (%arg2) shared_outs(%arg5 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg3 into %arg5[%arg4] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %1 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @parallel(%a: tensor<?xf32>, %d: tensor<8xf32>, %n: index, %s: tensor<2xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %d) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i] [%c2] [1] : tensor<?xf32> into tensor<8xf32>
    }
  }
  %2 = tensor.cast %s : tensor<2xf32> to tensor<?xf32>
  %1 = scf.forall (%i) in (%n) shared_outs(%o = %d) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %o[%i] [%n] [1] : tensor<?xf32> into tensor<8xf32>
    }
  }
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @reduced_parts(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 4] [1, 1] : tensor<8x8xf32> to tensor<1x4xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<1x4xf32> to tensor<1x?xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [4, 1] [1, 1] : tensor<8x8xf32> to tensor<4x1xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %extracted_slice_0 : tensor<4x1xf32> to tensor<?x1xf32>
// CHECK-NEXT: return %cast, %cast_1 : tensor<1x?xf32>, tensor<?x1xf32>
// CHECK-NEXT: }
func.func @reduced_parts(%a: tensor<8x8xf32>, %n: index) -> (tensor<1x?xf32>, tensor<?x1xf32>) {
  %c4 = arith.constant 4 : index
  %1 = tensor.extract_slice %a[0, 0] [1, %c4] [1, 1] : tensor<8x8xf32> to tensor<1x?xf32>
  %2 = tensor.extract_slice %a[0, 0] [%c4, 1] [1, 1] : tensor<8x8xf32> to tensor<?x1xf32>
  return %1, %2 : tensor<1x?xf32>, tensor<?x1xf32>
}

// CHECK-LABEL: func.func @forall_unwritten(
// CHECK-NEXT: %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg0 into %arg3[%arg2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %arg1, %arg1, %0 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @forall_unwritten(%a: tensor<4xf32>, %d: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0:3 = scf.forall (%i) in (2) shared_outs(%o = %d, %p = %d, %q = %d) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %q[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %a into %p[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0#0, %0#0, %0#2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @forall_dim(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @forall_dim(%a: tensor<4xf32>, %d: tensor<?xf32>, %n: index) -> (index) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %d) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}
