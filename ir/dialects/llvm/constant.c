// Hooks of the llvm dialect's constants, globals and what stands beside them in
// a module.

#include "ir/dialects/dialects_int.h"

static bool is_elements(const Attr *a) {
  return a->kind == AT_DENSE || a->kind == AT_DENSE_STRING ||
         a->kind == AT_DENSE_RESOURCE || a->kind == AT_SPARSE;
}

// llvm.mlir.constant

static bool check_string(Ctx *ctx, const Op *op, const Type *type, Str text) {
  return (type->kind == TY_LLVM_ARRAY && type->as.array.count == text.size &&
          type_is_int(type->as.array.element, 8)) ||
         op_error(ctx, op,
                  "expected array type of %zu i8 elements for the string "
                  "constant",
                  text.size);
}

static bool check_field(Ctx *ctx, const Op *op, const Attr *value,
                        const Type *type, uint32_t i) {
  if (!type_is_int_or_index(type) && !type_is_float(type))
    return op_error(ctx, op,
                    "expected struct element types to be floating point type "
                    "or integer type");
  if (value->kind != AT_INTEGER && value->kind != AT_FLOAT)
    return op_error(ctx, op,
                    "expected element of array attribute to be floating point "
                    "or integer");
  return value->type == type ||
         op_error(ctx, op, "struct element at index %u is of wrong type", i);
}

static bool check_struct(Ctx *ctx, const Op *op, const Type *type,
                         const Attr *value) {
  uint32_t n = type->as.structure.nfields;
  if (value->kind != AT_ARRAY)
    return op_error(ctx, op, "expected array attribute for struct type");
  if (value->as.array.count != n)
    return op_error(ctx, op, "expected array attribute of size %u", n);
  for (uint32_t i = 0; i < n; i++)
    if (!check_field(ctx, op, value->as.array.items[i],
                     type->as.structure.fields[i], i))
      return false;
  return true;
}

// A float constant is of the type's own format, or the bits of an integer of
// its width: how float types that LLVM lacks are written.
static bool check_float(Ctx *ctx, const Op *op, const Type *value,
                        const Type *type) {
  if (type_is_float(type))
    return value == type ||
           op_error(ctx, op,
                    "attribute and type have different float semantics");
  uint32_t width = type_bit_width(value);
  return type->kind != TY_INTEGER || type_is_int(type, width) ||
         op_error(ctx, op, "expected integer type of width %u", width);
}

static bool is_scalable(const Type *t) {
  while (t->kind == TY_LLVM_ARRAY)
    t = t->as.array.element;
  return type_is_scalable(t);
}

static uint64_t count_elements(const Type *t) {
  uint64_t n = 1;
  for (; t->kind == TY_LLVM_ARRAY; t = t->as.array.element)
    n *= t->as.array.count;
  return t->kind == TY_VECTOR ? n * (uint64_t)type_num_elements(t) : n;
}

static const Type *innermost(const Type *t) {
  while (t->kind == TY_LLVM_ARRAY)
    t = t->as.array.element;
  return type_is_shaped(t) ? t->as.shaped.element : t;
}

static bool is_splat(const Attr *a) {
  return (a->kind == AT_DENSE && a->as.dense.splat) ||
         (a->kind == AT_DENSE_STRING && a->as.dense_strings.splat);
}

static bool check_elements(Ctx *ctx, const Op *op, const Type *type,
                           const Attr *value) {
  if (is_scalable(type))
    return is_splat(value) ||
           op_error(ctx, op, "scalable vector type requires a splat attribute");
  if (type->kind != TY_VECTOR && type->kind != TY_LLVM_ARRAY)
    return op_error(ctx, op, "expected vector or array type");
  uint64_t n = (uint64_t)type_num_elements(value->type);
  if (count_elements(type) != n)
    return op_error(ctx, op,
                    "type and attribute have a different number of elements: "
                    "%llu vs. %llu",
                    (unsigned long long)count_elements(type),
                    (unsigned long long)n);
  const Type *from = value->type->as.shaped.element, *to = innermost(type);
  if (type_is_float(from))
    return check_float(ctx, op, from, to);
  return from->kind != TY_INTEGER || to->kind == TY_INTEGER ||
         op_error(ctx, op,
                  "expected integer element type for integer elements "
                  "attribute");
}

