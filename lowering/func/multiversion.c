// func-multiversion: versions of functions for several levels of instruction
// sets, of which the program chooses when it runs.
//
// Requires: nothing.
// Guarantees: nothing; functions that name a processor themselves, or pass
// vectors, which other processors pass in other registers, stay as they are.
// Invalidates: nothing.
//
// Before:
//
//   func.func @f(%A: memref<?xf32>) {
//     ... structured operations, calls of @f and @g
//   }
//
// After, for the levels x86-64-v3 and x86-64-v4:
//
//   func.func @f(%A: memref<?xf32>) {
//     %level = call @__mlcc_cpu_level() : () -> i32
//     %case = arith.index_castui %level : i32 to index
//     scf.index_switch %case
//     case 2 {
//       call @f.x86-64-v3(%A)
//     }
//     case 3 {
//       call @f.x86-64-v4(%A)
//     }
//     default {
//       call @f.base(%A)
//     }
//   }
//   func.func private @f.base(...) { what it was }
//   func.func private @f.x86-64-v3(...) attributes {target_cpu = "x86-64-v3"}
//   ...
//
// Versions call each other's versions of the same level directly. The functions
// that find out the level come with it (cpu_levels.c).

#include "ir/build/arith.h"
#include "ir/dialects/linalg/structured.h"
#include "lowering/func/cpu_levels.h"
#include "lowering/func/passes.h"
#include "lowering/pass/pass.h"

typedef struct Versions {
  PassRun *run;
  Rewriter rw;
  CpuLevels levels;
  bool with_loops; // functions with loops or vectors have versions, too
  SymbolTable table;
  PtrMap families; // by the name of a function
} Versions;

// Which functions have versions

static bool is_vector(const Type *type) {
  return type->kind == TY_VECTOR;
}

static bool touches_vectors(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (is_vector(op_operand(op, i)->type))
      return true;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (is_vector(op->results[i].type))
      return true;
  return false;
}

typedef struct Look {
  bool is_structured, has_loops, passes_vectors;
} Look;

static void look_at(void *user, Op *op) {
  Look *look = user;
  bool has_vectors = touches_vectors(op);
  look->is_structured |= op_is_structured(op);
  look->has_loops |= has_vectors || op_is_loop(op);
  look->passes_vectors |=
      has_vectors && (op_is_call(op) || op_is(op, OP_func_return));
}

static bool names_processor(Ctx *ctx, const Op *func) {
  static const char *const names[] = {"target_cpu", "target_features",
                                      "passthrough"};
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    if (op_attr_str(ctx, func, names[i]))
      return true;
  return false;
}

static bool takes_vectors(const Op *func) {
  const Block *entry = func->regions[0].first;
  for (uint32_t i = 0; i < entry->nargs; i++)
    if (is_vector(block_arg(entry, i)->type))
      return true;
  return false;
}

static bool has_versions(Versions *v, Op *func) {
  if (region_is_empty(&func->regions[0]))
    return false;
  Look look = {0};
  op_walk(func, look_at, &look);
  if (!look.is_structured && !(v->with_loops && look.has_loops))
    return rewrite_decline(&v->rw, func,
                           "it has no work that instruction sets matter to");
  if (names_processor(v->run->ctx, func))
    return rewrite_decline(&v->rw, func, "it names a processor itself");
  if (look.passes_vectors || takes_vectors(func))
    return rewrite_decline(&v->rw, func,
                           "it passes vectors, in registers that differ");
  return true;
}

// Making them

static Ident *version_name(Versions *v, Str function, const char *level) {
  Buf name = {0};
  buf_printf(&name, STR_FMT ".%s", STR_ARG(function), level);
  Ident *ident = ident_get(v->run->ctx->idents, (Str){name.data, name.size});
  buf_release(&name);
  if (!symbol_lookup(&v->table, ident))
    return ident;
  return symbol_unique(&v->table, v->run->ctx, v->run->arena, ident_str(ident),
                       NULL);
}

