// Canonicalization of what goes in and out of regions, for all operations whose
// rows say by EDGES where values go (RegionBranchOpInterface).
//
// An input is a result of the operation or a block argument of one of its
// regions; what gives it its values are operands, of the operation itself or of
// what ends a region. In
//
//   %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (f32) {
//     %n = ...
//     scf.yield %n : f32
//   }
//
// %a and %r are inputs, and both have the operands %x and %n. Three patterns:
//
//   - An input that only one value can reach, through whatever other inputs, is
//     replaced by that value.
//   - Of inputs that always have the same operands one is used for all.
//   - Inputs that are not used go, with their operands. Those that share an
//     operand (%a and %r) go together or not at all.

#include "ir/build/control.h"
#include "ir/analysis/region_links.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/pass/pass.h"

typedef struct Flow {
  Rewriter *rw;
  Op *op;
  RegionLinks links;
  Vec(Value *) inputs; // each once
} Flow;

static Value *value_of(const RegionLink *link) {
  return op_operand(link->owner, link->operand);
}

static bool is_input(const Flow *f, const Value *value) {
  for (size_t i = 0; i < f->inputs.size; i++)
    if (f->inputs.data[i] == value)
      return true;
  return false;
}

static Flow flow_of(Rewriter *rw, Op *op) {
  Flow f = {.rw = rw, .op = op, .links = region_links_of(rw->arena, op)};
  for (size_t i = 0; i < f.links.size; i++)
    if (!is_input(&f, f.links.data[i].input))
      vec_push(rw->arena, &f.inputs, f.links.data[i].input);
  return f;
}

// Inputs that one value reaches

// The only value that is no input and reaches `input`; NULL: none, or several.
static Value *only_source(const Flow *f, Value *input) {
  Value *source = NULL;
  Vec(Value *) reached = {0};
  vec_push(f->rw->arena, &reached, input);
  for (size_t at = 0; at < reached.size; at++)
    for (size_t i = 0; i < f->links.size; i++) {
      if (f->links.data[i].input != reached.data[at])
        continue;
      Value *value = value_of(&f->links.data[i]);
      bool known = false;
      for (size_t k = 0; k < reached.size; k++)
        known |= reached.data[k] == value;
      if (known)
        continue;
      if (is_input(f, value)) {
        vec_push(f->rw->arena, &reached, value);
        continue;
      }
      if (source && value != source)
        return NULL;
      source = value;
    }
  return source;
}

// A value from inside may only replace an argument of its own block.
static bool is_visible_at(const Flow *f, const Value *source,
                          const Value *input) {
  const Block *block =
      value_is_arg(source) ? value_arg_block(source) : value_op(source)->block;
  if (block->parent->parent != f->op)
    return true;
  return value_is_arg(source) && value_arg_block(input) == block;
}

static bool replace_by_source(Rewriter *rw, Op *op) {
  bool changed = false;
  Flow f = flow_of(rw, op);
  for (size_t i = 0; i < f.inputs.size; i++) {
    Value *input = f.inputs.data[i];
    Value *source = input->uses ? only_source(&f, input) : NULL;
    if (!source || !is_visible_at(&f, source, input))
      continue;
    rewrite_replace_uses(rw, input, source);
    changed = true;
  }
  return changed;
}

// Inputs that are equal

static Value *given_by(const Flow *f, const Value *input, const Op *owner) {
  Value *value = NULL;
  for (size_t i = 0; i < f->links.size; i++)
    if (f->links.data[i].input == input && f->links.data[i].owner == owner)
      value = value_of(&f->links.data[i]);
  return value;
}

static bool has_all_values_of(const Flow *f, const Value *a, const Value *b) {
  for (size_t i = 0; i < f->links.size; i++)
    if (f->links.data[i].input == a &&
        given_by(f, b, f->links.data[i].owner) !=
            given_by(f, a, f->links.data[i].owner))
      return false;
  return true;
}

static bool are_equal_inputs(const Flow *f, const Value *a, const Value *b) {
  return value_op(a) == value_op(b) &&
         value_arg_block(a) == value_arg_block(b) &&
         has_all_values_of(f, a, b) && has_all_values_of(f, b, a);
}