// Arrays of structs, nested

static bool stands_for_any(const Attr *a) {
  return attr_is_def(a, def_attr_llvm_zero) ||
         attr_is_def(a, def_attr_llvm_undef);
}

static bool check_array(Ctx *ctx, const Op *op, const Type *type,
                        const Attr *value, int dim);

static bool check_nested(Ctx *ctx, const Op *op, const Type *type,
                         const Attr *item, int dim, uint32_t i) {
  if (stands_for_any(item))
    return true;
  if (type->kind == TY_LLVM_ARRAY) {
    if (item->kind != AT_ARRAY)
      return op_error(ctx, op,
                      "nested attribute for sub-array in dimension %d at index "
                      "%u must be a zero, or undef, or array attribute",
                      dim, i);
    return check_array(ctx, op, type, item, dim + 1);
  }
  if (item->kind != AT_ARRAY)
    return op_error(ctx, op,
                    "nested attribute for struct element at index %u must be a "
                    "zero, or undef, or array attribute",
                    i);
  return item->as.array.count == type->as.structure.nfields ||
         op_error(ctx, op,
                  "nested array attribute size for struct element at index %u "
                  "must match struct size: %u vs. %u",
                  i, item->as.array.count, type->as.structure.nfields);
}

static bool check_array(Ctx *ctx, const Op *op, const Type *type,
                        const Attr *value, int dim) {
  if (type->as.array.count != value->as.array.count)
    return op_error(ctx, op,
                    "array attribute size does not match array type size in "
                    "dimension %d: %u vs. %llu",
                    dim, value->as.array.count,
                    (unsigned long long)type->as.array.count);
  const Type *element = type->as.array.element;
  if (element->kind != TY_LLVM_ARRAY && element->kind != TY_LLVM_STRUCT)
    return op_error(ctx, op,
                    "for array with an array attribute must have a struct "
                    "element type");
  const Attr *last = NULL;
  for (uint32_t i = 0; i < value->as.array.count; i++) {
    const Attr *item = value->as.array.items[i];
    if (item != last && !check_nested(ctx, op, element, item, dim, i))
      return false;
    last = item;
  }
  return true;
}

// Checks that the value is one of the type.
bool verify_llvm_mlir_constant(Ctx *ctx, Op *op) {
  const Type *type = op_result_type(op);
  const Attr *value = op_slot(op, A_llvm_mlir_constant_value);
  if (value->kind == AT_STRING)
    return check_string(ctx, op, type, value->as.string);
  if (type->kind == TY_LLVM_STRUCT)
    return check_struct(ctx, op, type, value);
  if (type->kind == TY_LLVM_TARGET)
    return op_error(ctx, op, "does not support target extension type.");
  if (value->kind == AT_INTEGER)
    return type->kind == TY_INTEGER ||
           op_error(ctx, op, "expected integer type");
  if (value->kind == AT_FLOAT)
    return check_float(ctx, op, value->type, type);
  if (is_elements(value))
    return check_elements(ctx, op, type, value);
  if (value->kind != AT_ARRAY)
    return op_error(
        ctx, op, "only supports integer, float, string or elements attributes");
  if (type->kind != TY_LLVM_ARRAY)
    return op_error(ctx, op,
                    "expected array or struct type for array attribute");
  return check_array(ctx, op, type, value, 0);
}

// Operations of a module, and their places

static bool is_module_like(const Op *op) {
  return op_has(op, TRAIT_SYMBOL_TABLE) && op_has(op, TRAIT_ISOLATED);
}

Op *llvm_module_of(Op *op) {
  Op *at = op_parent(op);
  while (at && !is_module_like(at))
    at = op_parent(at);
  return at;
}

static bool check_module_level(Ctx *ctx, const Op *op) {
  const Op *parent = op_parent(op);
  return !parent || is_module_like(parent) ||
         op_error(ctx, op, "must appear at the module level");
}

