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
