// RUN: mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}
// Each comparison of the index dialect: of constants, with its sides exchanged,
// and of what is bounded.

// CHECK-LABEL: @eq(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[FALSE]]
func.func @eq() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp eq(%a, %a)
  %2 = index.cmp eq(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_eq(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp eq([[SEVEN]], [[A]])
func.func @swapped_eq(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp eq(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @ne(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[TRUE]]
func.func @ne() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp ne(%a, %b)
  %1 = index.cmp ne(%a, %a)
  %2 = index.cmp ne(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_ne(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp ne([[SEVEN]], [[A]])
func.func @swapped_ne(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp ne(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @slt(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[FALSE]], [[FALSE]], [[TRUE]]
func.func @slt() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp slt(%a, %b)
  %1 = index.cmp slt(%a, %a)
  %2 = index.cmp slt(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_slt(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp slt([[SEVEN]], [[A]])
func.func @swapped_slt(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp slt(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @sle(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[TRUE]]
func.func @sle() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp sle(%a, %b)
  %1 = index.cmp sle(%a, %a)
  %2 = index.cmp sle(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_sle(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp sle([[SEVEN]], [[A]])
func.func @swapped_sle(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp sle(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @sgt(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[FALSE]]
func.func @sgt() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp sgt(%a, %b)
  %1 = index.cmp sgt(%a, %a)
  %2 = index.cmp sgt(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_sgt(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp sgt([[SEVEN]], [[A]])
func.func @swapped_sgt(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp sgt(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @sge(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[TRUE]], [[TRUE]], [[FALSE]]
func.func @sge() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp sge(%a, %b)
  %1 = index.cmp sge(%a, %a)
  %2 = index.cmp sge(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_sge(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp sge([[SEVEN]], [[A]])
func.func @swapped_sge(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp sge(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @ult(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[FALSE]]
func.func @ult() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp ult(%a, %b)
  %1 = index.cmp ult(%a, %a)
  %2 = index.cmp ult(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_ult(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp ult([[SEVEN]], [[A]])
func.func @swapped_ult(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp ult(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @ule(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[TRUE]], [[TRUE]], [[FALSE]]
func.func @ule() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp ule(%a, %b)
  %1 = index.cmp ule(%a, %a)
  %2 = index.cmp ule(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_ule(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp ule([[SEVEN]], [[A]])
func.func @swapped_ule(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp ule(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @ugt(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[FALSE]], [[FALSE]], [[TRUE]]
func.func @ugt() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp ugt(%a, %b)
  %1 = index.cmp ugt(%a, %a)
  %2 = index.cmp ugt(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_ugt(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp ugt([[SEVEN]], [[A]])
func.func @swapped_ugt(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp ugt(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @uge(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[TRUE]]
func.func @uge() -> (i1, i1, i1) {
  %a = index.constant 3
  %b = index.constant -4
  %0 = index.cmp uge(%a, %b)
  %1 = index.cmp uge(%a, %a)
  %2 = index.cmp uge(%b, %a)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: @swapped_uge(
// CHECK-SAME: [[A:%.+]]: index)
// CHECK: [[SEVEN:%.+]] = index.constant 7
// CHECK: index.cmp uge([[SEVEN]], [[A]])
func.func @swapped_uge(%a: index) -> i1 {
  %seven = index.constant 7
  %0 = index.cmp uge(%seven, %a)
  return %0 : i1
}

// CHECK-LABEL: @maxs(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[FALSE]], [[FALSE]], [[TRUE]], [[TRUE]], [[FALSE]], [[FALSE]], [[TRUE]], [[TRUE]]
func.func @maxs(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %five = index.constant 5
  %bound = index.constant 3
  %r = index.maxs %a, %five
  %0 = index.cmp eq(%r, %bound)
  %1 = index.cmp ne(%r, %bound)
  %2 = index.cmp slt(%r, %bound)
  %3 = index.cmp sle(%r, %bound)
  %4 = index.cmp sgt(%r, %bound)
  %5 = index.cmp sge(%r, %bound)
  %6 = index.cmp ult(%r, %bound)
  %7 = index.cmp ule(%r, %bound)
  %8 = index.cmp ugt(%r, %bound)
  %9 = index.cmp uge(%r, %bound)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: @maxu(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, [[FALSE]], [[FALSE]], [[TRUE]], [[TRUE]]
func.func @maxu(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %five = index.constant 5
  %bound = index.constant 3
  %r = index.maxu %a, %five
  %0 = index.cmp eq(%r, %bound)
  %1 = index.cmp ne(%r, %bound)
  %2 = index.cmp slt(%r, %bound)
  %3 = index.cmp sle(%r, %bound)
  %4 = index.cmp sgt(%r, %bound)
  %5 = index.cmp sge(%r, %bound)
  %6 = index.cmp ult(%r, %bound)
  %7 = index.cmp ule(%r, %bound)
  %8 = index.cmp ugt(%r, %bound)
  %9 = index.cmp uge(%r, %bound)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: @mins(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return %{{[0-9]+}}, %{{[0-9]+}}, [[TRUE]], [[TRUE]], [[FALSE]], [[FALSE]], %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}
func.func @mins(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %five = index.constant 5
  %bound = index.constant 7
  %r = index.mins %a, %five
  %0 = index.cmp eq(%r, %bound)
  %1 = index.cmp ne(%r, %bound)
  %2 = index.cmp slt(%r, %bound)
  %3 = index.cmp sle(%r, %bound)
  %4 = index.cmp sgt(%r, %bound)
  %5 = index.cmp sge(%r, %bound)
  %6 = index.cmp ult(%r, %bound)
  %7 = index.cmp ule(%r, %bound)
  %8 = index.cmp ugt(%r, %bound)
  %9 = index.cmp uge(%r, %bound)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: @minu(
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[TRUE]], [[TRUE]], [[FALSE]], [[FALSE]], [[TRUE]], [[TRUE]], [[FALSE]], [[FALSE]]
func.func @minu(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %five = index.constant 5
  %bound = index.constant 7
  %r = index.minu %a, %five
  %0 = index.cmp eq(%r, %bound)
  %1 = index.cmp ne(%r, %bound)
  %2 = index.cmp slt(%r, %bound)
  %3 = index.cmp sle(%r, %bound)
  %4 = index.cmp sgt(%r, %bound)
  %5 = index.cmp sge(%r, %bound)
  %6 = index.cmp ult(%r, %bound)
  %7 = index.cmp ule(%r, %bound)
  %8 = index.cmp ugt(%r, %bound)
  %9 = index.cmp uge(%r, %bound)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
