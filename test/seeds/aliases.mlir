// RUN: mlcc-opt %s -split-input-file -allow-unregistered-dialect | FileCheck %s
// RUN: mlcc-opt %s -split-input-file -allow-unregistered-dialect -print-type-aliases | FileCheck %s -check-prefix=ALIASES

// The RFC on type aliases: its examples.

// The body of a struct is spelled out but in the struct itself: "simple" twice
// in "nested_sibling".

// CHECK: llvm.func @four(!llvm.ptr<struct<"simple", (i32, i32)>>, !llvm.ptr<struct<"nested", (ptr<struct<"simple", (i32, i32)>>, i16, i8)>>, !llvm.ptr<struct<"self_reference", (ptr<struct<"self_reference">>, i16, i32)>>, !llvm.ptr<struct<"nested_sibling", (ptr<struct<"simple", (i32, i32)>>, ptr<struct<"simple", (i32, i32)>>)>>)
// ALIASES:      !simple = !llvm.struct<"simple", (i32, i32)>
// ALIASES-NEXT: !nested = !llvm.struct<"nested", (ptr<!simple>, i16, i8)>
// ALIASES-NEXT: !self_reference = !llvm.struct<"self_reference", (ptr<struct<"self_reference">>, i16, i32)>
// ALIASES-NEXT: !nested_sibling = !llvm.struct<"nested_sibling", (ptr<!simple>, ptr<!simple>)>
// ALIASES: llvm.func @four(!llvm.ptr<!simple>, !llvm.ptr<!nested>, !llvm.ptr<!self_reference>, !llvm.ptr<!nested_sibling>)
llvm.func @four(!llvm.ptr<struct<"simple", (i32, i32)>>,
                !llvm.ptr<struct<"nested", (ptr<struct<"simple", (i32, i32)>>, i16, i8)>>,
                !llvm.ptr<struct<"self_reference", (ptr<struct<"self_reference">>, i16, i32)>>,
                !llvm.ptr<struct<"nested_sibling", (ptr<struct<"simple", (i32, i32)>>,
                                                    ptr<struct<"simple", (i32, i32)>>)>>)

// -----

// The short form of what was spelled out before, as first proposed, is read.

// CHECK-LABEL: llvm.func @foo
// CHECK: llvm.bitcast %arg0 : !llvm.ptr<i8> to !llvm.ptr<struct<"hello", (i32, i32)>>
// CHECK: llvm.load %{{.*}} : !llvm.ptr<struct<"hello", (i32, i32)>>
// CHECK: llvm.func @bar(%arg0: !llvm.ptr<struct<"hello", (i32, i32)>>)
llvm.func @foo(%arg0: !llvm.ptr<i8>) {
  // "hello" 's body is spelled out here
  %0 = llvm.bitcast %arg0: !llvm.ptr<i8> to !llvm.ptr<struct<"hello", (i32, i32)>>
  // "hello" is printed in shorthand syntax here
  %1 = llvm.load %0: !llvm.ptr<struct<"hello">>
  llvm.return
}
// "hello" is printed in shorthand syntax here
llvm.func @bar(%arg0: !llvm.ptr<struct<"hello">>) {
  llvm.return
}

// -----

// An alias at the top.

// CHECK-LABEL: llvm.func @foo
// CHECK: llvm.load %{{.*}} : !llvm.ptr<struct<"hello", (i32, i32)>>
// ALIASES:       !hello = !llvm.struct<"hello", (i32, i32)>
// ALIASES-LABEL: llvm.func @foo
// ALIASES: llvm.bitcast %arg0 : !llvm.ptr<i8> to !llvm.ptr<!hello>
// ALIASES: llvm.load %{{.*}} : !llvm.ptr<!hello>
// ALIASES: llvm.func @bar(%arg0: !llvm.ptr<!hello>)
!llvmStruct_hello = !llvm.struct<"hello", (i32, i32)>
llvm.func @foo(%arg0: !llvm.ptr<i8>) {
  %0 = llvm.bitcast %arg0: !llvm.ptr<i8> to !llvm.ptr<!llvmStruct_hello>
  %1 = llvm.load %0: !llvm.ptr<!llvmStruct_hello>
  llvm.return
}
llvm.func @bar(%arg0: !llvm.ptr<!llvmStruct_hello>) {
  llvm.return
}

