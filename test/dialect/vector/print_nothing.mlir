// RUN: %mlcc-opt %s | %mlcc-opt | FileCheck %s

// A vector.print of nothing is printed without a word: what comes behind it is
// not its operand, but the results of the next operation.

// CHECK-LABEL: func.func @next
func.func @next(%a: i64) -> i64 {
  // CHECK-NEXT: vector.print{{$}}
  // CHECK-NEXT: arith.constant
  vector.print punctuation <newline>
  %c = arith.constant 4 : index
  // CHECK-NEXT: vector.print{{$}}
  // CHECK-NEXT: arith.mulsi_extended
  vector.print
  %pair:2 = arith.mulsi_extended %a, %a : i64
  // CHECK-NEXT: vector.print{{$}}
  // CHECK-NEXT: %[[LOW:.+]], %{{.+}} = arith.mulsi_extended
  vector.print
  %low, %high = arith.mulsi_extended %a, %a : i64
  // CHECK-NEXT: vector.print %[[LOW]] : i64
  vector.print %low : i64
  // CHECK-NEXT: vector.print{{$}}
  // CHECK-NEXT: return
  vector.print
  return %low : i64
}
