// Operations whose old form says something else than today's: the hooks of the
// rows of spellings.def. What they read, they say as today's operation has
// it, so that nobody after them knows of the old one.
//
//     dim %m, 1 : memref<?x?xf32>        %c1 = arith.constant 1 : index
//                                        memref.dim %m, %c1 : memref<?x?xf32>
//     splat %f : vector<8xf32>           vector.broadcast %f : f32 to ...
//     vector.extractelement %v[%i : i32] : vector<4xf32>
//                                        %j = arith.index_cast %i : ...
//                                        vector.extract %v[%j] : f32 from ...
//
// A `fix` sees the generic form as well; a `parse` may leave work to it.

#include "frontend/old/forms.h"

#include "frontend/hooks.h"

#include "ir/dialects/vector/vector.h"

#include <ctype.h>

// What follows, in the text

const char *skip_blanks(const char *at) {
  while (*at == ' ' || *at == '\t' || *at == '\n')
    at++;
  return at;
}

const char *skip_value(const char *at) {
  at += *at == '%';
  while (*at == '#' || *at == '_' || *at == '$' || *at == '.' || *at == '-' ||
         isalnum((unsigned char)*at))
    at++;
  return skip_blanks(at);
}

bool old_number(const Attr *attr, int64_t *value) {
  bool fits = attr_is(attr, AT_INTEGER) && attr_word_count(attr) == 1;
  *value = fits ? attr_to_i64(attr) : 0;
  return fits;
}

// Operations that go before the one at hand

Builder old_builder(Parser *p, const OpState *st) {
  Builder b = {.ctx = p->ctx, .pool = p->pool, .loc = st->loc};
  builder_at_end(&b, st->block);
  return b;
}

static Value *add_index(Parser *p, const OpState *st, int64_t value) {
  Builder b = old_builder(p, st);
  return build_index(&b, value);
}

static Value *as_index(Parser *p, const OpState *st, Value *value) {
  Builder b = old_builder(p, st);
  return value->type->kind == TY_INDEX
             ? value
             : build_unary(&b, OP_arith_index_cast, p->ctx->index_type, value);
}

static void add_operand(Parser *p, OpState *st, Value *value) {
  vec_push(&p->scratch, &st->operands, value);
}

static Attr *numbers(Parser *p, const int64_t *values, size_t n) {
  return attr_dense_i64(p->ctx, values, n);
}

// (dictionary)? `:` type
Type *parse_dict_and_type(Parser *p, OpState *st) {
  return optional_attr_dict(p, st) && parse_punct(p, TK_COLON) ? parse_type(p)
                                                               : NULL;
}

// func

// Declarations were public until 2020.
bool fix_old_func(Parser *p, OpState *st) {
  Attr **visibility = &st->slots[A_func_func_sym_visibility];
  bool is_declared = st->regions.size && region_is_empty(st->regions.data[0]);
  if (is_declared && !*visibility)
    *visibility = attr_string(p->ctx, STR("private"));
  return true;
}

// A function of types of the llvm dialect could return as all others.
const char *choose_old_return(Parser *p) {
  return p->op_name && !strcmp(p->op_name, "llvm.func") ? "llvm.return" : "";
}

// constant

// Behind the dictionary at hand, if there is one.
static const char *behind_dict(const Parser *p) {
  const char *at = p->tok.start;
  int depth = 0;
  if (*at != '{')
    return at;
  for (; at < p->end; at++) {
    depth += *at == '{';
    depth -= *at == '}';
    if (*at == '"')
      while (++at < p->end && *at != '"')
        at += *at == '\\';
    if (!depth)
      break;
  }
  do
    at++;
  while (at < p->end && (*at == ' ' || *at == '\n' || *at == '\t'));
  return at;
}

const char *choose_old_constant(Parser *p) {
  switch (*behind_dict(p)) {
  case '@': return "func.constant";
  case '[': return "complex.constant";
  default: return "arith.constant";
  }
}

bool old_misnames(Parser *p, const OpInfo *info, Str name) {
  return info->opcode == OP_func_constant && str_is(name, "constant") &&
         strcmp(choose_old_constant(p), info->name);
}

bool old_has_square_successors(const OpInfo *info) {
  return info->opcode == OP_llvm_br || info->opcode == OP_llvm_cond_br;
}

_Static_assert((int)A_arith_constant_value == (int)A_func_constant_value &&
                   (int)A_arith_constant_value == (int)A_complex_constant_value,
               "a constant of any dialect has its value there");

// The generic form tells by its value.
bool fix_old_constant(Parser *p, OpState *st) {
  const Attr *value = st->slots[A_arith_constant_value];
  uint32_t opcode = attr_is(value, AT_SYMBOL_REF) ? OP_func_constant
                    : attr_is(value, AT_ARRAY)    ? OP_complex_constant
                                                  : OP_arith_constant;
  st->info = ctx_op_by_opcode(p->ctx, opcode);
  return true;
}

