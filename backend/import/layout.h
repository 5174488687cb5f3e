// A data layout string as the attribute of the dlti dialect.
#ifndef MLCC_IMPORT_LAYOUT_H
#define MLCC_IMPORT_LAYOUT_H

#include "ir/ir.h"

Attr *import_layout(Ctx *ctx, Str text);

#endif
