// RUN: mlcc-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlcc-opt %s -allow-unregistered-dialect | mlcc-opt -allow-unregistered-dialect | FileCheck %s

// The 'llvm' Dialect, Types: all of its examples, in its spelling.

// A nested type does without its prefix; the short form is printed.
// CHECK: "t.nested"() : () -> (!llvm.ptr<ptr<i32>>, !llvm.ptr<ptr<i32>>)
"t.nested"() : () -> (!llvm.ptr<!llvm.ptr<i32>>, !llvm.ptr<ptr<i32>>)

// Built-in Type Compatibility
// CHECK: llvm.func @compatible(i1, i57, i129, bf16, f16, f32, f64, f80, f128, vector<4xi32>, vector<2xf64>, i32)
llvm.func @compatible(i1, i57, i129, bf16, f16, f32, f64, f80, f128, vector<4xi32>, vector<2xf64>, !llvm.i32)

// Additional Simple Types
// CHECK: "t.simple"() : () -> (!llvm.x86_mmx, !llvm.ppc_fp128, !llvm.token, !llvm.metadata, !llvm.void)
"t.simple"() : () -> (!llvm.x86_mmx, !llvm.ppc_fp128, !llvm.token, !llvm.metadata, !llvm.void)

// Pointer Types
// CHECK: "t.pointers"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr<42>, !llvm.ptr<i8>, !llvm.ptr<i8>, !llvm.ptr<i8, 42>, !llvm.ptr<ptr<i8, 42>, 9>)
"t.pointers"() : () -> (!llvm.ptr, !llvm.ptr<0>, !llvm.ptr<42>, !llvm.ptr<i8>, !llvm.ptr<i8, 0>, !llvm.ptr<i8, 42>, !llvm.ptr<ptr<i8, 42>, 9>)

// Array Types
// CHECK: "t.arrays"() : () -> (!llvm.array<4 x array<8 x f32>>, !llvm.array<0 x i8>, !llvm.array<1 x i64>)
"t.arrays"() : () -> (!llvm.array<4 x array<8 x f32>>, !llvm.array<0 x i8>, !llvm.array<1xi64>)

// Function Types
// CHECK: "t.functions"() : () -> (!llvm.func<void ()>, !llvm.func<i32 (f32, i32)>, !llvm.func<void (i32, ...)>, !llvm.func<void (...)>)
"t.functions"() : () -> (
  !llvm.func<void ()>,           // a function with no arguments;
  !llvm.func<i32 (f32, i32)>,    // a function with two arguments and a result;
  !llvm.func<void (i32, ...)>,   // a variadic function with at least one argument.
  !llvm.func<void (...)>)

// Examples of Compatible Vector Types: one vector type serves today.
// CHECK: "t.vectors"() : () -> (vector<42xi32>, vector<42x!llvm.ptr<i32>>, vector<[4]xi32>, !llvm.array<2 x vector<2xi32>>, !llvm.array<2 x vector<2x!llvm.ptr<i32>>>)
"t.vectors"() : () -> (
  vector<42 x i32>,                   // Vector of 42 32-bit integers.
  !llvm.vec<42 x ptr<i32>>,           // Vector of 42 pointers to 32-bit integers.
  !llvm.vec<? x 4 x i32>,             // Scalable vector of 32-bit integers with
                                      // size divisible by 4.
  !llvm.array<2 x vector<2 x i32>>,   // Array of 2 vectors of 2 32-bit integers.
  !llvm.array<2 x vec<2 x ptr<i32>>>) // Array of 2 vectors of 2 pointers to 32-bit
                                      // integers.

// Identified Structure Types: a pointer to a struct by its name alone.
// CHECK: "t.identified"() : () -> (!llvm.struct<"A", (ptr<struct<"A">>)>, !llvm.struct<"C", (ptr<struct<"B", (ptr<struct<"C">>)>>, ptr<struct<"B", (ptr<struct<"C">>)>>)>)
"t.identified"() : () -> (
  !llvm.struct<"A", (ptr<"A">)>,
  !llvm.struct<"C", (ptr<"B", (ptr<"C">)>, ptr<"B", (ptr<"C">)>)>)

// The same name with the same body is the same type; names are any strings.
// CHECK: "t.names"() : () -> (!llvm.struct<"same", (i32)>, !llvm.struct<"same", (i32)>, !llvm.struct<"name with spaces and !^$@$#", packed (i32)>, !llvm.struct<"opaque", opaque>, !llvm.struct<"packed", (i8)>)
"t.names"() : () -> (!llvm.struct<"same", (i32)>, !llvm.struct<"same", (i32)>, !llvm.struct<"name with spaces and !^$@$#", packed (i32)>, !llvm.struct<"opaque", opaque>, !llvm.struct<"packed", (i8)>)

// Examples of Structure Types; the names there are all the same.
// CHECK: "t.structs"() : () -> (!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<(struct<(i32)>)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<"a1", (ptr<struct<"a1">>)>, !llvm.struct<"a2", ()>, !llvm.struct<"a3", opaque>, !llvm.struct<"a4", (i32)>, !llvm.struct<"a5", packed (i8, i32)>)
"t.structs"() : () -> (
  !llvm.struct<()>,                // empty, literal
  !llvm.struct<(i32)>,             // literal
  !llvm.struct<(struct<(i32)>)>,   // struct containing a struct
  !llvm.struct<packed (i8, i32)>,  // packed struct
  !llvm.struct<"a1", ptr<struct<"a1">>>, // supported example of recursive reference
  !llvm.struct<"a2", ()>,          // empty, named (necessary to differentiate from
                                   // recursive reference)
  !llvm.struct<"a3", opaque>,      // opaque, named
  !llvm.struct<"a4", (i32)>,       // named
  !llvm.struct<"a5", packed (i8, i32)>) // named, packed
