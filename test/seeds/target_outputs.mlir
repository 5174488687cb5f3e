// RUN: mlcc-opt %s -allow-unregistered-dialect > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mlcc-opt %t.mlir -allow-unregistered-dialect | diff %t.mlir -

// LLVM IR Target: what its examples are converted to, with typed pointers, the
// keyword `type`, dotted aliases and dense arrays, as it writes them.

// CHECK-LABEL: llvm.func @packing
// CHECK-SAME: (%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)>
llvm.func @packing(%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)> {
  // insert the vales into a structure
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, i64)>
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i32, i64)>

  // return the structure value
  llvm.return %2 : !llvm.struct<(i32, i64)>
}
// CHECK-LABEL: llvm.func @packing_bar
llvm.func @packing_bar() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  // CHECK: llvm.mlir.constant(17 : i64) : i64
  %1 = llvm.mlir.constant(17) : i64

  // call and extract the values from the structure
  // CHECK: llvm.call @packing(%{{.*}}, %{{.*}}) : (i32, i64) -> !llvm.struct<(i32, i64)>
  %2 = llvm.call @packing(%0, %1)
     : (i32, i64) -> !llvm.struct<(i32, i64)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i64)>
  %4 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i64)>

  // use as before
  "use_i32"(%3) : (i32) -> ()
  "use_i64"(%4) : (i64) -> ()
  llvm.return
}

!llvm.memref_1d = type !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1xi64>, array<1xi64>)>

// CHECK-LABEL: llvm.func @ranked
// CHECK-SAME: (%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>, %arg2: i64, %arg3: i64, %arg4: i64)
llvm.func @ranked(%arg0: !llvm.ptr<f32>,  // Allocated pointer.
                  %arg1: !llvm.ptr<f32>,  // Aligned pointer.
                  %arg2: i64,             // Offset.
                  %arg3: i64,             // Size in dim 0.
                  %arg4: i64) {           // Stride in dim 0.
  // Populate memref descriptor structure.
  // CHECK: llvm.mlir.undef : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
  %0 = llvm.mlir.undef : !llvm.memref_1d
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.memref_1d
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm.memref_1d
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm.memref_1d
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.memref_1d
  %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.memref_1d

  // Descriptor is now usable as a single value.
  "use"(%5) : (!llvm.memref_1d) -> ()
  llvm.return
}
// CHECK-LABEL: llvm.func @ranked_bar
llvm.func @ranked_bar() {
  %0 = "get"() : () -> !llvm.memref_1d
  %1 = llvm.extractvalue %0[0] : !llvm.memref_1d
  %2 = llvm.extractvalue %0[1] : !llvm.memref_1d
  %3 = llvm.extractvalue %0[2] : !llvm.memref_1d
  %4 = llvm.extractvalue %0[3, 0] : !llvm.memref_1d
  %5 = llvm.extractvalue %0[4, 0] : !llvm.memref_1d
  // CHECK: llvm.call @ranked({{.*}}) : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64) -> ()
  llvm.call @ranked(%1, %2, %3, %4, %5) : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @unranked
// CHECK-SAME: (%arg0: i64, %arg1: !llvm.ptr<i8>)
llvm.func @unranked(%arg0: i64,               // Rank.
                    %arg1: !llvm.ptr<i8>) {   // Type-erased pointer to descriptor.
  // Pack the unranked memref descriptor.
  %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr<i8>)>
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr<i8>)>
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr<i8>)>

  "use"(%2) : (!llvm.struct<(i64, ptr<i8>)>) -> ()
  llvm.return
}
llvm.func @unranked_bar() {
  %0 = "get"() : () -> (!llvm.struct<(i64, ptr<i8>)>)

  // Unpack the memref descriptor.
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr<i8>)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr<i8>)>

  // Pass individual values to the callee.
  // CHECK: llvm.call @unranked(%{{.*}}, %{{.*}}) : (i64, !llvm.ptr<i8>) -> ()
  llvm.call @unranked(%1, %2) : (i64, !llvm.ptr<i8>) -> ()
  llvm.return
}

!descriptor = !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2xi64>, array<2xi64>)>

llvm.func @bare_callee(!llvm.ptr<f32>)

// CHECK-LABEL: llvm.func @bare_caller
// CHECK-SAME: (%arg0: !llvm.ptr<f32>)
llvm.func @bare_caller(%arg0: !llvm.ptr<f32>) {
  // A descriptor is created with the pointer as both.
  %0 = llvm.mlir.undef : !descriptor
  %1 = llvm.insertvalue %arg0, %0[0] : !descriptor
  %2 = llvm.insertvalue %arg0, %1[1] : !descriptor
  // CHECK: llvm.mlir.constant(0 : index) : i64
  %3 = llvm.mlir.constant(0 : index) : i64
  %4 = llvm.insertvalue %3, %2[2] : !descriptor
  %5 = llvm.mlir.constant(2 : index) : i64
  %6 = llvm.mlir.constant(4 : index) : i64
  %7 = llvm.insertvalue %5, %4[3, 0] : !descriptor
  %8 = llvm.insertvalue %6, %7[3, 1] : !descriptor
  %9 = llvm.mlir.constant(1 : index) : i64
  %10 = llvm.insertvalue %6, %8[4, 0] : !descriptor
  %11 = llvm.insertvalue %9, %10[4, 1] : !descriptor
  %12 = llvm.extractvalue %11[1] : !descriptor
  // CHECK: llvm.call @bare_callee(%{{.*}}) : (!llvm.ptr<f32>) -> ()
  llvm.call @bare_callee(%12) : (!llvm.ptr<f32>) -> ()
  llvm.return
}

