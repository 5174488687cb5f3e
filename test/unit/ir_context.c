// The context: names of operations and definitions, resources, and uniquing
// from several threads at once, which must give the objects one thread gives.

#include "ir_test.h"

#include <pthread.h>

static const OpInfo demo_ops[] = {
    {.name = "demo.one", .opcode = OPCODE(7, 0)},
    {.name = "demo.two", .opcode = OPCODE(7, 1)},
};
static const DefInfo demo_type = {.name = "demo.thing", .is_type = true};
static const DefInfo demo_attr = {.name = "demo.thing"};
static const DefInfo *const demo_defs[] = {&demo_type, &demo_attr, NULL};
static const Dialect demo = {
    .name = "demo", .number = 7, .ops = demo_ops, .nops = 2, .defs = demo_defs};

static void test_names(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *one = ctx_ident_lit(c, "demo.one");
  Ident *none = ctx_ident_lit(c, "demo.none");
  EXPECT(t, !ctx_op_info(c, one));
  const OpInfo *unknown = ctx_op_info_unregistered(c, none);
  EXPECT(t, unknown->opcode == OP_UNREGISTERED && unknown->ident == none);
  EXPECT(t, !strcmp(unknown->name, "demo.none"));
  ctx_register_dialect(c, &demo);
  ctx_register_dialect(c, &demo);
  EXPECT(t, c->dialects.size == 1);
  EXPECT(t, ctx_op_info(c, one) == &demo_ops[0]);
  EXPECT(t, one->op == &demo_ops[0]);
  EXPECT(t, !ctx_op_info(c, none));
  EXPECT(t, ctx_op_info_unregistered(c, none) == unknown);
  EXPECT(t, !ctx_op_info(c, ctx_ident_lit(c, "other.one")));
  EXPECT(t, !ctx_op_info(c, ctx_ident_lit(c, "plain")));
  EXPECT(t, ctx_op_by_opcode(c, OPCODE(7, 1)) == &demo_ops[1]);
  EXPECT(t, ctx_dialect(c, STR("demo")) == &demo);
  EXPECT(t, !ctx_dialect(c, STR("dem")));
  EXPECT(t, ctx_def_info(c, STR("demo.thing"), true) == &demo_type);
  EXPECT(t, ctx_def_info(c, STR("demo.thing"), false) == &demo_attr);
  EXPECT(t, !ctx_def_info(c, STR("demo.things"), false));
}

static void test_resources(IrTest *t) {
  Ctx *c = t->ctx;
  Ident *key = ctx_ident_lit(c, "blob");
  Resource *resource = ctx_resource(c, key);
  EXPECT(t, resource->key == key && !resource->defined);
  EXPECT(t, ctx_resource(c, key) == resource);
  EXPECT(t, ctx_resource(c, ctx_ident_lit(c, "blob1")) != resource);
  EXPECT(t, c->resources.size == 2 && c->resources.data[0] == resource);
}

// Each thread makes the same objects in an order of its own.

enum { NTHREADS = 4, NOBJECTS = 6000 };

typedef struct Worker {
  Ctx *ctx;
  uint32_t step;
  void **made;
} Worker;

static void *make(Ctx *c, uint32_t i) {
  int64_t shape[] = {i / 8, 4};
  Ident *name;
  switch (i % 8) {
  case 0: return type_int(c, i);
  case 1: return type_memref(c, 2, shape, c->f32, NULL, NULL);
  case 2: return attr_i64(c, i);
  case 3:
    name = ident_get(c->idents, (Str){(char *)&i, sizeof i});
    return attr_symbol(c, name);
  case 4:
    return affine_binary(c, AFFINE_ADD, affine_dim(c, i),
                         affine_constant(c, 3));
  case 5:
    name = ident_get(c->idents, (Str){(char *)&i, sizeof i});
    type_llvm_struct_set_body(c, type_llvm_struct_named(c, name), &c->i8, 1,
                              false);
    return type_llvm_struct_named(c, name);
  case 6: return attr_index(c, i % 200);
  default: return attr_string(c, (Str){(char *)&i, sizeof i});
  }
}

static void *work(void *user) {
  Worker *w = user;
  for (uint32_t i = 0, at = w->step; i < NOBJECTS; i++) {
    at = (at + w->step) % NOBJECTS;
    w->made[at] = make(w->ctx, at);
    if (at % 8 == 2)
      ctx_loc(w->ctx, attr_loc_name(w->ctx, ctx_ident_lit(w->ctx, "n"),
                                    w->ctx->unknown_loc));
  }
  return NULL;
}

static void test_threads(IrTest *t) {
  static const uint32_t steps[NTHREADS] = {1, 7, 1001, 5999}; // all coprime
  pthread_t threads[NTHREADS];
  Worker workers[NTHREADS];
  Arena arena;
  arena_init(&arena);
  ctx_set_threaded(t->ctx, true);
  for (int i = 0; i < NTHREADS; i++) {
    workers[i] =
        (Worker){t->ctx, steps[i], arena_array(&arena, void *, NOBJECTS)};
    pthread_create(&threads[i], NULL, work, &workers[i]);
  }
  for (int i = 0; i < NTHREADS; i++)
    pthread_join(threads[i], NULL);
  ctx_set_threaded(t->ctx, false);
  t->ctx->frozen = true; // all is there: nothing may be made any more
  bool same = true;
  for (uint32_t i = 0; i < NOBJECTS; i++)
    for (int k = 0; k < NTHREADS; k++)
      same &= workers[k].made[i] == make(t->ctx, i);
  EXPECT(t, same);
  t->ctx->frozen = false;
  arena_release(&arena);
}

int main(void) {
  IrTest t = ir_test_start();
  test_names(&t);
  test_resources(&t);
  test_threads(&t);
  return ir_test_finish(&t);
}
