// What deallocate.sh compiles: memory goes through branches, loops, conditionals,
// calls and selections, and is read at the end.
memref.global "private" constant @ones : memref<2xi32> = dense<1>
func.func private @new(%v: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %m[%c1] : memref<2xi32>
  return %m : memref<2xi32>
}
func.func private @sum(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = memref.load %m[%c1] : memref<2xi32>
  %r = arith.subi %y, %x : i32
  return %r : i32
}
func.func @argument(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func private @either(%c: i1, %m: memref<2xi32>) -> memref<2xi32> {
  %k = arith.constant 11 : i32
  cf.cond_br %c, ^one, ^two
^one:
  return %m : memref<2xi32>
^two:
  %n = call @new(%k) : (i32) -> memref<2xi32>
  return %n : memref<2xi32>
}
func.func @branches(%c: i1, %d: i1, %a: memref<2xi32>) -> memref<2xi32> {
  %k = arith.constant 13 : i32
  %m = call @new(%k) : (i32) -> memref<2xi32>
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^three(%m : memref<2xi32>)
^two:
  cf.br ^three(%a : memref<2xi32>)
^three(%r: memref<2xi32>):
  %n = memref.alloc() : memref<2xi32>
  memref.copy %m, %n : memref<2xi32> to memref<2xi32>
  cf.cond_br %d, ^four(%n, %r : memref<2xi32>, memref<2xi32>), ^four(%r, %r : memref<2xi32>, memref<2xi32>)
^four(%x: memref<2xi32>, %y: memref<2xi32>):
  memref.copy %y, %m : memref<2xi32> to memref<2xi32>
  return %x : memref<2xi32>
}
func.func @across(%c: i1, %a: memref<2xi32>) {
  %k = arith.constant 17 : i32
  %m = call @new(%k) : (i32) -> memref<2xi32>
  cf.cond_br %c, ^one(%m : memref<2xi32>), ^two(%a, %c : memref<2xi32>, i1)
^one(%x: memref<2xi32>):
  memref.copy %x, %a : memref<2xi32> to memref<2xi32>
  cf.br ^two(%m, %c : memref<2xi32>, i1)
^two(%y: memref<2xi32>, %z: i1):
  memref.copy %y, %m : memref<2xi32> to memref<2xi32>
  return
}
func.func @loop(%n: index, %a: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> memref<2xi32> {
    %v = func.call @sum(%m) : (memref<2xi32>) -> i32
    %w = arith.addi %v, %v : i32
    %b = func.call @new(%w) : (i32) -> memref<2xi32>
    scf.yield %b : memref<2xi32>
  }
  return %r : memref<2xi32>
}
func.func @until(%n: i32, %a: memref<2xi32>) -> memref<2xi32> {
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%m = %a, %k = %n) : (memref<2xi32>, i32) -> (memref<2xi32>, i32) {
    %v = func.call @sum(%m) : (memref<2xi32>) -> i32
    %c = arith.cmpi slt, %v, %k : i32
    scf.condition(%c) %m, %k : memref<2xi32>, i32
  } do {
  ^bb0(%m: memref<2xi32>, %k: i32):
    %v = func.call @sum(%m) : (memref<2xi32>) -> i32
    %w = arith.addi %v, %one : i32
    %b = func.call @new(%w) : (i32) -> memref<2xi32>
    scf.yield %b, %k : memref<2xi32>, i32
  }
  return %r#0 : memref<2xi32>
}
func.func @conditional(%c: i1, %a: memref<2xi32>) -> memref<2xi32> {
  %k = arith.constant 19 : i32
  %r, %q = scf.if %c -> (memref<2xi32>, i32) {
    %b = func.call @new(%k) : (i32) -> memref<2xi32>
    scf.yield %b, %k : memref<2xi32>, i32
  } else {
    scf.yield %a, %k : memref<2xi32>, i32
  }
  return %r : memref<2xi32>
}
func.func @captured(%c: i1) -> memref<2xi32> {
  %k = arith.constant 23 : i32
  %j = arith.constant 29 : i32
  %m = call @new(%k) : (i32) -> memref<2xi32>
  %n = call @new(%j) : (i32) -> memref<2xi32>
  %r = scf.if %c -> memref<2xi32> {
    scf.yield %m : memref<2xi32>
  } else {
    scf.yield %n : memref<2xi32>
  }
  return %r : memref<2xi32>
}
func.func @switch(%i: index, %a: memref<2xi32>) -> memref<2xi32> {
  %k = arith.constant 31 : i32
  %r = scf.index_switch %i -> memref<2xi32>
  case 1 {
    %m = func.call @new(%k) : (i32) -> memref<2xi32>
    scf.yield %m : memref<2xi32>
  }
  default {
    scf.yield %a : memref<2xi32>
  }
  return %r : memref<2xi32>
}
func.func @region(%c: i1, %a: memref<2xi32>) -> memref<2xi32> {
  %k = arith.constant 37 : i32
  %r = scf.execute_region -> memref<2xi32> {
    %m = func.call @new(%k) : (i32) -> memref<2xi32>
    cf.cond_br %c, ^x, ^y
  ^x:
    scf.yield %m : memref<2xi32>
  ^y:
    scf.yield %a : memref<2xi32>
  }
  return %r : memref<2xi32>
}
func.func @selected(%c: i1, %d: i1, %a: memref<2xi32>) -> memref<2xi32> {
  %k = arith.constant 41 : i32
  %m = call @new(%k) : (i32) -> memref<2xi32>
  %s = arith.select %c, %m, %a : memref<2xi32>
  %t = arith.select %d, %s, %a : memref<2xi32>
  return %t : memref<2xi32>
}
func.func @twice(%k: i32) -> (memref<2xi32>, memref<2xi32>) {
  %m = call @new(%k) : (i32) -> memref<2xi32>
  return %m, %m : memref<2xi32>, memref<2xi32>
}
func.func @part(%n: index) -> memref<?xi32, strided<[1], offset: ?>> {
  %c3 = arith.constant 3 : index
  %k = arith.constant 43 : i32
  %m = memref.alloc(%c3) : memref<?xi32>
  memref.store %k, %m[%n] : memref<?xi32>
  %s = memref.subview %m[%n][1][1] : memref<?xi32> to memref<1xi32, strided<[1], offset: ?>>
  %t = memref.cast %s : memref<1xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
  return %t : memref<?xi32, strided<[1], offset: ?>>
}
func.func @larger(%n: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %k = arith.constant 47 : i32
  %m = memref.alloc(%c2) : memref<?xi32>
  memref.store %k, %m[%c0] : memref<?xi32>
  %r = memref.realloc %m(%n) : memref<?xi32> to memref<?xi32>
  return %r : memref<?xi32>
}
func.func @constant() -> memref<2xi32> {
  %m = memref.get_global @ones : memref<2xi32>
  return %m : memref<2xi32>
}
func.func @unranked(%a: memref<*xi32>) -> memref<*xi32> {
  return %a : memref<*xi32>
}
func.func private @recur(%n: index, %m: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %c, ^a, ^b
^a:
  return %m : memref<2xi32>
^b:
  %v = call @sum(%m) : (memref<2xi32>) -> i32
  %k = call @new(%v) : (i32) -> memref<2xi32>
  %l = arith.subi %n, %c1 : index
  %r = call @recur(%l, %k) : (index, memref<2xi32>) -> memref<2xi32>
  return %r : memref<2xi32>
}
func.func private @in_parallel(%a: memref<8xi32>) {
  scf.forall (%i) in (8) {
    %m = memref.alloc() : memref<i32>
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[] : memref<i32>
    %w = memref.load %m[] : memref<i32>
    memref.store %w, %a[%i] : memref<8xi32>
  }
  return
}
func.func private @step(%total: i32, %x: i32) -> i32 {
  %k = arith.constant 31 : i32
  %t = arith.muli %total, %k : i32
  %r = arith.addi %t, %x : i32
  return %r : i32
}
func.func private @add(%total: i32, %m: memref<2xi32>) -> i32 {
  %v = call @sum(%m) : (memref<2xi32>) -> i32
  %r = call @step(%total, %v) : (i32, i32) -> i32
  return %r : i32
}
func.func @test(%c: i1, %d: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %ten = arith.constant 10 : i32
  %a = call @new(%three) : (i32) -> memref<2xi32>
  %r0 = call @argument(%a) : (memref<2xi32>) -> memref<2xi32>
  %t0 = call @add(%three, %r0) : (i32, memref<2xi32>) -> i32
  %r1 = call @either(%c, %a) : (i1, memref<2xi32>) -> memref<2xi32>
  %t1 = call @add(%t0, %r1) : (i32, memref<2xi32>) -> i32
  %r2 = call @branches(%c, %d, %a) : (i1, i1, memref<2xi32>) -> memref<2xi32>
  %t2 = call @add(%t1, %r2) : (i32, memref<2xi32>) -> i32
  call @across(%c, %a) : (i1, memref<2xi32>) -> ()
  %t3 = call @add(%t2, %a) : (i32, memref<2xi32>) -> i32
  %r4 = call @loop(%n, %a) : (index, memref<2xi32>) -> memref<2xi32>
  %t4 = call @add(%t3, %r4) : (i32, memref<2xi32>) -> i32
  %r5 = call @until(%ten, %a) : (i32, memref<2xi32>) -> memref<2xi32>
  %t5 = call @add(%t4, %r5) : (i32, memref<2xi32>) -> i32
  %r6 = call @conditional(%c, %a) : (i1, memref<2xi32>) -> memref<2xi32>
  %t6 = call @add(%t5, %r6) : (i32, memref<2xi32>) -> i32
  %r7 = call @captured(%c) : (i1) -> memref<2xi32>
  %t7 = call @add(%t6, %r7) : (i32, memref<2xi32>) -> i32
  %r8 = call @switch(%n, %a) : (index, memref<2xi32>) -> memref<2xi32>
  %t8 = call @add(%t7, %r8) : (i32, memref<2xi32>) -> i32
  %r9 = call @region(%c, %a) : (i1, memref<2xi32>) -> memref<2xi32>
  %t9 = call @add(%t8, %r9) : (i32, memref<2xi32>) -> i32
  %ra = call @selected(%c, %d, %a) : (i1, i1, memref<2xi32>) -> memref<2xi32>
  %ta = call @add(%t9, %ra) : (i32, memref<2xi32>) -> i32
  %rb:2 = call @twice(%ten) : (i32) -> (memref<2xi32>, memref<2xi32>)
  %tb = call @add(%ta, %rb#0) : (i32, memref<2xi32>) -> i32
  %tc = call @add(%tb, %rb#1) : (i32, memref<2xi32>) -> i32
  %rd = call @part(%n) : (index) -> memref<?xi32, strided<[1], offset: ?>>
  %vd = memref.load %rd[%c0] : memref<?xi32, strided<[1], offset: ?>>
  %td = call @step(%tc, %vd) : (i32, i32) -> i32
  %re = call @larger(%n) : (index) -> memref<?xi32>
  %rf = call @constant() : () -> memref<2xi32>
  %tf = call @add(%td, %rf) : (i32, memref<2xi32>) -> i32
  %ua = memref.cast %a : memref<2xi32> to memref<*xi32>
  %ru = call @unranked(%ua) : (memref<*xi32>) -> memref<*xi32>
  %rg = memref.cast %ru : memref<*xi32> to memref<2xi32>
  %tg = call @add(%tf, %rg) : (i32, memref<2xi32>) -> i32
  %rh = call @recur(%n, %a) : (index, memref<2xi32>) -> memref<2xi32>
  %th = call @add(%tg, %rh) : (i32, memref<2xi32>) -> i32
  %p = memref.alloc() : memref<8xi32>
  call @in_parallel(%p) : (memref<8xi32>) -> ()
  %vp = memref.load %p[%n] : memref<8xi32>
  %tp = call @step(%th, %vp) : (i32, i32) -> i32
  return %tp : i32
}
