// RUN: mlcc-opt -linalg-specialize-generic-ops -split-input-file %s | FileCheck %s
// RUN: sed '/^.. -----/,$d' %s | mlcc-opt -linalg-specialize-generic-ops -o %t
// RUN: %if mlir-22 %{ bash -c "sed '/^.. -----/,\$d' %s | mlir-opt-22 -linalg-specialize-generic-ops | diff %t -" %}
// RUN: sed '/^.. -----/,$d' %s | mlcc-opt -linalg-morph-ops=generic-to-named -o %t.morphed
// RUN: %if mlir-22 %{ bash -c "sed '/^.. -----/,\$d' %s | mlir-opt-22 -linalg-morph-ops=generic-to-named | diff %t.morphed -" %}

// test/run/linalg executes all of them.

// CHECK-LABEL: func.func @exp(
// CHECK: linalg.exp
func.func @exp(%a0: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    %x = math.exp %b0 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @log_stays(
// CHECK: linalg.generic
func.func @log_stays(%a0: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    %x = math.log %b0 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @square_stays(
// CHECK: linalg.generic
func.func @square_stays(%a0: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    %x = arith.mulf %b0, %b0 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @copy(
// CHECK: linalg.copy
func.func @copy(%a0: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %b0 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @transpose(
// CHECK: linalg.transpose
func.func @transpose(%a0: tensor<8x4xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d1,d0)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x4xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %b0 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @broadcast(
// CHECK: linalg.broadcast
func.func @broadcast(%a0: tensor<8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %b0 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @value_stays(
// CHECK: linalg.generic
func.func @value_stays(%a0: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @fill(
// CHECK: linalg.fill
func.func @fill(%o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]}  outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32):
    linalg.yield %one : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @fill_scalar(
// CHECK: linalg.fill
func.func @fill_scalar(%a0: f32, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->()>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : f32) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %b0 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @element(
// CHECK: linalg.broadcast
func.func @element(%a0: tensor<f32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->()>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<f32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %b0 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @add(
// CHECK: linalg.add ins(%arg0, %arg1
func.func @add(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.addf %b0, %b1 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @swapped(
// CHECK: linalg.add ins(%arg1, %arg0
func.func @swapped(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.addf %b1, %b0 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @doubled_stays(
// CHECK: linalg.generic
func.func @doubled_stays(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.addf %b0, %b0 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @turned_input(
// CHECK: linalg.transpose
func.func @turned_input(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d1,d0)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.addf %b0, %b1 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @broadcast_input(
// CHECK: linalg.broadcast
func.func @broadcast_input(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.addf %b0, %b1 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @adds_to_init_stays(
// CHECK: linalg.generic
func.func @adds_to_init_stays(%a0: tensor<4x8xf32>, %o0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o0 : tensor<4x8xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    %x = arith.addf %b0, %b1 : f32
 linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @integers_stay(
// CHECK: linalg.generic
func.func @integers_stay(%a0: tensor<4x8xi32>, %a1: tensor<4x8xi32>, %o0: tensor<4x8xi32>, %s: f32) -> tensor<4x8xi32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%o0 : tensor<4x8xi32>) {
  ^bb0(%b0: i32, %b1: i32, %b2: i32):
    %x = arith.addi %b0, %b1 : i32
 linalg.yield %x : i32
  } -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @matmul(
// CHECK: linalg.matmul
func.func @matmul(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>, %s: f32) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @result_turned_stays(
// CHECK: linalg.generic
func.func @result_turned_stays(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>, %s: f32) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @all_turned(
// CHECK: linalg.generic
func.func @all_turned(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>, %s: f32) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @other_sum_stays(
// CHECK: linalg.generic
func.func @other_sum_stays(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>, %s: f32) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.addf %b1, %b0 : f32
 %y = arith.mulf %x, %b2 : f32
 linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @other_loops(
// CHECK: linalg.matmul
func.func @other_loops(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>, %s: f32) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,k,n)->(m,k)>, affine_map<(m,k,n)->(k,n)>, affine_map<(m,k,n)->(m,n)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @batch(
// CHECK: linalg.batch_matmul
func.func @batch(%a0: tensor<4x4x4xf32>, %a1: tensor<4x4x4xf32>, %o0: tensor<4x4x4xf32>, %s: f32) -> tensor<4x4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%o0 : tensor<4x4x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4x4x4xf32>
  return %r : tensor<4x4x4xf32>
}

// CHECK-LABEL: func.func @matvec_stays(
// CHECK: linalg.generic
func.func @matvec_stays(%a0: tensor<4x4xf32>, %a1: tensor<4xf32>, %o0: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4xf32>) outs(%o0 : tensor<4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @signed(
// CHECK: linalg.matmul
func.func @signed(%a0: tensor<4x4xi8>, %a1: tensor<4x4xi8>, %o0: tensor<4x4xi32>, %s: f32) -> tensor<4x4xi32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%o0 : tensor<4x4xi32>) {
  ^bb0(%b0: i8, %b1: i8, %b2: i32):
    %u = arith.extsi %b0 : i8 to i32
 %v = arith.extsi %b1 : i8 to i32
 %x = arith.muli %u, %v : i32
 %y = arith.addi %b2, %x : i32
 linalg.yield %y : i32
  } -> tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @extended(
// CHECK: linalg.matmul
func.func @extended(%a0: tensor<4x4xf16>, %a1: tensor<4x4xf16>, %o0: tensor<4x4xf32>, %s: f32) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf16>, tensor<4x4xf16>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%b0: f16, %b1: f16, %b2: f32):
    %u = arith.extf %b0 : f16 to f32
 %v = arith.extf %b1 : f16 to f32
 %x = arith.mulf %u, %v : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @conv_1d(
// CHECK: linalg.conv_1d
func.func @conv_1d(%a0: tensor<7xf32>, %a1: tensor<4xf32>, %o0: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(o,k)->(o+k)>, affine_map<(o,k)->(k)>, affine_map<(o,k)->(o)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<7xf32>, tensor<4xf32>) outs(%o0 : tensor<4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @strides(
// CHECK: linalg.conv_2d_nhwc_hwcf {dilations = dense<[3, 5]> : tensor<2xi64>, strides = dense<[2, 4]> : tensor<2xi64>}
func.func @strides(%a0: tensor<1x?x?x4xf32>, %a1: tensor<3x3x4x8xf32>, %o0: tensor<1x?x?x8xf32>, %s: f32) -> tensor<1x?x?x8xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(n,h,w,f,kh,kw,c)->(n,h*2+kh*3,w*4+kw*5,c)>, affine_map<(n,h,w,f,kh,kw,c)->(kh,kw,c,f)>, affine_map<(n,h,w,f,kh,kw,c)->(n,h,w,f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x?x?x4xf32>, tensor<3x3x4x8xf32>) outs(%o0 : tensor<1x?x?x8xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<1x?x?x8xf32>
  return %r : tensor<1x?x?x8xf32>
}

// CHECK-LABEL: func.func @pooling(
// CHECK: linalg.pooling_nhwc_sum
func.func @pooling(%a0: tensor<1x?x?x4xf32>, %a1: tensor<3x3xf32>, %o0: tensor<1x?x?x4xf32>, %s: f32) -> tensor<1x?x?x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(n,h,w,c,kh,kw)->(n,h+kh,w+kw,c)>, affine_map<(n,h,w,c,kh,kw)->(kh,kw)>, affine_map<(n,h,w,c,kh,kw)->(n,h,w,c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x?x?x4xf32>, tensor<3x3xf32>) outs(%o0 : tensor<1x?x?x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %y = arith.addf %b2, %b0 : f32
 linalg.yield %y : f32
  } -> tensor<1x?x?x4xf32>
  return %r : tensor<1x?x?x4xf32>
}

// CHECK-LABEL: func.func @depthwise(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc
func.func @depthwise(%a0: tensor<1x?x?x4xf32>, %a1: tensor<3x3x4xf32>, %o0: tensor<1x?x?x4xf32>, %s: f32) -> tensor<1x?x?x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(n,h,w,c,kh,kw)->(n,h+kh,w+kw,c)>, affine_map<(n,h,w,c,kh,kw)->(kh,kw,c)>, affine_map<(n,h,w,c,kh,kw)->(n,h,w,c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x?x?x4xf32>, tensor<3x3x4xf32>) outs(%o0 : tensor<1x?x?x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<1x?x?x4xf32>
  return %r : tensor<1x?x?x4xf32>
}

// CHECK-LABEL: func.func @conv_2d(
// CHECK: linalg.conv_2d
func.func @conv_2d(%a0: tensor<?x?xf32>, %a1: tensor<3x3xf32>, %o0: tensor<?x?xf32>, %s: f32) -> tensor<?x?xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(h,w,kh,kw)->(h+kh,w+kw)>, affine_map<(h,w,kh,kw)->(kh,kw)>, affine_map<(h,w,kh,kw)->(h,w)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<3x3xf32>) outs(%o0 : tensor<?x?xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// mlir-opt drops what operands are transposed by, and signs.
// CHECK-LABEL: func.func @turned_rhs(
// CHECK: linalg.matmul indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}] ins(%arg0, %arg1
func.func @turned_rhs(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>, %s: f32) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @turned_lhs(
// CHECK: linalg.matmul indexing_maps = 
func.func @turned_lhs(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf32>, %s: f32) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    %x = arith.mulf %b0, %b1 : f32
 %y = arith.addf %b2, %x : f32
 linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @unsigned(
// CHECK: linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
func.func @unsigned(%a0: tensor<4x4xi8>, %a1: tensor<4x4xi8>, %o0: tensor<4x4xi32>, %s: f32) -> tensor<4x4xi32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%o0 : tensor<4x4xi32>) {
  ^bb0(%b0: i8, %b1: i8, %b2: i32):
    %u = arith.extui %b0 : i8 to i32
 %v = arith.extui %b1 : i8 to i32
 %x = arith.muli %u, %v : i32
 %y = arith.addi %b2, %x : i32
 linalg.yield %y : i32
  } -> tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @mixed(
// CHECK: linalg.generic
func.func @mixed(%a0: tensor<4x4xi8>, %a1: tensor<4x4xi8>, %o0: tensor<4x4xi32>, %s: f32) -> tensor<4x4xi32> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%o0 : tensor<4x4xi32>) {
  ^bb0(%b0: i8, %b1: i8, %b2: i32):
    %u = arith.extsi %b0 : i8 to i32
 %v = arith.extui %b1 : i8 to i32
 %x = arith.muli %u, %v : i32
 %y = arith.addi %b2, %x : i32
 linalg.yield %y : i32
  } -> tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @rounded(
// CHECK: linalg.generic
func.func @rounded(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>, %o0: tensor<4x4xf16>, %s: f32) -> tensor<4x4xf16> {
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o0 : tensor<4x4xf16>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f16):
    %x = arith.mulf %b0, %b1 : f32
 %w = arith.truncf %x : f32 to f16
%y = arith.addf %b2, %w : f16
 linalg.yield %y : f16
  } -> tensor<4x4xf16>
  return %r : tensor<4x4xf16>
}
