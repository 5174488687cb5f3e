// What flags with several words come to in LLVM IR, and what they refuse.

// RUN: %mlcc --target=x86_64-linux-gnu -O1 -fsanitize-coverage=func,trace-pc -S -emit-llvm %s -o - \
// RUN:   | FileCheck %s --check-prefix=PC --implicit-check-not="call void @__sanitizer_cov_trace_pc_guard"
// PC: call void @__sanitizer_cov_trace_pc()

// RUN: %mlcc --target=x86_64-linux-gnu -O1 -fsanitize-coverage=edge,trace-pc-guard,trace-cmp -S -emit-llvm %s -o - \
// RUN:   | FileCheck %s --check-prefix=GUARD --implicit-check-not="call void @__sanitizer_cov_trace_pc()"
// GUARD-DAG: call void @__sanitizer_cov_trace_pc_guard(
// GUARD-DAG: call void @__sanitizer_cov_trace_cmp4(

// RUN: %mlcc --target=x86_64-linux-gnu -O1 -fsanitize-coverage=bb,inline-8bit-counters,pc-table -S -emit-llvm %s -o - \
// RUN:   | FileCheck %s --check-prefix=COUNTERS --implicit-check-not="call void @__sanitizer_cov_trace"
// COUNTERS-DAG: call void @__sanitizer_cov_8bit_counters_init(
// COUNTERS-DAG: call void @__sanitizer_cov_pcs_init(

// RUN: %mlcc --target=x86_64-linux-gnu -O1 -ffp-model=fast -S -emit-llvm %s -o - | FileCheck %s --check-prefix=FAST
// FAST: fadd reassoc nsz arcp contract afn float
// RUN: %mlcc --target=x86_64-linux-gnu -O1 -ffp-model=precise -S -emit-llvm %s -o - | FileCheck %s --check-prefix=PRECISE
// PRECISE: fadd float

// RUN: %mlcc -fsyntax-only -ffp-model=strict -fopt-info-vec=file %s 2>&1 | FileCheck %s --check-prefix=UNUSED
// UNUSED-DAG: warning: argument unused during compilation: '-ffp-model=strict'
// UNUSED-DAG: warning: argument unused during compilation: the file in '-fopt-info-vec=file'

// RUN: not %mlcc -fsyntax-only -fsanitize-coverage=nothing %s 2>&1 | FileCheck %s --check-prefix=COVERAGE
// COVERAGE: error: invalid value 'nothing' in '-fsanitize-coverage=nothing'; known: func, bb, edge, trace-pc, trace-pc-guard, inline-8bit-counters, pc-table, trace-cmp, indirect-calls
// RUN: not %mlcc -fsyntax-only -fno-sanitize=nothing %s 2>&1 | FileCheck %s --check-prefix=SANITIZE
// SANITIZE: error: unsupported argument 'nothing' to option '-fno-sanitize='
// RUN: not %mlcc -fsyntax-only -ffp-model=none %s 2>&1 | FileCheck %s --check-prefix=MODEL
// MODEL: error: unknown argument: '-ffp-model=none'
// RUN: not %mlcc --help=nothing 2>&1 | FileCheck %s --check-prefix=HELP
// HELP: error: invalid value 'nothing' in '--help=nothing'; known: optimizers, warnings, common, params, c, joined
// RUN: %mlcc --help=optimizers | FileCheck %s --check-prefix=OPTIMIZERS
// OPTIMIZERS: usage: mlcc [options] file...

func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.divsi %x, %y : i32
  %1 = arith.cmpi slt, %0, %y : i32
  %2 = arith.extui %1 : i1 to i32
  return %2 : i32
^b:
  return %x : i32
}
func.func @g(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %x, %y : f32
  %1 = arith.addf %0, %z : f32
  return %1 : f32
}
