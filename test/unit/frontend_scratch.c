// A pass has numbers of its own in values and blocks while a message shows an
// operation: they are there again afterwards, wherever the operation mentions
// them, and nothing is claimed that was not claimed before.
#include "test.h"

#include "frontend/frontend.h"
#include "ir/dialects/dialects.h"

static const char text[] = "func.func @f(%outer: i32, %c: i1) {\n"
                           "  %0 = \"t.def\"() : () -> i32\n"
                           "  cf.br ^bb1(%0 : i32)\n"
                           "^bb1(%1: i32):\n"
                           "  %2:2 = \"t.op\"(%outer, %1)[^bb2, ^bb3] ({\n"
                           "  ^bb0(%3: i32):\n"
                           "    %4 = \"t.inner\"(%0, %3) : (i32, i32) -> i32\n"
                           "    \"t.end\"()[^bb4] : () -> ()\n"
                           "  ^bb4:\n"
                           "    \"t.end\"() : () -> ()\n"
                           "  }) : (i32, i32) -> (i32, i32)\n"
                           "^bb2:\n"
                           "  return\n"
                           "^bb3:\n"
                           "  return\n"
                           "}\n";

typedef struct Numbers {
  uint32_t next;
  bool expected; // to be there already
} Numbers;

static void visit_id(Numbers *n, uint32_t *id) {
  if (n->expected)
    EXPECT(*id == n->next);
  *id = n->next;
  n->next += 7;
}

static void visit_ids(void *user, Op *op) {
  Numbers *n = user;
  for (uint32_t i = 0; i < op->nresults; i++)
    visit_id(n, &op->results[i].id);
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next) {
      visit_id(n, &block->id);
      for (uint32_t j = 0; j < block->nargs; j++)
        visit_id(n, &block->args[j]->value.id);
    }
}

static void find_op(void *user, Op *op) {
  if (str_is(op_name(op), "t.op"))
    *(Op **)user = op;
}

typedef struct Parsed {
  Ctx *ctx;
  Pool *pool;
  Op *module, *op;
} Parsed;

static Parsed parse(void) {
  Parsed p = {ctx_new(&(CtxOptions){.allow_unregistered_dialects = true}),
              pool_new(), NULL, NULL};
  dialects_register_all(p.ctx);
  ParseOptions options = {.allow_unregistered = true};
  p.module = parse_source(
      p.ctx, p.pool,
      source_from_text(&p.ctx->sources, STR("t.mlir"), str_from(text)),
      &options);
  op_walk(p.module, find_op, &p.op);
  return p;
}

static void release(Parsed *p) {
  pool_release(p->pool);
  ctx_release(p->ctx);
}

static void print(const Parsed *p, Op *op) {
  Buf out = {0};
  print_op(&out, p->ctx, op, &(OpPrintOptions){.generic = true});
  EXPECT(out.size);
  buf_release(&out);
}

static void expect_kept(unsigned claimed) {
  Parsed p = parse();
  scratch_claim(p.ctx, claimed);
  op_walk(p.module, visit_ids, &(Numbers){.next = 1000});
  print(&p, p.op);
  print(&p, p.module);
  EXPECT(p.ctx->claimed == claimed);
  op_walk(p.module, visit_ids, &(Numbers){.next = 1000, .expected = true});
  release(&p);
}

static void both_claimed(void) {
  expect_kept(SCRATCH_VALUE_ID | SCRATCH_BLOCK_ID);
}

static void one_claimed(void) {
  expect_kept(SCRATCH_VALUE_ID | SCRATCH_OP_ID);
  expect_kept(SCRATCH_BLOCK_ID);
}

static void nothing_claimed(void) {
  Parsed p = parse();
  print(&p, p.op);
  EXPECT(!p.ctx->claimed);
  release(&p);
}

int main(void) {
  RUN(both_claimed);
  RUN(one_claimed);
  RUN(nothing_claimed);
  return TEST_RESULT;
}
