// one-shot-bufferize of a compile: tensors become memrefs. By name alone, the
// pass is in lowering/one_shot/.
//
// Requires: what else computes on tensors is in operations of linalg, tensor and
//   bufferization.
// Guarantees: with bufferize-function-boundaries, no function has a tensor.
// Invalidates: nothing.
//
// Before:
//
//   func.func @f(%a: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
//     %e = tensor.empty() : tensor<4xf32>
//     %c = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>)
//     %r = linalg.add ins(%a, %c : ...) outs(%c : tensor<4xf32>)
//     return %r : tensor<4xf32>
//   }
//
// After:
//
//   func.func @f(%a: memref<4xf32>, %x: f32) -> memref<4xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.fill ins(%x : f32) outs(%0 : memref<4xf32>)
//     linalg.add ins(%a, %0 : ...) outs(%0 : memref<4xf32>)
//     return %0 : memref<4xf32>
//   }
//
// One function after the other: blocks become structured control flow, tensors
// are numbered and their uses collected (values.c), each write is decided to be
// in place or in new memory (decide.c), operations are replaced as decided
// (rewrite.c, of_*.c), and what was allocated is freed behind its last use
// (ownership.c). Each takes time in proportion to
// the text. What an operation reads and writes stands in its row: DESTINATIONS
// of the dialect's table, and the flow of the rows here.

#include "ir/dialects/func/aliasing.h"
#include "lowering/bufferize/bufferize.h"
#include "lowering/bufferize/for_compile.h"
#include "lowering/one_shot/passes.h"
#include "lowering/scf/passes.h"

const BufferRow *const buffer_rows[] = {
    rows_arith,  rows_bufferization, rows_func,       rows_scf,
    rows_tensor, rows_vector,        rows_ml_program, NULL,
};

static bool has_tensors(const Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_tensor(op->results[i].type))
      return true;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next) {
      for (uint32_t j = 0; j < b->nargs; j++)
        if (type_is_tensor(block_arg(b, j)->type))
          return true;
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (has_tensors(inner))
          return true;
    }
  return false;
}

// Tensors that nobody needs would have memory, and could be in the way of
// writes.
bool structure_function(Bufferize *z, Op *func) {
  erase_unreachable_blocks(&z->rw, &func->regions[0]);
  drop_results_never_given(z, func);
  drop_unchanged_inserts(z, func);
  drop_unused_copies(z, func);
  erase_dead_code(&z->rw, &func->regions[0]);
  return lower_lift_cf_to_scf(z->run, func);
}

// Runs all steps on one function: number, decide, rewrite, free.
static bool bufferize_function(Bufferize *z, Op *func) {
  z->func = func;
  z->module = op_parent(func);
  if (region_is_empty(&func->regions[0]) || !has_tensors(func))
    return true;
  z->rw = pass_rewriter(z->run);
  z->fresh = (PtrMap){0};
  if (!structure_function(z, func))
    return false;
  if (!z->copies_all)
    build_in_destinations(z);
  build_in_arguments(z);
  if (!number_tensors(z)) {
    forget_numbers(z);
    return false;
  }
  decide(z);
  if (!rewrite_function(z))
    return false;
  free_buffers(z);
  return true;
}

void add_buffer_rows(Bufferize *z) {
  for (uint32_t i = 0; buffer_rows[i]; i++)
    for (const BufferRow *row = buffer_rows[i]; row->opcode; row++)
      opmap_set(&z->rows, z->ctx, z->arena, row->opcode, (void *)row);
}

static uint64_t number_of(StrList list) {
  uint64_t n = 0;
  for (size_t i = 0; list.size && i < list.data[0].size; i++)
    n = 10 * n + (uint64_t)(list.data[0].data[i] - '0');
  return n;
}

bool bufferize_for_compile(PassRun *run, Op *root) {
  const Options_one_shot_bufferize *options =
      PASS_OPTIONS(run, one_shot_bufferize);
  Bufferize z = {.run = run,
                 .ctx = run->ctx,
                 .arena = run->arena,
                 .remarks = options->remarks,
                 .copies_all = options->copy_before_write,
                 .alignment = options->buffer_alignment,
                 .stack = number_of(options->stack_buffers),
                 .tables = {.ctx = run->ctx, .arena = run->arena}};
  bool ok = true;
  OpList funcs = collect_ops(run, root, OP_func_func);
  add_buffer_rows(&z);
  for (size_t i = 0; i < funcs.count; i++)
    ok &= func_check_aliasing(run->ctx, funcs.items[i]);
  if (ok && options->results_out) {
    ok = results_to_arguments(&z, root);
    funcs = collect_ops(run, root, OP_func_func);
  }
  if (!ok)
    return false;
  settle_globals(&z, root);
  summarize_functions(&z, &funcs);
  for (size_t i = 0; i < funcs.count; i++) // each says what is wrong with it
    ok &= bufferize_function(&z, funcs.items[i]);
  for (size_t i = 0; ok && i < funcs.count; i++)
    change_signature(&z, funcs.items[i]);
  OpList globals = collect_ops(run, root, OP_ml_program_global);
  z.rw = pass_rewriter(run);
  for (size_t i = 0; ok && i < globals.count; i++)
    convert_global(&z, globals.items[i]);
  if (ok && z.remarks)
    remark_needs(&z, &funcs);
  return ok;
}
