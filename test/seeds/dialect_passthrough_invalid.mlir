// RUN: mlcc-translate -mlir-to-llvmir -split-input-file -verify-diagnostics %s
// RUN: %if mlir-22 %{ mlir-translate-22 -mlir-to-llvmir -split-input-file -verify-diagnostics %s %}

// The 'llvm' Dialect, Attribute Pass-Through: an array has a name and a value.

// expected-error@+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @one() attributes {passthrough = [["alignstack"]]} {
  llvm.return
}

// -----

// expected-error@+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @three() attributes {passthrough = [["alignstack", "4", "5"]]} {
  llvm.return
}

// -----

// expected-error@+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @number() attributes {passthrough = [4]} {
  llvm.return
}

// -----

// expected-error@+1 {{LLVM attribute 'alignstack' expects a value}}
llvm.func @none() attributes {passthrough = ["alignstack"]} {
  llvm.return
}

// -----

// expected-error@+1 {{LLVM attribute 'noinline' does not expect a value, found 'x'}}
llvm.func @useless() attributes {passthrough = [["noinline", "x"]]} {
  llvm.return
}

// -----

// expected-error@+1 {{expected arrays within 'passthrough' to contain two strings}}
llvm.func @numbers() attributes {passthrough = [["alignstack", 4]]} {
  llvm.return
}
