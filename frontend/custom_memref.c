// Custom forms of the memref dialect.
//
//   memref.alloca_scope (-> (types))? region
//   memref.generic_atomic_rmw %m[indices] : type region
//   memref.prefetch %m[indices], read|write, locality<n>, data|instr : type
//   memref.transpose %m permutation-map : type to type
//   memref.dma_start %src[i], %dst[i], %n, %tag[i] (, %stride, %count)? : types

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

static bool parse_indexed(Parser *p, Operand *memref, Operands *indices) {
  return parse_operand(p, memref, true) &&
         parse_operands_in(p, DELIM_SQUARE, indices);
}

static void put_indices(OpPrinter *pr, const Op *op, uint32_t first,
                        uint32_t n) {
  put_lit(pr, "[");
  put_values(pr, op->operands + first, n);
  put_lit(pr, "]");
}

bool parse_memref_alloca_scope(Parser *p, OpState *st) {
  Types types = {0};
  if (consume_if(p, TK_ARROW) && !parse_result_types(p, &types))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  ensure_terminator(p, region, OP_memref_alloca_scope_return, st->loc);
  state_add_region(p, st, region);
  for (size_t i = 0; i < types.size; i++)
    vec_push(&p->scratch, &st->types, types.data[i]);
  return optional_attr_dict(p, st);
}

void print_memref_alloca_scope(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  if (op->nresults) {
    put_lit(pr, " -> (");
    for (uint32_t i = 0; i < op->nresults; i++) {
      if (i)
        put_lit(pr, ", ");
      put_type(pr, op_result(op, i)->type);
    }
    put_lit(pr, ")");
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, NULL);
}

bool parse_memref_generic_atomic_rmw(Parser *p, OpState *st) {
  Operand memref;
  Operands indices = {0};
  if (!parse_indexed(p, &memref, &indices) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (type->kind != TY_MEMREF)
    return error_asm(p, at, "invalid kind of type specified: expected "
                            "builtin.memref, but found '%s'",
                     type_str(p->ctx, type));
  if (!resolve_operand(p, st, memref, type) ||
      !resolve_operands_as(p, st, &indices, p->ctx->index_type))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  state_add_region(p, st, region);
  vec_push(&p->scratch, &st->types, type->as.shaped.element);
  return optional_attr_dict(p, st);
}

void print_memref_generic_atomic_rmw(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  put_indices(pr, op, 1, op->noperands - 1);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], true, true, false);
  put_attr_dict(pr, op, NULL);
}

static bool parse_choice(Parser *p, const char *yes, const char *no,
                         const char *message, Attr **attr) {
  bool is_yes = optional_keyword(p, yes);
  if (!is_yes && !optional_keyword(p, no))
    return error_asm(p, p->tok.start, "%s", message);
  *attr = attr_bool(p->ctx, is_yes);
  return true;
}

bool parse_memref_prefetch(Parser *p, OpState *st) {
  Operand memref;
  Operands indices = {0};
  int64_t hint;
  if (!parse_indexed(p, &memref, &indices) || !parse_punct(p, TK_COMMA) ||
      !parse_choice(p, "write", "read",
                    "rw specifier has to be 'read' or 'write'",
                    &st->slots[A_memref_prefetch_isWrite]) ||
      !parse_punct(p, TK_COMMA) || !parse_keyword(p, "locality") ||
      !parse_punct(p, TK_LESS) || !parse_i64(p, &hint) ||
      !parse_punct(p, TK_GREATER) || !parse_punct(p, TK_COMMA) ||
      !parse_choice(p, "data", "instr",
                    "cache type has to be 'data' or 'instr'",
                    &st->slots[A_memref_prefetch_isDataCache]) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  st->slots[A_memref_prefetch_localityHint] = attr_i32(p->ctx, (int32_t)hint);
  Type *type = parse_type(p);
  return type && resolve_operand(p, st, memref, type) &&
         resolve_operands_as(p, st, &indices, p->ctx->index_type);
}

void print_memref_prefetch(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"localityHint", "isWrite",
                                       "isDataCache", NULL};
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  put_indices(pr, op, 1, op->noperands - 1);
  bool is_write = attr_to_bool(op_slot(op, A_memref_prefetch_isWrite));
  bool is_data = attr_to_bool(op_slot(op, A_memref_prefetch_isDataCache));
  int64_t hint = attr_to_i64(op_slot(op, A_memref_prefetch_localityHint));
  buf_printf(pr->out, ", %s, locality<%lld>, %s", is_write ? "write" : "read",
             (long long)hint, is_data ? "data" : "instr");
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
}

