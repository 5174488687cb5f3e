// RUN: mlcc-opt -allow-unregistered-dialect -loop-invariant-subset-hoisting %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -loop-invariant-subset-hoisting %s | diff %t - %}

// A part that is taken out of what is carried and put back there is carried
// itself, and so is a part of that. The offset of the second is that of the
// first, written in another way.
// CHECK-LABEL: func.func @nested(
// CHECK: %[[ROW:.*]] = tensor.extract_slice %arg0[%arg1, 0] [1, 8] [1, 1]
// CHECK: %[[HALF:.*]] = tensor.extract_slice %[[ROW]][4] [4] [1]
// CHECK: %[[FOR:.*]]:3 = scf.for {{.*}} iter_args(%[[T:.*]] = %arg0, %[[R:.*]] = %[[ROW]], %[[H:.*]] = %[[HALF]])
// CHECK-NEXT: %[[NEW:.*]] = "use"(%[[H]])
// CHECK-NEXT: scf.yield %[[T]], %[[R]], %[[NEW]]
// CHECK: %[[PUT:.*]] = tensor.insert_slice %[[FOR]]#2 into %[[FOR]]#1[4] [4] [1]
// CHECK: %[[LAST:.*]] = tensor.insert_slice %[[PUT]] into %[[FOR]]#0[%{{.*}}, 0] [1, 8] [1, 1]
// CHECK: return %[[LAST]]
func.func @nested(%t: tensor<8x8xf32>, %row: index, %n: index) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %next = arith.addi %row, %c1 : index
  %same = arith.subi %next, %c1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<8x8xf32>) {
    %1 = tensor.extract_slice %a[%row, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
    %2 = tensor.extract_slice %1[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %3 = "use"(%2) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = tensor.insert_slice %3 into %1[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %5 = tensor.insert_slice %4 into %a[%same, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<8x8xf32>
    scf.yield %5 : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// Out of both loops, past another part.
// CHECK-LABEL: func.func @two_loops(
// CHECK: tensor.extract_slice %arg0[0] [4] [1]
// CHECK: tensor.extract_slice %arg0[4] [4] [1]
// CHECK: affine.for {{.*}} -> (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>)
// CHECK: scf.for {{.*}} -> (tensor<8xf32>, tensor<4xf32>)
// CHECK-NOT: tensor.insert_slice
// CHECK: affine.yield
func.func @two_loops(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.for %i = 0 to %n iter_args(%a = %t) -> (tensor<8xf32>) {
    %1 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %2 = "use"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = tensor.insert_slice %2 into %a[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %4 = scf.for %j = %c0 to %n step %c1 iter_args(%b = %3) -> (tensor<8xf32>) {
      %5 = tensor.extract_slice %b[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
      %6 = "use"(%5) : (tensor<4xf32>) -> tensor<4xf32>
      %7 = tensor.insert_slice %6 into %b[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %7 : tensor<8xf32>
    }
    affine.yield %4 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// Parts that may overlap, that are elsewhere in each iteration, that somebody
// sees as part of the whole, and that go to another argument stay.
// CHECK-LABEL: func.func @stay(
// CHECK-COUNT-4: scf.for {{.*}} -> (tensor<8xf32>{{(, tensor<8xf32>)?}}) {
func.func @stay(%t: tensor<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<8xf32>) {
    %1 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %2 = tensor.extract_slice %a[3] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %3 = "use"(%1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = tensor.insert_slice %3 into %a[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %4 : tensor<8xf32>
  }
  %5 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<8xf32>) {
    %1 = tensor.extract_slice %a[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %3 = "use"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = tensor.insert_slice %3 into %a[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %4 : tensor<8xf32>
  }
  %6 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<8xf32>) {
    %1 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %3 = "use"(%1, %a) : (tensor<4xf32>, tensor<8xf32>) -> tensor<4xf32>
    %4 = tensor.insert_slice %3 into %a[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %4 : tensor<8xf32>
  }
  %7:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %t) -> (tensor<8xf32>, tensor<8xf32>) {
    %1 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %3 = "use"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = tensor.insert_slice %3 into %a[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %b, %4 : tensor<8xf32>, tensor<8xf32>
  }
  "use"(%0, %5, %6, %7#0, %7#1) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> ()
  return
}
