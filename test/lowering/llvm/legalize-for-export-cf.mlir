// Branches of cf with arguments that llvm.br cannot have, which mlir-opt gives it.
//
// RUN: %mlcc-opt %s -llvm-legalize-for-export | FileCheck %s

// CHECK-LABEL: @twice
// CHECK: cf.cond_br {{.+}}, ^[[TO:.+]]({{.+}} : index), ^[[RELAY:.+]]({{.+}} : index)
// CHECK: ^[[RELAY]]([[X:%.+]]: index):
// CHECK-NEXT: cf.br ^[[TO]]([[X]] : index)
func.func @twice(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^end(%a : index), ^end(%b : index)
^end(%x: index):
  return %x : index
}
