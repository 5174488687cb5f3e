// RUN: not %mlcc-opt %s -pass-pipeline='builtin.module(func.func(convert-arm-sme-to-llvm))' -allow-unregistered-dialect 2>&1 | FileCheck %s
// RUN: %if mlir-22 %{ not mlir-opt-22 %s -pass-pipeline='builtin.module(func.func(convert-arm-sme-to-llvm))' -allow-unregistered-dialect 2>&1 | FileCheck %s %}
// There are outer products of floats only.

func.func @integers(%a: vector<[4]xi32>) {
  // CHECK: [[@LINE+2]]:8: error: unsupported type
  // CHECK: [[@LINE+1]]:8: error: failed to legalize operation 'arm_sme.outerproduct'
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xi32>, vector<[4]xi32>
  "use"(%0) : (vector<[4]x[4]xi32>) -> ()
  return
}
