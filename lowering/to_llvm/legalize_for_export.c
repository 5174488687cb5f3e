// llvm-legalize-for-export: what LLVM IR has no way to say.
//
// Requires: nothing.
// Guarantees: no terminator passes arguments to the same block twice; no
//   expression of debug information has two fragments in a row.
// Invalidates: nothing.
//
// Before:
//
//   llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
//
// After:
//
//   llvm.cond_br %c, ^bb1(%a : i32), ^bb2(%b : i32)
//   ...
// ^bb2(%0: i32):
//   llvm.br ^bb1(%0 : i32)
//
// A phi of LLVM has one entry for each block it may come from. Translation sees
// to this itself (backend/); the pass is for others.

#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"
#include "lowering/to_llvm/passes.h"

// Where cf still has arguments of other types, cf branches on; mlir-opt makes an
// invalid llvm.br.
static uint32_t opcode_of_branch(const Block *to) {
  for (uint32_t i = 0; i < to->nargs; i++)
    if (!type_is_llvm_compatible(block_arg(to, i)->type))
      return OP_cf_br;
  return OP_llvm_br;
}

// A block that passes on what it gets, at the end of the region.
static Block *build_relay(Builder *b, Region *region, Block *to, Loc loc) {
  Block *relay = block_create(b->pool, loc);
  block_append(region, relay);
  for (uint32_t i = 0; i < to->nargs; i++)
    block_add_arg(b->pool, relay, block_arg(to, i)->type, to->args[i]->loc);
  builder_at_end(b, relay);
  b->loc = loc;
  OpSpec spec = {.info = ctx_op_by_opcode(b->ctx, opcode_of_branch(to)),
                 .successors = (Block *[]){to},
                 .nsuccessors = 1};
  Value **args = pool_alloc(b->pool, sizeof *args * (to->nargs + 1));
  for (uint32_t i = 0; i < to->nargs; i++)
    args[i] = block_arg(relay, i);
  spec.operands = args;
  spec.noperands = to->nargs;
  build_spec(b, &spec);
  pool_free(b->pool, args, sizeof *args * (to->nargs + 1));
  return relay;
}

static bool is_earlier_successor(const Op *op, uint32_t i) {
  for (uint32_t j = 0; j < i; j++)
    if (op->successors[j].block == op->successors[i].block)
      return true;
  return false;
}

// Of each block the first edge stays. They are made block by block, in the
// order of their first edges.
static void make_successors_distinct(Builder *b, Op *op) {
  uint32_t n = op->nsuccessors;
  for (uint32_t i = 0; i < n; i++) {
    Block *to = op->successors[i].block;
    if (!to->nargs || is_earlier_successor(op, i))
      continue;
    for (uint32_t j = i + 1; j < n; j++)
      if (op->successors[j].block == to)
        op_set_successor(op, j, build_relay(b, op->block->parent, to, op->loc));
  }
}

// Fragments: the first one's size, at the sum of both offsets.

enum { DW_OP_LLVM_FRAGMENT = 0x1000 };

static bool is_fragment(const Attr *step) {
  Attr **params = step->as.def.params;
  const Attr *opcode = params[P_llvm_di_expression_elem_opcode];
  return attr_to_u64(opcode) == DW_OP_LLVM_FRAGMENT;
}

static uint64_t argument(const Attr *step, uint32_t i) {
  const Attr *arguments =
      step->as.def.params[P_llvm_di_expression_elem_arguments];
  return arguments && i < arguments->as.array.count
             ? attr_to_u64(arguments->as.array.items[i])
             : 0;
}

static Attr *merge_fragments(Ctx *ctx, const Attr *first, const Attr *second) {
  Type *type = param_int_type(ctx, PARAM_U64);
  uint64_t offset = argument(first, 0) + argument(second, 0);
  Attr *params[P_llvm_di_expression_elem_arguments + 1];
  params[P_llvm_di_expression_elem_opcode] =
      first->as.def.params[P_llvm_di_expression_elem_opcode];
  params[P_llvm_di_expression_elem_arguments] =
      attr_array(ctx,
                 (Attr *[]){attr_int(ctx, type, (int64_t)offset),
                            attr_int(ctx, type, (int64_t)argument(first, 1))},
                 2);
  return attr_dialect(ctx, first->as.def.info, params);
}

static Attr *legalize_expression(void *user, Ctx *ctx, Attr *attr) {
  if (!attr_is(attr, AT_DIALECT) ||
      attr->as.def.info != def_attr_llvm_di_expression)
    return attr;
  Attr *steps = attr->as.def.params[P_llvm_di_expression_operations];
  uint32_t n = steps ? steps->as.array.count : 0, kept = 0;
  Attr **now = arena_array(((PassRun *)user)->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    Attr *step = steps->as.array.items[i];
    if (kept && is_fragment(step) && is_fragment(now[kept - 1]))
      now[kept - 1] = merge_fragments(ctx, now[kept - 1], step);
    else
      now[kept++] = step;
  }
  Attr *list = attr_array(ctx, now, kept);
  return kept == n ? attr : attr_dialect(ctx, attr->as.def.info, &list);
}

typedef struct Legalize {
  Builder b;
  AttrReplacer replacer;
} Legalize;

static void legalize_op(void *user, Op *op) {
  Legalize *l = user;
  op_replace_attrs(&l->replacer, op);
  if (op->nsuccessors > 1)
    make_successors_distinct(&l->b, op);
}

bool lower_llvm_legalize_for_export(PassRun *run, Op *root) {
  Legalize legalize = {
      .b = {.ctx = run->ctx, .pool = run->pool},
      .replacer = {run->ctx, run->arena, legalize_expression, run, {0}},
  };
  op_walk(root, legalize_op, &legalize);
  legalize_op(&legalize, root);
  return true;
}
