// LLVM 16 wrote that memory behind a tag is constant as a unit attribute.
//
// oracle: refuses: old forms
//
// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc -S -emit-llvm %s -o - | FileCheck %s --check-prefix=LLVM

// CHECK: #[[TAG:.*]] = #llvm.tbaa_tag<base_type = #[[TYPE:.*]], access_type = #[[TYPE]], offset = 0, constant = true>
// CHECK: llvm.store %{{.*}}, %{{.*}} {tbaa = [#[[TAG]]]}
// LLVM: store i32 %{{.*}}, ptr %{{.*}}, !tbaa ![[TAG:[0-9]+]]
// LLVM: ![[TAG]] = !{![[TYPE:[0-9]+]], ![[TYPE]], i64 0, i64 1}
llvm.metadata @metadata {
  llvm.tbaa_root @root {id = "C"}
  llvm.tbaa_type_desc @int {id = "int", members = {<@root, 0>}}
  llvm.tbaa_tag @tag {access_type = @int, base_type = @int, offset = 0 : i64, constant}
}
llvm.func @f(%a: !llvm.ptr, %b: i32) {
  llvm.store %b, %a {tbaa = [@metadata::@tag]} : i32, !llvm.ptr
  llvm.return
}
