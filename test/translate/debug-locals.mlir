// oracle: refuses: it does not have arith there
// RUN: mlcc -g -O0 -S -emit-llvm %s -o - | FileCheck %s

// A memref that a function makes is a variable when all words of its descriptor
// are known, those for each dimension too: three words, two sizes, two strides.

// CHECK: [[GRID:%.*]] = alloca [7 x i64]
// CHECK: #dbg_declare(ptr [[GRID]], [[VARIABLE:![0-9]+]],
// CHECK: [[LAST_SIZE:%.*]] = getelementptr inbounds i64, ptr [[GRID]], i64 4
// CHECK-NEXT: store i64 20, ptr [[LAST_SIZE]]
// CHECK-NEXT: [[FIRST_STRIDE:%.*]] = getelementptr inbounds i64, ptr [[GRID]], i64 5
// CHECK-NEXT: store i64 20, ptr [[FIRST_STRIDE]]
// CHECK-NEXT: [[LAST_STRIDE:%.*]] = getelementptr inbounds i64, ptr [[GRID]], i64 6
// CHECK-NEXT: store i64 1, ptr [[LAST_STRIDE]]
// CHECK: [[VARIABLE]] = !DILocalVariable(name: "grid"
func.func @f(%i: index) -> f32 {
  %grid = memref.alloc() : memref<10x20xf32>
  %cell = memref.load %grid[%i, %i] : memref<10x20xf32>
  memref.dealloc %grid : memref<10x20xf32>
  return %cell : f32
}
