// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with functions, landing pads and tags of blocks.

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global external @x() : i32
  llvm.return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global external @x() : i32
  return
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op region #0 ('initializer') failed to verify constraint: region with 1 blocks}}
"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a"}> ({}) : () -> ()

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.linker_options' op must appear at the module level}}
  llvm.linker_options ["a"]
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.module_flags' op must appear at the module level}}
  llvm.module_flags []
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  llvm.comdat @c {}
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func appending @f()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func weak @f()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func available_externally @f()

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.func @f() comdat(@nope)

// -----

// expected-error@+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {no_inline, always_inline} { llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} { llvm.return }

// -----

// expected-error@+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {optimize_none, no_inline, always_inline} { llvm.return }

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
llvm.func @f() attributes {target_features = #llvm.target_features<["a"]>}

// -----

// expected-error@+1 {{target features can not contain ','}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a,b"]>}

// -----

// expected-error@+1 {{target features can not be null or empty}}
llvm.func @f() attributes {target_features = #llvm.target_features<[""]>}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
  // expected-error@+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
  %0 = llvm.mlir.zero : i64
  // expected-error@+1 {{'llvm.return' op mismatching result types}}
  llvm.return %0 : i64
}

// -----

llvm.func @f() -> i32 {
  %0 = llvm.mlir.zero : i32
  // expected-error@+1 {{expected ':'}}
  llvm.return %0, %0 : i32, i32
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() {
  %0 = llvm.mlir.zero : i32
  // expected-error@+1 {{'llvm.return' op expected no operands}}
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>}> ({
^bb0:
  llvm.return
}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%a: f32):
  llvm.return
}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op arguments may only have dialect attributes}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, arg_attrs = [{foo}]}> ({
^bb0(%a: i32):
  llvm.return
}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() <{sym_name = "f", function_type = (i32) -> (), linkage = #llvm.linkage<external>}> ({
^bb0(%a: i32):
  llvm.return
}) : () -> ()

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%z: !llvm.ptr) attributes {personality = @p} {
  llvm.invoke @f(%z) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %b = llvm.mlir.zero : !llvm.ptr
  // expected-note@+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %z = llvm.bitcast %b : !llvm.ptr to !llvm.ptr
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{constant clauses expected}}
  %0 = llvm.landingpad (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
// expected-error@+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  %1 = llvm.landingpad cleanup : i32
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
// expected-error@+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %1 = llvm.mlir.zero : i32
  llvm.resume %1 : i32
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.landingpad (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1> llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
  func.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.func' op symbol's parent must have the SymbolTable trait}}
  llvm.func @g()
  llvm.return
}

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'tf32'}}
llvm.func @f() -> tf32

// -----

// expected-error@+1 {{attribute 'linkage' occurs more than once in the attribute list}}
llvm.func internal @f() attributes {linkage = #llvm.linkage<external>}
