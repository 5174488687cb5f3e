// Operations that stand for instructions are checked where they can be named.
//
// What a program says by the name of an intrinsic is not looked at here: it is
// found when LLVM fails (codegen/blame.c).

#include "backend/features.h"

#include "backend/target/target_int.h"
#include "intrinsics/calls.h"

// The features of a function, of those that were asked for.
typedef struct FeatureCheck {
  Ctx *ctx;
  Arena arena;
  const TargetSpec *target;
  bool gives_features; // to functions that lack them
  Op *func;            // that the rest is of, or NULL
  TargetSpec spec;     // the target's, and what the function adds
  const char *unknown; // features of the function's that the target has not
  PtrMap known;        // a row's feature to itself, or to "" when it is missing
  bool ok, has_tiles;
  bool differ; // functions have other features than the target
} FeatureCheck;

// The function

static Op *function_of(Op *op) {
  while (op && !op_is(op, OP_func_func) && !op_is(op, OP_llvm_func))
    op = op_parent(op);
  return op;
}

static const Attr *attribute(Ctx *ctx, const Op *func, const char *name) {
  return op_attr(func, ctx_ident(ctx, str_from(name)));
}

// "+a,+b" and "-c".
static const char *add_to_list(FeatureCheck *check, const char *list,
                               const char *more) {
  const char *comma = *list && *more ? "," : "";
  return arena_format(&check->arena, "%s%s%s", list, comma, more).data;
}

// Features that the target does not know are errors later (processors.c); here
// LLVM would only grumble about them.
static void add_own_feature(FeatureCheck *check, Str feature) {
  const char *name = arena_str(&check->arena, feature).data;
  if (*name && target_knows_feature(&check->spec, name + 1))
    check->spec.features = add_to_list(check, check->spec.features, name);
  else
    check->unknown = add_to_list(check, check->unknown, name);
}

static void add_own_features(FeatureCheck *check, const Attr *features) {
  const Attr *list =
      attr_is(features, AT_DIALECT) ? features->as.def.params[0] : NULL;
  for (uint32_t i = 0; list && i < list->as.array.count; i++)
    add_own_feature(check, list->as.array.items[i]->as.string);
}

// What a function has of its own stands in place of the target's.
static void enter_function(FeatureCheck *check, Op *func) {
  const Attr *cpu = attribute(check->ctx, func, "target_cpu");
  const Attr *features = attribute(check->ctx, func, "target_features");
  check->func = func;
  check->spec = *check->target;
  check->unknown = "";
  check->known = (PtrMap){0};
  check->differ |= cpu || features;
  if (attr_is(cpu, AT_STRING))
    check->spec.cpu = arena_str(&check->arena, cpu->as.string).data;
  if (features) {
    check->spec.features = "";
    add_own_features(check, features);
  }
}

TargetSpec features_of_function(Ctx *ctx, Arena *arena,
                                const TargetSpec *target, Op *func) {
  FeatureCheck check = {.ctx = ctx, .target = target, .arena = *arena};
  enter_function(&check, func);
  *arena = check.arena;
  return check.spec;
}

static bool has_feature(FeatureCheck *check, const char *feature) {
  const char **known =
      (const char **)ptrmap_at(&check->known, &check->arena, feature);
  if (!*known)
    *known = target_has_feature(&check->spec, feature) ? feature : "";
  return **known;
}

// -fauto-features

// A list of features, "+a,-b", as the function's attribute.
static void set_features(Ctx *ctx, Op *func, const char *features) {
  Vec(Attr *) items = {0};
  Arena scratch = {0};
  while (*features) {
    size_t n = strcspn(features, ",");
    vec_push(&scratch, &items, attr_string(ctx, (Str){features, n}));
    features += n + (features[n] == ',');
  }
  Attr *list = attr_array(ctx, items.data, (uint32_t)items.size);
  Attr *attr = attr_dialect(ctx, def_attr_llvm_target_features, &list);
  if (op_is(func, OP_llvm_func))
    func->slots[A_llvm_func_target_features] = attr;
  else
    op_set_attr(ctx, func, ctx_ident_lit(ctx, "target_features"), attr);
  arena_release(&scratch);
}

static bool give_feature(FeatureCheck *check, const char *feature) {
  if (!check->gives_features || !check->func ||
      !target_knows_feature(check->target, feature))
    return false;
  const char *more = arena_format(&check->arena, "+%s", feature).data;
  check->spec.features = add_to_list(check, check->spec.features, more);
  check->known = (PtrMap){0};
  check->differ = true;
  set_features(check->ctx, check->func,
               add_to_list(check, check->spec.features, check->unknown));
  return true;
}

// What is said

// The first of them that has the feature; NULL: none.
static const char *x86_cpu_with(const FeatureCheck *check,
                                const char *feature) {
  static const char *const cpus[] = {
      "x86-64-v3",      "x86-64-v4",    "cooperlake",   "tigerlake",
      "sapphirerapids", "sierraforest", "graniterapids"};
  TargetSpec spec = *check->target;
  spec.features = "";
  for (size_t i = 0; i < ARRAY_SIZE(cpus); i++) {
    spec.cpu = cpus[i];
    if (target_has_feature(&spec, feature))
      return cpus[i];
  }
  return NULL;
}

