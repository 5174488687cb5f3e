// RUN: mlcc-translate -mlir-to-llvmir -split-input-file -verify-diagnostics %s
// RUN: %if oracle %{ mlir-translate-22 -mlir-to-llvmir -split-input-file -verify-diagnostics %s %}

// Attributes that LLVM IR cannot have like this.

// expected-error@+1 {{LLVM attribute 'uwtable' expects a value}}
llvm.func @f() attributes {passthrough = ["uwtable"]}

// -----

// expected-error@+1 {{LLVM attribute 'noinline' does not expect a value, found 'x'}}
llvm.func @f() attributes {passthrough = [["noinline", "x"]]}

// -----

// expected-error@+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @f() attributes {passthrough = [3]}

// -----

// expected-error@+1 {{expected arrays within 'passthrough' to contain two strings}}
llvm.func @f() attributes {passthrough = [["a", 3]]}

// -----

// expected-error@+1 {{LLVM attribute 'norecurse' does not expect a value, found '1'}}
llvm.mlir.global external @g(3 : i32) {target_specific_attrs = [["norecurse", "1"]]} : i32

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.fence' op llvm.mmra is something other than an MMRA tag or an array of them}}
  llvm.fence acquire {llvm.mmra = 3}
  llvm.return
}

// -----

#type = #llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>
#other = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0, constant = true>
llvm.func @f(%p: !llvm.ptr) {
  // expected-warning@+1 {{TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction}}
  llvm.store %p, %p {tbaa = [#tag, #other]} : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

// expected-error@+1 {{expected an array attribute for a module level asm}}
module attributes {llvm.module_asm = 3} {}

// -----

// expected-error@+1 {{expected a string attribute for each entry of a module level asm}}
module attributes {llvm.module_asm = [3]} {}
