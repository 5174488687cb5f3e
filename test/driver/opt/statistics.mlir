// RUN: mlcc-opt -mlir-pass-statistics -split-input-file -pass-pipeline='builtin.module(func.func(cse),canonicalize,symbol-dce,cse)' %s 2>&1 | FileCheck -strict-whitespace -check-prefix=PIPELINE %s
// RUN: mlcc-opt -mlir-pass-statistics -mlir-pass-statistics-display=list -pass-pipeline='builtin.module(func.func(cse),canonicalize,symbol-dce,cse)' %s 2>&1 | FileCheck -strict-whitespace -check-prefix=LIST %s
//
// What passes count, of each chunk. (Debian's mlir-opt is built to count nothing.)
// PIPELINE: ... Pass statistics report ...
//      PIPELINE:{{^}}'func.func' Pipeline
// PIPELINE-NEXT:{{^}}  CSE
// PIPELINE-NEXT:{{^}}    (S) 10 num-cse'd - Number of operations CSE'd
// PIPELINE-NEXT:{{^}}    (S)  1 num-dce'd - Number of operations DCE'd
// PIPELINE-NEXT:{{^}}Canonicalizer
// PIPELINE-NEXT:{{^}}SymbolDCE
// PIPELINE-NEXT:{{^}}  (S) 1 num-dce'd - Number of symbols DCE'd
// PIPELINE-NEXT:{{^}}CSE
// PIPELINE-NEXT:{{^}}  (S) 0 num-cse'd
//      PIPELINE: (S) 0 num-cse'd
//      LIST:{{^}}  CSE
// LIST-NEXT:{{^}}    (S) 10 num-cse'd
// LIST-NEXT:{{^}}    (S)  1 num-dce'd
// LIST-NEXT:{{^}}  SymbolDCE
// LIST-NEXT:{{^}}    (S) 1 num-dce'd
func.func @f(%a: i32) {
  %dead = arith.muli %a, %a : i32
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %a, %a : i32
  %3 = arith.addi %a, %a : i32
  %4 = arith.addi %a, %a : i32
  %5 = arith.addi %a, %a : i32
  %6 = arith.addi %a, %a : i32
  %7 = arith.addi %a, %a : i32
  %8 = arith.addi %a, %a : i32
  %9 = arith.addi %a, %a : i32
  %10 = arith.addi %a, %a : i32
  call @g(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}
func.func private @g(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
func.func private @unused()

// -----

func.func @h() {
  return
}
