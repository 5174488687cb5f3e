// bufferization-lower-deallocations: bufferization.dealloc as memref.dealloc where
// addresses say that nothing else is that memory.
//
// Requires: nothing.
// Guarantees: no bufferization.dealloc is left. There is scf.if, so this comes
//   before convert-scf-to-cf.
// Invalidates: nothing.
//
// One memref is compared with all that is retained:
//
//   %o = bufferization.dealloc (%m : ...) if (%c) retain (%r : ...)
//
// becomes
//
//   %p = memref.extract_aligned_pointer_as_index %m
//   %q = memref.extract_aligned_pointer_as_index %r
//   %other = arith.cmpi ne, %p, %q
//   %free = arith.andi %other, %c
//   scf.if %free { memref.dealloc %m }
//   %same = arith.xori %other, %true
//   %o = arith.andi %same, %c
//
// For several, a function of the module gets lists of addresses and conditions,
// and fills in which memrefs are to be freed and which retained ones are owned:
// the code at hand would grow by the product of their numbers otherwise.

#include "lowering/deallocate/lower_deallocations.h"
#include "lowering/deallocate/passes.h"

// The lists that the function gets, in this order.
enum { LIST_FREED, LIST_RETAINED, LIST_OWNED, LIST_FREES, LIST_KEEPS, NLISTS };

static Type *list_type(Ctx *ctx, int list, int64_t size) {
  bool is_address = list == LIST_FREED || list == LIST_RETAINED;
  return type_memref(ctx, 1, &size, is_address ? ctx->index_type : ctx->i1,
                     NULL, NULL);
}

static Value *load(Builder *b, Value *list, Value *at) {
  return build_value(b, OP_memref_load, list->type->as.shaped.element,
                     (Value *[]){list, at}, 2);
}

static void store(Builder *b, Value *value, Value *list, Value *at) {
  build_op(b, OP_memref_store, NULL, 0, (Value *[]){value, list, at}, 3);
}

static Value *address_of(Builder *b, Value *memref) {
  return build_unary(b, OP_memref_extract_aligned_pointer_as_index,
                     b->ctx->index_type, memref);
}

static void free_if(Rewriter *rw, Value *condition, Value *memref) {
  Op *op = build_if(rw, condition, (TypeList){0});
  Builder saved = rw->b;
  builder_at_end(&rw->b, build_block(rw, op, 0, (TypeList){0}));
  build_op(&rw->b, OP_memref_dealloc, NULL, 0, &memref, 1);
  build_yield(rw, (ValueList){0});
  rw->b = saved;
}

// The function

typedef struct Helper {
  Rewriter *rw;
  Value *lists[NLISTS];
  Value *zero, *one, *yes, *no;
} Helper;

// Starts a loop of which the builder is left at the end of the body.
static Op *start_loop(Helper *h, Value *end, ValueList inits) {
  Op *loop = build_for(h->rw, h->zero, end, h->one, inits);
  builder_at_end(&h->rw->b, body_of(loop, 0));
  return loop;
}

static void end_loop(Helper *h, const Op *loop, Value *value, Builder saved) {
  build_yield(h->rw, value ? list_of(h->rw, value) : (ValueList){0});
  h->rw->b = saved;
  (void)loop;
}

// Whether `address` is none of those in a list, if `still` says so before; with
// `keeps`, what it is one of is owned if `owned`.
static Value *build_is_none(Helper *h, Value *list, Value *end, Value *address,
                            Value *still, Value *owned) {
  Builder *b = &h->rw->b, saved = *b;
  Op *loop = start_loop(h, end, list_of(h->rw, still));
  Value *i = block_arg(body_of(loop, 0), 0);
  Value *other = load(b, list, i);
  if (owned) {
    Value *same = arith_cmpi(b, E_arith_cmpi_eq, other, address);
    Op *test = build_if(h->rw, same, (TypeList){0});
    Builder behind = *b;
    builder_at_end(b, build_block(h->rw, test, 0, (TypeList){0}));
    Value *before = load(b, h->lists[LIST_KEEPS], i);
    store(b, build_binary(b, OP_arith_ori, before, owned), h->lists[LIST_KEEPS],
          i);
    build_yield(h->rw, (ValueList){0});
    *b = behind;
  }
  Value *differs = arith_cmpi(b, E_arith_cmpi_ne, other, address);
  Value *none =
      build_binary(b, OP_arith_andi, block_arg(body_of(loop, 0), 1), differs);
  end_loop(h, loop, none, saved);
  return op_result(loop, 0);
}

