// A trap ends the program.
// FAILS

llvm.func @main() -> i32 {
  "llvm.intr.trap"() : () -> ()
  llvm.unreachable
}
