// affine.min and affine.max of several expressions of dimensions and symbols.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @bounds(%n: index) {
  affine.for %i = 0 to 8 step 3 {
    %0 = affine.min affine_map<(d0)[s0] -> (d0 + 4, s0, 9)>(%i)[%n]
    vector.print %0 : index
    %1 = affine.max affine_map<(d0)[s0] -> (d0 * 2, s0 floordiv 2, 1)>(%i)[%n]
    vector.print %1 : index
  }
  return
}

func.func @main() -> i32 {
  %c7 = arith.constant 7 : index
  %c100 = arith.constant 100 : index
  call @bounds(%c7) : (index) -> ()
  call @bounds(%c100) : (index) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 4
// OUT: 3
// OUT: 7
// OUT: 6
// OUT: 7
// OUT: 12
// OUT: 4
// OUT: 50
// OUT: 7
// OUT: 50
// OUT: 9
// OUT: 50
