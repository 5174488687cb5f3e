// RUN: mlcc-opt -linalg-morph-ops=named-to-category %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-morph-ops=named-to-category %s | diff %t - %}
// RUN: mlcc-opt -linalg-morph-ops=category-to-generic %s -o %t.generic
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-morph-ops=category-to-generic %s | diff %t.generic - %}
// RUN: mlcc-opt -linalg-morph-ops=named-to-generic %s | diff %t.generic -
// RUN: mlcc-opt -linalg-morph-ops %s -o %t.same
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-morph-ops %s | diff %t.same - %}

// CHECK-LABEL: func.func @exp(
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<exp>
// CHECK-LABEL: func.func @max(
// CHECK: linalg.max
// GENERIC-NOT: linalg.{{[a-fh-xz]}}
func.func @exp(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.exp  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @log(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.log  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @abs(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.abs  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @ceil(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.ceil  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @floor(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.floor  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @negf(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.negf  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @reciprocal(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.reciprocal  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @round(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.round  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @sqrt(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.sqrt  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @rsqrt(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.rsqrt  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @square(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.square  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @tanh(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.tanh  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @erf(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.erf  ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @add(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.add ins(%a, %b: tensor<4x8xf32>, tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @sub(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.sub ins(%a, %b: tensor<4x8xf32>, tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @mul(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.mul ins(%a, %b: tensor<4x8xf32>, tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @div(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.div ins(%a, %b: tensor<4x8xf32>, tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @max(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.max ins(%a, %b: tensor<4x8xf32>, tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @min(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.min ins(%a, %b: tensor<4x8xf32>, tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @powf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.powf ins(%a, %b: tensor<4x8xf32>, tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @du(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %o: tensor<4x8xi32>) -> tensor<4x8xi32> { %r = linalg.div_unsigned ins(%a, %b: tensor<4x8xi32>, tensor<4x8xi32>) outs(%o: tensor<4x8xi32>) -> tensor<4x8xi32>
 return %r : tensor<4x8xi32> }
func.func @sel(%c: tensor<4x8xi1>, %a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %o: tensor<4x8xi32>) -> tensor<4x8xi32> { %r = linalg.select ins(%c, %a, %b: tensor<4x8xi1>, tensor<4x8xi32>, tensor<4x8xi32>) outs(%o: tensor<4x8xi32>) -> tensor<4x8xi32>
 return %r : tensor<4x8xi32> }
func.func @mm(%a: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> { %r = linalg.matmul ins(%a, %a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%o: tensor<4x4xf32>) -> tensor<4x4xf32>
 return %r : tensor<4x4xf32> }
func.func @copy(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.copy ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @mem(%a: memref<4xf32>, %o: memref<4xf32>) { linalg.exp ins(%a: memref<4xf32>) outs(%o: memref<4xf32>)
 return }
func.func @ew(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) -> tensor<4x8xf32>
 return %r : tensor<4x8xf32> }
func.func @map(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %r = linalg.map {math.exp} ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) 
 return %r : tensor<4x8xf32> }