static void put_advice(const FeatureCheck *check, const char *feature,
                       Buf *out) {
  const char *arch = check->target->arch;
  if (!strcmp(arch, "x86_64") || !strcmp(arch, "i386")) {
    const char *cpu = x86_cpu_with(check, feature);
    buf_printf(out, " (try -m%s", feature);
    if (cpu)
      buf_printf(out, " or -march=%s", cpu);
    buf_lit(out, ")");
  } else {
    const char *extension = strcmp(feature, "neon") ? feature : "simd";
    buf_printf(out, " (try -march=armv8-a+%s)", extension);
  }
}

static void report(FeatureCheck *check, Op *op, const char *feature) {
  Buf text = {0};
  if (target_knows_feature(check->target, feature)) {
    buf_printf(&text, "needs the CPU feature %s", feature);
    put_advice(check, feature, &text);
  } else {
    buf_printf(&text, "is an instruction that target '%s' does not have",
               check->target->triple);
  }
  op_error(check->ctx, op, "%s", buf_cstr(&text));
  buf_release(&text);
  check->ok = false;
}

// False after reporting.
static bool need(FeatureCheck *check, Op *op, const char *feature) {
  if (has_feature(check, feature) || give_feature(check, feature))
    return true;
  report(check, op, feature);
  return false;
}

static void check_op(void *user, Op *op) {
  FeatureCheck *check = user;
  const TargetCall *call = target_call(op);
  const char *feature = call ? call_feature(call, op) : NULL;
  if (!feature)
    return;
  check->has_tiles |= op->info->dialect == &dialect_amx;
  Op *func = function_of(op);
  if (func && func != check->func)
    enter_function(check, func);
  const Type *vector = call->below ? call_vector(op) : NULL;
  bool has =
      (call->feature_instead && has_feature(check, call->feature_instead)) ||
      need(check, op, feature);
  if (has && call->feature_too)
    has = need(check, op, call->feature_too);
  feature = call->feature_by ? call->feature_by(op) : NULL;
  if (has && feature)
    has = need(check, op, feature);
  if (has && vector && vector_bits(vector) < call->below)
    has = need(check, op, call->feature_below);
  if (has && call->check && !call->check(check->ctx, op))
    check->ok = false;
}

// Calls between functions that pass vectors in other registers

// What decides in which registers a vector goes; NULL: nothing.
static const char *register_feature(const TargetSpec *target,
                                    const Type *type) {
  if (type->kind != TY_VECTOR || strcmp(target->arch, "x86_64") ||
      !element_bit(type->as.shaped.element))
    return NULL;
  uint64_t bits = vector_bits(type);
  return bits > 256 ? "avx512f" : bits > 128 ? "avx" : NULL;
}

static bool function_has(FeatureCheck *check, Op *func, const char *feature) {
  if (func && func != check->func)
    enter_function(check, func);
  return has_feature(check, feature);
}

// False after reporting.
static bool check_passed(FeatureCheck *check, Op *call, Op *callee,
                         const Type *type) {
  const char *feature = register_feature(check->target, type);
  if (!feature)
    return true;
  bool here = function_has(check, function_of(call), feature);
  if (here == function_has(check, callee, feature))
    return true;
  op_error(check->ctx, call,
           "passes '%s' in other registers than '@" STR_FMT
           "' has it in: only %s has %s",
           type_str(check->ctx, type), STR_ARG(symbol_name(callee)),
           here ? "the caller" : "that", feature);
  return check->ok = false;
}

static void check_call(void *user, Op *op) {
  FeatureCheck *check = user;
  const Attr *name = op_is(op, OP_func_call)   ? op_slot(op, A_func_call_callee)
                     : op_is(op, OP_llvm_call) ? op_slot(op, A_llvm_call_callee)
                                               : NULL;
  Op *callee = name ? symbol_lookup_nearest(op, name) : NULL;
  if (!callee)
    return;
  bool ok = true;
  for (uint32_t i = 0; ok && i < op->noperands; i++)
    ok = check_passed(check, op, callee, op_operand(op, i)->type);
  for (uint32_t i = 0; ok && i < op->nresults; i++)
    ok = check_passed(check, op, callee, op_result(op, i)->type);
}

bool features_check(Ctx *ctx, Op *module, const TargetSpec *target,
                    bool gives_features, bool *has_tiles) {
  FeatureCheck check = {.ctx = ctx,
                        .target = target,
                        .gives_features = gives_features,
                        .spec = *target,
                        .ok = true};
  op_walk(module, check_op, &check);
  if (check.ok && check.differ)
    op_walk(module, check_call, &check);
  arena_release(&check.arena);
  *has_tiles = check.has_tiles;
  return check.ok;
}
