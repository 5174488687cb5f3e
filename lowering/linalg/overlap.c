// A test at run time that no init of a structured operation overlaps another of
// its operands.
//
// A memref lies between the address of its lowest element and the end of its
// highest one. With sizes n, strides s, and elements of b bytes, that is
//
//   aligned + b * (offset + sum of min(0, (n - 1) * s))
//   aligned + b * (offset + sum of max(0, (n - 1) * s) + 1)
//
// and two of them are disjoint if one ends before the other begins. Memrefs that
// interleave without sharing an element count as overlapping, and so may empty
// ones: the plain loops are right for all of them.
#include "lowering/linalg/overlap.h"

#include "ir/analysis/aliases.h"
#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/memref.h"

typedef struct Extent { // addresses
  Value *begin, *end;
} Extent;

// Elements of which the size is known here; 0: others.
static uint64_t element_bytes(const DataLayout *layout, Ctx *ctx,
                              const Type *memref) {
  const Type *element = type_element((Type *)memref);
  if (element == ctx->index_type)
    return layout->index_bits / 8;
  uint64_t count = 1;
  if (element->kind == TY_COMPLEX) {
    element = element->as.shaped.element;
    count = 2;
  }
  uint32_t width = type_number_width(element);
  return width ? count * data_layout_alloc_size(layout, type_int(ctx, width))
               : 0;
}

// The func.func that is given the value; NULL: none is.
static const Op *function_given(const Value *value) {
  const Block *block = value_arg_block(value);
  const Op *func = block ? block->parent->parent : NULL;
  bool is_given =
      func && op_is(func, OP_func_func) && block == block->parent->first;
  return is_given ? func : NULL;
}

// An argument that the function promises to be the only way to its memory.
static bool is_noalias(Ctx *ctx, const Value *value) {
  const Op *func = function_given(value);
  const Attr *attrs = func ? op_slot(func, A_func_func_arg_attrs) : NULL;
  const Attr *own = attrs ? attrs->as.array.items[value->index] : NULL;
  return own && dict_get(own, ctx_ident_lit(ctx, "llvm.noalias"));
}

// Other arguments, allocations and globals are no views of it.
static bool is_promised(Ctx *ctx, const Value *a, const Value *b) {
  a = viewed_memref(a);
  b = viewed_memref(b);
  const Op *op = value_op(b);
  bool is_root = op ? op_only_allocates(op) || op->info->memory_of
                    : function_given(b) != NULL;
  return a != b && is_root && is_noalias(ctx, a);
}

bool memrefs_may_overlap(Ctx *ctx, const Value *a, const Value *b) {
  return may_alias(a, b) && !is_promised(ctx, a, b) && !is_promised(ctx, b, a);
}

static bool is_pair(Ctx *ctx, const Structured *s, uint32_t init,
                    uint32_t other) {
  const Value *a = structured_init(s, init), *b = op_operand(s->op, other);
  return other != s->ninputs + init && b->type->kind == TY_MEMREF &&
         memrefs_may_overlap(ctx, a, b);
}

// The same memory in the same place in each iteration, which no other touches.
static bool is_in_place(const Structured *s, uint32_t init, uint32_t other) {
  const Attr *map = s->maps[s->ninputs + init];
  return structured_init(s, init) == op_operand(s->op, other) &&
         s->maps[other] == map && map->as.map.nresults == s->nloops &&
         other < s->ninputs;
}

bool can_test_overlap(Ctx *ctx, const DataLayout *layout, const Value *a,
                      const Value *b) {
  Type *x = a->type, *y = b->type;
  return a != b && x->as.shaped.space == y->as.shaped.space &&
         element_bytes(layout, ctx, x) && element_bytes(layout, ctx, y);
}

// Whether two places of the memref may be one, by the sizes and strides that its
// type says: a dimension moves over no more than those span that move less.
static bool overlaps_itself(const Type *memref) {
  enum { MOST_DIMS = 16 };
  const int64_t *sizes = memref->as.shaped.shape;
  int64_t steps[MOST_DIMS], counts[MOST_DIMS], strides[MOST_DIMS], offset;
  int rank = memref->as.shaped.rank, n = 0;
  if (!memref->as.shaped.layout || rank > MOST_DIMS ||
      !memref_strides(memref, strides, &offset))
    return false;
  for (int i = 0; i < rank; i++) {
    if (sizes[i] == DYNAMIC || strides[i] == DYNAMIC || sizes[i] == 1)
      continue;
    int64_t step = strides[i] < 0 ? -strides[i] : strides[i];
    int k = n++;
    for (; k && steps[k - 1] > step; k--) {
      steps[k] = steps[k - 1];
      counts[k] = counts[k - 1];
    }
    steps[k] = step;
    counts[k] = sizes[i];
  }
  int64_t span = 0; // of the dimensions before
  for (int k = 0; k < n; k++) {
    if (steps[k] <= span)
      return true;
    span += (counts[k] - 1) * steps[k];
  }
  return false;
}

Overlap structured_overlap(Ctx *ctx, const DataLayout *layout,
                           const Structured *s) {
  Overlap overlap = OVERLAP_NEVER;
  for (uint32_t i = 0; i < s->ninits; i++) {
    const Type *init = structured_init(s, i)->type;
    if (init->kind == TY_MEMREF && overlaps_itself(init))
      return OVERLAP_UNTOLD;
    for (uint32_t j = 0; j < s->ninputs + s->ninits; j++) {
      if (!is_pair(ctx, s, i, j) || is_in_place(s, i, j))
        continue;
      if (!can_test_overlap(ctx, layout, structured_init(s, i),
                            op_operand(s->op, j)))
        return OVERLAP_UNTOLD;
      overlap = OVERLAP_POSSIBLE;
    }
  }
  return overlap;
}

