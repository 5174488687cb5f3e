// Locations: as attributes, and as the 32-bit numbers that operations hold.
//
// Most operations stand where they were written, and their Loc is an offset
// into the sources. What a `loc(...)` says is an attribute; its Loc is an index
// into the context's table of such attributes. The table grows by chunks that
// double in size and never move, so that a reader needs no lock: it was handed
// the index after the entry was written.

#include "ir/attr_int.h"

#include "ir/loc_table.h"

Attr *attr_loc_unknown(Ctx *ctx) {
  return ctx->unknown_loc;
}

// A range that ends where it starts is a plain position.
Attr *attr_loc_range(Ctx *ctx, Ident *name, uint32_t line, uint32_t column,
                     uint32_t end_line, uint32_t end_column) {
  bool has_end = line != end_line || column != end_column;
  Attr a = {.kind = AT_LOC_FILE,
            .as.file = {name, line, column, end_line, end_column, has_end}};
  uint64_t hash = hash_ptr(name, (uint64_t)line << 32 | column);
  return attr_unique(ctx, &a,
                     hash_u64(hash, (uint64_t)end_line << 32 | end_column));
}

// A file without a name is called `-`, as in MLIR; one of a range is not.
Attr *attr_loc_file(Ctx *ctx, Ident *name, uint32_t line, uint32_t column) {
  if (!name->size)
    name = ctx_ident_lit(ctx, "-");
  return attr_loc_range(ctx, name, line, column, line, column);
}

static Attr *unique_loc(Ctx *ctx, AttrKind kind, Ident *text, Attr *child,
                        Attr *caller) {
  Attr a = {.kind = (uint8_t)kind, .as.loc = {text, child, caller}};
  return attr_unique(ctx, &a,
                     hash_ptr(text, hash_ptr(child, hash_ptr(caller, 0))));
}

Attr *attr_loc_name(Ctx *ctx, Ident *name, Attr *child) {
  return unique_loc(ctx, AT_LOC_NAME, name, child ? child : ctx->unknown_loc,
                    NULL);
}

Attr *attr_loc_callsite(Ctx *ctx, Attr *callee, Attr *caller) {
  return unique_loc(ctx, AT_LOC_CALLSITE, NULL, callee, caller);
}

// The parts of a fused location: those of a fused part with the same metadata
// stand for it, unknown ones say nothing, and none stands twice.
typedef struct Parts {
  Arena arena;
  PtrMap seen;
} Parts;

static void add_part(Parts *parts, const Attr *part, const Attr *metadata) {
  if (part->kind == AT_LOC_FUSED && part->as.fused.metadata == metadata) {
    for (uint32_t i = 0; i < part->as.fused.count; i++)
      ptrmap_at(&parts->seen, &parts->arena, part->as.fused.items[i]);
  } else if (part->kind != AT_LOC_UNKNOWN) {
    ptrmap_at(&parts->seen, &parts->arena, part);
  }
}

static Attr *unique_fused(Ctx *ctx, Attr **items, uint32_t count,
                          Attr *metadata) {
  Attr a = {.kind = AT_LOC_FUSED, .as.fused = {items, count, metadata}};
  return attr_unique(ctx, &a, hash_attrs(items, count, hash_ptr(metadata, 0)));
}

Attr *attr_loc_fused(Ctx *ctx, Attr *const *items, uint32_t count,
                     Attr *metadata) {
  Parts parts = {0};
  for (uint32_t i = 0; i < count; i++)
    add_part(&parts, items[i], metadata);
  uint32_t n = parts.seen.size ? parts.seen.size : 1;
  Attr **kept = arena_array(&parts.arena, Attr *, n);
  kept[0] = ctx->unknown_loc;
  for (uint32_t i = 0; i < parts.seen.size; i++)
    kept[i] = (Attr *)parts.seen.entries[i].key;
  Attr *fused =
      n == 1 && !metadata ? kept[0] : unique_fused(ctx, kept, n, metadata);
  arena_release(&parts.arena);
  return fused;
}

bool attr_is_loc(const Attr *a) {
  return a && a->kind >= AT_LOC_UNKNOWN && a->kind <= AT_LOC_OPAQUE;
}

// The table

enum { FIRST_CHUNK_BITS = 8, NCHUNKS = 23 };

struct LocTable {
  Attr **chunks[NCHUNKS];
  PtrMap index; // attribute to its entry's number plus one
  Arena arena;
  uint32_t size;
};

// Chunk k holds 2^(8+k) entries, so entry i is in the chunk of the highest bit
// of i + 2^8.
static uint32_t chunk_of(uint32_t entry, uint32_t *within) {
  uint32_t shifted = entry + (1u << FIRST_CHUNK_BITS);
  uint32_t high = 31u - (uint32_t)__builtin_clz(shifted);
  *within = shifted - (1u << high);
  return high - FIRST_CHUNK_BITS;
}

LocTable *loc_table_new(Arena *arena) {
  return arena_new(arena, LocTable);
}

void loc_table_release(LocTable *table) {
  arena_release(&table->arena);
}

static Attr *loc_table_get(LocTable *table, uint32_t entry) {
  uint32_t within, chunk = chunk_of(entry, &within);
  return table->chunks[chunk][within];
}

static uint32_t loc_table_add(LocTable *table, Attr *loc) {
  void **known = ptrmap_at(&table->index, &table->arena, loc);
  if (*known)
    return (uint32_t)(uintptr_t)*known - 1;
  uint32_t entry = table->size++, within, chunk = chunk_of(entry, &within);
  if (!table->chunks[chunk])
    table->chunks[chunk] = arena_array(&table->arena, Attr *,
                                       (size_t)1 << (chunk + FIRST_CHUNK_BITS));
  table->chunks[chunk][within] = loc;
  *known = (void *)(uintptr_t)(entry + 1);
  return entry;
}

Loc ctx_loc(Ctx *ctx, Attr *loc) {
  if (loc->kind == AT_LOC_UNKNOWN)
    return LOC_UNKNOWN;
  uniquer_lock(ctx);
  uint32_t entry = loc_table_add(ctx->locs, loc);
  uniquer_unlock(ctx);
  return LOC_TABLE + entry;
}

Attr *ctx_loc_attr(Ctx *ctx, Loc loc) {
  if (loc == LOC_UNKNOWN)
    return ctx->unknown_loc;
  if (loc >= LOC_TABLE)
    return loc_table_get(ctx->locs, loc - LOC_TABLE);
  LineCol at = source_line_col(&ctx->sources, loc);
  return attr_loc_file(ctx, ctx_ident(ctx, at.file), at.line, at.column);
}

// The first part with a file: of a call the callee, of a fused location the
// first that has any.
static const Attr *find_file(const Attr *loc) {
  switch ((AttrKind)loc->kind) {
  case AT_LOC_FILE: return loc;
  case AT_LOC_NAME:
  case AT_LOC_CALLSITE: return find_file(loc->as.loc.child);
  case AT_LOC_FUSED:
    for (uint32_t i = 0; i < loc->as.fused.count; i++) {
      const Attr *file = find_file(loc->as.fused.items[i]);
      if (file)
        return file;
    }
    return NULL;
  default: return NULL;
  }
}

LineCol loc_resolve(void *ctx, Loc loc) {
  const Attr *file =
      find_file(loc_table_get(((Ctx *)ctx)->locs, loc - LOC_TABLE));
  if (!file)
    return (LineCol){0};
  return (LineCol){ident_str(file->as.file.name), file->as.file.line,
                   file->as.file.column};
}
