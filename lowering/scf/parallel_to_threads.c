// scf-parallel-to-threads: parallel loops run on the threads of the runtime's
// pool, or of an OpenMP runtime.
//
// Requires: nothing.
// Guarantees: nothing. Loops with results, and loops within others, stay.
// Invalidates: nothing.
//
// Before:
//
//   scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
//     memref.store %x, %A[%i, %j] : memref<?x?xf32>
//   }
//
// After:
//
//   func.call @f.parallel(%count, %n, %m, %x, %A)
//
//   func.func private @f.parallel.part(%begin: index, %end: index, ...) {
//     scf.parallel (%i, %j) = (%begin, %c0) to (%end, %m) step (%c1, %c1) {...}
//   }
//   llvm.func internal @f.parallel.entry(%data: !llvm.ptr, %begin: i64,
//                                        %end: i64) {
//     ... calls @f.parallel.part with what is in %data
//   }
//   func.func private @f.parallel(%count: index, ...) {
//     ... puts the arguments into memory
//     llvm.call @mlcc_parallel_for(@f.parallel.entry, %memory, %count, %threads)
//   }
//
// With `openmp` the entry takes %data alone and asks omp_get_thread_num() for its
// part, and GOMP_parallel() is called, which libgomp and LLVM's libomp have.
//
// The iterations of one dimension are divided: the first that is not known to have
// few. Which thread computes what follows from the numbers of iterations and of
// threads alone.

#include "ir/build/arith.h"
#include "lowering/func/outside.h"
#include "lowering/func/private_function.h"
#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"
#include "lowering/to_llvm/to_llvm.h"

typedef struct Threads {
  PassRun *run;
  Rewriter rw;
  const Options_scf_parallel_to_threads *options;
  TypeConverter types;
  SymbolTable table;
  Buf text; // of the functions that are written as text
} Threads;

// A loop that becomes a call.
typedef struct Loop {
  Op *op, *func; // and the function it is in
  Outside outside;
  uint32_t dim; // whose iterations are divided
  Ident *name;
} Loop;

// Which loops

static bool is_parallel(const Op *op) {
  return op_is(op, OP_scf_parallel) || op_is(op, OP_scf_forall);
}

static bool is_within_parallel(const Op *op) {
  for (const Op *up = op_parent(op); up; up = op_parent(up))
    if (is_parallel(up))
      return true;
  return false;
}

static Op *function_around(Op *op) {
  while (op && !op_is(op, OP_func_func))
    op = op_parent(op);
  return op;
}

static bool is_converted(Threads *t, const Loop *loop) {
  for (size_t i = 0; i < loop->outside.args.size; i++)
    if (!type_convert(&t->types, loop->outside.args.data[i]->type))
      return false;
  return true;
}

static bool loop_of(Threads *t, Op *op, Loop *loop) {
  *loop = (Loop){.op = op, .func = function_around(op)};
  if (is_within_parallel(op) || !loop->func)
    return rewrite_decline(
        &t->rw, op, "it is in another parallel loop, or in no func.func");
  if (op->nresults)
    return rewrite_decline(&t->rw, op, "it has results");
  loop->outside = outside_of(t->run->ctx, t->run->arena, op);
  if (!is_converted(t, loop))
    return rewrite_decline(&t->rw, op,
                           "it uses values that are nothing in memory");
  return true;
}

static uint32_t rank_of(Threads *t, const Op *op) {
  return list_of_group(&t->rw, op, G_scf_parallel_step).count;
}

static Value *bound(Threads *t, const Op *op, uint32_t group, uint32_t dim) {
  return list_of_group(&t->rw, op, group).items[dim];
}

// The first dimension that is not known to have few iterations, or the one with
// most of them.
static uint32_t choose_dim(Threads *t, const Op *op) {
  enum { MANY = 64 };
  Ctx *ctx = t->run->ctx;
  uint32_t best = 0;
  uint64_t most = 0;
  for (uint32_t i = 0; i < rank_of(t, op); i++) {
    uint64_t count;
    if (!trip_count(ctx,
                    mixed_of(ctx, bound(t, op, G_scf_parallel_lowerBound, i)),
                    mixed_of(ctx, bound(t, op, G_scf_parallel_upperBound, i)),
                    mixed_of(ctx, bound(t, op, G_scf_parallel_step, i)), true,
                    &count) ||
        count >= MANY)
      return i;
    if (count > most)
      most = count, best = i;
  }
  return best;
}

