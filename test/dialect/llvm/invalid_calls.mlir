// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with calls and control flow.

// llvm.switch

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%i)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%i)[^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{expects case value type to match condition value type}}
  "llvm.switch"(%i)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  "llvm.switch"(%i)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, branch_weights = array<i32: 1>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

// llvm.cond_br

llvm.func @f(%c: i1) {
  // expected-error@+1 {{branch weights cannot all be zero}}
  llvm.cond_br %c weights([0,0]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

// llvm.return

// expected-note@+1 {{when returning from function}}
llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.return' op expected no operands}}
  llvm.return %i : i32
}

// -----

// llvm.br

llvm.func @f(%i: i32) {
  // expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
  "llvm.br"(%i)[^bb1] : (i32) -> ()
^bb1:
  llvm.return
}

// -----

// llvm.indirectbr

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.indirectbr' op succOperands count (0) does not match with the total size (1) specified in attribute 'indbr_operand_segments'}}
  "llvm.indirectbr"(%p)[^bb1] <{indbr_operand_segments = array<i32: 1>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
}

// -----

// llvm.blockaddress

llvm.func @f() {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %x = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32

llvm.func @f() {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %x = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %x = llvm.blockaddress <function = @nope, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @ext()

llvm.func @f() {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %x = llvm.blockaddress <function = @ext, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

// llvm.call

llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op 'nope' does not reference a symbol in the current scope}}
  llvm.call @nope() : () -> ()
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32

llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
  llvm.call @h() : () -> ()
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'f32' != 'i32'}}
  llvm.call @h(%f) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @h(%i) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.call' op result type mismatch: 'i32' != 'f32'}}
  %x = llvm.call @h(%i) : (i32) -> (i32)
  llvm.return
}

// -----

llvm.func @v(i32)

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
  %x = llvm.call @v(%i) : (i32) -> (i32)
  llvm.return
}

// -----

llvm.func @v(i32)

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'f32' != 'i32'}}
  llvm.call @v(%f) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @va(i32, ...)

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  llvm.call @va(%i, %f) : (i32, f32) -> ()
  llvm.return
}

// -----

llvm.func @va(i32, ...)

llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  llvm.call @va() vararg(!llvm.func<void (i32, ...)>) : () -> ()
  llvm.return
}

// -----

llvm.func @va(i32, ...)

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'f32' != 'i32'}}
  llvm.call @va(%i, %f) vararg(!llvm.func<void (f32, ...)>) : (i32, f32) -> ()
  llvm.return
}

// -----

llvm.func @va(i32, ...)

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to return void}}
  llvm.call @va(%i, %f) vararg(!llvm.func<i32 (i32, ...)>) : (i32, f32) -> ()
  llvm.return
}

// -----

llvm.func @va(i32, ...)

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 2 parameters}}
  llvm.call @va(%i, %f) vararg(!llvm.func<void (i32, i32, i32, ...)>) : (i32, f32) -> ()
  llvm.return
}

// -----

llvm.func @va(i32, ...)

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call @va(%i, %f) vararg(!llvm.func<void (i32, i32)>) : (i32, f32) -> ()
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  llvm.call %i() : i32, () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  "llvm.call"(%i) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f(%i: i32) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.call"(%i) <{callee = @h, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f(%i: i32) {
  // expected-error@+1 {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%i, %i) <{callee = @h, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>, op_bundle_tags = [1]}> : (i32, i32) -> (f32)
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f(%i: i32) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.call"(%i, %i) <{callee = @h, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>, op_bundle_tags = ["a", "b"]}> : (i32, i32) -> (f32)
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.call' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'}}
  "llvm.call"(%i, %i) <{callee = @h, op_bundle_sizes = array<i32: 2>, operandSegmentSizes = array<i32: 1, 1>, op_bundle_tags = ["a"]}> : (i32, i32) -> (f32)
  llvm.return
}

// -----

// llvm.call_intrinsic

llvm.func @f() {
  // expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "foo"() : () -> ()
  llvm.return
}

// -----

// llvm.inline_asm

llvm.func @f() {
  // expected-error@+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  llvm.inline_asm tail_call_kind = <musttail> "a", "b" : () -> ()
  llvm.return
}

// -----

// llvm.invoke

llvm.func @h(i32) -> f32

llvm.func @f(%i: i32) {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @h(%i) to ^bb1 unwind ^bb2 : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @h(i32) -> f32

llvm.func @f(%i: i32) {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @h(%i) to ^bb1 unwind ^bb1 : (i32) -> ()
^bb1:
  llvm.return
}

// -----

// llvm.landingpad

llvm.func @f() {
  // expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %x = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %x = llvm.landingpad : i32
  llvm.return
}

// -----

// llvm.intr.assume

llvm.func @f(%i: i32, %c: i1) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.intr.assume"(%c, %i) <{op_bundle_sizes = array<i32: 1>}> : (i1, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%i: i32, %c: i1) {
  // expected-error@+1 {{operand bundle tag must be a StringAttr}}
  "llvm.intr.assume"(%c, %i) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1]}> : (i1, i32) -> ()
  llvm.return
}