bool verify_llvm_linker_options(Ctx *ctx, Op *op) {
  return check_module_level(ctx, op);
}

bool verify_llvm_module_flags(Ctx *ctx, Op *op) {
  const Attr *flags = op_slot(op, A_llvm_module_flags_flags);
  if (!check_module_level(ctx, op))
    return false;
  for (uint32_t i = 0; i < flags->as.array.count; i++)
    if (!attr_is_def(flags->as.array.items[i], def_attr_llvm_mlir_module_flag))
      return op_error(ctx, op, "expected a module flag attribute");
  return true;
}

bool verify_regions_llvm_comdat(Ctx *ctx, Op *op) {
  for (const Op *at = op->regions[0].first->first; at; at = at->next)
    if (!op_is(at, OP_llvm_comdat_selector))
      return diag_error(
          &ctx->diags, at->loc,
          "only comdat selector symbols can appear in a comdat region");
  return true;
}

bool check_comdat(Ctx *ctx, Op *op, SymbolTables *tables, const Attr *ref) {
  if (!ref)
    return true;
  const Op *selector = symbol_tables_lookup(tables, op, ref);
  return (selector && op_is(selector, OP_llvm_comdat_selector)) ||
         diag_error(&ctx->diags, op->loc, "expected comdat symbol");
}

// Globals and aliases

static bool is_global_type(const Type *t) {
  return type_is_llvm_outer(t) && t->kind != TY_LLVM_VOID &&
         t->kind != TY_LLVM_TOKEN && t->kind != TY_LLVM_METADATA &&
         t->kind != TY_LLVM_LABEL;
}

static bool is_zero_float(const Attr *a) {
  return float_is_zero(a->type->as.float_kind, a->as.float_bits);
}

static bool is_zero_dense(const Attr *a) {
  for (size_t i = 0; i < a->as.dense.size; i++)
    if (a->as.dense.data[i])
      return false;
  return true;
}

static bool is_zero(const Attr *a) {
  switch (a->kind) {
  case AT_INTEGER:
    for (uint32_t i = 0; i < attr_word_count(a); i++)
      if (a->as.words[i])
        return false;
    return true;
  case AT_FLOAT: return is_zero_float(a);
  case AT_DENSE: return is_zero_dense(a);
  case AT_ARRAY:
    for (uint32_t i = 0; i < a->as.array.count; i++)
      if (!is_zero(a->as.array.items[i]))
        return false;
    return true;
  default: return false;
  }
}

static bool check_global_value(Ctx *ctx, const Op *op, const Type *type,
                               const Attr *value) {
  if (attr_is(value, AT_STRING) &&
      !(type->kind == TY_LLVM_ARRAY &&
        type->as.array.element->kind == TY_INTEGER &&
        type->as.array.element->as.integer.width == 8 &&
        type->as.array.count == value->as.string.size))
    return op_error(ctx, op,
                    "requires an i8 array type of the length equal to that of "
                    "the string attribute");
  if (type->kind != TY_LLVM_TARGET)
    return true;
  if (!target_type_is_global(type))
    return op_error(ctx, op,
                    "this target extension type cannot be used in a global");
  return !value || op_error(ctx, op,
                            "global with target extension type can only be "
                            "initialized with zero-initializer");
}

static bool check_global_linkage(Ctx *ctx, const Op *op, const Type *type,
                                 const Attr *value) {
  int64_t linkage = attr_flags_value(op_slot(op, A_llvm_mlir_global_linkage));
  if (linkage == E_llvm_linkage_common && value && !is_zero(value))
    return op_error(ctx, op, "expected zero value for 'common' linkage");
  if (linkage == E_llvm_linkage_appending && type->kind != TY_LLVM_ARRAY)
    return op_error(ctx, op, "expected array type for 'appending' linkage");
  return true;
}

