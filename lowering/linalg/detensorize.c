// linalg-detensorize: what is computed with tensors without dimensions is
// computed with their elements.
//
// Requires: nothing.
// Guarantees: folds and the simplification of blocks apply.
// Invalidates: nothing.
//
// Before:
//
//   ^bb1(%0: tensor<i32>):
//     %1 = tensor.empty() : tensor<i32>
//     %2 = linalg.generic ... ins(%0, %0) outs(%1) {
//     ^bb0(%in: i32, %in_0: i32, %out: i32):
//       %3 = arith.addi %in, %in_0 : i32
//       linalg.yield %3 : i32
//     } -> tensor<i32>
//     cf.br ^bb1(%2 : tensor<i32>)
//
// After:
//
//   ^bb1(%0: i32):
//     %1 = arith.addi %0, %0 : i32
//     cf.br ^bb1(%1 : i32)
//
// Which of them: those that decide branches or are passed on by them, and what
// these depend on; or, if the option says so, all. Arguments of functions stay.
// Elements are extracted where a tensor is defined, and tensors are made of
// elements again for whoever wants them.

#include "ir/build/control.h"
#include "ir/build/tensor.h"
#include "ir/rewrite/fixpoint.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

typedef struct Detensorize {
  Rewriter rw;
  Region *body;
  Vec(Value *) open; // values to look at
  PtrMap seen;       // values and operations that were looked at
  PtrMap ops, args;  // to be converted
  PtrMap elements;   // of tensors
  bool gives_up;
} Detensorize;

static bool in_set(const PtrMap *set, const void *item) {
  return ptrmap_get(set, item) != NULL;
}

// Whether it is new.
static bool add_to_set(Detensorize *d, PtrMap *set, void *item) {
  void **place = ptrmap_at(set, d->rw.arena, item);
  bool is_new = !*place;
  *place = item;
  return is_new;
}

static void open_value(Detensorize *d, Value *value) {
  vec_push(d->rw.arena, &d->open, value);
}

static void open_operands(Detensorize *d, Op *op, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    open_value(d, op_operand(op, i));
}

static bool is_element_tensor(const Type *type) {
  return type->kind == TY_TENSOR && !type->as.shaped.rank;
}

static bool can_convert(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!is_element_tensor(op_operand(op, i)->type))
      return false;
  return op_is(op, OP_linalg_generic);
}

// Blocks and what is passed to them

static bool is_branch(const Op *op) {
  return op && op->info->successor_operands;
}

// The operand that a branch passes as that argument of a successor; NULL: the
// operation makes it.
static Value *passed(Op *branch, uint32_t successor, uint32_t arg,
                     uint32_t *operand) {
  uint32_t first, count;
  branch->info->successor_operands(branch, successor, &first, &count);
  uint32_t produced = branch->successors[successor].block->nargs - count;
  if (arg < produced)
    return NULL;
  *operand = first + arg - produced;
  return op_operand(branch, *operand);
}

typedef void VisitPassed(Detensorize *d, Op *branch, uint32_t operand);

// Calls `visit` for each operand that stands for the argument. False when one
// is passed by what is no branch.
static bool for_each_passed(Detensorize *d, const Value *arg,
                            VisitPassed *visit) {
  const Block *block = value_arg_block(arg);
  for (const Successor *s = block->preds; s; s = s->next) {
    uint32_t operand;
    if (!is_branch(s->owner))
      return false;
    uint32_t index = (uint32_t)(s - s->owner->successors);
    if (passed(s->owner, index, arg->index, &operand))
      visit(d, s->owner, operand);
  }
  return true;
}

// Deciding branches

static void collect_branch(void *user, Op *op) {
  if (op_is(op, OP_cf_br) || op_is(op, OP_cf_cond_br))
    open_operands(user, op, op->noperands);
}

static Block *block_of(const Value *value) {
  return value_is_arg(value) ? value_arg_block(value) : value_op(value)->block;
}