// dim, view, subview

bool parse_old_dim(Parser *p, OpState *st) {
  Operands operands = {0};
  Operand source;
  int64_t n = 0;
  if (!parse_operand(p, &source, true) || !parse_punct(p, TK_COMMA))
    return false;
  bool is_number = tok_is(p, TK_INTEGER);
  if (is_number ? !parse_i64(p, &n)
                : !parse_n_operands(p, DELIM_NONE, 1, &operands))
    return false;
  Type *type = parse_dict_and_type(p, st);
  if (!type || !resolve_operand(p, st, source, type))
    return false;
  vec_push(&p->scratch, &st->types, p->ctx->index_type);
  if (!is_number)
    return resolve_operand(p, st, operands.data[0], p->ctx->index_type);
  add_operand(p, st, add_index(p, st, n));
  return true;
}

// `{index = 1}` of the generic form
bool fix_old_dim(Parser *p, OpState *st) {
  for (size_t i = 0; i < st->attrs.size && st->operands.size == 1; i++) {
    NamedAttr attr = st->attrs.data[i];
    int64_t n;
    if (!str_is(ident_str(attr.name), "index") || !old_number(attr.value, &n))
      continue;
    add_operand(p, st, add_index(p, st, n));
    st->attrs.data[i] = vec_last(&st->attrs);
    st->attrs.size--;
  }
  return be_of_tensor(p, st, OP_tensor_dim);
}

// view %m[%offset?][%sizes] : type to type
bool parse_old_view(Parser *p, OpState *st) {
  Operands operands = {0}, offset = {0}, sizes = {0};
  if (!parse_n_operands(p, DELIM_NONE, 1, &operands) ||
      !parse_operands_in(p, DELIM_SQUARE, &offset) ||
      !parse_operands_in(p, DELIM_SQUARE, &sizes))
    return false;
  Type *from = parse_dict_and_type(p, st), *index = p->ctx->index_type, *to;
  if (!from || !parse_keyword(p, "to") || !(to = parse_type(p)) ||
      !resolve_operands_as(p, st, &operands, from) ||
      !resolve_operands_as(p, st, &offset, index))
    return false;
  if (!offset.size)
    add_operand(p, st, add_index(p, st, 0));
  vec_push(&p->scratch, &st->types, to);
  return resolve_operands_as(p, st, &sizes, index);
}

// A list of subview that is empty, though there are dimensions: what the result
// type says.
static void fill_empty(Parser *p, Attr **list, const int64_t *values,
                       size_t n) {
  if (attr_is(*list, AT_DENSE_ARRAY) && !(*list)->as.dense.count)
    *list = numbers(p, values, n);
}

// The steps by which the result goes through the source.
static int64_t *steps_of(Parser *p, const Type *from, const Type *to) {
  int rank = to->as.shaped.rank;
  int64_t offset, *steps = arena_array(&p->scratch, int64_t, rank);
  int64_t *inner = arena_array(&p->scratch, int64_t, rank);
  bool known = from->as.shaped.rank == rank &&
               memref_strides(from, inner, &offset) &&
               memref_strides(to, steps, &offset);
  for (int i = 0; i < rank; i++) {
    bool divides = known && steps[i] != DYNAMIC && inner[i] != DYNAMIC &&
                   inner[i] && steps[i] % inner[i] == 0;
    steps[i] = divides ? steps[i] / inner[i] : 1;
  }
  return steps;
}

bool fix_old_subview(Parser *p, OpState *st) {
  const Type *to = st->types.size ? st->types.data[0] : NULL;
  if (!to || to->kind != TY_MEMREF || !to->as.shaped.rank)
    return true;
  size_t rank = (size_t)to->as.shaped.rank;
  const Type *from = st->operands.data[0]->type;
  int64_t *zeros = arena_zero(&p->scratch, rank * sizeof *zeros, 8);
  fill_empty(p, &st->slots[A_memref_subview_static_offsets], zeros, rank);
  fill_empty(p, &st->slots[A_memref_subview_static_sizes], to->as.shaped.shape,
             rank);
  fill_empty(p, &st->slots[A_memref_subview_static_strides],
             steps_of(p, from, to), rank);
  return true;
}

// expand_shape: the size of the one dimension of a group that is not known is that
// of the source, divided by all others.

static Value *size_of_group(Parser *p, const OpState *st, Value *source,
                            uint32_t group, int64_t known) {
  Builder b = old_builder(p, st);
  Value *dim[] = {source, build_index(&b, group)};
  uint32_t opcode =
      source->type->kind == TY_TENSOR ? OP_tensor_dim : OP_memref_dim;
  Value *size =
      build_value(&b, opcode, p->ctx->index_type, dim, ARRAY_SIZE(dim));
  return known == 1
             ? size
             : build_binary(&b, OP_arith_divui, size, build_index(&b, known));
}

