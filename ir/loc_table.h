// The context's table of explicit locations (attr_loc.c), for context.c.
#ifndef MLCC_LOC_TABLE_H
#define MLCC_LOC_TABLE_H

#include "ir/ir.h"

typedef struct LocTable LocTable;
LocTable *loc_table_new(Arena *arena);
void loc_table_release(LocTable *table);
// Diags.resolve: the file position that a message about `loc` shows.
LineCol loc_resolve(void *ctx, Loc loc);

#endif
