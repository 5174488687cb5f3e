// RUN: not mlcc-opt -split-input-file -verify-diagnostics %s > %t.out 2> %t.err
// RUN: FileCheck -check-prefix=OUT %s < %t.out
// RUN: FileCheck -check-prefix=ERR %s < %t.err
// RUN: %if mlir-22 %{ not mlir-opt-22 -split-input-file -verify-diagnostics %s 2> %t.mlir.err | diff %t.out - %}
// RUN: %if mlir-22 %{ diff %t.mlir.err %t.err %}
// RUN: not mlcc-opt -split-input-file -verify-diagnostics=only-expected %s 2>&1 | FileCheck -check-prefix=ONLY %s
// RUN: not mlcc-opt -verify-diagnostics=some %s 2>&1 | FileCheck -check-prefix=VALUE %s
//
// Modules are printed all the same. What was not met is said where it is
// written; one may be met twice, and a note stands for itself.
// OUT: func.func @printed()
// OUT-NOT: @invalid
// OUT: func.func @last()
// ONLY-NOT: error: unexpected
// ONLY: was not produced
// VALUE: error: 'some' is no value of -verify-diagnostics

func.func @printed() { return }

// -----

// ERR: [[@LINE+3]]:4: error: 'error' diagnostic emitted when expecting a 'warning'
// ERR-NEXT: {{^}}// expected-warning
// ERR-NEXT: {{^   \^$}}
// expected-warning@+1 {{requires attribute}}
"func.func"() ({}) {sym_name = "invalid"} : () -> ()

// -----

// ERR: [[@LINE+1]]:1: error: unexpected error: 'func.func' op requires attribute
"func.func"() ({}) {sym_name = "invalid"} : () -> ()

// -----

// expected-error-re@+1 {{'func.func' op {{re+quires}} attribute 'function_{{[a-z]*}}'}}
"func.func"() ({}) {sym_name = "invalid"} : () -> ()

// -----

// expected-error@unknown {{requires attribute}}
"func.func"() ({}) {sym_name = "invalid"} : () -> () loc(unknown)

// -----

// expected-error@+2 {{unexpected}}
// ERR: elsewhere.c:40:1: error: unexpected error: 'func.func' op requires
"func.func"() ({}) {sym_name = "invalid"} : () -> () loc("elsewhere.c":40:1)

// -----

// expected-error@+1 {{requires one result}}
func.func @a() { "arith.addi"() : () -> () return } func.func @b() { "arith.addi"() : () -> () return }

// -----

// expected-note@below {{see existing}}
func.func @invalid() { return }
// expected-error@below {{redefinition of symbol named 'invalid'}}
func.func @invalid() { return }

// -----

func.func @last() { return }

// ERR: [[@LINE+3]]:4: error: expected remark "of nobody" was not produced
// ERR-NEXT: {{^}}// expected-remark
// ERR-NEXT: {{^   \^~~~~~~~~$}}
// expected-remark {{of nobody}}
