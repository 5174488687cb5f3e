// RUN: not %mlcc -fno-diagnostics-show-caret -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: echo 'llvm.func @f() llvm.call @f() : () -> ()' \
// RUN:   | not %mlcc-translate -mlir-to-llvmir - 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TRANSLATE
// RUN: echo '%%c0 = arith.constant 0 : i32' | %mlcc -x mlir - -c -o %t.o
// What stands beside the functions of a module is run by nobody. It is an error
// if it would do anything, not silently left out.

%c0 = arith.constant 0 : i32
// CHECK: [[@LINE+1]]:1: error: 'vector.print' op is outside of a function, where nothing runs it
vector.print %c0 : i32
module {
  // CHECK: [[@LINE+1]]:3: error: 'func.call' op is outside of a function, where nothing runs it
  func.call @f() : () -> ()
  func.func private @f()
}
%false = arith.constant false
// CHECK: [[@LINE+1]]:1: error: 'scf.if' op is outside of a function, where nothing runs it
scf.if %false {
}
func.func @main() {
  return
}

// TRANSLATE: -:1:16: error: 'llvm.call' op is outside of a function, where nothing runs it