static void set_features(Versions *v, Op *func, const char *features) {
  Ctx *ctx = v->run->ctx;
  Vec(Attr *) items = {0};
  const char *const lists[] = {v->run->target->features, features};
  for (size_t i = 0; i < ARRAY_SIZE(lists); i++)
    for (const char *at = lists[i]; *at;) {
      size_t size = strcspn(at, ",");
      vec_push(v->run->arena, &items, attr_string(ctx, (Str){at, size}));
      at += size + (at[size] == ',');
    }
  Attr *list = attr_array(ctx, items.data, (uint32_t)items.size);
  op_set_attr(ctx, func, ctx_ident_lit(ctx, "target_features"),
              attr_dialect(ctx, def_attr_llvm_target_features, &list));
}

static void set_level(Versions *v, Op *func, const CpuLevel *level) {
  Ctx *ctx = v->run->ctx;
  if (level->cpu)
    op_set_attr(ctx, func, ctx_ident_lit(ctx, "target_cpu"),
                attr_string(ctx, str_from(level->cpu)));
  if (level->features)
    set_features(v, func, level->features);
}

// Others know the function that chooses, not this one.
static void make_private(Ctx *ctx, Op *func) {
  static const char *const public[] = {"llvm.emit_c_interface", "llvm.linkage"};
  for (size_t i = 0; i < ARRAY_SIZE(public); i++)
    op_set_attr(ctx, func, ctx_ident(ctx, str_from(public[i])), NULL);
  symbol_set_visibility(ctx, func, attr_string(ctx, STR("private")));
}

typedef struct Family {    // a function that chooses, and what it chooses of
  Op *chooser, **versions; // of the base first
} Family;

static Op *rename_version(Versions *v, Op *func, Str function,
                          const char *level) {
  Ctx *ctx = v->run->ctx;
  Ident *name = version_name(v, function, level);
  func->slots[A_func_func_sym_name] = attr_string(ctx, ident_str(name));
  make_private(ctx, func);
  ptrmap_set(&v->table.by_name, v->run->arena, name, func);
  return func;
}

// A function without a body, of the same name and type, before it.
static Op *new_chooser(Versions *v, Op *func) {
  Builder *b = &v->rw.b;
  builder_before(b, func);
  OpSpec spec = {.info = func->info, .nregions = 1};
  Op *chooser = build_spec(b, &spec);
  for (uint32_t i = 0; i < func->nslots; i++)
    chooser->slots[i] = func->slots[i];
  chooser->attrs = func->attrs;
  return chooser;
}

// The function itself becomes the version of the base.
static Family *add_family(Versions *v, Op *func) {
  Family *family = arena_new(v->run->arena, Family);
  Str name = symbol_name(func);
  size_t nlevels = v->levels.size;
  family->versions = arena_array(v->run->arena, Op *, nlevels + 1);
  family->chooser = new_chooser(v, func);
  for (size_t i = nlevels; i > 0; i--) {
    const CpuLevel *level = v->levels.data[i - 1];
    PtrMap map = {0};
    builder_after(&v->rw.b, func);
    Op *copy = rewrite_clone(&v->rw, func, &map);
    family->versions[i] = rename_version(v, copy, name, level->name);
    set_level(v, copy, level);
  }
  family->versions[0] = rename_version(v, func, name, "base");
  Ident *ident = ctx_ident(v->run->ctx, name);
  ptrmap_set(&v->table.by_name, v->run->arena, ident, family->chooser);
  ptrmap_set(&v->families, v->run->arena, ident, family);
  return family;
}

// The function that chooses

static ValueList call_version(Versions *v, Op *version, ValueList args,
                              TypeList results) {
  Rewriter *rw = &v->rw;
  Op *call = build_op(&rw->b, OP_func_call, results.items, results.count,
                      args.items, args.count);
  call->slots[A_func_call_callee] =
      attr_symbol(rw->b.ctx, ctx_ident(rw->b.ctx, symbol_name(version)));
  return list_of_results(rw, call);
}

static Value *build_level(Versions *v) {
  Builder *b = &v->rw.b;
  Op *call =
      build_op(b, OP_func_call, &(Type *){type_int(b->ctx, 32)}, 1, NULL, 0);
  call->slots[A_func_call_callee] =
      attr_symbol(b->ctx, ctx_ident_lit(b->ctx, CPU_LEVEL_FUNCTION));
  return build_unary(b, OP_arith_index_castui, b->ctx->index_type,
                     op_result(call, 0));
}

