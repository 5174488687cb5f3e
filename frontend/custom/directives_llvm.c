// Custom directives in the assembly formats of the llvm dialect.
//
//   GEPIndices     [%i, 1, %j]: values, and constants kept in an attribute
//   LLVMSwitchOpCases, IndirectBrOpSucessors
//                  lists of blocks with the values they are passed
//   OpBundles      ["tag"(%x : i32)]
//   LLVMLinkage    a keyword
//   InsertExtractValueElementType, ShuffleType
//                  no text: types that follow from what was read

#include "frontend/custom/llvm.h"
#include "frontend/format/format.h"
#include "ir/dialects/constraints.h"

enum { DYNAMIC_INDEX = INT32_MIN };

// GEPIndices($dynamicIndices, $rawConstantIndices)

typedef struct GepIndices {
  Group *group;
  Vec(int32_t) raw;
} GepIndices;

static bool parse_gep_index(Parser *p, GepIndices *g) {
  int32_t constant = DYNAMIC_INDEX;
  if (!tok_is(p, TK_INTEGER) && !tok_is(p, TK_MINUS)) {
    Operand operand;
    if (!parse_operand(p, &operand, true))
      return false;
    vec_push(&p->scratch, &g->group->operands, operand);
  } else {
    const char *at = p->tok.start;
    int64_t value;
    if (!parse_i64(p, &value))
      return false;
    if (value < INT32_MIN || value > INT32_MAX)
      return error_at(p, at, "integer value too large");
    constant = (int32_t)value;
  }
  vec_push(&p->scratch, &g->raw, constant);
  return true;
}

static bool parse_gep_indices(Parser *p, FormatState *f, const Ref *args,
                              bool *present) {
  GepIndices g = {.group = format_group(f, args[0])};
  (void)present;
  g.group->at = p->tok.start;
  do
    if (!parse_gep_index(p, &g))
      return false;
  while (consume_if(p, TK_COMMA));
  f->st->slots[args[1].index] = attr_dense_i32(p->ctx, g.raw.data, g.raw.size);
  return true;
}

static void print_gep_indices(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *raw = op_slot(op, args[1].index);
  uint32_t operand = 0, count = 0;
  ref_operands(op, args[0], &operand, &count);
  for (uint64_t i = 0; i < raw->as.dense.count; i++) {
    if (i)
      put_lit(pr, ", ");
    int64_t index = dense_int(raw, i);
    if (index == DYNAMIC_INDEX)
      put_value(pr, op_operand(op, operand++));
    else
      buf_i64(pr->out, index);
  }
}

// Types that are not written

static void print_nothing(OpPrinter *pr, Op *op, const Ref *args) {
  (void)pr;
  (void)op;
  (void)args;
}

static Type *field_type(Type *container, int64_t index) {
  if (container->kind == TY_LLVM_ARRAY)
    return index >= 0 && (uint64_t)index < container->as.array.count
               ? container->as.array.element
               : NULL;
  if (container->kind != TY_LLVM_STRUCT || index < 0 ||
      index >= container->as.structure.nfields)
    return NULL;
  return container->as.structure.fields[index];
}

// (type($of), ref(type($container)), ref($position))
static bool infer_element_type(Parser *p, FormatState *f, const Ref *args,
                               bool *present) {
  const Types *container = format_types(f, args[1]);
  const Attr *position = f->st->slots[args[2].index];
  (void)present;
  Type *type = container->size ? container->data[0] : NULL;
  if (!type || !position)
    return false;
  if (!type_is_llvm_compatible(type))
    return error_asm(p, p->tok.start, "expected LLVM IR Dialect type, got '%s'",
                     type_str(p->ctx, type));
  for (uint64_t i = 0; i < position->as.dense.count; i++) {
    int64_t index = dense_int(position, i);
    Type *field = field_type(type, index);
    if (!field && type->kind != TY_LLVM_ARRAY && type->kind != TY_LLVM_STRUCT)
      return error_asm(p, p->tok.start,
                       "expected LLVM IR structure/array type, got: '%s'",
                       type_str(p->ctx, type));
    if (!field)
      return error_asm(p, p->tok.start, "position out of bounds: %lld",
                       (long long)index);
    type = field;
  }
  vec_push(&p->scratch, format_types(f, args[0]), type);
  return true;
}