static Value *binary(Builder *b, uint32_t opcode, Value *x, Value *y) {
  Value *operands[] = {x, y};
  return build_value(b, opcode, x->type, operands, 2);
}

// offset, sizes and strides, where the type does not say them.
static Mixed part_of(const Op *metadata, uint32_t result, int64_t number) {
  return number == DYNAMIC ? mixed_value(op_result(metadata, result))
                           : mixed_number(number);
}

// Adds what a dimension moves the lowest and the highest element by.
static void add_dimension(Builder *b, Mixed size, Mixed stride, Mixed *low,
                          Mixed *high) {
  Mixed last = mixed_add(b, size, mixed_number(-1));
  Mixed far = mixed_mul(b, last, stride);
  if (!stride.value) {
    Mixed *end = stride.number < 0 ? low : high;
    *end = mixed_add(b, *end, far);
    return;
  }
  Value *zero = arith_index(b, 0);
  Value *distance = mixed_materialize(b, far);
  *low = mixed_add(b, *low,
                   mixed_value(binary(b, OP_arith_minsi, distance, zero)));
  *high = mixed_add(b, *high,
                    mixed_value(binary(b, OP_arith_maxsi, distance, zero)));
}

static Extent build_extent(Rewriter *rw, const DataLayout *layout,
                           Value *memref) {
  Builder *b = &rw->b;
  const Type *type = memref->type;
  uint32_t rank = type->as.shaped.rank;
  int64_t *strides = arena_array(rw->arena, int64_t, rank + 1), offset;
  Op *metadata = build_metadata(b, rw->arena, memref);
  if (!memref_strides(type, strides, &offset)) {
    offset = DYNAMIC;
    for (uint32_t i = 0; i < rank; i++)
      strides[i] = DYNAMIC;
  }
  Mixed low = part_of(metadata, 1, offset), high = low;
  for (uint32_t i = 0; i < rank; i++)
    add_dimension(b, part_of(metadata, 2 + i, type->as.shaped.shape[i]),
                  part_of(metadata, 2 + rank + i, strides[i]), &low, &high);
  int64_t bytes = (int64_t)element_bytes(layout, b->ctx, type);
  Mixed begin = mixed_mul(b, low, mixed_number(bytes));
  Mixed end =
      mixed_mul(b, mixed_add(b, high, mixed_number(1)), mixed_number(bytes));
  Value *aligned = build_value(b, OP_memref_extract_aligned_pointer_as_index,
                               b->ctx->index_type, &memref, 1);
  return (Extent){
      mixed_materialize(b, mixed_add(b, mixed_value(aligned), begin)),
      mixed_materialize(b, mixed_add(b, mixed_value(aligned), end))};
}

static Value *build_apart(Builder *b, Extent x, Extent y) {
  Value *before = arith_cmpi(b, E_arith_cmpi_ule, x.end, y.begin);
  Value *behind = arith_cmpi(b, E_arith_cmpi_ule, y.end, x.begin);
  return binary(b, OP_arith_ori, before, behind);
}

Value *build_are_apart(Rewriter *rw, const DataLayout *layout,
                       const MemrefPair *pairs, size_t npairs) {
  Value *all = NULL;
  PtrMap extents = {0};
  for (size_t i = 0; i < npairs; i++) {
    Extent *of[2];
    for (uint32_t k = 0; k < 2; k++) {
      Value *memref = pairs[i].memrefs[k];
      void **known = ptrmap_at(&extents, rw->arena, memref);
      if (!*known) {
        Extent *made = arena_array(rw->arena, Extent, 1);
        *made = build_extent(rw, layout, memref);
        *known = made;
      }
      of[k] = *known;
    }
    Value *apart = build_apart(&rw->b, *of[0], *of[1]);
    all = all ? binary(&rw->b, OP_arith_andi, all, apart) : apart;
  }
  return all;
}

Value *build_is_disjoint(Rewriter *rw, const DataLayout *layout,
                         const Structured *s) {
  Vec(MemrefPair) pairs = {0};
  for (uint32_t i = 0; i < s->ninits; i++)
    for (uint32_t j = 0; j < s->ninputs + s->ninits; j++)
      if (is_pair(rw->b.ctx, s, i, j) && !is_in_place(s, i, j))
        vec_push(rw->arena, &pairs,
                 ((MemrefPair){{structured_init(s, i), op_operand(s->op, j)}}));
  return build_are_apart(rw, layout, pairs.data, pairs.size);
}

Block *branch_or_copies(Rewriter *rw, Value *condition, Op *const *ops,
                        size_t nops) {
  Op *branch = build_if(rw, condition, (TypeList){0}), *ends[2];
  for (uint32_t i = 0; i < 2; i++) {
    builder_at_end(&rw->b, build_block(rw, branch, i, (TypeList){0}));
    ends[i] = build_yield(rw, (ValueList){0});
  }
  builder_before(&rw->b, ends[1]);
  for (size_t i = 0; i < nops; i++)
    if (ops[i])
      rewrite_clone(rw, ops[i], NULL);
  builder_before(&rw->b, ends[0]);
  return ends[1]->block;
}

void branch_if_disjoint(Rewriter *rw, const DataLayout *layout,
                        const Structured *s, Op *const *fills) {
  Op **ops = arena_array(rw->arena, Op *, s->ninits + 1);
  memcpy(ops, fills, s->ninits * sizeof *ops);
  ops[s->ninits] = s->op;
  branch_or_copies(rw, build_is_disjoint(rw, layout, s), ops, s->ninits + 1);
}
