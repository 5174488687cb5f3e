// An operation may write in place what it reads element by element, but not in a
// loop that reads the same again.
//
// RUN: mlcc-opt -one-shot-bufferize=bufferize-function-boundaries %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -one-shot-bufferize=bufferize-function-boundaries %s | diff %t - %}

func.func private @show(%t: tensor<3xi32> {bufferization.access = "read"})

// CHECK-LABEL: func.func @once(
// CHECK-NOT: memref.alloc
// CHECK: linalg.add {{.*}} outs(%arg0
func.func @once(%x: tensor<3xi32>, %y: tensor<3xi32>) {
  %a = linalg.add ins(%x, %y : tensor<3xi32>, tensor<3xi32>) outs(%x : tensor<3xi32>) -> tensor<3xi32>
  func.call @show(%a) : (tensor<3xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @again(
// CHECK: scf.for
// CHECK: %[[NEW:.*]] = memref.alloc
// CHECK: linalg.add {{.*}} outs(%[[NEW]]
func.func @again(%x: tensor<3xi32>, %y: tensor<3xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = linalg.add ins(%x, %y : tensor<3xi32>, tensor<3xi32>) outs(%x : tensor<3xi32>) -> tensor<3xi32>
    func.call @show(%a) : (tensor<3xi32>) -> ()
  }
  return
}
