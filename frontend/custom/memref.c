// Custom forms of the memref dialect.
//
//   memref.generic_atomic_rmw %m[%i, ...] : type region dictionary?
//   memref.alloca_scope (-> types)? region dictionary?
//   memref.dma_start %src[...], %dst[...], %n, %tag[...] (, %stride, %n)?
//     : types
//   memref.prefetch %m[...], (read|write), locality<n>, (data|instr) : type
//   memref.transpose %m (dims) -> (results) dictionary? : type to type

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

// %m[%i, ...]
static bool parse_place(Parser *p, Operand *memref, Operands *indices) {
  return parse_operand(p, memref, true) &&
         parse_operands_in(p, DELIM_SQUARE, indices);
}

static bool resolve_place(Parser *p, OpState *st, Operand memref, Type *type,
                          const Operands *indices) {
  return resolve_operand(p, st, memref, type) &&
         resolve_operands_as(p, st, indices, p->ctx->index_type);
}

static void put_place(OpPrinter *pr, const Use *uses, uint32_t nindices) {
  put_value(pr, uses[0].value);
  put_lit(pr, "[");
  put_values(pr, uses + 1, nindices);
  put_lit(pr, "]");
}

// generic_atomic_rmw

// memref [indices] : type region, whose argument is the element
bool parse_memref_generic_atomic_rmw(Parser *p, OpState *st) {
  Operand memref;
  Operands indices = {0};
  if (!parse_place(p, &memref, &indices) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type || !resolve_place(p, st, memref, type, &indices))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region || !optional_attr_dict(p, st))
    return false;
  if (type->kind != TY_MEMREF)
    return error_asm(p, at,
                     "invalid kind of type specified: expected "
                     "builtin.memref, but found '%s'",
                     type_str(p->ctx, type));
  state_add_region(p, st, region);
  vec_push(&p->scratch, &st->types, type_element(type));
  return true;
}

void print_memref_generic_atomic_rmw(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_place(pr, op->operands, op->noperands - 1);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], true, true, false);
  put_attr_dict(pr, op, NULL);
}

// alloca_scope

bool parse_memref_alloca_scope(Parser *p, OpState *st) {
  if (!optional_arrow_types(p, &st->types))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  ensure_terminator(p, region, OP_memref_alloca_scope_return, st->loc);
  state_add_region(p, st, region);
  return optional_attr_dict(p, st);
}

void print_memref_alloca_scope(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  if (op->nresults) {
    put_lit(pr, " -> (");
    put_result_types(pr, op);
    put_lit(pr, ")");
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, NULL);
}

// dma_start: source, destination, count, tag, maybe two strides

typedef struct Transfer {
  Operand source, destination, count, tag;
  Operands source_indices, destination_indices, tag_indices, strides;
} Transfer;

static bool parse_transfer(Parser *p, Transfer *t) {
  if (!parse_place(p, &t->source, &t->source_indices) ||
      !parse_punct(p, TK_COMMA) ||
      !parse_place(p, &t->destination, &t->destination_indices) ||
      !parse_punct(p, TK_COMMA) || !parse_operand(p, &t->count, true) ||
      !parse_punct(p, TK_COMMA) || !parse_place(p, &t->tag, &t->tag_indices))
    return false;
  return !consume_if(p, TK_COMMA) || parse_operands(p, &t->strides);
}

bool parse_memref_dma_start(Parser *p, OpState *st) {
  Transfer t = {0};
  Types types = {0};
  Type *index = p->ctx->index_type;
  if (!parse_transfer(p, &t))
    return false;
  if (t.strides.size && t.strides.size != 2)
    return error_asm(p, st->at, "expected two stride related operands");
  if (!parse_punct(p, TK_COLON) || !parse_types(p, &types))
    return false;
  if (types.size != 3)
    return error_asm(p, st->at, "fewer/more types expected");
  return resolve_place(p, st, t.source, types.data[0], &t.source_indices) &&
         resolve_place(p, st, t.destination, types.data[1],
                       &t.destination_indices) &&
         resolve_operand(p, st, t.count, index) &&
         resolve_place(p, st, t.tag, types.data[2], &t.tag_indices) &&
         resolve_operands_as(p, st, &t.strides, index);
}

static uint32_t rank_of(const Op *op, uint32_t operand) {
  return (uint32_t)op_operand(op, operand)->type->as.shaped.rank;
}