// -----

// Aliases in the order of their dependencies; in any order when they are read.

// CHECK: "t.order"() : () -> (!llvm.struct<"nested_sibling", (ptr<struct<"simple", (i32, i32)>>, ptr<struct<"simple", (i32, i32)>>)>, !llvm.struct<"simple", (i32, i32)>)
// ALIASES:      !simple = !llvm.struct<"simple", (i32, i32)>
// ALIASES-NEXT: !nested_sibling = !llvm.struct<"nested_sibling", (ptr<!simple>, ptr<!simple>)>
!alias_a = !llvm.struct<"nested_sibling", (ptr<struct<"simple">>, ptr<!alias_z>)>
!alias_z = !llvm.struct<"simple", (i32, i32)>
"t.order"() : () -> (!alias_a, !alias_z)

// -----

// A circle, each of the two in the other.

// CHECK: "t.circle"() : () -> (!llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>, !llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>)>>)>)
// ALIASES:      !a = !llvm.struct<"a">
// ALIASES-NEXT: !b = !llvm.struct<"b", (ptr<!a>)>
// ALIASES-NEXT: !a = !llvm.struct<"a", (ptr<!b>)>
!a = !llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>
!b = !llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>)>>)>
"t.circle"() : () -> (!a, !b)

// -----

// Here, !b is used as "forward declaration", similarly to symbols.

// CHECK: "t.forward"() : () -> (!llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>, !llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>)>>)>)
!a = !llvm.struct<"a", (ptr<!b>)>
!b = !llvm.struct<"b", (ptr<!a>)>
"t.forward"() : () -> (!a, !b)

// -----

// Names are sanitised, mangled or neither: they carry no meaning.

// CHECK: "t.names"() : () -> (!llvm.struct<"hello", (ptr<struct<"struct.B", (i32)>>)>, !llvm.struct<"hello2", (ptr<struct<"struct.B", (i32)>>)>)
// ALIASES:      !struct2EB = !llvm.struct<"struct.B", (i32)>
// ALIASES-NEXT: !hello = !llvm.struct<"hello", (ptr<!struct2EB>)>
!hello = !llvm.struct<"hello", (ptr<!struct2EB>)>
// "struct.B" is changed into "struct2EB"
!struct2EB = !llvm.struct<"struct.B", (i32)>
!hello2 = !llvm.struct<"hello2", (ptr<!S6structH22ES1B>)>
!S6structH22ES1B = !llvm.struct<"struct.B", (i32)>
"t.names"() : () -> (!hello, !hello2)

// -----

// The declaration first and the whole later, under another name.

// CHECK: "t.later"() : () -> !llvm.struct<"other", (i8, struct<"foo", (i16, ptr<struct<"bar", (i32, ptr<struct<"foo">>)>>)>)>
// ALIASES:      !foo = !llvm.struct<"foo">
// ALIASES-NEXT: !bar = !llvm.struct<"bar", (i32, ptr<!foo>)>
// ALIASES-NEXT: !foo = !llvm.struct<"foo", (i16, ptr<!bar>)>
// ALIASES-NEXT: !other = !llvm.struct<"other", (i8, !foo)>
!alias0      = !llvm.struct<"foo">
!alias1      = !llvm.struct<"bar", (i32, ptr<!alias0>)>
!alias0_real = !llvm.struct<"foo", (i16, ptr<!alias1>)>
!alias2      = !llvm.struct<"other", (i8, !alias0_real)>
"t.later"() : () -> !alias2
