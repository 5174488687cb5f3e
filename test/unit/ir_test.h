// What the tests of types and attributes share: counted checks of text.
#ifndef MLCC_IR_TEST_H
#define MLCC_IR_TEST_H

#include "ir/ir.h"

typedef struct IrTest {
  Ctx *ctx;
  int failures;
} IrTest;

static inline void expect(IrTest *t, bool ok, int line, const char *what) {
  if (ok)
    return;
  t->failures++;
  printf("line %d: %s\n", line, what);
}
#define EXPECT(t, condition) expect((t), (condition), __LINE__, #condition)

static inline void expect_text(IrTest *t, const char *got, const char *want,
                               int line) {
  if (!strcmp(got, want))
    return;
  t->failures++;
  printf("line %d:\n  got  %s\n  want %s\n", line, got, want);
}
#define EXPECT_TYPE(t, type, want)                                             \
  expect_text((t), type_str((t)->ctx, (type)), (want), __LINE__)
#define EXPECT_ATTR(t, attr, want)                                             \
  expect_text((t), attr_str((t)->ctx, (attr)), (want), __LINE__)

static inline IrTest ir_test_start(void) {
  return (IrTest){ctx_new(NULL), 0};
}
static inline int ir_test_finish(IrTest *t) {
  ctx_release(t->ctx);
  return t->failures != 0;
}

#endif
