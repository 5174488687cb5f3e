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
  const Op *func;  // that the rest is of, or NULL
  TargetSpec spec; // the target's, and what the function adds
  PtrMap known;    // a row's feature to itself, or to "" when it is missing
  bool ok;
} FeatureCheck;

// The function

static const Op *function_of(const Op *op) {
  while (op && !op_is(op, OP_func_func) && !op_is(op, OP_llvm_func))
    op = op_parent(op);
  return op;
}

static const Attr *attribute(Ctx *ctx, const Op *func, const char *name) {
  return op_attr(func, ctx_ident(ctx, str_from(name)));
}

static void add_own_features(FeatureCheck *check, const Attr *features) {
  const Attr *list =
      attr_is(features, AT_DIALECT) ? features->as.def.params[0] : NULL;
  for (uint32_t i = 0; list && i < list->as.array.count; i++)
    check->spec.features =
        arena_format(&check->arena, "%s%s" STR_FMT, check->spec.features,
                     *check->spec.features ? "," : "",
                     STR_ARG(list->as.array.items[i]->as.string))
            .data;
}

static void enter_function(FeatureCheck *check, const Op *func) {
  const Attr *cpu = attribute(check->ctx, func, "target_cpu");
  const Attr *features = attribute(check->ctx, func, "target_features");
  check->func = func;
  check->spec = *check->target;
  check->known = (PtrMap){0};
  if (attr_is(cpu, AT_STRING)) {
    check->spec.cpu = arena_str(&check->arena, cpu->as.string).data;
    check->spec.features = "";
  }
  if (features)
    add_own_features(check, features);
}

static bool has_feature(FeatureCheck *check, const char *feature) {
  const char **known =
      (const char **)ptrmap_at(&check->known, &check->arena, feature);
  if (!*known)
    *known = target_has_feature(&check->spec, feature) ? feature : "";
  return **known;
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

static void check_op(void *user, Op *op) {
  FeatureCheck *check = user;
  const TargetCall *call = target_call(op);
  const char *feature = call ? call_feature(call, op) : NULL;
  if (!feature)
    return;
  const Op *func = function_of(op);
  if (func && func != check->func)
    enter_function(check, func);
  const Type *vector = call->below ? call_vector(op) : NULL;
  if (!has_feature(check, feature))
    report(check, op, feature);
  else if (vector && vector_bits(vector) < call->below &&
           !has_feature(check, call->feature_below))
    report(check, op, call->feature_below);
}

bool features_check(Ctx *ctx, Op *module, const TargetSpec *target) {
  FeatureCheck check = {
      .ctx = ctx, .target = target, .spec = *target, .ok = true};
  op_walk(module, check_op, &check);
  arena_release(&check.arena);
  return check.ok;
}
