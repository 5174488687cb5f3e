// convert-ml-program: functions of ml_program become functions of func, graphs
// get an order, and variables that are numbers become memory.
//
// Requires: nothing.
// Guarantees: of ml_program there are only variables that are tensors or that
//   memory cannot hold, with their loads and stores.
// Invalidates: symbol tables.
//
// Before:
//
//   ml_program.global private mutable @n(0 : i32) : i32
//   ml_program.subgraph @next(%by: i32) -> i32 {
//     %end = ml_program.global_store_graph @n = %sum ordering(%begin -> !ml_program.token) : i32
//     %sum = arith.addi %n, %by : i32
//     %n, %begin = ml_program.global_load_graph @n ordering(() -> !ml_program.token) : i32
//     ml_program.output %sum : i32
//   }
//
// After:
//
//   memref.global "private" @n : memref<i32> = dense<0>
//   func.func @next(%by: i32) -> i32 {
//     %0 = memref.get_global @n : memref<i32>
//     %n = memref.load %0[] : memref<i32>
//     %sum = arith.addi %n, %by : i32
//     %1 = memref.get_global @n : memref<i32>
//     memref.store %sum, %1[] : memref<i32>
//     return %sum : i32
//   }
//
// Tokens say what comes first. Once operations stand in such an order, tokens
// are dropped, from signatures too. Variables that are tensors are given memory
// by bufferization, since a load of one may need a copy.

#include "ir/build/memref.h"
#include "lowering/ml_program/global_memory.h"
#include "lowering/ml_program/passes.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/topological_sort.h"

typedef struct Programs {
  PassRun *run;
  Ctx *ctx;
  Rewriter rw;
} Programs;

static bool is_token(const Type *type) {
  return type_is(type, TY_DIALECT) &&
         type->as.def.info == def_type_ml_program_token;
}

static Op *build_at(Programs *p, const Op *op, uint32_t opcode,
                    Value *const *operands, uint32_t n) {
  p->rw.b.loc = op->loc;
  return build_op(&p->rw.b, opcode, NULL, 0, operands, n);
}

// Graphs

static bool order_graph(Programs *p, Op *graph) {
  Op *cycle = region_is_empty(&graph->regions[0])
                  ? NULL
                  : sort_block(&p->rw, graph->regions[0].first);
  return !cycle || op_error(p->ctx, cycle,
                            "cannot be lowered: it depends on itself in the "
                            "graph");
}

static bool check_token_unused(Programs *p, const Op *op, const Value *token) {
  return !token->uses || op_error(p->ctx, op,
                                  "cannot be lowered: its token is used by "
                                  "'" STR_FMT "'",
                                  STR_ARG(op_name(token->uses->owner)));
}

// The load or store without tokens.
static bool drop_tokens(Programs *p, Op *op) {
  builder_before(&p->rw.b, op);
  if (op_is(op, OP_ml_program_token)) {
    if (!check_token_unused(p, op, op_result(op, 0)))
      return false;
  } else if (op_is(op, OP_ml_program_global_load_graph)) {
    if (!check_token_unused(p, op, op_result(op, 1)))
      return false;
    p->rw.b.loc = op->loc;
    Op *load = build_op(&p->rw.b, OP_ml_program_global_load,
                        &op_result(op, 0)->type, 1, NULL, 0);
    load->slots[A_ml_program_global_load_global] =
        op_slot(op, A_ml_program_global_load_graph_global);
    rewrite_replace_uses(&p->rw, op_result(op, 0), op_result(load, 0));
  } else {
    if (!check_token_unused(p, op, op_result(op, 0)))
      return false;
    Value *value = op_operand(op, 0);
    Op *store = build_at(p, op, OP_ml_program_global_store, &value, 1);
    store->slots[A_ml_program_global_store_global] =
        op_slot(op, A_ml_program_global_store_graph_global);
  }
  rewrite_erase(&p->rw, op);
  return true;
}

