// RUN: %mlcc -emit-mlir %s -o - | FileCheck %s
// Arguments of a block that nothing reaches have types of LLVM, too.

// CHECK-LABEL: llvm.func @index(
// CHECK:         llvm.return
// CHECK:       ^{{bb.*}}(%[[X:.*]]: i64):
// CHECK-NEXT:    llvm.add %[[X]], %[[X]]
func.func @index(%a: index) -> index {
  return %a : index
^unreached(%x: index):
  %y = arith.addi %x, %x : index
  return %y : index
}

// CHECK-LABEL: llvm.func @complex(
// CHECK:         llvm.br ^[[END:bb[0-9]+]](
// CHECK:         llvm.return
// CHECK-NEXT:  ^{{bb.*}}(%[[Z:.*]]: !llvm.struct<(f32, f32)>):
// CHECK-NEXT:    llvm.br ^[[END]](%[[Z]] : !llvm.struct<(f32, f32)>)
func.func @complex(%a: complex<f32>) -> complex<f32> {
  cf.br ^end(%a : complex<f32>)
^end(%z: complex<f32>):
  return %z : complex<f32>
^unreached(%u: complex<f32>):
  cf.br ^end(%u : complex<f32>)
}
