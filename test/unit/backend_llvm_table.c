// The last column of llvm.def: LLVM has every intrinsic that is named there,
// and those take types exactly where it says so.
#include "ir/dialects/dialects.h"
#include "test/unit/test.h"

#include <llvm-c/Core.h>

typedef struct Named {
  const char *op, *intrinsic, *overloads; // the last NULL: not told
} Named;

// clang-format off
static const Named rows[] = {
#define LLVM_OP(dialect, token, name, traits, operands, results, attrs, regions, successors, matches, syntax, \
                hooks, summary, ...) \
  {name, __VA_ARGS__},
#define BINARY(op) NULL, NULL
#define CAST(op) NULL, NULL
#define INTRINSIC(name, overloads, immediates) name, overloads
#define CONSTRAINED(name) name, NULL
#define HOOK(token) NULL, NULL
#define NO_VALUE NULL, NULL
#include "ir/dialects/llvm/llvm.def"
#include "ir/dialects/undef.def"
};
// clang-format on

static void check_intrinsics(void) {
  size_t named = 0;
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    const char *name = rows[i].intrinsic;
    if (!name)
      continue;
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    if (!id) {
      fprintf(stderr, "%s: LLVM has no %s\n", rows[i].op, name);
      EXPECT(id);
      continue;
    }
    named++;
    const char *types = rows[i].overloads;
    bool is_as_llvm_has_it =
        !types || !LLVMIntrinsicIsOverloaded(id) == !*types;
    if (!is_as_llvm_has_it)
      fprintf(stderr, "%s: overloads \"%s\"\n", rows[i].op, types);
    EXPECT(is_as_llvm_has_it);
  }
  EXPECT(named > 150);
}

int main(void) {
  RUN(check_intrinsics);
  return TEST_RESULT;
}
