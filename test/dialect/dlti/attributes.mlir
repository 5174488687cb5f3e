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

// -----

// What only LLVM would refuse is no concern of the module's.
// CHECK: #dlti.dl_spec<i32 = dense<3> : vector<2xi64>, !llvm.ptr<1> = dense<1> : vector<4xi64>, !llvm.ptr = dense<[32, 64, 64]> : tensor<3xsi64>, !llvm.struct<()> = dense<32> : vector<1xi64>, !llvm.array<4 x i32> = 5 : i64, "dlti.program_memory_space" = 498536548 : ui64, "dlti.stack_alignment" = 3 : i64, "dlti.mangling_mode" = "q", "dlti." = 3 : i64>
module attributes {dlti.dl_spec = #dlti.dl_spec<
  i32 = dense<3> : vector<2xi64>, !llvm.ptr<1> = dense<1> : vector<4xi64>,
  !llvm.ptr = dense<[32, 64, 64]> : tensor<3xsi64>,
  !llvm.struct<()> = dense<32> : vector<1xi64>, !llvm.array<4 x i32> = 5,
  "dlti.program_memory_space" = 498536548 : ui64,
  "dlti.stack_alignment" = 3, "dlti.mangling_mode" = "q", "dlti." = 3>} {}

// -----

// Entries are looked at where the layout is a module's.
// CHECK: "dlti.endianness" = 3 : i64
func.func private @f() attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 3>}

// -----

// CHECK-COUNT-2: "dlti.endianness" = "big"
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}
}
