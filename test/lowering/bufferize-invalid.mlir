// RUN: not mlcc -O2 -c %s -o %t.o 2>&1 | FileCheck %s

// Each operation that has no form on memrefs is named where it stands, and why.

// CHECK: [[#@LINE+2]]:{{.*}}: error: 'ub.poison' op cannot be bufferized: it has no rank
func.func @poison() -> tensor<*xf32> {
  %0 = ub.poison : tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: [[#@LINE+2]]:{{.*}}: error: 'bufferization.alloc_tensor' op cannot be bufferized: it has no rank
func.func @alloc(%t: tensor<*xf32>) -> tensor<*xf32> {
  %0 = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: [[#@LINE+2]]:{{.*}}: error: 'bufferization.to_buffer' op cannot be bufferized: the tensor is in another memory space
func.func @space(%t: tensor<4xf32>) -> memref<4xf32, 3> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}

ml_program.global private mutable @g(#ml_program.extern<tensor<?xf32>>) : tensor<?xf32>
// CHECK: [[#@LINE+2]]:{{.*}}: error: 'ml_program.global_load' op cannot be bufferized: not all sizes of 'tensor<?xf32>' are known
func.func @sizes() -> tensor<?xf32> {
  %0 = ml_program.global_load @g : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: [[#@LINE+2]]:{{.*}}: error: 'func.call_indirect' op cannot be bufferized: it has no form on memrefs that is known
func.func @pointer(%t: tensor<4xf32>, %g: (tensor<4xf32>) -> tensor<4xf32>) -> tensor<4xf32> {
  %0 = call_indirect %g(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: [[#@LINE+4]]:{{.*}}: error: 'scf.parallel' op cannot be bufferized: it has no form on memrefs that is known
func.func @parallel(%t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init(%t) -> tensor<4xf32> {
    scf.reduce(%t : tensor<4xf32>) {
    ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
      %s = arith.addf %a, %b : tensor<4xf32>
      scf.reduce.return %s : tensor<4xf32>
    }
  }
  return %p : tensor<4xf32>
}

// CHECK: [[#@LINE+2]]:{{.*}}: error: 'builtin.unrealized_conversion_cast' op cannot be bufferized: it has no form on memrefs that is known
func.func @conversion(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = builtin.unrealized_conversion_cast %t : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: 7 errors generated
