// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// expected-error@+1 {{repeated DLTI key: i32}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 3, i32 = 4>} {}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.dl_spec<3 = 4>} {}

// -----

// expected-error@+1 {{attribute 'dlti.foo' not supported by dialect}}
module attributes {dlti.foo = 3} {}

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 3} {}

// -----

// expected-error@+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 3} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 3>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 3 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 3>} {}

// -----

// expected-error@+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<f32, dense<32> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{unknown data layout entry name: dlti.x}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x" = 3>} {}

// -----

// expected-error@+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map} {}

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = #dlti.map<>} {}

// -----

// expected-error@+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[32, 16]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 16]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<!llvm.ppc_fp128, 5 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = 5>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi32> = 5>} {}

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 5>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<1> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected i64 parameters for '!llvm.ptr'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<8> : vector<3xi32>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 32]> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 5>} {}

// -----

// expected-error@+1 {{expected i64 entries for '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<8> : vector<1xi32>>} {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<(i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<8> : vector<1xi64>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 8]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{the 'builtin' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 3>} {}

// -----

// expected-error@+1 {{empty string as DLTI key is not allowed}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 3>} {}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {}

// -----

// expected-error@+1 {{value associated with key "a" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = 3>} {}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = 3>} {}

// -----

// expected-error@+1 {{type as DLTI key is not allowed}}
module attributes {a.b = #dlti.target_device_spec<#dlti.dl_entry<i32, 4>>} {}

// -----

#d = #dlti.target_device_spec<"a" = 3>
// expected-error@+1 {{repeated device ID in dlti.target_system_spec: "a"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #d, "a" = #d>} {}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-note@+1 {{enclosing op with data layout}}
  module {
    // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
    builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}
  }
}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 1>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64.0> : vector<3xf64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<5xi64>>} {}

// -----

// expected-error@+1 {{expected i64 parameters for '!llvm.ptr'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi32>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<(i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<64> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<"a", ()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", ()> = dense<64> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{expected i64 entries for '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi32>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<f32, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64, 32]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[32]> : vector<1xi64>, f64 = dense<[32, 64]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "medium">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "other.builtin.x" = 1, "bu" = 1>} {}

// -----

// expected-error@+1 {{the 'builtin' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 1>} {}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 64, preferred = 64>>} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 32>>} {}
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  func.func @f() {
    // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
    builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}
    return
  }
}
