// Text of floats against mlir-opt: what it prints for random bits, and what
// bits it reads from random texts (seen through a folded arith.bitcast). Usage:
// number_oracle [values per format [seed]]. Exit status 77 without mlir-opt.
#include "test/unit/number_test.h"

#include <stdlib.h>
#include <unistd.h>

#define TEXT_MAX 1200

typedef struct Oracle {
  char path[64]; // of the input
  FILE *input;
  char *output; // all of it, NUL-terminated
} Oracle;

static void begin(Oracle *o) {
  strcpy(o->path, "/tmp/number_oracle.XXXXXX");
  int fd = mkstemp(o->path);
  o->input = fd < 0 ? NULL : fdopen(fd, "w");
  if (!o->input) {
    perror(o->path);
    exit(1);
  }
}

static char *read_all(FILE *f) {
  size_t size = 0, room = 1 << 16;
  char *text = malloc(room);
  for (size_t n; (n = fread(text + size, 1, room - size - 1, f)) > 0;) {
    size += n;
    if (room - size < 2)
      text = realloc(text, room *= 2);
  }
  text[size] = '\0';
  return text;
}

static void run(Oracle *o, const char *options) {
  char command[256];
  fclose(o->input);
  snprintf(command, sizeof command, "mlir-opt-22 %s %s", options, o->path);
  FILE *pipe = popen(command, "r");
  if (!pipe) {
    perror("popen");
    exit(1);
  }
  o->output = read_all(pipe);
  int status = pclose(pipe);
  unlink(o->path);
  if (status) {
    fprintf(stderr, "mlir-opt-22 fails\n");
    exit(1);
  }
}

// The element at *at and what is behind it; NULL after the last one.
static const char *next_element(const char **at, size_t *size) {
  const char *start = *at;
  *size = strcspn(start, " ,]");
  if (*size == 0)
    return NULL;
  const char *end = start + strcspn(start, ",]");
  *at = *end == ',' ? end + 2 : end;
  return start;
}

static void some_bits(uint64_t *bits, FloatKind kind, uint64_t *seed) {
  uint32_t width = float_format(kind)->bits;
  uint64_t words[2] = {next_random(seed), next_random(seed)};
  double value = (double)(int64_t)next_random(seed) / 4294967296.0;
  switch (next_random(seed) % 4) {
  case 0: float_from_double(words, kind, value); break;
  case 1: float_from_double(words, kind, (double)(float)value); break;
  case 2: { // of few digits
    double scale = next_random(seed) % 2 ? 1000 : 1e9;
    value = (double)(int64_t)(next_random(seed) % 20000000) / scale;
    float_from_double(words, kind, value);
    break;
  }
  }
  bits[0] = words[0];
  bits[1] = width > 64 ? words[1] : 0;
  bits[width > 64] &= wide_mask(width);
  // MLIR changes the bits of x87 numbers without a leading bit.
  if (kind == FLOAT_F80 && bits[1] & 0x7fff)
    bits[0] |= (uint64_t)1 << 63;
  else if (kind == FLOAT_F80)
    bits[0] &= ~((uint64_t)1 << 63);
}

static void write_bits(FILE *f, uint64_t seed, int count) {
  for (int k = 0; k < FLOAT_PPC_FP128; k++) {
    fprintf(f, "\"test.op\"() {a = [");
    for (int i = 0; i < count; i++) {
      uint64_t bits[2];
      char text[64];
      some_bits(bits, (FloatKind)k, &seed);
      size_t size = wide_print_hex(text, bits, 128);
      fprintf(f, "%s%.*s : %s", i ? ", " : "", (int)size, text,
              float_format((FloatKind)k)->name);
    }
    fprintf(f, "]} : () -> ()\n");
  }
}

static void test_printing(Tally *t, uint64_t seed, int count) {
  Oracle o;
  begin(&o);
  write_bits(o.input, seed, count);
  run(&o, "--allow-unregistered-dialect");
  const char *at = o.output;
  for (int k = 0; k < FLOAT_PPC_FP128; k++) {
    at = strstr(at, "{a = [");
    if (!EXPECT(t, at != NULL))
      break;
    at += 6;
    for (int i = 0; i < count; i++) {
      uint64_t bits[2];
      char ours[FLOAT_PRINT_MAX + 1];
      some_bits(bits, (FloatKind)k, &seed);
      size_t size, n = float_print(ours, (FloatKind)k, bits);
      const char *theirs = next_element(&at, &size);
      bool same = theirs && size == n && !memcmp(ours, theirs, n);
      if (!EXPECT(t, same))
        fprintf(stderr, "  %s: ours %.*s, mlir-opt %.*s\n",
                float_format((FloatKind)k)->name, (int)n, ours, (int)size,
                theirs ? theirs : "");
    }
  }
  free(o.output);
}