static bool is_of_graph(const Op *op) {
  return op_is(op, OP_ml_program_token) ||
         op_is(op, OP_ml_program_global_load_graph) ||
         op_is(op, OP_ml_program_global_store_graph);
}

// Users of tokens come after their definitions, so the last ones go first.
static bool drop_all_tokens(Programs *p, Op *root) {
  OpList ops = collect_ops_that(p->run, root, is_of_graph);
  for (size_t i = ops.count; i-- > 0;)
    if (!drop_tokens(p, ops.items[i]))
      return false;
  return true;
}

// Functions. ORDER FUNCTION: ml_program.func and ml_program.subgraph have the
// same slots.

_Static_assert((int)A_ml_program_func_sym_visibility ==
                       (int)A_ml_program_subgraph_sym_visibility &&
                   (int)A_ml_program_func_arg_attrs ==
                       (int)A_ml_program_subgraph_arg_attrs &&
                   (int)A_ml_program_func_res_attrs ==
                       (int)A_ml_program_subgraph_res_attrs,
               "ORDER FUNCTION");

static bool is_function(const Op *op) {
  return op_is(op, OP_ml_program_func) || op_is(op, OP_ml_program_subgraph);
}

static bool is_end(const Op *op) {
  return op_is(op, OP_ml_program_return) || op_is(op, OP_ml_program_output);
}

static void convert_end(Programs *p, Op *op) {
  ValueList kept = list_new(&p->rw, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!is_token(op_operand(op, i)->type))
      list_add(&kept, op_operand(op, i));
  builder_before(&p->rw.b, op);
  build_at(p, op, OP_func_return, kept.items, kept.count);
  rewrite_erase(&p->rw, op);
}

// Keeps the attributes of arguments or results that are no tokens.
static Attr *without_tokens(Programs *p, Attr *attrs, Type *const *types,
                            uint32_t n) {
  if (!attrs)
    return NULL;
  Attr **kept = arena_array(p->run->arena, Attr *, n + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < n; i++)
    if (!is_token(types[i]))
      kept[count++] = attrs->as.array.items[i];
  return attr_array(p->ctx, kept, count);
}

static uint32_t add_types(Type **to, Type *const *types, uint32_t n) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < n; i++)
    if (!is_token(types[i]))
      to[count++] = types[i];
  return count;
}

static Type *type_without_tokens(Programs *p, const Type *type) {
  uint32_t nargs = type->as.list.ninputs, nresults = type->as.list.noutputs;
  Type **kept = arena_array(p->run->arena, Type *, nargs + nresults + 1);
  uint32_t args = add_types(kept, type->as.list.types, nargs);
  uint32_t results = add_types(kept + args, type_results(type), nresults);
  return type_function(p->ctx, kept, args, kept + args, results);
}

static bool drop_token_args(Programs *p, const Op *op, Block *entry) {
  for (uint32_t i = entry->nargs; i-- > 0;) {
    if (!is_token(block_arg(entry, i)->type))
      continue;
    if (!check_token_unused(p, op, block_arg(entry, i)))
      return false;
    rewrite_erase_arg(&p->rw, entry, i);
  }
  return true;
}

static bool convert_function(Programs *p, Op *op) {
  const Type *type = op_slot(op, A_ml_program_func_function_type)->type;
  OpSpec spec = {.info = ctx_op_by_opcode(p->ctx, OP_func_func),
                 .nregions = 1,
                 .attrs = op->attrs};
  Block *entry = op->regions[0].first;
  if (entry && !drop_token_args(p, op, entry))
    return false;
  builder_before(&p->rw.b, op);
  p->rw.b.loc = op->loc;
  Op *func = build_spec(&p->rw.b, &spec);
  func->slots[A_func_func_sym_name] = op_slot(op, A_ml_program_func_sym_name);
  func->slots[A_func_func_sym_visibility] =
      op_slot(op, A_ml_program_func_sym_visibility);
  func->slots[A_func_func_function_type] =
      attr_type(p->ctx, type_without_tokens(p, type));
  func->slots[A_func_func_arg_attrs] =
      without_tokens(p, op_slot(op, A_ml_program_func_arg_attrs),
                     type->as.list.types, type->as.list.ninputs);
  func->slots[A_func_func_res_attrs] =
      without_tokens(p, op_slot(op, A_ml_program_func_res_attrs),
                     type_results(type), type->as.list.noutputs);
  rewrite_inline_region(&p->rw, &op->regions[0], &func->regions[0], NULL);
  rewrite_erase(&p->rw, op);
  return true;
}

