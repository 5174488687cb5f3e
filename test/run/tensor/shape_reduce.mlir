// The block of a reduction of a shape may end with its arguments: the last size and
// its index.
//
// NO ORACLE: its passes know no shapes
// OUT: 10

func.func @main() -> i32 {
  %a = arith.constant 7 : index
  %b = arith.constant 9 : index
  %s = tensor.from_elements %a, %b : tensor<2xindex>
  %d = tensor.cast %s : tensor<2xindex> to tensor<?xindex>
  %0:2 = shape.reduce(%d, %a, %a) : tensor<?xindex> -> (index, index) {
  ^bb0(%i: index, %e: index, %x: index, %y: index):
    shape.yield %e, %i : index, index
  }
  %1 = arith.addi %0#0, %0#1 : index
  vector.print %1 : index
  %z = arith.constant 0 : i32
  return %z : i32
}
