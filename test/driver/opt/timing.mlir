// RUN: mlcc-opt -mlir-timing -pass-pipeline='builtin.module(cse,func.func(canonicalize))' %s 2>&1 | FileCheck -strict-whitespace -check-prefix=TREE %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-timing -mlir-disable-threading -pass-pipeline='builtin.module(cse,func.func(canonicalize))' %s 2>&1 | FileCheck -strict-whitespace -check-prefix=TREE %s %}
// RUN: mlcc-opt -mlir-timing -mlir-timing-display=list -cse %s 2>&1 | FileCheck -check-prefix=LIST %s
// RUN: mlcc-opt -mlir-timing -mlir-output-format=json -cse %s -o %t 2>&1 | FileCheck -check-prefix=JSON %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-timing -mlir-disable-threading -mlir-output-format=json -cse %s -o %t 2>&1 | FileCheck -check-prefix=JSON %s %}
//
// The report looks like mlir-opt's. It goes to standard error when all is done.
// TREE: {{^}}===-------------------------------------------------------------------------===
// TREE-NEXT: {{^}}                         ... Execution time report ...
// TREE-NEXT: {{^}}===-------------------------------------------------------------------------===
// TREE: Total Execution Time: {{[0-9.]+}} seconds
// TREE: {{^}}  ----Wall Time----  ----Name----
// TREE-NEXT: {{^  +[0-9.]+ \( *[0-9.]+%\)}}  Parser
// TREE-NEXT: {{%\)}}  CSE
// TREE: {{%\)}}  'func.func' Pipeline
// TREE-NEXT: {{%\)}}    Canonicalizer
// TREE-NEXT: {{%\)}}  Output
// TREE-NEXT: {{%\)}}  Rest
// TREE-NEXT: {{%\)}}  Total
// LIST: (100.0%) root
// LIST-DAG: CSE
// LIST-DAG: Parser
// LIST: Rest
// LIST-NEXT: (100.0%) Total
// JSON: {{^\[$}}
// JSON-NEXT: {"wall": {"duration": {{ *[0-9.]+}}, "percentage": {{ *[0-9.]+}}}, "name": "Parser", "passes": [
// JSON-NEXT: {{^{}\]},$}}
// JSON: "name": "Output", "passes": [
// JSON: "name": "Total"}
// JSON-NEXT: {{^\]$}}
func.func @f() {
  return
}
