// Operations on tensors that were of the std dialect, of memref's, or wrote their
// types otherwise.
//
//     tensor_load %m : memref<4xf32>     bufferization.to_tensor %m : memref<4xf32>
//                                          to tensor<4xf32>
//     tensor_store %t, %m : memref<...>  bufferization.materialize_in_destination
//                                          %t in writable %m : ...
//     extract_element %t[%i] : tensor    tensor.extract
//
// And those that were of linalg until 2022: init_tensor, tensor_reshape (which
// was two operations from 2021 on), reshape of memrefs, pad_tensor.

#include "frontend/old/forms.h"

#include "frontend/hooks.h"

bool be_of_tensor(Parser *p, OpState *st, uint32_t opcode) {
  if (st->operands.size && type_is_tensor(st->operands.data[0]->type))
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
  if (st->types.size && type_is_tensor(st->types.data[0]))
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

// linalg.init_tensor [%n, 4] dictionary? : type, whose known sizes the type has
bool parse_init_tensor(Parser *p, OpState *st) {
  Operands sizes = {0};
  if (!parse_index_list(p, DELIM_SQUARE, &sizes))
    return false;
  Type *type = parse_dict_and_type(p, st);
  if (!type)
    return false;
  vec_push(&p->scratch, &st->types, type);
  return resolve_operands_as(p, st, &sizes, p->ctx->index_type);
}

// In the generic form the sizes are an attribute as well.
bool fix_init_tensor(Parser *p, OpState *st) {
  (void)p;
  size_t kept = 0;
  for (size_t i = 0; i < st->attrs.size; i++)
    if (!str_is(ident_str(st->attrs.data[i].name), "static_sizes"))
      st->attrs.data[kept++] = st->attrs.data[i];
  st->attrs.size = kept;
  return true;
}

// linalg.pad_tensor ended with linalg.yield.
bool fix_pad_tensor(Parser *p, OpState *st) {
  Block *block = st->regions.size ? st->regions.data[0]->first : NULL;
  Op *yield = block ? block->last : NULL;
  if (!yield || !op_is(yield, OP_linalg_yield) || yield->noperands != 1)
    return true;
  Builder b = {.ctx = p->ctx, .pool = p->pool};
  builder_before(&b, yield);
  build_op(&b, OP_tensor_yield, NULL, 0, (Value *[]){op_operand(yield, 0)}, 1);
  op_erase(p->pool, yield);
  return true;
}

// Reshapes that were of linalg, with maps or lists of dimensions

static uint32_t rank_of(const Type *type) {
  return type->kind == TY_TENSOR || type->kind == TY_MEMREF
             ? (uint32_t)type->as.shaped.rank
             : 0;
}

// (d0, d1, d2) -> (d0, d1) as [0, 1]; a list as it is.
static Attr *group_of(Parser *p, Attr *group) {
  if (!attr_is(group, AT_AFFINE_MAP))
    return group;
  uint32_t n = group->as.map.nresults;
  Attr **dims = arena_array(&p->scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    dims[i] = attr_i64(p->ctx, group->as.map.results[i]->value);
  return attr_array(p->ctx, dims, n);
}

static Attr *groups_of(Parser *p, const Attr *list) {
  uint32_t n = list->as.array.count;
  Attr **groups = arena_array(&p->scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    groups[i] = group_of(p, list->as.array.items[i]);
  return attr_array(p->ctx, groups, n);
}

// An expansion if the result has more dimensions, else a collapse. ORDER RESHAPE
bool fix_old_reshape(Parser *p, OpState *st) {
  Attr **groups = &st->slots[A_tensor_expand_shape_reassociation];
  if (st->operands.size != 1 || st->types.size != 1 ||
      !attr_is(*groups, AT_ARRAY))
    return true;
  *groups = groups_of(p, *groups);
  const Type *from = st->operands.data[0]->type, *to = st->types.data[0];
  bool expands = rank_of(to) > rank_of(from), tensor = type_is_tensor(to);
  uint32_t opcode =
      expands  ? tensor ? OP_tensor_expand_shape : OP_memref_expand_shape
      : tensor ? OP_tensor_collapse_shape
               : OP_memref_collapse_shape;
  st->info = ctx_op_by_opcode(p->ctx, opcode);
  return !expands || complete_shape(p, st);
}

// linalg.tensor_reshape %t [groups] dictionary? : type into type
bool parse_old_reshape(Parser *p, OpState *st) {
  Operand source;
  if (!parse_operand(p, &source, true))
    return false;
  const char *at = p->tok.start;
  Attr *groups = parse_attr(p, NULL);
  if (!groups)
    return false;
  if (groups->kind != AT_ARRAY)
    return error_asm(p, at, "expected a list of groups of dimensions");
  st->slots[A_tensor_expand_shape_reassociation] = groups;
  Type *from = parse_dict_and_type(p, st);
  if (!from || !parse_keyword(p, "into"))
    return false;
  Type *to = parse_type(p);
  if (!to || !resolve_operand(p, st, source, from))
    return false;
  vec_push(&p->scratch, &st->types, to);
  return true;
}
