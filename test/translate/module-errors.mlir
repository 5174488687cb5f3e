// What LLVM refuses of a module as a whole is told at an operation of it.

// RUN: split-file %s %t
// RUN: not mlcc -target x86_64-linux-gnu -c %t/options.mlir -o %t.o 2>&1 | FileCheck %t/options.mlir
// RUN: not mlcc -target x86_64-linux-gnu -O2 -c %t/profile.mlir -o %t.o 2>&1 | FileCheck %t/profile.mlir
// RUN: not mlcc -target wasm32-unknown-unknown -O1 -c %t/space.mlir -o %t.o 2>&1 | FileCheck %t/space.mlir

//--- options.mlir
llvm.func @f() {
  llvm.return
}
// CHECK: [[@LINE+1]]:1: error: 'llvm.linker_options' op cannot be compiled for 'x86_64-unknown-linux-gnu': invalid llvm.linker.options
llvm.linker_options []

//--- profile.mlir
llvm.func @f() {
  llvm.return
}
// CHECK: [[@LINE+1]]:1: error: 'llvm.module_flags' op cannot be compiled for 'x86_64-unknown-linux-gnu': Desired percentile exceeds the maximum cutoff
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary",
  #llvm.profile_summary<format = InstrProf, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6,
    num_counts = 5, num_functions = 4, detailed_summary = <cut_off = 10000, min_count = 3, num_counts = 1>>>]

//--- space.mlir
memref.global @g : memref<4xf32, 3> = dense<0.0>
// CHECK: [[@LINE+1]]:1: error: 'func.func' op cannot be compiled for 'wasm32-unknown-unknown': {{.*}}Invalid address space for WebAssembly target
func.func @f() -> memref<4xf32, 3> {
  %0 = memref.get_global @g : memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}
