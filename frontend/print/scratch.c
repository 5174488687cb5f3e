// Printing numbers values and blocks, whoever else does: a message may show an
// operation while a pass or the verifier has numbers of its own in there. What
// somebody has claimed is put back afterwards.

#include "frontend/print/print_int.h"

typedef void IdVisitor(PrintScratch *s, uint32_t *id);

static void visit_op(PrintScratch *s, Op *op, IdVisitor *visit);

static void visit_region(PrintScratch *s, Region *region, IdVisitor *visit) {
  for (Block *block = region->first; block; block = block->next) {
    visit(s, &block->id);
    for (uint32_t i = 0; i < block->nargs; i++)
      visit(s, &block->args[i]->value.id);
    for (Op *op = block->first; op; op = op->next)
      visit_op(s, op, visit);
  }
}

// Operands may be from outside of what is printed, and successors too.
static void visit_op(PrintScratch *s, Op *op, IdVisitor *visit) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op->operands[i].value)
      visit(s, &op->operands[i].value->id);
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    if (op->successors[i].block)
      visit(s, &op->successors[i].block->id);
  for (uint32_t i = 0; i < op->nresults; i++)
    visit(s, &op->results[i].id);
  for (uint32_t i = 0; i < op->nregions; i++)
    visit_region(s, &op->regions[i], visit);
}

static void keep(PrintScratch *s, uint32_t *id) {
  vec_push(&s->arena, &s->ids, *id);
}

static void put_back(PrintScratch *s, uint32_t *id) {
  *id = s->ids.data[s->next++];
}

enum { NUMBERED = SCRATCH_VALUE_ID | SCRATCH_BLOCK_ID };

void print_scratch_take(PrintScratch *s, Ctx *ctx, Op *op) {
  *s = (PrintScratch){.claimed = ctx->claimed & NUMBERED};
  if (s->claimed)
    visit_op(s, op, keep);
  ctx->claimed |= NUMBERED;
}

// Numbers by the place that they are in, plus one.

static void record_number(PrintScratch *s, uint32_t *id) {
  uintptr_t number = *id;
  ptrmap_set(s->numbers, s->numbers_arena, id, (void *)(number + 1));
}

static void give_number(PrintScratch *s, uint32_t *id) {
  uintptr_t number = (uintptr_t)ptrmap_get(s->numbers, id);
  *id = number ? (uint32_t)(number - 1) : ID_UNKNOWN;
}

void print_numbers_record(PtrMap *numbers, Arena *arena, Op *op) {
  PrintScratch s = {.numbers = numbers, .numbers_arena = arena};
  visit_op(&s, op, record_number);
}

void print_numbers_give(PtrMap *numbers, Op *op) {
  visit_op(&(PrintScratch){.numbers = numbers}, op, give_number);
}

void print_scratch_return(PrintScratch *s, Ctx *ctx, Op *op) {
  if (s->claimed)
    visit_op(s, op, put_back);
  ctx->claimed = (ctx->claimed & ~(unsigned)NUMBERED) | s->claimed;
  arena_release(&s->arena);
}