// The part of a loop

static void set_bounds(Threads *t, const Loop *loop, Op *copy, Value *begin,
                       Value *end) {
  Builder *b = &t->rw.b;
  uint32_t rank = rank_of(t, copy), dim = loop->dim;
  Value *lower = op_operand(copy, dim), *upper = op_operand(copy, rank + dim);
  Value *step = op_operand(copy, 2 * rank + dim);
  builder_before(b, copy);
  Value *from = build_binary(b, OP_arith_muli, begin, step);
  Value *to = build_binary(b, OP_arith_muli, end, step);
  from = build_binary(b, OP_arith_addi, lower, from);
  to = build_binary(b, OP_arith_addi, lower, to);
  rewrite_set_operand(&t->rw, copy, dim, from);
  rewrite_set_operand(&t->rw, copy, rank + dim,
                      build_binary(b, OP_arith_minsi, to, upper));
}

static Ident *part_name(Threads *t, Ident *base) {
  Buf name = {0};
  buf_printf(&name, STR_FMT ".part", STR_ARG(ident_str(base)));
  Ident *ident = ident_get(t->run->ctx->idents, (Str){name.data, name.size});
  buf_release(&name);
  return ident;
}

static void build_part(Threads *t, const Loop *loop) {
  Rewriter *rw = &t->rw;
  uint32_t nargs = (uint32_t)loop->outside.args.size;
  TypeList types = {arena_array(rw->arena, Type *, nargs + 2), nargs + 2};
  types.items[0] = types.items[1] = t->run->ctx->index_type;
  for (uint32_t i = 0; i < nargs; i++)
    types.items[2 + i] = loop->outside.args.data[i]->type;
  Op *func = build_private_function(rw, loop->func, &t->table,
                                    part_name(t, loop->name), types);
  Block *block = build_block(rw, func, 0, types);
  builder_at_end(&rw->b, block);
  PtrMap map = {0};
  for (uint32_t i = 0; i < nargs; i++)
    ptrmap_set(&map, rw->arena, loop->outside.args.data[i],
               block_arg(block, 2 + i));
  for (size_t i = 0; i < loop->outside.constants.size; i++)
    rewrite_clone(rw, value_op(loop->outside.constants.data[i]), &map);
  Op *copy = rewrite_clone(rw, loop->op, &map);
  build_op(&rw->b, OP_func_return, NULL, 0, NULL, 0);
  set_bounds(t, loop, copy, block_arg(block, 0), block_arg(block, 1));
}

// The functions around it, as text

static Type *type_at(const Loop *loop, size_t i) {
  return loop->outside.args.data[i]->type;
}

static void put_type(Threads *t, const Type *type) {
  type_print(&t->text, t->run->ctx, type, &(PrintOptions){0});
}

static void put_function_name(Threads *t, const Loop *loop,
                              const char *suffix) {
  buf_printf(&t->text, "@\"" STR_FMT "%s\"", STR_ARG(ident_str(loop->name)),
             suffix);
}

static void put_attributes(Threads *t, const Loop *loop, bool is_llvm) {
  static const char *const names[] = {"target_cpu", "target_features"};
  const char *between = is_llvm ? "" : "llvm.bareptr = false";
  buf_puts(&t->text, " attributes {");
  buf_puts(&t->text, between);
  between = is_llvm ? "" : ", ";
  for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
    const Attr *attr = op_attr_str(t->run->ctx, loop->func, names[i]);
    if (!attr)
      continue;
    buf_printf(&t->text, "%s%s = ", between, names[i]);
    attr_print(&t->text, t->run->ctx, attr, &(PrintOptions){0});
    between = ", ";
  }
  buf_puts(&t->text, "}");
}

