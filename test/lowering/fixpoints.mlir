// What a run of the greedy driver has folded, the next one leaves alone if it
// has no patterns for it. Conversions, other passes, and passes on what is
// inside leave something to fold again.
//
// RUN: %mlcc-opt %s --pass-pipeline='builtin.module(func.func(lower-vector-mask),lower-affine,func.func(lower-vector-multi-reduction))' | FileCheck %s --check-prefix=CONVERTED
// RUN: %mlcc-opt %s --pass-pipeline='builtin.module(func.func(lower-vector-mask,affine-loop-unroll{unroll-factor=-1},lower-vector-multi-reduction))' | FileCheck %s --check-prefix=UNROLLED
// RUN: %mlcc-opt %s --pass-pipeline='builtin.module(func.func(lower-vector-mask,builtin.module(func.func(lower-affine)),lower-vector-multi-reduction))' | FileCheck %s --check-prefix=INSIDE
// RUN: %mlcc-opt %s --pass-pipeline='builtin.module(func.func(lower-vector-mask),inline{default-pipeline=lower-vector-mask},func.func(lower-vector-multi-reduction))' | FileCheck %s --check-prefix=INLINED
// RUN: %if mlir-22 %{ mlir-opt-22 %s --pass-pipeline='builtin.module(func.func(lower-vector-mask),lower-affine,func.func(lower-vector-multi-reduction))' | FileCheck %s --check-prefix=CONVERTED %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s --pass-pipeline='builtin.module(func.func(lower-vector-mask,affine-loop-unroll{unroll-factor=-1},lower-vector-multi-reduction))' | FileCheck %s --check-prefix=UNROLLED %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s --pass-pipeline='builtin.module(func.func(lower-vector-mask,builtin.module(func.func(lower-affine)),lower-vector-multi-reduction))' | FileCheck %s --check-prefix=INSIDE %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s --pass-pipeline='builtin.module(func.func(lower-vector-mask),inline{default-pipeline=lower-vector-mask},func.func(lower-vector-multi-reduction))' | FileCheck %s --check-prefix=INLINED %}

// CONVERTED-LABEL: func.func @converted(
// CONVERTED-SAME:    [[A:%.+]]: index,
// CONVERTED:         return [[A]]
func.func @converted(%a: index, %b: index) -> index {
  %sum = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %b)
  %a_again = arith.subi %sum, %b : index
  return %a_again : index
}

// UNROLLED-LABEL: func.func @unrolled(
// UNROLLED:         [[SEVEN:%.+]] = arith.constant 7 : index
// UNROLLED:         memref.store [[SEVEN]]
func.func @unrolled(%to: memref<index>) {
  affine.for %i = 3 to 4 {
    %four = arith.constant 4 : index
    %seven = arith.addi %i, %four : index
    memref.store %seven, %to[] : memref<index>
  }
  return
}

// INSIDE-LABEL: func.func @around(
// INSIDE:         func.func @inside(
// INSIDE-SAME:      [[A:%.+]]: index,
// INSIDE:           return [[A]]
func.func @around() {
  builtin.module {
    func.func @inside(%a: index, %b: index) -> index {
      %sum = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %b)
      %a_again = arith.subi %sum, %b : index
      return %a_again : index
    }
  }
  return
}

func.func private @sum(%a: index, %b: index) -> index {
  %sum = arith.addi %a, %b : index
  return %sum : index
}

// INLINED-LABEL: func.func @inlined(
// INLINED-SAME:    [[A:%.+]]: index,
// INLINED:         return [[A]]
func.func @inlined(%a: index, %b: index) -> index {
  %sum = call @sum(%a, %b) : (index, index) -> index
  %a_again = arith.subi %sum, %b : index
  return %a_again : index
}
