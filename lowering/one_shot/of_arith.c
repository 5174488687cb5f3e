// Constants, casts and selections of tensors; branches between blocks.

#include "lowering/one_shot/one_shot.h"

// arith.constant

static Ident *name_of_global(OneShot *z, const Type *type) {
  SymbolTable *table = symbol_table_of(&z->tables, z->module);
  Buf name = {0};
  int rank = type->as.shaped.rank;
  buf_puts(&name, "__constant_");
  for (int i = 0; i < rank; i++)
    buf_printf(&name, "%lldx", (long long)type->as.shaped.shape[i]);
  if (!rank)
    buf_puts(&name, "x");
  type_print(&name, z->ctx, type->as.shaped.element, &(PrintOptions){0});
  Str text = {name.data, name.size};
  Ident *unique = ctx_ident(z->ctx, text);
  // MLIR counts all names together.
  while (symbol_lookup(table, unique))
    unique = ctx_ident(z->ctx, arena_format(z->arena, STR_FMT "_%u",
                                            STR_ARG(text), z->renamed++));
  buf_release(&name);
  return unique;
}

static Attr *alignment(OneShot *z) {
  return z->options->buffer_alignment
             ? attr_i64(z->ctx, z->options->buffer_alignment)
             : NULL;
}

// One of the module with that value and alignment.
static Op *find_global(OneShot *z, const Attr *value) {
  for (Op *op = z->module->regions[0].first->first; op; op = op->next)
    if (op_is(op, OP_memref_global) &&
        op_slot(op, A_memref_global_initial_value) == value &&
        op_slot(op, A_memref_global_alignment) == alignment(z))
      return op;
  return NULL;
}

static Op *make_global(OneShot *z, const Op *constant, Attr *value,
                       Attr *space) {
  Builder saved = z->b;
  Ident *name = name_of_global(z, value->type);
  Type *type = identity_type(z, value->type, space);
  builder_at_start(&z->b, z->module->regions[0].first);
  z->b.loc = op_loc(constant);
  Op *op = build_constant_global(&z->b, name, type, value, alignment(z));
  SymbolTable *table = symbol_table_of(&z->tables, z->module);
  ptrmap_set(&table->by_name, z->tables.arena, name, op);
  z->b = saved;
  return op;
}

static bool bufferize_constant(OneShot *z, Op *op) {
  Attr *value = op_slot(op, A_arith_constant_value), *space;
  if (!type_is(op->results[0].type, TY_TENSOR))
    return false;
  if (!default_space(z, op->results[0].type, op, &space))
    return false;
  Op *global = find_global(z, value);
  if (!global)
    global = make_global(z, op, value, space);
  Type *type = op_slot(global, A_memref_global_type)->type;
  Ident *name = ctx_ident(z->ctx, symbol_name(global));
  return replace_with_buffer(z, op, build_get_global(&z->b, type, name));
}

static bool constant_is_writable(OneShot *z, Value *value) {
  (void)z;
  (void)value;
  return false;
}

// arith.index_cast

static bool bufferize_index_cast(OneShot *z, Op *op) {
  Value *from = get_buffer(z, op_operand(op, 0));
  if (!from)
    return false;
  Type *element = op->results[0].type->as.shaped.element, *old = from->type;
  Type *type =
      type_is(old, TY_MEMREF)
          ? type_memref(z->ctx, old->as.shaped.rank, old->as.shaped.shape,
                        element, old->as.shaped.layout, old->as.shaped.space)
          : type_unranked_memref(z->ctx, element, old->as.shaped.space);
  return replace_with_buffer(z, op,
                             build_unary(&z->b, op->info->opcode, type, from));
}

// arith.select

static void values_of_select(OneShot *z, Use *operand, AliasLinks *links) {
  add_link(z, links, operand, op_result(operand->owner, 0), true, false);
}

