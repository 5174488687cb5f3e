// RUN: %own/mlcc-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: %own/mlcc-opt %s -allow-unregistered-dialect | %own/mlcc-opt -allow-unregistered-dialect | FileCheck %s

// Attributes by their formats: what is optional may be left out, lists have their
// brackets, groups are told by what they begin with.

// CHECK: pair = #qnum.pair<1, 2>
"test.op"() {pair = #qnum.pair<1, 2>} : () -> ()
// CHECK: both = #qnum.range<1, 2>, low = #qnum.range<-1>, none = #qnum.range<>
"test.op"() {both = #qnum.range<1, 2>, low = #qnum.range<-1>, none = #qnum.range<>} : () -> ()
// CHECK: no = #qnum.flag<false>, none = #qnum.flag<>, yes = #qnum.flag<true>
"test.op"() {yes = #qnum.flag<true>, no = #qnum.flag<false>, none = #qnum.flag<>} : () -> ()
// CHECK: none = #qnum.text<>, x = #qnum.text<"x">
"test.op"() {x = #qnum.text<"x">, none = #qnum.text<>} : () -> ()
// CHECK: i32 = #qnum.of<i32>, none = #qnum.of<>
"test.op"() {i32 = #qnum.of<i32>, none = #qnum.of<>} : () -> ()
// CHECK: down = #qnum.mode<down>, none = #qnum.mode<>
"test.op"() {down = #qnum.mode<down>, none = #qnum.mode<>} : () -> ()
// CHECK: none = #qnum.any<>, x = #qnum.any<"x">
"test.op"() {x = #qnum.any<"x">, none = #qnum.any<>} : () -> ()
// CHECK: empty = #qnum.bits<>, none = #qnum.bits<>, two = #qnum.bits<(1, 2)>
"test.op"() {two = #qnum.bits<(1, 2)>, none = #qnum.bits<>, empty = #qnum.bits<()>} : () -> ()
// CHECK: empty = #qnum.table<[] by #qnum.rounding<nearest>>, two = #qnum.table<[1, 2] by #qnum.rounding<down>>
"test.op"() {two = #qnum.table<[1, 2] by #qnum.rounding<down>>, empty = #qnum.table<[] by #qnum.rounding<nearest>>} : () -> ()
// CHECK: short = #qnum.table<[1] by #qnum.rounding<down>>
"test.op"() {short = #qnum.table<[1] by <down>>} : () -> ()
// CHECK: once = #qnum.scale<once>, twice = #qnum.scale<2 times>
"test.op"() {twice = #qnum.scale<2 times>, once = #qnum.scale<once>} : () -> ()
// CHECK: both = #qnum<unit<of "x">[note = "y"]>, none = #qnum.unit, note = #qnum<unit[note = "y"]>, unit = #qnum.unit<of "x">
"test.op"() {both = #qnum<unit<of "x">[note = "y"]>, none = #qnum.unit, note = #qnum<unit[note = "y"]>, unit = #qnum.unit<of "x">} : () -> ()
// CHECK: none = #qnum.notes<none>, one = #qnum.notes<"a">, two = #qnum.notes<"a", "b">
"test.op"() {none = #qnum.notes<none>, one = #qnum.notes<"a">, two = #qnum.notes<"a", "b">} : () -> ()
// CHECK: listed = #qnum.part<whole = 1, 2, low = 3 at 4>, turned = #qnum.part<whole = 1, 2, low = 3 at 4>
"test.op"() {listed = #qnum.part<whole = 1, 2, low = 3 at 4>, turned = #qnum.part<low = 3, whole = 1, 2 at 4>} : () -> ()
// A list that has no brackets ends where a name and a sign begin.
// CHECK: comma = #qnum.part<whole = 1, 2, low = 3 at 4>
"test.op"() {comma = #qnum.part<whole = 1, 2 low = 3 at 4>} : () -> ()