// -----

// Attributes of a result want parentheses.

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = llvm.call_intrinsic "llvm.smax.i32"(%a, %a) : (i32, i32) -> i32 {llvm.noundef}
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = llvm.call @g(%a) : (i32) -> i32 {llvm.noundef}
  llvm.return
}

// -----

llvm.func @callee(i32, i32, ...) -> i32
llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (1) for varargs callee (expecting at least: 2)}}
  %0 = llvm.call @callee(%x) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
  llvm.call @g(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @resolve() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc @i : i32, !llvm.ptr @resolve
llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call' op callee does not have a functional type: 'i32'}}
  llvm.call @i(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32) -> i32
llvm.func @personality(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @personality} {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  %0 = "llvm.invoke"(%x) [^a, ^b] <{callee = @callee, operandSegmentSizes = array<i32: 1, 0, 0, 0>, branch_weights = array<i32: 1>, op_bundle_sizes = array<i32>}> : (i32) -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @callee(i32, ...) -> i32
llvm.func @personality(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @personality} {
  // expected-error@+1 {{'llvm.invoke' op expected var_callee_type to be a variadic function type}}
  %0 = "llvm.invoke"(%x) [^a, ^b] <{callee = @callee, operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_callee_type = !llvm.func<i32 (i32)>, op_bundle_sizes = array<i32>}> : (i32) -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
// expected-error@+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f(%x: i32) attributes {personality = @personality} {
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @personality(...) -> i32
// expected-error@+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%x: !llvm.struct<(ptr, i64)>) attributes {personality = @personality} {
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %x : !llvm.struct<(ptr, i64)>
}

// -----

#f = #llvm.di_file<"a.c" in "/">
#u = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#s = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #u, scope = #f, name = "callee", file = #f, subprogramFlags = Definition>
#t = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #u, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @plain() {
  llvm.return
} loc(fused<"text">["a.c":1:1])
llvm.func @callee() {
  llvm.return
} loc(fused<#s>["a.c":1:1])
llvm.func @undescribed() {
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return
} loc(unknown)
llvm.func @f() {
  llvm.call @plain() : () -> () loc(unknown)
  llvm.call @callee() : () -> () loc("a.c":3:1)
  llvm.return
} loc(fused<#t>["a.c":2:1])

// -----

llvm.func @callee(i32, i32, ...) -> i32
llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (1) for varargs callee (expecting at least: 2)}}
  %0 = llvm.call @callee(%x) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) : i32
llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
  llvm.call @g(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @resolve() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc @i : i32, !llvm.ptr @resolve
llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call' op callee does not have a functional type: 'i32'}}
  llvm.call @i(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32) -> i32
llvm.func @personality(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @personality} {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  %0 = "llvm.invoke"(%x) [^a, ^b] <{callee = @callee, operandSegmentSizes = array<i32: 1, 0, 0, 0>, branch_weights = array<i32: 1>, op_bundle_sizes = array<i32>}> : (i32) -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @callee(i32, ...) -> i32
llvm.func @personality(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @personality} {
  // expected-error@+1 {{'llvm.invoke' op expected var_callee_type to be a variadic function type}}
  %0 = "llvm.invoke"(%x) [^a, ^b] <{callee = @callee, operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_callee_type = !llvm.func<i32 (i32)>, op_bundle_sizes = array<i32>}> : (i32) -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
// expected-error@+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f(%x: i32) attributes {personality = @personality} {
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @personality(...) -> i32
// expected-error@+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%x: !llvm.struct<(ptr, i64)>) attributes {personality = @personality} {
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %x : !llvm.struct<(ptr, i64)>
}

// -----

#f = #llvm.di_file<"a.c" in "/">
#u = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#s = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #u, scope = #f, name = "callee", file = #f, subprogramFlags = Definition>
#t = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #u, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @plain() {
  llvm.return
} loc(fused<"text">["a.c":1:1])
llvm.func @callee() {
  llvm.return
} loc(fused<#s>["a.c":1:1])
llvm.func @undescribed() {
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return
} loc(unknown)
llvm.func @f() {
  llvm.call @plain() : () -> () loc(unknown)
  llvm.call @callee() : () -> () loc("a.c":3:1)
  llvm.return
} loc(fused<#t>["a.c":2:1])

// -----

llvm.func @g() {
  llvm.br ^a
^a:
  llvm.blocktag <id = 1>
  llvm.br ^b
^b:
  // expected-error@+1 {{duplicate block tag '1' in the same function:}}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('index') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%x: index):
  llvm.return
}) : () -> ()
