// RUN: mlcc-opt %s -split-input-file -verify-diagnostics 
//
// What regions are given and give back, of other types and numbers.

// expected-error@below {{use of value '%x' expects different type than prior uses: 'i32' vs 'i64'}}
// expected-note@below {{prior use here}}
func.func @f(%n: index, %a: i32) { %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (i64) { scf.yield %x : i32 } return }

// -----

// expected-error@below {{'scf.for' op different number of region iter_args and yielded values: 1 != 2}}
func.func @f(%n: index, %a: i32) { %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (i32) { scf.yield %x, %x : i32, i32 } return }

// -----

// expected-error@below {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@below {{region branch point}}
func.func @f(%n: index, %a: i32) { %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (i32) { } return }

// -----

// expected-error@below {{'scf.if' op must have an else block if defining values}}
func.func @f(%c: i1, %a: i32) { %0 = scf.if %c -> i32 { scf.yield %a : i32 } return }

// -----

// expected-error@below {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@below {{region branch point}}
func.func @f(%c: i1, %a: i32) { %0 = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield } return }

// -----

// expected-error@below {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
// expected-note@below {{region branch point}}
func.func @f(%c: i1, %a: i32) { %0 = scf.if %c -> i64 { scf.yield %a : i32 } else { scf.yield %a : i32 } return }

// -----

// expected-error@below {{'scf.if' op region #0 should have no arguments}}
func.func @f(%c: i1, %a: i32) { "scf.if"(%c) ({ ^bb0(%x: i32): scf.yield }, { }) : (i1) -> () return }

// -----

// expected-error@below {{custom op 'scf.parallel' expected 2 operands}}
func.func @f(%n: index) { scf.parallel (%i, %j) = (%n) to (%n, %n) step (%n, %n) { scf.reduce } return }

// -----

// expected-error@below {{custom op 'scf.parallel' expected 1 operands}}
func.func @f(%n: index) { scf.parallel (%i) = (%n) to (%n) step (%n, %n) { scf.reduce } return }

// -----

// expected-error@below {{'scf.parallel' op constant step operand must be positive}}
func.func @f(%n: index) { %c0 = arith.constant 0 : index scf.parallel (%i) = (%n) to (%n) step (%c0) { scf.reduce } return }

// -----

// expected-error@below {{'scf.parallel' op constant step operand must be positive}}
func.func @f(%n: index) { %c0 = arith.constant -1 : index scf.parallel (%i) = (%n) to (%n) step (%c0) { scf.reduce } return }

// -----

// The step is looked at only where it is a number.
// expected-error@below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f(%n: index) { %c1 = "arith.constant"() {value = 1.0 : f80} : () -> index scf.parallel (%i) = (%n) to (%n) step (%c1) { scf.reduce } return }

// -----

// expected-error@below {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
func.func @f(%n: index, %a: i32) { %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a) -> i32 { scf.reduce } return }

// -----

// expected-error@below {{custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types}}
func.func @f(%n: index, %a: i32) { %0 = scf.parallel (%i) = (%n) to (%n) step (%n) -> i32 { scf.reduce(%a : i32) { ^bb0(%x: i32, %y: i32): scf.reduce.return %x : i32 } } return }

// -----

// expected-error@below {{'scf.reduce' op expected two block arguments with type 'i32' in the 0-th reduction region}}
func.func @f(%n: index, %a: i32) { %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a) -> i32 { scf.reduce(%a : i32) { ^bb0(%x: i32, %y: i64): scf.reduce.return %x : i32 } } return }

// -----

// expected-error@below {{'scf.reduce' op expected two block arguments with type 'i32' in the 0-th reduction region}}
func.func @f(%n: index, %a: i32) { %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a) -> i32 { scf.reduce(%a : i32) { ^bb0(%x: i32): scf.reduce.return %x : i32 } } return }

// -----

// expected-error@below {{'scf.reduce.return' op must have type 'i32' (the type of the reduction inputs)}}
func.func @f(%n: index, %a: i32, %b: i64) { %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a) -> i32 { scf.reduce(%a : i32) { ^bb0(%x: i32, %y: i32): scf.reduce.return %b : i64 } } return }

// -----

// expected-error@below {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@below {{prior use here}}
func.func @f(%n: index, %a: i32) { %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a) -> i64 { scf.reduce(%a : i32) { ^bb0(%x: i32, %y: i32): scf.reduce.return %x : i32 } } return }

// -----

