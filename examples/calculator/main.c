// Runs two programs on calculator.mlir's machine: a quotient, and powers by
// repeated multiplication (a loop). C computes what the programs mean.
//
//     make -C examples calculator

#include "../check.h"

#include <mlcc/memref.h>

enum { HALT, PUSH, INPUT, BINARY, JUMP, COPY, STORE };
enum { ADD, SUBTRACT, MULTIPLY, DIVIDE };
enum { ROWS = 50, COLUMNS = 2 };

void _mlir_ciface_calculate(MemRef2dI32 *program, MemRef2dI64 *inputs,
                            MemRef1dI64 *results);

typedef int32_t Instruction[2];

// (3 * x - y) / (x + y)
static Instruction quotient[] = {
    {PUSH, 3},          {INPUT, 0}, {BINARY, MULTIPLY}, {INPUT, 1},       //
    {BINARY, SUBTRACT},                                                   //
    {INPUT, 0},         {INPUT, 1}, {BINARY, ADD},      {BINARY, DIVIDE}, //
    {HALT, 0},
};

// x to the power of y, for y > 0. On the stack: result, then how many are
// left to do.
static Instruction power[] = {
    {PUSH, 1}, {INPUT, 1},                                         //
    {COPY, 1}, {INPUT, 0},         {BINARY, MULTIPLY}, {STORE, 1}, // again:
    {PUSH, 1}, {BINARY, SUBTRACT},                                 //
    {COPY, 0}, {JUMP, 2},                                          //
    {COPY, 1}, {HALT, 0},
};

static int64_t quotient_in_c(int64_t x, int64_t y) {
  return x + y == 0 ? 0 : (3 * x - y) / (x + y);
}

static int64_t power_in_c(int64_t x, int64_t y) {
  uint64_t result = 1;
  for (int64_t i = 0; i < y; i++)
    result *= (uint64_t)x;
  return (int64_t)result;
}

static void run(Check *check, const char *what, Instruction *program,
                size_t size, int64_t (*in_c)(int64_t, int64_t)) {
  int64_t inputs[ROWS][COLUMNS], got[ROWS], want[ROWS];
  uint64_t seed = 16;
  for (int i = 0; i < ROWS; i++) {
    inputs[i][0] = (int64_t)(random_u32(&seed) % 200) - 100;
    inputs[i][1] = random_u32(&seed) % 15 + 1;
    want[i] = in_c(inputs[i][0], inputs[i][1]);
  }
  MemRef2dI32 Program =
      MEMREF_2D(MemRef2dI32, program[0], (intptr_t)(size / sizeof *program), 2);
  MemRef2dI64 Inputs = MEMREF_2D(MemRef2dI64, inputs[0], ROWS, COLUMNS);
  MemRef1dI64 Results = MEMREF_1D(MemRef1dI64, got, ROWS);
  _mlir_ciface_calculate(&Program, &Inputs, &Results);
  check_bits(check, what, got, want, ROWS, 64);
}

int main(int argc, char **argv) {
  Check check = check_begin("calculator", argc, argv);
  run(&check, "quotient", quotient, sizeof quotient, quotient_in_c);
  run(&check, "power", power, sizeof power, power_in_c);
  return check_end(&check);
}
