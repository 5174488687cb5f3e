// LLVM passes bfloat by value on some targets only.
func.func @twice_bf16(%x: bf16) -> bf16 {
  %r = arith.addf %x, %x : bf16
  return %r : bf16
}
