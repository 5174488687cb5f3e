// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Attributes of the llvm dialect on arguments, results and modules.

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func private @f()

// -----

// expected-error@+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.foo}]}> ({ ^bb0(%a: i32): llvm.return }) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
llvm.func @f() -> (!llvm.void {llvm.noundef})

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "f<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "foo"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "e-p:6"} {}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 3} {}

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @f(i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
func.func private @f(!llvm.ptr {llvm.noalias = 1})

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.noalias = 1})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.sret})

// -----

// expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byval = 1})

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.align})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.align = 4 : i64})

// -----

// expected-error@+1 {{"llvm.dereferenceable_or_null" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.dereferenceable_or_null = 4})

// -----

// expected-error@+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.alignstack = "a"})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.noundef" should be a unit attribute}}
llvm.func @f(i32 {llvm.noundef = 1})

// -----

// expected-error@+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nonnull})

// -----

// expected-error@+1 {{"llvm.nest" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nest})

// -----

// expected-error@+1 {{"llvm.nocapture" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nocapture})

// -----

// expected-error@+1 {{"llvm.nofree" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nofree})

// -----

// expected-error@+1 {{"llvm.readonly" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.readonly})

// -----

// expected-error@+1 {{"llvm.writeonly" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.writeonly})

// -----

// expected-error@+1 {{"llvm.readnone" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.readnone})

// -----

// expected-error@+1 {{"llvm.inreg" should be a unit attribute}}
llvm.func @f(i32 {llvm.inreg = 3})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.align = 4})

// -----

// expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f() -> (f32 {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.nocapture" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nocapture})

// -----

// expected-error@+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.returned})

// -----

// expected-error@+1 {{custom op 'llvm.emit_c_interface' is unknown}}
llvm.func @f() {llvm.emit_c_interface}

// -----

// expected-error@+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
func.func private @f(f32 {llvm.sret = i32})

// -----

// A dictionary of properties that is part of the syntax has nothing else.

llvm.func @f() {
  // expected-error@+1 {{invalid properties {failureKind = 3 : i8, foo} for op llvm.intr.ubsantrap: unknown key '"foo"' when parsing properties dictionary}}
  llvm.intr.ubsantrap <{failureKind = 3 : i8, foo}>
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "/src">
llvm.func @f() {
  // expected-error@+1 {{invalid kind of attribute specified}}
  llvm.intr.dbg.label #file
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "/src">
llvm.func @f(%a: i32) {
  // expected-error@+1 {{invalid kind of attribute specified}}
  llvm.intr.dbg.value #file = %a : i32
  llvm.return
}
