// RUN: not mlcc-opt -split-input-file -convert-ml-program %s 2>&1 | FileCheck %s

ml_program.subgraph @cycle() -> i32 {
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'arith.addi' op cannot be lowered: it depends on itself in the graph
  %0 = arith.addi %1, %1 : i32
  %1 = arith.addi %0, %0 : i32
  ml_program.output %1 : i32
}

// -----

func.func private @takes(!ml_program.token)
ml_program.func @hands_on() {
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'ml_program.token' op cannot be lowered: its token is used by 'func.call'
  %0 = ml_program.token
  func.call @takes(%0) : (!ml_program.token) -> ()
  ml_program.return
}

// -----

// CHECK: [[#@LINE+1]]:{{.*}}: error: 'ml_program.global' op has a value that is no 'tensor<4x4xi32>'
ml_program.global private mutable @shape(dense<1> : tensor<4xi32>) : tensor<4x4xi32>

// -----

// CHECK: [[#@LINE+1]]:{{.*}}: error: 'ml_program.global' op has a value that is no 'i64'
ml_program.global private mutable @number(1 : i32) : i64

// -----

// CHECK: [[#@LINE+1]]:{{.*}}: error: 'ml_program.global' op has a value that is no 'tensor<4xi32>'
ml_program.global private mutable @one(1 : i32) : tensor<4xi32>
