// Accesses to the operands of structured operations whose maps have but loops and
// numbers as indices.
#include "lowering/linalg/accesses.h"

#include "ir/affine.h"
#include "ir/build/memref.h"
#include "ir/build/vector.h"

uint32_t loop_of_dim(const Attr *map, uint32_t dim) {
  const AffineExpr *e = map->as.map.results[dim];
  return affine_is(e, AFFINE_DIM) ? (uint32_t)e->value : UINT32_MAX;
}

bool map_is_of_loops(const Attr *map) {
  for (uint32_t d = 0; d < map->as.map.nresults; d++)
    if (loop_of_dim(map, d) == UINT32_MAX &&
        !affine_is(map->as.map.results[d], AFFINE_CONSTANT))
      return false;
  return true;
}

uint32_t dims_of_loop(const Attr *map, uint32_t loop) {
  uint32_t n = 0;
  for (uint32_t d = 0; d < map->as.map.nresults; d++)
    n += loop_of_dim(map, d) == loop;
  return n;
}

// Elements of other sizes are not side by side in memory as in a vector.
static bool is_in_vectors(Type *memref) {
  uint32_t width = type_number_width(type_element(memref));
  return width == 8 || width == 16 || width == 32 || width == 64;
}

bool operand_is_contiguous(Arena *arena, const Structured *s, uint32_t operand,
                           uint32_t loop) {
  Type *type = op_operand(s->op, operand)->type;
  uint32_t rank = structured_rank(type);
  return rank && loop_of_dim(s->maps[operand], rank - 1) == loop &&
         dims_of_loop(s->maps[operand], loop) == 1 && is_in_vectors(type) &&
         memref_last_is_dense(type, arena);
}

// The memref and the indices, behind `stored` if there is one.
static ValueList access_operands(const Iteration *at, uint32_t operand,
                                 Value *stored) {
  Value *memref = op_operand(at->s->op, operand);
  const Attr *map = at->s->maps[operand];
  ValueList operands = list_new(at->rw, map->as.map.nresults + 2);
  if (stored)
    list_add(&operands, stored);
  list_add(&operands, memref);
  for (uint32_t d = 0; d < map->as.map.nresults; d++) {
    uint32_t loop = loop_of_dim(map, d);
    list_add(&operands,
             loop == UINT32_MAX
                 ? build_index(&at->rw->b, map->as.map.results[d]->value)
                 : at->ivs[loop]);
  }
  return operands;
}

Value *load_operand(const Iteration *at, uint32_t operand, Type *type) {
  ValueList operands = access_operands(at, operand, NULL);
  uint32_t opcode = type_is(type, TY_VECTOR) ? OP_vector_load : OP_memref_load;
  return build_value(&at->rw->b, opcode, type, operands.items, operands.count);
}

void store_operand(const Iteration *at, uint32_t operand, Value *value) {
  ValueList operands = access_operands(at, operand, value);
  uint32_t opcode =
      type_is(value->type, TY_VECTOR) ? OP_vector_store : OP_memref_store;
  build_op(&at->rw->b, opcode, NULL, 0, operands.items, operands.count);
}
