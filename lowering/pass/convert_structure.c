// Structural conversion: operations that take values of any type and hand them
// on, for whatever types become, be it several or none. func.func and func.call
// change their signatures, loops and conditionals what they carry, branches and
// other ends of blocks what they pass.
//
// Before, where complex<f32> becomes f32, f32:
//
//   %r = scf.for %i = %a to %b step %s iter_args(%x = %z) -> (complex<f32>) {
//     ...
//     scf.yield %n : complex<f32>
//   }
//
// After:
//
//   %r:2 = scf.for %i = %a to %b step %s
//       iter_args(%x = %z#0, %y = %z#1) -> (f32, f32) {
//     ...
//     scf.yield %n#0, %n#1 : f32, f32
//   }
//
// What has nothing to be converted is declined.

#include "lowering/pass/pass.h"

// Converted operands and results of an operation: those of number i are
// the ones from first[i] to first[i + 1].
typedef struct Shape {
  ValueVec operands;
  TypeVec results;
  uint32_t *first_operand, *first_result;
} Shape;

static bool take_operands(Conv *c, Op *op, Shape *s) {
  s->first_operand = arena_array(c->arena, uint32_t, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    s->first_operand[i] = (uint32_t)s->operands.size;
    if (!conv_parts(c, op_operand(op, i), &s->operands))
      return conv_decline_type(c, op, op_operand(op, i)->type);
  }
  s->first_operand[op->noperands] = (uint32_t)s->operands.size;
  return true;
}

static bool take_results(Conv *c, Op *op, Shape *s) {
  s->first_result = arena_array(c->arena, uint32_t, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++) {
    s->first_result[i] = (uint32_t)s->results.size;
    if (!conv_types(c, op->results[i].type, &s->results))
      return conv_decline_type(c, op, op->results[i].type);
  }
  s->first_result[op->nresults] = (uint32_t)s->results.size;
  return true;
}

// Sizes of groups of operands

static int32_t size_of(const Shape *s, uint32_t first, uint32_t count) {
  return (int32_t)(s->first_operand[first + count] - s->first_operand[first]);
}

static Attr *group_sizes(Conv *c, const Op *op, const Shape *s) {
  int32_t *sizes = arena_array(c->arena, int32_t, op->info->noperands + 1);
  for (uint32_t i = 0; i < op->info->noperands; i++) {
    uint32_t first, count;
    op_operand_group(op, i, &first, &count);
    sizes[i] = size_of(s, first, count);
  }
  return attr_dense_i32(c->ctx, sizes, op->info->noperands);
}

// The operands that cf.switch passes in each case.
static Attr *case_sizes(Conv *c, Op *op, const Shape *s) {
  uint32_t n = op->nsuccessors - 1;
  int32_t *sizes = arena_array(c->arena, int32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    uint32_t first, count;
    op->info->successor_operands(op, i + 1, &first, &count);
    sizes[i] = size_of(s, first, count);
  }
  return attr_dense_i32(c->ctx, sizes, n);
}

// The slots of `op`, with sizes for the new operands.
static Attr **resized_slots(Conv *c, Op *op, const Shape *s) {
  Attr **slots =
      arena_copy(c->arena, op->slots, op->nslots * sizeof *op->slots, 8);
  if (op_has(op, TRAIT_OPERAND_SEGMENTS))
    slots[op_segments_slot(op->info, TRAIT_OPERAND_SEGMENTS)] =
        group_sizes(c, op, s);
  if (op_is(op, OP_cf_switch))
    slots[A_cf_switch_case_operand_segments] = case_sizes(c, op, s);
  return slots;
}

// Ends of blocks: in place

static bool convert_operands(Conv *c, Op *op) {
  Shape s = {0};
  if (conv_is_legal(c, op) || !take_operands(c, op, &s))
    return false;
  Attr **slots = resized_slots(c, op, &s);
  memcpy(op->slots, slots, op->nslots * sizeof *slots);
  op_set_operands(c->b.pool, op, s.operands.data, (uint32_t)s.operands.size);
  return true;
}

static bool convert_branch(Conv *c, Op *op) {
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    conv_args(c, op->successors[i].block);
  return convert_operands(c, op);
}

// Other operations yield as well.
static bool convert_yield(Conv *c, Op *op) {
  const Op *parent = op_parent(op);
  return parent &&
         (op_is(parent, OP_scf_for) || op_is(parent, OP_scf_if) ||
          op_is(parent, OP_scf_while)) &&
         convert_operands(c, op);
}

// Operations with results are made anew

static bool replace_by(Conv *c, Op *op, Op *made, const Shape *s) {
  ValueList all = list_of_results(&c->rw, made);
  ValueList *lists = arena_array(c->arena, ValueList, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++)
    lists[i] = list_part(all, s->first_result[i],
                         s->first_result[i + 1] - s->first_result[i]);
  return conv_replace_parts(c, op, lists);
}