// The type of what is in memory: the number of iterations, and the values.
static void put_struct(Threads *t, const Loop *loop) {
  buf_printf(&t->text, "!llvm.struct<(i%u", t->types.index_bits);
  for (size_t i = 0; i < loop->outside.args.size; i++) {
    buf_puts(&t->text, ", ");
    put_type(t, type_convert(&t->types, type_at(loop, i)));
  }
  buf_puts(&t->text, ")>");
}

// "%to = ... %from : A to B"
static void put_cast(Threads *t, const char *to, size_t i, const char *from,
                     const Type *a, const Type *b) {
  buf_printf(&t->text,
             "  %%%s%zu = builtin.unrealized_conversion_cast %%%s%zu : ", to, i,
             from, i);
  put_type(t, a);
  buf_puts(&t->text, " to ");
  put_type(t, b);
  buf_puts(&t->text, "\n");
}

// The part of an OpenMP thread: from count * n / threads on.
static void put_part_of_thread(Threads *t) {
  uint32_t bits = t->types.index_bits;
  buf_printf(&t->text,
             "  %%me32 = llvm.call @omp_get_thread_num() : () -> i32\n"
             "  %%all32 = llvm.call @omp_get_num_threads() : () -> i32\n");
  const char *const names[] = {"me", "all"};
  for (size_t i = 0; i < 2; i++)
    buf_printf(&t->text,
               bits == 32 ? "  %%%s = llvm.bitcast %%%s32 : i32 to i%u\n"
                          : "  %%%s = llvm.sext %%%s32 : i32 to i%u\n",
               names[i], names[i], bits);
  buf_printf(&t->text,
             "  %%one = llvm.mlir.constant(1 : i%u) : i%u\n"
             "  %%each = llvm.udiv %%count, %%all : i%u\n"
             "  %%more = llvm.urem %%count, %%all : i%u\n"
             "  %%next = llvm.add %%me, %%one : i%u\n",
             bits, bits, bits, bits, bits);
  const char *const threads[] = {"me", "next"}, *const ends[] = {"begin",
                                                                 "end"};
  for (size_t i = 0; i < 2; i++)
    buf_printf(&t->text,
               "  %%%s0 = llvm.mul %%each, %%%s : i%u\n"
               "  %%%s1 = llvm.intr.umin(%%more, %%%s) : (i%u, i%u) -> i%u\n"
               "  %%%s = llvm.add %%%s0, %%%s1 : i%u\n",
               ends[i], threads[i], bits, ends[i], threads[i], bits, bits, bits,
               ends[i], ends[i], ends[i], bits);
}

// "(index, index, ...)" of the function that has a part of the loop.
static void put_part_types(Threads *t, const Loop *loop) {
  buf_puts(&t->text, "(index, index");
  for (size_t i = 0; i < loop->outside.args.size; i++) {
    buf_puts(&t->text, ", ");
    put_type(t, type_at(loop, i));
  }
  buf_puts(&t->text, ")");
}

static void put_part_declaration(Threads *t, const Loop *loop) {
  buf_puts(&t->text, "func.func private ");
  put_function_name(t, loop, ".part");
  put_part_types(t, loop);
  buf_puts(&t->text, "\n");
}

static void put_entry(Threads *t, const Loop *loop) {
  size_t n = loop->outside.args.size;
  uint32_t bits = t->types.index_bits;
  buf_puts(&t->text, "llvm.func internal ");
  put_function_name(t, loop, ".entry");
  if (t->options->openmp)
    buf_puts(&t->text, "(%data: !llvm.ptr)");
  else
    buf_printf(&t->text, "(%%data: !llvm.ptr, %%begin: i%u, %%end: i%u)", bits,
               bits);
  put_attributes(t, loop, true);
  buf_puts(&t->text, " {\n  %all_data = llvm.load %data : !llvm.ptr -> ");
  put_struct(t, loop);
  buf_puts(&t->text, "\n  %count = llvm.extractvalue %all_data[0] : ");
  put_struct(t, loop);
  buf_puts(&t->text, "\n");
  if (t->options->openmp)
    put_part_of_thread(t);
  for (size_t i = 0; i < n; i++) {
    buf_printf(&t->text, "  %%f%zu = llvm.extractvalue %%all_data[%zu] : ", i,
               i + 1);
    put_struct(t, loop);
    buf_puts(&t->text, "\n");
    put_cast(t, "v", i, "f", type_convert(&t->types, type_at(loop, i)),
             type_at(loop, i));
  }
  buf_printf(
      &t->text,
      "  %%b = builtin.unrealized_conversion_cast %%begin : i%u to index\n"
      "  %%e = builtin.unrealized_conversion_cast %%end : i%u to index\n"
      "  func.call ",
      bits, bits);
  put_function_name(t, loop, ".part");
  buf_puts(&t->text, "(%b, %e");
  for (size_t i = 0; i < n; i++)
    buf_printf(&t->text, ", %%v%zu", i);
  buf_puts(&t->text, ") : ");
  put_part_types(t, loop);
  buf_puts(&t->text, " -> ()\n  llvm.return\n}\n");
}

