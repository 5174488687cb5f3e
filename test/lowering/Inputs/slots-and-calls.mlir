// Inputs of all_modules.py: what inline, sroa, mem2reg and their like ask of the
// LLVM dialect and of functions, one piece for each thing that is decided.

// Forbidden words, and ones that are not.
llvm.func @no_copy() -> i32 attributes {passthrough = ["noinline", "noduplicate"]} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @twice() -> i32 attributes {passthrough = ["nounwind", ["a", "b"], "returns_twice"]} {
  %0 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @strict() -> i32 attributes {passthrough = ["strictfp"]} {
  %0 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @coroutine() -> i32 attributes {passthrough = ["presplitcoroutine"]} {
  %0 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @allowed() -> i32 attributes {passthrough = ["nounwind", ["a", "b"], "cold"]} {
  %0 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @not_inlined() -> i32 attributes {no_inline} {
  %0 = llvm.mlir.constant(6 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @calls() -> i32 {
  %0 = llvm.call @no_copy() : () -> i32
  %1 = llvm.call @twice() : () -> i32
  %2 = llvm.call @strict() : () -> i32
  %3 = llvm.call @coroutine() : () -> i32
  %4 = llvm.call @allowed() : () -> i32
  %5 = llvm.call @not_inlined() : () -> i32
  %6 = llvm.add %0, %1 : i32
  %7 = llvm.add %2, %3 : i32
  %8 = llvm.add %4, %5 : i32
  %9 = llvm.add %6, %7 : i32
  %10 = llvm.add %8, %9 : i32
  llvm.return %10 : i32
}

// -----

llvm.func @on_stack(%p: !llvm.ptr {llvm.inalloca = i32}) {
  llvm.return
}
llvm.func @with_more(%n: i32, ...) {
  llvm.return
}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @on_stack(%p) : (!llvm.ptr) -> ()
  llvm.call @with_more(%0) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

// Arguments by value: copied where the memory may be written, aligned as asked.
llvm.func @reads(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.func @nothing(%p: !llvm.ptr {llvm.byval = i64}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
llvm.func @writes(%p: !llvm.ptr {llvm.byval = i64}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.store %0, %p : i64, !llvm.ptr
  llvm.return %0 : i64
}
llvm.func @any(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 4 : i64}) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.mlir.global internal @g(1 : i64) {alignment = 8 : i64} : i64
llvm.mlir.global internal @h(1 : i64) : i64
llvm.func @caller(%a: !llvm.ptr, %b: !llvm.ptr {llvm.align = 32 : i64}, %c: !llvm.ptr {llvm.align = 8 : i64}) -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  %t = llvm.alloca %n x i64 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %e = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %0 = llvm.call @reads(%a) : (!llvm.ptr) -> i64
  %1 = llvm.call @reads(%b) : (!llvm.ptr) -> i64
  %2 = llvm.call @reads(%c) : (!llvm.ptr) -> i64
  %3 = llvm.call @reads(%s) : (!llvm.ptr) -> i64
  %4 = llvm.call @reads(%t) : (!llvm.ptr) -> i64
  %5 = llvm.call @reads(%g) : (!llvm.ptr) -> i64
  %6 = llvm.call @reads(%h) : (!llvm.ptr) -> i64
  %7 = llvm.call @reads(%e) : (!llvm.ptr) -> i64
  %8 = llvm.call @nothing(%a) : (!llvm.ptr) -> i64
  %9 = llvm.call @writes(%a) : (!llvm.ptr) -> i64
  %10 = llvm.call @any(%a) : (!llvm.ptr) -> i64
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
  llvm.return %0 : i64
}

// -----

// Stack memory of what is inlined: of a known size, of none, of an unknown one, with
// a lifetime of its own, and outside the entry.
llvm.func @take(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @lives(%x: i32) -> i32 {
  %n = llvm.mlir.constant(2 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %z x i32 : (i32) -> !llvm.ptr
  %r = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %r : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.call @take(%p, %q, %r) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.intr.lifetime.end %r : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @caller(%x: i32) -> i32 {
  %0 = llvm.call @lives(%x) : (i32) -> i32
  %1 = llvm.call @lives(%0) : (i32) -> i32
  llvm.return %1 : i32
}

// -----

llvm.func @take(!llvm.ptr)
llvm.func @lives(%x: i32) -> i32 {
  %n = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @take(%p) : (!llvm.ptr) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @caller(%x: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = llvm.call @lives(%x) : (i32) -> i32
  llvm.br ^bb2
^bb2:
  llvm.return %x : i32
}

// -----

llvm.func @take(!llvm.ptr)
llvm.func @lives(%x: i32, %c: i1) -> i32 {
  %n = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @take(%p) : (!llvm.ptr) -> ()
  llvm.call @take(%q) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %r = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @take(%r) : (!llvm.ptr) -> ()
  llvm.return %x : i32
^bb2:
  llvm.return %n : i32
}
llvm.func @caller(%x: i32, %c: i1) -> i32 {
  %0 = llvm.call @lives(%x, %c) : (i32, i1) -> i32
  llvm.return %0 : i32
}

// -----

// Functions of func: called once, twice, by themselves, by each other, by names.
func.func private @once(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func private @twice(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
func.func private @itself(%x: i32) -> i32 {
  %0 = call @itself(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @one(%x: i32) -> i32 {
  %0 = call @other(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @other(%x: i32) -> i32 {
  %0 = call @third(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @third(%x: i32) -> i32 {
  %0 = call @one(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @named(%x: i32) -> i32 {
  return %x : i32
}
func.func nested @hidden(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller(%x: i32) -> (i32, i32, i32, i32, i32, (i32) -> i32, i32) {
  %0 = call @once(%x) : (i32) -> i32
  %1 = call @twice(%0) : (i32) -> i32
  %2 = call @twice(%1) : (i32) -> i32
  %3 = call @itself(%2) : (i32) -> i32
  %4 = call @one(%3) : (i32) -> i32
  %5 = call @named(%4) : (i32) -> i32
  %f = constant @named : (i32) -> i32
  %6 = call @hidden(%x) : (i32) -> i32
  %7 = call @hidden(%x) {no_inline} : (i32) -> i32
  return %0, %2, %3, %4, %5, %f, %7 : i32, i32, i32, i32, i32, (i32) -> i32, i32
}

// -----

// A function of several blocks, where there is room for them and where not.
func.func private @blocks(%c: i1, %x: i32) -> (i32, i32) {
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  %0 = arith.addi %x, %x : i32
  cf.br ^bb2(%0 : i32)
^bb2(%1: i32):
  return %1, %x : i32, i32
}
func.func @caller(%c: i1, %x: i32) -> (i32, i32, i32) {
  %0:2 = call @blocks(%c, %x) : (i1, i32) -> (i32, i32)
  %1:2 = scf.if %c -> (i32, i32) {
    %2:2 = func.call @blocks(%c, %x) : (i1, i32) -> (i32, i32)
    scf.yield %2#1, %2#0 : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  %3 = scf.execute_region -> i32 {
    %4:2 = func.call @blocks(%c, %x) : (i1, i32) -> (i32, i32)
    scf.yield %4#0 : i32
  }
  return %0#1, %1#1, %3 : i32, i32, i32
}

// -----

// Modules in modules.
func.func private @f(%x: i32) -> i32 {
  return %x : i32
}
module @inner {
  func.func private @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = call @f(%x) : (i32) -> i32
    return %0 : i32
  }
}
func.func @g(%x: i32) -> i32 {
  %0 = call @f(%x) : (i32) -> i32
  return %0 : i32
}
module attributes {sym_visibility = "private"} {
  func.func @h(%x: i32) -> i32 {
    return %x : i32
  }
}

// -----

// Slots that become values.
llvm.func @joins(%c: i1, %x: i32, %y: i32, %n: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  llvm.store %n, %q : i32, !llvm.ptr
  llvm.br ^bb3
^bb3:
  %2 = llvm.load %p : !llvm.ptr -> i32
  %3 = llvm.load %q : !llvm.ptr -> i32
  %4 = llvm.add %2, %3 : i32
  llvm.cond_br %c, ^bb4, ^bb5
^bb4:
  llvm.store %4, %p : i32, !llvm.ptr
  llvm.br ^bb3
^bb5:
  %5 = llvm.load %q : !llvm.ptr -> i32
  %6 = llvm.add %4, %5 : i32
  llvm.return %6 : i32
}

// -----

llvm.func @twice_to_one(%c: i1, %x: i32, %f: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.switch %f : i32, ^bb1 [
    3: ^bb2,
    4: ^bb2
  ]
^bb1:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %2 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @other_types(%x: i64, %v: vector<2xf32>, %f: f32, %s: !llvm.struct<(i32, i32)>, %a: !llvm.ptr<1>) -> (f32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %q = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %t = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> f64
  %3 = llvm.load %p : !llvm.ptr -> vector<2xf32>
  %4 = llvm.load %p : !llvm.ptr -> i8
  %5 = llvm.load %p : !llvm.ptr -> f32
  llvm.store %v, %q : vector<2xf32>, !llvm.ptr
  llvm.store %f, %q : f32, !llvm.ptr
  %6 = llvm.load %q : !llvm.ptr -> i64
  llvm.store %s, %r : !llvm.struct<(i32, i32)>, !llvm.ptr
  %7 = llvm.load %r : !llvm.ptr -> i64
  llvm.store %a, %t : !llvm.ptr<1>, !llvm.ptr
  %8 = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %9 = llvm.load %t : !llvm.ptr -> i64
  "test.use"(%2, %3, %4, %6, %7, %8, %9) : (f64, vector<2xf32>, i8, i64, i64, !llvm.ptr, i64) -> ()
  llvm.return %5 : f32
}

// -----

llvm.func @other_types_each(%x: i64, %v: vector<2xf32>, %f: f32) -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %q = llvm.alloca %1 x vector<2xf32> : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x vector<[2]xf32> : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> f64
  llvm.store %x, %q : i64, !llvm.ptr
  llvm.store %f, %q : f32, !llvm.ptr
  %3 = llvm.load %q : !llvm.ptr -> vector<2xf32>
  llvm.store %f, %r : f32, !llvm.ptr
  %4 = llvm.load %r : !llvm.ptr -> f32
  "test.use"(%2, %3, %4) : (f64, vector<2xf32>, f32) -> ()
  llvm.return %4 : f32
}

// -----

llvm.func @take(!llvm.ptr)
llvm.func @kept(%x: i32, %c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %r = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
  %s = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store volatile %x, %p : i32, !llvm.ptr
  llvm.call @take(%q) : (!llvm.ptr) -> ()
  llvm.store %x, %r : i32, !llvm.ptr
  llvm.store %s, %s : !llvm.ptr, !llvm.ptr
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.load %q : !llvm.ptr -> i32
  %5 = llvm.load %r : !llvm.ptr -> i32
  %6 = llvm.add %3, %4 : i32
  %7 = llvm.add %5, %6 : i32
  llvm.return %7 : i32
}

// -----

llvm.func @forgotten(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  %g = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %i = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  %l = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %2 = llvm.load %l : !llvm.ptr -> i32
  llvm.intr.invariant.end %i, 4, %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %2 : i32
}

// -----

llvm.func @filled(%x: i8, %f: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(4 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %s = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%q, %x, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memcpy"(%r, %f, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy"(%f, %r, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%s, %p, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %5 = llvm.load %p : !llvm.ptr -> i32
  %6 = llvm.load %q : !llvm.ptr -> i32
  %7 = llvm.load %r : !llvm.ptr -> i32
  %8 = llvm.load %s : !llvm.ptr -> i32
  %9 = llvm.add %5, %6 : i32
  %10 = llvm.add %7, %8 : i32
  %11 = llvm.add %9, %10 : i32
  llvm.return %11 : i32
}

// -----

llvm.func @copied_onto_itself(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%q, %q, %4) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %5 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %5 : i32
}

// -----

// Slots of several fields.
llvm.func @fields(%x: i32, %y: i16) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, array<3 x i16>, struct<(i8, i32)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x i16>, struct<(i8, i32)>)>
  %b = llvm.getelementptr inbounds %p[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x i16>, struct<(i8, i32)>)>
  %c = llvm.getelementptr inbounds %p[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x i16>, struct<(i8, i32)>)>
  llvm.store %x, %a {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %y, %b : i16, !llvm.ptr
  llvm.store %x, %c {alignment = 4 : i64} : i32, !llvm.ptr
  %2 = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %b : !llvm.ptr -> i16
  %4 = llvm.load %c : !llvm.ptr -> i32
  "test.use"(%2, %3) : (i32, i16) -> ()
  llvm.return %4 : i32
}

// -----

llvm.func @fields_that_stay(%x: i32, %i: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %1 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %q = llvm.alloca %1 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %r = llvm.alloca %2 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %s = llvm.alloca %1 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %b = llvm.getelementptr %q[1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %c = llvm.getelementptr %r[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %d = llvm.getelementptr %s[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %x, %b : i32, !llvm.ptr
  llvm.store %x, %c : i32, !llvm.ptr
  llvm.store %x, %d : i32, !llvm.ptr
  %3 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %3 : i32
}

// -----

llvm.func @parts_of_fields(%x: i64, %y: i8) -> i8 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %b = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %a : i64, !llvm.ptr
  llvm.store %y, %b : i8, !llvm.ptr
  %2 = llvm.load %c : !llvm.ptr -> i8
  %3 = llvm.load %p : !llvm.ptr -> i64
  "test.use"(%3) : (i64) -> ()
  llvm.return %2 : i8
}

// -----

llvm.func @filled_fields(%x: i8, %f: !llvm.ptr, %v: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.mlir.constant(8 : i32) : i32
  %6 = llvm.mlir.constant(6 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %q = llvm.alloca %1 x !llvm.struct<(i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %b = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %c = llvm.getelementptr %r[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  "llvm.intr.memset"(%p, %x, %8) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memcpy"(%q, %f, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memset"(%r, %x, %6) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.load %a : !llvm.ptr -> i32
  %3 = llvm.load %b : !llvm.ptr -> i32
  %4 = llvm.load %c : !llvm.ptr -> i32
  %5 = llvm.add %2, %3 : i32
  %7 = llvm.add %4, %5 : i32
  llvm.return %7 : i32
}

// -----

// Memory of memref.
func.func @memrefs(%x: f32, %c: i1, %y: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloca() : memref<f32>
  %1 = memref.alloca() : memref<1xf32>
  %2 = memref.alloca() : memref<2x2xf32>
  memref.store %x, %0[] : memref<f32>
  memref.store %x, %1[%c0] : memref<1xf32>
  memref.store %x, %2[%c0, %c1] : memref<2x2xf32>
  memref.store %y, %2[%c1, %c0] : memref<2x2xf32>
  scf.if %c {
    memref.store %y, %0[] : memref<f32>
  }
  %3 = memref.load %0[] : memref<f32>
  %4 = memref.load %1[%c0] : memref<1xf32>
  %5 = memref.load %2[%c0, %c1] : memref<2x2xf32>
  return %3, %4, %5 : f32, f32, f32
}

// -----

func.func @memrefs_in_blocks(%x: f32, %c: i1) -> f32 {
  %0 = memref.alloca() : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %0[] : memref<f32>
  cf.br ^bb2
^bb2:
  %1 = memref.load %0[] : memref<f32>
  return %1 : f32
}
// -----

// An address that nobody goes to may be where the slot begins, no other.
llvm.func @zero(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %s = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @dynamic(%i: i64, %v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @one(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----

// A block that writes the slot ends what is live in front of it.
llvm.func @written_on_one_side(%c: i1, %v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  llvm.store %c1, %p : i32, !llvm.ptr
  llvm.br ^bb3
^bb3:
  llvm.cond_br %c, ^bb4, ^bb5
^bb4:
  llvm.br ^bb5
^bb5:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.cond_br %c, ^bb3, ^bb6
^bb6:
  llvm.return %r : i32
}
llvm.func @loop_that_writes(%c: i1, %v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb2, ^bb3
^bb2:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^bb2, ^bb1
^bb3:
  llvm.cond_br %c, ^bb1, ^bb4
^bb4:
  llvm.store %c1, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.cond_br %c, ^bb4, ^bb5
^bb5:
  %s = llvm.load %p : !llvm.ptr -> i32
  llvm.return %s : i32
}
