; What ThinLTO knows of a module is carried, also of virtual tables, which LLVM
; reads only together with the summary.
; mlir-translate: cannot read it
; RUN: %mlcc-translate -import-llvm %s -o %t.mlir
; RUN: %mlcc-translate -mlir-to-llvmir %t.mlir | FileCheck %s
; RUN: llvm-as %s -o %t.bc
; RUN: %mlcc-translate -import-llvm %t.bc | %mlcc-translate -mlir-to-llvmir | FileCheck %s
; RUN: %mlcc-translate -import-llvm -import-plain %s | FileCheck %s --check-prefix=PLAIN
; RUN: %mlcc -target x86_64-linux-gnu -c %s -o %t.o
; RUN: %mlcc -target x86_64-linux-gnu -c %t.mlir -o %t.o
; RUN: sed -e 's/@table/@other/' %t.mlir > %t.renamed.mlir
; RUN: not %mlcc-translate -mlir-to-llvmir %t.renamed.mlir 2>&1 | FileCheck %s --check-prefix=GONE

; PLAIN-NOT: summary
; GONE: renamed.mlir:1:1: error: attribute 'mlcc.summary' does not fit: {{.*}}Reference to undefined global "table"

; CHECK: @table = constant
@table = constant [1 x ptr] zeroinitializer, !type !0
!0 = !{i64 0, !"_ZTS1A"}

; CHECK: ^0 = module: (path: "{{.*}}", hash: ({{.*}}))
; CHECK-NEXT: ^1 = gv: (name: "table", summaries: (variable:
; CHECK-NEXT: ^2 = typeidCompatibleVTable: (name: "_ZTS1A", summary: ((offset: 0, ^1)))
^0 = module: (path: "x", hash: (1, 2, 3, 4, 5))
^1 = gv: (name: "table", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 1, vcall_visibility: 0))))
^2 = typeidCompatibleVTable: (name: "_ZTS1A", summary: ((offset: 0, ^1)))