static void put_call(Threads *t, const Loop *loop) {
  uint32_t bits = t->types.index_bits;
  buf_puts(&t->text, "  %entry = llvm.mlir.addressof ");
  put_function_name(t, loop, ".entry");
  buf_printf(&t->text,
             " : !llvm.ptr\n  %%threads = llvm.mlir.constant(%u : i32) : i32\n",
             t->options->threads);
  if (t->options->openmp)
    buf_puts(&t->text,
             "  %flags = llvm.mlir.constant(0 : i32) : i32\n"
             "  llvm.call @GOMP_parallel(%entry, %memory, %threads, %flags) : "
             "(!llvm.ptr, !llvm.ptr, i32, i32) -> ()\n");
  else
    buf_printf(&t->text,
               "  llvm.call @mlcc_parallel_for(%%entry, %%memory, %%count, "
               "%%threads) : (!llvm.ptr, !llvm.ptr, i%u, i32) -> ()\n",
               bits);
}

static void put_caller(Threads *t, const Loop *loop) {
  size_t n = loop->outside.args.size;
  uint32_t bits = t->types.index_bits;
  buf_puts(&t->text, "func.func private ");
  put_function_name(t, loop, "");
  buf_puts(&t->text, "(%n: index");
  for (size_t i = 0; i < n; i++) {
    buf_printf(&t->text, ", %%v%zu: ", i);
    put_type(t, type_at(loop, i));
  }
  buf_puts(&t->text, ")");
  put_attributes(t, loop, false);
  buf_printf(
      &t->text,
      " {\n  %%count = builtin.unrealized_conversion_cast %%n : index to i%u\n"
      "  %%empty = llvm.mlir.undef : ",
      bits);
  put_struct(t, loop);
  buf_puts(&t->text, "\n  %s0 = llvm.insertvalue %count, %empty[0] : ");
  put_struct(t, loop);
  buf_puts(&t->text, "\n");
  for (size_t i = 0; i < n; i++) {
    put_cast(t, "f", i, "v", type_at(loop, i),
             type_convert(&t->types, type_at(loop, i)));
    buf_printf(&t->text,
               "  %%s%zu = llvm.insertvalue %%f%zu, %%s%zu[%zu] : ", i + 1, i,
               i, i + 1);
    put_struct(t, loop);
    buf_puts(&t->text, "\n");
  }
  buf_puts(&t->text, "  %one = llvm.mlir.constant(1 : i32) : i32\n"
                     "  %memory = llvm.alloca %one x ");
  put_struct(t, loop);
  buf_printf(&t->text,
             " : (i32) -> !llvm.ptr\n  llvm.store %%s%zu, %%memory : ", n);
  put_struct(t, loop);
  buf_puts(&t->text, ", !llvm.ptr\n");
  put_call(t, loop);
  buf_puts(&t->text, "  func.return\n}\n");
}

// Declares what the functions call.
static void put_declarations(Threads *t) {
  if (t->options->openmp)
    buf_puts(&t->text,
             "llvm.func @GOMP_parallel(!llvm.ptr, !llvm.ptr, i32, i32)\n"
             "llvm.func @omp_get_thread_num() -> i32\n"
             "llvm.func @omp_get_num_threads() -> i32\n");
  else
    buf_printf(&t->text,
               "llvm.func @mlcc_parallel_for(!llvm.ptr, !llvm.ptr, i%u, i32)\n",
               t->types.index_bits);
}

