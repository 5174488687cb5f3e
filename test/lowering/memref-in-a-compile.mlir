// RUN: %mlcc -target x86_64-linux-gnu -emit-mlir %s -o - | FileCheck %s -D#BYTES=8
// RUN: %mlcc -target i686-linux-gnu -emit-mlir %s -o - | FileCheck %s -D#BYTES=4
// What a compile does otherwise than single passes, which do as mlir-opt does
// (memref-to-llvm-access.mlir, func-unranked.mlir, func-attributes.mlir).

// The function is not inlined, and what is known of a memref is of its pointer.
// CHECK-LABEL: llvm.func @attributes(
// CHECK-SAME:  %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr {llvm.nonnull, llvm.noundef},
// CHECK-SAME:  attributes {no_inline}
func.func @attributes(%m: memref<?xf32> {llvm.nonnull, llvm.noundef}) attributes {no_inline} {
  return
}

// CHECK-LABEL: llvm.func @calls(
// CHECK:         llvm.call @attributes({{.*}}) {no_inline} : (!llvm.ptr, !llvm.ptr {llvm.nonnull},
func.func @calls(%m: memref<?xf32>) {
  "func.call"(%m) <{callee = @attributes, arg_attrs = [{llvm.nonnull}], no_inline}> : (memref<?xf32>) -> ()
  return
}

// A stride that is not known may be negative.
// CHECK-LABEL: llvm.func @strided(
// CHECK:         [[AT:%.+]] = llvm.mul %{{.*}}, %{{.*}} overflow<nsw> :
// CHECK:         llvm.getelementptr inbounds %{{.*}}[[[AT]]] :
func.func @strided(%m: memref<4xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[?], offset: ?>>
  return %0 : f32
}

// A size is picked among all of them: memory on the stack would grow in a loop.
// CHECK-LABEL: llvm.func @dim(
// CHECK-NOT:     llvm.alloca
// CHECK:         [[IS_IT:%.+]] = llvm.icmp "eq"
// CHECK:         [[FIRST:%.+]] = llvm.extractvalue %{{.*}}[3, 0]
// CHECK:         llvm.select [[IS_IT]], [[FIRST]],
func.func @dim(%m: memref<?x4xf32>, %dim: index) -> index {
  %0 = memref.dim %m, %dim : memref<?x4xf32>
  return %0 : index
}

// Pointers are copied to these bytes.
// CHECK-LABEL: llvm.func @unranked(
// CHECK:         llvm.alloca %{{.*}} x i8 {alignment = [[#BYTES]] : i64}
func.func private @make() -> memref<*xf32>
func.func @unranked() {
  %0 = call @make() : () -> memref<*xf32>
  return
}
