// What cannot be lifted.
//
// RUN: %mlcc-opt %s -lift-cf-to-scf -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -lift-cf-to-scf -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

func.func @unreachable() {
  return
^never:
  // expected-error@+1 {{transformation does not support unreachable blocks}}
  "never"() : () -> ()
  return
}

// -----

func.func @endless() {
  scf.execute_region {
    cf.br ^head
  ^head:
    "work"() : () -> ()
    // expected-error@+1 {{Cannot create unreachable terminator for 'scf.execute_region'}}
    cf.br ^head
  }
  return
}