// (ref(type($v1)), type($res), ref($mask))
static bool infer_shuffle_type(Parser *p, FormatState *f, const Ref *args,
                               bool *present) {
  const Types *from = format_types(f, args[0]);
  const Attr *mask = f->st->slots[args[2].index];
  const char *at = p->tok.start;
  (void)present;
  if (tok_is(p, TK_COMMA) && take_old(p, OLD_SHUFFLE_TYPES, at)) {
    advance(p);
    if (!parse_type(p))
      return false;
  }
  Type *type = from->size ? from->data[0] : NULL;
  if (!type || !mask || !type_is_llvm_vector(type))
    return error_asm(p, p->tok.start,
                     "expected an LLVM compatible vector type");
  int64_t count = (int64_t)mask->as.dense.count;
  vec_push(&p->scratch, format_types(f, args[1]),
           type_vector(p->ctx, 1, &count, type->as.shaped.scalable,
                       type->as.shaped.element));
  return true;
}

// SwitchType(ref($value), type($value)): `: type`, which used to be left to the
// value.

static bool parse_switch_type(Parser *p, FormatState *f, const Ref *args,
                              bool *present) {
  const Operands *values = &f->operands[args[0].index].operands;
  const char *at = p->tok.start;
  Type *type = NULL;
  (void)present;
  if (tok_is(p, TK_COMMA) && take_old(p, OLD_SWITCH_TYPE, at))
    type = values->size ? ssa_type(p, values->data[0]) : NULL;
  else if (!parse_punct(p, TK_COLON))
    return false;
  if (!type && tok_is(p, TK_COMMA))
    type = type_int(p->ctx, 32);
  if (!type && !(type = parse_type(p)))
    return false;
  vec_push(&p->scratch, format_types(f, args[1]), type);
  return true;
}

static void print_switch_type(OpPrinter *pr, Op *op, const Ref *args) {
  (void)args;
  put_lit(pr, ": ");
  put_type(pr, op_operand(op, 0)->type);
}

// Blocks with values: ^bb(%a, %b : i32, f32)

typedef struct Targets {
  Group *group;
  Vec(int32_t) sizes;
} Targets;

static bool parse_target(Parser *p, FormatState *f, Ref successors,
                         Targets *t) {
  Block *block = parse_successor(p);
  if (!block)
    return false;
  vec_push(&p->scratch, &f->successors[successors.index], block);
  size_t before = t->group->operands.size;
  if (consume_if(p, TK_LPAREN) &&
      !(parse_operands(p, &t->group->operands) && parse_punct(p, TK_COLON) &&
        parse_types(p, &t->group->types) && parse_punct(p, TK_RPAREN)))
    return false;
  vec_push(&p->scratch, &t->sizes, (int32_t)(t->group->operands.size - before));
  return true;
}

static Targets targets_of(Parser *p, FormatState *f, Ref operands) {
  Targets t = {.group = format_group(f, operands)};
  t.group->at = p->tok.start;
  t.group->typed = true;
  return t;
}

static void put_target(OpPrinter *pr, Op *op, uint32_t successor) {
  uint32_t first = 0, count = 0;
  op->info->successor_operands(op, successor, &first, &count);
  put_successor(pr, op->successors[successor].block);
  if (!count)
    return;
  put_lit(pr, "(");
  put_values(pr, op->operands + first, count);
  put_lit(pr, " : ");
  put_types(pr, op->operands + first, count);
  put_lit(pr, ")");
}

// LLVMSwitchOpCases(ref(type($value)), $case_values, $caseDestinations,
//                   $caseOperands, type($caseOperands))

