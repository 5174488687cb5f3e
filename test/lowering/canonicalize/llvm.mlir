// Folds of the llvm dialect.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// A zero that is a number is the constant that is equal to it; others are not.

// CHECK-LABEL: @zeros
// CHECK-DAG: [[I:%.+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-DAG: [[V:%.+]] = llvm.mlir.zero : vector<4xf32>
// CHECK-DAG: [[P:%.+]] = llvm.mlir.zero : !llvm.ptr
// CHECK: "use"([[I]], [[I]], [[V]], [[V]], [[P]], [[P]])
llvm.func @zeros() {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.zero : i32
  %2 = llvm.mlir.zero : vector<4xf32>
  %3 = llvm.mlir.constant(dense<0.0> : vector<4xf32>) : vector<4xf32>
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.zero : !llvm.ptr
  "use"(%0, %1, %2, %3, %4, %5) : (i32, i32, vector<4xf32>, vector<4xf32>, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @names
// CHECK-DAG: [[G:%.+]] = llvm.mlir.addressof @names : !llvm.ptr
// CHECK-DAG: [[E:%.+]] = llvm.dso_local_equivalent @names : !llvm.ptr
// CHECK-DAG: [[U:%.+]] = llvm.mlir.undef : i32
// CHECK-DAG: [[P:%.+]] = llvm.mlir.poison : i32
// CHECK: "use"([[G]], [[G]], [[E]], [[E]], [[U]], [[U]], [[P]], [[P]])
llvm.func @names() {
  %0 = llvm.mlir.addressof @names : !llvm.ptr
  %1 = llvm.mlir.addressof @names : !llvm.ptr
  %2 = llvm.dso_local_equivalent @names : !llvm.ptr
  %3 = llvm.dso_local_equivalent @names : !llvm.ptr
  %4 = llvm.mlir.undef : i32
  %5 = llvm.mlir.undef : i32
  %6 = llvm.mlir.poison : i32
  %7 = llvm.mlir.poison : i32
  "use"(%0, %1, %2, %3, %4, %5, %6, %7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32) -> ()
  llvm.return
}

// CHECK-LABEL: @blocks
// CHECK: [[A:%.+]] = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
// CHECK: "use"([[A]], [[A]])
llvm.func @blocks() {
  %0 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  "use"(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}

// Integers of any width. A shift by the width or more stays.

// CHECK-LABEL: @integers
// CHECK-DAG: [[ZEXT:%.+]] = llvm.mlir.constant(255 : i16) : i16
// CHECK-DAG: [[OR:%.+]] = llvm.mlir.constant(7 : i8) : i8
// CHECK-DAG: [[SHL:%.+]] = llvm.mlir.constant(18446744073709551616 : i70) : i70
// CHECK: [[STAYS:%.+]] = llvm.shl
// CHECK: "use"([[ZEXT]], [[OR]], [[SHL]], [[STAYS]])
llvm.func @integers() {
  %minus1 = llvm.mlir.constant(-1 : i8) : i8
  %three = llvm.mlir.constant(3 : i8) : i8
  %six = llvm.mlir.constant(6 : i8) : i8
  %nine = llvm.mlir.constant(9 : i8) : i8
  %one = llvm.mlir.constant(1 : i70) : i70
  %by = llvm.mlir.constant(64 : i70) : i70
  %0 = llvm.zext %minus1 : i8 to i16
  %1 = llvm.or %three, %six : i8
  %2 = llvm.shl %one, %by : i70
  %3 = llvm.shl %three, %nine : i8
  "use"(%0, %1, %2, %3) : (i16, i8, i70, i8) -> ()
  llvm.return
}

// CHECK-LABEL: @comparisons
// CHECK-DAG: [[TRUE:%.+]] = llvm.mlir.constant(true) : i1
// CHECK-DAG: [[FALSE:%.+]] = llvm.mlir.constant(false) : i1
// CHECK-DAG: [[ALL:%.+]] = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
// CHECK: [[LESS:%.+]] = llvm.icmp "slt"
// CHECK: "use"([[TRUE]], [[FALSE]], [[ALL]], [[LESS]], [[FALSE]], [[TRUE]])
llvm.func @comparisons(%a: i32, %v: vector<2xi32>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %slot = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %a, %a : i32
  %2 = llvm.icmp "eq" %v, %v : vector<2xi32>
  %3 = llvm.icmp "slt" %a, %a : i32
  %4 = llvm.icmp "eq" %slot, %null : !llvm.ptr
  %5 = llvm.icmp "ne" %null, %slot : !llvm.ptr
  "use"(%0, %1, %2, %3, %4, %5) : (i1, i1, vector<2xi1>, i1, i1, i1) -> ()
  llvm.return
}

// CHECK-LABEL: @casts
// CHECK-SAME: [[A:%.+]]: i32, [[P:%.+]]: !llvm.ptr
// CHECK: [[V:%.+]] = llvm.bitcast [[A]] : i32 to vector<4xi8>
// CHECK: [[FAR:%.+]] = llvm.addrspacecast [[P]] : !llvm.ptr to !llvm.ptr<2>
// CHECK: "use"([[A]], [[A]], [[V]], [[FAR]], [[P]])
llvm.func @casts(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.bitcast %a : i32 to i32
  %1 = llvm.bitcast %a : i32 to f32
  %2 = llvm.bitcast %1 : f32 to i32
  %3 = llvm.bitcast %1 : f32 to vector<4xi8>
  %4 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %5 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr<2>
  %6 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr
  "use"(%0, %2, %3, %5, %6) : (i32, i32, vector<4xi8>, !llvm.ptr<2>, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @shuffle
// CHECK-SAME: [[A:%.+]]: vector<1xf32>, [[B:%.+]]: vector<1xf32>
// CHECK: [[STAYS:%.+]] = llvm.shufflevector [[A]], [[B]] [1]
// CHECK: "use"([[A]], [[STAYS]])
llvm.func @shuffle(%a: vector<1xf32>, %b: vector<1xf32>) {
  %0 = llvm.shufflevector %a, %b [0] : vector<1xf32>
  %1 = llvm.shufflevector %a, %b [1] : vector<1xf32>
  "use"(%0, %1) : (vector<1xf32>, vector<1xf32>) -> ()
  llvm.return
}

// Constant indices are part of the operation, if they are small; index 0 alone
// is nowhere else.

// CHECK-LABEL: @addresses
// CHECK-SAME: [[P:%.+]]: !llvm.ptr, [[I:%.+]]: i64
// CHECK: [[BIG:%.+]] = llvm.mlir.constant(268435456 : i64) : i64
// CHECK: [[SMALL:%.+]] = llvm.getelementptr [[P]][1, [[I]], 2]
// CHECK: [[LARGE:%.+]] = llvm.getelementptr inbounds [[P]][-268435456, [[BIG]]]
// CHECK: "use"([[P]], [[P]], [[SMALL]], [[LARGE]])
llvm.func @addresses(%p: !llvm.ptr, %i: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %small = llvm.mlir.constant(-268435456 : i64) : i64
  %big = llvm.mlir.constant(268435456 : i64) : i64
  %0 = llvm.getelementptr %p[%zero] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  %2 = llvm.getelementptr %p[%one, %i, %two] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<4 x array<4 x f32>>
  %3 = llvm.getelementptr inbounds %p[%small, %big] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f32>
  "use"(%0, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// A field is what was put there last; what was put elsewhere is passed by. Where
// only a part was put, or more, nothing is passed by.

// CHECK-LABEL: @fields
// CHECK-SAME: [[S:%.+]]: !llvm.struct<(i32, struct<(f32, i64)>)>, [[A:%.+]]: i32, [[N:%.+]]: i64
// CHECK: [[WITH:%.+]] = llvm.insertvalue [[N]], [[S]][1, 1]
// CHECK: [[WHOLE:%.+]] = llvm.extractvalue [[WITH]][1]
// CHECK: [[OTHER:%.+]] = llvm.extractvalue [[S]][0]
// CHECK: [[DEEP:%.+]] = llvm.extractvalue [[S]][1, 0]
// CHECK: "use"([[A]], [[N]], [[WHOLE]], [[OTHER]], [[DEEP]])
llvm.func @fields(%s: !llvm.struct<(i32, struct<(f32, i64)>)>, %a: i32, %n: i64) {
  %first = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %both = llvm.insertvalue %n, %first[1, 1] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %0 = llvm.extractvalue %both[0] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %1 = llvm.extractvalue %both[1, 1] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %part = llvm.insertvalue %n, %s[1, 1] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %2 = llvm.extractvalue %part[1] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %3 = llvm.extractvalue %part[0] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %inner = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %4 = llvm.extractvalue %inner[0] : !llvm.struct<(f32, i64)>
  "use"(%0, %1, %2, %3, %4) : (i32, i64, !llvm.struct<(f32, i64)>, i32, f32) -> ()
  llvm.return
}

// CHECK-LABEL: @constant_fields
// CHECK-DAG: [[TWO:%.+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-DAG: [[HALF:%.+]] = llvm.mlir.constant(5.000000e-01 : f32) : f32
// CHECK-DAG: [[UNDEF:%.+]] = llvm.mlir.undef : i32
// CHECK: "use"([[TWO]], [[HALF]], [[UNDEF]])
llvm.func @constant_fields() {
  %array = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %pair = llvm.mlir.constant([1 : i32, 5.0e-01 : f32]) : !llvm.struct<(i32, f32)>
  %nothing = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %0 = llvm.extractvalue %array[1] : !llvm.array<2 x i32>
  %1 = llvm.extractvalue %pair[1] : !llvm.struct<(i32, f32)>
  %2 = llvm.extractvalue %nothing[0] : !llvm.struct<(i32, i32)>
  "use"(%0, %1, %2) : (i32, f32, i32) -> ()
  llvm.return
}
