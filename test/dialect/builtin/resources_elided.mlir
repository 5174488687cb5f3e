// RUN: mlcc-opt %s -allow-unregistered-dialect | FileCheck %s --check-prefixes=ONE,TWO
// RUN: mlcc-opt %s -allow-unregistered-dialect -mlir-elide-resource-strings-if-larger=20 | FileCheck %s --check-prefixes=ONE,NOT-TWO
// RUN: mlcc-opt %s -allow-unregistered-dialect -mlir-elide-resource-strings-if-larger=2 | FileCheck %s --check-prefix=NONE
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect | FileCheck %s --check-prefixes=ONE,TWO %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect -mlir-elide-resource-strings-if-larger=20 | FileCheck %s --check-prefixes=ONE,NOT-TWO %}

// Resources whose text is longer than asked for are left out. Two are separated
// by a comma.

// NONE-NOT: {-#
// ONE: {-#
// ONE-NEXT: dialect_resources: {
// ONE-NEXT: builtin: {
// ONE-NEXT: one: "0x0100000001"{{,?$}}
// TWO-NEXT: two: "0x0100000000112233445566778899AABBCCDDEEFF"
// NOT-TWO-NOT: two:
// ONE: }
"test.op"() {a = dense_resource<one> : tensor<1xi8>, b = dense_resource<two> : tensor<16xi8>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      one: "0x0100000001",
      two: "0x0100000000112233445566778899AABBCCDDEEFF"
    }
  }
#-}
