// What region-simplify=aggressive does to blocks.
//
// RUN: %mlcc-opt %s -canonicalize=region-simplify=aggressive -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize=region-simplify=aggressive -allow-unregistered-dialect | FileCheck %s %}
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s -check-prefix=NORMAL

// Blocks that differ in what they use from elsewhere: each use gets an
// argument, and uses that go together share one.

// CHECK-LABEL: @differ
// CHECK-SAME: [[FLAG:%.+]]: i32, [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: default: [[ONE:\^[a-z0-9]+]]([[A]], [[B]] : i32, i32),
// CHECK-NEXT: 1: [[ONE]]([[B]], [[A]] : i32, i32),
// CHECK-NEXT: 2: [[ONE]]([[A]], [[A]] : i32, i32)
// CHECK: [[ONE]]([[X:%.+]]: i32, [[Y:%.+]]: i32):
// CHECK-NEXT: "work"([[X]], [[X]], [[Y]])
// CHECK-NEXT: return
// CHECK-NEXT: }
// NORMAL-LABEL: @differ
// NORMAL-COUNT-3: "work"
func.func @differ(%flag: i32, %a: i32, %b: i32) {
  cf.switch %flag : i32, [
    default: ^one,
    1: ^two,
    2: ^three
  ]
^one:
  "work"(%a, %a, %b) : (i32, i32, i32) -> ()
  return
^two:
  "work"(%b, %b, %a) : (i32, i32, i32) -> ()
  return
^three:
  "work"(%a, %a, %a) : (i32, i32, i32) -> ()
  return
}

// What is made in the block has to be used alike.

// CHECK-LABEL: @inner
// CHECK-COUNT-2: "work"
func.func @inner(%flag: i32) {
  cf.switch %flag : i32, [
    default: ^one,
    1: ^two,
    2: ^three
  ]
^one:
  %0:2 = "make"() : () -> (i32, i32)
  "work"(%0#0, %0#1) : (i32, i32) -> ()
  return
^two:
  %1:2 = "make"() : () -> (i32, i32)
  "work"(%1#1, %1#0) : (i32, i32) -> ()
  return
^three:
  %2:2 = "make"() : () -> (i32, i32)
  "work"(%2#0, %2#1) : (i32, i32) -> ()
  return
}

// CHECK-LABEL: @regions
// CHECK-COUNT-2: "inside"
func.func @regions(%flag: i1) {
  cf.cond_br %flag, ^one, ^two
^one:
  "work"() ({ "inside"() : () -> () }) : () -> ()
  return
^two:
  "work"() ({ "inside"() : () -> () }) : () -> ()
  return
}

// In nested regions, and with branches of llvm.

// CHECK-LABEL: @llvm
// CHECK-SAME: [[C:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: llvm.cond_br [[C]], [[ONE:\^[a-z0-9]+]]([[A]] : i32), [[ONE]]([[B]] : i32)
// CHECK: [[ONE]]([[X:%.+]]: i32):
// CHECK-NEXT: llvm.return [[X]]
llvm.func @llvm(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^one, ^two
^one:
  llvm.return %a : i32
^two:
  llvm.return %b : i32
}

// An argument that is the same from everywhere is no argument.

// CHECK-LABEL: @redundant
// CHECK-SAME: [[C:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: cf.cond_br [[C]], [[LEFT:\^.+]], [[END:\^.+]]([[B]] : i32)
// CHECK: "left"()
// CHECK-NEXT: cf.br [[END]]([[A]] : i32)
// CHECK: [[END]]([[Y:%.+]]: i32):
// CHECK-NEXT: "use"([[A]], [[Y]])
// NORMAL-LABEL: @redundant
// NORMAL: ^{{.+}}({{%.+}}: i32, {{%.+}}: i32):
func.func @redundant(%c: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^left, ^end(%a, %b : i32, i32)
^left:
  "left"() : () -> ()
  cf.br ^end(%a, %a : i32, i32)
^end(%x: i32, %y: i32):
  "use"(%x, %y) : (i32, i32) -> ()
  return
}
