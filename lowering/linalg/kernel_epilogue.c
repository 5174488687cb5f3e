// The end of a tile that an epilogue is for:
//
//   scf.if %finishes {
//     %b0 = vector.load %bias[%j], ...
//     ... result[%i + r, %j + 16 * v] = max(%0#(2 * r + v) + %bv, 0)
//   } else {
//     ... sum[%i + r, %j + 16 * v] = %0#(2 * r + v)
//   }
//
// An operand that moves with rows alone is loaded once for each row, one that moves
// with columns alone once for each vector of them.
#include "lowering/linalg/kernel_tile.h"
#include "lowering/linalg/vector_body.h"

typedef struct Finish {
  Kernel *f;
  const Epilogue *e;
  VectorBody body;
  Value **loaded[MOST_PLACES]; // for each vector of the tile
} Finish;

static Value *load_new(Finish *z, uint32_t place, uint32_t r, uint32_t v) {
  Kernel *f = z->f;
  Value *memref = f->places[place];
  bool has_row = contraction_moves(f->c, LOOP_ROW, place);
  if (contraction_moves(f->c, LOOP_COLUMN, place))
    return kernel_load(f, memref, has_row ? f->rows[r] : NULL, v);
  Value *operands[] = {memref, f->rows[r]};
  Value *element =
      build_value(&f->rw->b, OP_memref_load, type_element(memref->type),
                  operands, has_row ? 2 : 1);
  return vector_body_splat(&z->body, element);
}

static Value *load_once(Finish *z, uint32_t place, uint32_t r, uint32_t v) {
  const Contraction *c = z->f->c;
  uint32_t row = contraction_moves(c, LOOP_ROW, place) ? r : 0;
  uint32_t column = contraction_moves(c, LOOP_COLUMN, place) ? v : 0;
  Value **at = &z->loaded[place][row * z->f->shape.vectors + column];
  if (!*at)
    *at = load_new(z, place, row, column);
  return *at;
}

// Values from outside of the body are arguments here.
static void bring_outside(Finish *z) {
  const Epilogue *e = z->e;
  for (uint32_t i = 0; i < e->outside.count; i++)
    ptrmap_set(&z->body.outside, z->f->rw->arena, e->outside.items[i],
               z->f->outside.items[i]);
}

static Value *scalar_operand(Finish *z, uint32_t i) {
  return ptrmap_get(&z->body.outside, op_operand(z->e->s.op, i));
}

static Value *finish_sum(Finish *z, uint32_t r, uint32_t v, Value *sum) {
  const Structured *s = &z->e->s;
  const Block *body = structured_body(s);
  Value **args = arena_zero(z->f->rw->arena, body->nargs * sizeof *args, 8);
  for (uint32_t i = 0; i < body->nargs; i++) {
    uint32_t place = z->e->place[i];
    if (block_arg(body, i)->uses)
      args[i] = place == SUM ? sum
                : place      ? load_once(z, place, r, v)
                             : scalar_operand(z, i);
  }
  Value *result;
  build_vector_body(&z->body, args, &result);
  return result;
}

void kernel_finish_tile(Kernel *f, ValueList sums) {
  Finish z = {.f = f,
              .e = f->shape.epilogue,
              .body = {.rw = f->rw,
                       .s = &f->shape.epilogue->s,
                       .lanes = f->shape.lanes}};
  Loc loc = f->rw->b.loc;
  f->rw->b.loc = z.e->s.op->loc;
  for (uint32_t place = RESULT; place < f->c->nplaces; place++)
    z.loaded[place] =
        arena_zero(f->rw->arena, sums.count * sizeof **z.loaded, 8);
  bring_outside(&z);
  for (uint32_t i = 0; i < sums.count; i++) {
    uint32_t r = i / f->shape.vectors, v = i % f->shape.vectors;
    kernel_store(f, f->places[RESULT], r, v,
                 finish_sum(&z, r, v, sums.items[i]));
  }
  f->rw->b.loc = loc;
}
