// How long vectors are from here on is the runtime's to say, as mlir-runner's
// library for Arm does. LLVM takes it for the same within a function.
// ONLY on aarch64: -march=armv9-a+sme

func.func private @setArmVLBits(i32)
func.func private @setArmSVLBits(i32)

func.func @print_lengths() attributes {no_inline} {
  %vscale = vector.vscale
  vector.print %vscale : index
  %streaming = arm_sme.streaming_vl <double>
  vector.print %streaming : index
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : i32
  %c128 = arith.constant 128 : i32
  %c512 = arith.constant 512 : i32
  call @setArmVLBits(%c128) : (i32) -> ()
  call @setArmSVLBits(%c512) : (i32) -> ()
  call @print_lengths() : () -> ()
  // OUT: 1
  // OUT: 8
  call @setArmVLBits(%c512) : (i32) -> ()
  call @setArmSVLBits(%c128) : (i32) -> ()
  call @print_lengths() : () -> ()
  // OUT: 4
  // OUT: 2
  return %c0 : i32
}