// expected-error@below {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
// expected-note@below {{region branch point}}
func.func @f(%a: i32, %c: i1) { %0 = scf.while (%x = %a) : (i32) -> i64 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i64): scf.yield %a : i32 } return }

// -----

// expected-error@below {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i32' should match successor input type #0 'i64'}}
// expected-note@below {{region branch point}}
func.func @f(%a: i32, %c: i1) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i64): scf.yield %a : i32 } return }

// -----

// expected-error@below {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
// expected-note@below {{region branch point}}
func.func @f(%a: i32, %c: i1) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x, %x : i32, i32 } do { ^bb0(%y: i32): scf.yield %a : i32 } return }

// -----

// expected-error@below {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@below {{region branch point}}
func.func @f(%a: i32, %c: i1) { %0 = scf.while (%x = %a) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): scf.yield } return }

// -----

// expected-error@below {{'scf.index_switch' op has duplicate case value: 1}}
func.func @f(%n: index) { scf.index_switch %n case 1 { scf.yield } case 1 { scf.yield } default { scf.yield } return }

// -----

// expected-error@below {{'scf.index_switch' op expected each region to return 1 values, but default region returns 0}}
// expected-note@below {{see yield operation here}}
func.func @f(%n: index, %a: i32) { %0 = scf.index_switch %n -> i32 case 1 { scf.yield %a : i32 } default { scf.yield } return }

// -----

// expected-error@below {{'scf.index_switch' op expected result #0 of each region to be 'i64'}}
// expected-note@below {{default region returns 'i32' here}}
func.func @f(%n: index, %a: i32) { %0 = scf.index_switch %n -> i64 case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 } return }

// -----

// expected-error@below {{expected 2 upper bound values, got 1}}
func.func @f(%n: index) { scf.forall (%i, %j) in (%n) { } return }

// -----

// expected-error@below {{'scf.forall' op mapping attribute size must match op rank}}
func.func @f(%n: index) { scf.forall (%i) in (%n) { } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} return }

// -----

// expected-error@below {{expected 1 upper bound values, got 2}}
func.func @f(%n: index) { scf.forall (%i) = (%n) to (%n, %n) step (%n) { } return }

// -----

// expected-error@below {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
// expected-note@below {{region branch point}}
func.func @f(%a: i32) { %0 = scf.execute_region -> i64 { scf.yield %a : i32 } return }

// -----

// expected-error@below {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@below {{region branch point}}
func.func @f(%a: i32) { %0 = scf.execute_region -> i32 { scf.yield } return }

// -----

// expected-error@below {{'scf.execute_region' op region cannot have any arguments}}
func.func @f(%a: i32) { "scf.execute_region"() ({ ^bb0(%x: i32): scf.yield }) : () -> () return }

// -----

// expected-error@below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f(%a: i32) { scf.yield %a : i32 }

// -----

// expected-error@below {{'scf.condition' op expects parent op 'scf.while'}}
func.func @f(%c: i1, %a: i32) { scf.condition(%c) %a : i32 }

// -----

// expected-error@below {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
func.func @f(%a: i32) -> i64 { return %a : i32 }

// -----

// expected-error@below {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
func.func @f(%a: i32) -> i32 { return }

// -----

func.func @g(%a: i32) -> i32 { return %a : i32 }
// expected-error@below {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
func.func @f(%a: i64) { %0 = call @g(%a) : (i64) -> i32 return }

// -----

func.func @g(%a: i32) -> i32 { return %a : i32 }
// expected-error@below {{'func.call' op result type mismatch at index 0}}
// expected-note@below {{      op result types: 'i64'}}
// expected-note@below {{function result types: 'i32'}}
func.func @f(%a: i32) { %0 = call @g(%a) : (i32) -> i64 return }

// -----

func.func @g(%a: i32) -> i32 { return %a : i32 }
// expected-error@below {{'func.call' op incorrect number of results for callee}}
func.func @f(%a: i32) { call @g(%a) : (i32) -> () return }

// -----

// expected-error@below {{type mismatch for bb argument #0 of successor #0}}
func.func @f(%a: i32) { cf.br ^x(%a : i32) ^x(%b: i64): return }

// -----

// expected-error@below {{branch has 0 operands for successor #0, but target block has 1}}
func.func @f(%a: i32) { cf.br ^x ^x(%b: i32): return }

// -----

func.func @f(%a: i32) { cf.switch %a : i32, [default: ^x, 1: ^x, 1: ^x] ^x: return }
