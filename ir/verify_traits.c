// Traits: what many operations demand alike.
//
// "Same" is looser than equal for shaped types: a dimension that is unknown
// goes with any, so that `tensor<?xi32>` and `tensor<2xi32>` have compatible
// shapes.

#include "ir/verifier_int.h"

// Before the row's own constraints

// Checks that the operation stands in one of those that its row allows.
bool check_parent(Ctx *ctx, Op *op) {
  const uint32_t *parents = op->info->parents;
  if (!parents)
    return true;
  const Op *parent = op_parent(op);
  for (const uint32_t *p = parents; parent && *p; p++)
    if (op_is(parent, *p))
      return true;
  Buf names = {0};
  for (const uint32_t *p = parents; *p; p++) {
    if (p != parents)
      buf_lit(&names, ", ");
    buf_puts(&names, ctx_op_by_opcode(ctx, *p)->name);
  }
  op_error(ctx, op, "expects parent op %s'%s'",
           parents[1] ? "to be one of " : "", buf_cstr(&names));
  buf_release(&names);
  if (parent && op_has(op, TRAIT_RETURN_LIKE) && op_has(op, TRAIT_TERMINATOR) &&
      !op_has(parent, TRAIT_FUNCTION))
    hint_early_return(ctx, op_name(op), parent->info, op->loc);
  return false;
}

static bool check_no_region_args(Ctx *ctx, const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++) {
    const Block *entry = op->regions[i].first;
    if (!entry || !entry->nargs)
      continue;
    if (op->nregions == 1)
      return op_error(ctx, op, "region should have no arguments");
    return op_error(ctx, op, "region #%u should have no arguments", i);
  }
  return true;
}

static bool may_have_blocks(const Ctx *ctx, const Op *op) {
  return !op_has(op, TRAIT_SINGLE_BLOCK) ||
         (ctx->between_passes && op_has(op, TRAIT_LOWERED_LAST));
}

bool check_single_blocks(Ctx *ctx, Op *op) {
  if (op_has(op, TRAIT_NO_REGION_ARGS) && !check_no_region_args(ctx, op))
    return false;
  if (may_have_blocks(ctx, op))
    return true;
  for (uint32_t i = 0; i < op->nregions; i++) {
    const Region *region = &op->regions[i];
    if (!region->first)
      continue;
    if (region->first != region->last)
      return op_error(ctx, op, "expects region #%u to have 0 or 1 blocks", i);
    if (!region->first->first && !op_has(op, TRAIT_NO_TERMINATOR))
      return op_error(ctx, op, "expects a non-empty block");
  }
  return true;
}

// Shapes

// Whatever dimensions are scalable.
static bool sizes_agree(const Type *a, const Type *b) {
  if (a == b)
    return true;
  if (!type_is_shaped(a) || !type_is_shaped(b))
    return !type_is_shaped(a) && !type_is_shaped(b);
  if (!type_has_rank(a) || !type_has_rank(b))
    return true;
  if (a->as.shaped.rank != b->as.shaped.rank)
    return false;
  for (int i = 0; i < a->as.shaped.rank; i++) {
    int64_t m = a->as.shaped.shape[i], n = b->as.shaped.shape[i];
    if (m != DYNAMIC && n != DYNAMIC && m != n)
      return false;
  }
  return true;
}

static bool shapes_agree(const Type *a, const Type *b) {
  return sizes_agree(a, b) && type_is_scalable(a) == type_is_scalable(b);
}

static Attr *encoding(const Type *t) {
  return t->kind == TY_TENSOR ? t->as.shaped.layout : NULL;
}

typedef enum Scope { OPERANDS, OPERANDS_AND_RESULTS } Scope;

// Operands first, then results.
static uint32_t count_types(const Op *op, Scope scope) {
  return op->noperands + (scope == OPERANDS ? 0 : op->nresults);
}

static Type *type_at(const Op *op, uint32_t i) {
  return i < op->noperands ? op->operands[i].value->type
                           : op->results[i - op->noperands].type;
}

static bool check_same_type(Ctx *ctx, const Op *op) {
  Type *type = op->results[0].type;
  for (uint32_t i = 0; i < count_types(op, OPERANDS_AND_RESULTS); i++) {
    Type *t = type_at(op, i);
    if (t == type)
      continue;
    if (type_element_or_self(t) != type_element_or_self(type) ||
        !sizes_agree(t, type))
      return op_error(ctx, op,
                      "requires the same type for all operands and results");
    if (encoding(type) && t->kind == TY_TENSOR && encoding(t) != encoding(type))
      return op_error(
          ctx, op, "requires the same encoding for all operands and results");
  }
  return true;
}

static bool check_same_operands(Ctx *ctx, const Op *op) {
  for (uint32_t i = 1; i < op->noperands; i++)
    if (type_at(op, i) != type_at(op, 0))
      return op_error(ctx, op, "requires all operands to have the same type");
  return true;
}

