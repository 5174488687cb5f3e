// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Comdats of every kind; globals and functions in them.

llvm.comdat @__llvm_comdat { 
  llvm.comdat_selector @any any 
  llvm.comdat_selector @ex exactmatch 
  llvm.comdat_selector @la largest 
  llvm.comdat_selector @no nodeduplicate 
  llvm.comdat_selector @sa samesize
}
llvm.mlir.global internal constant @any(3 : i32) comdat(@__llvm_comdat::@any) : i32
llvm.func linkonce_odr @sa() comdat(@__llvm_comdat::@sa) { llvm.return }
llvm.mlir.global external @ta(3 : i32) {target_specific_attrs = ["norecurse", ["bss-section", "x"], "foo"]} : i32

// CHECK: $sa = comdat samesize
// CHECK: $any = comdat any
// CHECK: @any = internal constant i32 3, comdat
// CHECK: @ta = global i32 3 [[A0:#[0-9]+]]
// CHECK: define linkonce_odr void @sa() comdat {
// CHECK: ret void
// CHECK: }
// CHECK: attributes [[A0]] = { norecurse "bss-section"="x" "foo" }