static bool add_sizes_of(Parser *p, OpState *st, uint32_t group,
                         const Attr *dims, const Type *to) {
  int64_t known = 1;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < dims->as.array.count; i++) {
    int64_t dim;
    if (!old_number(dims->as.array.items[i], &dim) || dim < 0 ||
        dim >= to->as.shaped.rank)
      return false;
    bool is_known = to->as.shaped.shape[dim] != DYNAMIC;
    unknown += !is_known;
    known *= is_known ? to->as.shaped.shape[dim] : 1;
  }
  if (unknown == 1 && known)
    add_operand(p, st,
                size_of_group(p, st, st->operands.data[0], group, known));
  return unknown < 2;
}

bool complete_shape(Parser *p, OpState *st) {
  Attr **shape = &st->slots[A_memref_expand_shape_static_output_shape];
  const Attr *groups = st->slots[A_memref_expand_shape_reassociation];
  const Type *to = st->types.size ? st->types.data[0] : NULL;
  if (*shape || !attr_is(groups, AT_ARRAY) || !to ||
      (to->kind != TY_MEMREF && to->kind != TY_TENSOR) ||
      st->operands.size != 1 || !take_old(p, OLD_EXPAND_SHAPE, st->at))
    return true;
  for (uint32_t i = 0; i < groups->as.array.count; i++)
    if (!attr_is(groups->as.array.items[i], AT_ARRAY) ||
        !add_sizes_of(p, st, i, groups->as.array.items[i], to))
      return error_at(p, st->at,
                      "'%s' op says neither by output_shape nor by its types "
                      "what the result's dimensions are",
                      st->info->name);
  *shape = numbers(p, to->as.shaped.shape, (size_t)to->as.shaped.rank);
  return true;
}

// Vectors

// splat %f : vector<8xf32>
bool parse_old_splat(Parser *p, OpState *st) {
  Operand operand;
  if (!parse_operand(p, &operand, true))
    return false;
  Type *type = parse_dict_and_type(p, st);
  if (!type)
    return false;
  vec_push(&p->scratch, &st->types, type);
  return resolve_operand(p, st, operand,
                         type_is_shaped(type) ? type_element(type) : type);
}

// What stands in the brackets behind a vector: positions, the same for all of
// the types below.
typedef struct Position {
  Dims numbers; // until 2019-12
  Operands operands;
  Type *type;
} Position;

static bool parse_number(Parser *p, void *numbers) {
  int64_t n;
  if (!parse_i64(p, &n))
    return false;
  vec_push(&p->scratch, (Dims *)numbers, n);
  return !consume_if(p, TK_COLON) || parse_type(p);
}

// `[` (%i (`:` type)?)? `]`, or `[` (number (`:` type)?),* `]`
static bool parse_position(Parser *p, Position *position) {
  position->type = p->ctx->index_type;
  if (!parse_punct(p, TK_LSQUARE))
    return false;
  if (tok_is(p, TK_INTEGER))
    return parse_list_until(p, TK_RSQUARE, parse_number, &position->numbers,
                            false);
  if (!parse_operands(p, &position->operands) ||
      (consume_if(p, TK_COLON) && !(position->type = parse_type(p))))
    return false;
  return parse_punct(p, TK_RSQUARE);
}

Type *old_part(Parser *p, Type *vector, size_t n) {
  return n < (size_t)vector->as.shaped.rank
             ? vector_drop_front(p->ctx, vector, (int)n)
             : type_element(vector);
}

static bool expected_vector(Parser *p, const OpState *st, const Type *type) {
  return type->kind == TY_VECTOR ||
         error_asm(p, st->at, "expected a vector, but got '%s'",
                   type_str(p->ctx, type));
}

bool parse_old_extract(Parser *p, OpState *st) {
  Operand source;
  Position position = {0};
  if (!parse_operand(p, &source, true) || !parse_position(p, &position))
    return false;
  Type *type = parse_dict_and_type(p, st);
  if (!type || (type->kind != TY_TENSOR && !expected_vector(p, st, type)))
    return false;
  if (position.numbers.size)
    st->slots[A_vector_extract_static_position] =
        numbers(p, position.numbers.data, position.numbers.size);
  Type *part = position.numbers.size ? old_part(p, type, position.numbers.size)
                                     : type_element(type);
  vec_push(&p->scratch, &st->types, part);
  return resolve_operand(p, st, source, type) &&
         resolve_operands_as(p, st, &position.operands, position.type);
}

