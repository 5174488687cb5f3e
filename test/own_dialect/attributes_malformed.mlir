// RUN: %own/mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// What is said of attributes that do not follow their formats.

// expected-error@+1 {{expected ','}}
"test.op"() {a = #qnum.pair<1 2>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = #qnum.pair<1>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = #qnum.pair<"x", 2>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = #qnum.range<1, x>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = #qnum.range<1 2>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = #qnum.flag<maybe>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = #qnum.text<1>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = #qnum.of<1>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = #qnum.mode<sideways>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"test.op"() {a = #qnum.bits<[1]>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = #qnum.bits<(1, x)>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"test.op"() {a = #qnum.bits<(1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"test.op"() {a = #qnum.table<(1) by #qnum.rounding<down>>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"test.op"() {a = #qnum.table<[1] by 1>} : () -> ()

// -----

// expected-error@+1 {{expected 'by'}}
"test.op"() {a = #qnum.table<[1] to #qnum.rounding<down>>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
"test.op"() {a = #qnum.table<[1 by #qnum.rounding<down>>} : () -> ()

// -----

// expected-error@+1 {{expected 'times'}}
"test.op"() {a = #qnum.scale<2>} : () -> ()

// -----

// expected-error@+1 {{expected 'once'}}
"test.op"() {a = #qnum.scale<>} : () -> ()

// -----

// expected-error@+1 {{expected 'of'}}
"test.op"() {a = #qnum.unit<"x">} : () -> ()

// -----

// expected-error@+1 {{expected string}}
"test.op"() {a = #qnum.unit<of 1>} : () -> ()

// -----

// expected-error@+1 {{expected string}}
"test.op"() {a = #qnum.notes<"a", 1>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: high}}
"test.op"() {a = #qnum.part<whole = 1, high = 3 at 4>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: whole}}
"test.op"() {a = #qnum.part<whole = 1, whole = 3 at 4>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = #qnum.part<low = 1 at 4>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"test.op"() {a = #qnum.part<low = 1 whole = 1 at 4>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = #qnum.part<low = 1, whole = at 4>} : () -> ()