bool verify_llvm_mlir_global(Ctx *ctx, Op *op) {
  const Type *type = op_slot(op, A_llvm_mlir_global_global_type)->type;
  const Attr *value = op_slot(op, A_llvm_mlir_global_value);
  const Attr *alignment = op_slot(op, A_llvm_mlir_global_alignment);
  if (!is_global_type(type))
    return op_error(
        ctx, op, "expects type to be a valid element type for an LLVM global");
  if (!check_module_level(ctx, op) ||
      !check_global_value(ctx, op, type, value) ||
      !check_global_linkage(ctx, op, type, value))
    return false;
  uint64_t n = alignment ? attr_to_u64(alignment) : 1;
  return (n && !(n & (n - 1))) ||
         diag_error(&ctx->diags, op->loc,
                    "alignment attribute is not a power of 2");
}

bool verify_uses_llvm_mlir_global(Ctx *ctx, Op *op, SymbolTables *tables) {
  return check_comdat(ctx, op, tables, op_slot(op, A_llvm_mlir_global_comdat));
}

// The value that an initializer gives; NULL: none.
static const Value *returned(const Op *op) {
  const Op *last = op->regions[0].first->last;
  return last->noperands ? op_operand(last, 0) : NULL;
}

static bool check_no_effects(Ctx *ctx, const Op *op, const char *message) {
  for (const Op *at = op->regions[0].first->first; at; at = at->next)
    if (!op_has(at, TRAIT_PURE | TRAIT_NO_EFFECT))
      return diag_error(&ctx->diags, at->loc, "%s", message);
  return true;
}

bool verify_regions_llvm_mlir_global(Ctx *ctx, Op *op) {
  Type *type = op_slot(op, A_llvm_mlir_global_global_type)->type;
  if (region_is_empty(&op->regions[0]))
    return true;
  const Value *value = returned(op);
  if (!value)
    return op_error(ctx, op, "initializer region cannot return void");
  if (value->type != type)
    return op_error(ctx, op,
                    "initializer region type '%s' does not match global type "
                    "'%s'",
                    type_str(ctx, value->type), type_str(ctx, type));
  if (!check_no_effects(ctx, op,
                        "ops with side effects not allowed in global "
                        "initializers"))
    return false;
  return !op_slot(op, A_llvm_mlir_global_value) ||
         op_error(ctx, op, "cannot have both initializer value and region");
}

static bool is_alias_linkage(int64_t linkage) {
  return linkage != E_llvm_linkage_common &&
         linkage != E_llvm_linkage_appending &&
         linkage != E_llvm_linkage_extern_weak;
}

bool verify_llvm_mlir_alias(Ctx *ctx, Op *op) {
  int64_t linkage = attr_flags_value(op_slot(op, A_llvm_mlir_alias_linkage));
  if (!is_global_type(op_slot(op, A_llvm_mlir_alias_alias_type)->type))
    return op_error(ctx, op,
                    "expects type to be a valid element type for an LLVM "
                    "global alias");
  return is_alias_linkage(linkage) ||
         op_error(ctx, op,
                  "'%s' linkage not supported in aliases, available options: "
                  "private, internal, linkonce, weak, linkonce_odr, weak_odr, "
                  "external or available_externally",
                  enum_name(&enum_llvm_linkage, linkage));
}

bool verify_regions_llvm_mlir_alias(Ctx *ctx, Op *op) {
  const Value *value = returned(op);
  if (!value || value->type->kind != TY_LLVM_PTR)
    return op_error(ctx, op, "initializer region must always return a pointer");
  return check_no_effects(
      ctx, op, "ops with side effects are not allowed in alias initializers");
}

// References to globals

static Op *lookup(Op *op, SymbolTables *tables, const Attr *ref) {
  Op *module = llvm_module_of(op);
  return module ? symbol_lookup(symbol_table_of(tables, module),
                                ref->as.symbol.root)
                : NULL;
}

uint32_t llvm_alias_space(const Op *alias) {
  const Value *value = returned(alias);
  return value ? value->type->as.ptr.space : 0;
}

