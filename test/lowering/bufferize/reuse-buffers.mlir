// Buffers that have the memory of others.
//
// RUN: mlcc-opt -reuse-buffers %s | FileCheck %s
// RUN: mlcc -O2 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=COMPILE
// RUN: mlcc -O0 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=OWN
// RUN: mlcc -O2 -fsanitize=address -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=OWN

func.func private @use(memref<32x32xf32>)
func.func private @use_less(memref<1100xf32>)
func.func private @use_more(memref<4096xf32>)
func.func private @use_ints(memref<1024xi32>)

// CHECK-LABEL: func.func @same
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: call @use(%[[A]])
// CHECK-NEXT: call @use(%[[A]])
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: return
// COMPILE-LABEL: func.func @same
// COMPILE: memref.alloc
// COMPILE-NOT: memref.alloc
// COMPILE: return
// OWN-LABEL: func.func @same
// OWN-COUNT-2: memref.alloc
func.func @same() {
  %a = memref.alloc() {mlcc.checked} : memref<32x32xf32>
  call @use(%a) : (memref<32x32xf32>) -> ()
  memref.dealloc %a : memref<32x32xf32>
  %b = memref.alloc() {mlcc.checked} : memref<32x32xf32>
  call @use(%b) : (memref<32x32xf32>) -> ()
  memref.dealloc %b : memref<32x32xf32>
  return
}

// The smallest memory that fits, through a view of its shape.
// CHECK-LABEL: func.func @smaller
// CHECK: %[[LARGE:.*]] = memref.alloc() {{.*}} : memref<4096xf32>
// CHECK: %[[MIDDLE:.*]] = memref.alloc() {{.*}} : memref<1100xf32>
// CHECK-NOT: memref.alloc
// CHECK: %[[VIEW:.*]] = memref.reinterpret_cast %[[MIDDLE]] to offset: [0], sizes: [32, 32], strides: [32, 1]
// CHECK: call @use(%[[VIEW]])
// CHECK: memref.dealloc %[[MIDDLE]]
func.func @smaller() {
  %a = memref.alloc() {mlcc.checked} : memref<4096xf32>
  %b = memref.alloc() {mlcc.checked} : memref<1100xf32>
  call @use_more(%a) : (memref<4096xf32>) -> ()
  call @use_less(%b) : (memref<1100xf32>) -> ()
  memref.dealloc %a : memref<4096xf32>
  memref.dealloc %b : memref<1100xf32>
  %c = memref.alloc() {mlcc.checked} : memref<32x32xf32>
  call @use(%c) : (memref<32x32xf32>) -> ()
  memref.dealloc %c : memref<32x32xf32>
  return
}

// While the first one waited for the last, the second would be there: both together
// are more than there ever was. So the last is in the second, though that is larger.
// CHECK-LABEL: func.func @peak
// CHECK: memref.alloc() {{.*}} : memref<1100xf32>
// CHECK: %[[SECOND:.*]] = memref.alloc() {{.*}} : memref<4096xf32>
// CHECK: memref.reinterpret_cast %[[SECOND]]
func.func @peak() {
  %a = memref.alloc() {mlcc.checked} : memref<1100xf32>
  call @use_less(%a) : (memref<1100xf32>) -> ()
  memref.dealloc %a : memref<1100xf32>
  %b = memref.alloc() {mlcc.checked} : memref<4096xf32>
  call @use_more(%b) : (memref<4096xf32>) -> ()
  memref.dealloc %b : memref<4096xf32>
  %c = memref.alloc() {mlcc.checked} : memref<32x32xf32>
  call @use(%c) : (memref<32x32xf32>) -> ()
  memref.dealloc %c : memref<32x32xf32>
  return
}

// Elements are of another kind.
// CHECK-LABEL: func.func @kinds
// CHECK-COUNT-2: memref.alloc
func.func @kinds() {
  %a = memref.alloc() {mlcc.checked} : memref<1100xf32>
  call @use_less(%a) : (memref<1100xf32>) -> ()
  memref.dealloc %a : memref<1100xf32>
  %c = memref.alloc() {mlcc.checked} : memref<1024xi32>
  call @use_ints(%c) : (memref<1024xi32>) -> ()
  memref.dealloc %c : memref<1024xi32>
  return
}

// Not what the program allocates itself, nor while it is in use.
// CHECK-LABEL: func.func @own
// CHECK-COUNT-4: memref.alloc
func.func @own() {
  %a = memref.alloc() : memref<32x32xf32>
  call @use(%a) : (memref<32x32xf32>) -> ()
  memref.dealloc %a : memref<32x32xf32>
  %b = memref.alloc() : memref<32x32xf32>
  call @use(%b) : (memref<32x32xf32>) -> ()
  memref.dealloc %b : memref<32x32xf32>
  %c = memref.alloc() {mlcc.checked} : memref<32x32xf32>
  %d = memref.alloc() {mlcc.checked} : memref<32x32xf32>
  call @use(%c) : (memref<32x32xf32>) -> ()
  memref.dealloc %c : memref<32x32xf32>
  call @use(%d) : (memref<32x32xf32>) -> ()
  memref.dealloc %d : memref<32x32xf32>
  return
}