static Type *type_of_select(OneShot *z, Value *value, const TypeStack *stack) {
  const Op *op = value_op(value);
  Type *yes = get_buffer_type(z, op_operand(op, 1), stack),
       *no = get_buffer_type(z, op_operand(op, 2), stack);
  if (!yes || !no)
    return NULL;
  if (yes == no)
    return yes;
  if (yes->as.shaped.space != no->as.shaped.space) {
    op_plain_error(z->ctx, op,
                   "inconsistent memory space on true/false operands");
    return NULL;
  }
  return dynamic_type(z, value->type, yes->as.shaped.space);
}

static bool bufferize_select(OneShot *z, Op *op) {
  if (op_operand(op, 0)->type != z->ctx->i1)
    return op_plain_error(z->ctx, op, "only i1 condition values supported");
  Value *yes = get_buffer(z, op_operand(op, 1)),
        *no = yes ? get_buffer(z, op_operand(op, 2)) : NULL;
  if (!no)
    return false;
  if (yes->type != no->type) {
    Type *type = get_buffer_type(z, op_result(op, 0), NULL);
    if (!type)
      return false;
    yes = cast_buffer_to(z, yes, type);
    no = cast_buffer_to(z, no, type);
  }
  return replace_with_buffer(z, op,
                             arith_select(&z->b, op_operand(op, 0), yes, no));
}

const OneShotRow one_shot_arith[] = {
    {ONE_SHOT(OP_arith_constant, bufferize_constant),
     .is_writable = constant_is_writable},
    {ONE_SHOT(OP_arith_index_cast, bufferize_index_cast), .reads = reads_never,
     .equal = 1},
    {ONE_SHOT(OP_arith_index_castui, bufferize_index_cast),
     .reads = reads_never, .equal = 1},
    {ONE_SHOT(OP_arith_select, bufferize_select), .reads = reads_never,
     .values_of = values_of_select, .type_of = type_of_select},
    {0},
};

// Branches

static bool branch_stays(OneShot *z, Op *op) {
  (void)z;
  (void)op;
  return true;
}

static void values_of_branch(OneShot *z, Use *operand, AliasLinks *links) {
  Op *op = operand->owner;
  uint32_t number = operand_number(operand);
  for (uint32_t i = 0; i < op->nsuccessors; i++) {
    uint32_t first, count;
    op->info->successor_operands(op, i, &first, &count);
    if (number >= first && number < first + count)
      add_link(z, links, operand,
               block_arg(op->successors[i].block, number - first), true, true);
  }
}

void links_of_branch_arg(OneShot *z, Value *arg, AliasLinks *links) {
  Block *block = value_arg_block(arg);
  if (!block || block == block->parent->first)
    return;
  for (const Successor *s = block->preds; s; s = s->next) {
    Op *op = s->owner;
    uint32_t first, count, index = (uint32_t)(s - op->successors);
    if (!op->info->successor_operands)
      continue;
    op->info->successor_operands(op, index, &first, &count);
    if (arg->index < count)
      add_link(z, links, operand_use(op, first + arg->index), arg, true, false);
  }
}

static bool is_on(const TypeStack *stack, const Value *value) {
  for (; stack; stack = stack->outer)
    if (stack->value == value)
      return true;
  return false;
}

Type *type_of_branch_arg(OneShot *z, Value *arg, const TypeStack *stack) {
  AliasLinks links = {0};
  Type *type = NULL;
  links_of_branch_arg(z, arg, &links);
  for (size_t i = 0; i < links.size; i++) {
    Value *from = links.data[i].operand->value;
    if (is_on(stack, from))
      continue;
    Type *other = type_is_tensor(from->type) ? get_buffer_type(z, from, stack)
                                             : from->type;
    if (!other)
      return NULL;
    if (type && type != other)
      return dynamic_type(z, arg->type, type->as.shaped.space);
    type = other;
  }
  if (!type)
    op_error(z->ctx, value_owner(arg),
             "could not infer buffer type of block argument");
  return type;
}

const OneShotRow one_shot_cf[] = {
    {ONE_SHOT(OP_cf_br, branch_stays), .reads = reads_never,
     .values_of = values_of_branch},
    {ONE_SHOT(OP_cf_cond_br, branch_stays), .reads = reads_never,
     .values_of = values_of_branch},
    {0},
};
