// Of finalize-memref-to-llvm: atomic accesses.
//
// Kinds that LLVM has an instruction for become llvm.atomicrmw. Products have
// none, and memref.generic_atomic_rmw computes anything: these compare and
// exchange until nobody came between:
//
//     p = address; first = load p; br ^try(first)
//   ^try(old):
//     new = ... old ...
//     seen, ok = cmpxchg p, old, new
//     cond_br ok, ^rest, ^try(seen)
//   ^rest:
//
// cmpxchg takes integers and pointers, so floats travel as integers of their
// width and are cast around the computation.

#include "lowering/to_llvm/to_llvm.h"

// By arith's kind; -1 where there is no instruction.
static const int8_t instructions[] = {
    [E_arith_atomic_rmw_addf] = E_llvm_atomic_bin_op_fadd,
    [E_arith_atomic_rmw_addi] = E_llvm_atomic_bin_op_add,
    [E_arith_atomic_rmw_andi] = E_llvm_atomic_bin_op__and,
    [E_arith_atomic_rmw_assign] = E_llvm_atomic_bin_op_xchg,
    [E_arith_atomic_rmw_maximumf] = E_llvm_atomic_bin_op_fmaximum,
    [E_arith_atomic_rmw_maxnumf] = E_llvm_atomic_bin_op_fmax,
    [E_arith_atomic_rmw_maxs] = E_llvm_atomic_bin_op_max,
    [E_arith_atomic_rmw_maxu] = E_llvm_atomic_bin_op_umax,
    [E_arith_atomic_rmw_minimumf] = E_llvm_atomic_bin_op_fminimum,
    [E_arith_atomic_rmw_minnumf] = E_llvm_atomic_bin_op_fmin,
    [E_arith_atomic_rmw_mins] = E_llvm_atomic_bin_op_min,
    [E_arith_atomic_rmw_minu] = E_llvm_atomic_bin_op_umin,
    [E_arith_atomic_rmw_mulf] = -1,
    [E_arith_atomic_rmw_muli] = -1,
    [E_arith_atomic_rmw_ori] = E_llvm_atomic_bin_op__or,
    [E_arith_atomic_rmw_xori] = E_llvm_atomic_bin_op__xor,
};

// Machines exchange 1, 2, 4, ... bytes, and the llvm dialect 8 at most.
static bool is_atomic(const Type *type) {
  uint32_t width = type_bit_width(type);
  return width >= 8 && width <= 64 && !(width & (width - 1));
}

static bool decline_width(Conv *c, Op *op, Type *type) {
  return conv_decline(c, op, "LLVM's dialect cannot update '%s' atomically",
                      type_str(c->ctx, type));
}

// What is exchanged for a value of that type.
static Type *exchanged_type(Conv *c, Type *type) {
  return type_is(type, TY_FLOAT) ? type_int(c->ctx, type_bit_width(type))
                                 : type;
}

static Value *cast_bits(Conv *c, Value *value, Type *type) {
  return value->type == type ? value
                             : llvm_cast(c, OP_llvm_bitcast, type, value);
}

typedef struct Retry {
  Value *address, *old;
  Block *before, *try, *rest;
} Retry;

// Whether there is room for a loop of blocks around `op`.
static bool may_retry(Conv *c, Op *op) {
  const Op *parent = op_parent(op);
  if (parent && op_has(parent, TRAIT_SINGLE_BLOCK))
    return conv_decline(c, op, "it is in a region of one block");
  return true;
}

// Splits at `op` and makes ^try (without its end). Its one argument is `old`.
static Retry start_retry(Conv *c, Op *op, Value *address, Type *type,
                         Block *try) {
  Pool *pool = c->b.pool;
  Retry r = {.address = llvm_pointer_to(c, address, type),
             .before = op->block,
             .try = try};
  Value *first = llvm_load(c, type, r.address, NULL, false);
  r.rest = block_split_before(pool, op);
  if (!try)
    r.try = block_create(pool, op->loc);
  block_insert_before(r.rest, r.try);
  if (!try)
    block_add_arg(pool, r.try, type, op->loc);
  r.old = block_arg(r.try, 0);
  builder_at_end(&c->b, r.before);
  llvm_br(c, r.try, &first, 1);
  builder_at_start(&c->b, r.try);
  return r;
}

