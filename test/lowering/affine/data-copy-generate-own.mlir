// affine-data-copy-generate where mlir-opt 22 goes wrong: it copies back what no
// iteration has stored, and hides from others what is in the buffer.
//
// RUN: %mlcc-opt %s -affine-data-copy-generate=fast-mem-space=0 | FileCheck %s
// RUN: %mlcc-opt %s -affine-data-copy-generate=min-dma-transfer=64 2>&1 >/dev/null | FileCheck %s --check-prefix=WARNING
// RUN: %mlcc-opt %s -affine-data-copy-generate 2>&1 >/dev/null | FileCheck %s --allow-empty --check-prefix=SILENT

// SILENT-NOT: warning
// WARNING: :[[#@LINE+5]]:1: warning: 'min-dma-transfer' has no effect: transfers are as small as what is copied

// The odd elements stay as they are.
// CHECK-LABEL: @strided
// CHECK-SAME: [[A:%[a-z0-9]+]]: memref<10xf32>
func.func @strided(%a: memref<10xf32>, %x: f32) {
  // CHECK: affine.for
  // CHECK-NEXT: affine.load [[A]]
  // CHECK: affine.for {{.*}} step 2
  // CHECK: affine.for
  // CHECK: affine.store {{.*}}, [[A]]
  affine.for %i = 0 to 10 step 2 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: @sometimes
// CHECK-SAME: [[A:%[a-z0-9]+]]: memref<10xf32>
func.func @sometimes(%a: memref<10xf32>, %x: f32, %n: index) {
  // CHECK: affine.load [[A]]
  // CHECK: affine.if
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
      affine.store %x, %a[%i] : memref<10xf32>
    }
  }
  return
}

// CHECK-LABEL: @never
// CHECK-SAME: [[A:%[a-z0-9]+]]: memref<10xf32>
func.func @never(%a: memref<10xf32>, %x: f32, %n: index) {
  // CHECK: affine.load [[A]]
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
      affine.store %x, %a[%j] : memref<10xf32>
    }
  }
  return
}

// CHECK-LABEL: @others
// CHECK-NOT: memref.alloc
func.func @others(%a: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i] : memref<10xf32>
    func.call @g(%a) : (memref<10xf32>) -> ()
  }
  return
}
func.func private @g(memref<10xf32>)
