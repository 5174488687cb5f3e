#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { N = 10 };
typedef double V[N];
typedef double M[N][N];
typedef double T[N][N][N];