// Reading

static int digits(char *out, uint64_t n, uint64_t *seed) {
  for (uint64_t i = 0; i < n; i++)
    out[i] = (char)('0' + next_random(seed) % 10);
  return (int)n;
}

// A number of the format, or halfway between two, to some digits.
static int near_value(char *out, FloatKind kind, uint64_t *seed) {
  uint64_t bits[2], next[2];
  some_bits(bits, kind, seed);
  float_abs(bits, kind, bits);
  next[0] = bits[0] + next_random(seed) % 2;
  next[1] = bits[1];
  double value = float_to_double(kind, bits) / 2;
  value += float_to_double(kind, next) / 2;
  if (value - value != 0)
    value = 1.5;
  return snprintf(out, TEXT_MAX - 8, "%.*e", (int)(1 + next_random(seed) % 100),
                  value);
}

static void some_text(char *out, FloatKind kind, uint64_t *seed) {
  if (next_random(seed) % 2 && float_format(kind)->has_sign)
    *out++ = '-';
  if (next_random(seed) % 2) {
    near_value(out, kind, seed);
    return;
  }
  out += digits(out, 1 + next_random(seed) % 30, seed);
  *out++ = '.';
  out += digits(out, next_random(seed) % 30, seed);
  int reach = float_format(kind)->max_exponent / 3 + 10;
  if (reach > 330)
    reach = 330;
  if (float_format(kind)->specials == FLOAT_FINITE && reach > 250)
    reach = 250; // beyond f64, mlir-opt's result has no meaning there
  snprintf(out, 16, "e%d",
           (int)(next_random(seed) % (uint64_t)(2 * reach)) - reach);
}

static void write_texts(FILE *f, uint64_t seed, int count) {
  for (int k = 0; k < FLOAT_PPC_FP128; k++) {
    const FloatFormat *format = float_format((FloatKind)k);
    fprintf(f, "func.func @%s() -> tensor<%dxi%d> {\n", format->name, count,
            format->bits);
    fprintf(f, "  %%0 = arith.constant dense<[");
    for (int i = 0; i < count; i++) {
      char text[TEXT_MAX];
      some_text(text, (FloatKind)k, &seed);
      fprintf(f, "%s%s", i ? ", " : "", text);
    }
    fprintf(f, "]> : tensor<%dx%s>\n", count, format->name);
    fprintf(f, "  %%1 = arith.bitcast %%0 : tensor<%dx%s> to tensor<%dxi%d>\n",
            count, format->name, count, format->bits);
    fprintf(f, "  return %%1 : tensor<%dxi%d>\n}\n", count, format->bits);
  }
}

static bool read_bits(uint64_t *bits, FloatKind kind, const char *text,
                      size_t size) {
  bool negative = text[0] == '-';
  bits[0] = bits[1] = 0;
  return wide_parse_literal(bits, float_format(kind)->bits, true, negative,
                            text + negative, size - negative);
}

static void test_reading(Tally *t, uint64_t seed, int count) {
  Oracle o;
  begin(&o);
  write_texts(o.input, seed, count);
  run(&o, "--canonicalize "
          "--mlir-print-elementsattrs-with-hex-if-larger=100000000");
  const char *at = o.output;
  for (int k = 0; k < FLOAT_PPC_FP128; k++) {
    at = strstr(at, "dense<[");
    if (!EXPECT(t, at != NULL))
      break;
    at += 7;
    for (int i = 0; i < count; i++) {
      uint64_t ours[2], theirs[2];
      char text[TEXT_MAX];
      size_t size;
      some_text(text, (FloatKind)k, &seed);
      bool negative = text[0] == '-';
      const char *number = next_element(&at, &size);
      bool same =
          number && read_bits(theirs, (FloatKind)k, number, size) &&
          float_parse_literal(ours, (FloatKind)k, negative, text + negative,
                              strlen(text) - negative) &&
          ours[0] == theirs[0] && ours[1] == theirs[1];
      if (!EXPECT(t, same))
        fprintf(stderr, "  %s: %s\n", float_format((FloatKind)k)->name, text);
    }
  }
  free(o.output);
}

int main(int argc, char **argv) {
  if (system("mlir-opt-22 --version >/dev/null 2>&1"))
    return 77;
  int count = argc > 1 ? atoi(argv[1]) : 300;
  uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
  Tally t = {0};
  test_printing(&t, seed, count);
  test_reading(&t, seed, count);
  return finish(&t);
}
