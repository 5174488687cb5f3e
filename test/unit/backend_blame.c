// What of LLVM's reports is shown: the reason without its surroundings, and the
// symbol that it is about.
#include "backend/codegen/blame.h"
#include "backend/fatal.h"
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

static void test_addresses(void) {
  static const Report reports[] = {
      {"Cannot select: 0x3ce718: i32 = add 0x3ce718:1, 0x3ce719", // shortest
       "Cannot select: i32 = add"},
      {"constant 0x3ce71 and 0x12345", "constant 0x3ce71 and 0x12345"},
      {"0x3ce71880", ""},
      {"at 0x3ce71880 of x0x", "at of x0x"},
      {"1x3ce71880", "1x3ce71880"},
      {"0y3ce71880", "0y3ce71880"},
      {"first, \n0x3ce71880", "first"},
  };
  for (size_t i = 0; i < ARRAY_SIZE(reports); i++) {
    Buf line = {0};
    backend_add_line(&line, str_from(reports[i].text));
    expect_part((Str){line.data, line.size}, &reports[i]);
    buf_release(&line);
  }
}

int main(void) {
  RUN(test_reason);
  RUN(test_symbol);
  RUN(test_addresses);
  return TEST_RESULT;
}
