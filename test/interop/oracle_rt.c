// What objects made by the oracle need at link time beyond libc and libgcc,
// in place of MLIR's runner libraries (which exist for one machine only) and
// of a libgcc that knows bf16. Compiled by clang for the target, without any
// header: only the compiler's own types are used.

typedef __INTPTR_TYPE__ Index;
typedef __SIZE_TYPE__ Size;

int printf(const char *format, ...);
void *memcpy(void *to, const void *from, Size n);

typedef struct {
  Index rank;
  void *descriptor;
} UnrankedMemRef;

// A descriptor of any rank: sizes, then strides, follow the offset.
typedef struct {
  char *allocated;
  char *aligned;
  Index offset;
  Index sizes_and_strides[];
} Descriptor;

static void copy_dim(Index dim, Index rank, Index element, const Index *sizes,
                     const char *from, const Index *from_strides, char *to,
                     const Index *to_strides) {
  if (dim == rank) {
    memcpy(to, from, (Size)element);
    return;
  }
  for (Index i = 0; i < sizes[dim]; i++)
    copy_dim(dim + 1, rank, element, sizes,
             from + i * from_strides[dim] * element, from_strides,
             to + i * to_strides[dim] * element, to_strides);
}

// memref.copy of views that are not contiguous.
void memrefCopy(Index element, UnrankedMemRef *from, UnrankedMemRef *to) {
  Descriptor *f = from->descriptor, *t = to->descriptor;
  Index rank = from->rank;
  copy_dim(0, rank, element, f->sizes_and_strides,
           f->aligned + f->offset * element, f->sizes_and_strides + rank,
           t->aligned + t->offset * element, t->sizes_and_strides + rank);
}

// f32 to bf16, to the nearest, ties to even.
__bf16 __truncsfbf2(float value) {
  unsigned bits;
  __bf16 result;
  memcpy(&bits, &value, sizeof bits);
  unsigned rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  if ((bits & 0x7fffffff) > 0x7f800000)
    rounded = bits >> 16 | 0x40; // a NaN stays one
  unsigned short half = (unsigned short)rounded;
  memcpy(&result, &half, sizeof result);
  return result;
}

// Wider floats go through f32 rounded to odd: truncated, with the last bit
// set if anything was lost. Rounding that again rounds the original once.
__bf16 __truncdfbf2(double value) {
  float narrow = (float)value;
  unsigned bits;
  memcpy(&bits, &narrow, sizeof bits);
  double back = narrow;
  if (back != value && value == value) {
    if (back > 0 ? back > value : back < 0 && back < value)
      bits--;
    bits |= 1;
  }
  memcpy(&narrow, &bits, sizeof bits);
  return __truncsfbf2(narrow);
}

#ifdef __SIZEOF_FLOAT128__
__bf16 __trunctfbf2(__float128 value) {
  double narrow = (double)value;
  unsigned long long bits;
  memcpy(&bits, &narrow, sizeof bits);
  __float128 back = narrow;
  if (back != value && value == value) {
    if (back > 0 ? back > value : back < 0 && back < value)
      bits--;
    bits |= 1;
  }
  memcpy(&narrow, &bits, sizeof bits);
  return __truncdfbf2(narrow);
}
#endif

#ifdef __riscv
// f16 as libgcc has it elsewhere.
float __extendhfsf2(_Float16 value) {
  unsigned short bits;
  memcpy(&bits, &value, sizeof bits);
  unsigned sign = (bits & 0x8000u) << 16, magnitude = bits & 0x7fff;
  float result;
  if (magnitude >= 0x7c00)
    magnitude = 0x7f800000 | (magnitude & 0x3ff) << 13;
  else if (magnitude >= 0x400)
    magnitude = (magnitude << 13) + (112u << 23);
  else {
    float exact = (float)magnitude * 0x1p-24f;
    memcpy(&magnitude, &exact, sizeof exact);
  }
  magnitude |= sign;
  memcpy(&result, &magnitude, sizeof result);
  return result;
}

// To the nearest, ties to even: of the float's bits by magnitude, and below
// the normal range by adding 0.5, whose last place is f16's smallest step.
_Float16 __truncsfhf2(float value) {
  unsigned bits, magnitude;
  memcpy(&bits, &value, sizeof bits);
  magnitude = bits & 0x7fffffff;
  unsigned short half = (unsigned short)(bits >> 16 & 0x8000);
  if (magnitude > 0x7f800000)
    half |= 0x7e00;
  else if (magnitude >= 0x477ff000)
    half |= 0x7c00;
  else if (magnitude >= 0x38800000)
    half |= (unsigned short)((magnitude - (112u << 23) + 0xfff +
                              (magnitude >> 13 & 1)) >>
                             13);
  else {
    float sum;
    memcpy(&sum, &magnitude, sizeof sum);
    sum += 0.5f;
    memcpy(&magnitude, &sum, sizeof sum);
    half |= (unsigned short)(magnitude - 0x3f000000);
  }
  _Float16 result;
  memcpy(&result, &half, sizeof result);
  return result;
}
#endif

// The output of MLIR's runner libraries.
void printI64(long long value) {
  printf("%lld", value);
}

void printU64(unsigned long long value) {
  printf("%llu", value);
}

void printString(const char *text) {
  printf("%s", text);
}

// Bits of an f16, and of a bf16.
void printF16(unsigned short bits) {
  _Float16 value;
  memcpy(&value, &bits, sizeof value);
  printf("%g", (double)value);
}

void printBF16(unsigned short bits) {
  unsigned wide = (unsigned)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  printf("%g", (double)value);
}

void printF32(float value) {
  printf("%g", (double)value);
}

void printF64(double value) {
  printf("%lg", value);
}

void printOpen(void) {
  printf("( ");
}

void printClose(void) {
  printf(" )");
}

void printComma(void) {
  printf(", ");
}

void printNewline(void) {
  printf("\n");
}
