// Operations with one map of operands, looked at alike.

#include "ir/dialects/affine/affine.h"

typedef struct Row {
  uint32_t opcode, slot, first;
  int memref;
} Row;

static const Row rows[] = {
    {OP_affine_load, A_affine_load_map, 1, 0},
    {OP_affine_store, A_affine_store_map, 2, 1},
    {OP_affine_vector_load, A_affine_vector_load_map, 1, 0},
    {OP_affine_vector_store, A_affine_vector_store_map, 2, 1},
    {OP_affine_prefetch, A_affine_prefetch_map, 1, 0},
    {OP_affine_apply, A_affine_apply_map, 0, -1},
    {OP_affine_min, A_affine_min_map, 0, -1},
    {OP_affine_max, A_affine_max_map, 0, -1},
};

bool affine_access_of(const Op *op, AffineAccess *access) {
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    const Row *row = &rows[i];
    if (!op_is(op, row->opcode))
      continue;
    *access = (AffineAccess){op_slot(op, row->slot), row->slot, row->first,
                             row->memref};
    return true;
  }
  return false;
}

bool op_is_affine_access(const Op *op) {
  AffineAccess access;
  return affine_access_of(op, &access) && access.memref >= 0;
}
