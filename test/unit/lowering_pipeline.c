// Pipelines as text: what is understood, what is printed, what is refused; the
// pass table's aliases and options; the stages of the default pipeline.

#include "lowering/lowering.h"
#include "test.h"

static Arena arena;

static void expect_printed(const char *text, const char *want) {
  Str why = {0};
  Buf out = {0};
  Pipeline *pipeline = pipeline_parse(&arena, str_from(text), &why);
  if (pipeline)
    pipeline_print(&out, pipeline);
  else
    buf_str(&out, why);
  if (!str_is((Str){out.data, out.size}, want)) {
    fprintf(stderr, "%s\n  got  " STR_FMT "\n  want %s\n", text, (int)out.size,
            out.data, want);
    test_fail(__FILE__, __LINE__, "that text");
  }
  buf_release(&out);
}

static void prints_what_it_parses(void) {
  expect_printed("builtin.module()", "builtin.module()");
  expect_printed("builtin.module(memref-expand)",
                 "builtin.module(memref-expand)");
  expect_printed(" builtin.module ( memref-expand , memref-expand ) ",
                 "builtin.module(memref-expand,memref-expand)");
  expect_printed("any(func.func(memref-expand),memref-expand)",
                 "any(func.func(memref-expand),memref-expand)");
  expect_printed("builtin.module(convert-cf-to-llvm{index-bitwidth=32})",
                 "builtin.module(convert-cf-to-llvm{index-bitwidth=32})");
  expect_printed("builtin.module(finalize-memref-to-llvm{use-aligned-alloc=1 "
                 "index-bitwidth=16})",
                 "builtin.module(finalize-memref-to-llvm{index-bitwidth=16 "
                 "use-aligned-alloc=true use-generic-functions=false})");
  expect_printed("builtin.module(convert-func-to-llvm{"
                 "use-bare-ptr-memref-call-conv})",
                 "builtin.module(convert-func-to-llvm{index-bitwidth=0 "
                 "use-bare-ptr-memref-call-conv=true})");
  expect_printed("builtin.module(convert-to-llvm{filter-dialects='arith,cf'})",
                 "builtin.module(convert-to-llvm{allow-pattern-rollback=true "
                 "dynamic=false filter-dialects={arith,cf}})");
}

static void knows_old_names(void) {
  expect_printed("builtin.module(convert-memref-to-llvm)",
                 "builtin.module(finalize-memref-to-llvm{index-bitwidth=0 "
                 "use-aligned-alloc=false use-generic-functions=false})");
  expect_printed("builtin.module(lower-to-cfg)",
                 "builtin.module(convert-scf-to-cf{allow-pattern-rollback="
                 "true})");
  EXPECT(pass_find(STR("convert-scf-to-std")) ==
         pass_find(STR("convert-scf-to-cf")));
  EXPECT(pass_find(STR("convert-std-to-llvm")) ==
         pass_find(STR("convert-to-llvm")));
  EXPECT(!pass_find(STR("convert-scf-to-c")));
  EXPECT(!pass_find(STR("")));
}

static void refuses_the_malformed(void) {
  const char *wrap = "expected pass pipeline to be wrapped with the anchor "
                     "operation type, e.g. 'builtin.module(...)'";
  expect_printed("", wrap);
  expect_printed("memref-expand", wrap);
  expect_printed("builtin.module(nothing)",
                 "'nothing' does not refer to a registered pass or pass "
                 "pipeline\n"
                 "builtin.module(nothing)\n"
                 "               ^");
  expect_printed("builtin.module(,)",
                 "'' does not refer to a registered pass or pass pipeline\n"
                 "builtin.module(,)\n"
                 "               ^");
  expect_printed("builtin.module(memref-expand",
                 "expected ')' after the passes of 'builtin.module'\n"
                 "builtin.module(memref-expand\n"
                 "                            ^");
  expect_printed("builtin.module(any(memref-expand)",
                 "expected ')' after the passes of 'builtin.module'\n"
                 "builtin.module(any(memref-expand)\n"
                 "                                 ^");
  expect_printed("builtin.module(memref-expand))",
                 "unexpected text behind the pipeline of 'builtin.module'\n"
                 "builtin.module(memref-expand))\n"
                 "                             ^");
  expect_printed("builtin.module(memref-expand{x=1})",
                 "<Pass-Options-Parser>: no such option x\n"
                 "failed to add `memref-expand` with options `x=1`\n"
                 "builtin.module(memref-expand{x=1})\n"
                 "                             ^");
  expect_printed("builtin.module(\n"
                 "  convert-cf-to-llvm{index-bitwidth=many},\n"
                 "  cse)",
                 "for the --index-bitwidth option: 'many' value invalid for "
                 "uint argument!\nfailed to add `convert-cf-to-llvm` with "
                 "options `index-bitwidth=many`\n"
                 "  convert-cf-to-llvm{index-bitwidth=many},\n"
                 "                     ^");
  expect_printed("builtin.module(convert-cf-to-llvm{index-bitwidth=1",
                 "missing closing '}' while processing pass options "
                 "'index-bitwidth=1'\n"
                 "builtin.module(convert-cf-to-llvm{index-bitwidth=1\n"
                 "                                  ^");
}

// A pass with options of every kind.

typedef struct Options {
  bool fast;
  int64_t limit;
  IntList sizes;
  Str name;
  uint32_t level, width;
  StrList words;
  bool own; // and the next: printed only when they are set
  StrList own_words;
} Options;

