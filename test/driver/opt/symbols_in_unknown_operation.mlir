// RUN: mlcc-opt -allow-unregistered-dialect -verify-diagnostics %s
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -verify-diagnostics %s %}
//
// An operation of a dialect that nobody knows may be a symbol table.
func.func private @callee()
func.func @caller() {
  "unknown.wrap"() ({
    // expected-error@+1 {{'func.call' op 'callee' does not reference a valid function}}
    func.call @callee() : () -> ()
    "unknown.yield"() : () -> ()
  }) : () -> ()
  return
}
