// Shows decisions as attributes, for test-analysis-only, dump-alias-sets and
// print-conflicts.

#include "lowering/one_shot/one_shot.h"

static Attr *word(OneShot *z, const char *text) {
  return attr_string(z->ctx, (Str){text, strlen(text)});
}

static void annotate_operands(void *user, Op *op) {
  OneShot *z = user;
  Attr **words = arena_array(z->arena, Attr *, op->noperands + 1);
  bool any = false;
  for (uint32_t i = 0; i < op->noperands; i++) {
    bool tensor = type_is_tensor(op_operand(op, i)->type);
    any |= tensor;
    words[i] = word(z, !tensor                              ? "none"
                       : is_in_place(z, operand_use(op, i)) ? "true"
                                                            : "false");
  }
  if (any)
    op_set_attr(z->ctx, op, ctx_ident_lit(z->ctx, "__inplace_operands_attr__"),
                attr_array(z->ctx, words, op->noperands));
}

void annotate_decisions(OneShot *z, Op *root) {
  op_walk(root, annotate_operands, z);
}

// Alias sets, by the names of values

typedef struct SetNames {
  OneShot *z;
  PtrMap names;
} SetNames;

static Attr *names_of_set(SetNames *n, Value *value) {
  OneShot *z = n->z;
  ValueVec set = {0};
  add_alias_set(z, value, &set);
  Attr **items = arena_array(z->arena, Attr *, set.size + 1);
  for (size_t i = 0; i < set.size; i++) {
    const char *name = ptrmap_get(&n->names, set.data[i]);
    items[i] = word(z, name ? name : "<<UNKNOWN SSA VALUE>>");
  }
  return attr_array(z->ctx, items, (uint32_t)set.size);
}

// The sets of those that are tensors.
static Attr *sets_of_results(SetNames *n, Op *op) {
  Attr **sets = arena_array(n->z->arena, Attr *, op->nresults + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_tensor(op->results[i].type))
      sets[count++] = names_of_set(n, op_result(op, i));
  return count ? attr_array(n->z->ctx, sets, count) : NULL;
}

static Attr *sets_of_args(SetNames *n, const Block *block) {
  Attr **sets = arena_array(n->z->arena, Attr *, block->nargs + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < block->nargs; i++)
    if (type_is_tensor(block_arg(block, i)->type))
      sets[count++] = names_of_set(n, block_arg(block, i));
  return attr_array(n->z->ctx, sets, count);
}

// By region and block; NULL: no argument is a tensor.
static Attr *sets_of_regions(SetNames *n, Op *op) {
  Attr **regions = arena_array(n->z->arena, Attr *, op->nregions + 1);
  bool any = false;
  for (uint32_t i = 0; i < op->nregions; i++) {
    Vec(Attr *) blocks = {0};
    for (const Block *b = op->regions[i].first; b; b = b->next) {
      Attr *sets = sets_of_args(n, b);
      any |= sets->as.array.count > 0;
      vec_push(n->z->arena, &blocks, sets);
    }
    regions[i] = attr_array(n->z->ctx, blocks.data, (uint32_t)blocks.size);
  }
  return any ? attr_array(n->z->ctx, regions, op->nregions) : NULL;
}

static void annotate_sets(void *user, Op *op) {
  SetNames *n = user;
  Ctx *ctx = n->z->ctx;
  Attr *results = sets_of_results(n, op), *args = sets_of_regions(n, op);
  if (results)
    op_set_attr(ctx, op, ctx_ident_lit(ctx, "__opresult_alias_set_attr__"),
                results);
  if (args)
    op_set_attr(ctx, op, ctx_ident_lit(ctx, "__bbarg_alias_set_attr__"), args);
}

void annotate_alias_sets(OneShot *z, Op *root) {
  SetNames n = {.z = z};
  z->ctx->name_values(z->ctx, root, &n.names, z->arena);
  op_walk(root, annotate_sets, &n);
  annotate_sets(&n, root);
}

// Conflicts

static void mark(OneShot *z, Op *op, Str name) {
  op_set_attr(z->ctx, op, ctx_ident(z->ctx, name), z->ctx->unit);
}

static void mark_use(OneShot *z, const Use *use, const char *what) {
  mark(z, use->owner,
       arena_format(z->arena, "C_%u[%s: %u]", z->conflicts, what,
                    operand_number(use)));
}

