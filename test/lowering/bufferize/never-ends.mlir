// A region that never ends gives no tensor, whatever its results are.
//
// RUN: mlcc -emit-mlir=one-shot-bufferize %s -o - | FileCheck %s
// RUN: mlcc -O2 -c %s -o %t.o
// RUN: mlcc -O2 -ftensor-results=out -c %s -o %t.o

func.func private @exit(i32)

// CHECK-LABEL: func.func @checked(
// CHECK: scf.execute_region {
// CHECK-NEXT: func.call @exit
// CHECK-NEXT: llvm.unreachable
func.func @checked(%t: tensor<?xf32>, %bad: i1) -> tensor<?xf32> {
  %status = arith.constant 1 : i32
  %0 = scf.if %bad -> tensor<?xf32> {
    %1:2 = scf.execute_region -> (tensor<?xf32>, index) {
      func.call @exit(%status) : (i32) -> ()
      llvm.unreachable
    }
    scf.yield %1#0 : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
