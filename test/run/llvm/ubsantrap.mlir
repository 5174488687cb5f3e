// A trap with the number of a failure ends the program.
// FAILS

llvm.func @main() -> i32 {
  "llvm.intr.ubsantrap"() <{failureKind = 3 : i8}> : () -> ()
  llvm.unreachable
}
