// A stop for a debugger ends a program that has none.
// FAILS

llvm.func @main() -> i32 {
  "llvm.intr.debugtrap"() : () -> ()
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