static bool use_first_of_equals(Rewriter *rw, Op *op) {
  bool changed = false;
  Flow f = flow_of(rw, op);
  for (size_t i = 0; i < f.inputs.size; i++)
    for (size_t k = 0; k < f.inputs.size; k++) {
      Value *a = f.inputs.data[i], *b = f.inputs.data[k];
      if (a->index >= b->index || !b->uses || !are_equal_inputs(&f, a, b))
        continue;
      rewrite_replace_uses(rw, b, a);
      changed = true;
    }
  return changed;
}

// Inputs that are not used

static bool is_marked(const PtrMap *marks, const void *what) {
  return ptrmap_get(marks, what) != NULL;
}

// Marks inputs that are live: those used, and those that share an operand with
// one that is.
static void mark_live(Flow *f, PtrMap *live) {
  for (size_t i = 0; i < f->inputs.size; i++)
    if (f->inputs.data[i]->uses)
      ptrmap_set(live, f->rw->arena, f->inputs.data[i], f);
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < f->links.size; i++)
      for (size_t k = 0; k < f->links.size; k++) {
        const RegionLink *a = &f->links.data[i], *b = &f->links.data[k];
        if (a->owner != b->owner || a->operand != b->operand ||
            !is_marked(live, a->input) || is_marked(live, b->input))
          continue;
        ptrmap_set(live, f->rw->arena, b->input, f);
        changed = true;
      }
  }
}

// The links of one owner are not in order: the greatest operand goes first.
static void erase_operands(Flow *f, const PtrMap *live) {
  for (;;) {
    const RegionLink *last = NULL;
    for (size_t i = 0; i < f->links.size; i++) {
      const RegionLink *link = &f->links.data[i];
      if (link->owner && !is_marked(live, link->input) &&
          (!last || link->operand > last->operand))
        last = link;
    }
    if (!last)
      return;
    RegionLink gone = *last;
    rewrite_erase_operands(f->rw, gone.owner, gone.operand, 1);
    for (size_t i = 0; i < f->links.size; i++)
      if (f->links.data[i].owner == gone.owner &&
          f->links.data[i].operand == gone.operand)
        f->links.data[i].owner = NULL;
  }
}

static void erase_args(Flow *f, const PtrMap *live, Block *block) {
  for (uint32_t i = block->nargs; i-- > 0;) {
    Value *arg = block_arg(block, i);
    if (is_input(f, arg) && !is_marked(live, arg))
      rewrite_erase_arg(f->rw, block, i);
  }
}

static void erase_results(Flow *f, const PtrMap *live) {
  bool any = false;
  bool *gone = arena_array(f->rw->arena, bool, f->op->nresults + 1);
  for (uint32_t i = 0; i < f->op->nresults; i++) {
    gone[i] = is_input(f, op_result(f->op, i)) &&
              !is_marked(live, op_result(f->op, i));
    any |= gone[i];
  }
  if (any)
    rewrite_erase_results(f->rw, f->op, gone);
}

static bool erase_dead_inputs(Rewriter *rw, Op *op) {
  Flow f = flow_of(rw, op);
  PtrMap live = {0};
  bool all_live = true;
  mark_live(&f, &live);
  for (size_t i = 0; i < f.inputs.size; i++)
    all_live &= is_marked(&live, f.inputs.data[i]);
  if (all_live)
    return false;
  erase_operands(&f, &live);
  for (uint32_t i = 0; i < op->nregions; i++)
    if (body_of(op, i))
      erase_args(&f, &live, body_of(op, i));
  erase_results(&f, &live);
  return true;
}

// clang-format off
#define REGION_BRANCH(opcode) \
  PATTERN(opcode, 1, replace_by_source, "MakeRegionBranchOpSuccessorInputsDead"), \
  PATTERN(opcode, 1, use_first_of_equals, "RemoveDuplicateSuccessorInputUses"), \
  PATTERN(opcode, 1, erase_dead_inputs, "RemoveDeadRegionBranchOpSuccessorInputs")

// Behind the patterns that those operations have of their own.
const Pattern patterns_region_branch[] = {
    REGION_BRANCH(OP_scf_execute_region),
    REGION_BRANCH(OP_scf_for),
    REGION_BRANCH(OP_scf_if),
    REGION_BRANCH(OP_scf_index_switch),
    REGION_BRANCH(OP_scf_while),
    {0},
};
// clang-format on