bool parse_memref_transpose(Parser *p, OpState *st) {
  Operand memref;
  if (!parse_operand(p, &memref, true))
    return false;
  const char *at = p->tok.start;
  Attr *map = parse_affine_map_or_set(p);
  if (!map)
    return false;
  if (map->kind != AT_AFFINE_MAP)
    return error_at(p, at, "expected an affine map");
  st->slots[A_memref_transpose_permutation] = map;
  if (!optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  Type *from = parse_type(p);
  if (!from || !resolve_operand(p, st, memref, from) ||
      !parse_keyword(p, "to"))
    return false;
  Type *to = parse_type(p);
  if (to)
    vec_push(&p->scratch, &st->types, to);
  return to;
}

void print_memref_transpose(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"permutation", NULL};
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  put_lit(pr, " ");
  affine_map_print(pr->out, op_slot(op, A_memref_transpose_permutation));
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, " to ");
  put_type(pr, op_result(op, 0)->type);
}

// The transfer's operands, in order: source and indices, destination and
// indices, number of elements, tag and indices, and for strided ones stride
// and elements per stride.
typedef struct Transfer {
  Operand source, target, tag;
  Operands source_at, target_at, tag_at, count, strides;
  Types types;
} Transfer;

static bool parse_transfer(Parser *p, Transfer *t) {
  Operand count;
  if (!parse_indexed(p, &t->source, &t->source_at) ||
      !parse_punct(p, TK_COMMA) ||
      !parse_indexed(p, &t->target, &t->target_at) ||
      !parse_punct(p, TK_COMMA) || !parse_operand(p, &count, true) ||
      !parse_punct(p, TK_COMMA) || !parse_indexed(p, &t->tag, &t->tag_at))
    return false;
  vec_push(&p->scratch, &t->count, count);
  if (consume_if(p, TK_COMMA) && !parse_operands(p, &t->strides))
    return false;
  if (t->strides.size && t->strides.size != 2)
    return error_asm(p, p->tok.start,
                     "expected two stride related operands");
  return true;
}

bool parse_memref_dma_start(Parser *p, OpState *st) {
  Transfer t = {0};
  if (!parse_transfer(p, &t) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  if (!parse_types(p, &t.types))
    return false;
  if (t.types.size != 3)
    return error_asm(p, at, "fewer/more types expected");
  Type *index = p->ctx->index_type;
  return resolve_operand(p, st, t.source, t.types.data[0]) &&
         resolve_operands_as(p, st, &t.source_at, index) &&
         resolve_operand(p, st, t.target, t.types.data[1]) &&
         resolve_operands_as(p, st, &t.target_at, index) &&
         resolve_operands_as(p, st, &t.count, index) &&
         resolve_operand(p, st, t.tag, t.types.data[2]) &&
         resolve_operands_as(p, st, &t.tag_at, index) &&
         resolve_operands_as(p, st, &t.strides, index) &&
         optional_attr_dict(p, st);
}

// The rank of the memref at an operand; its indices follow it.
static uint32_t rank_at(const Op *op, uint32_t i) {
  const Type *type = op_operand(op, i)->type;
  return type->kind == TY_MEMREF ? (uint32_t)type->as.shaped.rank : 0;
}

static uint32_t put_indexed(OpPrinter *pr, const Op *op, uint32_t at) {
  uint32_t rank = rank_at(op, at);
  put_value(pr, op_operand(op, at));
  put_indices(pr, op, at + 1, rank);
  return at + 1 + rank;
}

void print_memref_dma_start(OpPrinter *pr, Op *op) {
  uint32_t target = 1 + rank_at(op, 0);
  put_lit(pr, " ");
  put_indexed(pr, op, 0);
  put_lit(pr, ", ");
  uint32_t count = put_indexed(pr, op, target);
  put_lit(pr, ", ");
  put_value(pr, op_operand(op, count));
  put_lit(pr, ", ");
  uint32_t rest = put_indexed(pr, op, count + 1);
  if (rest < op->noperands) {
    put_lit(pr, ", ");
    put_values(pr, op->operands + rest, op->noperands - rest);
  }
  put_attr_dict(pr, op, NULL);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, target)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, count + 1)->type);
}