// Reads vector.insert with the position behind the operands.
bool parse_old_insert(Parser *p, OpState *st) {
  Operands operands = {0};
  Position position = {0};
  if (!parse_operands(p, &operands) || !parse_position(p, &position))
    return false;
  if (operands.size != 2)
    return error_asm(p, st->at, "expected 2 operands");
  Type *type = parse_dict_and_type(p, st), *part;
  if (!type || (optional_keyword(p, "into") && !(type = parse_type(p))) ||
      !expected_vector(p, st, type))
    return false;
  if (position.numbers.size)
    st->slots[A_vector_insert_static_position] =
        numbers(p, position.numbers.data, position.numbers.size);
  part = position.numbers.size ? old_part(p, type, position.numbers.size)
                               : type_element(type);
  vec_push(&p->scratch, &st->types, type);
  return resolve_operand(p, st, operands.data[0], part) &&
         resolve_operand(p, st, operands.data[1], type) &&
         resolve_operands_as(p, st, &position.operands, position.type);
}

// Operands from `first` on are positions, of any integer type.
static bool fix_position(Parser *p, OpState *st, size_t first, uint32_t slot) {
  static const int64_t dynamic = DYNAMIC;
  size_t n = st->operands.size > first;
  if (n)
    st->operands.data[first] = as_index(p, st, st->operands.data[first]);
  if (!st->slots[slot])
    st->slots[slot] = numbers(p, &dynamic, n);
  return true;
}

bool fix_old_extract(Parser *p, OpState *st) {
  if (st->operands.size && st->operands.data[0]->type->kind == TY_TENSOR)
    return be_of_tensor(p, st, OP_tensor_extract);
  return fix_position(p, st, 1, A_vector_extract_static_position);
}

bool fix_old_insert(Parser *p, OpState *st) {
  return fix_position(p, st, 2, A_vector_insert_static_position);
}

// vector.flat_transpose %v {rows = 4 : i32, ...} : type -> type
bool parse_old_flat_transpose(Parser *p, OpState *st) {
  Operand operand;
  if (!parse_operand(p, &operand, true))
    return false;
  Type *from = parse_dict_and_type(p, st), *to;
  if (!from || !parse_punct(p, TK_ARROW) || !(to = parse_type(p)))
    return false;
  vec_push(&p->scratch, &st->types, to);
  return resolve_operand(p, st, operand, from);
}

// x86.avx10.dot.i8 of LLVM 23, for which LLVM 22 has an intrinsic and no
// operation.

// %w, %a, %b : type of %a and %b -> type of %w
bool parse_newer_dot(Parser *p, OpState *st) {
  Operands operands = {0};
  if (!parse_n_operands(p, DELIM_NONE, 3, &operands))
    return false;
  Type *factors = parse_dict_and_type(p, st), *sums;
  if (!factors || !parse_punct(p, TK_ARROW) || !(sums = parse_type(p)))
    return false;
  vec_push(&p->scratch, &st->types, sums);
  return resolve_operand(p, st, operands.data[0], sums) &&
         resolve_operand(p, st, operands.data[1], factors) &&
         resolve_operand(p, st, operands.data[2], factors);
}

static bool is_vector_of(const Type *type, unsigned bits, int64_t n) {
  return type->kind == TY_VECTOR && type->as.shaped.rank == 1 &&
         !type_is_scalable(type) && type->as.shaped.shape[0] == n &&
         type_is_int(type->as.shaped.element, bits);
}

bool fix_newer_dot(Parser *p, OpState *st) {
  Value *const *operands = st->operands.data;
  if (st->operands.size != 3 || st->types.size != 1 ||
      !is_vector_of(st->types.data[0], 32, 16) ||
      operands[0]->type != st->types.data[0] ||
      !is_vector_of(operands[1]->type, 8, 64) ||
      operands[2]->type != operands[1]->type)
    return error_at(p, st->at,
                    "'x86.avx10.dot.i8' op adds products of vector<64xi8> to "
                    "vector<16xi32>");
  st->slots[A_llvm_call_intrinsic_intrin] =
      attr_string(p->ctx, STR("llvm.x86.avx10.vpdpbssd.512"));
  st->slots[A_llvm_call_intrinsic_op_bundle_sizes] =
      attr_dense_i32(p->ctx, NULL, 0);
  st->slots[A_llvm_call_intrinsic_operandSegmentSizes] =
      attr_dense_i32(p->ctx, (int32_t[]){3, 0}, 2);
  return true;
}

// arm_sve.vector_scale dictionary? `:` type
bool parse_old_vscale(Parser *p, OpState *st) {
  Type *type = parse_dict_and_type(p, st);
  if (type && type->kind != TY_INDEX)
    return error_asm(p, st->at, "expected index, but got '%s'",
                     type_str(p->ctx, type));
  if (type)
    vec_push(&p->scratch, &st->types, type);
  return type;
}
