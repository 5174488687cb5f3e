// Runs nbody.mlir on the Sun and the four large planets (units: astronomical
// unit, year, mass such that gravity is 1) for 200 steps. The same operations
// in the same order in C: 0 ULP. The energy must also stay what it was, to
// one part in 10^5, so that both are not wrong together.
//
//     make -C examples nbody

#include "../check.h"

#include <math.h>
#include <mlcc/memref.h>

enum { BODIES = 5, COLUMNS = 7, STEPS = 200, MASS = 6 };

void _mlir_ciface_nbody(MemRef2dF64 *bodies, intptr_t steps, double dt);

static double got[BODIES][COLUMNS] = {
    {0, 0, 0, 0, 0, 0, 39.4784},
    {4.8414, -1.1603, -0.1036, 0.6063, 2.8120, -0.0253, 0.037694},
    {8.3434, 4.1248, -0.4035, -1.0108, 1.8257, 0.0084, 0.011286},
    {12.8944, -15.1112, -0.2233, 1.0828, 0.8687, -0.0108, 0.001724},
    {15.3797, -25.9193, 0.1793, 0.9791, 0.5947, -0.0348, 0.002034},
};
static double want[BODIES][COLUMNS];

static double square_root(double x) {
  uint64_t bits = (bits_of_f64(x) >> 1) + UINT64_C(0x1ff8000000000000);
  double root;
  memcpy(&root, &bits, sizeof root);
  for (int i = 0; i < 5; i++)
    root = (root + x / root) * 0.5;
  return root;
}

static void attract(double *a, double *b, double dt) {
  double squared = 0;
  for (int axis = 0; axis < 3; axis++)
    squared += (a[axis] - b[axis]) * (a[axis] - b[axis]);
  double magnitude = dt / (squared * square_root(squared));
  double pull_a = b[MASS] * magnitude, pull_b = a[MASS] * magnitude;
  for (int axis = 0; axis < 3; axis++) {
    double difference = a[axis] - b[axis];
    a[axis + 3] -= difference * pull_a;
    b[axis + 3] += difference * pull_b;
  }
}

static void step(double dt) {
  for (int i = 0; i < BODIES; i++)
    for (int j = i + 1; j < BODIES; j++)
      attract(want[i], want[j], dt);
  for (int i = 0; i < BODIES; i++)
    for (int axis = 0; axis < 3; axis++)
      want[i][axis] += want[i][axis + 3] * dt;
}

static double energy(double bodies[BODIES][COLUMNS]) {
  double sum = 0;
  for (int i = 0; i < BODIES; i++) {
    double *a = bodies[i];
    sum += a[MASS] * (a[3] * a[3] + a[4] * a[4] + a[5] * a[5]) / 2;
    for (int j = i + 1; j < BODIES; j++) {
      double *b = bodies[j];
      double dx = a[0] - b[0], dy = a[1] - b[1], dz = a[2] - b[2];
      sum -= a[MASS] * b[MASS] / sqrt(dx * dx + dy * dy + dz * dz);
    }
  }
  return sum;
}

int main(int argc, char **argv) {
  Check check = check_begin("nbody", argc, argv);
  double dt = 0.001, before = energy(got);
  memcpy(want, got, sizeof got);

  MemRef2dF64 Bodies = MEMREF_2D(MemRef2dF64, got[0], BODIES, COLUMNS);
  _mlir_ciface_nbody(&Bodies, STEPS, dt);
  for (int i = 0; i < STEPS; i++)
    step(dt);

  check_f64(&check, "bodies", got[0], want[0], BODIES * COLUMNS, 0);
  double drift = fabs((energy(got) - before) / before);
  check_int(&check, "energy_kept", drift < 1e-5, 1);
  return check_end(&check);
}