static Attr *case_values(Parser *p, Type *type, Attr *const *values, size_t n) {
  int64_t count = (int64_t)n;
  size_t size = dense_element_size(type);
  char *data = arena_alloc(&p->scratch, size * n + 8, 8);
  for (size_t i = 0; i < n; i++)
    memcpy(data + i * size, values[i]->as.words, size);
  return attr_dense(p->ctx, type_vector(p->ctx, 1, &count, NULL, type), data,
                    size * n, false);
}

// An integer, `true` or `false`, which have all bits set or none; both 1 and -1
// are the i1 that is printed as -1.
static Attr *parse_case_value(Parser *p, Type *type) {
  int64_t value;
  const char *at = p->tok.start;
  if (tok_is_keyword(p, "true") || tok_is_keyword(p, "false")) {
    value = tok_is_keyword(p, "true") ? -1 : 0;
    advance(p);
    return attr_int(p->ctx, type, value);
  }
  if (!tok_is(p, TK_INTEGER) && !tok_is(p, TK_MINUS))
    return error_here(p, "expected integer value"), NULL;
  if (type_bit_width(type) > 1)
    return parse_attr(p, type);
  if (!parse_i64(p, &value))
    return NULL;
  if (value < -1 || value > 1)
    return error_at(p, at, "integer constant out of range for attribute"), NULL;
  return attr_int(p->ctx, type, value != 0);
}

static bool parse_switch_cases(Parser *p, FormatState *f, const Ref *args,
                               bool *present) {
  const Types *flag = format_types(f, args[0]);
  Targets t = targets_of(p, f, args[3]);
  Attrs values = {0};
  (void)present;
  if (!flag->size || !parse_punct(p, TK_LSQUARE))
    return false;
  while (!tok_is(p, TK_RSQUARE)) {
    if (values.size && !consume_if(p, TK_COMMA))
      return parse_punct(p, TK_RSQUARE);
    Attr *value = parse_case_value(p, flag->data[0]);
    if (!value || !parse_punct(p, TK_COLON) || !parse_target(p, f, args[2], &t))
      return false;
    vec_push(&p->scratch, &values, value);
  }
  advance(p);
  if (values.size)
    f->st->slots[args[1].index] =
        case_values(p, flag->data[0], values.data, values.size);
  f->st->slots[A_llvm_switch_case_operand_segments] =
      attr_dense_i32(p->ctx, t.sizes.data, t.sizes.size);
  return true;
}

static void put_case_value(OpPrinter *pr, const Attr *values, uint32_t i) {
  Type *type = values->type->as.shaped.element;
  const char *data = dense_element(values, i);
  if (type_bit_width(type) > 1)
    put_integer_bytes(pr, type, data);
  else if (*data & 1)
    put_lit(pr, "-1");
  else
    put_lit(pr, "0");
}

static void print_switch_cases(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *values = op_slot(op, args[1].index);
  put_lit(pr, "[");
  pr->indent += 2;
  for (uint32_t i = 1; i < op->nsuccessors; i++) {
    put_newline(pr);
    put_case_value(pr, values, i - 1);
    put_lit(pr, ": ");
    put_target(pr, op, i);
    if (i + 1 < op->nsuccessors)
      put_lit(pr, ",");
  }
  pr->indent -= 2;
  put_newline(pr);
  put_lit(pr, "]");
}

// StrippedPointer(type($addr)): `<3>` for `!llvm.ptr<3>`

static bool parse_stripped_pointer(Parser *p, FormatState *f, const Ref *args,
                                   bool *present) {
  (void)present;
  Type *type = tok_is(p, TK_EXCLAM_ID) ? parse_type(p) : parse_pointer_body(p);
  if (type)
    vec_push(&p->scratch, format_types(f, args[0]), type);
  return type;
}

