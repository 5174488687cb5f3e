// -mlir-print-value-users: comments that say where values are used.
//
//   // %arg0 is used by %1, %0
//   %0 = arith.addi %arg0, %arg0 : i32 // users: %1, %2
//   return %0 : i32 // id: %2
//
// An operation without results has a number for it. The last use comes first.

#include "frontend/print/print_int.h"

static bool seen_before(const Value *value, const Use *last) {
  for (const Use *use = value->uses; use != last; use = use->next)
    if (use->owner == last->owner)
      return true;
  return false;
}

static void put_user(OpPrinter *pr, const Op *user) {
  for (uint32_t i = 0; i < user->nresults; i++) {
    if (i)
      put_lit(pr, ", ");
    buf_puts(pr->out, name_recorded(pr->names, &user->results[i]));
  }
  if (!user->nresults)
    buf_puts(pr->out, name_recorded(pr->names, user));
}

static void put_users_of(OpPrinter *pr, const Value *value) {
  if (!value->uses)
    put_lit(pr, "unused");
  for (const Use *use = value->uses; use; use = use->next) {
    if (seen_before(value, use))
      continue;
    if (use != value->uses)
      put_lit(pr, ", ");
    put_user(pr, use->owner);
  }
}

// One operation uses it, of one result at most.
static bool has_one_user(const Value *value) {
  const Op *user = value->uses->owner;
  for (const Use *use = value->uses; use; use = use->next)
    if (use->owner != user)
      return false;
  return user->nresults <= 1;
}

void put_users(OpPrinter *pr, const Op *op) {
  if (!op->nresults && op->noperands) {
    put_lit(pr, " // id: ");
    buf_puts(pr->out, name_recorded(pr->names, op));
  }
  if (!op->nresults)
    return;
  if (!op_has_uses(op)) {
    put_lit(pr, " // unused");
    return;
  }
  bool one = op->nresults == 1 && has_one_user(&op->results[0]);
  buf_puts(pr->out, one ? " // user: " : " // users: ");
  for (uint32_t i = 0; i < op->nresults; i++) {
    if (i)
      put_lit(pr, ", ");
    if (op->nresults > 1)
      put_lit(pr, "(");
    put_users_of(pr, &op->results[i]);
    if (op->nresults > 1)
      put_lit(pr, ")");
  }
}

void put_arg_users(OpPrinter *pr, Block *block) {
  for (uint32_t i = 0; i < block->nargs; i++) {
    const Value *arg = block_arg(block, i);
    buf_spaces(pr->out, pr->indent);
    put_lit(pr, "// ");
    buf_puts(pr->out, name_recorded(pr->names, arg));
    if (arg->uses) {
      put_lit(pr, " is used by ");
      put_users_of(pr, arg);
    } else {
      put_lit(pr, " is unused");
    }
    put_lit(pr, "\n");
  }
}
