// RUN: mlcc-opt %s -split-input-file > %t.mlir
// RUN: mlcc-opt %t.mlir -split-input-file | diff %t.mlir -
// RUN: FileCheck %s < %t.mlir
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file | diff %t.mlir - %}

// CHECK: #dlti.dl_spec<index = 32 : i64, i64 = dense<64> : vector<2xi64>, !llvm.ptr<1> = dense<32> : vector<4xi64>, "dlti.endianness" = "little", "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>>
module attributes {dlti.dl_spec = #dlti.dl_spec<
  index = 32, i64 = dense<64> : vector<2xi64>,
  !llvm.ptr<1> = dense<32> : vector<4xi64>, "dlti.endianness" = "little",
  "dlti.function_pointer_alignment" =
    #dlti.function_pointer_alignment<64, function_dependent = true>>} {}

// -----

// The older form.
// CHECK: #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "big">
module attributes {dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<index, 32>, #dlti.dl_entry<"dlti.endianness", "big">>} {}

// -----

// CHECK: dlti.dl_spec = #dlti.dl_spec<>, dlti.map = #dlti.map<"a" = 3 : i64, i32 = "x">, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 3 : i32>>
module attributes {
  dlti.map = #dlti.map<"a" = 3, i32 = "x">, dlti.dl_spec = #dlti.dl_spec<>,
  dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"L1" = 3 : i32>>} {}