// Arguments of successors that a value is passed to.
static void open_successors(Detensorize *d, const Value *value) {
  Op *branch = block_of(value)->last;
  if (!is_branch(branch))
    return;
  for (uint32_t i = 0; i < branch->nsuccessors; i++) {
    Block *block = branch->successors[i].block;
    for (uint32_t arg = 0; arg < block->nargs; arg++) {
      uint32_t operand;
      if (passed(branch, i, arg, &operand) == value)
        open_value(d, block_arg(block, arg));
    }
  }
}

static void open_users(Detensorize *d, const Value *value) {
  for (const Use *use = value->uses; use; use = use->next)
    for (uint32_t i = 0; i < use->owner->nresults; i++)
      open_value(d, op_result(use->owner, i));
}

static void open_passed(Detensorize *d, Op *branch, uint32_t operand) {
  open_value(d, op_operand(branch, operand));
}

static void look_at_arg(Detensorize *d, Value *arg) {
  Block *block = value_arg_block(arg);
  if (block->parent->first == block)
    return;
  add_to_set(d, &d->args, arg);
  d->gives_up |= !for_each_passed(d, arg, open_passed);
}

static void look_at_op(Detensorize *d, Op *op) {
  if (op_is(op, OP_linalg_generic)) {
    if (!can_convert(op))
      return;
    add_to_set(d, &d->ops, op);
    open_operands(d, op, structured_ninputs(op));
    return;
  }
  if (op_is(op, OP_tensor_from_elements))
    return;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!type_is(op->results[i].type, TY_INTEGER) &&
        !type_is_float(op->results[i].type))
      return;
  open_operands(d, op, op->noperands);
}

static void look_at(Detensorize *d, Value *value) {
  if (!add_to_set(d, &d->seen, value))
    return;
  open_successors(d, value);
  open_users(d, value);
  Op *def = value_op(value);
  if (!def)
    look_at_arg(d, value);
  else if (add_to_set(d, &d->seen, def))
    look_at_op(d, def);
}

static void keep_if_unconverted(Detensorize *d, Op *branch, uint32_t operand) {
  const Op *def = value_op(op_operand(branch, operand));
  if (def && op_is(def, OP_linalg_generic) && !in_set(&d->ops, def))
    d->gives_up = true;
}

// Arguments that get what stays a tensor are tensors too.
static void drop_arg(Detensorize *d, Value *arg) {
  if (!in_set(&d->args, arg))
    return;
  d->gives_up = false;
  for_each_passed(d, arg, keep_if_unconverted);
  if (d->gives_up)
    ptrmap_set(&d->args, d->rw.arena, arg, NULL);
}

static void find_control(Detensorize *d, Op *function) {
  op_walk(function, collect_branch, d);
  while (d->open.size && !d->gives_up)
    look_at(d, d->open.data[--d->open.size]);
  if (d->gives_up || !d->ops.size) {
    d->ops = d->args = (PtrMap){0};
    return;
  }
  for (Block *block = d->body->first; block; block = block->next)
    for (uint32_t i = 0; i < block->nargs; i++)
      drop_arg(d, block_arg(block, i));
}

// All that can be

static void collect_op(void *user, Op *op) {
  Detensorize *d = user;
  if (can_convert(op))
    add_to_set(d, &d->ops, op);
}

static void find_all(Detensorize *d, Op *function) {
  op_walk(function, collect_op, d);
  for (Block *block = d->body->first->next; block; block = block->next)
    for (uint32_t i = 0; i < block->nargs; i++)
      add_to_set(d, &d->args, block_arg(block, i));
}

// Conversion

static void go_behind(Detensorize *d, const Value *value) {
  if (value_op(value))
    builder_after(&d->rw.b, value_op(value));
  else
    builder_at_start(&d->rw.b, value_arg_block(value));
  d->rw.b.loc = value_loc(value);
}

static Value *element_of(Detensorize *d, Value *tensor) {
  void **place = ptrmap_at(&d->elements, d->rw.arena, tensor);
  if (!*place) {
    go_behind(d, tensor);
    *place = build_tensor_extract(&d->rw.b, d->rw.arena, tensor, NULL, 0);
  }
  return *place;
}

