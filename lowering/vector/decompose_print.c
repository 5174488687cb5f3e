// vector.print of a vector, as loops that print numbers:
//
//   vector.print %v : vector<2x3xf32>
//   // ->
//   %flat = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
//   vector.print punctuation <open>
//   scf.for %i = %c0 to %c2 step %c1 {
//     vector.print punctuation <open>
//     scf.for %j = %c0 to %c3 step %c1 {
//       %k = 3 * %i + %j
//       %x = vector.extract %flat[%k] : f32 from vector<6xf32>
//       vector.print %x : f32 punctuation <no_punctuation>
//       scf.if %j < 2 {
//         vector.print punctuation <comma>
//       }
//     }
//     ...
//   }
//   vector.print punctuation <close>
//   vector.print
//
// Integers are extended to a width of 8, 16, 32, ... bits first; when code is
// to be produced floats of 4 to 8 bits are to f32.

#include "lowering/vector/structure.h"

#include "ir/dialects/dialects.h"
#include "ir/build/arith.h"
#include "lowering/to_llvm/to_llvm.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"

static Op *print_mark(Rewriter *rw, int64_t mark) {
  Op *op = build_op(&rw->b, OP_vector_print, NULL, 0, NULL, 0);
  op->slots[A_vector_print_punctuation] =
      enum_attr(rw->b.ctx, def_attr_vector_punctuation, mark);
  return op;
}

static Value *bitcast(Rewriter *rw, Type *type, Value *value) {
  return build_unary(&rw->b, OP_vector_bitcast, type, value);
}

static uint32_t usual_width(uint32_t width) {
  uint32_t usual = 8;
  while (usual < width)
    usual *= 2;
  return usual;
}

// Signed ones by their sign; i1 is 0 or 1.
static Value *widen(Rewriter *rw, Value *value) {
  Ctx *ctx = rw->b.ctx;
  Type *vector = value->type, *element = type_element(vector);
  uint32_t width = type_bit_width(element), usual = usual_width(width);
  Signedness sign = element->as.integer.sign;
  value =
      bitcast(rw, type_with_element(ctx, vector, type_int(ctx, width)), value);
  Type *plain = type_with_element(ctx, vector, type_int(ctx, usual));
  if (plain != value->type)
    value = build_unary(&rw->b,
                        width == 1 || sign == UNSIGNED ? OP_arith_extui
                                                       : OP_arith_extsi,
                        plain, value);
  return bitcast(rw,
                 type_with_element(ctx, vector, type_integer(ctx, usual, sign)),
                 value);
}

typedef struct Printing {
  Rewriter *rw;
  Value **counters;
  int64_t *sizes;
  int ndims;
  Op *close; // of the outermost dimension
} Printing;

// A loop over dimension `d` at the builder's place, which is its body then.
static void open_dim(Printing *p, int d, bool scalable) {
  Rewriter *rw = p->rw;
  Builder *b = &rw->b;
  Counter c = {.lower = build_index(b, 0),
               .upper = build_index(b, p->sizes[d]),
               .step = build_index(b, 1)};
  if (scalable) {
    Value *vscale =
        build_value(b, OP_vector_vscale, b->ctx->index_type, NULL, 0);
    c.upper = build_binary(b, OP_arith_muli, c.upper, vscale);
  }
  Value *last = build_binary(b, OP_arith_subi, c.upper, c.step);
  print_mark(rw, E_vector_punctuation_open);
  Op *loop = begin_for(rw, c, (ValueList){0});
  Builder place = *b;
  builder_at_end(b, body_of(loop, 0));
  Op *end = build_yield(rw, (ValueList){0});
  *b = place;
  end_structure(rw, loop);
  Op *close = print_mark(rw, E_vector_punctuation_close);
  if (!p->close)
    p->close = close;
  p->counters[d] = block_arg(body_of(loop, 0), 0);
  Loc loc = b->loc;
  builder_before(b, end);
  b->loc = loc;
  Value *more = arith_cmpi(b, E_arith_cmpi_ult, p->counters[d], last);
  Op *choice = begin_if(rw, more, (TypeList){0});
  place = *b;
  builder_at_end(b, build_block(rw, choice, 0, (TypeList){0}));
  print_mark(rw, E_vector_punctuation_comma);
  build_yield(rw, (ValueList){0});
  *b = place;
  end_structure(rw, choice);
  builder_at_start(b, body_of(loop, 0));
  b->loc = loc;
}

static Value *flat_index(Printing *p) {
  Builder *b = &p->rw->b;
  Value *index = NULL;
  int64_t stride = 1;
  for (int d = p->ndims - 1; d >= 0; d--) {
    Value *factor = build_index(b, stride);
    Value *part = build_binary(b, OP_arith_muli, factor, p->counters[d]);
    index = index ? build_binary(b, OP_arith_addi, index, part) : part;
    stride *= p->sizes[d];
  }
  return index;
}

static bool is_extended(const Rewriter *rw, Type *type) {
  const Options_vector_to_scf *options = rw->state;
  const Type *element = type_element_or_self(type);
  return options->for_compile && type_is(element, TY_FLOAT) &&
         type_bit_width(element) <= 8;
}

static bool print_extended(Rewriter *rw, Op *op) {
  Value *value = op_operand(op, 0);
  Type *type = type_is(value->type, TY_VECTOR)
                   ? type_with_element(rw->b.ctx, value->type, rw->b.ctx->f32)
                   : rw->b.ctx->f32;
  value = build_unary(&rw->b, OP_arith_extf, type, value);
  Op *print = build_op(&rw->b, OP_vector_print, NULL, 0, &value, 1);
  print->slots[A_vector_print_punctuation] =
      op_slot(op, A_vector_print_punctuation);
  rewrite_erase(rw, op);
  return true;
}

bool decompose_print(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  if (op->noperands && is_extended(rw, op_operand(op, 0)->type))
    return print_extended(rw, op);
  if (!op->noperands || op_operand(op, 0)->type->kind != TY_VECTOR)
    return false;
  Value *value = op_operand(op, 0);
  int rank = vector_rank(value->type);
  if (rank > 1 && type_is_scalable(value->type))
    return false;
  if (type_element(value->type)->kind == TY_INTEGER)
    value = widen(rw, value);
  Type *type = value->type;
  Printing p = {.rw = rw, .ndims = rank ? rank : 1};
  p.sizes = arena_array(rw->arena, int64_t, p.ndims);
  p.counters = arena_array(rw->arena, Value *, p.ndims);
  p.sizes[0] = 1;
  for (int d = 0; d < rank; d++)
    p.sizes[d] = vector_dim(type, d);
  if (rank > 1) {
    int64_t n = type_num_elements(type);
    value = build_vector_shape_cast(
        b, type_vector(b->ctx, 1, &n, NULL, type_element(type)), value);
  }
  for (int d = 0; d < p.ndims; d++)
    open_dim(&p, d, rank == 1 && type_is_scalable(type));
  Value *index = flat_index(&p);
  Value *element = rank ? build_vector_extract_at(b, value, index)
                        : build_vector_part(b, value, NULL, 0);
  Op *print = build_op(b, OP_vector_print, NULL, 0, &element, 1);
  print->slots[A_vector_print_punctuation] = enum_attr(
      b->ctx, def_attr_vector_punctuation, E_vector_punctuation_no_punctuation);
  Loc loc = b->loc;
  builder_after(b, p.close);
  b->loc = loc;
  print_mark(rw, enum_value(op_slot(op, A_vector_print_punctuation),
                            E_vector_punctuation_newline));
  rewrite_erase(rw, op);
  return true;
}
