// Branches with values, switches of several widths, a block that is never
// reached, values that nothing defines.

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i32) {
  %0 = llvm.sext %x : i32 to i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

// The sum of the numbers up to %n.
llvm.func @sum(%n: i32) -> i32 attributes {no_inline} {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%zero, %zero : i32, i32)
^loop(%i: i32, %total: i32):
  %more = llvm.icmp "sle" %i, %n : i32
  %sum = llvm.add %total, %i : i32
  %next = llvm.add %i, %one : i32
  llvm.cond_br %more, ^loop(%next, %sum : i32, i32), ^done(%total : i32)
^done(%result: i32):
  llvm.return %result : i32
}

llvm.func @choose(%x: i64) -> i32 attributes {no_inline} {
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.switch %x : i64, ^done(%a : i32) [
    -1: ^done(%b : i32),
    4294967296: ^done(%c : i32),
    7: ^seven
  ]
^seven:
  %seven = llvm.mlir.constant(77 : i32) : i32
  llvm.br ^done(%seven : i32)
^done(%result: i32):
  llvm.return %result : i32
}

// A switch that leaves no other case: what it goes to else is never reached.
llvm.func @bit(%x: i1) -> i32 attributes {no_inline} {
  %a = llvm.mlir.constant(10 : i32) : i32
  %b = llvm.mlir.constant(20 : i32) : i32
  llvm.switch %x : i1, ^never [
    0: ^done(%a : i32),
    -1: ^done(%b : i32)
  ]
^never:
  llvm.unreachable
^done(%result: i32):
  llvm.return %result : i32
}

llvm.func @parts(%x: i32) -> i32 attributes {no_inline} {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i32>)>
  %1 = llvm.insertvalue %x, %0[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %2 : i32
}

llvm.func @main() -> i32 {
  %n = llvm.mlir.constant(100 : i32) : i32
  %0 = llvm.call @sum(%n) : (i32) -> i32
  llvm.call @show(%0) : (i32) -> ()
  %minus = llvm.mlir.constant(-1 : i64) : i64
  %1 = llvm.call @choose(%minus) : (i64) -> i32
  llvm.call @show(%1) : (i32) -> ()
  %large = llvm.mlir.constant(4294967296 : i64) : i64
  %2 = llvm.call @choose(%large) : (i64) -> i32
  llvm.call @show(%2) : (i32) -> ()
  %seven = llvm.mlir.constant(7 : i64) : i64
  %3 = llvm.call @choose(%seven) : (i64) -> i32
  llvm.call @show(%3) : (i32) -> ()
  %zero = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.call @choose(%zero) : (i64) -> i32
  llvm.call @show(%4) : (i32) -> ()
  %false = llvm.mlir.constant(false) : i1
  %5 = llvm.call @bit(%false) : (i1) -> i32
  llvm.call @show(%5) : (i32) -> ()
  %true = llvm.mlir.constant(true) : i1
  %6 = llvm.call @bit(%true) : (i1) -> i32
  llvm.call @show(%6) : (i32) -> ()
  %7 = llvm.call @parts(%n) : (i32) -> i32
  llvm.call @show(%7) : (i32) -> ()
  %8 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %8 : i32
}

// OUT: 5050
// OUT: 2
// OUT: 3
// OUT: 77
// OUT: 1
// OUT: 10
// OUT: 20
// OUT: 100
