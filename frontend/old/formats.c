// Formats of operations that were shorter once: where today's text goes on, the
// old one ends.

#include "frontend/format/format.h"
#include "frontend/old/forms.h"

// ORDER RESHAPE: expand_shape of memref and of tensor have the same groups.
// expand_shape %m groups dictionary? : type into type, of before 2024
static bool ends_with_types(Parser *p, FormatState *f) {
  Group *source = &f->operands[G_memref_expand_shape_src];
  Group *result = &f->results[R_memref_expand_shape_result];
  Type *from, *to;
  bool is_old = (tok_is(p, TK_COLON) || tok_is(p, TK_LBRACE)) &&
                take_old(p, OLD_EXPAND_SHAPE, f->st->at);
  if (!is_old || !optional_attr_dict(p, f->st) || !parse_punct(p, TK_COLON) ||
      !(from = parse_type(p)) || !parse_keyword(p, "into") ||
      !(to = parse_type(p)))
    return false;
  vec_push(&p->scratch, &source->types, from);
  vec_push(&p->scratch, &result->types, to);
  source->typed = result->typed = true;
  return f->is_whole = true;
}

// bufferization.to_tensor %m : type of %m, of before 2025
static bool ends_with_buffer(Parser *p, FormatState *f) {
  Type *buffer = f->operands[G_bufferization_to_tensor_buffer].types.data[0];
  Type *tensor = tensor_of_buffer(p->ctx, buffer);
  if (!tensor || tok_starts_type(p) || !take_old(p, OLD_TO_TENSOR, f->st->at))
    return false;
  vec_push(&p->scratch, &f->results[R_bufferization_to_tensor_result].types,
           tensor);
  f->results[R_bufferization_to_tensor_result].typed = true;
  return f->is_whole = true;
}

// vector.extract %v[1] : type of %v, of before 2023
bool old_ends_early(Parser *p, FormatState *f, const Element *e) {
  uint32_t opcode = f->st->info->opcode;
  if ((opcode == OP_memref_expand_shape || opcode == OP_tensor_expand_shape) &&
      str_is(e->text, "output_shape"))
    return ends_with_types(p, f);
  if (opcode == OP_bufferization_to_tensor && str_is(e->text, "to"))
    return ends_with_buffer(p, f);
  if (opcode != OP_vector_extract || e->token != TK_BARE_ID)
    return false;
  Types *source = &f->operands[G_vector_extract_source].types;
  Types *result = &f->results[R_vector_extract_result].types;
  const Attr *position = f->st->slots[A_vector_extract_static_position];
  Type *type = result->data[0];
  if (type->kind != TY_VECTOR || tok_starts_type(p) ||
      !attr_is(position, AT_DENSE_ARRAY) ||
      !take_old(p, OLD_EXTRACT_TYPE, f->st->at))
    return false;
  vec_push(&p->scratch, source, type);
  result->data[0] = old_part(p, type, position->as.dense.count);
  f->operands[G_vector_extract_source].typed = true;
  return f->is_whole = true;
}