static TypeList types_of(const Op *func, bool are_results) {
  const Type *type = op_slot(func, A_func_func_function_type)->type;
  uint32_t ninputs = type->as.list.ninputs;
  return are_results
             ? (TypeList){type->as.list.types + ninputs, type->as.list.noutputs}
             : (TypeList){type->as.list.types, ninputs};
}

static void build_chooser(Versions *v, const Family *family) {
  Rewriter *rw = &v->rw;
  Op *func = family->chooser;
  TypeList results = types_of(func, true);
  Block *entry = build_block(rw, func, 0, types_of(func, false));
  builder_at_end(&rw->b, entry);
  ValueList args = list_of_args(rw, entry, 0);
  uint32_t nlevels = (uint32_t)v->levels.size;
  int64_t *cases = arena_array(rw->arena, int64_t, nlevels);
  for (uint32_t i = 0; i < nlevels; i++)
    cases[i] = i + 2;
  Op *choice = build_index_switch(rw, build_level(v), cases, nlevels, results);
  for (uint32_t i = 0; i <= nlevels; i++) {
    builder_at_end(&rw->b, build_block(rw, choice, i, (TypeList){0}));
    build_yield(rw, call_version(v, family->versions[i], args, results));
  }
  builder_at_end(&rw->b, entry);
  build_op(&rw->b, OP_func_return, NULL, 0, list_of_results(rw, choice).items,
           choice->nresults);
}

// Versions call each other

typedef struct Calls {
  Versions *v;
  size_t version;
} Calls;

static void call_same_level(void *user, Op *op) {
  const Calls *calls = user;
  Ctx *ctx = calls->v->run->ctx;
  if (!op_is(op, OP_func_call))
    return;
  const Attr *callee = op_slot(op, A_func_call_callee);
  const Family *family =
      callee->as.symbol.nnested
          ? NULL
          : ptrmap_get(&calls->v->families, callee->as.symbol.root);
  if (family)
    op->slots[A_func_call_callee] = attr_symbol(
        ctx, ctx_ident(ctx, symbol_name(family->versions[calls->version])));
}

// The pass

static bool find_levels(Versions *v, Op *root) {
  const StrList *names = &PASS_OPTIONS(v->run, func_multiversion)->levels;
  for (size_t i = 0; i < names->size; i++) {
    const CpuLevel *level = cpu_levels;
    while (level->arch && !str_is(names->data[i], level->name))
      level++;
    if (!level->arch)
      return diag_error(&v->run->ctx->diags, root->loc,
                        "unknown level '" STR_FMT "' of func-multiversion",
                        STR_ARG(names->data[i]));
    if (v->levels.size && strcmp(level->arch, v->levels.data[0]->arch))
      return diag_error(&v->run->ctx->diags, root->loc,
                        "func-multiversion has levels of '%s' and of '%s'",
                        v->levels.data[0]->arch, level->arch);
    vec_push(v->run->arena, &v->levels, level);
  }
  return true;
}

static bool add_level_function(Versions *v, Op *root) {
  bool asks = PASS_OPTIONS(v->run, func_multiversion)->asks_program;
  Buf text = {0};
  put_cpu_level_function(&text, &v->levels, asks);
  bool ok = pass_add_text(v->run, root, "functions that find out the processor",
                          (Str){text.data, text.size});
  buf_release(&text);
  return ok;
}

// Makes versions of the functions that profit, and a choice between them.
bool lower_func_multiversion(PassRun *run, Op *root) {
  const Options_func_multiversion *options =
      PASS_OPTIONS(run, func_multiversion);
  Versions v = {
      .run = run, .rw = pass_rewriter(run), .with_loops = options->loops};
  if (!find_levels(&v, root))
    return false;
  if (!v.levels.size)
    return true;
  symbol_table_build(&v.table, run->ctx, run->arena, root);
  Vec(Family *) families = {0};
  for (Op *op = root->regions[0].first->first, *next; op; op = next) {
    next = op->next;
    if (op_is(op, OP_func_func) && has_versions(&v, op))
      vec_push(run->arena, &families, add_family(&v, op));
  }
  for (size_t i = 0; i < families.size; i++) {
    build_chooser(&v, families.data[i]);
    for (size_t n = 0; n <= v.levels.size; n++)
      op_walk(families.data[i]->versions[n], call_same_level, &(Calls){&v, n});
  }
  return !families.size || add_level_function(&v, root);
}
