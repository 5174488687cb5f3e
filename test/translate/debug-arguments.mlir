// oracle: refuses: it does not have arith there
// RUN: mlcc -g -O0 -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=ALL,MEMORY
// RUN: mlcc -g -O1 -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=ALL,VALUES
// RUN: mlcc -g -O1 -S -emit-llvm -target i686-linux-gnu %s -o - | FileCheck %s --check-prefix=NARROW

// Arguments have the types of the source: in memory of their own without
// optimisation, else as what becomes of the values.

// ALL: define {{.*}}@keep(
// MEMORY: [[M:%.*]] = alloca [5 x i64]
// MEMORY-NEXT: store ptr %0, ptr [[M]], align 8{{$}}
// MEMORY: [[SIZE:%.*]] = getelementptr inbounds i64, ptr [[M]], i64 3
// MEMORY-NEXT: store i64 %3, ptr [[SIZE]], align {{[0-9]+$}}
// MEMORY: #dbg_declare(ptr [[M]], [[MEMREF:![0-9]+]], !DIExpression(),
// MEMORY: #dbg_declare(ptr {{.*}}, [[FLAG:![0-9]+]], !DIExpression(),
// VALUES: #dbg_value(ptr %0, [[MEMREF:![0-9]+]], !DIExpression(DW_OP_LLVM_fragment, 0, 64),
// VALUES: #dbg_value(i64 %4, [[MEMREF]], !DIExpression(DW_OP_LLVM_fragment, 256, 64),
// VALUES: #dbg_value(i1 %5, [[FLAG:![0-9]+]], !DIExpression(),
// NARROW: #dbg_value(i32 %4, {{![0-9]+}}, !DIExpression(DW_OP_LLVM_fragment, 128, 32),

// ALL-DAG: emissionKind: FullDebug
// ALL-DAG: [[MEMREF]] = !DILocalVariable(name: "m", arg: 1, {{.*}}type: [[TYPE:![0-9]+]]
// ALL-DAG: [[TYPE]] = !DICompositeType(tag: DW_TAG_structure_type, name: "memref<?xbf16>", {{.*}}size: 320, elements: [[FIELDS:![0-9]+]]
// ALL-DAG: !DIDerivedType(tag: DW_TAG_member, name: "offset", {{.*}}size: 64, offset: 128)
// ALL-DAG: !DIBasicType(name: "__bf16", size: 16, encoding: DW_ATE_float)
// ALL-DAG: !DIBasicType(name: "index", size: 64, encoding: DW_ATE_signed)
// ALL-DAG: [[FLAG]] = !DILocalVariable(name: "arg1", arg: 2, {{.*}}type: [[BOOL:![0-9]+]]
// ALL-DAG: [[BOOL]] = !DIBasicType(name: "i1", size: 8, encoding: DW_ATE_boolean)
func.func @keep(%m: memref<?xbf16>, %0: i1) -> i64 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xbf16>
  %r = arith.index_cast %n : index to i64
  return %r : i64
}

// A result of several values, and what debuggers have no type for.
// ALL-DAG: !DILocalVariable(name: "row", arg: 1, {{.*}}type: [[ROW:![0-9]+]]
// ALL-DAG: [[ROW]] = !DICompositeType(tag: DW_TAG_array_type, {{.*}}flags: DIFlagVector
// ALL-DAG: !DILocalVariable(name: "e", arg: 3,
// ALL-NOT: name: "mask"
func.func @others(%row: vector<8xf16>, %mask: vector<8xi1>, %e: f8E4M3FN) -> (i32, i32) {
  %c = arith.constant 1 : i32
  return %c, %c : i32, i32
}
