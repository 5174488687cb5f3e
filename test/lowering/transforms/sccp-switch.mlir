// RUN: %mlcc-opt %s -sccp | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -sccp | FileCheck %s %}

// A switch on a constant goes one way only, a switch on another all ways.

// CHECK-LABEL: @to_case
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: return [[SEVEN]]
func.func @to_case() -> i32 {
  %flag = arith.constant 5 : i32
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  cf.switch %flag : i32, [
    default: ^eight,
    4: ^eight,
    5: ^seven
  ]
^seven:
  cf.br ^end(%seven : i32)
^eight:
  cf.br ^end(%eight : i32)
^end(%x: i32):
  return %x : i32
}

// CHECK-LABEL: @to_default
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: return [[SEVEN]]
func.func @to_default() -> i32 {
  %flag = arith.constant 6 : i32
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  cf.switch %flag : i32, [
    default: ^seven,
    4: ^eight,
    5: ^eight
  ]
^seven:
  cf.br ^end(%seven : i32)
^eight:
  cf.br ^end(%eight : i32)
^end(%x: i32):
  return %x : i32
}

// CHECK-LABEL: @anywhere
// CHECK: ^{{.+}}([[X:%.+]]: i32):
// CHECK: return [[X]]
func.func @anywhere(%flag: i32) -> i32 {
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  cf.switch %flag : i32, [
    default: ^end(%eight : i32),
    5: ^end(%seven : i32)
  ]
^end(%x: i32):
  return %x : i32
}
