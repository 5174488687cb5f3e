// RUN: mlcc-opt -allow-unregistered-dialect %s | FileCheck %s

// The same text of a dictionary means the same, unless an alias came between.

// CHECK: #distinct = distinct[0]<1 : i32>

// CHECK: "t.a"() {x = 1 : i32, y = [1, 2]}
// CHECK-NEXT: "t.a"() {x = 1 : i32, y = [1, 2]}
"t.a"() {x = 1 : i32, y = [1, 2]} : () -> ()
"t.a"() {y = [1, 2], x = 1 : i32} : () -> ()

// CHECK-NEXT: "t.b"() {x = !b.t}
// CHECK-NEXT: "t.b"() {x = i32}
"t.b"() {x = !b.t} : () -> ()
!b.t = i32
"t.b"() {x = !b.t} : () -> ()

// CHECK-NEXT: "t.c"() {d = #distinct}
// CHECK-NEXT: "t.c"() {d = #distinct}
"t.c"() {d = distinct[0]<1 : i32>} : () -> ()
"t.c"() {d = distinct[0]<1 : i32>} : () -> ()

// CHECK: "t.d"() {a, b}
// CHECK-NEXT: "t.d"(%{{.*}}) {a, b} : (i32) -> ()
%v = "t.v"() : () -> i32
"t.d"() {a, b} : () -> ()
"t.d"(%v) {a, b} : (i32) -> ()
