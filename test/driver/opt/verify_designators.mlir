// RUN: not mlcc-opt -split-input-file -verify-diagnostics %s 2> %t > /dev/null
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ not mlir-opt-22 -split-input-file -verify-diagnostics %s 2>&1 > /dev/null | diff %t - %}

// What only looks like an expectation is none, and one of another kind is not
// met.

// CHECK: [[@LINE+2]]:6: error: unexpected error: operation being parsed
// expected-mistake@+1 {{unregistered}}
"a.b"() : () -> ()

// -----

// CHECK: [[@LINE+2]]:6: error: unexpected error: operation being parsed
// expected-error@1 {{unregistered}}
"a.b"() : () -> ()

// -----

// CHECK: [[@LINE+2]]:6: error: unexpected error: operation being parsed
// expected-error@+1 {{unregistered}
"a.b"() : () -> ()

// -----

// CHECK: [[@LINE+2]]:6: error: unexpected error: operation being parsed
// expected-error@+1 {{}
"a.b"() : () -> ()

// -----

// CHECK: [[@LINE+2]]:6: error: unexpected error: operation being parsed
// expected-error@+1 {{unregistered}} x
"a.b"() : () -> ()

// -----

// CHECK: [[@LINE+2]]:6: error: unexpected error: operation being parsed
// expected-error@+1 unregistered
"a.b"() : () -> ()

// -----

// CHECK: [[@LINE+2]]:4: error: 'error' diagnostic emitted when expecting a 'warning'
// CHECK: [[@LINE+1]]:4: error: expected warning "unregistered" was not produced
// expected-warning@+1 {{unregistered}}
"a.b"() : () -> ()

// -----

// Any text will do.
// CHECK-NOT: error
// expected-error@+1 {{}}
"a.b"() : () -> ()

// -----

"a.b"() : () -> () // expected-error {{unregistered}}  
