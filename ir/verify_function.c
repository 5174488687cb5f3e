// Functions, and attributes that a dialect hangs on operations, arguments and
// results.
//
// An attribute whose name has a dialect's prefix is checked by that dialect, on
// whatever it is found. Arguments and results may have no others.

#include "ir/verifier_int.h"

static Str prefix(const Ident *name) {
  const char *dot = memchr(name->data, '.', name->size);
  return dot ? (Str){name->data, (size_t)(dot - name->data)} : (Str){0};
}

static const Dialect *dialect_of(Ctx *ctx, const Ident *name) {
  Str dialect = prefix(name);
  return dialect.data ? ctx_dialect(ctx, dialect) : NULL;
}

// Checks attributes of MLIR's dialects that are not here.
static bool check_foreign(Ctx *ctx, const Op *op, AttrPlace place,
                          const Attr *dict, NamedAttr attr) {
  Str dialect = prefix(attr.name);
  return !dialect.size || !ctx_foreign_dialect(ctx, dialect) ||
         ctx->verify_foreign_attr(ctx, op, place, dict, attr);
}

bool check_discardable_attrs(Ctx *ctx, Op *op) {
  for (uint32_t i = 0; i < op->attrs->as.dict.count; i++) {
    NamedAttr attr = op->attrs->as.dict.items[i];
    const Dialect *dialect = dialect_of(ctx, attr.name);
    if (dialect && dialect->verify_op_attr
            ? !dialect->verify_op_attr(ctx, op, attr)
            : !check_foreign(ctx, op, ATTR_ON_OP, op->attrs, attr))
      return false;
  }
  return true;
}

typedef bool AttrHook(Ctx *ctx, Op *op, uint32_t index, NamedAttr attr);

// Arguments or results, and what differs between them.
typedef struct Part {
  const char *list; // the attribute with a dictionary for each
  const char *singular, *plural, *values;
  bool is_result;
  uint32_t count;
} Part;

static AttrHook *hook_of(const Dialect *dialect, const Part *part) {
  if (!dialect)
    return NULL;
  return part->is_result ? dialect->verify_result_attr
                         : dialect->verify_arg_attr;
}

static bool check_dict(Ctx *ctx, Op *op, const Part *part, uint32_t index,
                       const Attr *dict) {
  if (dict->kind != AT_DICT)
    return op_error(ctx, op,
                    "expects %s attribute dictionary to be a DictionaryAttr, "
                    "but got `%s`",
                    part->singular, attr_str(ctx, dict));
  for (uint32_t i = 0; i < dict->as.dict.count; i++) {
    NamedAttr attr = dict->as.dict.items[i];
    if (!memchr(attr.name->data, '.', attr.name->size))
      return op_error(ctx, op, "%s may only have dialect attributes",
                      part->plural);
    AttrHook *hook = hook_of(dialect_of(ctx, attr.name), part);
    AttrPlace place = part->is_result ? ATTR_ON_RES : ATTR_ON_ARG;
    if (hook ? !hook(ctx, op, index, attr)
             : !check_foreign(ctx, op, place, dict, attr))
      return false;
  }
  return true;
}

static bool check_dicts(Ctx *ctx, Op *op, const Part *part) {
  int slot = op_slot_index(op->info, str_from(part->list));
  const Attr *list = slot < 0 ? NULL : op->slots[slot];
  if (!list)
    return true;
  if (list->as.array.count != part->count)
    return op_error(ctx, op,
                    "expects %s attribute array to have the same number of "
                    "elements as the number of function %s, got %u, but "
                    "expected %u",
                    part->singular, part->values, list->as.array.count,
                    part->count);
  for (uint32_t i = 0; i < part->count; i++)
    if (!check_dict(ctx, op, part, i, list->as.array.items[i]))
      return false;
  return true;
}

// Checks that the entry block has the arguments of the signature.
static bool check_entry_block(Ctx *ctx, const Op *op, const Type *type) {
  const Block *entry = op->regions[0].first;
  uint32_t ninputs = type->as.list.ninputs;
  if (!entry)
    return true;
  if (entry->nargs != ninputs)
    return op_error(ctx, op,
                    "entry block must have %u arguments to match function "
                    "signature",
                    ninputs);
  for (uint32_t i = 0; i < ninputs; i++) {
    Type *actual = block_arg(entry, i)->type, *declared = type_inputs(type)[i];
    if (actual != declared)
      return op_error(ctx, op,
                      "type of entry block argument #%u('%s') must match the "
                      "type of the corresponding argument in function "
                      "signature('%s')",
                      i, type_str(ctx, actual), type_str(ctx, declared));
  }
  return true;
}

static uint32_t count_results(const Type *type) {
  if (type->kind == TY_LLVM_FUNC)
    return type_results(type)[0]->kind == TY_LLVM_VOID ? 0 : 1;
  return type->as.list.noutputs;
}

bool check_function(Ctx *ctx, Op *op) {
  int slot = op_slot_index(op->info, STR("function_type"));
  const Type *type = op->slots[slot]->type;
  Part args = {.list = "arg_attrs",
               .singular = "argument",
               .plural = "arguments",
               .values = "arguments",
               .count = type->as.list.ninputs};
  Part results = {.list = "res_attrs",
                  .singular = "result",
                  .plural = "results",
                  .values = "results",
                  .is_result = true,
                  .count = count_results(type)};
  return check_dicts(ctx, op, &args) && check_dicts(ctx, op, &results) &&
         check_entry_block(ctx, op, type);
}