!llvm.memref_2d = type !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2xi64>, array<2xi64>)>
!llvm.memref_2d_ptr = type !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2xi64>, array<2xi64>)>>

// CHECK-LABEL: llvm.func @qux
llvm.func @qux(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>, %arg2: i64,
               %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
  %0 = llvm.mlir.undef : !llvm.memref_2d
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.memref_2d
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm.memref_2d
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm.memref_2d
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.memref_2d
  %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.memref_2d
  %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.memref_2d
  %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.memref_2d
  %8 = llvm.mlir.constant(1 : index) : i64
  // CHECK: %[[P:.*]] = llvm.alloca %{{.*}} x !llvm.struct<{{.*}}> : (i64) -> !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
  %9 = llvm.alloca %8 x !llvm.memref_2d : (i64) -> !llvm.memref_2d_ptr
  // CHECK: llvm.store %{{.*}}, %[[P]] : !llvm.ptr<struct<
  llvm.store %7, %9 : !llvm.memref_2d_ptr
  llvm.call @_mlir_ciface_qux(%9) : (!llvm.memref_2d_ptr) -> ()
  llvm.return
}
llvm.func @_mlir_ciface_qux(!llvm.memref_2d_ptr)

llvm.func @foo(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>, %arg2: i64,
               %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.memref_2d {
  %0 = llvm.mlir.undef : !llvm.memref_2d
  llvm.return %0 : !llvm.memref_2d
}
// CHECK-LABEL: llvm.func @_mlir_ciface_foo
llvm.func @_mlir_ciface_foo(%arg0: !llvm.memref_2d_ptr, %arg1: !llvm.memref_2d_ptr) {
  // CHECK: llvm.load %arg1 : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>{{$}}
  %0 = llvm.load %arg1 : !llvm.memref_2d_ptr
  %1 = llvm.extractvalue %0[0] : !llvm.memref_2d
  %2 = llvm.extractvalue %0[1] : !llvm.memref_2d
  %3 = llvm.extractvalue %0[2] : !llvm.memref_2d
  %4 = llvm.extractvalue %0[3, 0] : !llvm.memref_2d
  %5 = llvm.extractvalue %0[3, 1] : !llvm.memref_2d
  %6 = llvm.extractvalue %0[4, 0] : !llvm.memref_2d
  %7 = llvm.extractvalue %0[4, 1] : !llvm.memref_2d
  %8 = llvm.call @foo(%1, %2, %3, %4, %5, %6, %7)
    : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64, i64, i64) -> !llvm.memref_2d
  // CHECK: llvm.store %{{.*}}, %arg0 : !llvm.ptr<struct<{{.*}}>>{{$}}
  llvm.store %8, %arg0 : !llvm.memref_2d_ptr
  llvm.return
}

!m4 = !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<4xi64>, array<4xi64>)>

// CHECK-LABEL: llvm.func @load
llvm.func @load(%m: !m4, %i1: i64, %i2: i64, %i3: i64, %i4: i64) -> f32 {
  // obtain the part offset corresponding to dimension 0.
  %stride1 = llvm.extractvalue %m[4, 0] : !m4
  %addr1 = llvm.mul %stride1, %i1 : i64

  // the stride of dimension 1 is static
  %stride2 = llvm.mlir.constant(32 : index) : i64
  %addr2 = llvm.mul %stride2, %i2 : i64
  %addr3 = llvm.add %addr1, %addr2 : i64

  %stride3 = llvm.mlir.constant(8 : index) : i64
  %addr4 = llvm.mul %stride3, %i3 : i64
  %addr5 = llvm.add %addr3, %addr4 : i64

  // dimension 3 has a unit stride
  %addr6 = llvm.add %addr5, %i4 : i64

  %offset = llvm.extractvalue %m[2] : !m4
  %addr7 = llvm.add %addr6, %offset : i64
  %aligned = llvm.extractvalue %m[1] : !m4
  // CHECK: %[[P:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>{{$}}
  %ptr = llvm.getelementptr %aligned[%addr7] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  // CHECK: llvm.load %[[P]] : !llvm.ptr<f32>{{$}}
  %0 = llvm.load %ptr : !llvm.ptr<f32>
  llvm.return %0 : f32
}
