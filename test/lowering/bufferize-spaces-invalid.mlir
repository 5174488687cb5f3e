// RUN: not mlcc -O2 -c %s -o %t.o 2>&1 | FileCheck %s

// CHECK: [[#@LINE+2]]:{{.*}}: error: 'tensor.cast' op cannot be bufferized: it would change the memory space
func.func @cast(%t: tensor<4xf32, 1 : i64>) -> tensor<?xf32> {
  %u = tensor.cast %t : tensor<4xf32, 1 : i64> to tensor<?xf32>
  return %u : tensor<?xf32>
}