// Prints source, destination, count, tag and strides with three types.
void print_memref_dma_start(OpPrinter *pr, Op *op) {
  uint32_t source_rank = rank_of(op, 0), destination = 1 + source_rank;
  uint32_t destination_rank = rank_of(op, destination);
  uint32_t count = destination + 1 + destination_rank, tag = count + 1;
  uint32_t tag_rank = rank_of(op, tag), strides = tag + 1 + tag_rank;
  put_lit(pr, " ");
  put_place(pr, op->operands, source_rank);
  put_lit(pr, ", ");
  put_place(pr, op->operands + destination, destination_rank);
  put_lit(pr, ", ");
  put_value(pr, op_operand(op, count));
  put_lit(pr, ", ");
  put_place(pr, op->operands + tag, tag_rank);
  if (strides < op->noperands) {
    put_lit(pr, ", ");
    put_values(pr, op->operands + strides, op->noperands - strides);
  }
  put_attr_dict(pr, op, NULL);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, destination)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, tag)->type);
}

// prefetch

static bool parse_word(Parser *p, Str *word) {
  return optional_word(p, word) ||
         error_asm(p, p->tok.start, "expected valid keyword");
}

bool parse_prefetch(Parser *p, Prefetch *how) {
  return parse_word(p, &how->access) && parse_punct(p, TK_COMMA) &&
         parse_keyword(p, "locality") && parse_punct(p, TK_LESS) &&
         (how->locality = parse_attr(p, p->ctx->i32)) &&
         parse_punct(p, TK_GREATER) && parse_punct(p, TK_COMMA) &&
         parse_word(p, &how->cache);
}

bool check_prefetch(Parser *p, OpState *st, Prefetch *how) {
  how->is_write = str_is(how->access, "write");
  how->is_data = str_is(how->cache, "data");
  if (!how->is_write && !str_is(how->access, "read"))
    return error_asm(p, st->at, "rw specifier has to be 'read' or 'write'");
  return how->is_data || str_is(how->cache, "instr") ||
         error_asm(p, st->at, "cache type has to be 'data' or 'instr'");
}

void put_prefetch(OpPrinter *pr, const Attr *is_write, const Attr *locality,
                  const Attr *is_data) {
  buf_puts(pr->out, attr_to_bool(is_write) ? ", write" : ", read");
  put_lit(pr, ", locality<");
  buf_i64(pr->out, attr_to_i64(locality));
  buf_puts(pr->out, attr_to_bool(is_data) ? ">, data" : ">, instr");
}

bool parse_memref_prefetch(Parser *p, OpState *st) {
  Operand memref;
  Operands indices = {0};
  Prefetch how;
  if (!parse_place(p, &memref, &indices) || !parse_punct(p, TK_COMMA) ||
      !parse_prefetch(p, &how) || !parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_memref_typed(p);
  if (!type || !resolve_place(p, st, memref, type, &indices) ||
      !check_prefetch(p, st, &how))
    return false;
  st->slots[A_memref_prefetch_localityHint] = how.locality;
  st->slots[A_memref_prefetch_isWrite] = attr_bool(p->ctx, how.is_write);
  st->slots[A_memref_prefetch_isDataCache] = attr_bool(p->ctx, how.is_data);
  return true;
}

void print_memref_prefetch(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"localityHint", "isWrite", "isDataCache",
                                       NULL};
  put_lit(pr, " ");
  put_place(pr, op->operands, op->noperands - 1);
  put_prefetch(pr, op->slots[A_memref_prefetch_isWrite],
               op->slots[A_memref_prefetch_localityHint],
               op->slots[A_memref_prefetch_isDataCache]);
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
}

// transpose

// memref map attributes : type `to` type
bool parse_memref_transpose(Parser *p, OpState *st) {
  Operand memref;
  if (!parse_operand(p, &memref, true))
    return false;
  const char *at = p->tok.start;
  Attr *map = parse_affine_map_or_set(p);
  if (!map)
    return false;
  if (map->kind != AT_AFFINE_MAP)
    return error_at(p, at, "expected AffineMap, but got IntegerSet");
  if (!optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  Type *from = parse_memref_typed(p);
  if (!from || !resolve_operand(p, st, memref, from) || !parse_keyword(p, "to"))
    return false;
  Type *to = parse_memref_typed(p);
  if (!to)
    return false;
  vec_push(&p->scratch, &st->types, to);
  st->slots[A_memref_transpose_permutation] = map;
  return true;
}

void print_memref_transpose(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"permutation", NULL};
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  put_lit(pr, " ");
  affine_map_print(pr->out, op->slots[A_memref_transpose_permutation]);
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, " to ");
  put_type(pr, op->results[0].type);
}
