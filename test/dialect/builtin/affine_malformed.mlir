// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Affine maps and sets that are none.

// expected-error@+1 {{expected '>' in affine map}}
"test.op"() {a = affine_map<(d0) -> ()x>} : () -> ()

// -----

// expected-error@+1 {{use of undeclared identifier}}
"test.op"() {a = affine_map<(d0) -> (d1)>} : () -> ()

// -----

// expected-error@+1 {{redefinition of identifier 'd0'}}
"test.op"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"test.op"() {a = affine_map<(d0) -> (d0 * d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"test.op"() {a = affine_map<(d0) -> (d0 floordiv d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"test.op"() {a = affine_map<(d0)[s0] -> (d0 mod d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of ceildiv has to be either a constant or symbolic}}
"test.op"() {a = affine_map<(d0) -> (d0 ceildiv d0)>} : () -> ()

// -----

// expected-error@+1 {{no expression inside parentheses}}
"test.op"() {a = affine_map<(d0) -> (())>} : () -> ()

// -----

// expected-error@+1 {{missing right operand of binary operator}}
"test.op"() {a = affine_map<(d0) -> (d0 + )>} : () -> ()

// -----

// expected-error@+1 {{missing left operand of binary operator}}
"test.op"() {a = affine_map<(d0) -> (+ d0)>} : () -> ()

// -----

// expected-error@+1 {{missing left operand of binary operator}}
"test.op"() {a = affine_map<(d0) -> (* d0)>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in affine map range}}
"test.op"() {a = affine_map<(d0) -> ((d0)>} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
"test.op"() {a = affine_map<(1) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{redefinition of identifier 's0'}}
"test.op"() {a = affine_map<(d0)[s0, s0] -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '(' in affine map range}}
"test.op"() {a = affine_map<(d0) -> d0>} : () -> ()

// -----

// expected-error@+1 {{expected '->' or ':'}}
"test.op"() {a = affine_map<(d0) (d0)>} : () -> ()

// -----

// expected-error@+1 {{constant too large for index}}
"test.op"() {a = affine_map<(d0) -> (99999999999999999999)>} : () -> ()

// -----

// expected-error@+1 {{expected AffineMap, but got IntegerSet}}
"test.op"() {a = affine_map<(d0) : (d0 == 0)>} : () -> ()

// -----

// expected-error@+1 {{unexpected ssa identifier}}
"test.op"() {a = affine_map<(d0) -> (%x)>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in affine map range}}
"test.op"() {a = affine_map<(d0) -> (d0 foo d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"test.op"() {a = affine_set<(d0) : (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"test.op"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()

// -----

// expected-error@+1 {{expected affine expression}}
"test.op"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()

// -----

// expected-error@+1 {{expected IntegerSet, but got AffineMap}}
"test.op"() {a = affine_set<(d0) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"test.op"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
