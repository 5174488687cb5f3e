// RUN: not %mlcc -target armv7-linux-gnueabihf -emit-mlir %s -o - 2>&1 | FileCheck %s
//
// Functions of the C library that cannot be called: the program has another of
// that name, or there is none for the type.

// CHECK: :[[#@LINE+3]]:8: error: 'math.log1p' op cannot be lowered: libm's 'log1p' is another function here
func.func @log1p(%i: i32) -> f64 {
  %0 = arith.sitofp %i : i32 to f64
  %1 = math.log1p %0 : f64
  return %1 : f64
}

// CHECK: :[[#@LINE+2]]:8: error: 'math.cbrt' op cannot be lowered: libm has no function for 'f80'
func.func @no_long_double(%a: f80) -> f80 {
  %0 = math.cbrt %a : f80
  return %0 : f80
}

// A function of its type is the one that is called.
// CHECK-NOT: error:
func.func @erf(%a: f64) -> f64 {
  return %a : f64
}
func.func @calls_own(%a: f64) -> f64 {
  %0 = math.erf %a : f64
  return %0 : f64
}