// Writes the function that compares all memrefs with those that stay.
static void build_helper_body(Helper *h) {
  Builder *b = &h->rw->b;
  h->zero = arith_index(b, 0);
  h->one = arith_index(b, 1);
  h->yes = build_bool(b, true);
  h->no = build_bool(b, false);
  Value *ends[2];
  for (int i = 0; i < 2; i++)
    ends[i] = build_value(b, OP_memref_dim, b->ctx->index_type,
                          (Value *[]){h->lists[i], h->zero}, 2);
  Builder saved = *b;
  Op *clear = start_loop(h, ends[LIST_RETAINED], (ValueList){0});
  store(b, h->no, h->lists[LIST_KEEPS], block_arg(body_of(clear, 0), 0));
  end_loop(h, clear, NULL, saved);
  Op *loop = start_loop(h, ends[LIST_FREED], (ValueList){0});
  Value *i = block_arg(body_of(loop, 0), 0);
  Value *address = load(b, h->lists[LIST_FREED], i);
  Value *owned = load(b, h->lists[LIST_OWNED], i);
  Value *none = build_is_none(h, h->lists[LIST_RETAINED], ends[LIST_RETAINED],
                              address, h->yes, owned);
  none = build_is_none(h, h->lists[LIST_FREED], i, address, none, NULL);
  store(b, build_binary(b, OP_arith_andi, none, owned), h->lists[LIST_FREES],
        i);
  end_loop(h, loop, NULL, saved);
  build_op(b, OP_func_return, NULL, 0, NULL, 0);
}

// Declares and writes the helper of deallocations of several memrefs.
static Op *build_helper(Rewriter *rw, Op *module) {
  Ctx *ctx = rw->b.ctx;
  Helper h = {.rw = rw};
  Type *types[NLISTS];
  for (int i = 0; i < NLISTS; i++)
    types[i] = list_type(ctx, i, DYNAMIC);
  rw->b.loc = module->loc;
  builder_at_end(&rw->b, body_of(module, 0));
  Op *func =
      build_spec(&rw->b, &(OpSpec){.info = ctx_op_by_opcode(ctx, OP_func_func),
                                   .nregions = 1});
  SymbolTable table;
  symbol_table_build(&table, ctx, rw->arena, module);
  Ident *name =
      symbol_lookup(&table, ctx_ident_lit(ctx, "dealloc_helper"))
          ? symbol_unique(&table, ctx, rw->arena, STR("dealloc_helper"), func)
          : ctx_ident_lit(ctx, "dealloc_helper");
  func->slots[A_func_func_sym_name] = attr_string(ctx, ident_str(name));
  func->slots[A_func_func_function_type] =
      attr_type(ctx, type_function(ctx, types, NLISTS, NULL, 0));
  symbol_set_visibility(ctx, func, attr_string(ctx, STR("private")));
  Block *block = build_block(rw, func, 0, (TypeList){types, NLISTS});
  for (uint32_t i = 0; i < NLISTS; i++)
    h.lists[i] = block_arg(block, i);
  builder_at_end(&rw->b, block);
  build_helper_body(&h);
  return func;
}

static Op *table_around(const Op *op) {
  Op *at = op_parent(op);
  while (at && !op_has(at, TRAIT_SYMBOL_TABLE))
    at = op_parent(at);
  return at;
}

DeallocLowering dealloc_lowering(PassRun *run, Op *root) {
  DeallocLowering l = {.run = run};
  Rewriter rw = pass_rewriter(run);
  if (!op_is(root, OP_builtin_module))
    return l;
  OpList ops = collect_ops(run, root, OP_bufferization_dealloc);
  for (size_t i = 0; i < ops.count; i++) {
    Op *table = table_around(ops.items[i]);
    if (open_dealloc(&rw, ops.items[i]).memrefs.count > 1 &&
        !ptrmap_get(&l.helpers, table))
      ptrmap_set(&l.helpers, run->arena, table, build_helper(&rw, table));
  }
  return l;
}

// The operation

static Value *build_list(Rewriter *rw, int list, uint32_t size) {
  Type *type = list_type(rw->b.ctx, list, size);
  Op *op = build_op(&rw->b, OP_memref_alloc, &type, 1, NULL, 0);
  op->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(rw->b.ctx, (int32_t[]){0, 0}, 2);
  return op_result(op, 0);
}

static void fill_list(Builder *b, ValueList values, bool addresses,
                      Value *list) {
  for (uint32_t i = 0; i < values.count; i++) {
    Value *value = addresses ? address_of(b, values.items[i]) : values.items[i];
    store(b, value, list, arith_index(b, i));
  }
}

