// Which tensors scf.while carries as names (decide.c says what these are).
//
// An iteration of a while loop owns the tensors that the loop is given and that
// its regions hand to each other, so a tensor from outside is copied. A tensor
// that is only read need not be: the loop carries it as a name:
//
//   %r = scf.while (%t = %a) : (tensor<4xf32>) -> tensor<4xf32> {
//     ...                                             // reads %t
//     scf.condition(%c) %b : tensor<4xf32>
//   } do {
//   ^bb0(%u: tensor<4xf32>):
//     ...                                             // reads %u
//     scf.yield %u : tensor<4xf32>
//   }
//
// Here %t, %u and %r are %a or %b, whose owners stay the same. An argument can
// be a name if it is only read, and if all that it may be is from outside or is
// a name itself. So all are taken for names at first, and those that fail are
// none, until nothing changes. If all of them that hang together can be handed
// over without a copy as well, they are: the owner of the result can give it
// away then.

#include "lowering/bufferize/bufferize.h"

typedef struct WhileNames {
  Bufferize *z;
  Op *loop, *condition, *yield;
  Block *before, *after;
  bool *starts, *results; // by argument of the regions: whether it is a name
} WhileNames;

enum { USES_MOST = 64 };

static const Value *root_of(Bufferize *z, const Value *value) {
  const Value *root = tensor_of(z, value)->root;
  while (tensor_of(z, root)->root != root)
    root = tensor_of(z, root)->root;
  return root;
}

// Returns the flag of an argument of the loop among these; NULL: it is none of
// its arguments.
static bool *flag_of(const WhileNames *w, bool *starts, bool *results,
                     const Value *value) {
  const Block *block = value_arg_block(value);
  return !block               ? NULL
         : block == w->before ? &starts[value->index]
         : block == w->after  ? &results[value->index]
                              : NULL;
}

// Whether a tensor made for itself has a buffer in row-major order, in the
// space of its type, before somebody asks for it.
static bool has_plain_buffer(Bufferize *z, const Value *root) {
  const Op *op = value_op(root);
  if (!op) {
    const Op *parent = value_arg_block(root)->parent->parent;
    return parent == z->func || buffer_flow(z, parent) == FLOW_WHILE;
  }
  const BufferRow *row = buffer_row(z, op);
  if (row && row->late_buffer)
    return row->flow == FLOW_CONSTANT && !splat_of(z, root);
  switch ((int)buffer_flow(z, op)) {
  case FLOW_BORROWED:
  case FLOW_EMPTY:
  case FLOW_EITHER: return false;
  default: return !row || !row->names_space;
  }
}

static bool is_outside(const WhileNames *w, const Value *value) {
  return outlives(w->z, w->loop, root_of(w->z, value));
}

static bool may_be_name(WhileNames *w, const Value *value) {
  const Value *root = root_of(w->z, value);
  if (is_part_of_root(w->z, value))
    return false;
  const bool *name = flag_of(w, w->starts, w->results, root);
  return name ? *name
              : is_outside(w, root) && !tensor_of(w->z, root)->taken &&
                    has_plain_buffer(w->z, root);
}

// Whether an argument is read and handed on as a name, and no more.
static bool is_only_named(WhileNames *w, const Value *arg) {
  uint32_t n = 0;
  for (uint32_t i = group_of(w->z, arg)->first; i;
       i = w->z->uses.data[i].next) {
    const TensorUse *use = &w->z->uses.data[i];
    bool named = use->op == w->condition ? w->results[use->operand - 1]
                 : use->op == w->yield   ? w->starts[use->operand]
                                         : use->kind == USE_READ;
    if (!named || ++n > USES_MOST)
      return false;
  }
  return true;
}

static bool drop_name(bool *flag, bool holds) {
  bool drops = *flag && !holds;
  *flag &= holds;
  return drops;
}

