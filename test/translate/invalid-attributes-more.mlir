// RUN: mlcc-translate -mlir-to-llvmir -split-input-file -verify-diagnostics %s

// What mlir-translate drops without a word, or dies of.

// expected-error@+1 {{"llvm.range" should be a #llvm.constant_range attribute}}
llvm.func @f(i32 {llvm.range = 3})

// -----

// expected-error@+1 {{"llvm.nofpclass" should be an integer attribute}}
llvm.func @f(f32 {llvm.nofpclass})

// -----

#stub = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#file = #llvm.di_file<"a.c" in "/">
#g = #llvm.di_global_variable<file = #file, line = 1, type = #stub>
// expected-error@+1 {{debug information refers to a recursive node that is nowhere in it}}
module {
  llvm.mlir.global external @g(3 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #g>]} : i32
}
