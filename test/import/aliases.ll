; Aliases in the address space of what they name, and of another type.
; RUN: %mlcc-translate -import-llvm %s -o %t.mlir
; RUN: FileCheck %s --check-prefix=MLIR < %t.mlir
; RUN: %mlcc-translate -mlir-to-llvmir %t.mlir | FileCheck %s
; RUN: %mlcc -c %t.mlir -o %t.o

@data = global i32 0
@far = addrspace(1) global i32 0

; MLIR: llvm.mlir.alias external @far_alias : i32
; MLIR-NEXT: llvm.mlir.addressof @far : !llvm.ptr<1>
; CHECK: @far_alias = alias i32, ptr addrspace(1) @far
@far_alias = alias i32, ptr addrspace(1) @far
; CHECK: @far_bytes = alias i64, ptr addrspace(1) @far
@far_bytes = alias i64, ptr addrspace(1) @far
; CHECK: @near = alias i8, addrspacecast (ptr addrspace(1) @far to ptr)
@near = alias i8, addrspacecast (ptr addrspace(1) @far to ptr)
; CHECK: @byte = alias i8, ptr @data
@byte = alias i8, ptr @data
; CHECK: @code_of_data = alias void (), ptr @data
@code_of_data = alias void (), ptr @data
; CHECK: @data_of_code = alias i8, ptr @f
@data_of_code = alias i8, ptr @f
; CHECK: @other_code = alias void (), ptr @f
@other_code = alias void (), ptr @f

define i32 @f(i32 %x) {
  ret i32 %x
}

; CHECK: call void @other_code()
; CHECK: load i64, ptr addrspace(1) @far_bytes
define i64 @use() {
  call void @other_code()
  %1 = load i64, ptr addrspace(1) @far_bytes
  ret i64 %1
}
