// Shows decisions as attributes, for test-analysis-only and print-conflicts.

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

// Which arguments each return gives back.
static void annotate_returns(OneShot *z, const FunctionFacts *facts) {
  Attr **items = arena_array(z->arena, Attr *, facts->nresults + 1);
  for (Block *b = facts->func->regions[0].first; b; b = b->next) {
    Op *end = block_terminator(b);
    bool any = false;
    if (!end || !op_is(end, OP_func_return))
      continue;
    for (uint32_t i = 0; i < facts->nresults; i++) {
      int64_t same = -1;
      for (uint32_t j = 0; j < facts->nargs; j++)
        if (type_is_tensor(op_operand(end, i)->type) &&
            are_equivalent(z, op_operand(end, i),
                           block_arg(facts->func->regions[0].first, j)))
          same = j;
      any |= same >= 0;
      items[i] = attr_i64(z->ctx, same);
    }
    if (any)
      op_set_attr(z->ctx, end,
                  ctx_ident_lit(z->ctx, "__equivalent_func_args__"),
                  attr_array(z->ctx, items, facts->nresults));
  }
}

void annotate_function(OneShot *z, const FunctionFacts *facts) {
  if (facts->nargs)
    annotate_accesses(z, facts);
  annotate_returns(z, facts);
}