static void print_stripped_pointer(OpPrinter *pr, Op *op, const Ref *args) {
  uint32_t first = 0, count = 0;
  ref_operands(op, args[0], &first, &count);
  Type *type = op_operand(op, first)->type;
  if (type->as.ptr.pointee || !type->as.ptr.space) {
    put_type(pr, type);
    return;
  }
  put_lit(pr, "<");
  buf_u64(pr->out, type->as.ptr.space);
  put_lit(pr, ">");
}

// IndirectBrOpSucessors(ref(type($addr)), $successors, $succOperands,
//                       type($succOperands))

static bool parse_indirect_targets(Parser *p, FormatState *f, const Ref *args,
                                   bool *present) {
  Targets t = targets_of(p, f, args[2]);
  (void)present;
  if (!parse_punct(p, TK_LSQUARE))
    return false;
  while (!tok_is(p, TK_RSQUARE)) {
    if (t.sizes.size && !parse_punct(p, TK_COMMA))
      return false;
    if (!parse_target(p, f, args[1], &t))
      return false;
  }
  advance(p);
  f->st->slots[A_llvm_indirectbr_indbr_operand_segments] =
      attr_dense_i32(p->ctx, t.sizes.data, t.sizes.size);
  return true;
}

static void print_indirect_targets(OpPrinter *pr, Op *op, const Ref *args) {
  (void)args;
  put_lit(pr, "[");
  for (uint32_t i = 0; i < op->nsuccessors; i++) {
    put_newline(pr);
    put_target(pr, op, i);
    if (i + 1 < op->nsuccessors)
      put_lit(pr, ",");
  }
  if (op->nsuccessors)
    put_newline(pr);
  put_lit(pr, "]");
}

// OpBundles($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)

static bool parse_op_bundles(Parser *p, FormatState *f, const Ref *args,
                             bool *present) {
  LlvmBundles bundles;
  Group *group = format_group(f, args[0]);
  group->at = p->tok.start;
  group->typed = true;
  if (!parse_llvm_bundles(p, f->st, &bundles))
    return false;
  group->operands = bundles.operands;
  group->types = bundles.types;
  *present = bundles.present;
  return true;
}

static void print_op_bundles(OpPrinter *pr, Op *op, const Ref *args) {
  uint32_t first = 0, count = 0;
  int sizes = op_slot_index(op->info, STR("op_bundle_sizes"));
  ref_operands(op, args[0], &first, &count);
  put_llvm_bundles(pr, op, first, op_slot(op, (uint32_t)sizes),
                   op_slot(op, args[2].index));
}

// LLVMLinkage($linkage)

static bool parse_linkage(Parser *p, FormatState *f, const Ref *args,
                          bool *present) {
  (void)present;
  f->st->slots[args[0].index] =
      optional_flags_attr(p, def_attr_llvm_linkage, E_llvm_linkage_external);
  return true;
}

static void print_linkage(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *linkage = op_slot(op, args[0].index);
  enum_print(pr->out, &enum_llvm_linkage, attr_flags_value(linkage));
}

const Directive llvm_directives[] = {
    {"GEPIndices", parse_gep_indices, print_gep_indices},
    {"InsertExtractValueElementType", infer_element_type, print_nothing},
    {"ShuffleType", infer_shuffle_type, print_nothing},
    {"SwitchType", parse_switch_type, print_switch_type},
    {"LLVMSwitchOpCases", parse_switch_cases, print_switch_cases},
    {"StrippedPointer", parse_stripped_pointer, print_stripped_pointer},
    {"IndirectBrOpSucessors", parse_indirect_targets, print_indirect_targets},
    {"OpBundles", parse_op_bundles, print_op_bundles},
    {"PointerToResult", parse_pointer_to_result, print_pointer_to_result},
    {"ValueToPointer", parse_value_to_pointer, print_value_to_pointer},
    {"SourceElement", parse_source_element, print_source_element},
    {"PointerAndValue", parse_pointer_and_value, print_pointer_and_value},
    {"LLVMLinkage", parse_linkage, print_linkage},
    {NULL, NULL, NULL},
};