static void expect_options(const char *text, const char *want) {
  static const PassOption list[] = {
      {"fast", OPT_BOOL, offsetof(Options, fast), NULL, "", false},
      {"level", OPT_ENUM, offsetof(Options, level), "none|some|all", "", false},
      {"limit", OPT_INT, offsetof(Options, limit), NULL, "", false},
      {"name", OPT_STRING, offsetof(Options, name), NULL, "", false},
      {"sizes", OPT_INTS, offsetof(Options, sizes), NULL, "", false},
      {"width", OPT_UINT, offsetof(Options, width), NULL, "", false},
      {"words", OPT_LIST, offsetof(Options, words), NULL, "", false},
      {"own", OPT_BOOL, offsetof(Options, own), NULL, "", true},
      {"own-words", OPT_LIST, offsetof(Options, own_words), NULL, "", true},
      {0}};
  static const Options initial = {.limit = -1, .level = 1};
  static const Pass pass = {
      .options = list, .initial = &initial, .options_size = sizeof initial};
  void *options = pass_options_new(&arena, &pass);
  Str why = {0};
  Buf out = {0};
  if (pass_options_parse(&arena, &pass, options, str_from(text), &why))
    pass_options_print(&out, &pass, options);
  else
    buf_str(&out, why);
  if (strcmp(buf_cstr(&out), want))
    fprintf(stderr, "%s\n  got  %s\n  want %s\n", text, buf_cstr(&out), want);
  EXPECT(!strcmp(buf_cstr(&out), want));
  buf_release(&out);
}

// As mlir-opt says it, and as it prints what it was given.
static void reads_options(void) {
  expect_options("", "{fast=false level=some limit=-1 name=  width=0 }");
  expect_options("fast level=all limit=-0x10 name=x width=7",
                 "{fast=true level=all limit=-16 name=x  width=7 }");
  expect_options("sizes=1,-2 sizes={3} words=a words={b,{c d},'e f'}",
                 "{fast=false level=some limit=-1 name= sizes={1,-2,3} "
                 "width=0 words={a,b,{c d},{e f}}}");
  expect_options("name=any(cse{a=b},c) words=f(a,b),[c,d],",
                 "{fast=false level=some limit=-1 name=any(cse{a=b},c)  "
                 "width=0 words={f(a,b),[c,d],}}");
  expect_options("fast=maybe", "for the --fast option: 'maybe' is invalid "
                               "value for boolean argument! Try 0 or 1");
  expect_options("width=-1", "for the --width option: '-1' value invalid for "
                             "uint argument!");
  expect_options("limit=9223372036854775808",
                 "for the --limit option: '9223372036854775808' value invalid "
                 "for long argument!");
  expect_options("sizes=1,x", "for the --sizes option: 'x' value invalid for "
                              "long argument!");
  expect_options("own own-words=x,y",
                 "{fast=false level=some limit=-1 name=  width=0  own=true "
                 "own-words={x,y}}");
  expect_options("level=most", "for the --level option: Cannot find option "
                               "named 'most'!");
  expect_options("limit", "for the --limit option: requires a value!");
  expect_options("slow=1", "<Pass-Options-Parser>: no such option slow");
  expect_options("name={x", "missing closing delimiter in pass options "
                            "'name={x'");
}

static void expect_steps(const char *stage, const char *want) {
  Pipeline *pipeline = pipeline_default(&arena, stage, &(LoweringChoices){0});
  Buf out = {0};
  for (size_t i = 0; pipeline && i < pipeline->steps.size; i++) {
    const Step *step = &pipeline->steps.data[i];
    if (step->only_with) // for some programs only
      continue;
    if (step->nested)
      step = &step->nested->steps.data[0];
    buf_printf(&out, "%s ", step->pass->flag);
  }
  if (strcmp(buf_cstr(&out), want))
    fprintf(stderr, "got %s\n", buf_cstr(&out));
  EXPECT(!strcmp(buf_cstr(&out), want));
  buf_release(&out);
}

static void stops_at_stages(void) {
  expect_steps("input", "");
  expect_steps(
      "cf",
      "convert-elementwise-to-linalg convert-tensor-to-linalg "
      "share-writable-arguments one-shot-bufferize func-multiversion "
      "lower-vector-mask convert-vector-to-scf lower-affine expand-realloc "
      "convert-scf-to-cf ");
  expect_steps(
      "expanded",
      "convert-elementwise-to-linalg convert-tensor-to-linalg "
      "share-writable-arguments one-shot-bufferize func-multiversion "
      "lower-vector-mask convert-vector-to-scf lower-affine expand-realloc "
      "convert-scf-to-cf memref-expand expand-strided-metadata "
      "arith-expand ");
  Pipeline *all = pipeline_default(&arena, NULL, &(LoweringChoices){0});
  Pipeline *last = pipeline_default(&arena, "llvm", &(LoweringChoices){0});
  EXPECT(all->steps.size > 5 && last->steps.size == all->steps.size);
  EXPECT(!pipeline_default(&arena, "somewhere", &(LoweringChoices){0}));
}

int main(void) {
  arena_init(&arena);
  RUN(prints_what_it_parses);
  RUN(knows_old_names);
  RUN(refuses_the_malformed);
  RUN(reads_options);
  RUN(stops_at_stages);
  arena_release(&arena);
  return TEST_RESULT;
}
