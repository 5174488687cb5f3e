// Copying bodies of structured operations to vectors.
#include "lowering/linalg/vector_body.h"

#include "ir/build/vector.h"
#include "ir/rewrite/lists.h"

// Requirements

// The bytes of an element that vectors can have; 0: none. Conditions are masks.
static uint32_t lane_bytes(const Type *type) {
  uint32_t width = type_number_width(type);
  bool is_number = type->kind == TY_FLOAT || type->kind == TY_INTEGER;
  if (!is_number ||
      (width != 1 && width != 8 && width != 16 && width != 32 && width != 64))
    return 0;
  return (width + 7) / 8;
}

// Operations of vectors that give what those of elements do.
static bool is_vectorized(const Op *op) {
  return opcode_dialect(op->info->opcode) == DIALECT_arith &&
         op_has(op, TRAIT_ELEMENTWISE) && op_has(op, TRAIT_PURE);
}

typedef struct Widths {
  Arena *arena;
  const Structured *s;
  PtrMap varying; // values that differ between lanes
  uint32_t bytes; // of the widest of them
} Widths;

// Whether the value can be vectors.
static bool add_varying(Widths *w, const Value *value) {
  uint32_t bytes = lane_bytes(value->type);
  ptrmap_set(&w->varying, w->arena, value, (void *)value);
  w->bytes = bytes > w->bytes ? bytes : w->bytes;
  return bytes;
}

static bool is_vector(const Value *value) {
  return value->type->kind == TY_VECTOR;
}

static bool add_op(Widths *w, const Op *op) {
  bool varies = false, has_vectors = false;
  for (uint32_t i = 0; i < op->noperands; i++) {
    varies |= ptrmap_get(&w->varying, op_operand(op, i)) != NULL;
    has_vectors |= is_vector(op_operand(op, i));
  }
  if (op->nresults != 1 || op->nregions || has_vectors ||
      is_vector(op_result(op, 0)) ||
      (!op->noperands && !op_has(op, TRAIT_CONSTANT_LIKE)))
    return false;
  return !varies || (is_vectorized(op) && add_varying(w, op_result(op, 0)));
}

uint32_t vector_body_bytes(Arena *arena, const Structured *s,
                           const bool *uniform) {
  const Block *body = structured_body(s);
  Widths w = {.arena = arena, .s = s};
  bool ok = true;
  for (uint32_t i = 0; i < body->nargs; i++)
    if ((block_arg(body, i)->uses || i >= s->ninputs) &&
        !(uniform && uniform[i]))
      ok &= add_varying(&w, block_arg(body, i));
  for (const Op *op = body->first; ok && op != body->last; op = op->next)
    ok = add_op(&w, op);
  for (uint32_t i = 0; i < s->ninits; i++)
    ok &= !is_vector(op_operand(body->last, i));
  return ok ? w.bytes : 0;
}

static bool is_f32_or_less(const Type *type) {
  return type_is_float(type) && type_number_width(type) <= 32;
}

bool vector_body_flushes(const Structured *s, const TargetModel *target) {
  const Block *body = structured_body(s);
  if (target_has(target, TARGET_VECTOR_F32))
    return false;
  for (uint32_t i = 0; i < body->nargs; i++)
    if (is_f32_or_less(block_arg(body, i)->type))
      return true;
  for (const Op *op = body->first; op != body->last; op = op->next)
    if (op->nresults && is_f32_or_less(op_result(op, 0)->type))
      return true;
  return false;
}

// Copies

Type *vector_body_type(const VectorBody *v, Type *element) {
  int64_t lanes = v->lanes;
  return lanes == 1 ? element
                    : type_vector(v->rw->b.ctx, 1, &lanes, NULL, element);
}

Value *vector_body_splat(VectorBody *v, Value *value) {
  if (v->lanes == 1 || value->type->kind == TY_VECTOR)
    return value;
  void **made = ptrmap_at(&v->splats, v->rw->arena, value);
  if (!*made)
    *made = build_vector_broadcast(&v->rw->b, vector_body_type(v, value->type),
                                   value);
  return *made;
}

// A value from outside of the body, or a constant in it.
static Value *from_outside(VectorBody *v, Value *value) {
  void **made = ptrmap_at(&v->outside, v->rw->arena, value);
  if (!*made) {
    Op *op = value_op(value);
    bool is_in_body = op && op->block == structured_body(v->s);
    *made = is_in_body ? op_result(rewrite_clone(v->rw, op, NULL), 0) : value;
  }
  return *made;
}

static Value *copy_of(VectorBody *v, const PtrMap *copies, Value *value) {
  Value *copy = ptrmap_get(copies, value);
  return copy ? copy : from_outside(v, value);
}

static void copy_op(VectorBody *v, PtrMap *copies, const Op *op) {
  Builder *b = &v->rw->b;
  if (!op->noperands) // a constant
    return;
  bool varies = false;
  ValueList operands = list_new(v->rw, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++) {
    list_add(&operands, copy_of(v, copies, op_operand(op, i)));
    varies |= operands.items[i]->type->kind == TY_VECTOR;
  }
  for (uint32_t i = 0; varies && i < op->noperands; i++)
    operands.items[i] = vector_body_splat(v, operands.items[i]);
  Type *type = op_result(op, 0)->type;
  if (varies)
    type = vector_body_type(v, type);
  b->loc = op->loc;
  Op *copy = build_same(b, op, operands.items, &type, 1);
  ptrmap_set(copies, v->rw->arena, op_result(op, 0), op_result(copy, 0));
}

void build_vector_body(VectorBody *v, Value *const *args, Value **yielded) {
  const Block *body = structured_body(v->s);
  const Op *yield = block_terminator(body);
  PtrMap copies = {0};
  for (uint32_t i = 0; i < body->nargs; i++)
    if (args[i])
      ptrmap_set(&copies, v->rw->arena, block_arg(body, i), args[i]);
  for (const Op *op = body->first; op != yield; op = op->next)
    copy_op(v, &copies, op);
  for (uint32_t i = 0; i < v->s->ninits; i++)
    yielded[i] =
        vector_body_splat(v, copy_of(v, &copies, op_operand(yield, i)));
}