static bool check_same_shape(Ctx *ctx, const Op *op, Scope scope) {
  for (uint32_t i = 1; i < count_types(op, scope); i++)
    if (!shapes_agree(type_at(op, i), type_at(op, 0)))
      return op_error(ctx, op, "requires the same shape for all operands%s",
                      scope == OPERANDS ? "" : " and results");
  return true;
}

static bool check_same_element(Ctx *ctx, const Op *op, Scope scope) {
  for (uint32_t i = 1; i < count_types(op, scope); i++)
    if (type_element_or_self(type_at(op, i)) !=
        type_element_or_self(type_at(op, 0)))
      return op_error(ctx, op,
                      "requires the same element type for all operands%s",
                      scope == OPERANDS ? "" : " and results");
  return true;
}

// Elementwise operations

static bool is_mappable(const Type *t) {
  return t->kind == TY_VECTOR || type_is_tensor(t);
}

static bool is_alike(const Op *op, const Type *first) {
  for (uint32_t i = 0; i < count_types(op, OPERANDS_AND_RESULTS); i++) {
    const Type *t = type_at(op, i);
    if (!is_mappable(t) || t == first)
      continue;
    if (t->kind != first->kind)
      return false;
    // Dimensions agree in pairs: an unknown one hides no difference.
    for (uint32_t j = 0; j < i; j++)
      if (is_mappable(type_at(op, j)) && !shapes_agree(t, type_at(op, j)))
        return false;
  }
  return true;
}

// Checks that all or none of operands and results are shaped, alike.
static bool check_elementwise(Ctx *ctx, const Op *op) {
  const Type *first = NULL;
  uint32_t noperands = 0, nresults = 0;
  for (uint32_t i = 0; i < count_types(op, OPERANDS_AND_RESULTS); i++) {
    const Type *t = type_at(op, i);
    if (!is_mappable(t))
      continue;
    first = first ? first : t;
    *(i < op->noperands ? &noperands : &nresults) += 1;
  }
  if (!first)
    return true;
  if (!noperands)
    return op_error(ctx, op,
                    "if a result is non-scalar, then at least one operand must "
                    "be non-scalar");
  if (!nresults)
    return op_error(ctx, op,
                    "if an operand is non-scalar, then there must be at least "
                    "one non-scalar result");
  if (nresults != op->nresults)
    return op_error(
        ctx, op,
        "if an operand is non-scalar, then all results must be non-scalar");
  return is_alike(op, first) ||
         op_error(ctx, op,
                  "all non-scalar operands/results must have the same shape "
                  "and base type");
}

// Casts

static void list_types(Buf *out, Ctx *ctx, const Op *op, uint32_t from,
                       uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    buf_puts(out, i == from ? "'" : ", '");
    type_print(out, ctx, type_at(op, i), NULL);
    buf_char(out, '\'');
  }
}

static bool check_cast(Ctx *ctx, const Op *op) {
  if (op->info->cast_fits(type_at(op, 0), op->results[0].type))
    return true;
  Buf text = {0};
  buf_printf(&text, "operand type%s ", op->noperands == 1 ? "" : "s");
  list_types(&text, ctx, op, 0, op->noperands);
  buf_lit(&text, " and result type ");
  list_types(&text, ctx, op, op->noperands, op->noperands + 1);
  op_error(ctx, op, "%s are cast incompatible", buf_cstr(&text));
  buf_release(&text);
  return false;
}

// Symbols

static bool check_visibility(Ctx *ctx, const Op *op, const Attr *visibility) {
  if (visibility->kind != AT_STRING)
    return op_error(ctx, op,
                    "requires visibility attribute 'sym_visibility' to be a "
                    "string attribute, but got %s",
                    attr_str(ctx, visibility));
  Str text = visibility->as.string;
  if (str_is(text, "public") || str_is(text, "private") ||
      str_is(text, "nested"))
    return true;
  return op_error(ctx, op,
                  "visibility expected to be one of [\"public\", \"private\", "
                  "\"nested\"], but got \"" STR_FMT "\"",
                  STR_ARG(text));
}

static bool is_public(const Attr *visibility) {
  return !visibility || str_is(visibility->as.string, "public");
}

static bool check_symbol(Ctx *ctx, const Op *op) {
  int name = op_slot_index(op->info, STR("sym_name"));
  if (name < 0 || !op->slots[name])
    return true; // an optional symbol; a required name was checked before
  const Attr *visibility = symbol_visibility(ctx, op);
  if (visibility && !check_visibility(ctx, op, visibility))
    return false;
  if (op->info->is_declaration && op->info->is_declaration(op) &&
      is_public(visibility))
    return op_error(ctx, op,
                    "symbol declaration cannot have public visibility");
  if (op->nresults)
    return op_error(ctx, op, "symbols must not have results");
  const Op *parent = op_parent(op);
  if (parent && !op_is(parent, OP_UNREGISTERED) &&
      !op_has(parent, TRAIT_SYMBOL_TABLE))
    return op_error(ctx, op, "symbol's parent must have the SymbolTable trait");
  return true;
}

// Branches

