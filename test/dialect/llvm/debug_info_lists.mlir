// RUN: mlcc-opt %s > %t.mlir && mlcc-opt %t.mlir | diff %t.mlir -
// RUN: FileCheck %s < %t.mlir
// oracle: refuses: retained nodes before other parameters

// What mlir-opt prints of these, and cannot read: a list followed by another
// parameter, and three flags that share a bit.

#file = #llvm.di_file<"a.c" in "/src">
// CHECK-DAG: #llvm.di_subprogram<name = "f", retainedNodes = #di_file, #di_file, annotations = #llvm.di_annotation<name = "n", value = "v">>
#program = #llvm.di_subprogram<name = "f", annotations = #llvm.di_annotation<name = "n", value = "v">, retainedNodes = #file, #file>
// CHECK-DAG: #llvm.di_composite_type<tag = DW_TAG_class_type, flags = SingleInheritance|MultipleInheritance|VirtualInheritance>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "MultipleInheritance">
module attributes {llvm.a0 = #program, llvm.a1 = #class} {}
