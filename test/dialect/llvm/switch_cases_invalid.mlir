// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// Cases of a switch that are no numbers of its type; mlir-opt cuts what does not
// fit.

llvm.func @f(%a: i1) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  llvm.switch %a : i1, ^end [ 2: ^end ]
^end:
  llvm.return
}

// -----

llvm.func @f(%a: i1) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  llvm.switch %a : i1, ^end [ -2: ^end ]
^end:
  llvm.return
}

// -----

llvm.func @f(%a: i1) {
  // expected-error@+1 {{expected integer value}}
  llvm.switch %a : i1, ^end [ "1": ^end ]
^end:
  llvm.return
}
