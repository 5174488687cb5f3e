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
                 "builtin.module(convert-to-llvm{filter-dialects=arith,cf "
                 "dynamic=false allow-pattern-rollback=false})");
}

static void knows_old_names(void) {
  expect_printed("builtin.module(convert-memref-to-llvm)",
                 "builtin.module(finalize-memref-to-llvm{index-bitwidth=0 "
                 "use-aligned-alloc=false use-generic-functions=false})");
  expect_printed("builtin.module(lower-to-cfg)",
                 "builtin.module(convert-scf-to-cf{allow-pattern-rollback="
                 "false})");
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
                 "pipeline");
  expect_printed("builtin.module(,)",
                 "'' does not refer to a registered pass or pass pipeline");
  expect_printed("builtin.module(memref-expand",
                 "expected ')' after the passes of 'builtin.module'");
  expect_printed("builtin.module(any(memref-expand)",
                 "expected ')' after the passes of 'builtin.module'");
  expect_printed("builtin.module(memref-expand))",
                 "unexpected text behind the pipeline of 'builtin.module'");
  expect_printed("builtin.module(memref-expand{x=1})",
                 "'memref-expand': option 'x': no such option");
  expect_printed("builtin.module(convert-cf-to-llvm{index-bitwidth=many})",
                 "'convert-cf-to-llvm': option 'index-bitwidth': the value "
                 "does not fit");
  expect_printed("builtin.module(convert-cf-to-llvm{index-bitwidth=1",
                 "missing closing delimiter in pass options "
                 "'index-bitwidth=1'");
}

static void expect_steps(const char *stage, const char *want) {
  Pipeline *pipeline = pipeline_default(&arena, stage);
  Buf out = {0};
  for (size_t i = 0; pipeline && i < pipeline->steps.size; i++)
    buf_printf(&out, "%s ", pipeline->steps.data[i].pass->flag);
  if (strcmp(buf_cstr(&out), want))
    fprintf(stderr, "got %s\n", buf_cstr(&out));
  EXPECT(!strcmp(buf_cstr(&out), want));
  buf_release(&out);
}

static void stops_at_stages(void) {
  expect_steps("input", "");
  expect_steps("cf", "expand-realloc convert-scf-to-cf ");
  expect_steps("expanded", "expand-realloc convert-scf-to-cf memref-expand "
                           "expand-strided-metadata arith-expand ");
  Pipeline *all = pipeline_default(&arena, NULL);
  Pipeline *last = pipeline_default(&arena, "llvm");
  EXPECT(all->steps.size == 12 && last->steps.size == 12);
  EXPECT(!pipeline_default(&arena, "somewhere"));
}

int main(void) {
  arena_init(&arena);
  RUN(prints_what_it_parses);
  RUN(knows_old_names);
  RUN(refuses_the_malformed);
  RUN(stops_at_stages);
  arena_release(&arena);
  return TEST_RESULT;
}
