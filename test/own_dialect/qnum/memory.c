// The loop, the view and the accesses of the qnum dialect: how they become
// operations of the LLVM dialect, and what is at an index of the view.
//
// Before:
//
//   %0 = qnum.repeat %n with %a : i32 {
//   ^bb0(%i: index, %x: i32):
//     ...
//     qnum.next %y : i32
//   } -> i32
//
// After:
//
//   llvm.br ^head(%zero, %a : i64, i32)
// ^head(%i: i64, %x: i32):
//   %more = llvm.icmp "slt" %i, %n : i64
//   llvm.cond_br %more, ^body, ^rest
// ^body:
//   ...
//   %next = llvm.add %i, %one : i64
//   llvm.br ^head(%next, %y : i64, i32)
// ^rest:

#include "ir/build/memref.h"
#include "lowering/memref/view_indices.h"
#include "lowering/to_llvm/to_llvm.h"
#include "test/own_dialect/qnum/qnum.h"

// The view

static Mixed *indices_of_tail(Rewriter *rw, Op *tail, const Mixed *indices,
                              uint32_t vector_dims) {
  (void)vector_dims; // elements stand in the source as they stand in the view
  Mixed *in_source = arena_array(rw->arena, Mixed, 1);
  *in_source = mixed_add(&rw->b, indices[0], mixed_value(op_operand(tail, 1)));
  return in_source;
}

static const ViewRow views_qnum[] = {{OP_qnum_tail, indices_of_tail}, {0}};

void add_qnum_views(Ctx *ctx) {
  ctx_add_part(ctx, &dialect_qnum, PART_VIEWS, views_qnum);
}

static bool lower_tail(Conv *c, Op *op) {
  Value *v[2];
  if (!conv_operands(c, op, 0, 2, v))
    return false;
  Value *d = descriptor_poison(c, op_result(op, 0)->type);
  Value *offset = llvm_add(c, descriptor_offset(c, v[0]), v[1]);
  d = descriptor_set_allocated(c, d, descriptor_allocated(c, v[0]));
  d = descriptor_set_aligned(c, d, descriptor_aligned(c, v[0]));
  d = descriptor_set_offset(c, d, offset);
  d = descriptor_set_size(c, d, 0,
                          llvm_sub(c, descriptor_size(c, v[0], 0), v[1]));
  d = descriptor_set_stride(c, d, 0, descriptor_stride(c, v[0], 0));
  return conv_replace1(c, op, d);
}

// Accesses

static bool lower_read(Conv *c, Op *op) {
  Value *address = memref_address(c, op, 0, false);
  if (!address)
    return false;
  Type *type = op_result(op, 0)->type;
  return conv_replace1(c, op, llvm_load(c, type, address, NULL, false));
}

static bool lower_write(Conv *c, Op *op) {
  Value *value = conv_operand(c, op, 0);
  Value *address = memref_address(c, op, 1, false);
  if (!address)
    return false;
  llvm_store(c, value, address, NULL, false);
  return conv_erase(c, op);
}

// The loop

// A block before `rest` with the arguments of `body`.
static Block *make_head(Conv *c, const Block *body, Block *rest) {
  Block *head = block_create(c->b.pool, c->b.loc);
  for (uint32_t i = 0; i < body->nargs; i++)
    block_add_arg(c->b.pool, head, block_arg(body, i)->type, c->b.loc);
  block_insert_before(rest, head);
  return head;
}

static Block *split_behind(Conv *c, Op *op) {
  Block *rest = block_split_before(c->b.pool, op);
  op_unlink(op);
  op_append(rest->prev, op);
  return rest;
}

static bool lower_repeat(Conv *c, Op *op) {
  uint32_t n = op->noperands;
  Value **v = arena_array(c->arena, Value *, n);
  if (!conv_operands(c, op, 0, n, v))
    return false;
  conv_region(c, &op->regions[0]);
  Block *body = op->regions[0].first;
  conv_args(c, body);
  Op *next = block_terminator(body);
  Value **given = arena_array(c->arena, Value *, n);
  if (!conv_operands(c, next, 0, n - 1, given + 1))
    return false;

  Block *before = op->block, *rest = split_behind(c, op);
  Block *head = make_head(c, body, rest);
  builder_at_end(&c->b, before);
  Value *count = v[0];
  v[0] = llvm_index(c, 0);
  llvm_br(c, head, v, n);
  rewrite_inline_region(&c->rw, &op->regions[0], rest->parent, rest);
  for (uint32_t i = body->nargs; i-- > 0;) {
    rewrite_replace_uses(&c->rw, block_arg(body, i), block_arg(head, i));
    block_remove_arg(c->b.pool, body, i);
  }
  builder_at_end(&c->b, head);
  Value *more = llvm_icmp(c, 2, block_arg(head, 0), count); // slt
  llvm_cond_br(c, more, body, NULL, 0, rest, NULL, 0, NULL);
  builder_at_end(&c->b, next->block);
  given[0] = llvm_add(c, block_arg(head, 0), llvm_index(c, 1));
  llvm_br(c, head, given, n);
  conv_erase(c, next);
  Value **results = arena_array(c->arena, Value *, n);
  for (uint32_t i = 1; i < n; i++)
    results[i - 1] = block_arg(head, i);
  return conv_replace(c, op, results);
}

void add_qnum_memory_to_llvm(ConvTable *table) {
  conv_on(table, OP_qnum_repeat, lower_repeat);
  conv_on(table, OP_qnum_tail, lower_tail);
  conv_on(table, OP_qnum_read, lower_read);
  conv_on(table, OP_qnum_write, lower_write);
}