static void move_regions(Conv *c, Op *from, Op *to) {
  for (uint32_t i = 0; i < from->nregions; i++) {
    for (Block *b = from->regions[i].first; b; b = b->next)
      conv_args(c, b);
    rewrite_inline_region(&c->rw, &from->regions[i], &to->regions[i], NULL);
  }
}

// Its regions are walked when the new operation is.
static bool convert_whole(Conv *c, Op *op) {
  Shape s = {0};
  if (conv_is_legal(c, op) || !take_operands(c, op, &s) ||
      !take_results(c, op, &s))
    return false;
  Op *made = build_spec(&c->b, &(OpSpec){.info = op->info,
                                         .operands = s.operands.data,
                                         .noperands = (uint32_t)s.operands.size,
                                         .result_types = s.results.data,
                                         .nresults = (uint32_t)s.results.size,
                                         .nregions = op->nregions,
                                         .slots = resized_slots(c, op, &s),
                                         .attrs = op->attrs});
  move_regions(c, op, made);
  return replace_by(c, op, made, &s);
}

// Functions

// One dictionary for each new type: the old one where one became one.
static Attr *spread_attrs(Conv *c, Attr *attrs, const uint32_t *first,
                          uint32_t n) {
  if (!attrs)
    return NULL;
  Attr **dicts = arena_array(c->arena, Attr *, first[n] + 1);
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = first[i]; j < first[i + 1]; j++)
      dicts[j] = first[i + 1] == first[i] + 1 ? attrs->as.array.items[i]
                                              : c->ctx->empty_dict;
  return attr_array(c->ctx, dicts, first[n]);
}

static bool take_types(Conv *c, Op *op, Type *const *types, uint32_t n,
                       TypeVec *parts, uint32_t **first) {
  *first = arena_array(c->arena, uint32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    (*first)[i] = (uint32_t)parts->size;
    if (!conv_types(c, types[i], parts))
      return conv_decline_type(c, op, types[i]);
  }
  (*first)[n] = (uint32_t)parts->size;
  return true;
}

static void spread_slot(Conv *c, Op *op, uint32_t slot, const uint32_t *first,
                        uint32_t n) {
  op->slots[slot] = spread_attrs(c, op->slots[slot], first, n);
}

static bool convert_func(Conv *c, Op *op) {
  Type *old = op_slot(op, A_func_func_function_type)->type;
  uint32_t nin = old->as.list.ninputs, nout = old->as.list.noutputs;
  uint32_t *first_in, *first_out;
  TypeVec in = {0}, out = {0};
  if (!take_types(c, op, type_inputs(old), nin, &in, &first_in) ||
      !take_types(c, op, type_results(old), nout, &out, &first_out))
    return false;
  Type *type = type_function(c->ctx, in.data, (uint32_t)in.size, out.data,
                             (uint32_t)out.size);
  if (type == old && conv_is_legal(c, op))
    return false;
  op->slots[A_func_func_function_type] = attr_type(c->ctx, type);
  spread_slot(c, op, A_func_func_arg_attrs, first_in, nin);
  spread_slot(c, op, A_func_func_res_attrs, first_out, nout);
  for (Block *block = op->regions[0].first; block; block = block->next)
    conv_args(c, block);
  conv_region(c, &op->regions[0]);
  return true;
}

static bool convert_call(Conv *c, Op *op) {
  Shape s = {0};
  if (conv_is_legal(c, op) || !take_operands(c, op, &s) ||
      !take_results(c, op, &s))
    return false;
  Op *made =
      build_op(&c->b, OP_func_call, s.results.data, (uint32_t)s.results.size,
               s.operands.data, (uint32_t)s.operands.size);
  memcpy(made->slots, op->slots, op->nslots * sizeof *op->slots);
  made->attrs = op->attrs;
  spread_slot(c, made, A_func_call_arg_attrs, s.first_operand, op->noperands);
  spread_slot(c, made, A_func_call_res_attrs, s.first_result, op->nresults);
  return replace_by(c, op, made, &s);
}

void conv_add_func(ConvTable *table) {
  conv_on(table, OP_func_func, convert_func);
  conv_on(table, OP_func_call, convert_call);
  conv_on(table, OP_func_return, convert_operands);
}

void conv_add_scf(ConvTable *table) {
  conv_on(table, OP_scf_for, convert_whole);
  conv_on(table, OP_scf_if, convert_whole);
  conv_on(table, OP_scf_while, convert_whole);
  conv_on(table, OP_scf_yield, convert_yield);
  conv_on(table, OP_scf_condition, convert_operands);
}

void conv_add_cf(ConvTable *table) {
  conv_on(table, OP_cf_br, convert_branch);
  conv_on(table, OP_cf_cond_br, convert_branch);
  conv_on(table, OP_cf_switch, convert_branch);
}
