// RUN: mlcc-opt -pass-pipeline='builtin.module(func.func(linalg-detensorize))' %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -pass-pipeline='builtin.module(func.func(linalg-detensorize))' %s | diff %t - %}
// RUN: mlcc-opt -pass-pipeline='builtin.module(func.func(linalg-detensorize{aggressive-mode}))' %s -o %t.all
// RUN: FileCheck %s --check-prefix=ALL < %t.all
// RUN: %if mlir-22 %{ mlir-opt-22 -pass-pipeline='builtin.module(func.func(linalg-detensorize{aggressive-mode}))' %s | diff %t.all - %}

// What decides no branch stays, but for the option.
// CHECK-LABEL: func.func @detensor_simple(
// CHECK: linalg.generic
// CHECK-LABEL: func.func @while(
// CHECK-NOT: linalg.generic
// CHECK: cf.br ^bb1(%{{.*}} : i32)
// CHECK: arith.cmpi slt
// CHECK: tensor.from_elements
// CHECK-LABEL: func.func @if_true_test(
// CHECK-NOT: tensor.extract
// CHECK-LABEL: func.func @br_arg(
// CHECK: linalg.generic
// ALL-NOT: iterator_types = []
#map0 = affine_map<() -> ()>
func.func @detensor_simple(%arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = []}
    ins(%arg1, %arg2 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
    %2 = arith.addf %arg3, %arg4 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
func.func @op_sequence(%arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = []}
    ins(%arg1, %arg2 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
    %2 = arith.addf %arg3, %arg4 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  %3 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = []}
    ins(%arg1, %1 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
    %4 = arith.mulf %arg3, %arg4 : f32
    linalg.yield %4 : f32
  } -> tensor<f32>
  return %3 : tensor<f32>
}
func.func @multiple_ops(%arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = []}
    ins(%arg1, %arg2 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
    %2 = arith.addf %arg3, %arg4 : f32
    %3 = arith.mulf %2, %arg4 : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %1: tensor<f32>
}
func.func @foreign_op(%arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = []}
    ins(%arg1, %arg2 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
    %2 = math.atan2 %arg3, %arg4 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %1: tensor<f32>
}
#attrs = { indexing_maps = [#map0, #map0, #map0], iterator_types = [] }
func.func @while(%farg0: tensor<i32>, %farg1: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%farg0 : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic #attrs ins(%0, %farg1 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i1):
      %8 = arith.cmpi slt, %arg0, %arg1 : i32
      linalg.yield %8 : i1
  } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic #attrs ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %8 = arith.addi %arg0, %arg1 : i32
      linalg.yield %8 : i32
  } -> tensor<i32>
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%7: tensor<i32>):
  return %7 : tensor<i32>
}
func.func @if_true_test(%arg0: i1, %arg1: i32) -> tensor<i32> {
  %arg0_t = tensor.from_elements %arg0 : tensor<i1>
  %arg1_t = tensor.from_elements %arg1 : tensor<i32>
  %cst = arith.constant dense<10> : tensor<i32>
  %2 = tensor.empty() : tensor<i8>
  %3 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = []}
    ins(%arg0_t : tensor<i1>) outs(%2 : tensor<i8>) {
  ^bb0(%arg2: i1, %arg3: i8):
    %10 = arith.extui %arg2 : i1 to i8
    linalg.yield %10 : i8
  } -> tensor<i8>
  %4 = tensor.extract %3[] : tensor<i8>
  %5 = arith.trunci %4 : i8 to i1
  cf.cond_br %5, ^bb1, ^bb2(%arg1_t : tensor<i32>)
^bb1:
  %6 = tensor.empty() : tensor<i32>
  %7 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = []}
    ins(%arg1_t, %cst : tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
  ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
    %10 = arith.addi %arg2, %arg3 : i32
    linalg.yield %10 : i32
  } -> tensor<i32>
  cf.br ^bb2(%7 : tensor<i32>)
