// Branches become ifs and switches, cycles loops.
//
// RUN: %mlcc-opt %s -lift-cf-to-scf -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -lift-cf-to-scf -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @if
// CHECK-SAME: [[C:%.+]]: i1, [[X:%.+]]: i32, [[Y:%.+]]: i32
// CHECK: [[R:%.+]] = scf.if [[C]] -> (i32) {
// CHECK-NEXT: "left"()
// CHECK-NEXT: scf.yield [[Y]]
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield [[X]]
// CHECK: return [[R]]
func.func @if(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^left, ^end(%x : i32)
^left:
  "left"() : () -> ()
  cf.br ^end(%y : i32)
^end(%r: i32):
  return %r : i32
}

// The loop gives what is used behind it.

// CHECK-LABEL: @while
// CHECK-SAME: [[N:%.+]]: i32
// CHECK: [[R:%.+]]:2 = scf.while ([[I:%.+]] = {{%.+}}, {{%.+}} = {{%.+}}) : (i32, i32) -> (i32, i32) {
// CHECK: [[LESS:%.+]] = arith.cmpi slt, [[I]], [[N]]
// CHECK: [[S:%.+]]:3 = scf.if [[LESS]] -> (i32, i32, i32) {
// CHECK: "body"([[I]])
// CHECK: [[GO:%.+]] = arith.trunci [[S]]#2 : i32 to i1
// CHECK: scf.condition([[GO]]) [[S]]#0, [[I]]
// CHECK: return [[R]]#1
func.func @while(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %less = arith.cmpi slt, %i, %n : i32
  cf.cond_br %less, ^body, ^end
^body:
  %next = "body"(%i) : (i32) -> i32
  cf.br ^head(%next : i32)
^end:
  return %i : i32
}

// A switch on the bits of its value.

// CHECK-LABEL: @switch
// CHECK: [[AT:%.+]] = arith.index_castui {{%.+}} : i8 to index
// CHECK-NEXT: scf.index_switch [[AT]] -> i32
// CHECK-NEXT: case 255 {
// CHECK-NEXT: "one"()
// CHECK: case 3 {
// CHECK-NEXT: "three"()
// CHECK: default {
// CHECK-NEXT: scf.yield
func.func @switch(%flag: i8, %x: i32, %y: i32) -> i32 {
  cf.switch %flag : i8, [
    default: ^end(%x : i32),
    -1: ^one,
    3: ^three
  ]
^one:
  "one"() : () -> ()
  cf.br ^end(%y : i32)
^three:
  "three"() : () -> ()
  cf.br ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}

// Two ways into a cycle: a switch in the loop says which was taken.

// CHECK-LABEL: @irreducible
// CHECK-SAME: [[C:%.+]]: i1
// CHECK: [[WHICH:%.+]] = scf.if [[C]] -> (i32)
// CHECK: scf.while ([[W:%.+]] = [[WHICH]]) : (i32) -> i32 {
// CHECK-NEXT: [[AT:%.+]] = arith.index_castui [[W]]
// CHECK-NEXT: scf.index_switch [[AT]]
// CHECK: "b"()
// CHECK: "a"()
func.func @irreducible(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %x = "a"() : () -> i1
  cf.cond_br %x, ^b, ^end
^b:
  %y = "b"() : () -> i1
  cf.cond_br %y, ^a, ^end
^end:
  return
}

// Several ways out of one: a switch behind the loop.

// CHECK-LABEL: @exits
// CHECK: [[R:%.+]]:4 = scf.while
// CHECK: [[AT:%.+]] = arith.index_castui [[R]]#3
// CHECK: [[V:%.+]] = scf.index_switch [[AT]] -> i32
// CHECK: return [[V]]
func.func @exits(%c: i1) -> i32 {
  cf.br ^a(%c : i1)
^a(%q: i1):
  %x:2 = "a"(%q) : (i1) -> (i1, i32)
  cf.cond_br %x#0, ^b, ^first
^b:
  %y:2 = "b"() : () -> (i1, i32)
  cf.cond_br %y#0, ^a(%x#0 : i1), ^second
^first:
  "first"() : () -> ()
  return %x#1 : i32
^second:
  return %y#1 : i32
}

// CHECK-LABEL: @endless
// CHECK: scf.while
// CHECK: "work"()
// CHECK: [[P:%.+]] = ub.poison : i32
// CHECK-NEXT: return [[P]]
func.func @endless() -> i32 {
  cf.br ^head
^head:
  "work"() : () -> ()
  cf.br ^head
}

// Different ends cannot be one.

// CHECK-LABEL: @ends
// CHECK: cf.cond_br
// CHECK: return
// CHECK: "other.end"()
func.func @ends(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  "other.end"() : () -> ()
}

// Regions inside of functions, too.

// CHECK-LABEL: @inside
// CHECK: scf.execute_region {
// CHECK: scf.if
// CHECK-NOT: {{ cf\.}}
func.func @inside(%c: i1) {
  scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    "a"() : () -> ()
    cf.br ^b
  ^b:
    scf.yield
  }
  return
}
