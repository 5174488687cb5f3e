#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "domain">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[3]<>>
#alias_scope_domain2 = #llvm.alias_scope_domain<id = "named">
#distinct = distinct[4]<[["s", ["int", ["char", ["root"], 0], 0], 0, ["int", ["char", ["root"], 0], 0], 4], ["int", ["char", ["root"], 0], 0], 4]>
#distinct1 = distinct[5]<["droot"]>
#distinct2 = distinct[6]<[{up = 0 : i64}]>
#distinct3 = distinct[7]<["odd3", ["root"], 0]>
#distinct4 = distinct[8]<[{up = 0 : i64}, "domain"]>
#distinct5 = distinct[9]<["a", "b"]>
#distinct6 = distinct[10]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", 1 : i32]]>
#distinct7 = distinct[11]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable"]]>
#distinct8 = distinct[12]<[{up = 0 : i64}, ["llvm.loop.vectorize.enable", 2 : i32]]>
#distinct9 = distinct[13]<[{up = 0 : i64}, ["llvm.loop.vectorize.width", 4]]>
#distinct10 = distinct[14]<[{up = 0 : i64}, ["llvm.loop.vectorize.width"]]>
#distinct11 = distinct[15]<[{up = 0 : i64}, ["llvm.loop.unroll.enable", true]]>
#distinct12 = distinct[16]<[{up = 0 : i64}, ["llvm.loop.isvectorized"]]>
#distinct13 = distinct[17]<[{up = 0 : i64}, ["llvm.loop.unknown", 1 : i32]]>
#distinct14 = distinct[18]<[{up = 0 : i64}, []]>
#distinct15 = distinct[19]<[{up = 0 : i64}, [1 : i32]]>
#distinct16 = distinct[20]<[{up = 0 : i64}, "text"]>
#distinct17 = distinct[21]<[{up = 0 : i64}, unit]>
#distinct18 = distinct[22]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses"]]>
#distinct19 = distinct[23]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", []]]>
#distinct20 = distinct[24]<[{up = 0 : i64}, ["llvm.loop.unroll.followup_unrolled", ["llvm.loop.unroll.disable"]]]>
#distinct21 = distinct[25]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all"]]>
#distinct22 = distinct[26]<[{up = 0 : i64}, ["llvm.loop.vectorize.followup_all", ["llvm.loop.unroll.disable"]]]>
#distinct23 = distinct[27]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["llvm.loop.mustprogress"]]>
#distinct24 = distinct[28]<[{up = 0 : i64}, ["llvm.loop.unroll.enable"], ["llvm.loop.mustprogress"]]>
#distinct25 = distinct[29]<[{up = 0 : i64}]>
#distinct26 = distinct[30]<[unit, ["llvm.loop.mustprogress"]]>
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = true>
#loop_annotation2 = #llvm.loop_annotation<isVectorized = true>
#loop_distribute = #llvm.loop_distribute<disable = false>
#loop_distribute1 = #llvm.loop_distribute<disable = true>
#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
#loop_licm = #llvm.loop_licm<disable = true>
#loop_licm1 = #llvm.loop_licm<versioningDisable = true>
#loop_peeled = #llvm.loop_peeled<count = 1 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = true>
#loop_pipeline1 = #llvm.loop_pipeline<initiationinterval = 2 : i32>
#loop_unroll = #llvm.loop_unroll<disable = false>
#loop_unroll1 = #llvm.loop_unroll<disable = true>
#loop_unroll2 = #llvm.loop_unroll<count = 3 : i32>
#loop_unroll3 = #llvm.loop_unroll<full = true>
#loop_unroll4 = #llvm.loop_unroll<runtimeDisable = true>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true>
#loop_unroll_and_jam1 = #llvm.loop_unroll_and_jam<count = 2 : i32>
#loop_vectorize = #llvm.loop_vectorize<disable = false>
#loop_vectorize1 = #llvm.loop_vectorize<disable = true>
#loop_vectorize2 = #llvm.loop_vectorize<width = 4 : i32>
#loop_vectorize3 = #llvm.loop_vectorize<scalableEnable = true>
#loop_vectorize4 = #llvm.loop_vectorize<predicateEnable = true>
#mmra_tag = #llvm.mmra_tag<"a":"b">
#mmra_tag1 = #llvm.mmra_tag<"c":"d">
#tbaa_root = #llvm.tbaa_root<id = "root">
#alias_scope = #llvm.alias_scope<id = distinct[31]<>, domain = #alias_scope_domain, description = "scope">
#alias_scope1 = #llvm.alias_scope<id = distinct[32]<>, domain = #alias_scope_domain>
#alias_scope2 = #llvm.alias_scope<id = distinct[33]<>, domain = #alias_scope_domain1, description = "third">
#alias_scope3 = #llvm.alias_scope<id = "by name", domain = #alias_scope_domain2>
#loop_annotation3 = #llvm.loop_annotation<vectorize = #loop_vectorize>
#loop_annotation4 = #llvm.loop_annotation<vectorize = #loop_vectorize1>
#loop_annotation5 = #llvm.loop_annotation<vectorize = #loop_vectorize2>
#loop_annotation6 = #llvm.loop_annotation<vectorize = #loop_vectorize3>
#loop_annotation7 = #llvm.loop_annotation<vectorize = #loop_vectorize4>
#loop_annotation8 = #llvm.loop_annotation<interleave = #loop_interleave>
#loop_annotation9 = #llvm.loop_annotation<unroll = #loop_unroll>
#loop_annotation10 = #llvm.loop_annotation<unroll = #loop_unroll1>
#loop_annotation11 = #llvm.loop_annotation<unroll = #loop_unroll2>
#loop_annotation12 = #llvm.loop_annotation<unroll = #loop_unroll3>
#loop_annotation13 = #llvm.loop_annotation<unroll = #loop_unroll4>
#loop_annotation14 = #llvm.loop_annotation<unrollAndJam = #loop_unroll_and_jam>
#loop_annotation15 = #llvm.loop_annotation<unrollAndJam = #loop_unroll_and_jam1>
#loop_annotation16 = #llvm.loop_annotation<distribute = #loop_distribute>
#loop_annotation17 = #llvm.loop_annotation<distribute = #loop_distribute1>
#loop_annotation18 = #llvm.loop_annotation<licm = #loop_licm>
#loop_annotation19 = #llvm.loop_annotation<licm = #loop_licm1>
#loop_annotation20 = #llvm.loop_annotation<pipeline = #loop_pipeline>
#loop_annotation21 = #llvm.loop_annotation<pipeline = #loop_pipeline1>
#loop_annotation22 = #llvm.loop_annotation<peeled = #loop_peeled>
#loop_annotation23 = #llvm.loop_annotation<parallelAccesses = #access_group>
#loop_annotation24 = #llvm.loop_annotation<parallelAccesses = #access_group, #access_group1>
#loop_annotation25 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#distinct27 = distinct[34]<[{up = 0 : i64}, #distinct4, "scope"]>
#loop_vectorize5 = #llvm.loop_vectorize<followupAll = #loop_annotation10>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
#distinct28 = distinct[35]<[{up = 0 : i64}, ["llvm.loop.parallel_accesses", #access_group], ["llvm.loop.parallel_accesses", #access_group1]]>
#loop_annotation26 = #llvm.loop_annotation<vectorize = #loop_vectorize5>
#distinct29 = distinct[36]<[#distinct27]>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0, constant = true>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "s", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc1, 4>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 4>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.module_asm = [], llvm.target_triple = "", mlcc.imported, mlcc.source_filename = "variants.c"} {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
  llvm.func @load1(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load2(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load3(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load4(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [["int", ["char", ["root"], 0], 0], ["int", ["char", ["root"], 0], 0], 0, 0]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load5(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = #distinct}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load7(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [["int", #distinct1, 0], ["int", #distinct1, 0], 0]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load8(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [["int", #distinct2, 0], ["int", #distinct2, 0], 0]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load11(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {tbaa = [#distinct3, #distinct3, 0]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load13(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alias_scopes = [#alias_scope], alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load14(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#alias_scope]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load15(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alias_scopes = [#alias_scope1], alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load16(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load17(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alias_scopes = [#alias_scope2], alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load18(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#alias_scope2]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load19(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alias_scopes = [#alias_scope3], alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load20(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#alias_scope3]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load25(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alias_scopes = [#alias_scope, #alias_scope1], alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load26(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, noalias_scopes = [#alias_scope, #alias_scope1]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load27(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {alias.scope = []}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load28(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noalias = []}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load29(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {alias.scope = #distinct29}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load30(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {access_groups = [#access_group], alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load31(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {access_groups = [#access_group, #access_group1], alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load32(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {llvm.access.group = [#access_group]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load33(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {llvm.access.group = []}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load35(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 invariant {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load36(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.load = [1 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load37(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.load = [2 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load38(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.load = ["x"]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load39(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.load = [4, 8]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load40(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = []}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load41(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load42(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [2 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load43(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = ["x"]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load44(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nontemporal = [4, 8]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load45(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 invariant_group {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load46(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.group = [1 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load47(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.group = [2 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load48(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.group = ["x"]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load49(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {invariant.group = [4, 8]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load50(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noundef = []}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load51(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noundef = [1 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load52(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noundef = [2 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load53(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noundef = ["x"]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load54(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {noundef = [4, 8]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load55(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {nonnull = []}} : !llvm.ptr -> !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @load56(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.load %arg0 dereferenceable<bytes = 8> {alignment = 4 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @load57(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.load %arg0 dereferenceable<bytes = 8, mayBeNull = true> {alignment = 4 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @load58(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {align = [8]}} : !llvm.ptr -> !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @load59(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {range = [0 : i32, 10 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load60(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {range = [0 : i32, 10 : i32, 20 : i32, 30 : i32]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load61(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {unknown.kind = []}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load62(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {unknown.kind = ["a", 1 : i32, unit, 1.500000e+00 : f32, @g]}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load63(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = #mmra_tag} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load65(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = [#mmra_tag, #mmra_tag1]} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @load67(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64, mlcc.metadata = {mmra = #distinct5}} : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
  llvm.func @branch69(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch70(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2 {mlcc.metadata = {prof = ["branch_weights", "expected", 1 : i32, 2 : i32]}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch71(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {prof = ["branch_weights", "other", 1 : i32, 2 : i32]}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch73(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {prof = ["branch_weights", 1, 2]}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch76(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0 weights([-1, 2]), ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch77(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch78(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation1}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch79(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation3}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch80(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation4}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch81(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct6}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch82(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct7}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch83(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct8}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch84(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation5}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch85(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct9}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch86(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct10}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch87(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation6}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch88(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation7}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch89(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation8}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch90(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation9}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch91(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation10}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch92(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct11}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch93(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation11}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch94(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation12}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch95(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation13}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch96(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation14}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch97(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation15}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch98(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation16}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch99(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation17}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch100(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation18}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch101(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation19}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch102(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation20}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch103(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation21}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch104(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation22}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch105(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation2}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch106(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct12}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch107(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct13}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch108(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct14}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch109(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct15}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch110(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct16}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch111(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct17}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch112(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation23}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch113(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation24}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch114(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct18}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch115(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct19}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch116(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct28}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch117(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation26}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch118(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct20}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch119(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct21}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch120(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct22}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch121(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct23}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch122(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation25}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch123(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation25, mlcc.metadata = {llvm.loop = #distinct24}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch124(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct25}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch125(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {mlcc.metadata = {llvm.loop = #distinct26}}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @branch126(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    llvm.return
  }
  llvm.func @function127() attributes {reqd_work_group_size = array<i32: 1, 2, 3>} {
    llvm.return
  }
  llvm.func @function128() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32]]}} {
    llvm.return
  }
  llvm.func @function129() attributes {mlcc.metadata = {reqd_work_group_size = [[1, 2, 3]]}} {
    llvm.return
  }
  llvm.func @function130() attributes {mlcc.metadata = {reqd_work_group_size = [[1 : i32, 2 : i32, "x"]]}} {
    llvm.return
  }
  llvm.func @function131() attributes {work_group_size_hint = array<i32: 1, 2, 3>} {
    llvm.return
  }
  llvm.func @function132() attributes {mlcc.metadata = {work_group_size_hint = [[1 : i32, 2 : i32]]}} {
    llvm.return
  }
  llvm.func @function133() attributes {mlcc.metadata = {work_group_size_hint = [[1, 2, 3]]}} {
    llvm.return
  }
  llvm.func @function134() attributes {mlcc.metadata = {work_group_size_hint = [[1 : i32, 2 : i32, "x"]]}} {
    llvm.return
  }
  llvm.func @function135() attributes {mlcc.metadata = {max_work_group_size = [[1 : i32, 2 : i32, 3 : i32]]}} {
    llvm.return
  }
  llvm.func @function136() attributes {mlcc.metadata = {max_work_group_size = [[1 : i32, 2 : i32]]}} {
    llvm.return
  }
  llvm.func @function137() attributes {mlcc.metadata = {max_work_group_size = [[1, 2, 3]]}} {
    llvm.return
  }
  llvm.func @function138() attributes {mlcc.metadata = {max_work_group_size = [[1 : i32, 2 : i32, "x"]]}} {
    llvm.return
  }
  llvm.func @function139() attributes {intel_reqd_sub_group_size = 8 : i32} {
    llvm.return
  }
  llvm.func @function140() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[8]]}} {
    llvm.return
  }
  llvm.func @function141() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [[8 : i32, 8 : i32]]}} {
    llvm.return
  }
  llvm.func @function142() attributes {mlcc.metadata = {intel_reqd_sub_group_size = [["x"]]}} {
    llvm.return
  }
  llvm.func @function143() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>} {
    llvm.return
  }
  llvm.func @function144() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} {
    llvm.return
  }
  llvm.func @function147() attributes {mlcc.metadata = {vec_type_hint = [["x", 1 : i32]]}} {
    llvm.return
  }
  llvm.func @function149() attributes {function_entry_count = 10 : i64} {
    llvm.return
  }
  llvm.func @function150() attributes {mlcc.metadata = {prof = [["synthetic_function_entry_count", 10]]}} {
    llvm.return
  }
  llvm.func @function151() attributes {mlcc.metadata = {prof = [["function_entry_count", 10, 5]]}} {
    llvm.return
  }
}
