// scf.if: known conditions, results that can be selected, and ifs that join.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @known
// CHECK-NOT: "gone"
// CHECK: [[V:%.+]] = "yes"()
// CHECK-NEXT: "stays"([[V]])
func.func @known() {
  %true = arith.constant true
  %false = arith.constant false
  scf.if %false {
    "gone"() : () -> ()
  }
  %0 = scf.if %true -> i32 {
    %1 = "yes"() : () -> i32
    scf.yield %1 : i32
  } else {
    %1 = "gone"() : () -> i32
    scf.yield %1 : i32
  }
  scf.if %false {
    "gone"() : () -> ()
  } else {
    "stays"(%0) : (i32) -> ()
  }
  return
}

// CHECK-LABEL: @opposite
// CHECK-SAME: [[C:%.+]]: i1
// CHECK-NEXT: scf.if [[C]] {
// CHECK-NEXT: "second"()
// CHECK-NEXT: } else {
// CHECK-NEXT: "first"()
func.func @opposite(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %not {
    "first"() : () -> ()
  } else {
    "second"() : () -> ()
  }
  return
}

// Another dialect's constant says so, too.
// CHECK-LABEL: @opposite_by_llvm
// CHECK-SAME: [[C:%.+]]: i1
// CHECK-NEXT: scf.if [[C]] {
// CHECK-NEXT: "second"()
func.func @opposite_by_llvm(%c: i1) {
  %true = llvm.mlir.constant(true) : i1
  %not = arith.xori %c, %true : i1
  scf.if %not {
    "first"() : () -> ()
  } else {
    "second"() : () -> ()
  }
  return
}

// CHECK-LABEL: @select
// CHECK-SAME: [[C:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: [[S:%.+]] = arith.select [[C]], [[A]], [[B]] : i32
// CHECK-NEXT: [[R:%.+]] = scf.if [[C]] -> (i32)
// CHECK: return [[R]], [[S]], [[A]]
func.func @select(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %1 = "yes"() : () -> i32
    scf.yield %1, %a, %a : i32, i32, i32
  } else {
    %1 = "no"() : () -> i32
    scf.yield %1, %b, %a : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

// CHECK-LABEL: @propagate
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: scf.if
// CHECK: "inside"([[TRUE]], [[TRUE]])
// CHECK: else
// CHECK-NEXT: "no"([[FALSE]])
// CHECK-NOT: "dead"
func.func @propagate(%c: i1) {
  scf.if %c {
    "region"() ({
      "inside"(%c, %c) : (i1, i1) -> ()
    }) : () -> ()
  } else {
    "no"(%c) : (i1) -> ()
    scf.if %c {
      "dead"() : () -> ()
    }
  }
  return
}

// CHECK-LABEL: @empty_else
// CHECK: scf.if
// CHECK-NEXT: "yes"()
// CHECK-NEXT: } {note}
// CHECK-NOT: scf.if
func.func @empty_else(%c: i1) {
  scf.if %c {
    "yes"() : () -> ()
  } else {
  } {note}
  "between"() : () -> ()
  scf.if %c {
  }
  return
}

// CHECK-LABEL: @combine
// CHECK-SAME: [[C:%.+]]: i1
// CHECK-NEXT: [[R:%.+]]:2 = scf.if [[C]] -> (i32, i32) {
// CHECK-NEXT: [[A:%.+]] = "a"()
// CHECK-NEXT: [[B:%.+]] = "b"([[A]])
// CHECK-NEXT: "e"()
// CHECK-NEXT: scf.yield [[A]], [[B]]
// CHECK-NEXT: } else {
// CHECK-NEXT: [[A2:%.+]] = "c"()
// CHECK-NEXT: [[B2:%.+]] = "d"([[A2]])
// CHECK-NEXT: scf.yield [[A2]], [[B2]]
// CHECK: return [[R]]#0, [[R]]#1
func.func @combine(%c: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %2 = "a"() : () -> i32
    scf.yield %2 : i32
  } else {
    %2 = "c"() : () -> i32
    scf.yield %2 : i32
  }
  %1 = scf.if %c -> i32 {
    %2 = "b"(%0) : (i32) -> i32
    scf.yield %2 : i32
  } else {
    %2 = "d"(%0) : (i32) -> i32
    scf.yield %2 : i32
  }
  scf.if %c {
    "e"() : () -> ()
  }
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @combine_opposites
// CHECK-SAME: [[C:%.+]]: i1
// CHECK: scf.if [[C]] {
// CHECK-NEXT: "yes"()
// CHECK-NEXT: } else {
// CHECK-NEXT: "no"()
func.func @combine_opposites(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %c {
    "yes"() : () -> ()
  }
  scf.if %not {
    "no"() : () -> ()
  }
  return
}

// CHECK-LABEL: @nested
// CHECK-SAME: [[C:%.+]]: i1, [[D:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: [[BOTH:%.+]] = arith.andi [[C]], [[D]] : i1
// CHECK-NEXT: [[S:%.+]] = arith.select [[C]], [[B]], [[A]] : i32
// CHECK-NEXT: [[R:%.+]] = scf.if [[BOTH]] -> (i32) {
// CHECK-NEXT: [[V:%.+]] = "inner"()
// CHECK-NEXT: scf.yield [[V]]
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield [[A]]
// CHECK-NEXT: }
// CHECK-NEXT: return [[R]], [[S]]
func.func @nested(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> i32 {
      %2 = "inner"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1, %b : i32, i32
  } else {
    scf.yield %a, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: @unused
// CHECK: [[R:%.+]] = scf.if {{.+}} -> (i32)
// CHECK: scf.yield {{%.+}} : i32
// CHECK: return [[R]], [[R]]
func.func @unused(%c: i1) -> (i32, i32) {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %1:2 = "yes"() : () -> (i32, i32)
    scf.yield %1#0, %1#1, %1#1 : i32, i32, i32
  } else {
    %1:2 = "no"() : () -> (i32, i32)
    scf.yield %1#0, %1#1, %1#1 : i32, i32, i32
  }
  return %0#1, %0#2 : i32, i32
}

// Results that are the condition, or its opposite, or one value either way.
//
// CHECK-LABEL: @results_of_condition(
// CHECK-SAME: %[[C:.*]]: i1)
// CHECK: %[[X:.*]] = arith.constant 5 : i32
// CHECK: %[[NOT:.*]] = arith.xori %[[C]], %true : i1
// CHECK: scf.if %[[C]] {
// CHECK: return %[[NOT]], %[[C]], %[[X]]
func.func @results_of_condition(%c: i1) -> (i1, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %x = arith.constant 5 : i32
  %r:3 = scf.if %c -> (i1, i1, i32) {
    "work"() : () -> ()
    scf.yield %false, %true, %x : i1, i1, i32
  } else {
    scf.yield %true, %false, %x : i1, i1, i32
  }
  return %r#0, %r#1, %r#2 : i1, i1, i32
}
