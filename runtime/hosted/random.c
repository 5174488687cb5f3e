// rtsrand, rtrand, rtdrand and shuffle: random numbers that repeat those of
// MLIR's runner library (built with libstdc++) for every seed.
//
// The generator is MT19937 (Matsumoto and Nishimura, 1998). A number in a range
// is made from its 32-bit outputs as libstdc++ makes it: a range of at most 32
// bits by the method of Lemire ("Fast random integer generation in an
// interval", 2019), a larger one digit by digit in base 2^32 with rejection.
// shuffle draws two positions from one number while their product allows.

#include "libc.h"
#include "memref/descriptor.h"

enum { STATE_WORDS = 624, STATE_SHIFT = 397 };

typedef struct Generator {
  U32 next;
  U32 state[STATE_WORDS];
} Generator;

static void seed(Generator *generator, U32 value) {
  generator->state[0] = value;
  for (U32 i = 1; i < STATE_WORDS; i++) {
    value = 1812433253 * (value ^ value >> 30) + i;
    generator->state[i] = value;
  }
  generator->next = STATE_WORDS;
}

static void advance(Generator *generator) {
  U32 *state = generator->state;
  for (U32 i = 0; i < STATE_WORDS; i++) {
    U32 pair =
        (state[i] & 0x80000000) | (state[(i + 1) % STATE_WORDS] & 0x7fffffff);
    state[i] = state[(i + STATE_SHIFT) % STATE_WORDS] ^ pair >> 1 ^
               (pair & 1 ? 0x9908b0df : 0);
  }
  generator->next = 0;
}

static U32 draw(Generator *generator) {
  if (generator->next == STATE_WORDS)
    advance(generator);
  U32 word = generator->state[generator->next++];
  word ^= word >> 11;
  word ^= word << 7 & 0x9d2c5680;
  word ^= word << 15 & 0xefc60000;
  return word ^ word >> 18;
}

// A number below `bound`, which is not 0.
static U32 draw_below(Generator *generator, U32 bound) {
  U64 product = (U64)draw(generator) * bound;
  if ((U32)product < bound) {
    U32 threshold = (0 - bound) % bound;
    while ((U32)product < threshold)
      product = (U64)draw(generator) * bound;
  }
  return (U32)(product >> 32);
}

// A number of at most `last`.
static U64 draw_up_to(Generator *generator, U64 last) {
  if (last < UINT32_MAX)
    return draw_below(generator, (U32)last + 1);
  if (last == UINT32_MAX)
    return draw(generator);
  for (;;) {
    U64 high = draw_up_to(generator, last >> 32) << 32;
    U64 number = high + draw(generator);
    if (number <= last && number >= high)
      return number;
  }
}

void *rtsrand(uintptr_t value);
RT_FUNCTION void *rtsrand(uintptr_t value) {
  Generator *generator = malloc(sizeof *generator);
  if (generator)
    seed(generator, (U32)value);
  return generator;
}

// The bound is included, against what its users may expect.
uintptr_t rtrand(void *generator, uintptr_t last);
RT_FUNCTION uintptr_t rtrand(void *generator, uintptr_t last) {
  return (uintptr_t)draw_up_to(generator, last);
}

void rtdrand(void *generator);
RT_FUNCTION void rtdrand(void *generator) {
  free(generator);
}

static void swap(uintptr_t *numbers, U64 i, U64 j) {
  uintptr_t number = numbers[i];
  numbers[i] = numbers[j];
  numbers[j] = number;
}

// Fills a memref<?xindex> with a permutation of 0, 1, 2 and so on.
void _mlir_ciface_shuffle(const RankedMemref *memref, void *generator);
RT_FUNCTION void _mlir_ciface_shuffle(const RankedMemref *memref,
                                      void *generator) {
  uintptr_t *numbers = (uintptr_t *)(void *)memref->aligned + memref->offset;
  U64 count = (uintptr_t)memref->shape[0];
  for (U64 i = 0; i < count; i++)
    numbers[i] = (uintptr_t)i;
  U64 i = 1;
  if (count && UINT32_MAX / count >= count) {
    if (count % 2 == 0)
      swap(numbers, i++, draw_up_to(generator, 1));
    for (; i < count; i += 2) {
      U64 pair = draw_up_to(generator, (i + 1) * (i + 2) - 1);
      swap(numbers, i, pair / (i + 2));
      swap(numbers, i + 1, pair % (i + 2));
    }
    return;
  }
  for (; i < count; i++)
    swap(numbers, i, draw_up_to(generator, i));
}
