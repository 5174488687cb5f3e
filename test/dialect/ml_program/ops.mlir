// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of ml_program, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
#extern = #ml_program.extern : tensor<4xi32>
#extern1 = #ml_program.extern : i32
module {
  ml_program.global private @a(dense<4> : tensor<4xi32>) : tensor<?xi32>
  ml_program.global public mutable @b : i32
  ml_program.global nested mutable @c(#extern) : tensor<?xi32> {note}
  ml_program.global private @x(unit) : i32
  ml_program.global private @y(3 : i32) : i32
  ml_program.global public @q(3 : i32) : i32
  ml_program.func @f(%arg0: tensor<4xi32> {x.y}) -> tensor<?xi32> {
    %a = ml_program.global_load @a : tensor<?xi32>
    %a_0 = ml_program.global_load_const @a : tensor<?xi32> {note}
    ml_program.global_store @c = %a : tensor<?xi32>
    ml_program.return %a : tensor<?xi32>
  }
  ml_program.func private @g(i32) -> (i32, i64 {a.b}) attributes {note}
  ml_program.subgraph private @s(%arg0: i32) -> i32 {
    %0 = ml_program.token
    %result, %produceToken = ml_program.global_load_graph @b ordering(() -> !ml_program.token) : i32
    %result_0, %produceToken_1 = ml_program.global_load_graph @b ordering(%0, %produceToken -> !ml_program.token) : i32
    %1 = ml_program.global_store_graph @b = %result_0 ordering(%produceToken_1 -> !ml_program.token) : i32
    %2 = ml_program.global_store_graph @b = %3 ordering(() -> !ml_program.token) : i32 {note}
    %3 = arith.addi %result_0, %result : i32
    ml_program.output %3 : i32
  }
  func.func @attr() attributes {note = #extern1, t = !ml_program.token} {
    return
  }
}

