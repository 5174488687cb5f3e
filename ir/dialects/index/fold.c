// Folds of the index dialect. Until the target is known an index has 32 or 64
// bits: a constant comes of an operation only if the one with 32 bits is what
// the one with 64 has in its lower half.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/fold_constants.h"

bool fold_index_constant(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_index_constant_value));
}

bool fold_index_bool_constant(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_index_bool_constant_value));
}

Op *materialize_index(Builder *b, Attr *value, Type *type) {
  if (!attr_is(value, AT_INTEGER) || value->type != type)
    return NULL;
  bool truth = type_is_int(type, 1);
  if (!truth && !type_is(type, TY_INDEX))
    return NULL;
  uint32_t opcode = truth ? OP_index_bool_constant : OP_index_constant;
  Op *op = build_op(b, opcode, &type, 1, NULL, 0);
  op->slots[truth ? A_index_bool_constant_value : A_index_constant_value] =
      value;
  return op;
}

// Numbers of up to 64 bits, those above the width clear.

static uint64_t low(uint64_t a, uint32_t width) {
  return a & wide_mask(width);
}

static int64_t sign(uint64_t a, uint32_t width) {
  return wide_sign_extend_word(a, width);
}

static uint64_t quotient(uint64_t a, uint64_t b, uint32_t width) {
  wide_sdivrem(&a, NULL, &a, &b, width);
  return a;
}

static uint64_t rest(uint64_t a, uint64_t b, uint32_t width) {
  wide_sdivrem(NULL, &a, &a, &b, width);
  return a;
}

static bool signs_differ(uint64_t a, uint64_t b, uint32_t width) {
  return (sign(a, width) < 0) != (sign(b, width) < 0);
}

// One more where something was cut off a positive quotient, one less of a
// negative one. MLIR negates the dividend, and goes wrong with the least one.
static uint64_t quotient_up(uint64_t a, uint64_t b, uint32_t width) {
  bool cut = rest(a, b, width) && !signs_differ(a, b, width);
  return quotient(a, b, width) + cut;
}

static uint64_t quotient_down(uint64_t a, uint64_t b, uint32_t width) {
  bool cut = rest(a, b, width) && signs_differ(a, b, width);
  return quotient(a, b, width) - cut;
}

static bool divides(uint32_t opcode) {
  switch (opcode) {
  case OP_index_divs:
  case OP_index_divu:
  case OP_index_ceildivs:
  case OP_index_ceildivu:
  case OP_index_floordivs:
  case OP_index_rems:
  case OP_index_remu: return true;
  default: return false;
  }
}

static bool shifts(uint32_t opcode) {
  return opcode == OP_index_shl || opcode == OP_index_shrs ||
         opcode == OP_index_shru;
}

static uint64_t compute(uint32_t opcode, uint64_t a, uint64_t b,
                        uint32_t width) {
  switch (opcode) {
  case OP_index_add: return a + b;
  case OP_index_sub: return a - b;
  case OP_index_mul: return a * b;
  case OP_index_and: return a & b;
  case OP_index_or: return a | b;
  case OP_index_xor: return a ^ b;
  case OP_index_divs: return quotient(a, b, width);
  case OP_index_divu: return a / b;
  case OP_index_ceildivs: return quotient_up(a, b, width);
  case OP_index_ceildivu: return a ? (a - 1) / b + 1 : 0;
  case OP_index_floordivs: return quotient_down(a, b, width);
  case OP_index_rems: return rest(a, b, width);
  case OP_index_remu: return a % b;
  case OP_index_maxs: return sign(a, width) > sign(b, width) ? a : b;
  case OP_index_maxu: return a > b ? a : b;
  case OP_index_mins: return sign(a, width) < sign(b, width) ? a : b;
  case OP_index_minu: return a < b ? a : b;
  case OP_index_shl: return a << b;
  case OP_index_shrs: return (uint64_t)(sign(a, width) >> b);
  case OP_index_shru: return a >> b;
  default: unreachable();
  }
}

static bool is_index(const Attr *constant) {
  return attr_is(constant, AT_INTEGER) && type_is(constant->type, TY_INDEX);
}

// The bits that an index has, and those that it may have instead.
typedef struct Widths {
  uint32_t wide, narrow;
} Widths;

static Widths widths(const Ctx *ctx) {
  uint32_t known = type_number_width(ctx->index_type);
  return (Widths){known, known == INDEX_WIDTH_MAX ? 32 : known};
}