// Ends ^try with the exchange; returns what was there before.
static Value *finish_retry(Conv *c, const Retry *r, Value *new) {
  Type *fields[2] = {new->type, c->ctx->i1};
  Type *pair = type_llvm_struct(c->ctx, fields, 2, false);
  Op *exchange = llvm_op(c, OP_llvm_cmpxchg, pair,
                         (Value *[]){r->address, r->old, new}, 3);
  exchange->slots[A_llvm_cmpxchg_success_ordering] =
      attr_i64(c->ctx, E_llvm_ordering_acq_rel);
  exchange->slots[A_llvm_cmpxchg_failure_ordering] =
      attr_i64(c->ctx, E_llvm_ordering_monotonic);
  Value *seen = llvm_extract(c, op_result(exchange, 0), 0);
  Value *ok = llvm_extract(c, op_result(exchange, 0), 1);
  llvm_cond_br(c, ok, r->rest, NULL, 0, r->try, &seen, 1, NULL);
  return seen;
}

static bool retry_product(Conv *c, Op *op, Value *address, Value *value) {
  Type *type = value->type, *bits = exchanged_type(c, type);
  Retry r = start_retry(c, op, address, bits, NULL);
  Value *old = cast_bits(c, r.old, type);
  Value *product;
  if (type_is(type, TY_FLOAT))
    product = llvm_float_binary(c, OP_llvm_fmul, old, value);
  else
    product = llvm_mul(c, old, value);
  Value *seen = finish_retry(c, &r, cast_bits(c, product, bits));
  builder_at_start(&c->b, r.rest);
  return conv_replace1(c, op, cast_bits(c, seen, type));
}

// Lowers an atomic update to llvm.atomicrmw where LLVM has one.
static bool lower_atomic_rmw(Conv *c, Op *op) {
  Value *value = conv_operand(c, op, 0);
  if (!value)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  // A small float has the type of its bits.
  bool is_number =
      value->type->kind == TY_FLOAT || !type_is_float(op_operand(op, 0)->type);
  if (!is_atomic(value->type) || !is_number)
    return decline_width(c, op, op_operand(op, 0)->type);
  int64_t kind = enum_value(op_slot(op, A_memref_atomic_rmw_kind), 0);
  if (instructions[kind] < 0 && !may_retry(c, op))
    return false;
  Value *address = memref_address(c, op, 1, false);
  if (!address)
    return false;
  if (instructions[kind] < 0)
    return retry_product(c, op, address, value);
  Op *rmw = llvm_op(c, OP_llvm_atomicrmw, value->type,
                    (Value *[]){address, value}, 2);
  rmw->slots[A_llvm_atomicrmw_bin_op] = attr_i64(c->ctx, instructions[kind]);
  rmw->slots[A_llvm_atomicrmw_ordering] =
      attr_i64(c->ctx, E_llvm_ordering_acq_rel);
  return conv_replace1(c, op, op_result(rmw, 0));
}

static Op *find_yield(Region *body) {
  for (Block *block = body->first; block; block = block->next)
    if (block->last && op_is(block->last, OP_memref_atomic_yield))
      return block->last;
  return NULL;
}

// The body's first block becomes ^try, its argument an integer where it is a
// float; the others follow it.
static bool lower_generic_atomic_rmw(Conv *c, Op *op) {
  Region *body = &op->regions[0];
  Block *entry = body->first;
  Op *yield = find_yield(body);
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  if (!type || !yield)
    return conv_decline_type(c, op, op->results[0].type);
  if (!is_atomic(type))
    return decline_width(c, op, type);
  if (!may_retry(c, op))
    return false;
  Value *address = memref_address(c, op, 0, false);
  if (!address)
    return false;
  Type *bits = exchanged_type(c, type);
  Value *old_arg = block_arg(entry, 0);
  if (bits != old_arg->type)
    conv_replace_arg(c, entry, 0, bits);
  block_unlink(entry);
  Retry r = start_retry(c, op, address, bits, entry);
  region_move_blocks(body, r.rest->parent, r.rest);
  if (bits != type)
    conv_map(c, old_arg, cast_bits(c, r.old, type));
  for (Block *block = entry; block != r.rest; block = block->next)
    conv_block(c, block);
  builder_before(&c->b, yield);
  Value *new = cast_bits(c, conv_operand(c, yield, 0), bits);
  Value *seen = finish_retry(c, &r, new);
  conv_erase(c, yield);
  builder_at_start(&c->b, r.rest);
  return conv_replace1(c, op, cast_bits(c, seen, type));
}

void handlers_memref_atomics(ConvTable *table) {
  conv_on(table, OP_memref_atomic_rmw, lower_atomic_rmw);
  conv_on(table, OP_memref_generic_atomic_rmw, lower_generic_atomic_rmw);
}
