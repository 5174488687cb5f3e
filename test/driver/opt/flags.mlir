// RUN: mlcc-opt --help | FileCheck -check-prefix=HELP %s
// RUN: mlcc-opt -list-passes | FileCheck -check-prefix=LIST %s
// RUN: mlcc-opt -dump-pass-pipeline -convert-arith-to-llvm %s 2>&1 | FileCheck -check-prefix=DUMP %s
// RUN: %if mlir-22 %{ mlir-opt-22 -dump-pass-pipeline -convert-arith-to-llvm %s 2>&1 | FileCheck -check-prefix=DUMP %s %}
// RUN: mlcc-opt -verify-roundtrip %s | FileCheck -check-prefix=SAME %s
// RUN: mlcc-opt -mlir-timing -mlir-timing-display=list -convert-arith-to-llvm %s 2>&1 | FileCheck -check-prefix=TIMES %s
// RUN: mlcc-opt -mlir-timing=false -mlir-print-op-generic=0 %s 2>&1 | FileCheck -check-prefix=SAME %s
// RUN: mlcc-opt -mlir-elide-elementsattrs-if-larger=0 %s | FileCheck -check-prefix=ELIDED %s
// RUN: mlcc-opt -mlir-elide-elementsattrs-if-larger=1 %s | FileCheck -check-prefix=ELIDED %s
// RUN: mlcc-opt -mlir-elide-elementsattrs-if-larger=2 %s | FileCheck -check-prefix=SAME %s
// RUN: mlcc-opt -mlir-print-elementsattrs-with-hex-if-larger=1 %s | FileCheck -check-prefix=HEX %s
// RUN: mlcc-opt -mlir-print-elementsattrs-with-hex-if-larger=2 %s | FileCheck -check-prefix=SAME %s
// RUN: mlcc-opt -mlir-print-elementsattrs-with-hex-if-larger=0 %s | FileCheck -check-prefix=HEX %s
// RUN: not mlcc-opt -mlir-timing-display=table %s 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: not mlcc-opt -mlir-print-op-generic=perhaps %s 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: not mlcc-opt -mlir-elide-elementsattrs-if-larger=few %s 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: not mlcc-opt -mlir-print-ir-after=nothing %s 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: not mlcc-opt -verify-each=often %s 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: not mlcc-opt -std=mlir23 %s 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: not mlcc-opt -mlir-pretty-debuginfo %s 2>&1 | FileCheck -check-prefix=UNKNOWN %s
// RUN: not mlcc-opt -emit-bytecode %s 2>&1 | FileCheck -check-prefix=UNKNOWN %s
//
// A flag does what it says, or is refused.
// HELP: -std=any|mlir22
// LIST: Passes:
// LIST: --convert-scf-to-cf
// DUMP: Pass Manager with 1 passes:
// DUMP-NEXT: builtin.module(
// DUMP-NEXT: {{^}}  convert-arith-to-llvm{index-bitwidth=0}
// DUMP-NEXT: {{^}})
// SAME-NOT: Wall
// SAME: %cst = arith.constant dense<[1, 2]> : tensor<2xi32>
// TIMES: Wall
// ELIDED: dense_resource<__elided__> : tensor<2xi32>
// HEX: dense<"0x0100000002000000"> : tensor<2xi32>
// BAD: error: {{for the|'nothing'}}
// UNKNOWN: error: unknown command line argument
func.func @f() -> tensor<2xi32> {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
