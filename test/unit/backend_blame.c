// What of LLVM's reports is shown: the reason without its surroundings, and the
// symbol that it is about.
#include "backend/codegen/blame.h"
#include "test/unit/test.h"

typedef struct Report {
  const char *text, *part;
} Report;

static Buf buffer_of(const char *text) {
  Buf buf = {0};
  buf_puts(&buf, text);
  return buf;
}

static void expect_part(Str part, const Report *report) {
  if (!str_is(part, report->part))
    fprintf(stderr, "'" STR_FMT "' of '%s'\n", STR_ARG(part), report->text);
  EXPECT(str_is(part, report->part));
}

static void test_reason(void) {
  static const Report reports[] = {
      {"invalid LLVM IR was generated\nwrong operand\n  %a", "wrong operand"},
      {"LLVM: crashed (Segmentation fault)", "LLVM crashes"},
      {"LLVM: Cannot select: t1 (while running pass 'isel')",
       "Cannot select: t1"},
      {"<unknown>:0:0: stack is full", "stack is full"},
      {"<unknown>:0: stack is full", "stack is full"},
      {"<unknown>:0:0: in function probe.3 i32 (): no such call",
       "no such call"},
      {"in function probe.3 without a reason",
       "in function probe.3 without a reason"},
      {"in function f: no such call", "in function f: no such call"},
      {"too wide in function 'probe.1'", "too wide"},
      {"too wide (in function: probe.1)", "too wide"},
      {"too wide; In function: probe.1", "too wide"},
      {"", ""},
  };
  for (size_t i = 0; i < ARRAY_SIZE(reports); i++) {
    Buf error = buffer_of(reports[i].text);
    expect_part(blame_reason(&error), &reports[i]);
    buf_release(&error);
  }
}

static void test_symbol(void) {
  static const Report reports[] = {
      {"crashed (while running pass 'isel' on function '@f')", "f"},
      {"Running pass on function \"f\"", "f"},
      {"too wide in function 'f'", "f"},
      {"wrong; In function: f;", "f"},
      {"wrong (in function: f)", "f"},
      {"wrong type\nptr @g\n", "g"},
      {"wrong linkage: g\n", "g"},
      {"wrong linkage: g", "g"},
      {"wrong", ""},
  };
  for (size_t i = 0; i < ARRAY_SIZE(reports); i++)
    expect_part(blame_symbol(str_from(reports[i].text)), &reports[i]);
}

int main(void) {
  RUN(test_reason);
  RUN(test_symbol);
  return TEST_RESULT;
}
