module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.module_asm = [], llvm.target_triple = "", mlcc.imported, mlcc.source_filename = "mistakes.c"} {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
  llvm.func @variants(%arg0: !llvm.ptr, %arg1: i1) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "s", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 4>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, offset = 0>]} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = distinct[0]<[["s", ["int", ["char", ["root"], 0], 0], 0, ["char", ["root"], 0], 4], ["int", ["char", ["root"], 0], 0], 0]>}} : !llvm.ptr -> i32
    %2 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [["x", ["int", ["char", ["root"], 0], 0]], ["x", ["int", ["char", ["root"], 0], 0]], 0, 0]}} : !llvm.ptr -> i32
    %3 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [["s", ["int", ["char", ["root"], 0], 0], 0, ["char", ["root"], 0], 4], ["int", ["char", ["root"], 0], 0], 0, 1 : i32]}} : !llvm.ptr -> i32
    %4 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [distinct[1]<["s", ["int", ["char", ["root"], 0], 0], 0, ["char", ["root"], 0], 4]>, ["int", ["char", ["root"], 0], 0], 0]}} : !llvm.ptr -> i32
    %5 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "x", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 4>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, offset = 0>]} : !llvm.ptr -> i32
    %6 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [["s", ["int", ["char", ["root"], 0], 0], 0, [], 4], ["int", ["char", ["root"], 0], 0], 0]}} : !llvm.ptr -> i32
    %7 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "s", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, 0>, <#llvm.tbaa_root<id = "y">, 4>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, offset = 0>]} : !llvm.ptr -> i32
    %8 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "s", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 5>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, offset = 0>]} : !llvm.ptr -> i32
    %9 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "d">, description = "s">], alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {alias.scope = distinct[4]<[distinct[5]<[{up = 0 : i64}, distinct[6]<[{up = 0 : i64}, "d"]>, "s"]>]>}} : !llvm.ptr -> i32
    %11 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {alias.scope = []}} : !llvm.ptr -> i32
    %12 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[7]<>, domain = <id = distinct[3]<>, description = "d">, description = "s">], alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {alias.scope = [distinct[8]<["x", distinct[6]<[{up = 0 : i64}, "d"]>, "s"]>]}} : !llvm.ptr -> i32
    %14 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[9]<>, domain = <id = "y">, description = "s">], alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[10]<>, domain = <id = distinct[3]<>, description = "d">, description = "x">], alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[11]<>, domain = <id = distinct[3]<>, description = "d">>], alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[12]<>, domain = <id = distinct[13]<>, description = "d">, description = "s">], alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {alias.scope = [distinct[14]<[{up = 0 : i64}, distinct[15]<["x", "d"]>, "s"]>]}} : !llvm.ptr -> i32
    %19 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[16]<>, domain = <id = distinct[17]<>, description = "x">, description = "s">], alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {alias.scope = [distinct[18]<[{up = 0 : i64}, distinct[19]<["d"]>, "s"]>]}} : !llvm.ptr -> i32
    %21 = llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = distinct[20]<>, domain = <id = distinct[21]<>>, description = "s">], alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "one", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, access_type = <id = "one", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, offset = 0, constant = true>]} : !llvm.ptr -> i32
    %23 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = distinct[22]<[["one", ["char", ["root"], 0], 0], ["one", ["char", ["root"], 0], 0], 0, 1]>}} : !llvm.ptr -> i32
    %24 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "one", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, access_type = <id = "one", members = {<#llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "root">, 0>}>, 0>}>, offset = 0>]} : !llvm.ptr -> i32
    %25 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [[["char", ["root"], 0], 0], ["one", ["char", ["root"], 0], 0], 0, 1]}} : !llvm.ptr -> i32
    %26 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#llvm.alias_scope<id = "by", domain = <id = "nd">>]} : !llvm.ptr -> i32
    %27 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noalias = distinct[23]<[["by", ["nd"]]]>}} : !llvm.ptr -> i32
    %28 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noalias = []}} : !llvm.ptr -> i32
    %29 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noalias = [distinct[24]<["by", ["nd"]]>]}} : !llvm.ptr -> i32
    %30 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#llvm.alias_scope<id = "x", domain = <id = "nd">>]} : !llvm.ptr -> i32
    %31 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#llvm.alias_scope<id = "by", domain = <id = "y">>]} : !llvm.ptr -> i32
    %32 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#llvm.alias_scope<id = "by", domain = <id = "nd">, description = "z">]} : !llvm.ptr -> i32
    %33 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noalias = [["by", distinct[25]<["nd"]>]]}} : !llvm.ptr -> i32
    %34 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#llvm.alias_scope<id = "by", domain = <id = "x">>]} : !llvm.ptr -> i32
    %35 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#llvm.alias_scope<id = "by", domain = <id = "nd", description = "z">>]} : !llvm.ptr -> i32
    %36 = llvm.load %arg0 {access_groups = [#llvm.access_group<id = distinct[26]<>>], alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {llvm.access.group = []}} : !llvm.ptr -> i32
    %38 = llvm.load %arg0 {access_groups = [#llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>], alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.load %arg0 {access_groups = [#llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>], alignment = 4 : i64, mlcc.metadata = {llvm.access.group = distinct[28]<[#llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]>}} : !llvm.ptr -> i32
    %40 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {llvm.access.group = [#llvm.access_group<id = distinct[27]<>>]}} : !llvm.ptr -> i32
    %41 = llvm.load %arg0 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    %42 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = distinct[29]<[1 : i32]>}, nontemporal} : !llvm.ptr -> i32
    %43 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [unit]}} : !llvm.ptr -> i32
    %44 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = ["x"]}} : !llvm.ptr -> i32
    %45 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [3 : i32]}} : !llvm.ptr -> i32
    %46 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [5]}} : !llvm.ptr -> i32
    %47 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [[]]}} : !llvm.ptr -> i32
    %48 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [["y"]]}} : !llvm.ptr -> i32
    %49 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = []}} : !llvm.ptr -> i32
    %50 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [1 : i32, "z"]}} : !llvm.ptr -> i32
    %51 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [1 : i32, 1 : i32]}} : !llvm.ptr -> i32
    %52 = llvm.load %arg0 invariant {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.load %arg0 invariant {alignment = 4 : i64, mlcc.metadata = {invariant.load = #llvm.access_group<id = distinct[30]<>>}} : !llvm.ptr -> i32
    %54 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.load = ["z"]}} : !llvm.ptr -> i32
    %55 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.load = [1 : i32]}} : !llvm.ptr -> i32
    %56 = llvm.load %arg0 dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.load %arg0 dereferenceable<bytes = 8> {alignment = 8 : i64, mlcc.metadata = {dereferenceable = distinct[31]<[8]>}} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %arg0 dereferenceable<bytes = 5> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.load %arg0 dereferenceable<bytes = 8, mayBeNull = true> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %arg0 dereferenceable<bytes = 8, mayBeNull = true> {alignment = 8 : i64, mlcc.metadata = {dereferenceable_or_null = distinct[32]<[8]>}} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.load %arg0 dereferenceable<bytes = 5, mayBeNull = true> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = #llvm.mmra_tag<"a":"b">} : !llvm.ptr -> i32
    %63 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {mmra = distinct[33]<["a", "b"]>}} : !llvm.ptr -> i32
    %64 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = #llvm.mmra_tag<"x":"b">} : !llvm.ptr -> i32
    %65 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = #llvm.mmra_tag<"a":"x">} : !llvm.ptr -> i32
    %66 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = [#llvm.mmra_tag<"a":"b">, #llvm.mmra_tag<"c":"d">]} : !llvm.ptr -> i32
    %67 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {mmra = distinct[34]<[["a", "b"], ["c", "d"]]>}} : !llvm.ptr -> i32
    %68 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {mmra = [["c", "d"]]}} : !llvm.ptr -> i32
    %69 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {mmra = [["a", "b"]]}} : !llvm.ptr -> i32
    %70 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {mmra = [distinct[35]<["a", "b"]>, ["c", "d"]]}} : !llvm.ptr -> i32
    %71 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = [#llvm.mmra_tag<"x":"b">, #llvm.mmra_tag<"c":"d">]} : !llvm.ptr -> i32
    %72 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = [#llvm.mmra_tag<"a":"x">, #llvm.mmra_tag<"c":"d">]} : !llvm.ptr -> i32
    %73 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {mmra = [["a", "b"], distinct[36]<["c", "d"]>]}} : !llvm.ptr -> i32
    %74 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = [#llvm.mmra_tag<"a":"b">, #llvm.mmra_tag<"x":"d">]} : !llvm.ptr -> i32
    %75 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = [#llvm.mmra_tag<"a":"b">, #llvm.mmra_tag<"c":"x">]} : !llvm.ptr -> i32
    llvm.cond_br %arg1 weights([1, 2]), ^bb2, ^bb1 {mlcc.metadata = {prof = ["branch_weights", "expected", 1 : i32, 2 : i32]}}
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg1 weights([1, 2]), ^bb4, ^bb3 {mlcc.metadata = {prof = distinct[37]<["branch_weights", "expected", 1 : i32, 2 : i32]>}}
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg1, ^bb6, ^bb5 {mlcc.metadata = {prof = ["branch_weights", "x", 1 : i32, 2 : i32]}}
  ^bb5:  // pred: ^bb4
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %arg1 weights([3, 2]), ^bb8, ^bb7 {mlcc.metadata = {prof = ["branch_weights", "expected", 3 : i32, 2 : i32]}}
  ^bb7:  // pred: ^bb6
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.cond_br %arg1, ^bb10, ^bb9 {mlcc.metadata = {prof = ["branch_weights", "expected", 5, 2 : i32]}}
  ^bb9:  // pred: ^bb8
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    llvm.cond_br %arg1 weights([1, 3]), ^bb12, ^bb11 {mlcc.metadata = {prof = ["branch_weights", "expected", 1 : i32, 3 : i32]}}
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.cond_br %arg1, ^bb14, ^bb13 {mlcc.metadata = {prof = ["branch_weights", "expected", 1 : i32, 5]}}
  ^bb13:  // pred: ^bb12
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    llvm.cond_br %arg1, ^bb16, ^bb15 {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>}
  ^bb15:  // pred: ^bb14
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb14, ^bb15
    llvm.cond_br %arg1, ^bb18, ^bb17 {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>}
  ^bb17:  // pred: ^bb16
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb16, ^bb17
    llvm.cond_br %arg1, ^bb20, ^bb19 {mlcc.metadata = {llvm.loop = distinct[38]<[unit, ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"]]>}}
  ^bb19:  // pred: ^bb18
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    llvm.cond_br %arg1, ^bb22, ^bb21 {mlcc.metadata = {llvm.loop = distinct[39]<["x", ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"]]>}}
  ^bb21:  // pred: ^bb20
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb20, ^bb21
    llvm.cond_br %arg1, ^bb24, ^bb23 {mlcc.metadata = {llvm.loop = distinct[40]<[3 : i32, ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"]]>}}
  ^bb23:  // pred: ^bb22
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    llvm.cond_br %arg1, ^bb26, ^bb25 {mlcc.metadata = {llvm.loop = distinct[41]<[5, ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"]]>}}
  ^bb25:  // pred: ^bb24
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    llvm.cond_br %arg1, ^bb28, ^bb27 {mlcc.metadata = {llvm.loop = distinct[42]<[[], ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"]]>}}
  ^bb27:  // pred: ^bb26
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb26, ^bb27
    llvm.cond_br %arg1, ^bb30, ^bb29 {mlcc.metadata = {llvm.loop = distinct[43]<[["y"], ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"]]>}}
  ^bb29:  // pred: ^bb28
    llvm.br ^bb30
  ^bb30:  // 2 preds: ^bb28, ^bb29
    llvm.cond_br %arg1, ^bb32, ^bb31 {mlcc.metadata = {llvm.loop = distinct[44]<[{up = 0 : i64}, unit, ["llvm.loop.unroll.disable"]]>}}
  ^bb31:  // pred: ^bb30
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    llvm.cond_br %arg1, ^bb34, ^bb33 {mlcc.metadata = {llvm.loop = distinct[45]<[{up = 0 : i64}, "x", ["llvm.loop.unroll.disable"]]>}}
  ^bb33:  // pred: ^bb32
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    llvm.cond_br %arg1, ^bb36, ^bb35 {mlcc.metadata = {llvm.loop = distinct[46]<[{up = 0 : i64}, 3 : i32, ["llvm.loop.unroll.disable"]]>}}
  ^bb35:  // pred: ^bb34
    llvm.br ^bb36
  ^bb36:  // 2 preds: ^bb34, ^bb35
    llvm.cond_br %arg1, ^bb38, ^bb37 {mlcc.metadata = {llvm.loop = distinct[47]<[{up = 0 : i64}, 5, ["llvm.loop.unroll.disable"]]>}}
  ^bb37:  // pred: ^bb36
    llvm.br ^bb38
  ^bb38:  // 2 preds: ^bb36, ^bb37
    llvm.cond_br %arg1, ^bb40, ^bb39 {mlcc.metadata = {llvm.loop = distinct[48]<[{up = 0 : i64}, [], ["llvm.loop.unroll.disable"]]>}}
  ^bb39:  // pred: ^bb38
    llvm.br ^bb40
  ^bb40:  // 2 preds: ^bb38, ^bb39
    llvm.cond_br %arg1, ^bb42, ^bb41 {mlcc.metadata = {llvm.loop = distinct[49]<[{up = 0 : i64}, ["y"], ["llvm.loop.unroll.disable"]]>}}
  ^bb41:  // pred: ^bb40
    llvm.br ^bb42
  ^bb42:  // 2 preds: ^bb40, ^bb41
    llvm.cond_br %arg1, ^bb44, ^bb43 {mlcc.metadata = {llvm.loop = distinct[50]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], unit]>}}
  ^bb43:  // pred: ^bb42
    llvm.br ^bb44
  ^bb44:  // 2 preds: ^bb42, ^bb43
    llvm.cond_br %arg1, ^bb46, ^bb45 {mlcc.metadata = {llvm.loop = distinct[51]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], "x"]>}}
  ^bb45:  // pred: ^bb44
    llvm.br ^bb46
  ^bb46:  // 2 preds: ^bb44, ^bb45
    llvm.cond_br %arg1, ^bb48, ^bb47 {mlcc.metadata = {llvm.loop = distinct[52]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], 3 : i32]>}}
  ^bb47:  // pred: ^bb46
    llvm.br ^bb48
  ^bb48:  // 2 preds: ^bb46, ^bb47
    llvm.cond_br %arg1, ^bb50, ^bb49 {mlcc.metadata = {llvm.loop = distinct[53]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], 5]>}}
  ^bb49:  // pred: ^bb48
    llvm.br ^bb50
  ^bb50:  // 2 preds: ^bb48, ^bb49
    llvm.cond_br %arg1, ^bb52, ^bb51 {mlcc.metadata = {llvm.loop = distinct[54]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], []]>}}
  ^bb51:  // pred: ^bb50
    llvm.br ^bb52
  ^bb52:  // 2 preds: ^bb50, ^bb51
    llvm.cond_br %arg1, ^bb54, ^bb53 {mlcc.metadata = {llvm.loop = distinct[55]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["y"]]>}}
  ^bb53:  // pred: ^bb52
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb52, ^bb53
    llvm.cond_br %arg1, ^bb56, ^bb55 {mlcc.metadata = {llvm.loop = distinct[56]<[["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"]]>}}
  ^bb55:  // pred: ^bb54
    llvm.br ^bb56
  ^bb56:  // 2 preds: ^bb54, ^bb55
    llvm.cond_br %arg1, ^bb58, ^bb57 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
  ^bb57:  // pred: ^bb56
    llvm.br ^bb58
  ^bb58:  // 2 preds: ^bb56, ^bb57
    llvm.cond_br %arg1, ^bb60, ^bb59 {mlcc.metadata = {llvm.loop = distinct[57]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"], "z"]>}}
  ^bb59:  // pred: ^bb58
    llvm.br ^bb60
  ^bb60:  // 2 preds: ^bb58, ^bb59
    llvm.cond_br %arg1, ^bb62, ^bb61 {mlcc.metadata = {llvm.loop = distinct[58]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable"], 1 : i32]>}}
  ^bb61:  // pred: ^bb60
    llvm.br ^bb62
  ^bb62:  // 2 preds: ^bb60, ^bb61
    llvm.cond_br %arg1, ^bb64, ^bb63 {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>, mlcc.metadata = {llvm.loop = distinct[59]<[{up = 0 : i64}, distinct[60]<["llvm.loop.mustprogress"]>, ["llvm.loop.unroll.disable"]]>}}
  ^bb63:  // pred: ^bb62
    llvm.br ^bb64
  ^bb64:  // 2 preds: ^bb62, ^bb63
    llvm.cond_br %arg1, ^bb66, ^bb65 {mlcc.metadata = {llvm.loop = distinct[61]<[{up = 0 : i64}, [unit], ["llvm.loop.unroll.disable"]]>}}
  ^bb65:  // pred: ^bb64
    llvm.br ^bb66
  ^bb66:  // 2 preds: ^bb64, ^bb65
    llvm.cond_br %arg1, ^bb68, ^bb67 {mlcc.metadata = {llvm.loop = distinct[62]<[{up = 0 : i64}, ["x"], ["llvm.loop.unroll.disable"]]>}}
  ^bb67:  // pred: ^bb66
    llvm.br ^bb68
  ^bb68:  // 2 preds: ^bb66, ^bb67
    llvm.cond_br %arg1, ^bb70, ^bb69 {mlcc.metadata = {llvm.loop = distinct[63]<[{up = 0 : i64}, [3 : i32], ["llvm.loop.unroll.disable"]]>}}
  ^bb69:  // pred: ^bb68
    llvm.br ^bb70
  ^bb70:  // 2 preds: ^bb68, ^bb69
    llvm.cond_br %arg1, ^bb72, ^bb71 {mlcc.metadata = {llvm.loop = distinct[64]<[{up = 0 : i64}, [5], ["llvm.loop.unroll.disable"]]>}}
  ^bb71:  // pred: ^bb70
    llvm.br ^bb72
  ^bb72:  // 2 preds: ^bb70, ^bb71
    llvm.cond_br %arg1, ^bb74, ^bb73 {mlcc.metadata = {llvm.loop = distinct[65]<[{up = 0 : i64}, [[]], ["llvm.loop.unroll.disable"]]>}}
  ^bb73:  // pred: ^bb72
    llvm.br ^bb74
  ^bb74:  // 2 preds: ^bb72, ^bb73
    llvm.cond_br %arg1, ^bb76, ^bb75 {mlcc.metadata = {llvm.loop = distinct[66]<[{up = 0 : i64}, [["y"]], ["llvm.loop.unroll.disable"]]>}}
  ^bb75:  // pred: ^bb74
    llvm.br ^bb76
  ^bb76:  // 2 preds: ^bb74, ^bb75
    llvm.cond_br %arg1, ^bb78, ^bb77 {mlcc.metadata = {llvm.loop = distinct[67]<[{up = 0 : i64}, ["llvm.loop.mustprogress", "z"], ["llvm.loop.unroll.disable"]]>}}
  ^bb77:  // pred: ^bb76
    llvm.br ^bb78
  ^bb78:  // 2 preds: ^bb76, ^bb77
    llvm.cond_br %arg1, ^bb80, ^bb79 {mlcc.metadata = {llvm.loop = distinct[68]<[{up = 0 : i64}, ["llvm.loop.mustprogress", 1 : i32], ["llvm.loop.unroll.disable"]]>}}
  ^bb79:  // pred: ^bb78
    llvm.br ^bb80
  ^bb80:  // 2 preds: ^bb78, ^bb79
    llvm.cond_br %arg1, ^bb82, ^bb81 {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>, mlcc.metadata = {llvm.loop = distinct[69]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], distinct[70]<["llvm.loop.unroll.disable"]>]>}}
  ^bb81:  // pred: ^bb80
    llvm.br ^bb82
  ^bb82:  // 2 preds: ^bb80, ^bb81
    llvm.cond_br %arg1, ^bb84, ^bb83 {mlcc.metadata = {llvm.loop = distinct[71]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], [unit]]>}}
  ^bb83:  // pred: ^bb82
    llvm.br ^bb84
  ^bb84:  // 2 preds: ^bb82, ^bb83
    llvm.cond_br %arg1, ^bb86, ^bb85 {mlcc.metadata = {llvm.loop = distinct[72]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["x"]]>}}
  ^bb85:  // pred: ^bb84
    llvm.br ^bb86
  ^bb86:  // 2 preds: ^bb84, ^bb85
    llvm.cond_br %arg1, ^bb88, ^bb87 {mlcc.metadata = {llvm.loop = distinct[73]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], [3 : i32]]>}}
  ^bb87:  // pred: ^bb86
    llvm.br ^bb88
  ^bb88:  // 2 preds: ^bb86, ^bb87
    llvm.cond_br %arg1, ^bb90, ^bb89 {mlcc.metadata = {llvm.loop = distinct[74]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], [5]]>}}
  ^bb89:  // pred: ^bb88
    llvm.br ^bb90
  ^bb90:  // 2 preds: ^bb88, ^bb89
    llvm.cond_br %arg1, ^bb92, ^bb91 {mlcc.metadata = {llvm.loop = distinct[75]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], [[]]]>}}
  ^bb91:  // pred: ^bb90
    llvm.br ^bb92
  ^bb92:  // 2 preds: ^bb90, ^bb91
    llvm.cond_br %arg1, ^bb94, ^bb93 {mlcc.metadata = {llvm.loop = distinct[76]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], [["y"]]]>}}
  ^bb93:  // pred: ^bb92
    llvm.br ^bb94
  ^bb94:  // 2 preds: ^bb92, ^bb93
    llvm.cond_br %arg1, ^bb96, ^bb95 {mlcc.metadata = {llvm.loop = distinct[77]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable", "z"]]>}}
  ^bb95:  // pred: ^bb94
    llvm.br ^bb96
  ^bb96:  // 2 preds: ^bb94, ^bb95
    llvm.cond_br %arg1, ^bb98, ^bb97 {mlcc.metadata = {llvm.loop = distinct[78]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["llvm.loop.unroll.disable", 1 : i32]]>}}
  ^bb97:  // pred: ^bb96
    llvm.br ^bb98
  ^bb98:  // 2 preds: ^bb96, ^bb97
    llvm.cond_br %arg1, ^bb100, ^bb99 {loop_annotation = #llvm.loop_annotation<isVectorized = true>}
  ^bb99:  // pred: ^bb98
    llvm.br ^bb100
  ^bb100:  // 2 preds: ^bb98, ^bb99
    llvm.cond_br %arg1, ^bb102, ^bb101 {loop_annotation = #llvm.loop_annotation<isVectorized = true>}
  ^bb101:  // pred: ^bb100
    llvm.br ^bb102
  ^bb102:  // 2 preds: ^bb100, ^bb101
    llvm.cond_br %arg1, ^bb104, ^bb103 {mlcc.metadata = {llvm.loop = distinct[79]<[unit, ["llvm.loop.isvectorized", 1 : i32]]>}}
  ^bb103:  // pred: ^bb102
    llvm.br ^bb104
  ^bb104:  // 2 preds: ^bb102, ^bb103
    llvm.cond_br %arg1, ^bb106, ^bb105 {mlcc.metadata = {llvm.loop = distinct[80]<["x", ["llvm.loop.isvectorized", 1 : i32]]>}}
  ^bb105:  // pred: ^bb104
    llvm.br ^bb106
  ^bb106:  // 2 preds: ^bb104, ^bb105
    llvm.cond_br %arg1, ^bb108, ^bb107 {mlcc.metadata = {llvm.loop = distinct[81]<[3 : i32, ["llvm.loop.isvectorized", 1 : i32]]>}}
  ^bb107:  // pred: ^bb106
    llvm.br ^bb108
  ^bb108:  // 2 preds: ^bb106, ^bb107
    llvm.cond_br %arg1, ^bb110, ^bb109 {mlcc.metadata = {llvm.loop = distinct[82]<[5, ["llvm.loop.isvectorized", 1 : i32]]>}}
  ^bb109:  // pred: ^bb108
    llvm.br ^bb110
  ^bb110:  // 2 preds: ^bb108, ^bb109
    llvm.cond_br %arg1, ^bb112, ^bb111 {mlcc.metadata = {llvm.loop = distinct[83]<[[], ["llvm.loop.isvectorized", 1 : i32]]>}}
  ^bb111:  // pred: ^bb110
    llvm.br ^bb112
  ^bb112:  // 2 preds: ^bb110, ^bb111
    llvm.cond_br %arg1, ^bb114, ^bb113 {mlcc.metadata = {llvm.loop = distinct[84]<[["y"], ["llvm.loop.isvectorized", 1 : i32]]>}}
  ^bb113:  // pred: ^bb112
    llvm.br ^bb114
  ^bb114:  // 2 preds: ^bb112, ^bb113
    llvm.cond_br %arg1, ^bb116, ^bb115 {mlcc.metadata = {llvm.loop = distinct[85]<[{up = 0 : i64}, unit]>}}
  ^bb115:  // pred: ^bb114
    llvm.br ^bb116
  ^bb116:  // 2 preds: ^bb114, ^bb115
    llvm.cond_br %arg1, ^bb118, ^bb117 {mlcc.metadata = {llvm.loop = distinct[86]<[{up = 0 : i64}, "x"]>}}
  ^bb117:  // pred: ^bb116
    llvm.br ^bb118
  ^bb118:  // 2 preds: ^bb116, ^bb117
    llvm.cond_br %arg1, ^bb120, ^bb119 {mlcc.metadata = {llvm.loop = distinct[87]<[{up = 0 : i64}, 3 : i32]>}}
  ^bb119:  // pred: ^bb118
    llvm.br ^bb120
  ^bb120:  // 2 preds: ^bb118, ^bb119
    llvm.cond_br %arg1, ^bb122, ^bb121 {mlcc.metadata = {llvm.loop = distinct[88]<[{up = 0 : i64}, 5]>}}
  ^bb121:  // pred: ^bb120
    llvm.br ^bb122
  ^bb122:  // 2 preds: ^bb120, ^bb121
    llvm.cond_br %arg1, ^bb124, ^bb123 {mlcc.metadata = {llvm.loop = distinct[89]<[{up = 0 : i64}, []]>}}
  ^bb123:  // pred: ^bb122
    llvm.br ^bb124
  ^bb124:  // 2 preds: ^bb122, ^bb123
    llvm.cond_br %arg1, ^bb126, ^bb125 {mlcc.metadata = {llvm.loop = distinct[90]<[{up = 0 : i64}, ["y"]]>}}
  ^bb125:  // pred: ^bb124
    llvm.br ^bb126
  ^bb126:  // 2 preds: ^bb124, ^bb125
    llvm.cond_br %arg1, ^bb128, ^bb127 {mlcc.metadata = {llvm.loop = distinct[91]<[["llvm.loop.isvectorized", 1 : i32]]>}}
  ^bb127:  // pred: ^bb126
    llvm.br ^bb128
  ^bb128:  // 2 preds: ^bb126, ^bb127
    llvm.cond_br %arg1, ^bb130, ^bb129 {mlcc.metadata = {llvm.loop = distinct[92]<[{up = 0 : i64}]>}}
  ^bb129:  // pred: ^bb128
    llvm.br ^bb130
  ^bb130:  // 2 preds: ^bb128, ^bb129
    llvm.cond_br %arg1, ^bb132, ^bb131 {mlcc.metadata = {llvm.loop = distinct[93]<[{up = 0 : i64}, ["llvm.loop.isvectorized", 1 : i32], "z"]>}}
  ^bb131:  // pred: ^bb130
    llvm.br ^bb132
  ^bb132:  // 2 preds: ^bb130, ^bb131
    llvm.cond_br %arg1, ^bb134, ^bb133 {mlcc.metadata = {llvm.loop = distinct[94]<[{up = 0 : i64}, ["llvm.loop.isvectorized", 1 : i32], 1 : i32]>}}
  ^bb133:  // pred: ^bb132
    llvm.br ^bb134
  ^bb134:  // 2 preds: ^bb132, ^bb133
    llvm.cond_br %arg1, ^bb136, ^bb135 {loop_annotation = #llvm.loop_annotation<isVectorized = true>, mlcc.metadata = {llvm.loop = distinct[95]<[{up = 0 : i64}, distinct[96]<["llvm.loop.isvectorized", 1 : i32]>]>}}
  ^bb135:  // pred: ^bb134
    llvm.br ^bb136
  ^bb136:  // 2 preds: ^bb134, ^bb135
    llvm.cond_br %arg1, ^bb138, ^bb137 {mlcc.metadata = {llvm.loop = distinct[97]<[{up = 0 : i64}, [unit, 1 : i32]]>}}
  ^bb137:  // pred: ^bb136
    llvm.br ^bb138
  ^bb138:  // 2 preds: ^bb136, ^bb137
    llvm.cond_br %arg1, ^bb140, ^bb139 {mlcc.metadata = {llvm.loop = distinct[98]<[{up = 0 : i64}, ["x", 1 : i32]]>}}
  ^bb139:  // pred: ^bb138
    llvm.br ^bb140
  ^bb140:  // 2 preds: ^bb138, ^bb139
    llvm.cond_br %arg1, ^bb142, ^bb141 {mlcc.metadata = {llvm.loop = distinct[99]<[{up = 0 : i64}, [3 : i32, 1 : i32]]>}}
  ^bb141:  // pred: ^bb140
    llvm.br ^bb142
  ^bb142:  // 2 preds: ^bb140, ^bb141
    llvm.cond_br %arg1, ^bb144, ^bb143 {mlcc.metadata = {llvm.loop = distinct[100]<[{up = 0 : i64}, [5, 1 : i32]]>}}
  ^bb143:  // pred: ^bb142
    llvm.br ^bb144
  ^bb144:  // 2 preds: ^bb142, ^bb143
    llvm.cond_br %arg1, ^bb146, ^bb145 {mlcc.metadata = {llvm.loop = distinct[101]<[{up = 0 : i64}, [[], 1 : i32]]>}}
  ^bb145:  // pred: ^bb144
    llvm.br ^bb146
  ^bb146:  // 2 preds: ^bb144, ^bb145
    llvm.cond_br %arg1, ^bb148, ^bb147 {mlcc.metadata = {llvm.loop = distinct[102]<[{up = 0 : i64}, [["y"], 1 : i32]]>}}
  ^bb147:  // pred: ^bb146
    llvm.br ^bb148
  ^bb148:  // 2 preds: ^bb146, ^bb147
    llvm.cond_br %arg1, ^bb150, ^bb149 {mlcc.metadata = {llvm.loop = distinct[103]<[{up = 0 : i64}, ["llvm.loop.isvectorized", unit]]>}}
  ^bb149:  // pred: ^bb148
    llvm.br ^bb150
  ^bb150:  // 2 preds: ^bb148, ^bb149
    llvm.cond_br %arg1, ^bb152, ^bb151 {mlcc.metadata = {llvm.loop = distinct[104]<[{up = 0 : i64}, ["llvm.loop.isvectorized", "x"]]>}}
  ^bb151:  // pred: ^bb150
    llvm.br ^bb152
  ^bb152:  // 2 preds: ^bb150, ^bb151
    llvm.cond_br %arg1, ^bb154, ^bb153 {mlcc.metadata = {llvm.loop = distinct[105]<[{up = 0 : i64}, ["llvm.loop.isvectorized", 3 : i32]]>}}
  ^bb153:  // pred: ^bb152
    llvm.br ^bb154
  ^bb154:  // 2 preds: ^bb152, ^bb153
    llvm.cond_br %arg1, ^bb156, ^bb155 {mlcc.metadata = {llvm.loop = distinct[106]<[{up = 0 : i64}, ["llvm.loop.isvectorized", 5]]>}}
  ^bb155:  // pred: ^bb154
    llvm.br ^bb156
  ^bb156:  // 2 preds: ^bb154, ^bb155
    llvm.cond_br %arg1, ^bb158, ^bb157 {mlcc.metadata = {llvm.loop = distinct[107]<[{up = 0 : i64}, ["llvm.loop.isvectorized", []]]>}}
  ^bb157:  // pred: ^bb156
    llvm.br ^bb158
  ^bb158:  // 2 preds: ^bb156, ^bb157
    llvm.cond_br %arg1, ^bb160, ^bb159 {mlcc.metadata = {llvm.loop = distinct[108]<[{up = 0 : i64}, ["llvm.loop.isvectorized", ["y"]]]>}}
  ^bb159:  // pred: ^bb158
    llvm.br ^bb160
  ^bb160:  // 2 preds: ^bb158, ^bb159
    llvm.cond_br %arg1, ^bb162, ^bb161 {mlcc.metadata = {llvm.loop = distinct[109]<[{up = 0 : i64}, [1 : i32]]>}}
  ^bb161:  // pred: ^bb160
    llvm.br ^bb162
  ^bb162:  // 2 preds: ^bb160, ^bb161
    llvm.cond_br %arg1, ^bb164, ^bb163 {mlcc.metadata = {llvm.loop = distinct[110]<[{up = 0 : i64}, ["llvm.loop.isvectorized"]]>}}
  ^bb163:  // pred: ^bb162
    llvm.br ^bb164
  ^bb164:  // 2 preds: ^bb162, ^bb163
    llvm.cond_br %arg1, ^bb166, ^bb165 {mlcc.metadata = {llvm.loop = distinct[111]<[{up = 0 : i64}, ["llvm.loop.isvectorized", 1 : i32, "z"]]>}}
  ^bb165:  // pred: ^bb164
    llvm.br ^bb166
  ^bb166:  // 2 preds: ^bb164, ^bb165
    llvm.cond_br %arg1, ^bb168, ^bb167 {mlcc.metadata = {llvm.loop = distinct[112]<[{up = 0 : i64}, ["llvm.loop.isvectorized", 1 : i32, 1 : i32]]>}}
  ^bb167:  // pred: ^bb166
    llvm.br ^bb168
  ^bb168:  // 2 preds: ^bb166, ^bb167
    llvm.cond_br %arg1, ^bb170, ^bb169 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = false, width = 4 : i32>>}
  ^bb169:  // pred: ^bb168
    llvm.br ^bb170
  ^bb170:  // 2 preds: ^bb168, ^bb169
    llvm.cond_br %arg1, ^bb172, ^bb171 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = false, width = 4 : i32>>}
  ^bb171:  // pred: ^bb170
    llvm.br ^bb172
  ^bb172:  // 2 preds: ^bb170, ^bb171
    llvm.cond_br %arg1, ^bb174, ^bb173 {mlcc.metadata = {llvm.loop = distinct[113]<[unit, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb173:  // pred: ^bb172
    llvm.br ^bb174
  ^bb174:  // 2 preds: ^bb172, ^bb173
    llvm.cond_br %arg1, ^bb176, ^bb175 {mlcc.metadata = {llvm.loop = distinct[114]<["x", ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb175:  // pred: ^bb174
    llvm.br ^bb176
  ^bb176:  // 2 preds: ^bb174, ^bb175
    llvm.cond_br %arg1, ^bb178, ^bb177 {mlcc.metadata = {llvm.loop = distinct[115]<[3 : i32, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb177:  // pred: ^bb176
    llvm.br ^bb178
  ^bb178:  // 2 preds: ^bb176, ^bb177
    llvm.cond_br %arg1, ^bb180, ^bb179 {mlcc.metadata = {llvm.loop = distinct[116]<[5, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb179:  // pred: ^bb178
    llvm.br ^bb180
  ^bb180:  // 2 preds: ^bb178, ^bb179
    llvm.cond_br %arg1, ^bb182, ^bb181 {mlcc.metadata = {llvm.loop = distinct[117]<[[], ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb181:  // pred: ^bb180
    llvm.br ^bb182
  ^bb182:  // 2 preds: ^bb180, ^bb181
    llvm.cond_br %arg1, ^bb184, ^bb183 {mlcc.metadata = {llvm.loop = distinct[118]<[["y"], ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb183:  // pred: ^bb182
    llvm.br ^bb184
  ^bb184:  // 2 preds: ^bb182, ^bb183
    llvm.cond_br %arg1, ^bb186, ^bb185 {mlcc.metadata = {llvm.loop = distinct[119]<[{up = 0 : i64}, unit, ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb185:  // pred: ^bb184
    llvm.br ^bb186
  ^bb186:  // 2 preds: ^bb184, ^bb185
    llvm.cond_br %arg1, ^bb188, ^bb187 {mlcc.metadata = {llvm.loop = distinct[120]<[{up = 0 : i64}, "x", ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb187:  // pred: ^bb186
    llvm.br ^bb188
  ^bb188:  // 2 preds: ^bb186, ^bb187
    llvm.cond_br %arg1, ^bb190, ^bb189 {mlcc.metadata = {llvm.loop = distinct[121]<[{up = 0 : i64}, 3 : i32, ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb189:  // pred: ^bb188
    llvm.br ^bb190
  ^bb190:  // 2 preds: ^bb188, ^bb189
    llvm.cond_br %arg1, ^bb192, ^bb191 {mlcc.metadata = {llvm.loop = distinct[122]<[{up = 0 : i64}, 5, ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb191:  // pred: ^bb190
    llvm.br ^bb192
  ^bb192:  // 2 preds: ^bb190, ^bb191
    llvm.cond_br %arg1, ^bb194, ^bb193 {mlcc.metadata = {llvm.loop = distinct[123]<[{up = 0 : i64}, [], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb193:  // pred: ^bb192
    llvm.br ^bb194
  ^bb194:  // 2 preds: ^bb192, ^bb193
    llvm.cond_br %arg1, ^bb196, ^bb195 {mlcc.metadata = {llvm.loop = distinct[124]<[{up = 0 : i64}, ["y"], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb195:  // pred: ^bb194
    llvm.br ^bb196
  ^bb196:  // 2 preds: ^bb194, ^bb195
    llvm.cond_br %arg1, ^bb198, ^bb197 {mlcc.metadata = {llvm.loop = distinct[125]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], unit]>}}
  ^bb197:  // pred: ^bb196
    llvm.br ^bb198
  ^bb198:  // 2 preds: ^bb196, ^bb197
    llvm.cond_br %arg1, ^bb200, ^bb199 {mlcc.metadata = {llvm.loop = distinct[126]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], "x"]>}}
  ^bb199:  // pred: ^bb198
    llvm.br ^bb200
  ^bb200:  // 2 preds: ^bb198, ^bb199
    llvm.cond_br %arg1, ^bb202, ^bb201 {mlcc.metadata = {llvm.loop = distinct[127]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], 3 : i32]>}}
  ^bb201:  // pred: ^bb200
    llvm.br ^bb202
  ^bb202:  // 2 preds: ^bb200, ^bb201
    llvm.cond_br %arg1, ^bb204, ^bb203 {mlcc.metadata = {llvm.loop = distinct[128]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], 5]>}}
  ^bb203:  // pred: ^bb202
    llvm.br ^bb204
  ^bb204:  // 2 preds: ^bb202, ^bb203
    llvm.cond_br %arg1, ^bb206, ^bb205 {mlcc.metadata = {llvm.loop = distinct[129]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], []]>}}
  ^bb205:  // pred: ^bb204
    llvm.br ^bb206
  ^bb206:  // 2 preds: ^bb204, ^bb205
    llvm.cond_br %arg1, ^bb208, ^bb207 {mlcc.metadata = {llvm.loop = distinct[130]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["y"]]>}}
  ^bb207:  // pred: ^bb206
    llvm.br ^bb208
  ^bb208:  // 2 preds: ^bb206, ^bb207
    llvm.cond_br %arg1, ^bb210, ^bb209 {mlcc.metadata = {llvm.loop = distinct[131]<[["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb209:  // pred: ^bb208
    llvm.br ^bb210
  ^bb210:  // 2 preds: ^bb208, ^bb209
    llvm.cond_br %arg1, ^bb212, ^bb211 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = false>>}
  ^bb211:  // pred: ^bb210
    llvm.br ^bb212
  ^bb212:  // 2 preds: ^bb210, ^bb211
    llvm.cond_br %arg1, ^bb214, ^bb213 {mlcc.metadata = {llvm.loop = distinct[132]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32], "z"]>}}
  ^bb213:  // pred: ^bb212
    llvm.br ^bb214
  ^bb214:  // 2 preds: ^bb212, ^bb213
    llvm.cond_br %arg1, ^bb216, ^bb215 {mlcc.metadata = {llvm.loop = distinct[133]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32], 1 : i32]>}}
  ^bb215:  // pred: ^bb214
    llvm.br ^bb216
  ^bb216:  // 2 preds: ^bb214, ^bb215
    llvm.cond_br %arg1, ^bb218, ^bb217 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = false, width = 4 : i32>>, mlcc.metadata = {llvm.loop = distinct[134]<[{up = 0 : i64}, distinct[135]<["llvm.loop.vectorize.enable", true]>, ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb217:  // pred: ^bb216
    llvm.br ^bb218
  ^bb218:  // 2 preds: ^bb216, ^bb217
    llvm.cond_br %arg1, ^bb220, ^bb219 {mlcc.metadata = {llvm.loop = distinct[136]<[{up = 0 : i64}, [unit, true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb219:  // pred: ^bb218
    llvm.br ^bb220
  ^bb220:  // 2 preds: ^bb218, ^bb219
    llvm.cond_br %arg1, ^bb222, ^bb221 {mlcc.metadata = {llvm.loop = distinct[137]<[{up = 0 : i64}, ["x", true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb221:  // pred: ^bb220
    llvm.br ^bb222
  ^bb222:  // 2 preds: ^bb220, ^bb221
    llvm.cond_br %arg1, ^bb224, ^bb223 {mlcc.metadata = {llvm.loop = distinct[138]<[{up = 0 : i64}, [3 : i32, true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb223:  // pred: ^bb222
    llvm.br ^bb224
  ^bb224:  // 2 preds: ^bb222, ^bb223
    llvm.cond_br %arg1, ^bb226, ^bb225 {mlcc.metadata = {llvm.loop = distinct[139]<[{up = 0 : i64}, [5, true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb225:  // pred: ^bb224
    llvm.br ^bb226
  ^bb226:  // 2 preds: ^bb224, ^bb225
    llvm.cond_br %arg1, ^bb228, ^bb227 {mlcc.metadata = {llvm.loop = distinct[140]<[{up = 0 : i64}, [[], true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb227:  // pred: ^bb226
    llvm.br ^bb228
  ^bb228:  // 2 preds: ^bb226, ^bb227
    llvm.cond_br %arg1, ^bb230, ^bb229 {mlcc.metadata = {llvm.loop = distinct[141]<[{up = 0 : i64}, [["y"], true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb229:  // pred: ^bb228
    llvm.br ^bb230
  ^bb230:  // 2 preds: ^bb228, ^bb229
    llvm.cond_br %arg1, ^bb232, ^bb231 {mlcc.metadata = {llvm.loop = distinct[142]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", unit], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb231:  // pred: ^bb230
    llvm.br ^bb232
  ^bb232:  // 2 preds: ^bb230, ^bb231
    llvm.cond_br %arg1, ^bb234, ^bb233 {mlcc.metadata = {llvm.loop = distinct[143]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", "x"], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb233:  // pred: ^bb232
    llvm.br ^bb234
  ^bb234:  // 2 preds: ^bb232, ^bb233
    llvm.cond_br %arg1, ^bb236, ^bb235 {mlcc.metadata = {llvm.loop = distinct[144]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", 3 : i32], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb235:  // pred: ^bb234
    llvm.br ^bb236
  ^bb236:  // 2 preds: ^bb234, ^bb235
    llvm.cond_br %arg1, ^bb238, ^bb237 {mlcc.metadata = {llvm.loop = distinct[145]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", 5], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb237:  // pred: ^bb236
    llvm.br ^bb238
  ^bb238:  // 2 preds: ^bb236, ^bb237
    llvm.cond_br %arg1, ^bb240, ^bb239 {mlcc.metadata = {llvm.loop = distinct[146]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", []], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb239:  // pred: ^bb238
    llvm.br ^bb240
  ^bb240:  // 2 preds: ^bb238, ^bb239
    llvm.cond_br %arg1, ^bb242, ^bb241 {mlcc.metadata = {llvm.loop = distinct[147]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", ["y"]], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb241:  // pred: ^bb240
    llvm.br ^bb242
  ^bb242:  // 2 preds: ^bb240, ^bb241
    llvm.cond_br %arg1, ^bb244, ^bb243 {mlcc.metadata = {llvm.loop = distinct[148]<[{up = 0 : i64}, [true], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb243:  // pred: ^bb242
    llvm.br ^bb244
  ^bb244:  // 2 preds: ^bb242, ^bb243
    llvm.cond_br %arg1, ^bb246, ^bb245 {mlcc.metadata = {llvm.loop = distinct[149]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable"], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb245:  // pred: ^bb244
    llvm.br ^bb246
  ^bb246:  // 2 preds: ^bb244, ^bb245
    llvm.cond_br %arg1, ^bb248, ^bb247 {mlcc.metadata = {llvm.loop = distinct[150]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true, "z"], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb247:  // pred: ^bb246
    llvm.br ^bb248
  ^bb248:  // 2 preds: ^bb246, ^bb247
    llvm.cond_br %arg1, ^bb250, ^bb249 {mlcc.metadata = {llvm.loop = distinct[151]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true, 1 : i32], ["llvm.loop.vectorize.width", 4 : i32]]>}}
  ^bb249:  // pred: ^bb248
    llvm.br ^bb250
  ^bb250:  // 2 preds: ^bb248, ^bb249
    llvm.cond_br %arg1, ^bb252, ^bb251 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = false, width = 4 : i32>>, mlcc.metadata = {llvm.loop = distinct[152]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], distinct[153]<["llvm.loop.vectorize.width", 4 : i32]>]>}}
  ^bb251:  // pred: ^bb250
    llvm.br ^bb252
  ^bb252:  // 2 preds: ^bb250, ^bb251
    llvm.cond_br %arg1, ^bb254, ^bb253 {mlcc.metadata = {llvm.loop = distinct[154]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], [unit, 4 : i32]]>}}
  ^bb253:  // pred: ^bb252
    llvm.br ^bb254
  ^bb254:  // 2 preds: ^bb252, ^bb253
    llvm.cond_br %arg1, ^bb256, ^bb255 {mlcc.metadata = {llvm.loop = distinct[155]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["x", 4 : i32]]>}}
  ^bb255:  // pred: ^bb254
    llvm.br ^bb256
  ^bb256:  // 2 preds: ^bb254, ^bb255
    llvm.cond_br %arg1, ^bb258, ^bb257 {mlcc.metadata = {llvm.loop = distinct[156]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], [3 : i32, 4 : i32]]>}}
  ^bb257:  // pred: ^bb256
    llvm.br ^bb258
  ^bb258:  // 2 preds: ^bb256, ^bb257
    llvm.cond_br %arg1, ^bb260, ^bb259 {mlcc.metadata = {llvm.loop = distinct[157]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], [5, 4 : i32]]>}}
  ^bb259:  // pred: ^bb258
    llvm.br ^bb260
  ^bb260:  // 2 preds: ^bb258, ^bb259
    llvm.cond_br %arg1, ^bb262, ^bb261 {mlcc.metadata = {llvm.loop = distinct[158]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], [[], 4 : i32]]>}}
  ^bb261:  // pred: ^bb260
    llvm.br ^bb262
  ^bb262:  // 2 preds: ^bb260, ^bb261
    llvm.cond_br %arg1, ^bb264, ^bb263 {mlcc.metadata = {llvm.loop = distinct[159]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], [["y"], 4 : i32]]>}}
  ^bb263:  // pred: ^bb262
    llvm.br ^bb264
  ^bb264:  // 2 preds: ^bb262, ^bb263
    llvm.cond_br %arg1, ^bb266, ^bb265 {mlcc.metadata = {llvm.loop = distinct[160]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", unit]]>}}
  ^bb265:  // pred: ^bb264
    llvm.br ^bb266
  ^bb266:  // 2 preds: ^bb264, ^bb265
    llvm.cond_br %arg1, ^bb268, ^bb267 {mlcc.metadata = {llvm.loop = distinct[161]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", "x"]]>}}
  ^bb267:  // pred: ^bb266
    llvm.br ^bb268
  ^bb268:  // 2 preds: ^bb266, ^bb267
    llvm.cond_br %arg1, ^bb270, ^bb269 {loop_annotation = #llvm.loop_annotation<vectorize = <disable = false, width = 3 : i32>>}
  ^bb269:  // pred: ^bb268
    llvm.br ^bb270
  ^bb270:  // 2 preds: ^bb268, ^bb269
    llvm.cond_br %arg1, ^bb272, ^bb271 {mlcc.metadata = {llvm.loop = distinct[162]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 5]]>}}
  ^bb271:  // pred: ^bb270
    llvm.br ^bb272
  ^bb272:  // 2 preds: ^bb270, ^bb271
    llvm.cond_br %arg1, ^bb274, ^bb273 {mlcc.metadata = {llvm.loop = distinct[163]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", []]]>}}
  ^bb273:  // pred: ^bb272
    llvm.br ^bb274
  ^bb274:  // 2 preds: ^bb272, ^bb273
    llvm.cond_br %arg1, ^bb276, ^bb275 {mlcc.metadata = {llvm.loop = distinct[164]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", ["y"]]]>}}
  ^bb275:  // pred: ^bb274
    llvm.br ^bb276
  ^bb276:  // 2 preds: ^bb274, ^bb275
    llvm.cond_br %arg1, ^bb278, ^bb277 {mlcc.metadata = {llvm.loop = distinct[165]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], [4 : i32]]>}}
  ^bb277:  // pred: ^bb276
    llvm.br ^bb278
  ^bb278:  // 2 preds: ^bb276, ^bb277
    llvm.cond_br %arg1, ^bb280, ^bb279 {mlcc.metadata = {llvm.loop = distinct[166]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width"]]>}}
  ^bb279:  // pred: ^bb278
    llvm.br ^bb280
  ^bb280:  // 2 preds: ^bb278, ^bb279
    llvm.cond_br %arg1, ^bb282, ^bb281 {mlcc.metadata = {llvm.loop = distinct[167]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32, "z"]]>}}
  ^bb281:  // pred: ^bb280
    llvm.br ^bb282
  ^bb282:  // 2 preds: ^bb280, ^bb281
    llvm.cond_br %arg1, ^bb284, ^bb283 {mlcc.metadata = {llvm.loop = distinct[168]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", true], ["llvm.loop.vectorize.width", 4 : i32, 1 : i32]]>}}
  ^bb283:  // pred: ^bb282
    llvm.br ^bb284
  ^bb284:  // 2 preds: ^bb282, ^bb283
    llvm.cond_br %arg1, ^bb286, ^bb285 {loop_annotation = #llvm.loop_annotation<unroll = <runtimeDisable = false>>, mlcc.metadata = {llvm.loop = distinct[169]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb285:  // pred: ^bb284
    llvm.br ^bb286
  ^bb286:  // 2 preds: ^bb284, ^bb285
    llvm.cond_br %arg1, ^bb288, ^bb287 {loop_annotation = #llvm.loop_annotation<unroll = <runtimeDisable = false>>, mlcc.metadata = {llvm.loop = distinct[170]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb287:  // pred: ^bb286
    llvm.br ^bb288
  ^bb288:  // 2 preds: ^bb286, ^bb287
    llvm.cond_br %arg1, ^bb290, ^bb289 {mlcc.metadata = {llvm.loop = distinct[171]<[unit, ["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb289:  // pred: ^bb288
    llvm.br ^bb290
  ^bb290:  // 2 preds: ^bb288, ^bb289
    llvm.cond_br %arg1, ^bb292, ^bb291 {mlcc.metadata = {llvm.loop = distinct[172]<["x", ["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb291:  // pred: ^bb290
    llvm.br ^bb292
  ^bb292:  // 2 preds: ^bb290, ^bb291
    llvm.cond_br %arg1, ^bb294, ^bb293 {mlcc.metadata = {llvm.loop = distinct[173]<[3 : i32, ["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb293:  // pred: ^bb292
    llvm.br ^bb294
  ^bb294:  // 2 preds: ^bb292, ^bb293
    llvm.cond_br %arg1, ^bb296, ^bb295 {mlcc.metadata = {llvm.loop = distinct[174]<[5, ["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb295:  // pred: ^bb294
    llvm.br ^bb296
  ^bb296:  // 2 preds: ^bb294, ^bb295
    llvm.cond_br %arg1, ^bb298, ^bb297 {mlcc.metadata = {llvm.loop = distinct[175]<[[], ["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb297:  // pred: ^bb296
    llvm.br ^bb298
  ^bb298:  // 2 preds: ^bb296, ^bb297
    llvm.cond_br %arg1, ^bb300, ^bb299 {mlcc.metadata = {llvm.loop = distinct[176]<[["y"], ["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb299:  // pred: ^bb298
    llvm.br ^bb300
  ^bb300:  // 2 preds: ^bb298, ^bb299
    llvm.cond_br %arg1, ^bb302, ^bb301 {mlcc.metadata = {llvm.loop = distinct[177]<[["llvm.loop.unroll.runtime.disable", false]]>}}
  ^bb301:  // pred: ^bb300
    llvm.br ^bb302
  ^bb302:  // 2 preds: ^bb300, ^bb301
    llvm.cond_br %arg1, ^bb304, ^bb303 {mlcc.metadata = {llvm.loop = distinct[178]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", false], "z"]>}}
  ^bb303:  // pred: ^bb302
    llvm.br ^bb304
  ^bb304:  // 2 preds: ^bb302, ^bb303
    llvm.cond_br %arg1, ^bb306, ^bb305 {mlcc.metadata = {llvm.loop = distinct[179]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", false], 1 : i32]>}}
  ^bb305:  // pred: ^bb304
    llvm.br ^bb306
  ^bb306:  // 2 preds: ^bb304, ^bb305
    llvm.cond_br %arg1, ^bb308, ^bb307 {loop_annotation = #llvm.loop_annotation<unroll = <runtimeDisable = false>>, mlcc.metadata = {llvm.loop = distinct[180]<[{up = 0 : i64}, distinct[181]<["llvm.loop.unroll.runtime.disable", false]>]>}}
  ^bb307:  // pred: ^bb306
    llvm.br ^bb308
  ^bb308:  // 2 preds: ^bb306, ^bb307
    llvm.cond_br %arg1, ^bb310, ^bb309 {mlcc.metadata = {llvm.loop = distinct[182]<[{up = 0 : i64}, [unit, false]]>}}
  ^bb309:  // pred: ^bb308
    llvm.br ^bb310
  ^bb310:  // 2 preds: ^bb308, ^bb309
    llvm.cond_br %arg1, ^bb312, ^bb311 {mlcc.metadata = {llvm.loop = distinct[183]<[{up = 0 : i64}, ["x", false]]>}}
  ^bb311:  // pred: ^bb310
    llvm.br ^bb312
  ^bb312:  // 2 preds: ^bb310, ^bb311
    llvm.cond_br %arg1, ^bb314, ^bb313 {mlcc.metadata = {llvm.loop = distinct[184]<[{up = 0 : i64}, [3 : i32, false]]>}}
  ^bb313:  // pred: ^bb312
    llvm.br ^bb314
  ^bb314:  // 2 preds: ^bb312, ^bb313
    llvm.cond_br %arg1, ^bb316, ^bb315 {mlcc.metadata = {llvm.loop = distinct[185]<[{up = 0 : i64}, [5, false]]>}}
  ^bb315:  // pred: ^bb314
    llvm.br ^bb316
  ^bb316:  // 2 preds: ^bb314, ^bb315
    llvm.cond_br %arg1, ^bb318, ^bb317 {mlcc.metadata = {llvm.loop = distinct[186]<[{up = 0 : i64}, [[], false]]>}}
  ^bb317:  // pred: ^bb316
    llvm.br ^bb318
  ^bb318:  // 2 preds: ^bb316, ^bb317
    llvm.cond_br %arg1, ^bb320, ^bb319 {mlcc.metadata = {llvm.loop = distinct[187]<[{up = 0 : i64}, [["y"], false]]>}}
  ^bb319:  // pred: ^bb318
    llvm.br ^bb320
  ^bb320:  // 2 preds: ^bb318, ^bb319
    llvm.cond_br %arg1, ^bb322, ^bb321 {mlcc.metadata = {llvm.loop = distinct[188]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", unit]]>}}
  ^bb321:  // pred: ^bb320
    llvm.br ^bb322
  ^bb322:  // 2 preds: ^bb320, ^bb321
    llvm.cond_br %arg1, ^bb324, ^bb323 {mlcc.metadata = {llvm.loop = distinct[189]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", "x"]]>}}
  ^bb323:  // pred: ^bb322
    llvm.br ^bb324
  ^bb324:  // 2 preds: ^bb322, ^bb323
    llvm.cond_br %arg1, ^bb326, ^bb325 {mlcc.metadata = {llvm.loop = distinct[190]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", 3 : i32]]>}}
  ^bb325:  // pred: ^bb324
    llvm.br ^bb326
  ^bb326:  // 2 preds: ^bb324, ^bb325
    llvm.cond_br %arg1, ^bb328, ^bb327 {mlcc.metadata = {llvm.loop = distinct[191]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", 5]]>}}
  ^bb327:  // pred: ^bb326
    llvm.br ^bb328
  ^bb328:  // 2 preds: ^bb326, ^bb327
    llvm.cond_br %arg1, ^bb330, ^bb329 {mlcc.metadata = {llvm.loop = distinct[192]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", []]]>}}
  ^bb329:  // pred: ^bb328
    llvm.br ^bb330
  ^bb330:  // 2 preds: ^bb328, ^bb329
    llvm.cond_br %arg1, ^bb332, ^bb331 {mlcc.metadata = {llvm.loop = distinct[193]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", ["y"]]]>}}
  ^bb331:  // pred: ^bb330
    llvm.br ^bb332
  ^bb332:  // 2 preds: ^bb330, ^bb331
    llvm.cond_br %arg1, ^bb334, ^bb333 {mlcc.metadata = {llvm.loop = distinct[194]<[{up = 0 : i64}, [false]]>}}
  ^bb333:  // pred: ^bb332
    llvm.br ^bb334
  ^bb334:  // 2 preds: ^bb332, ^bb333
    llvm.cond_br %arg1, ^bb336, ^bb335 {loop_annotation = #llvm.loop_annotation<unroll = <runtimeDisable = true>>}
  ^bb335:  // pred: ^bb334
    llvm.br ^bb336
  ^bb336:  // 2 preds: ^bb334, ^bb335
    llvm.cond_br %arg1, ^bb338, ^bb337 {mlcc.metadata = {llvm.loop = distinct[195]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", false, "z"]]>}}
  ^bb337:  // pred: ^bb336
    llvm.br ^bb338
  ^bb338:  // 2 preds: ^bb336, ^bb337
    llvm.cond_br %arg1, ^bb340, ^bb339 {mlcc.metadata = {llvm.loop = distinct[196]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", false, 1 : i32]]>}}
  ^bb339:  // pred: ^bb338
    llvm.br ^bb340
  ^bb340:  // 2 preds: ^bb338, ^bb339
    llvm.cond_br %arg1, ^bb342, ^bb341 {loop_annotation = #llvm.loop_annotation<unrollAndJam = <disable = false>, pipeline = <disable = true>>, mlcc.metadata = {llvm.loop = distinct[197]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb341:  // pred: ^bb340
    llvm.br ^bb342
  ^bb342:  // 2 preds: ^bb340, ^bb341
    llvm.cond_br %arg1, ^bb344, ^bb343 {loop_annotation = #llvm.loop_annotation<unrollAndJam = <disable = false>, pipeline = <disable = true>>, mlcc.metadata = {llvm.loop = distinct[198]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb343:  // pred: ^bb342
    llvm.br ^bb344
  ^bb344:  // 2 preds: ^bb342, ^bb343
    llvm.cond_br %arg1, ^bb346, ^bb345 {mlcc.metadata = {llvm.loop = distinct[199]<[unit, ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb345:  // pred: ^bb344
    llvm.br ^bb346
  ^bb346:  // 2 preds: ^bb344, ^bb345
    llvm.cond_br %arg1, ^bb348, ^bb347 {mlcc.metadata = {llvm.loop = distinct[200]<["x", ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb347:  // pred: ^bb346
    llvm.br ^bb348
  ^bb348:  // 2 preds: ^bb346, ^bb347
    llvm.cond_br %arg1, ^bb350, ^bb349 {mlcc.metadata = {llvm.loop = distinct[201]<[3 : i32, ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb349:  // pred: ^bb348
    llvm.br ^bb350
  ^bb350:  // 2 preds: ^bb348, ^bb349
    llvm.cond_br %arg1, ^bb352, ^bb351 {mlcc.metadata = {llvm.loop = distinct[202]<[5, ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb351:  // pred: ^bb350
    llvm.br ^bb352
  ^bb352:  // 2 preds: ^bb350, ^bb351
    llvm.cond_br %arg1, ^bb354, ^bb353 {mlcc.metadata = {llvm.loop = distinct[203]<[[], ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb353:  // pred: ^bb352
    llvm.br ^bb354
  ^bb354:  // 2 preds: ^bb352, ^bb353
    llvm.cond_br %arg1, ^bb356, ^bb355 {mlcc.metadata = {llvm.loop = distinct[204]<[["y"], ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb355:  // pred: ^bb354
    llvm.br ^bb356
  ^bb356:  // 2 preds: ^bb354, ^bb355
    llvm.cond_br %arg1, ^bb358, ^bb357 {mlcc.metadata = {llvm.loop = distinct[205]<[{up = 0 : i64}, unit, ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb357:  // pred: ^bb356
    llvm.br ^bb358
  ^bb358:  // 2 preds: ^bb356, ^bb357
    llvm.cond_br %arg1, ^bb360, ^bb359 {mlcc.metadata = {llvm.loop = distinct[206]<[{up = 0 : i64}, "x", ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb359:  // pred: ^bb358
    llvm.br ^bb360
  ^bb360:  // 2 preds: ^bb358, ^bb359
    llvm.cond_br %arg1, ^bb362, ^bb361 {mlcc.metadata = {llvm.loop = distinct[207]<[{up = 0 : i64}, 3 : i32, ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb361:  // pred: ^bb360
    llvm.br ^bb362
  ^bb362:  // 2 preds: ^bb360, ^bb361
    llvm.cond_br %arg1, ^bb364, ^bb363 {mlcc.metadata = {llvm.loop = distinct[208]<[{up = 0 : i64}, 5, ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb363:  // pred: ^bb362
    llvm.br ^bb364
  ^bb364:  // 2 preds: ^bb362, ^bb363
    llvm.cond_br %arg1, ^bb366, ^bb365 {mlcc.metadata = {llvm.loop = distinct[209]<[{up = 0 : i64}, [], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb365:  // pred: ^bb364
    llvm.br ^bb366
  ^bb366:  // 2 preds: ^bb364, ^bb365
    llvm.cond_br %arg1, ^bb368, ^bb367 {mlcc.metadata = {llvm.loop = distinct[210]<[{up = 0 : i64}, ["y"], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb367:  // pred: ^bb366
    llvm.br ^bb368
  ^bb368:  // 2 preds: ^bb366, ^bb367
    llvm.cond_br %arg1, ^bb370, ^bb369 {mlcc.metadata = {llvm.loop = distinct[211]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], unit]>}}
  ^bb369:  // pred: ^bb368
    llvm.br ^bb370
  ^bb370:  // 2 preds: ^bb368, ^bb369
    llvm.cond_br %arg1, ^bb372, ^bb371 {mlcc.metadata = {llvm.loop = distinct[212]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], "x"]>}}
  ^bb371:  // pred: ^bb370
    llvm.br ^bb372
  ^bb372:  // 2 preds: ^bb370, ^bb371
    llvm.cond_br %arg1, ^bb374, ^bb373 {mlcc.metadata = {llvm.loop = distinct[213]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], 3 : i32]>}}
  ^bb373:  // pred: ^bb372
    llvm.br ^bb374
  ^bb374:  // 2 preds: ^bb372, ^bb373
    llvm.cond_br %arg1, ^bb376, ^bb375 {mlcc.metadata = {llvm.loop = distinct[214]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], 5]>}}
  ^bb375:  // pred: ^bb374
    llvm.br ^bb376
  ^bb376:  // 2 preds: ^bb374, ^bb375
    llvm.cond_br %arg1, ^bb378, ^bb377 {mlcc.metadata = {llvm.loop = distinct[215]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], []]>}}
  ^bb377:  // pred: ^bb376
    llvm.br ^bb378
  ^bb378:  // 2 preds: ^bb376, ^bb377
    llvm.cond_br %arg1, ^bb380, ^bb379 {mlcc.metadata = {llvm.loop = distinct[216]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], ["y"]]>}}
  ^bb379:  // pred: ^bb378
    llvm.br ^bb380
  ^bb380:  // 2 preds: ^bb378, ^bb379
    llvm.cond_br %arg1, ^bb382, ^bb381 {mlcc.metadata = {llvm.loop = distinct[217]<[["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"]]>}}
  ^bb381:  // pred: ^bb380
    llvm.br ^bb382
  ^bb382:  // 2 preds: ^bb380, ^bb381
    llvm.cond_br %arg1, ^bb384, ^bb383 {loop_annotation = #llvm.loop_annotation<pipeline = <disable = true>>}
  ^bb383:  // pred: ^bb382
    llvm.br ^bb384
  ^bb384:  // 2 preds: ^bb382, ^bb383
    llvm.cond_br %arg1, ^bb386, ^bb385 {mlcc.metadata = {llvm.loop = distinct[218]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"], "z"]>}}
  ^bb385:  // pred: ^bb384
    llvm.br ^bb386
  ^bb386:  // 2 preds: ^bb384, ^bb385
    llvm.cond_br %arg1, ^bb388, ^bb387 {mlcc.metadata = {llvm.loop = distinct[219]<[{up = 0 : i64}, ["llvm.loop.pipeline.disable", true], ["llvm.loop.unroll_and_jam.enable"], 1 : i32]>}}
  ^bb387:  // pred: ^bb386
    llvm.br ^bb388
  ^bb388:  // 2 preds: ^bb386, ^bb387
    llvm.cond_br %arg1, ^bb390, ^bb389 {loop_annotation = #llvm.loop_annotation<parallelAccesses = <id = distinct[26]<>>, <id = distinct[27]<>>>}
  ^bb389:  // pred: ^bb388
    llvm.br ^bb390
  ^bb390:  // 2 preds: ^bb388, ^bb389
    llvm.cond_br %arg1, ^bb392, ^bb391 {loop_annotation = #llvm.loop_annotation<parallelAccesses = <id = distinct[26]<>>, <id = distinct[27]<>>>}
  ^bb391:  // pred: ^bb390
    llvm.br ^bb392
  ^bb392:  // 2 preds: ^bb390, ^bb391
    llvm.cond_br %arg1, ^bb394, ^bb393 {mlcc.metadata = {llvm.loop = distinct[220]<[unit, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb393:  // pred: ^bb392
    llvm.br ^bb394
  ^bb394:  // 2 preds: ^bb392, ^bb393
    llvm.cond_br %arg1, ^bb396, ^bb395 {mlcc.metadata = {llvm.loop = distinct[221]<["x", ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb395:  // pred: ^bb394
    llvm.br ^bb396
  ^bb396:  // 2 preds: ^bb394, ^bb395
    llvm.cond_br %arg1, ^bb398, ^bb397 {mlcc.metadata = {llvm.loop = distinct[222]<[3 : i32, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb397:  // pred: ^bb396
    llvm.br ^bb398
  ^bb398:  // 2 preds: ^bb396, ^bb397
    llvm.cond_br %arg1, ^bb400, ^bb399 {mlcc.metadata = {llvm.loop = distinct[223]<[5, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb399:  // pred: ^bb398
    llvm.br ^bb400
  ^bb400:  // 2 preds: ^bb398, ^bb399
    llvm.cond_br %arg1, ^bb402, ^bb401 {mlcc.metadata = {llvm.loop = distinct[224]<[[], ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb401:  // pred: ^bb400
    llvm.br ^bb402
  ^bb402:  // 2 preds: ^bb400, ^bb401
    llvm.cond_br %arg1, ^bb404, ^bb403 {mlcc.metadata = {llvm.loop = distinct[225]<[["y"], ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb403:  // pred: ^bb402
    llvm.br ^bb404
  ^bb404:  // 2 preds: ^bb402, ^bb403
    llvm.cond_br %arg1, ^bb406, ^bb405 {mlcc.metadata = {llvm.loop = distinct[226]<[["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb405:  // pred: ^bb404
    llvm.br ^bb406
  ^bb406:  // 2 preds: ^bb404, ^bb405
    llvm.cond_br %arg1, ^bb408, ^bb407 {mlcc.metadata = {llvm.loop = distinct[227]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>], "z"]>}}
  ^bb407:  // pred: ^bb406
    llvm.br ^bb408
  ^bb408:  // 2 preds: ^bb406, ^bb407
    llvm.cond_br %arg1, ^bb410, ^bb409 {mlcc.metadata = {llvm.loop = distinct[228]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>], 1 : i32]>}}
  ^bb409:  // pred: ^bb408
    llvm.br ^bb410
  ^bb410:  // 2 preds: ^bb408, ^bb409
    llvm.cond_br %arg1, ^bb412, ^bb411 {loop_annotation = #llvm.loop_annotation<parallelAccesses = <id = distinct[26]<>>, <id = distinct[27]<>>>, mlcc.metadata = {llvm.loop = distinct[229]<[{up = 0 : i64}, distinct[230]<["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]>]>}}
  ^bb411:  // pred: ^bb410
    llvm.br ^bb412
  ^bb412:  // 2 preds: ^bb410, ^bb411
    llvm.cond_br %arg1, ^bb414, ^bb413 {mlcc.metadata = {llvm.loop = distinct[231]<[{up = 0 : i64}, [unit, #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb413:  // pred: ^bb412
    llvm.br ^bb414
  ^bb414:  // 2 preds: ^bb412, ^bb413
    llvm.cond_br %arg1, ^bb416, ^bb415 {mlcc.metadata = {llvm.loop = distinct[232]<[{up = 0 : i64}, ["x", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb415:  // pred: ^bb414
    llvm.br ^bb416
  ^bb416:  // 2 preds: ^bb414, ^bb415
    llvm.cond_br %arg1, ^bb418, ^bb417 {mlcc.metadata = {llvm.loop = distinct[233]<[{up = 0 : i64}, [3 : i32, #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb417:  // pred: ^bb416
    llvm.br ^bb418
  ^bb418:  // 2 preds: ^bb416, ^bb417
    llvm.cond_br %arg1, ^bb420, ^bb419 {mlcc.metadata = {llvm.loop = distinct[234]<[{up = 0 : i64}, [5, #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb419:  // pred: ^bb418
    llvm.br ^bb420
  ^bb420:  // 2 preds: ^bb418, ^bb419
    llvm.cond_br %arg1, ^bb422, ^bb421 {mlcc.metadata = {llvm.loop = distinct[235]<[{up = 0 : i64}, [[], #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb421:  // pred: ^bb420
    llvm.br ^bb422
  ^bb422:  // 2 preds: ^bb420, ^bb421
    llvm.cond_br %arg1, ^bb424, ^bb423 {mlcc.metadata = {llvm.loop = distinct[236]<[{up = 0 : i64}, [["y"], #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb423:  // pred: ^bb422
    llvm.br ^bb424
  ^bb424:  // 2 preds: ^bb422, ^bb423
    llvm.cond_br %arg1, ^bb426, ^bb425 {mlcc.metadata = {llvm.loop = distinct[237]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", unit, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb425:  // pred: ^bb424
    llvm.br ^bb426
  ^bb426:  // 2 preds: ^bb424, ^bb425
    llvm.cond_br %arg1, ^bb428, ^bb427 {mlcc.metadata = {llvm.loop = distinct[238]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", "x", #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb427:  // pred: ^bb426
    llvm.br ^bb428
  ^bb428:  // 2 preds: ^bb426, ^bb427
    llvm.cond_br %arg1, ^bb430, ^bb429 {mlcc.metadata = {llvm.loop = distinct[239]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", 3 : i32, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb429:  // pred: ^bb428
    llvm.br ^bb430
  ^bb430:  // 2 preds: ^bb428, ^bb429
    llvm.cond_br %arg1, ^bb432, ^bb431 {mlcc.metadata = {llvm.loop = distinct[240]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", 5, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb431:  // pred: ^bb430
    llvm.br ^bb432
  ^bb432:  // 2 preds: ^bb430, ^bb431
    llvm.cond_br %arg1, ^bb434, ^bb433 {mlcc.metadata = {llvm.loop = distinct[241]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", [], #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb433:  // pred: ^bb432
    llvm.br ^bb434
  ^bb434:  // 2 preds: ^bb432, ^bb433
    llvm.cond_br %arg1, ^bb436, ^bb435 {mlcc.metadata = {llvm.loop = distinct[242]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", ["y"], #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb435:  // pred: ^bb434
    llvm.br ^bb436
  ^bb436:  // 2 preds: ^bb434, ^bb435
    llvm.cond_br %arg1, ^bb438, ^bb437 {mlcc.metadata = {llvm.loop = distinct[243]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, unit]]>}}
  ^bb437:  // pred: ^bb436
    llvm.br ^bb438
  ^bb438:  // 2 preds: ^bb436, ^bb437
    llvm.cond_br %arg1, ^bb440, ^bb439 {mlcc.metadata = {llvm.loop = distinct[244]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, "x"]]>}}
  ^bb439:  // pred: ^bb438
    llvm.br ^bb440
  ^bb440:  // 2 preds: ^bb438, ^bb439
    llvm.cond_br %arg1, ^bb442, ^bb441 {mlcc.metadata = {llvm.loop = distinct[245]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, 3 : i32]]>}}
  ^bb441:  // pred: ^bb440
    llvm.br ^bb442
  ^bb442:  // 2 preds: ^bb440, ^bb441
    llvm.cond_br %arg1, ^bb444, ^bb443 {mlcc.metadata = {llvm.loop = distinct[246]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, 5]]>}}
  ^bb443:  // pred: ^bb442
    llvm.br ^bb444
  ^bb444:  // 2 preds: ^bb442, ^bb443
    llvm.cond_br %arg1, ^bb446, ^bb445 {mlcc.metadata = {llvm.loop = distinct[247]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, []]]>}}
  ^bb445:  // pred: ^bb444
    llvm.br ^bb446
  ^bb446:  // 2 preds: ^bb444, ^bb445
    llvm.cond_br %arg1, ^bb448, ^bb447 {mlcc.metadata = {llvm.loop = distinct[248]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, ["y"]]]>}}
  ^bb447:  // pred: ^bb446
    llvm.br ^bb448
  ^bb448:  // 2 preds: ^bb446, ^bb447
    llvm.cond_br %arg1, ^bb450, ^bb449 {mlcc.metadata = {llvm.loop = distinct[249]<[{up = 0 : i64}, [#llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>]]>}}
  ^bb449:  // pred: ^bb448
    llvm.br ^bb450
  ^bb450:  // 2 preds: ^bb448, ^bb449
    llvm.cond_br %arg1, ^bb452, ^bb451 {loop_annotation = #llvm.loop_annotation<parallelAccesses = <id = distinct[26]<>>>}
  ^bb451:  // pred: ^bb450
    llvm.br ^bb452
  ^bb452:  // 2 preds: ^bb450, ^bb451
    llvm.cond_br %arg1, ^bb454, ^bb453 {mlcc.metadata = {llvm.loop = distinct[250]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>, "z"]]>}}
  ^bb453:  // pred: ^bb452
    llvm.br ^bb454
  ^bb454:  // 2 preds: ^bb452, ^bb453
    llvm.cond_br %arg1, ^bb456, ^bb455 {mlcc.metadata = {llvm.loop = distinct[251]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #llvm.access_group<id = distinct[26]<>>, #llvm.access_group<id = distinct[27]<>>, 1 : i32]]>}}
  ^bb455:  // pred: ^bb454
    llvm.br ^bb456
  ^bb456:  // 2 preds: ^bb454, ^bb455
    llvm.cond_br %arg1, ^bb458, ^bb457 {loop_annotation = #llvm.loop_annotation<vectorize = <followupAll = <unroll = <runtimeDisable = true>>>>}
  ^bb457:  // pred: ^bb456
    llvm.br ^bb458
  ^bb458:  // 2 preds: ^bb456, ^bb457
    llvm.cond_br %arg1, ^bb460, ^bb459 {loop_annotation = #llvm.loop_annotation<vectorize = <followupAll = <unroll = <runtimeDisable = true>>>>}
  ^bb459:  // pred: ^bb458
    llvm.br ^bb460
  ^bb460:  // 2 preds: ^bb458, ^bb459
    llvm.cond_br %arg1, ^bb462, ^bb461 {mlcc.metadata = {llvm.loop = distinct[252]<[unit, ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb461:  // pred: ^bb460
    llvm.br ^bb462
  ^bb462:  // 2 preds: ^bb460, ^bb461
    llvm.cond_br %arg1, ^bb464, ^bb463 {mlcc.metadata = {llvm.loop = distinct[254]<["x", ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb463:  // pred: ^bb462
    llvm.br ^bb464
  ^bb464:  // 2 preds: ^bb462, ^bb463
    llvm.cond_br %arg1, ^bb466, ^bb465 {mlcc.metadata = {llvm.loop = distinct[255]<[3 : i32, ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb465:  // pred: ^bb464
    llvm.br ^bb466
  ^bb466:  // 2 preds: ^bb464, ^bb465
    llvm.cond_br %arg1, ^bb468, ^bb467 {mlcc.metadata = {llvm.loop = distinct[256]<[5, ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb467:  // pred: ^bb466
    llvm.br ^bb468
  ^bb468:  // 2 preds: ^bb466, ^bb467
    llvm.cond_br %arg1, ^bb470, ^bb469 {mlcc.metadata = {llvm.loop = distinct[257]<[[], ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb469:  // pred: ^bb468
    llvm.br ^bb470
  ^bb470:  // 2 preds: ^bb468, ^bb469
    llvm.cond_br %arg1, ^bb472, ^bb471 {mlcc.metadata = {llvm.loop = distinct[258]<[["y"], ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb471:  // pred: ^bb470
    llvm.br ^bb472
  ^bb472:  // 2 preds: ^bb470, ^bb471
    llvm.cond_br %arg1, ^bb474, ^bb473 {mlcc.metadata = {llvm.loop = distinct[259]<[["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb473:  // pred: ^bb472
    llvm.br ^bb474
  ^bb474:  // 2 preds: ^bb472, ^bb473
    llvm.cond_br %arg1, ^bb476, ^bb475 {mlcc.metadata = {llvm.loop = distinct[260]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>], "z"]>}}
  ^bb475:  // pred: ^bb474
    llvm.br ^bb476
  ^bb476:  // 2 preds: ^bb474, ^bb475
    llvm.cond_br %arg1, ^bb478, ^bb477 {mlcc.metadata = {llvm.loop = distinct[261]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>], 1 : i32]>}}
  ^bb477:  // pred: ^bb476
    llvm.br ^bb478
  ^bb478:  // 2 preds: ^bb476, ^bb477
    llvm.cond_br %arg1, ^bb480, ^bb479 {loop_annotation = #llvm.loop_annotation<vectorize = <followupAll = <unroll = <runtimeDisable = true>>>>, mlcc.metadata = {llvm.loop = distinct[262]<[{up = 0 : i64}, distinct[263]<["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]>]>}}
  ^bb479:  // pred: ^bb478
    llvm.br ^bb480
  ^bb480:  // 2 preds: ^bb478, ^bb479
    llvm.cond_br %arg1, ^bb482, ^bb481 {mlcc.metadata = {llvm.loop = distinct[264]<[{up = 0 : i64}, [unit, distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb481:  // pred: ^bb480
    llvm.br ^bb482
  ^bb482:  // 2 preds: ^bb480, ^bb481
    llvm.cond_br %arg1, ^bb484, ^bb483 {mlcc.metadata = {llvm.loop = distinct[265]<[{up = 0 : i64}, ["x", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb483:  // pred: ^bb482
    llvm.br ^bb484
  ^bb484:  // 2 preds: ^bb482, ^bb483
    llvm.cond_br %arg1, ^bb486, ^bb485 {mlcc.metadata = {llvm.loop = distinct[266]<[{up = 0 : i64}, [3 : i32, distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb485:  // pred: ^bb484
    llvm.br ^bb486
  ^bb486:  // 2 preds: ^bb484, ^bb485
    llvm.cond_br %arg1, ^bb488, ^bb487 {mlcc.metadata = {llvm.loop = distinct[267]<[{up = 0 : i64}, [5, distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb487:  // pred: ^bb486
    llvm.br ^bb488
  ^bb488:  // 2 preds: ^bb486, ^bb487
    llvm.cond_br %arg1, ^bb490, ^bb489 {mlcc.metadata = {llvm.loop = distinct[268]<[{up = 0 : i64}, [[], distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb489:  // pred: ^bb488
    llvm.br ^bb490
  ^bb490:  // 2 preds: ^bb488, ^bb489
    llvm.cond_br %arg1, ^bb492, ^bb491 {mlcc.metadata = {llvm.loop = distinct[269]<[{up = 0 : i64}, [["y"], distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb491:  // pred: ^bb490
    llvm.br ^bb492
  ^bb492:  // 2 preds: ^bb490, ^bb491
    llvm.cond_br %arg1, ^bb494, ^bb493 {mlcc.metadata = {llvm.loop = distinct[270]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", unit]]>}}
  ^bb493:  // pred: ^bb492
    llvm.br ^bb494
  ^bb494:  // 2 preds: ^bb492, ^bb493
    llvm.cond_br %arg1, ^bb496, ^bb495 {mlcc.metadata = {llvm.loop = distinct[271]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", "x"]]>}}
  ^bb495:  // pred: ^bb494
    llvm.br ^bb496
  ^bb496:  // 2 preds: ^bb494, ^bb495
    llvm.cond_br %arg1, ^bb498, ^bb497 {mlcc.metadata = {llvm.loop = distinct[272]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", 3 : i32]]>}}
  ^bb497:  // pred: ^bb496
    llvm.br ^bb498
  ^bb498:  // 2 preds: ^bb496, ^bb497
    llvm.cond_br %arg1, ^bb500, ^bb499 {mlcc.metadata = {llvm.loop = distinct[273]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", 5]]>}}
  ^bb499:  // pred: ^bb498
    llvm.br ^bb500
  ^bb500:  // 2 preds: ^bb498, ^bb499
    llvm.cond_br %arg1, ^bb502, ^bb501 {mlcc.metadata = {llvm.loop = distinct[274]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", []]]>}}
  ^bb501:  // pred: ^bb500
    llvm.br ^bb502
  ^bb502:  // 2 preds: ^bb500, ^bb501
    llvm.cond_br %arg1, ^bb504, ^bb503 {mlcc.metadata = {llvm.loop = distinct[275]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", ["y"]]]>}}
  ^bb503:  // pred: ^bb502
    llvm.br ^bb504
  ^bb504:  // 2 preds: ^bb502, ^bb503
    llvm.cond_br %arg1, ^bb506, ^bb505 {mlcc.metadata = {llvm.loop = distinct[276]<[{up = 0 : i64}, [distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>]]>}}
  ^bb505:  // pred: ^bb504
    llvm.br ^bb506
  ^bb506:  // 2 preds: ^bb504, ^bb505
    llvm.cond_br %arg1, ^bb508, ^bb507 {mlcc.metadata = {llvm.loop = distinct[277]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all"]]>}}
  ^bb507:  // pred: ^bb506
    llvm.br ^bb508
  ^bb508:  // 2 preds: ^bb506, ^bb507
    llvm.cond_br %arg1, ^bb510, ^bb509 {mlcc.metadata = {llvm.loop = distinct[278]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>, "z"]]>}}
  ^bb509:  // pred: ^bb508
    llvm.br ^bb510
  ^bb510:  // 2 preds: ^bb508, ^bb509
    llvm.cond_br %arg1, ^bb512, ^bb511 {mlcc.metadata = {llvm.loop = distinct[279]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[253]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable"]]>, 1 : i32]]>}}
  ^bb511:  // pred: ^bb510
    llvm.br ^bb512
  ^bb512:  // 2 preds: ^bb510, ^bb511
    llvm.cond_br %arg1, ^bb514, ^bb513 {loop_annotation = #llvm.loop_annotation<vectorize = <followupAll = <unroll = <runtimeDisable = true>>>>, mlcc.metadata = {llvm.loop = distinct[280]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb513:  // pred: ^bb512
    llvm.br ^bb514
  ^bb514:  // 2 preds: ^bb512, ^bb513
    llvm.cond_br %arg1, ^bb516, ^bb515 {loop_annotation = #llvm.loop_annotation<vectorize = <followupAll = <unroll = <runtimeDisable = true>>>>, mlcc.metadata = {llvm.loop = distinct[282]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb515:  // pred: ^bb514
    llvm.br ^bb516
  ^bb516:  // 2 preds: ^bb514, ^bb515
    llvm.cond_br %arg1, ^bb518, ^bb517 {mlcc.metadata = {llvm.loop = distinct[283]<[unit, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb517:  // pred: ^bb516
    llvm.br ^bb518
  ^bb518:  // 2 preds: ^bb516, ^bb517
    llvm.cond_br %arg1, ^bb520, ^bb519 {mlcc.metadata = {llvm.loop = distinct[284]<["x", ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb519:  // pred: ^bb518
    llvm.br ^bb520
  ^bb520:  // 2 preds: ^bb518, ^bb519
    llvm.cond_br %arg1, ^bb522, ^bb521 {mlcc.metadata = {llvm.loop = distinct[285]<[3 : i32, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb521:  // pred: ^bb520
    llvm.br ^bb522
  ^bb522:  // 2 preds: ^bb520, ^bb521
    llvm.cond_br %arg1, ^bb524, ^bb523 {mlcc.metadata = {llvm.loop = distinct[286]<[5, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb523:  // pred: ^bb522
    llvm.br ^bb524
  ^bb524:  // 2 preds: ^bb522, ^bb523
    llvm.cond_br %arg1, ^bb526, ^bb525 {mlcc.metadata = {llvm.loop = distinct[287]<[[], ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb525:  // pred: ^bb524
    llvm.br ^bb526
  ^bb526:  // 2 preds: ^bb524, ^bb525
    llvm.cond_br %arg1, ^bb528, ^bb527 {mlcc.metadata = {llvm.loop = distinct[288]<[["y"], ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb527:  // pred: ^bb526
    llvm.br ^bb528
  ^bb528:  // 2 preds: ^bb526, ^bb527
    llvm.cond_br %arg1, ^bb530, ^bb529 {mlcc.metadata = {llvm.loop = distinct[289]<[["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb529:  // pred: ^bb528
    llvm.br ^bb530
  ^bb530:  // 2 preds: ^bb528, ^bb529
    llvm.cond_br %arg1, ^bb532, ^bb531 {mlcc.metadata = {llvm.loop = distinct[290]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>], "z"]>}}
  ^bb531:  // pred: ^bb530
    llvm.br ^bb532
  ^bb532:  // 2 preds: ^bb530, ^bb531
    llvm.cond_br %arg1, ^bb534, ^bb533 {mlcc.metadata = {llvm.loop = distinct[291]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>], 1 : i32]>}}
  ^bb533:  // pred: ^bb532
    llvm.br ^bb534
  ^bb534:  // 2 preds: ^bb532, ^bb533
    llvm.cond_br %arg1, ^bb536, ^bb535 {loop_annotation = #llvm.loop_annotation<vectorize = <followupAll = <unroll = <runtimeDisable = true>>>>, mlcc.metadata = {llvm.loop = distinct[292]<[{up = 0 : i64}, distinct[293]<["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]>]>}}
  ^bb535:  // pred: ^bb534
    llvm.br ^bb536
  ^bb536:  // 2 preds: ^bb534, ^bb535
    llvm.cond_br %arg1, ^bb538, ^bb537 {mlcc.metadata = {llvm.loop = distinct[294]<[{up = 0 : i64}, [unit, distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb537:  // pred: ^bb536
    llvm.br ^bb538
  ^bb538:  // 2 preds: ^bb536, ^bb537
    llvm.cond_br %arg1, ^bb540, ^bb539 {mlcc.metadata = {llvm.loop = distinct[295]<[{up = 0 : i64}, ["x", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb539:  // pred: ^bb538
    llvm.br ^bb540
  ^bb540:  // 2 preds: ^bb538, ^bb539
    llvm.cond_br %arg1, ^bb542, ^bb541 {mlcc.metadata = {llvm.loop = distinct[296]<[{up = 0 : i64}, [3 : i32, distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb541:  // pred: ^bb540
    llvm.br ^bb542
  ^bb542:  // 2 preds: ^bb540, ^bb541
    llvm.cond_br %arg1, ^bb544, ^bb543 {mlcc.metadata = {llvm.loop = distinct[297]<[{up = 0 : i64}, [5, distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb543:  // pred: ^bb542
    llvm.br ^bb544
  ^bb544:  // 2 preds: ^bb542, ^bb543
    llvm.cond_br %arg1, ^bb546, ^bb545 {mlcc.metadata = {llvm.loop = distinct[298]<[{up = 0 : i64}, [[], distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb545:  // pred: ^bb544
    llvm.br ^bb546
  ^bb546:  // 2 preds: ^bb544, ^bb545
    llvm.cond_br %arg1, ^bb548, ^bb547 {mlcc.metadata = {llvm.loop = distinct[299]<[{up = 0 : i64}, [["y"], distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb547:  // pred: ^bb546
    llvm.br ^bb548
  ^bb548:  // 2 preds: ^bb546, ^bb547
    llvm.cond_br %arg1, ^bb550, ^bb549 {mlcc.metadata = {llvm.loop = distinct[300]<[{up = 0 : i64}, [distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>]]>}}
  ^bb549:  // pred: ^bb548
    llvm.br ^bb550
  ^bb550:  // 2 preds: ^bb548, ^bb549
    llvm.cond_br %arg1, ^bb552, ^bb551 {mlcc.metadata = {llvm.loop = distinct[301]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>, "z"]]>}}
  ^bb551:  // pred: ^bb550
    llvm.br ^bb552
  ^bb552:  // 2 preds: ^bb550, ^bb551
    llvm.cond_br %arg1, ^bb554, ^bb553 {mlcc.metadata = {llvm.loop = distinct[302]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", distinct[281]<[{up = 0 : i64}, ["llvm.loop.unroll.runtime.disable", true]]>, 1 : i32]]>}}
  ^bb553:  // pred: ^bb552
    llvm.br ^bb554
  ^bb554:  // 2 preds: ^bb552, ^bb553
    llvm.return
  }
  llvm.func @f353() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<8xi32>, is_signed = true>}
  llvm.func @f355() attributes {mlcc.metadata = {vec_type_hint = [[unit, 1 : i32]]}}
  llvm.func @f356() attributes {mlcc.metadata = {vec_type_hint = [["x", 1 : i32]]}}
  llvm.func @f357() attributes {mlcc.metadata = {vec_type_hint = [[3 : i32, 1 : i32]]}}
  llvm.func @f358() attributes {mlcc.metadata = {vec_type_hint = [[5, 1 : i32]]}}
  llvm.func @f359() attributes {mlcc.metadata = {vec_type_hint = [[[], 1 : i32]]}}
  llvm.func @f360() attributes {mlcc.metadata = {vec_type_hint = [[["y"], 1 : i32]]}}
  llvm.func @f361() attributes {mlcc.metadata = {vec_type_hint = [[1 : i32]]}}
  llvm.func @f362() attributes {reqd_work_group_size = array<i32: 1, 2, 3>}
  llvm.func @f363() attributes {mlcc.metadata = {reqd_work_group_size = [distinct[303]<[1 : i32, 2 : i32, 3 : i32]>]}}
  llvm.func @f364() attributes {mlcc.metadata = {reqd_work_group_size = [[unit, 2 : i32, 3 : i32]]}}
  llvm.func @f365() attributes {mlcc.metadata = {reqd_work_group_size = [["x", 2 : i32, 3 : i32]]}}
  llvm.func @f366() attributes {reqd_work_group_size = array<i32: 3, 2, 3>}
  llvm.func @f367() attributes {mlcc.metadata = {reqd_work_group_size = [[5, 2 : i32, 3 : i32]]}}
  llvm.func @f368() attributes {mlcc.metadata = {reqd_work_group_size = [[[], 2 : i32, 3 : i32]]}}
  llvm.func @f369() attributes {mlcc.metadata = {reqd_work_group_size = [[["y"], 2 : i32, 3 : i32]]}}
  llvm.func @f370() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, unit, 3 : i32]]}}
  llvm.func @f371() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, "x", 3 : i32]]}}
  llvm.func @f372() attributes {reqd_work_group_size = array<i32: 1, 3, 3>}
  llvm.func @f373() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 5, 3 : i32]]}}
  llvm.func @f374() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, [], 3 : i32]]}}
  llvm.func @f375() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, ["y"], 3 : i32]]}}
  llvm.func @f376() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32, unit]]}}
  llvm.func @f377() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32, "x"]]}}
  llvm.func @f378() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32, 5]]}}
  llvm.func @f379() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32, []]]}}
  llvm.func @f380() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32, ["y"]]]}}
  llvm.func @f381() attributes {mlcc.metadata = {reqd_work_group_size = [[2 : i32, 3 : i32]]}}
  llvm.func @f382() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32]]}}
  llvm.func @f383() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32, 3 : i32, "z"]]}}
  llvm.func @f384() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32, 3 : i32, 1 : i32]]}}
  llvm.func @f385() attributes {intel_reqd_sub_group_size = 4 : i32}
  llvm.func @f386() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [distinct[304]<[4 : i32]>]}}
  llvm.func @f387() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[unit]]}}
  llvm.func @f388() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [["x"]]}}
  llvm.func @f389() attributes {intel_reqd_sub_group_size = 3 : i32}
  llvm.func @f390() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[5]]}}
  llvm.func @f391() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[[]]]}}
  llvm.func @f392() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[["y"]]]}}
  llvm.func @f393() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[]]}}
  llvm.func @f394() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[4 : i32, "z"]]}}
  llvm.func @f395() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[4 : i32, 1 : i32]]}}
}