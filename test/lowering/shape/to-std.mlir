// RUN: mlcc-opt %s -convert-shape-to-std | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-shape-to-std | FileCheck %s %}

// Shapes as tensors of sizes: the text is mlir-opt's.

// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[A:.*]]: tensor<?xindex>, %[[B:.*]]: tensor<3xindex>)
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[RA:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[RB:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT: %[[RANK:.*]] = arith.maxui %[[RB]], %[[RA]] : index
// CHECK-NEXT: %[[MA:.*]] = arith.subi %[[RANK]], %[[RA]] : index
// CHECK-NEXT: %[[MB:.*]] = arith.subi %[[RANK]], %[[RB]] : index
// CHECK-NEXT: %[[S:.*]] = tensor.generate %[[RANK]] {
// CHECK-NEXT: ^bb0(%[[I:.*]]: index):
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[NONE:.*]] = arith.cmpi ult, %[[I]], %[[MA]] : index
// CHECK-NEXT:   %[[FIRST:.*]] = scf.if %[[NONE]] -> (index) {
// CHECK-NEXT:     scf.yield %[[C1]] : index
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[AT:.*]] = arith.subi %[[I]], %[[MA]] : index
// CHECK-NEXT:     %[[OWN:.*]] = tensor.extract %[[A]][%[[AT]]] : tensor<?xindex>
// CHECK-NEXT:     %[[IS:.*]] = arith.cmpi eq, %[[OWN]], %[[C1]] : index
// CHECK-NEXT:     %[[SIZE:.*]] = arith.select %[[IS]], %[[C1]], %[[OWN]] : index
// CHECK-NEXT:     scf.yield %[[SIZE]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[NONE:.*]] = arith.cmpi ult, %[[I]], %[[MB]] : index
// CHECK-NEXT:   %[[LAST:.*]] = scf.if %[[NONE]] -> (index) {
// CHECK-NEXT:     scf.yield %[[FIRST]] : index
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[AT:.*]] = arith.subi %[[I]], %[[MB]] : index
// CHECK-NEXT:     %[[OWN:.*]] = tensor.extract %[[B]][%[[AT]]] : tensor<3xindex>
// CHECK-NEXT:     %[[IS:.*]] = arith.cmpi eq, %[[OWN]], %[[C1]] : index
// CHECK-NEXT:     %[[SIZE:.*]] = arith.select %[[IS]], %[[FIRST]], %[[OWN]] : index
// CHECK-NEXT:     scf.yield %[[SIZE]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   tensor.yield %[[LAST]] : index
// CHECK-NEXT: } : tensor<?xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[S]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT: return %[[CAST]]
func.func @broadcast(%a: tensor<?xindex>, %b: tensor<3xindex>) -> tensor<3xindex> {
  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK-LABEL: func.func @fits(
// CHECK-SAME: %[[B:.*]]: tensor<2xindex>, %[[A:.*]]: tensor<?xindex>)
// CHECK:      %[[YES:.*]] = arith.constant true
// CHECK-NEXT: %[[ALL:.*]] = scf.for %[[I:.*]] = %{{.*}} to %[[RANK:.*]] step %[[ONE:.*]] iter_args(%[[SO_FAR:.*]] = %[[YES]]) -> (i1) {
// CHECK:        scf.if
// CHECK:        %[[SIZE:.*]] = scf.if
// CHECK:        %[[BEFORE:.*]] = scf.if %{{.*}} -> (i1) {
// CHECK-NEXT:     scf.yield %[[SO_FAR]] : i1
// CHECK:        %[[NONE:.*]] = arith.cmpi ult, %[[I]], %[[MISSING:.*]] : index
// CHECK-NEXT:   %[[NEXT:.*]] = scf.if %[[NONE]] -> (i1) {
// CHECK-NEXT:     scf.yield %[[BEFORE]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[AT:.*]] = arith.subi %[[I]], %[[MISSING]] : index
// CHECK-NEXT:     %[[OWN:.*]] = tensor.extract %[[A]][%[[AT]]] : tensor<?xindex>
// CHECK-NEXT:     %[[IS_ONE:.*]] = arith.cmpi eq, %[[OWN]], %[[ONE]] : index
// CHECK-NEXT:     %[[IS_SIZE:.*]] = arith.cmpi eq, %[[OWN]], %[[SIZE]] : index
// CHECK-NEXT:     %[[EITHER:.*]] = arith.ori %[[IS_ONE]], %[[IS_SIZE]] : i1
// CHECK-NEXT:     %[[ALSO:.*]] = arith.andi %[[BEFORE]], %[[EITHER]] : i1
// CHECK-NEXT:     scf.yield %[[ALSO]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield %[[NEXT]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: shape.cstr_require %[[ALL]], "required broadcastable shapes"
func.func @fits(%b: tensor<2xindex>, %a: tensor<?xindex>) -> !shape.witness {
  %0 = shape.is_broadcastable %b, %a : tensor<2xindex>, tensor<?xindex>
  %1 = shape.cstr_require %0, "required broadcastable shapes"
  return %1 : !shape.witness
}

// CHECK-LABEL: func.func @equal(
// CHECK-SAME: %[[A:.*]]: tensor<?xindex>, %[[B:.*]]: tensor<3xindex>)
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[RA:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[RB:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT: %[[SAME:.*]] = arith.cmpi eq, %[[RA]], %[[RB]] : index
// CHECK-NEXT: %[[EQ:.*]] = scf.if %[[SAME]] -> (i1) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[YES:.*]] = arith.constant true
// CHECK-NEXT:   %[[ALL:.*]] = scf.for %[[I:.*]] = %[[C0]] to %[[RA]] step %[[C1]] iter_args(%[[SO_FAR:.*]] = %[[YES]]) -> (i1) {
// CHECK-NEXT:     %[[X:.*]] = tensor.extract %[[A]][%[[I]]] : tensor<?xindex>
// CHECK-NEXT:     %[[Y:.*]] = tensor.extract %[[B]][%[[I]]] : tensor<3xindex>
// CHECK-NEXT:     %[[IS:.*]] = arith.cmpi eq, %[[X]], %[[Y]] : index
// CHECK-NEXT:     %[[ALSO:.*]] = arith.andi %[[SO_FAR]], %[[IS]] : i1
// CHECK-NEXT:     scf.yield %[[ALSO]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield %[[ALL]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT:   %[[NO:.*]] = arith.constant false
// CHECK-NEXT:   scf.yield %[[NO]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[W:.*]] = shape.cstr_require %[[EQ]], "required equal shapes"
// CHECK-NEXT: return %[[W]]
func.func @equal(%a: tensor<?xindex>, %b: tensor<3xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<3xindex>
  return %0 : !shape.witness
}

// CHECK-LABEL: func.func @of_values(
// CHECK-SAME: %[[R:.*]]: tensor<2x?xf32>, %[[U:.*]]: tensor<*xf32>, %[[I:.*]]: index)
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[D:.*]] = tensor.dim %[[R]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.from_elements %[[C2]], %[[D]] : tensor<2xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[E]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT: %[[RANK:.*]] = tensor.rank %[[U]] : tensor<*xf32>
// CHECK-NEXT: %[[S:.*]] = tensor.generate %[[RANK]] {
// CHECK-NEXT: ^bb0(%[[J:.*]]: index):
// CHECK-NEXT:   %[[SIZE:.*]] = tensor.dim %[[U]], %[[J]] : tensor<*xf32>
// CHECK-NEXT:   tensor.yield %[[SIZE]] : index
// CHECK-NEXT: } : tensor<?xindex>
// CHECK-NEXT: %[[GOT:.*]] = tensor.dim %[[R]], %[[I]] : tensor<2x?xf32>
// CHECK-NEXT: return %[[CAST]], %[[S]], %[[GOT]]
func.func @of_values(%r: tensor<2x?xf32>, %u: tensor<*xf32>, %i: index) -> (tensor<?xindex>, tensor<?xindex>, index) {
  %0 = shape.shape_of %r : tensor<2x?xf32> -> tensor<?xindex>
  %1 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %2 = shape.get_extent %0, %i : tensor<?xindex>, index -> index
  return %0, %1, %2 : tensor<?xindex>, tensor<?xindex>, index
}

// CHECK-LABEL: func.func @parts(
// CHECK-SAME: %[[S:.*]]: tensor<?xindex>, %[[I:.*]]: index)
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[RANK:.*]] = tensor.dim %[[S]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[END:.*]] = arith.addi %[[I]], %[[RANK]] : index
// CHECK-NEXT: %[[NEG:.*]] = arith.cmpi slt, %[[I]], %[[C0]] : index
// CHECK-NEXT: %[[AT:.*]] = arith.select %[[NEG]], %[[END]], %[[I]] : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[H:.*]] = tensor.extract_slice %[[S]][%[[C0]]] [%[[AT]]] [%[[C1]]] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT: %[[REST:.*]] = arith.subi %[[RANK]], %[[AT]] : index
// CHECK-NEXT: %[[T:.*]] = tensor.extract_slice %[[S]][%[[AT]]] [%[[REST]]] [%[[C1]]] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT: %[[X:.*]] = tensor.extract %[[H]][%[[I]]] : tensor<?xindex>
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[N:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[N]] : index
// CHECK-NEXT: %[[P:.*]] = arith.muli %[[SUM]], %[[I]] : index
// CHECK-NEXT: return %[[P]]
func.func @parts(%s: tensor<?xindex>, %i: index) -> index {
  %h, %t = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %any = shape.any %h, %t : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %x = shape.get_extent %any, %i : tensor<?xindex>, index -> index
  %n = shape.rank %t : tensor<?xindex> -> index
  %sum = shape.add %x, %n : index, index -> index
  %p = shape.mul %sum, %i : index, index -> index
  return %p : index
}

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[S:.*]]: tensor<?xindex>, %[[INIT:.*]]: index)
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[RANK:.*]] = tensor.dim %[[S]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[SUM:.*]] = scf.for %[[I:.*]] = %[[C0]] to %[[RANK]] step %[[C1]] iter_args(%[[SO_FAR:.*]] = %[[INIT]]) -> (index) {
// CHECK-NEXT:   %[[SIZE:.*]] = tensor.extract %[[S]][%[[I]]] : tensor<?xindex>
// CHECK-NEXT:   %[[NEXT:.*]] = arith.addi %[[SO_FAR]], %[[SIZE]] : index
// CHECK-NEXT:   scf.yield %[[NEXT]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return %[[SUM]]
func.func @reduce(%s: tensor<?xindex>, %init: index) -> index {
  %sum = shape.reduce(%s, %init) : tensor<?xindex> -> index {
  ^bb0(%i: index, %size: index, %so_far: index):
    %next = shape.add %so_far, %size : index, index -> index
    shape.yield %next : index
  }
  return %sum : index
}

// What may be an error stays.
// CHECK-LABEL: func.func @errors(
// CHECK-SAME: %[[S:.*]]: !shape.shape, %[[Z:.*]]: !shape.size, %[[X:.*]]: tensor<*xf32>)
// CHECK-NEXT: shape.shape_of %[[X]] : tensor<*xf32> -> !shape.shape
// CHECK-NEXT: shape.broadcast
// CHECK-NEXT: shape.is_broadcastable
// CHECK-NEXT: shape.add
// CHECK-NEXT: shape.get_extent
// CHECK-NEXT: shape.rank
// CHECK-NEXT: shape.cstr_eq
func.func @errors(%s: !shape.shape, %z: !shape.size, %x: tensor<*xf32>) -> (!shape.shape, i1, !shape.size, !shape.size, !shape.size, !shape.witness) {
  %0 = shape.shape_of %x : tensor<*xf32> -> !shape.shape
  %1 = shape.broadcast %s, %0 : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.is_broadcastable %s, %1 : !shape.shape, !shape.shape
  %3 = shape.add %z, %z : !shape.size, !shape.size -> !shape.size
  %4 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
  %5 = shape.rank %s : !shape.shape -> !shape.size
  %6 = shape.cstr_eq %s, %1 : !shape.shape, !shape.shape
  return %1, %2, %3, %4, %5, %6 : !shape.shape, i1, !shape.size, !shape.size, !shape.size, !shape.witness
}

// Nor does it become a constant that may be one.
// CHECK-LABEL: func.func @folds(
// CHECK-SAME: %[[S:.*]]: !shape.shape)
// CHECK:      shape.from_extents
// CHECK-NEXT: return %{{.*}}, %[[S]]
func.func @folds(%s: !shape.shape) -> (!shape.shape, !shape.shape) {
  %c1 = arith.constant 1 : index
  %0 = shape.from_extents %c1 : index
  %1 = shape.broadcast %s : !shape.shape -> !shape.shape
  return %0, %1 : !shape.shape, !shape.shape
}
