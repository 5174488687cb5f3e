// RUN: %mlcc -Rbufferize -fno-linalg-fuse -c %s -o %t.o 2>&1 | FileCheck %s
// How much memory the tensors of a function take at once: what is freed before
// is not counted with what comes behind it, what is called is. #1 is an
// argument, dim(#0, 0) the first size of one.

// CHECK-DAG: :[[@LINE+1]]:1: remark: 'func.func' op needs at most 64 bytes for tensors [-Rbufferize]
func.func @small(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<16xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %y = tensor.extract %r[%c0] : tensor<16xf32>
  return %y : f32
}

// CHECK-DAG: :[[@LINE+1]]:1: remark: 'func.func' op needs at most 32768 bytes for tensors [-Rbufferize]
func.func @sequence(%x: f32) -> tensor<4096xf32> {
  %e = tensor.empty() : tensor<4096xf32>
  %a = linalg.fill ins(%x : f32) outs(%e : tensor<4096xf32>) -> tensor<4096xf32>
  %f = tensor.empty() : tensor<4096xf32>
  %b = linalg.transpose ins(%a : tensor<4096xf32>) outs(%f : tensor<4096xf32>) permutation = [0]
  %g = tensor.empty() : tensor<4096xf32>
  %c = linalg.transpose ins(%b : tensor<4096xf32>) outs(%g : tensor<4096xf32>) permutation = [0]
  %z = func.call @small(%x) : (f32) -> f32
  return %c : tensor<4096xf32>
}

// CHECK-DAG: :[[@LINE+1]]:1: remark: 'func.func' op needs at most 32768 bytes for tensors, and 12 * dim(#0, 0) + 8 * #1 * ? [-Rbufferize]
func.func @asked(%a: tensor<?x3xf32>, %n: index, %m: memref<index>) -> (tensor<?x3xf32>, tensor<4096xf32>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0.0 : f32
  %k = memref.load %m[] : memref<index>
  %d = tensor.dim %a, %c0 : tensor<?x3xf32>
  %e = tensor.empty(%d) : tensor<?x3xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  %f = tensor.empty(%n, %k) : tensor<?x?xf64>
  %y = arith.constant 0.0 : f64
  %s = linalg.fill ins(%y : f64) outs(%f : tensor<?x?xf64>) -> tensor<?x?xf64>
  %v = tensor.extract %s[%c0, %c0] : tensor<?x?xf64>
  %w = arith.truncf %v : f64 to f32
  %t = tensor.insert %w into %r[%c0, %c0] : tensor<?x3xf32>
  %u = func.call @sequence(%w) : (f32) -> tensor<4096xf32>
  return %t, %u : tensor<?x3xf32>, tensor<4096xf32>
}

// CHECK-DAG: :[[@LINE+1]]:1: remark: 'func.func' op needs at most 32768 bytes for tensors, and that of '@asked' [-Rbufferize]
func.func @again(%a: tensor<?x3xf32>, %m: memref<index>) -> tensor<?x3xf32> {
  %n = arith.constant 0 : index
  %r:2 = func.call @asked(%a, %n, %m) : (tensor<?x3xf32>, index, memref<index>) -> (tensor<?x3xf32>, tensor<4096xf32>)
  return %r#0 : tensor<?x3xf32>
}

// CHECK-DAG: :[[@LINE+1]]:1: remark: 'func.func' op needs at most 32768 bytes for tensors [-Rbufferize]
func.func @loop(%n: index, %x: tensor<4096xf32>) -> tensor<4096xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> tensor<4096xf32> {
    %f = tensor.empty() : tensor<4096xf32>
    %b = linalg.generic {indexing_maps = [affine_map<(i) -> (4095 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4096xf32>) outs(%f : tensor<4096xf32>) {
    ^bb0(%v: f32, %o: f32):
      linalg.yield %v : f32
    } -> tensor<4096xf32>
    scf.yield %b : tensor<4096xf32>
  }
  return %r : tensor<4096xf32>
}