static bool check_branch(Ctx *ctx, Op *op) {
  for (uint32_t i = 0; i < op->nsuccessors; i++) {
    const Block *block = op->successors[i].block;
    uint32_t first, count;
    op->info->successor_operands(op, i, &first, &count);
    if (count != block->nargs)
      return diag_error(&ctx->diags, op->loc,
                        "branch has %u operands for successor #%u, but target "
                        "block has %u",
                        count, i, block->nargs);
    for (uint32_t j = 0; j < count; j++)
      if (type_at(op, first + j) != block_arg(block, j)->type)
        return diag_error(&ctx->diags, op->loc,
                          "type mismatch for bb argument #%u of successor #%u",
                          j, i);
  }
  return true;
}

static bool check_terminator(Ctx *ctx, const Op *op) {
  return (op->block && op->block->last == op) ||
         op_error(ctx, op, "must be the last operation in the parent block");
}

// Result types that follow from the rest

static bool wrong_inference(Ctx *ctx, const Op *op, Type *const *inferred,
                            uint32_t n) {
  Buf text = {0}, actual = {0};
  for (uint32_t i = 0; i < n; i++) {
    buf_puts(&text, i ? ", '" : "'");
    type_print(&text, ctx, inferred[i], NULL);
    buf_char(&text, '\'');
  }
  list_types(&actual, ctx, op, op->noperands, op->noperands + op->nresults);
  op_error(ctx, op,
           "inferred type(s) %s are incompatible with return type(s) of "
           "operation %s",
           buf_cstr(&text), buf_cstr(&actual));
  buf_release(&text);
  buf_release(&actual);
  return op_error(ctx, op, "failed to infer returned types");
}

// Checks that the types of results are those that operands imply.
static bool check_inferred(Ctx *ctx, Arena *scratch, const Op *op) {
  Value **operands = arena_array(scratch, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op->operands[i].value;
  OpSpec spec = {.info = op->info,
                 .loc = op->loc,
                 .operands = operands,
                 .noperands = op->noperands,
                 .nregions = op->nregions,
                 .slots = op->slots,
                 .attrs = op->attrs};
  uint32_t n = op->info->infer(ctx, &spec, NULL, 0);
  if (n == INFER_FAILED)
    return false;
  Type **inferred = arena_array(scratch, Type *, n + 1);
  op->info->infer(ctx, &spec, inferred, n);
  bool same = n == op->nresults;
  for (uint32_t i = 0; same && i < n; i++)
    same = inferred[i] == op->results[i].type ||
           (op->info->infer_fits &&
            op->info->infer_fits(inferred[i], op->results[i].type));
  return same || wrong_inference(ctx, op, inferred, n);
}

static bool check_same_traits(Ctx *ctx, const Op *op, uint64_t traits) {
  if ((traits & TRAIT_SAME_OPERANDS_AND_RESULT_TYPE) &&
      !check_same_type(ctx, op))
    return false;
  if ((traits & TRAIT_SAME_TYPE_OPERANDS) && !check_same_operands(ctx, op))
    return false;
  if ((traits & TRAIT_SAME_OPERANDS_ELEMENT_TYPE) &&
      !check_same_element(ctx, op, OPERANDS))
    return false;
  if ((traits & TRAIT_SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE) &&
      !check_same_element(ctx, op, OPERANDS_AND_RESULTS))
    return false;
  if ((traits & TRAIT_SAME_OPERANDS_SHAPE) &&
      !check_same_shape(ctx, op, OPERANDS))
    return false;
  return !(traits & TRAIT_SAME_OPERANDS_AND_RESULT_SHAPE) ||
         check_same_shape(ctx, op, OPERANDS_AND_RESULTS);
}

// Elementwise casts list their shapes' trait before that of casts, others the
// other way around.
bool check_traits(Ctx *ctx, Op *op) {
  uint64_t traits = op->info->traits;
  bool elementwise = traits & TRAIT_ELEMENTWISE;
  bool casts = op->info->cast_fits != NULL;
  if (casts && !elementwise && !check_cast(ctx, op))
    return false;
  if (!check_same_traits(ctx, op, traits))
    return false;
  if (casts && elementwise && !check_cast(ctx, op))
    return false;
  if (elementwise && !check_elementwise(ctx, op))
    return false;
  if ((traits & TRAIT_SYMBOL) && !check_symbol(ctx, op))
    return false;
  if ((traits & TRAIT_FUNCTION) && !check_function(ctx, op))
    return false;
  if (op->info->successor_operands && !check_branch(ctx, op))
    return false;
  if ((traits & TRAIT_TERMINATOR) && !check_terminator(ctx, op))
    return false;
  return true;
}

bool check_result_types(Verifier *v, const Op *op) {
  Ctx *ctx = v->ctx;
  if (op->info->infer) {
    ArenaMark mark = arena_save(&v->scratch);
    bool ok = check_inferred(ctx, &v->scratch, op);
    arena_restore(&v->scratch, mark);
    return ok;
  }
  if (!op_has(op, TRAIT_SAME_OPERANDS_AND_RESULT_TYPE) || !op->noperands)
    return true;
  Type *expected = type_at(op, 0);
  return op->results[0].type == expected ||
         wrong_inference(ctx, op, &expected, 1);
}
