// RUN: mlcc-opt -convert-linalg-to-std -split-input-file -verify-diagnostics %s | FileCheck %s
// RUN: sed '/^.. -----/,$d' %s | mlcc-opt -convert-linalg-to-std -o %t
// RUN: %if mlir-22 %{ bash -c "sed '/^.. -----/,\$d' %s | mlir-opt-22 -convert-linalg-to-std | diff %t -" %}

// A function is declared once; its name has types and sizes.
// CHECK-LABEL: func.func @dot(
// CHECK: memref.cast %arg0 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK: call @linalg_dot_viewsxf32_viewsxf32_viewf32
// CHECK: call @linalg_dot_viewsxf32_viewsxf32_viewf32
// CHECK-COUNT-1: func.func private @linalg_dot_viewsxf32_viewsxf32_viewf32({{.*}}) attributes {llvm.emit_c_interface}
// CHECK: func.func private @linalg_fill_f32_view4xsxf32(
// CHECK: func.func private @ext(
// CHECK: func.func private @op_has_no_registered_library_name(memref<2x3xf64
// CHECK: func.func private @linalg_exp_view4xf32as3_view4xf32as3(
func.func @dot(%a: memref<?xf32, strided<[1], offset: ?>>, %b: memref<?xf32, strided<[1], offset: ?>>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) outs(%c : memref<f32>)
  linalg.dot ins(%a, %b : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) outs(%c : memref<f32>)
  return
}
func.func @fill(%m: memref<4x?xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%m : memref<4x?xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], library_call = "ext"} outs(%m : memref<4x?xf32>) attrs = {} { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}
func.func @nameless(%a: memref<2x3xf64>, %b: memref<3x2xf64>) {
  linalg.transpose ins(%a : memref<2x3xf64>) outs(%b : memref<3x2xf64>) permutation = [1, 0]
  return
}
func.func @named(%m: memref<4xf32, 3>, %v: memref<4xvector<2x3xi8>>) {
  linalg.exp ins(%m: memref<4xf32, 3>) outs(%m : memref<4xf32, 3>)
  linalg.copy ins(%v: memref<4xvector<2x3xi8>>) outs(%v : memref<4xvector<2x3xi8>>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%m: memref<4xf32, 3>) outs(%m : memref<4xf32, 3>)
  return
}

// -----

func.func @tensors(%m: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{failed to legalize operation 'linalg.exp'}}
  %r = linalg.exp ins(%m: tensor<4xf32>) outs(%m : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @complex(%m: memref<4xcomplex<f32>>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.copy'}}
  linalg.copy ins(%m: memref<4xcomplex<f32>>) outs(%m : memref<4xcomplex<f32>>)
  return
}

// -----

// Where mlir-opt makes calls that do not verify.
func.func @nameless(%m: memref<4xf32>, %n: memref<5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  // expected-error@+1 {{has operands of other types than a function 'op_has_no_registered_library_name'}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%n : memref<5xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
