// Operations that stand for an intrinsic of some processor become calls of
// that, as their rows say.
//
// Before:
//
//   %0 = x86vector.avx512.vp2intersect %a, %b : vector<16xi32>
//
// After:
//
//   %0 = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.d.512"(%a, %b)
//   %1 = llvm.extractvalue %0[0]
//   %2 = llvm.extractvalue %0[1]

#include "intrinsics/calls.h"
#include "lowering/to_llvm/to_llvm.h"

// clang-format off
#define DIALECT(dialect, ...) const TargetCall calls_##dialect[] = {
#define DIALECT_END(dialect) [opcode_index(OP_END_##dialect)] = {.name = NULL}};
#define LLVM_OP(dialect, token, name, traits, operands, results, attrs, regions, successors, matches, syntax, \
                hooks, summary, ...) \
  [opcode_index(OP_##dialect##_##token)] = {__VA_ARGS__},
#define CALL(name_, suffix_) .name = name_, .suffix = SUFFIX_##suffix_,
#define OF_F16(name_) .name_of_f16 = name_,
#define NAMED(fn) .rename = fn,
#define OPERANDS(fn) .operands = fn,
#define BECOMES(token) .becomes = OP_##token,
#define CONVERTED(fn) .convert = fn, .function = #fn,
#define INTRINSIC(...)
#define BY_PASS
#define NEEDS(feature_) .feature = feature_,
#define AND_NEEDS(feature_) .feature_too = feature_,
#define OR_NEEDS(feature_) .feature_instead = feature_,
#define NEEDS_OF_F16(feature_) .feature_of_f16 = feature_,
#define NEEDS_BY(fn) .feature_by = fn,
#define NEEDS_BELOW(bits, feature_) .below = bits, .feature_below = feature_,
#define CHECKS(fn) .check = fn,
#define DIALECT_TABLE "intrinsics/all.def"
#include "ir/dialects/rows.inc"
#undef DIALECT_TABLE
#undef CALL
#undef OF_F16
#undef NAMED
#undef OPERANDS
#undef BECOMES
#undef CONVERTED
#undef INTRINSIC
#undef BY_PASS
#undef NEEDS_BY
#undef NEEDS
#undef AND_NEEDS
#undef OR_NEEDS
#undef NEEDS_OF_F16
#undef NEEDS_BELOW
#undef CHECKS
// clang-format on

const TargetCall *target_call(const Op *op) {
  static const struct {
    const Dialect *dialect;
    const TargetCall *calls;
  } tables[] = {
#define DIALECT(dialect, ...) {&dialect_##dialect, calls_##dialect},
#define DIALECT_TABLE         "intrinsics/all.def"
#include "ir/dialects/rows.inc"
#undef DIALECT_TABLE
  };
  for (size_t i = 0; i < ARRAY_SIZE(tables); i++)
    if (op->info->dialect == tables[i].dialect)
      return &tables[i].calls[opcode_index(op->info->opcode)];
  return NULL;
}

static const Type *wider(const Type *a, const Type *b) {
  if (b->kind != TY_VECTOR)
    return a;
  return !a || vector_bits(b) > vector_bits(a) ? b : a;
}

const Type *call_vector(const Op *op) {
  const Type *widest = NULL;
  for (uint32_t i = 0; i < op->noperands; i++)
    widest = wider(widest, op_operand(op, i)->type);
  for (uint32_t i = 0; i < op->nresults; i++)
    widest = wider(widest, op_result(op, i)->type);
  return widest;
}

// The name

static const char *letters(CallSuffix suffix, const Type *vector) {
  bool wide = type_bit_width(vector->as.shaped.element) == 64;
  switch (suffix) {
  case SUFFIX_PS_PD_BITS: return wide ? ".pd." : ".ps.";
  case SUFFIX_D_Q_BITS: return wide ? ".q." : ".d.";
  case SUFFIX_BITS: return ".";
  default: return "";
  }
}

static bool is_of_f16(const Op *op) {
  const Type *type = op_operand(op, 0)->type;
  const Type *element = type->kind == TY_DIALECT
                            ? type->as.def.params[P_amx_tile_elementType]->type
                            : type->as.shaped.element;
  return element_bit(element) == ELEMENT_F16;
}

const char *call_feature(const TargetCall *call, const Op *op) {
  return call->feature_of_f16 && is_of_f16(op) ? call->feature_of_f16
                                               : call->feature;
}

static const char *name_of(const TargetCall *call, const Op *op) {
  if (call->rename)
    return call->rename(op);
  return call->name_of_f16 && is_of_f16(op) ? call->name_of_f16 : call->name;
}

static Attr *name_attr(Conv *c, const TargetCall *call, const Op *op) {
  const char *name = name_of(call, op);
  const Type *vector = call_vector(op);
  if (call->suffix == SUFFIX_NONE)
    return attr_string(c->ctx, str_from(name));
  Str whole =
      arena_format(c->arena, "%s%s%llu", name, letters(call->suffix, vector),
                   (unsigned long long)vector_bits(vector));
  return attr_string(c->ctx, whole);
}

// The call

// NULL after declining.
static Type *result_type(Conv *c, Op *op) {
  Type **types = arena_array(c->arena, Type *, op->nresults);
  for (uint32_t i = 0; i < op->nresults; i++) {
    types[i] = type_convert(llvm_types(c), op_result(op, i)->type);
    if (!types[i]) {
      conv_decline_type(c, op, op_result(op, i)->type);
      return NULL;
    }
  }
  return op->nresults == 1
             ? types[0]
             : type_llvm_struct(c->ctx, types, op->nresults, false);
}

static Op *make_call(Conv *c, Attr *name, Type *type, Value *const *operands,
                     uint32_t n) {
  Op *call =
      build_op(&c->b, OP_llvm_call_intrinsic, &type, type != NULL, operands, n);
  const ConvAttrs *attrs = llvm_attrs(c);
  call->slots[A_llvm_call_intrinsic_intrin] = name;
  call->slots[A_llvm_call_intrinsic_fastmathFlags] = attrs->fastmath_none;
  call->slots[A_llvm_call_intrinsic_op_bundle_sizes] = attrs->no_bundle_sizes;
  int32_t sizes[] = {(int32_t)n, 0};
  call->slots[A_llvm_call_intrinsic_operandSegmentSizes] =
      attr_dense_i32(c->ctx, sizes, 2);
  return call;
}

// All attributes of the operation, as discardable ones of the call.
static void keep_attributes(Conv *c, const Op *op, Op *call) {
  Attr *attrs = op->attrs;
  for (uint32_t i = 0; i < op->info->nattrs; i++) {
    const char *name = op->info->attrs[i].name;
    if (op->slots[i] && strcmp(name, "operandSegmentSizes"))
      attrs = dict_with(c->ctx, attrs, ctx_ident(c->ctx, str_from(name)),
                        op->slots[i]);
  }
  call->attrs = attrs;
}

static bool replace_by_fields(Conv *c, Op *op, Value *structure) {
  Value **values = arena_array(c->arena, Value *, op->nresults);
  for (uint32_t i = 0; i < op->nresults; i++)
    values[i] = llvm_extract(c, structure, i);
  return conv_replace(c, op, values);
}

static bool lower_call(Conv *c, Op *op) {
  const TargetCall *row = target_call(op);
  uint32_t n = op->noperands;
  Value **operands = arena_array(c->arena, Value *, n);
  if (!conv_operands(c, op, 0, n, operands))
    return false;
  if (row->operands && !(n = row->operands(c, op, &operands)))
    return false;
  Type *type = op->nresults ? result_type(c, op) : NULL;
  if (op->nresults && !type)
    return false;
  Op *call = row->becomes
                 ? llvm_op(c, row->becomes, type, operands, n)
                 : make_call(c, name_attr(c, row, op), type, operands, n);
  keep_attributes(c, op, call);
  if (op->nresults == 0)
    return conv_replace(c, op, NULL);
  if (op->nresults > 1)
    return replace_by_fields(c, op, op_result(call, 0));
  return conv_replace1(c, op, op_result(call, 0));
}

void handlers_calls(ConvTable *table, const TargetCall *rows, uint32_t first,
                    uint32_t end) {
  for (uint32_t opcode = first; opcode < end; opcode++) {
    const TargetCall *row = &rows[opcode_index(opcode)];
    ConvHandler handler = {row->convert, CONV_BENEFIT, row->function, __FILE__,
                           NULL};
    if (row->convert)
      conv_add(table, opcode, handler);
    else if (row->name || row->becomes)
      conv_on(table, opcode, lower_call);
  }
}
