// The dialects that a program knows.
#ifndef MLCC_BACKEND_DIALECTS_H
#define MLCC_BACKEND_DIALECTS_H

#include "ir/ir.h"

// Registers all of them, with what every layer has of each. A program that has
// dialects of its own links its own function of this name instead; it calls
// dialects_register_all() first.
void register_dialects(Ctx *ctx);

#endif