static void mark_value(OneShot *z, const Value *value, const char *letter,
                       const char *what) {
  const Block *block = value_arg_block(value);
  if (block)
    mark(z, block->parent->parent,
         arena_format(z->arena, "%s_%u[%s: bbArg %u]", letter, z->conflicts,
                      what, value->index));
  else
    mark(z, value_op(value),
         arena_format(z->arena, "%s_%u[%s: result %u]", letter, z->conflicts,
                      what, value->index));
}

void annotate_conflict(OneShot *z, const Use *read, const Use *write,
                       const Value *definition) {
  mark_use(z, write, "CONFL-WRITE");
  mark_use(z, read, "READ");
  mark_value(z, definition, "C", "DEF");
  z->conflicts++;
}

void annotate_readonly(OneShot *z, const Value *value) {
  mark_value(z, value, "W", "NOT-WRITABLE");
  z->conflicts++;
}

// Attributes of an argument with one more, or another one.
static Attr *with_access(OneShot *z, const Attr *dict, Attr *access) {
  Ident *name = ctx_ident_lit(z->ctx, "bufferization.access");
  uint32_t n = dict ? dict->as.dict.count : 0, count = 0;
  NamedAttr *items = arena_array(z->arena, NamedAttr, n + 1);
  for (uint32_t i = 0; i < n; i++)
    if (dict->as.dict.items[i].name != name)
      items[count++] = dict->as.dict.items[i];
  items[count++] = (NamedAttr){.name = name, .value = access};
  return attr_dict(z->ctx, items, count);
}

static void annotate_accesses(OneShot *z, const FunctionFacts *facts) {
  Op *func = facts->func;
  const Attr *old = op_slot(func, A_func_func_arg_attrs);
  const Type *type = op_slot(func, A_func_func_function_type)->type;
  Attr **dicts = arena_array(z->arena, Attr *, facts->nargs + 1);
  for (uint32_t i = 0; i < facts->nargs; i++) {
    Attr *mine = old ? old->as.array.items[i] : z->ctx->empty_dict;
    const char *access = facts->reads[i]
                             ? facts->writes[i] ? "read-write" : "read"
                         : facts->writes[i] ? "write"
                                            : "none";
    dicts[i] = type_is_tensor(type->as.list.types[i])
                   ? with_access(z, mine, word(z, access))
                   : mine;
  }
  func->slots[A_func_func_arg_attrs] = attr_array(z->ctx, dicts, facts->nargs);
}

// The first argument that is the same memory; -1: none.
static int64_t equal_argument(OneShot *z, const FunctionFacts *facts,
                              const Value *value) {
  const Block *entry = facts->func->regions[0].first;
  for (uint32_t i = 0; type_is_tensor(value->type) && i < facts->nargs; i++)
    if (type_is(block_arg(entry, i)->type, TY_TENSOR) &&
        are_equivalent(z, value, block_arg(entry, i)))
      return i;
  return -1;
}

// Finds the argument that each return gives back as a result, and stops at the
// first return that gives another one, which answers the question.
static void find_given_back(OneShot *z, const FunctionFacts *facts,
                            uint32_t result, const OpList *ends,
                            int64_t *args) {
  for (size_t i = 0; i < ends->count; i++) {
    int64_t *arg = &args[i * facts->nresults + result];
    *arg = equal_argument(z, facts, op_operand(ends->items[i], result));
    if (*arg < 0 || *arg != args[result])
      break;
  }
}

static void annotate_returns(OneShot *z, const FunctionFacts *facts) {
  uint32_t n = facts->nresults;
  OpList ends = collect_ops(z->run, facts->func, OP_func_return);
  int64_t *args = arena_array(z->arena, int64_t, ends.count * n + 1);
  for (size_t i = 0; i < ends.count * n; i++)
    args[i] = -1;
  for (uint32_t i = 0; i < n; i++)
    find_given_back(z, facts, i, &ends, args);
  Attr **items = arena_array(z->arena, Attr *, n + 1);
  for (size_t i = 0; i < ends.count; i++) {
    bool any = false;
    for (uint32_t j = 0; j < n; j++) {
      any |= args[i * n + j] >= 0;
      items[j] = attr_i64(z->ctx, args[i * n + j]);
    }
    if (any)
      op_set_attr(z->ctx, ends.items[i],
                  ctx_ident_lit(z->ctx, "__equivalent_func_args__"),
                  attr_array(z->ctx, items, n));
  }
}

void annotate_function(OneShot *z, const FunctionFacts *facts) {
  if (facts->nargs)
    annotate_accesses(z, facts);
  annotate_returns(z, facts);
}