^bb2(%8: tensor<i32>):
  return %8 : tensor<i32>
}
func.func @br_arg(%farg0 : tensor<i32>, %farg1: tensor<10xi32>) -> tensor<10xi32> {
  cf.br ^bb1(%farg0, %farg1 : tensor<i32>, tensor<10xi32>)
^bb1(%0: tensor<i32>, %9: tensor<10xi32>):
  %1 = tensor.empty() : tensor<10xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0)->()>, affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%0, %9 : tensor<i32>, tensor<10xi32>) outs(%1 : tensor<10xi32>) {
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %8 = arith.addi %arg0, %arg1 : i32
      linalg.yield %8 : i32
  } -> tensor<10xi32>
  cf.br ^bb3(%2 : tensor<10xi32>)
^bb3(%7: tensor<10xi32>):
  return %7 : tensor<10xi32>
}
func.func @two(%a: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %1 = tensor.empty() : tensor<i32>
  %2:2 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = []} ins(%a : tensor<i32>) outs(%1, %1 : tensor<i32>, tensor<i32>) {
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %8 = arith.addi %arg0, %arg0 : i32
      linalg.yield %8, %arg0 : i32, i32
  } -> (tensor<i32>, tensor<i32>)
  return %2#0, %2#1 : tensor<i32>, tensor<i32>
}
func.func @acc(%a: tensor<i32>, %b: tensor<i32>) -> (tensor<i32>) {
  %2 = linalg.generic {indexing_maps = [#map0, #map0], iterator_types = []} ins(%a : tensor<i32>) outs(%b : tensor<i32>) {
    ^bb0(%arg0: i32, %arg1: i32):
      %8 = arith.addi %arg0, %arg1 : i32
      linalg.yield %8 : i32
  } -> (tensor<i32>)
  return %2 : tensor<i32>
}
func.func @br_arg_1(%farg0 : tensor<i32>, %farg1: tensor<10xi32>) -> tensor<10xi32> {
  cf.br ^bb1(%farg0 : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<10xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0)->()>, affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%0, %farg1 : tensor<i32>, tensor<10xi32>) outs(%1 : tensor<10xi32>) {
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %8 = arith.addi %arg0, %arg1 : i32
      linalg.yield %8 : i32
  } -> tensor<10xi32>
  return %2 : tensor<10xi32>
}
func.func @br_arg2(%farg0 : tensor<i32>, %farg1: tensor<10xi32>) -> tensor<i32> {
  cf.br ^bb1(%farg0 : tensor<i32>)
^bb1(%0: tensor<i32>):
  return %0 : tensor<i32>
}
func.func @br_arg3(%c: i1, %farg0 : tensor<i32>, %farg1: tensor<i32>) -> tensor<i32> {
  cf.cond_br %c, ^bb1(%farg0 : tensor<i32>), ^bb1(%farg1 : tensor<i32>)
^bb1(%0: tensor<i32>):
  return %0 : tensor<i32>
}
func.func @br_arg4(%c: i1, %farg0 : tensor<i32>, %farg1: tensor<i32>, %g: tensor<10xi32>) -> tensor<10xi32> {
  cf.cond_br %c, ^bb1(%farg0 : tensor<i32>), ^bb1(%farg1 : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<10xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0)->()>, affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%0, %g : tensor<i32>, tensor<10xi32>) outs(%1 : tensor<10xi32>) {
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %8 = arith.addi %arg0, %arg1 : i32
      linalg.yield %8 : i32
  } -> tensor<10xi32>
  return %2 : tensor<10xi32>
}
// Constants stand before everything, those behind first.
// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: arith.constant 7 : i32
// CHECK-NEXT: arith.constant 5 : i32
// CHECK-NEXT: return
func.func @constants() -> (i32, i32) {
  %a = arith.constant 5 : i32
  %b = arith.constant 7 : i32
  return %a, %b : i32, i32
}
