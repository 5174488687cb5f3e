// Operations on tensors that were of the std dialect, of memref's, or wrote their
// types otherwise.
//
//     tensor_load %m : memref<4xf32>     bufferization.to_tensor %m : memref<4xf32>
//                                          to tensor<4xf32>
//     tensor_store %t, %m : memref<...>  bufferization.materialize_in_destination
//                                          %t in writable %m : ...
//     extract_element %t[%i] : tensor    tensor.extract

#include "frontend/old/forms.h"

#include "frontend/hooks.h"

static bool is_tensor(const Type *type) {
  return type->kind == TY_TENSOR || type->kind == TY_UNRANKED_TENSOR;
}

bool be_of_tensor(Parser *p, OpState *st, uint32_t opcode) {
  if (st->operands.size && is_tensor(st->operands.data[0]->type))
    st->info = ctx_op_by_opcode(p->ctx, opcode);
  return true;
}

Type *tensor_of_buffer(Ctx *ctx, Type *buffer) {
  if (buffer->kind == TY_UNRANKED_MEMREF)
    return type_unranked_tensor(ctx, type_element(buffer));
  if (buffer->kind != TY_MEMREF)
    return NULL;
  return type_tensor(ctx, buffer->as.shaped.rank, buffer->as.shaped.shape,
                     type_element(buffer), NULL);
}

static Type *expected_memref(Parser *p, const char *at, Type *type) {
  Type *tensor = type ? tensor_of_buffer(p->ctx, type) : NULL;
  if (type && !tensor)
    error_asm(p, at, "expected a memref, but got '%s'", type_str(p->ctx, type));
  return tensor;
}

// rank %a : type
bool parse_old_rank(Parser *p, OpState *st) {
  Operand source;
  if (!parse_operand(p, &source, true))
    return false;
  Type *type = parse_dict_and_type(p, st);
  vec_push(&p->scratch, &st->types, p->ctx->index_type);
  return type && resolve_operand(p, st, source, type);
}

bool fix_old_rank(Parser *p, OpState *st) {
  return be_of_tensor(p, st, OP_tensor_rank);
}

// splat of a tensor: the only operand is a number.
bool fix_old_tensor_splat(Parser *p, OpState *st) {
  if (st->types.size && is_tensor(st->types.data[0]))
    st->info = ctx_op_by_opcode(p->ctx, OP_tensor_splat);
  return true;
}

// tensor_load %m : memref<4xf32>
bool parse_old_to_tensor(Parser *p, OpState *st) {
  Operand source;
  if (!parse_operand(p, &source, true))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_dict_and_type(p, st);
  Type *tensor = expected_memref(p, at, type);
  if (!tensor)
    return false;
  vec_push(&p->scratch, &st->types, tensor);
  return resolve_operand(p, st, source, type);
}

// buffer_cast %t (read_only)? : (tensor<4xf32> to)? memref<4xf32>
bool parse_old_to_buffer(Parser *p, OpState *st) {
  Operand source;
  if (!parse_operand(p, &source, true))
    return false;
  if (optional_keyword(p, "read_only"))
    st->slots[A_bufferization_to_buffer_read_only] = p->ctx->unit;
  const char *at = p->tok.start;
  Type *type = parse_dict_and_type(p, st), *tensor = NULL;
  if (type && optional_keyword(p, "to")) {
    tensor = type;
    type = parse_type(p);
  } else
    tensor = expected_memref(p, at, type);
  if (!type || !tensor)
    return false;
  vec_push(&p->scratch, &st->types, type);
  return resolve_operand(p, st, source, tensor);
}

// tensor_store %t, %m : memref<4xf32>
bool parse_old_tensor_store(Parser *p, OpState *st) {
  Operands operands = {0};
  if (!parse_n_operands(p, DELIM_NONE, 2, &operands))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_dict_and_type(p, st);
  Type *tensor = expected_memref(p, at, type);
  return tensor && resolve_operand(p, st, operands.data[0], tensor) &&
         resolve_operand(p, st, operands.data[1], type);
}

bool fix_old_tensor_store(Parser *p, OpState *st) {
  st->slots[A_bufferization_materialize_in_destination_writable] = p->ctx->unit;
  return true;
}