// The one that it was extracted from, or a new one.
static Value *tensor_of(Detensorize *d, Type *type, Value *element) {
  Op *extract = value_def(element, OP_tensor_extract);
  if (extract && ptrmap_get(&d->elements, op_operand(extract, 0)) == element)
    return op_operand(extract, 0);
  Value *tensor = build_unary(&d->rw.b, OP_tensor_from_elements, type, element);
  ptrmap_set(&d->elements, d->rw.arena, tensor, element);
  return tensor;
}

static void pass_element(Detensorize *d, Op *branch, uint32_t operand) {
  rewrite_set_operand(&d->rw, branch, operand,
                      element_of(d, op_operand(branch, operand)));
}

static void convert_arg(Detensorize *d, Value *arg) {
  if (!in_set(&d->args, arg) || !is_element_tensor(arg->type))
    return;
  Type *type = arg->type;
  go_behind(d, arg);
  Value *tensor = tensor_of(d, type, arg);
  arg->type = type_element(type);
  rewrite_replace_uses(&d->rw, arg, tensor);
  rewrite_set_operand(&d->rw, value_op(tensor), 0, arg);
}

static void convert_op(Detensorize *d, Op *op) {
  Block *body = op->regions[0].first;
  Op *yield = body->last;
  Value **elements = arena_array(d->rw.arena, Value *, op->noperands + 1);
  Value **results = arena_array(d->rw.arena, Value *, op->nresults + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    elements[i] = element_of(d, op_operand(op, i));
  rewrite_inline_block(&d->rw, body, op, elements);
  builder_before(&d->rw.b, op);
  for (uint32_t i = 0; i < op->nresults; i++)
    results[i] = tensor_of(d, op->results[i].type, op_operand(yield, i));
  rewrite_erase(&d->rw, yield);
  rewrite_replace(&d->rw, op, results);
}

static void convert_branch(Detensorize *d, Op *branch) {
  for (uint32_t i = 0; i < branch->nsuccessors; i++) {
    Block *block = branch->successors[i].block;
    for (uint32_t arg = 0; arg < block->nargs; arg++) {
      uint32_t operand;
      Value *value = passed(branch, i, arg, &operand);
      if (value && in_set(&d->args, block_arg(block, arg)) &&
          is_element_tensor(value->type))
        pass_element(d, branch, operand);
    }
  }
}

static void convert_region(Detensorize *d, Region *region);

static void convert_block(Detensorize *d, Block *block) {
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (uint32_t i = 0; i < op->nregions; i++)
      convert_region(d, &op->regions[i]);
    if (in_set(&d->ops, op))
      convert_op(d, op);
    else if (is_branch(op))
      convert_branch(d, op);
  }
}

static void convert_region(Detensorize *d, Region *region) {
  for (Block *block = region->first; block; block = block->next)
    for (uint32_t i = 0; i < block->nargs; i++)
      convert_arg(d, block_arg(block, i));
  for (Block *block = region->first; block; block = block->next)
    convert_block(d, block);
}

static const Pattern patterns[] = {
    PATTERN(OP_tensor_extract, 1, extract_of_index_cast, ""),
    PATTERN(OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""),
    {0},
};

// Folds, with a block of its own before all others. As in mlir-opt, constants
// go there one by one, so that their order is turned.
static bool fold_all(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  Block *entry = root->regions[0].first;
  Block *rest = rewrite_split_block(&rw, entry->first);
  builder_at_end(&rw.b, entry);
  Op *branch = build_br(&rw, (Target){rest, {0}});
  fixpoint_forget(root);
  GreedyResult result =
      pass_greedy(run, root, pass_pattern_list(run, patterns));
  rewrite_erase(&rw, branch);
  rewrite_merge_block(&rw, rest, entry, NULL);
  return result != GREEDY_FAILED;
}

bool lower_linalg_detensorize(PassRun *run, Op *root) {
  Detensorize d = {.rw = pass_rewriter(run), .body = &root->regions[0]};
  if (region_is_empty(d.body))
    return true;
  if (PASS_OPTIONS(run, linalg_detensorize)->aggressive_mode)
    find_all(&d, root);
  else
    find_control(&d, root);
  convert_region(&d, d.body);
  return fold_all(run, root);
}
