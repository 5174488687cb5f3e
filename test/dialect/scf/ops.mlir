// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of scf, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i8) {
    scf.for %arg5 = %arg0 to %arg1 step %arg2 {
      scf.for unsigned %arg6 = %arg4 to %arg4 step %arg4  : i8 {
      }
    }
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (f32) {
      %6 = arith.addf %arg6, %arg6 : f32
      scf.yield %6 : f32
    } {note}
    %1:2 = scf.for %arg5 = %arg4 to %arg4 step %arg4 iter_args(%arg6 = %arg3, %arg7 = %arg0) -> (f32, index)  : i8 {
      scf.yield %arg6, %arg7 : f32, index
    }
    %2 = scf.while (%arg5 = %arg3) : (f32) -> i32 {
      %true = arith.constant true
      %c1_i32 = arith.constant 1 : i32
      scf.condition(%true) %c1_i32 : i32
    } do {
    ^bb0(%arg5: i32):
      scf.yield %arg3 : f32
    } attributes {note}
    scf.while : () -> () {
      %false = arith.constant false
      scf.condition(%false)
    } do {
      scf.yield
    }
    scf.parallel (%arg5, %arg6) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
      scf.reduce 
    }
    %3:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg0) -> (f32, index) {
      scf.reduce(%arg3, %arg5 : f32, index) {
      ^bb0(%arg6: f32, %arg7: f32):
        scf.reduce.return %arg6 : f32
      }, {
      ^bb0(%arg6: index, %arg7: index):
        scf.reduce.return %arg7 : index
      }
    } {note}
    scf.forall (%arg5) in (%arg1) {
    }
    scf.forall (%arg5, %arg6) = (0, %arg0) to (4, %arg1) step (1, %arg2) {
    } {note}
    %4 = "test.tensor"() : () -> tensor<4xf32>
    %5 = scf.forall (%arg5) in (4) shared_outs(%arg6 = %4) -> (tensor<4xf32>) {
      scf.forall.in_parallel {
      }
    }
    return
  }
  func.func @branches(%arg0: i1, %arg1: index) -> i32 {
    scf.if %arg0 {
      "test.a"() : () -> ()
    }
    scf.if %arg0 {
    } else {
      "test.b"() : () -> ()
    } {note}
    %0 = scf.if %arg0 -> (i32) {
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    } else {
      %c2_i32 = arith.constant 2 : i32
      scf.yield %c2_i32 : i32
    }
    scf.index_switch %arg1 
    case 1 {
      scf.yield
    }
    default {
    }
    %1 = scf.index_switch %arg1 {note} -> i32 
    case -2 {
      scf.yield %0 : i32
    }
    case 5 {
      scf.yield %0 : i32
    }
    default {
      scf.yield %0 : i32
    }
    %2 = scf.execute_region -> i32 {
      cf.br ^bb1(%1 : i32)
    ^bb1(%3: i32):  // pred: ^bb0
      scf.yield %3 : i32
    }
    scf.execute_region no_inline {
      scf.yield
    } {note}
    return %2 : i32
  }
}

