// RUN: not mlcc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: mlcc -O0 -c %s -o %t.o
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s --check-prefix=TEXT

// LLVM's passes crash of properties of a loop that are null, have null in them, or no name.
// As text they stay what they are.
//
// oracle: differs: it does not know mlcc.metadata

// TEXT: distinct !{![[#]], null}
// TEXT: distinct !{![[#]], ![[#]]}
#null = distinct[0]<[{up = 0 : i64}, unit]>
#inside = distinct[1]<[{up = 0 : i64}, ["llvm.loop.vectorize.width", unit]]>
#nameless = distinct[3]<[{up = 0 : i64}, []]>
#no_loop = distinct[2]<[unit, ["llvm.loop.mustprogress"]]>

llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  // CHECK: :[[#@LINE+1]]:3: error: metadata 'llvm.loop' has a null operand, which LLVM can translate but not optimize
  llvm.cond_br %c, ^a, ^b {mlcc.metadata = {llvm.loop = #null}}
^b:
  // CHECK: :[[#@LINE+1]]:3: error: metadata 'llvm.loop' has a null operand
  llvm.cond_br %c, ^b, ^c {mlcc.metadata = {llvm.loop = #inside}}
^c:
  // CHECK: :[[#@LINE+1]]:3: error: metadata 'llvm.loop' has a property without a name
  llvm.cond_br %c, ^c, ^d {mlcc.metadata = {llvm.loop = #nameless}}
^d:
  llvm.cond_br %c, ^d, ^e {mlcc.metadata = {llvm.loop = #no_loop}}
^e:
  llvm.return
}
// CHECK: 3 errors generated
