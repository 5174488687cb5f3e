// A graph in which each operation stands before what it uses, and tokens say
// which load comes after which store.
//
// NO ORACLE: it lowers no graphs
// OUT: 3
// OUT: 10

func.func private @printI64(i64)
func.func private @printNewline()
ml_program.global private mutable @n(3 : i64) : i64
func.func private @number(%x: i64) -> i64 {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return %x : i64
}
ml_program.subgraph @main() -> (i32, !ml_program.token) {
  %shown = func.call @number(%later) : (i64) -> i64
  %later, %end = ml_program.global_load_graph @n ordering(%stored -> !ml_program.token) : i64
  %status = arith.trunci %difference : i64 to i32
  %difference = arith.subi %shown, %sum : i64
  %stored = ml_program.global_store_graph @n = %sum ordering(%loaded, %begin -> !ml_program.token) : i64
  %sum = arith.addi %first, %seven : i64
  %first = func.call @number(%old) : (i64) -> i64
  %seven = arith.constant 7 : i64
  %old, %loaded = ml_program.global_load_graph @n ordering(() -> !ml_program.token) : i64
  %begin = ml_program.token
  ml_program.output %status, %end : i32, !ml_program.token
}
