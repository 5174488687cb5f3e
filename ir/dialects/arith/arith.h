// Facts about the arith dialect, beyond its rows, that passes use.
#ifndef MLCC_ARITH_H
#define MLCC_ARITH_H

#include "ir/dialects/dialects.h"

// The predicate of cmpi that holds when `predicate` does not.
int64_t arith_cmpi_opposite(int64_t predicate);
// The one that holds of (b, a) when `predicate` holds of (a, b).
int64_t arith_cmpi_mirrored(int64_t predicate);

// The orders that a predicate of cmpf holds of.
enum { CMPF_EQUAL = 1, CMPF_GREATER = 2, CMPF_LESS = 4, CMPF_UNORDERED = 8 };
unsigned arith_cmpf_orders(int64_t predicate);

#endif
