// Of hosted/assert.c and nolibc/assert.c.

#ifndef MLCC_RUNTIME_HOSTED_ASSERT_H
#define MLCC_RUNTIME_HOSTED_ASSERT_H

#include "rt.h"

_Noreturn void mlcc_assert_fail(const char *message);

#endif
