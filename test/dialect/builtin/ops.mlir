// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of builtin, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module @named attributes {some.flag, sym_visibility = "private"} {
  module {
  }
  module @inner attributes {a.b = 3 : i8} {
    func.func @f(%arg0: i32) -> i64 {
      %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
      %1:2 = builtin.unrealized_conversion_cast %arg0, %0 : i32, i64 to f32, f64 {note}
      %2 = builtin.unrealized_conversion_cast to index
      return %0 : i64
    }
  }
}