static Attr *compute_constant(Ctx *ctx, uint32_t opcode, const Attr *lhs,
                              const Attr *rhs) {
  if (!is_index(lhs) || !is_index(rhs))
    return NULL;
  Widths w = widths(ctx);
  uint64_t a = lhs->as.words[0], b = rhs->as.words[0];
  if ((divides(opcode) && !low(b, w.narrow)) ||
      (shifts(opcode) && b >= w.narrow))
    return NULL;
  uint64_t narrow =
      compute(opcode, low(a, w.narrow), low(b, w.narrow), w.narrow);
  uint64_t wide = compute(opcode, a, b, w.wide);
  if (low(narrow, w.narrow) != low(wide, w.narrow))
    return NULL;
  return attr_integer(ctx, ctx->index_type, &wide);
}

// The result when one operand says it all.
static bool fold_special(Fold *f, const Op *op) {
  bool zero = match_zero(f->ctx, f->constants[1]);
  switch (op->info->opcode) {
  case OP_index_add:
  case OP_index_sub: return zero && fold_to_value(f, op_operand(op, 0));
  case OP_index_mul:
    if (match_one(f->ctx, f->constants[1]))
      return fold_to_value(f, op_operand(op, 0));
    return zero && fold_to(f, f->constants[1]);
  default: return false;
  }
}

bool fold_index_binary(Fold *f, Op *op) {
  return fold_to(f, compute_constant(f->ctx, op->info->opcode, f->constants[0],
                                     f->constants[1])) ||
         (is_index(f->constants[1]) && fold_special(f, op));
}

// Conversion

typedef void ResizeFn(uint64_t *r, uint32_t to, const uint64_t *a,
                      uint32_t from);

// Whether `value` is the same number in its lower half, so extended.
static bool fits_half(uint64_t value, ResizeFn *extend, uint32_t width) {
  uint64_t half = low(value, 32), whole;
  extend(&whole, width, &half, 32);
  return whole == low(value, width);
}

// Room for the words of a number of `width` bits.
static uint64_t *make_words(Fold *f, uint32_t width) {
  return arena_array(f->arena, uint64_t, wide_words(width));
}

static bool fold_cast(Fold *f, const Op *op, ResizeFn *extend) {
  const Attr *from = f->constants[0];
  Type *to = op_result(op, 0)->type;
  if (!attr_is(from, AT_INTEGER) || from->type != op_operand(op, 0)->type)
    return false;
  uint32_t width = type_number_width(from->type);
  uint32_t to_width = type_number_width(to);
  if (!type_is(to, TY_INDEX) && width == INDEX_WIDTH_MAX && to_width > 32 &&
      !fits_half(from->as.words[0], extend, to_width < 64 ? to_width : 64))
    return false;
  uint64_t *words = make_words(f, to_width);
  if (to_width > width)
    extend(words, to_width, from->as.words, width);
  else
    wide_trunc(words, to_width, from->as.words);
  return fold_to(f, attr_integer(f->ctx, to, words));
}

bool fold_index_casts(Fold *f, Op *op) {
  return fold_cast(f, op, wide_sext);
}

bool fold_index_castu(Fold *f, Op *op) {
  return fold_cast(f, op, wide_zext);
}

// Comparison

static bool holds(int64_t predicate, uint64_t a, uint64_t b, uint32_t width) {
  switch (predicate) {
  case E_index_cmp_eq: return a == b;
  case E_index_cmp_ne: return a != b;
  case E_index_cmp_slt: return sign(a, width) < sign(b, width);
  case E_index_cmp_sle: return sign(a, width) <= sign(b, width);
  case E_index_cmp_sgt: return sign(a, width) > sign(b, width);
  case E_index_cmp_sge: return sign(a, width) >= sign(b, width);
  case E_index_cmp_ult: return a < b;
  case E_index_cmp_ule: return a <= b;
  case E_index_cmp_ugt: return a > b;
  case E_index_cmp_uge: return a >= b;
  default: unreachable();
  }
}

static bool fold_known(Fold *f, int64_t predicate) {
  if (!is_index(f->constants[0]) || !is_index(f->constants[1]))
    return false;
  uint64_t a = f->constants[0]->as.words[0], b = f->constants[1]->as.words[0];
  Widths w = widths(f->ctx);
  bool wide = holds(predicate, a, b, w.wide);
  if (wide != holds(predicate, low(a, w.narrow), low(b, w.narrow), w.narrow))
    return false;
  return fold_to(f, attr_bool(f->ctx, wide));
}

// The bounds of a max or min of a value and a constant.
typedef struct IndexRange {
  uint64_t smin, smax, umin, umax;
} IndexRange;

static uint64_t least(uint32_t width) {
  return (uint64_t)1 << (width - 1);
}