static bool drop_names(WhileNames *w) {
  bool any = false;
  for (uint32_t i = 0; i < w->before->nargs; i++)
    if (w->starts[i])
      any |= drop_name(&w->starts[i],
                       may_be_name(w, op_operand(w->loop, i)) &&
                           may_be_name(w, op_operand(w->yield, i)) &&
                           is_only_named(w, block_arg(w->before, i)));
  for (uint32_t i = 0; i < w->after->nargs; i++)
    if (w->results[i])
      any |= drop_name(&w->results[i],
                       may_be_name(w, op_operand(w->condition, 1 + i)) &&
                           is_only_named(w, block_arg(w->after, i)));
  return any;
}

// Would handing over copy what the loop begins with?
static bool start_is_copied(WhileNames *w, uint32_t i) {
  const Value *init = op_operand(w->loop, i);
  const TensorGroup *g = group_of(w->z, init);
  return g->readonly || g->unowned ||
         tensor_of(w->z, root_of(w->z, init))->is_name ||
         use_of(w->z, w->loop, i)->next;
}

static bool join_flags(bool *a, bool *b) {
  bool changes = b && *a != *b;
  if (changes)
    *a = *b = true;
  return changes;
}

// Leaves the names that spare a copy, and those that hang together with them.
static void leave_useful(WhileNames *w) {
  uint32_t m = w->before->nargs, n = w->after->nargs;
  bool *starts = arena_zero(w->z->arena, m + 1, 1);
  bool *results = arena_zero(w->z->arena, n + 1, 1);
  for (uint32_t i = 0; i < m; i++)
    starts[i] = w->starts[i] && (is_outside(w, op_operand(w->yield, i)) ||
                                 start_is_copied(w, i));
  for (uint32_t i = 0; i < n; i++)
    results[i] =
        w->results[i] && is_outside(w, op_operand(w->condition, 1 + i));
  bool changes;
  do {
    changes = false;
    for (uint32_t i = 0; i < m; i++)
      if (w->starts[i])
        changes |= join_flags(&starts[i],
                              flag_of(w, starts, results,
                                      root_of(w->z, op_operand(w->yield, i))));
    for (uint32_t i = 0; i < n; i++)
      if (w->results[i])
        changes |=
            join_flags(&results[i],
                       flag_of(w, starts, results,
                               root_of(w->z, op_operand(w->condition, 1 + i))));
  } while (changes);
  w->starts = starts;
  w->results = results;
}

// An operand is handed on as a name, which `name` is from then on. That nobody
// owns its memory is said of the tensor, not of all in the group.
static void hand_on(WhileNames *w, const Op *op, uint32_t operand,
                    Value *name) {
  Bufferize *z = w->z;
  TensorUse *use = use_of(z, op, operand);
  const Value *value = op_operand(op, operand);
  TensorGroup *group = group_of(z, value);
  use->copy = false;
  use->alias = true;
  tensor_of(z, root_of(z, value))->is_name |= group->unowned;
  group->unowned = false;
  merge_groups(z, name, value);
  tensor_of(z, name)->is_name = true;
}

void decide_while_names(Bufferize *z, Op *loop) {
  WhileNames w = {.z = z,
                  .loop = loop,
                  .before = only_block(&loop->regions[0]),
                  .after = only_block(&loop->regions[1])};
  w.condition = block_terminator(w.before);
  w.yield = block_terminator(w.after);
  w.starts = arena_zero(z->arena, w.before->nargs + 1, 1);
  w.results = arena_zero(z->arena, w.after->nargs + 1, 1);
  for (uint32_t i = 0; i < w.before->nargs; i++)
    w.starts[i] = type_is_tensor(block_arg(w.before, i)->type);
  for (uint32_t i = 0; i < w.after->nargs; i++)
    w.results[i] = type_is_tensor(block_arg(w.after, i)->type);
  while (drop_names(&w))
    ;
  leave_useful(&w);
  for (uint32_t i = 0; i < w.before->nargs; i++)
    if (w.starts[i]) {
      hand_on(&w, loop, i, block_arg(w.before, i));
      hand_on(&w, w.yield, i, block_arg(w.before, i));
    }
  for (uint32_t i = 0; i < w.after->nargs; i++)
    if (w.results[i]) {
      hand_on(&w, w.condition, 1 + i, block_arg(w.after, i));
      hand_on(&w, w.condition, 1 + i, op_result(loop, i));
    }
}