// The call

// How often the dimension runs: at least 0, since a bound may be below the other.
static Value *count_iterations(Threads *t, const Loop *loop) {
  Builder *b = &t->rw.b;
  Value *lower = bound(t, loop->op, G_scf_parallel_lowerBound, loop->dim);
  Value *upper = bound(t, loop->op, G_scf_parallel_upperBound, loop->dim);
  Value *step = bound(t, loop->op, G_scf_parallel_step, loop->dim);
  Value *zero = arith_index(b, 0);
  Value *length = build_binary(b, OP_arith_subi, upper, lower);
  length = build_binary(b, OP_arith_maxsi, length, zero);
  return build_binary(b, OP_arith_ceildivui, length, step);
}

static void replace_by_call(Threads *t, const Loop *loop) {
  Rewriter *rw = &t->rw;
  builder_before(&rw->b, loop->op);
  ValueList args = list_new(rw, (uint32_t)loop->outside.args.size + 1);
  list_add(&args, count_iterations(t, loop));
  for (size_t i = 0; i < loop->outside.args.size; i++)
    list_add(&args, loop->outside.args.data[i]);
  Op *call = build_op(&rw->b, OP_func_call, NULL, 0, args.items, args.count);
  call->slots[A_func_call_callee] = attr_symbol(rw->b.ctx, loop->name);
  rewrite_erase(rw, loop->op);
}

static void run_on_threads(Threads *t, Loop *loop) {
  Buf base = {0};
  buf_printf(&base, STR_FMT ".parallel", STR_ARG(symbol_name(loop->func)));
  loop->name = symbol_unique(&t->table, t->run->ctx, t->run->arena,
                             (Str){base.data, base.size}, loop->func);
  buf_release(&base);
  loop->dim = choose_dim(t, loop->op);
  build_part(t, loop);
  put_part_declaration(t, loop);
  put_entry(t, loop);
  put_caller(t, loop);
  replace_by_call(t, loop);
}

static bool is_plain_forall(const Op *op) {
  return op_is(op, OP_scf_forall) && !op->nresults &&
         !op_slot(op, A_scf_forall_mapping);
}

// Whether `module` is the innermost that the operation is in.
static bool is_directly_in(const Op *op, const Op *module) {
  while ((op = op_parent(op)) && !op_is(op, OP_builtin_module))
    ;
  return op == module;
}

// Does it for the functions of one module, without those of modules in it.
static bool run_in_module(PassRun *run, Op *module) {
  Threads t = {.run = run,
               .rw = pass_rewriter(run),
               .options = PASS_OPTIONS(run, scf_parallel_to_threads)};
  type_converter_init(&t.types, run);
  symbol_table_build(&t.table, run->ctx, run->arena, module);
  OpList foralls = collect_ops_that(run, module, is_plain_forall);
  for (size_t i = 0; i < foralls.count; i++)
    if (is_directly_in(foralls.items[i], module))
      forall_to_parallel(&t.rw, foralls.items[i]);
  OpList loops = collect_ops(run, module, OP_scf_parallel);
  for (size_t i = 0; i < loops.count; i++) {
    Loop loop;
    if (is_directly_in(loops.items[i], module) &&
        loop_of(&t, loops.items[i], &loop))
      run_on_threads(&t, &loop);
  }
  bool ok = true;
  if (t.text.size) {
    put_declarations(&t);
    ok = pass_add_text(run, module, "functions that run loops on threads",
                       (Str){t.text.data, t.text.size});
  }
  buf_release(&t.text);
  return ok;
}

bool lower_scf_parallel_to_threads(PassRun *run, Op *root) {
  if (PASS_OPTIONS(run, scf_parallel_to_threads)->off || run->typed_pointers)
    return true;
  OpList modules = collect_ops(run, root, OP_builtin_module);
  for (size_t i = 0; i < modules.count; i++)
    if (!run_in_module(run, modules.items[i]))
      return false;
  return run_in_module(run, root);
}