// A typed pointer says what the symbol is.
static bool check_pointee(Ctx *ctx, const Op *op, const Op *symbol) {
  static const struct {
    uint32_t opcode, slot;
    const char *what;
  } typed[] = {
      {OP_llvm_mlir_global, A_llvm_mlir_global_global_type, "global"},
      {OP_llvm_mlir_alias, A_llvm_mlir_alias_alias_type, "alias"},
      {OP_llvm_func, A_llvm_func_function_type, "function"},
  };
  const Type *pointee = op_result_type(op)->as.ptr.pointee;
  for (size_t i = 0; pointee && i < ARRAY_SIZE(typed); i++)
    if (op_is(symbol, typed[i].opcode) &&
        op_slot(symbol, typed[i].slot)->type != pointee)
      return op_error(ctx, op,
                      "the type must be a pointer to the type of the "
                      "referenced %s",
                      typed[i].what);
  return true;
}

// Checks that the symbol is there and in the address space of the result.
bool verify_uses_llvm_mlir_addressof(Ctx *ctx, Op *op, SymbolTables *tables) {
  const Op *symbol =
      lookup(op, tables, op_slot(op, A_llvm_mlir_addressof_global_name));
  uint32_t opcode = symbol ? symbol->info->opcode : OP_UNREGISTERED;
  uint32_t space = op_result_type(op)->as.ptr.space, expected = space;
  switch (opcode) {
  case OP_llvm_mlir_global: {
    const Attr *value = op_slot(symbol, A_llvm_mlir_global_addr_space);
    expected = value ? (uint32_t)attr_to_u64(value) : 0;
    break;
  }
  case OP_llvm_mlir_alias: expected = llvm_alias_space(symbol); break;
  case OP_llvm_func:
  case OP_llvm_mlir_ifunc: break;
  default:
    return op_error(ctx, op,
                    "must reference a global defined by 'llvm.mlir.global', "
                    "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
  }
  if (space != expected)
    return op_error(ctx, op,
                    "pointer address space must match address space of the "
                    "referenced global or alias");
  return check_pointee(ctx, op, symbol);
}

bool verify_uses_llvm_dso_local_equivalent(Ctx *ctx, Op *op,
                                           SymbolTables *tables) {
  const Op *symbol = lookup(
      op, tables, op_slot(op, A_llvm_dso_local_equivalent_function_name));
  uint32_t opcode = symbol ? symbol->info->opcode : OP_UNREGISTERED;
  if (opcode == OP_llvm_mlir_alias)
    return op_slot(symbol, A_llvm_mlir_alias_alias_type)->type->kind ==
               TY_LLVM_FUNC ||
           op_error(ctx, op, "must reference an alias to a function");
  if (opcode != OP_llvm_func)
    return op_error(ctx, op,
                    "must reference a global defined by 'llvm.func' or "
                    "'llvm.mlir.alias'");
  return attr_flags_value(op_slot(symbol, A_llvm_func_linkage)) !=
             E_llvm_linkage_extern_weak ||
         op_error(ctx, op,
                  "target function with 'extern_weak' linkage not allowed");
}

// llvm.mlir.global_ctors and llvm.mlir.global_dtors

static bool check_structors(Ctx *ctx, const Op *op, const char *what,
                            const Attr *structors, const Attr *priorities,
                            const Attr *data) {
  uint32_t n = structors->as.array.count;
  if (priorities->as.array.count != n || data->as.array.count != n)
    return diag_error(&ctx->diags, op->loc,
                      "%s, priorities, and data must have the same number of "
                      "elements",
                      what);
  for (uint32_t i = 0; i < n; i++) {
    const Attr *item = data->as.array.items[i];
    if (item->kind != AT_SYMBOL_REF && !attr_is_def(item, def_attr_llvm_zero))
      return diag_error(&ctx->diags, op->loc,
                        "data element must be symbol or #llvm.zero");
  }
  return true;
}

bool verify_llvm_mlir_global_ctors(Ctx *ctx, Op *op) {
  return check_structors(ctx, op, "ctors",
                         op_slot(op, A_llvm_mlir_global_ctors_ctors),
                         op_slot(op, A_llvm_mlir_global_ctors_priorities),
                         op_slot(op, A_llvm_mlir_global_ctors_data));
}

bool verify_llvm_mlir_global_dtors(Ctx *ctx, Op *op) {
  return check_structors(ctx, op, "dtors",
                         op_slot(op, A_llvm_mlir_global_dtors_dtors),
                         op_slot(op, A_llvm_mlir_global_dtors_priorities),
                         op_slot(op, A_llvm_mlir_global_dtors_data));
}

static bool check_definitions(Ctx *ctx, Op *op, SymbolTables *tables,
                              const Attr *list) {
  for (uint32_t i = 0; i < list->as.array.count; i++) {
    const Attr *ref = list->as.array.items[i];
    const Op *func = symbol_tables_lookup(tables, op, ref);
    const char *name = ref->as.symbol.root->data;
    if (!func || !op_is(func, OP_llvm_func))
      return op_error(ctx, op, "'%s' does not reference a valid LLVM function",
                      name);
    if (region_is_empty(&func->regions[0]))
      return op_error(ctx, op, "'%s' does not have a definition", name);
  }
  return true;
}

bool verify_uses_llvm_mlir_global_ctors(Ctx *ctx, Op *op,
                                        SymbolTables *tables) {
  return check_definitions(ctx, op, tables,
                           op_slot(op, A_llvm_mlir_global_ctors_ctors));
}

bool verify_uses_llvm_mlir_global_dtors(Ctx *ctx, Op *op,
                                        SymbolTables *tables) {
  return check_definitions(ctx, op, tables,
                           op_slot(op, A_llvm_mlir_global_dtors_dtors));
}

// llvm.mlir.ifunc

bool verify_llvm_mlir_ifunc(Ctx *ctx, Op *op) {
  int64_t linkage = attr_flags_value(op_slot(op, A_llvm_mlir_ifunc_linkage));
  return (is_alias_linkage(linkage) &&
          linkage != E_llvm_linkage_available_externally) ||
         op_error(ctx, op,
                  "'%s' linkage not supported in ifuncs, available options: "
                  "private, internal, linkonce, weak, linkonce_odr, weak_odr, "
                  "or external linkage",
                  enum_name(&enum_llvm_linkage, linkage));
}

// The symbol of which an alias is a name, if its initializer says so directly.
static Op *aliasee(const Op *alias, SymbolTables *tables) {
  const Value *value = returned(alias);
  Op *address = value ? value_def(value, OP_llvm_mlir_addressof) : NULL;
  return address ? lookup(address, tables,
                          op_slot(address, A_llvm_mlir_addressof_global_name))
                 : NULL;
}

// Checks that the resolver is a function that is defined.
bool verify_uses_llvm_mlir_ifunc(Ctx *ctx, Op *op, SymbolTables *tables) {
  const Op *resolver =
      lookup(op, tables, op_slot(op, A_llvm_mlir_ifunc_resolver));
  for (int hops = 0; resolver && op_is(resolver, OP_llvm_mlir_alias); hops++) {
    resolver = aliasee(resolver, tables);
    if (!resolver || hops > 64)
      return true; // more than this can tell
  }
  if (!resolver || !op_is(resolver, OP_llvm_func))
    return op_error(ctx, op, "must have a function resolver");
  if (region_is_empty(&resolver->regions[0]) ||
      attr_flags_value(op_slot(resolver, A_llvm_func_linkage)) ==
          E_llvm_linkage_available_externally)
    return op_error(ctx, op, "resolver must be a definition");
  const Type *type = op_slot(resolver, A_llvm_func_function_type)->type;
  if (type_results(type)[0]->kind != TY_LLVM_PTR)
    return op_error(ctx, op, "resolver must return a pointer");
  const Type *declared = op_slot(op, A_llvm_mlir_ifunc_resolver_type)->type;
  const Attr *space = op_slot(op, A_llvm_mlir_ifunc_address_space);
  return (declared->kind == TY_LLVM_PTR &&
          declared->as.ptr.space == (space ? attr_to_u64(space) : 0)) ||
         op_error(ctx, op, "resolver has incorrect type");
}
