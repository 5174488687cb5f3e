// RUN: not %mlcc -fno-diagnostics-show-caret -emit-mlir %s -o - 2>&1 | FileCheck %s

func.func @f(%t: tensor<4xf32>) {
  // CHECK: [[@LINE+1]]:8: error: 'scf.forall' op cannot be lowered: it has results, which are tensors (bufferize them first)
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  return
}