// Bounds of one reading say nothing of the other when they are on both sides of
// its break.
static IndexRange signed_range(uint64_t min, uint64_t max, uint32_t width) {
  bool broken = (sign(min, width) < 0) != (sign(max, width) < 0);
  return (IndexRange){min, max, broken ? 0 : min,
                      broken ? wide_mask(width) : max};
}

static IndexRange unsigned_range(uint64_t min, uint64_t max, uint32_t width) {
  bool broken = (sign(min, width) < 0) != (sign(max, width) < 0);
  return (IndexRange){broken ? least(width) : min,
                      broken ? least(width) - 1 : max, min, max};
}

static IndexRange range_of(uint32_t opcode, uint64_t bound, uint32_t width) {
  switch (opcode) {
  case OP_index_mins: return signed_range(least(width), bound, width);
  case OP_index_maxs: return signed_range(bound, least(width) - 1, width);
  case OP_index_minu: return unsigned_range(0, bound, width);
  default: return unsigned_range(bound, wide_mask(width), width);
  }
}

static bool always(int64_t predicate, const IndexRange *r, uint64_t b,
                   uint32_t width) {
  switch (predicate) {
  case E_index_cmp_eq:
    return (r->umin == r->umax && r->umin == b) ||
           (r->umin != r->umax && r->smin == r->smax && r->smin == b);
  case E_index_cmp_ne:
    return (always(E_index_cmp_slt, r, b, width) ||
            always(E_index_cmp_sgt, r, b, width)) &&
           (always(E_index_cmp_ult, r, b, width) ||
            always(E_index_cmp_ugt, r, b, width));
  case E_index_cmp_slt:
  case E_index_cmp_sle: return holds(predicate, r->smax, b, width);
  case E_index_cmp_sgt:
  case E_index_cmp_sge: return holds(predicate, r->smin, b, width);
  case E_index_cmp_ult:
  case E_index_cmp_ule: return holds(predicate, r->umax, b, width);
  default: return holds(predicate, r->umin, b, width);
  }
}

static int64_t opposite(int64_t predicate) {
  switch (predicate) {
  case E_index_cmp_eq: return E_index_cmp_ne;
  case E_index_cmp_ne: return E_index_cmp_eq;
  case E_index_cmp_slt: return E_index_cmp_sge;
  case E_index_cmp_sle: return E_index_cmp_sgt;
  case E_index_cmp_sgt: return E_index_cmp_sle;
  case E_index_cmp_sge: return E_index_cmp_slt;
  case E_index_cmp_ult: return E_index_cmp_uge;
  case E_index_cmp_ule: return E_index_cmp_ugt;
  case E_index_cmp_ugt: return E_index_cmp_ule;
  default: return E_index_cmp_ult;
  }
}

// 1 or 0; -1 when it is one or the other.
static int outcome(uint32_t opcode, int64_t predicate, uint64_t bound,
                   uint64_t b, uint32_t width) {
  IndexRange range = range_of(opcode, low(bound, width), width);
  if (always(predicate, &range, low(b, width), width))
    return 1;
  return always(opposite(predicate), &range, low(b, width), width) ? 0 : -1;
}

static bool is_extreme(const Op *op) {
  return op && (op_is(op, OP_index_maxs) || op_is(op, OP_index_maxu) ||
                op_is(op, OP_index_mins) || op_is(op, OP_index_minu));
}

// cmp(max/min(x, constant), constant)
static bool fold_compared_extreme(Fold *f, const Op *op, int64_t predicate) {
  const Op *extreme = value_op(op_operand(op, 0));
  if (!is_extreme(extreme) || !is_index(f->constants[1]))
    return false;
  const Attr *bound = value_constant(f->ctx, op_operand(extreme, 1));
  if (!is_index(bound))
    return false;
  uint32_t opcode = extreme->info->opcode;
  uint64_t a = bound->as.words[0], b = f->constants[1]->as.words[0];
  Widths w = widths(f->ctx);
  int wide = outcome(opcode, predicate, a, b, w.wide);
  if (wide < 0 || wide != outcome(opcode, predicate, a, b, w.narrow))
    return false;
  return fold_to(f, attr_bool(f->ctx, wide));
}

bool fold_index_cmp(Fold *f, Op *op) {
  int64_t predicate = attr_flags_value(op_slot(op, A_index_cmp_pred));
  if (fold_known(f, predicate) || fold_compared_extreme(f, op, predicate))
    return true;
  return op_operand(op, 0) == op_operand(op, 1) &&
         fold_to(f, attr_bool(f->ctx, holds(predicate, 0, 0, 64)));
}