static bool convert_functions(Programs *p, Op *root) {
  OpList graphs = collect_ops(p->run, root, OP_ml_program_subgraph);
  for (size_t i = 0; i < graphs.count; i++)
    if (!order_graph(p, graphs.items[i]))
      return false;
  OpList ends = collect_ops_that(p->run, root, is_end);
  for (size_t i = 0; i < ends.count; i++)
    convert_end(p, ends.items[i]);
  if (!drop_all_tokens(p, root))
    return false;
  OpList functions = collect_ops_that(p->run, root, is_function);
  for (size_t i = 0; i < functions.count; i++)
    if (!convert_function(p, functions.items[i]))
      return false;
  return true;
}

// Variables

static bool is_number(const Type *type) {
  return type_is(type, TY_INTEGER) || type_is(type, TY_INDEX) ||
         type_is_float(type);
}

static Type *memory_of(Programs *p, Type *number) {
  return type_memref(p->ctx, 0, NULL, number, NULL, NULL);
}

static Value *build_get(Programs *p, Op *op, Type *number, const Attr *name) {
  builder_before(&p->rw.b, op);
  p->rw.b.loc = op->loc;
  return build_get_global(&p->rw.b, memory_of(p, number), name->as.symbol.root);
}

static void convert_load(Programs *p, Op *op, const Attr *name) {
  Type *type = op_result(op, 0)->type;
  if (!is_number(type))
    return;
  Value *memory = build_get(p, op, type, name);
  rewrite_replace1(&p->rw, op,
                   build_unary(&p->rw.b, OP_memref_load, type, memory));
}

static void convert_store(Programs *p, Op *op) {
  Value *value = op_operand(op, 0);
  if (!is_number(value->type))
    return;
  Value *memory = build_get(p, op, value->type,
                            op_slot(op, A_ml_program_global_store_global));
  build_at(p, op, OP_memref_store, (Value *[]){value, memory}, 2);
  rewrite_erase(&p->rw, op);
}

// The accesses come before their variables, which have the types.
static bool convert_variables(Programs *p, Op *root) {
  OpList loads = collect_ops(p->run, root, OP_ml_program_global_load);
  OpList consts = collect_ops(p->run, root, OP_ml_program_global_load_const);
  OpList stores = collect_ops(p->run, root, OP_ml_program_global_store);
  OpList globals = collect_ops(p->run, root, OP_ml_program_global);
  for (size_t i = 0; i < globals.count; i++)
    if (!ml_global_check(p->ctx, globals.items[i]))
      return false;
  for (size_t i = 0; i < loads.count; i++)
    convert_load(p, loads.items[i],
                 op_slot(loads.items[i], A_ml_program_global_load_global));
  for (size_t i = 0; i < consts.count; i++)
    convert_load(
        p, consts.items[i],
        op_slot(consts.items[i], A_ml_program_global_load_const_global));
  for (size_t i = 0; i < stores.count; i++)
    convert_store(p, stores.items[i]);
  for (size_t i = 0; i < globals.count; i++) {
    Type *type = ml_global_type(globals.items[i]);
    if (is_number(type))
      ml_global_to_memory(&p->rw, globals.items[i], memory_of(p, type), NULL);
  }
  return true;
}

bool lower_convert_ml_program(PassRun *run, Op *root) {
  Programs p = {.run = run, .ctx = run->ctx, .rw = pass_rewriter(run)};
  return convert_functions(&p, root) && convert_variables(&p, root);
}