static bool lower_several(const DeallocLowering *l, Rewriter *rw, Op *op,
                          const Dealloc *d) {
  Builder *b = &rw->b;
  uint32_t n = d->memrefs.count, m = d->retained.count;
  const Op *helper = ptrmap_get(&l->helpers, table_around(op));
  static const int made[] = {LIST_FREED, LIST_OWNED, LIST_RETAINED};
  static const int cast[] = {LIST_FREES, LIST_KEEPS};
  static const int freed[] = {LIST_FREED, LIST_RETAINED, LIST_OWNED, LIST_FREES,
                              LIST_KEEPS};
  Value *lists[NLISTS], *given[NLISTS];
  if (!helper)
    return op_plain_error(l->run->ctx, op,
                          "library function required for generic lowering, "
                          "but cannot be automatically inserted when operating "
                          "on functions");
  for (int i = 0; i < 3; i++)
    lists[made[i]] = build_list(rw, made[i], made[i] == LIST_RETAINED ? m : n);
  fill_list(b, d->memrefs, true, lists[LIST_FREED]);
  fill_list(b, d->conditions, false, lists[LIST_OWNED]);
  fill_list(b, d->retained, true, lists[LIST_RETAINED]);
  for (int i = 0; i < 3; i++)
    given[made[i]] = build_unary(
        b, OP_memref_cast, list_type(b->ctx, made[i], DYNAMIC), lists[made[i]]);
  for (int i = 0; i < 2; i++)
    lists[cast[i]] = build_list(rw, cast[i], cast[i] == LIST_KEEPS ? m : n);
  for (int i = 0; i < 2; i++)
    given[cast[i]] = build_unary(
        b, OP_memref_cast, list_type(b->ctx, cast[i], DYNAMIC), lists[cast[i]]);
  Op *call = build_op(b, OP_func_call, NULL, 0, given, NLISTS);
  call->slots[A_func_call_callee] =
      attr_symbol(b->ctx, ctx_ident(b->ctx, symbol_name(helper)));
  for (uint32_t i = 0; i < n; i++) {
    Value *at = arith_index(b, i);
    free_if(rw, load(b, lists[LIST_FREES], at), d->memrefs.items[i]);
  }
  Value **owned = arena_array(rw->arena, Value *, m + 1);
  for (uint32_t i = 0; i < m; i++) {
    Value *at = arith_index(b, i);
    owned[i] = load(b, lists[LIST_KEEPS], at);
  }
  for (int i = 0; i < NLISTS; i++)
    build_op(b, OP_memref_dealloc, NULL, 0, &lists[freed[i]], 1);
  return rewrite_replace(rw, op, owned);
}

// Frees one memref unless a retained one is the same memory.
static bool lower_one(Rewriter *rw, Op *op, const Dealloc *d) {
  Builder *b = &rw->b;
  uint32_t m = d->retained.count;
  Value *memref = d->memrefs.items[0], *condition = d->conditions.items[0];
  Value **others = arena_array(rw->arena, Value *, m + 1), *free = condition;
  Value *address = m ? address_of(b, memref) : NULL;
  for (uint32_t i = 0; i < m; i++) {
    Value *retained = address_of(b, d->retained.items[i]);
    others[i] = arith_cmpi(b, E_arith_cmpi_ne, address, retained);
  }
  if (m)
    free = others[0];
  for (uint32_t i = 1; i < m; i++)
    free = build_binary(b, OP_arith_andi, free, others[i]);
  if (m)
    free = build_binary(b, OP_arith_andi, free, condition);
  free_if(rw, free, memref);
  Value *yes = m ? build_bool(b, true) : NULL;
  for (uint32_t i = 0; i < m; i++) {
    Value *same = build_binary(b, OP_arith_xori, others[i], yes);
    others[i] = build_binary(b, OP_arith_andi, same, condition);
  }
  return rewrite_replace(rw, op, others);
}

bool lower_dealloc(const DeallocLowering *l, Rewriter *rw, Op *op) {
  Dealloc d = open_dealloc(rw, op);
  builder_before(&rw->b, op);
  if (d.memrefs.count > 1)
    return lower_several(l, rw, op, &d);
  if (d.memrefs.count)
    return lower_one(rw, op, &d);
  Value **owned = arena_array(rw->arena, Value *, d.retained.count + 1);
  Value *no = build_bool(&rw->b, false);
  for (uint32_t i = 0; i < d.retained.count; i++)
    owned[i] = no;
  return rewrite_replace(rw, op, owned);
}

static bool convert_dealloc(Conv *c, Op *op) {
  return lower_dealloc(c->user, &c->rw, op);
}

static Legality dealloc_legality(Conv *c, const Op *op) {
  uint32_t dialect = opcode_dialect(op->info->opcode);
  (void)c;
  return op_is(op, OP_bufferization_dealloc) ? CONV_ILLEGAL
         : dialect == DIALECT_memref || dialect == DIALECT_arith ||
                 dialect == DIALECT_scf || dialect == DIALECT_func
             ? CONV_LEGAL
             : CONV_UNKNOWN;
}

bool lower_bufferization_lower_deallocations(PassRun *run, Op *root) {
  if (!op_is(root, OP_builtin_module) && !op_has(root, TRAIT_FUNCTION))
    return op_plain_error(run->ctx, root,
                          "root operation must be a builtin.module or a "
                          "function");
  DeallocLowering l = dealloc_lowering(run, root);
  ConvTable *table = conv_table_new(run);
  conv_on(table, OP_bufferization_dealloc, convert_dealloc);
  Conv c = pass_conversion(run, table);
  c.user = &l;
  c.legality = dealloc_legality;
  return pass_by_drivers(run, convert_run(&c, root));
}
