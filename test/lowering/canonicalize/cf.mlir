// Branches that are decided, that go to blocks which only go on, and blocks
// with one way in.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @true_assert
// CHECK-SAME: [[C:%.+]]: i1
// CHECK-NOT: cf.assert %true
// CHECK: cf.assert [[C]], "stays"
func.func @true_assert(%c: i1) {
  %true = arith.constant true
  cf.assert %true, "goes"
  cf.assert %c, "stays"
  return
}

// CHECK-LABEL: @merge
// CHECK-SAME: [[A:%.+]]: i32
// CHECK-NEXT: "first"()
// CHECK-NEXT: "second"([[A]])
// CHECK-NEXT: return
func.func @merge(%a: i32) {
  "first"() : () -> ()
  cf.br ^next(%a : i32)
^next(%x: i32):
  "second"(%x) : (i32) -> ()
  return
}

// What goes on without end stays.

// CHECK-LABEL: @cycle
// CHECK: cf.cond_br %{{.+}}, [[LOOP:\^.+]], [[END:\^.+]]
// CHECK: [[LOOP]]:
// CHECK-NEXT: "work"()
// CHECK-NEXT: cf.br [[LOOP]]
func.func @cycle(%c: i1) {
  cf.cond_br %c, ^loop, ^end
^loop:
  "work"() : () -> ()
  cf.br ^other
^other:
  cf.br ^loop
^end:
  return
}

// CHECK-LABEL: @empty_cycle
// CHECK: cf.cond_br %{{.+}}, [[LOOP:\^.+]], [[END:\^.+]]
// CHECK: [[LOOP]]:
// CHECK: cf.br [[LOOP]]
func.func @empty_cycle(%c: i1) {
  cf.cond_br %c, ^loop, ^end
^loop:
  cf.br ^loop
^end:
  return
}

// CHECK-LABEL: @known
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: return [[B]]
func.func @known(%a: i32, %b: i32) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^end(%a : i32), ^end(%b : i32)
^end(%x: i32):
  return %x : i32
}

// CHECK-LABEL: @pass_through
// CHECK-SAME: [[C:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: cf.cond_br [[C]], [[YES:\^.+]]([[A]] : i32), [[NO:\^.+]]([[B]], [[A]] : i32, i32)
// CHECK: [[YES]]({{.+}}: i32):
// CHECK: [[NO]]({{.+}}: i32, {{.+}}: i32):
func.func @pass_through(%c: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^left, ^right(%b : i32)
^left:
  cf.br ^yes(%a : i32)
^right(%x: i32):
  cf.br ^no(%x, %a : i32, i32)
^yes(%y: i32):
  %0 = "yes"(%y) : (i32) -> i32
  cf.br ^no(%0, %0 : i32, i32)
^no(%p: i32, %q: i32):
  "no"(%p, %q) : (i32, i32) -> ()
  return
}

// CHECK-LABEL: @select
// CHECK-SAME: [[C:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: [[ONE:%.+]] = arith.select [[C]], [[A]], [[B]]
// CHECK-NEXT: "use"([[A]], [[ONE]])
func.func @select(%c: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^end(%a, %a : i32, i32), ^end(%a, %b : i32, i32)
^end(%x: i32, %y: i32):
  "use"(%x, %y) : (i32, i32) -> ()
  return
}

// CHECK-LABEL: @same_condition
// CHECK-SAME: [[C:%.+]]: i1
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: cf.cond_br [[C]]
// CHECK: "yes"([[TRUE]])
// CHECK-NEXT: "one"()
// CHECK: "no"([[FALSE]])
// CHECK-NEXT: "two"()
// CHECK-NOT: cf.cond_br
func.func @same_condition(%c: i1) {
  cf.cond_br %c, ^yes, ^no
^yes:
  "yes"(%c) : (i1) -> ()
  cf.cond_br %c, ^one, ^two
^no:
  "no"(%c) : (i1) -> ()
  cf.cond_br %c, ^one, ^two
^one:
  "one"() : () -> ()
  return
^two:
  "two"() : () -> ()
  return
}

// CHECK-LABEL: @unreachable
// CHECK-NEXT: "left"()
// CHECK-NEXT: return
func.func @unreachable(%c: i1) {
  cf.cond_br %c, ^never, ^left
^never:
  ub.unreachable
^left:
  "left"() : () -> ()
  return
}

// CHECK-LABEL: @switch_known
// CHECK-NEXT: "two"()
// CHECK-NEXT: return
func.func @switch_known() {
  %known = arith.constant -4 : i7
  cf.switch %known : i7, [
    default: ^one,
    0: ^one,
    124: ^two
  ]
^one:
  "one"() : () -> ()
  return
^two:
  "two"() : () -> ()
  return
}

// CHECK-LABEL: @switch_default_only
// CHECK-NEXT: return
func.func @switch_default_only(%flag: i32) {
  cf.switch %flag : i32, [
    default: ^end
  ]
^end:
  return
}

// Cases that do what the default does go; of the others some only go on.

// CHECK-LABEL: @switch_cases
// CHECK-SAME: [[FLAG:%.+]]: i32, [[A:%.+]]: i32
// CHECK: cf.switch [[FLAG]]
// CHECK-NEXT: default: [[ONE:\^[a-z0-9]+]]([[A]] : i32)
// CHECK-NEXT: 4294967293: [[TWO:\^[a-z0-9]+]]
// CHECK-NEXT: 4: [[ONE]]([[FLAG]] : i32)
// CHECK-NEXT: ]
func.func @switch_cases(%flag: i32, %a: i32) {
  cf.switch %flag : i32, [
    default: ^one(%a : i32),
    2: ^one(%a : i32),
    -3: ^two,
    4: ^pass(%flag : i32)
  ]
^one(%x: i32):
  "one"(%x) : (i32) -> ()
  return
^two:
  "two"() : () -> ()
  return
^pass(%y: i32):
  cf.br ^one(%y : i32)
}

// CHECK-LABEL: @switch_again
// CHECK: cf.switch
// CHECK: "two"()
// CHECK-NEXT: "case two"()
// CHECK: "default"()
// CHECK-NEXT: cf.switch
// CHECK-NEXT: default: [[END:\^.+]],
// CHECK-NEXT: 7: [[SEVEN:\^.+]]
// CHECK-NEXT: ]
func.func @switch_again(%flag: i32) {
  cf.switch %flag : i32, [
    default: ^default,
    2: ^two,
    3: ^end
  ]
^two:
  "two"() : () -> ()
  cf.switch %flag : i32, [
    default: ^end,
    2: ^case_two
  ]
^default:
  "default"() : () -> ()
  cf.switch %flag : i32, [
    default: ^end,
    2: ^seven,
    7: ^seven
  ]
^case_two:
  "case two"() : () -> ()
  return
^seven:
  "seven"() : () -> ()
  return
^end:
  "end"() : () -> ()
  return
}
