// The kernels of PolyBench: one function each, of arrays of N numbers in each
// dimension, N being 10. Those with fewer rows or columns use a part of them.

#include "polybench.h"

static const double alpha = 1.5, beta = 1.25, float_n = 10.0;

// Data mining

static void covariance(M data, M cov, V mean) {
  for (int j = 0; j < 9; j++) {
    mean[j] = 0.0;
    for (int i = 0; i < N; i++)
      mean[j] += data[i][j];
    mean[j] /= float_n;
  }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < 9; j++)
      data[i][j] -= mean[j];
  for (int i = 0; i < 9; i++)
    for (int j = i; j < 9; j++) {
      cov[i][j] = 0.0;
      for (int k = 0; k < N; k++)
        cov[i][j] += data[k][i] * data[k][j];
      cov[i][j] /= float_n - 1.0;
      cov[j][i] = cov[i][j];
    }
}

static void correlation(M data, M corr, V mean, V stddev) {
  for (int j = 0; j < 9; j++) {
    mean[j] = 0.0;
    for (int i = 0; i < N; i++)
      mean[j] += data[i][j];
    mean[j] /= float_n;
  }
  for (int j = 0; j < 9; j++) {
    stddev[j] = 0.0;
    for (int i = 0; i < N; i++)
      stddev[j] += (data[i][j] - mean[j]) * (data[i][j] - mean[j]);
    stddev[j] /= float_n;
    stddev[j] = sqrt(stddev[j]);
    stddev[j] = stddev[j] <= 0.1 ? 1.0 : stddev[j];
  }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < 9; j++) {
      data[i][j] -= mean[j];
      data[i][j] /= sqrt(float_n) * stddev[j];
    }
  for (int i = 0; i < 8; i++) {
    corr[i][i] = 1.0;
    for (int j = i + 1; j < 9; j++) {
      corr[i][j] = 0.0;
      for (int k = 0; k < N; k++)
        corr[i][j] += data[k][i] * data[k][j];
      corr[j][i] = corr[i][j];
    }
  }
  corr[8][8] = 1.0;
}

// Products of matrices and vectors

static void gemm(M C, M A, M B) {
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 9; j++)
      C[i][j] *= beta;
    for (int k = 0; k < 7; k++)
      for (int j = 0; j < 9; j++)
        C[i][j] += alpha * A[i][k] * B[k][j];
  }
}

static void gemver(M A, V u1, V v1, V u2, V v2, V w, V x, V y) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      A[i][j] = A[i][j] + u1[i] * v1[j] + u2[i] * v2[j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      x[i] = x[i] + beta * A[j][i] * y[j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      w[i] = w[i] + alpha * A[i][j] * x[j];
}

static void gesummv(M A, M B, V tmp, V x, V y) {
  for (int i = 0; i < N; i++) {
    tmp[i] = 0.0;
    y[i] = 0.0;
    for (int j = 0; j < N; j++) {
      tmp[i] = A[i][j] * x[j] + tmp[i];
      y[i] = B[i][j] * x[j] + y[i];
    }
    y[i] = alpha * tmp[i] + beta * y[i];
  }
}

static void symm(M C, M A, M B) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 9; j++) {
      double temp2 = 0.0;
      for (int k = 0; k < i; k++) {
        C[k][j] += alpha * B[i][j] * A[i][k];
        temp2 += B[k][j] * A[i][k];
      }
      C[i][j] = beta * C[i][j] + alpha * B[i][j] * A[i][i] + alpha * temp2;
    }
}

static void syr2k(M C, M A, M B) {
  for (int i = 0; i < 9; i++) {
    for (int j = 0; j < i + 1; j++)
      C[i][j] *= beta;
    for (int k = 0; k < 7; k++)
      for (int j = 0; j < i + 1; j++)
        C[i][j] += A[j][k] * alpha * B[i][k] + B[j][k] * alpha * A[i][k];
  }
}

static void syrk(M C, M A) {
  for (int i = 0; i < 9; i++) {
    for (int j = 0; j < i + 1; j++)
      C[i][j] *= beta;
    for (int k = 0; k < 7; k++)
      for (int j = 0; j < i + 1; j++)
        C[i][j] += alpha * A[i][k] * A[j][k];
  }
}

static void trmm(M A, M B) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 9; j++) {
      for (int k = i + 1; k < 8; k++)
        B[i][j] += A[k][i] * B[k][j];
      B[i][j] = alpha * B[i][j];
    }
}

static void two_mm(M tmp, M A, M B, M C, M D) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 9; j++) {
      tmp[i][j] = 0.0;
      for (int k = 0; k < 7; k++)
        tmp[i][j] += alpha * A[i][k] * B[k][j];
    }
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < N; j++) {
      D[i][j] *= beta;
      for (int k = 0; k < 9; k++)
        D[i][j] += tmp[i][k] * C[k][j];
    }
}

static void three_mm(M E, M A, M B, M F, M C, M D, M G) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 9; j++) {
      E[i][j] = 0.0;
      for (int k = 0; k < 7; k++)
        E[i][j] += A[i][k] * B[k][j];
    }
  for (int i = 0; i < 9; i++)
    for (int j = 0; j < N; j++) {
      F[i][j] = 0.0;
      for (int k = 0; k < 6; k++)
        F[i][j] += C[i][k] * D[k][j];
    }
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < N; j++) {
      G[i][j] = 0.0;
      for (int k = 0; k < 9; k++)
        G[i][j] += E[i][k] * F[k][j];
    }
}

static void atax(M A, V x, V y, V tmp) {
  for (int i = 0; i < 9; i++)
    y[i] = 0.0;
  for (int i = 0; i < 8; i++) {
    tmp[i] = 0.0;
    for (int j = 0; j < 9; j++)
      tmp[i] = tmp[i] + A[i][j] * x[j];
    for (int j = 0; j < 9; j++)
      y[j] = y[j] + A[i][j] * tmp[i];
  }
}

static void bicg(M A, V s, V q, V p, V r) {
  for (int i = 0; i < 8; i++)
    s[i] = 0.0;
  for (int i = 0; i < 9; i++) {
    q[i] = 0.0;
    for (int j = 0; j < 8; j++) {
      s[j] = s[j] + r[i] * A[i][j];
      q[i] = q[i] + A[i][j] * p[j];
    }
  }
}

static void doitgen(T A, M C4, V sum) {
  for (int r = 0; r < 7; r++)
    for (int q = 0; q < 8; q++) {
      for (int p = 0; p < 9; p++) {
        sum[p] = 0.0;
        for (int s = 0; s < 9; s++)
          sum[p] += A[r][q][s] * C4[s][p];
      }
      for (int p = 0; p < 9; p++)
        A[r][q][p] = sum[p];
    }
}

static void mvt(V x1, V x2, V y1, V y2, M A) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      x1[i] = x1[i] + A[i][j] * y1[j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      x2[i] = x2[i] + A[j][i] * y2[j];
}

// Solvers

static void cholesky(M A) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) {
      for (int k = 0; k < j; k++)
        A[i][j] -= A[i][k] * A[j][k];
      A[i][j] /= A[j][j];
    }
    for (int k = 0; k < i; k++)
      A[i][i] -= A[i][k] * A[i][k];
    A[i][i] = sqrt(A[i][i]);
  }
}

static void durbin(V r, V y, V z) {
  double a = -r[0];
  double b = 1.0;
  y[0] = -r[0];
  for (int k = 1; k < N; k++) {
    double sum = 0.0;
    b = (1.0 - a * a) * b;
    for (int i = 0; i < k; i++)
      sum += r[k - i - 1] * y[i];
    a = -(r[k] + sum) / b;
    for (int i = 0; i < k; i++)
      z[i] = y[i] + a * y[k - i - 1];
    for (int i = 0; i < k; i++)
      y[i] = z[i];
    y[k] = a;
  }
}

static void gramschmidt(M A, M R, M Q) {
  for (int k = 0; k < 8; k++) {
    double nrm = 0.0;
    for (int i = 0; i < N; i++)
      nrm += A[i][k] * A[i][k];
    R[k][k] = sqrt(nrm);
    for (int i = 0; i < N; i++)
      Q[i][k] = A[i][k] / R[k][k];
    for (int j = k + 1; j < 8; j++) {
      R[k][j] = 0.0;
      for (int i = 0; i < N; i++)
        R[k][j] += Q[i][k] * A[i][j];
      for (int i = 0; i < N; i++)
        A[i][j] = A[i][j] - Q[i][k] * R[k][j];
    }
  }
}

static void lu(M A) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) {
      for (int k = 0; k < j; k++)
        A[i][j] -= A[i][k] * A[k][j];
      A[i][j] /= A[j][j];
    }
    for (int j = i; j < N; j++)
      for (int k = 0; k < i; k++)
        A[i][j] -= A[i][k] * A[k][j];
  }
}

static void ludcmp(M A, V b, V x, V y) {
  double w = 0.0;
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) {
      w = A[i][j];
      for (int k = 0; k < j; k++)
        w -= A[i][k] * A[k][j];
      A[i][j] = w / A[j][j];
    }
    for (int j = i; j < N; j++) {
      w = A[i][j];
      for (int k = 0; k < i; k++)
        w -= A[i][k] * A[k][j];
      A[i][j] = w;
    }
  }
  for (int i = 0; i < N; i++) {
    w = b[i];
    for (int j = 0; j < i; j++)
      w -= A[i][j] * y[j];
    y[i] = w;
  }
  for (int i = N - 1; i >= 0; i--) {
    w = y[i];
    for (int j = i + 1; j < N; j++)
      w -= A[i][j] * x[j];
    x[i] = w / A[i][i];
  }
}

static void trisolv(M L, V x, V b) {
  for (int i = 0; i < N; i++) {
    x[i] = b[i];
    for (int j = 0; j < i; j++)
      x[i] -= L[i][j] * x[j];
    x[i] = x[i] / L[i][i];
  }
}

// Medley

static void deriche(M img, M out, M y1, M y2) {
  double g = 1.0 - exp(-0.25);
  double k = g * g / (1.0 + 0.5 * exp(-0.25) - exp(-0.5));
  double a2 = k * exp(-0.25) * (0.25 - 1.0);
  double a3 = k * exp(-0.25) * (0.25 + 1.0);
  double a4 = -k * exp(-0.5);
  double b1 = exp(-0.173);
  double b2 = -exp(-0.5);
  for (int i = 0; i < 8; i++) {
    double ym1 = 0.0;
    double ym2 = 0.0;
    double xm1 = 0.0;
    for (int j = 0; j < 9; j++) {
      y1[i][j] = k * img[i][j] + a2 * xm1 + b1 * ym1 + b2 * ym2;
      xm1 = img[i][j];
      ym2 = ym1;
      ym1 = y1[i][j];
    }
  }
  for (int i = 0; i < 8; i++) {
    double yp1 = 0.0;
    double yp2 = 0.0;
    double xp1 = 0.0;
    double xp2 = 0.0;
    for (int j = 8; j >= 0; j--) {
      y2[i][j] = a3 * xp1 + a4 * xp2 + b1 * yp1 + b2 * yp2;
      xp2 = xp1;
      xp1 = img[i][j];
      yp2 = yp1;
      yp1 = y2[i][j];
    }
  }
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 9; j++)
      out[i][j] = y1[i][j] + y2[i][j];
  for (int j = 0; j < 9; j++) {
    double tm1 = 0.0;
    double ym1 = 0.0;
    double ym2 = 0.0;
    for (int i = 0; i < 8; i++) {
      y1[i][j] = k * out[i][j] + a2 * tm1 + b1 * ym1 + b2 * ym2;
      tm1 = out[i][j];
      ym2 = ym1;
      ym1 = y1[i][j];
    }
  }
  for (int j = 0; j < 9; j++) {
    double tp1 = 0.0;
    double tp2 = 0.0;
    double yp1 = 0.0;
    double yp2 = 0.0;
    for (int i = 7; i >= 0; i--) {
      y2[i][j] = a3 * tp1 + a4 * tp2 + b1 * yp1 + b2 * yp2;
      tp2 = tp1;
      tp1 = out[i][j];
      yp2 = yp1;
      yp1 = y2[i][j];
    }
  }
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 9; j++)
      out[i][j] = y1[i][j] + y2[i][j];
}

static void floyd_warshall(M path) {
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        path[i][j] = path[i][j] < path[i][k] + path[k][j]
                         ? path[i][j]
                         : path[i][k] + path[k][j];
}

static void nussinov(V seq, M table) {
  for (int i = N - 1; i >= 0; i--)
    for (int j = i + 1; j < N; j++) {
      double pair = seq[i] + seq[j] == 1.0 ? 1.0 : 0.0;
      table[i][j] =
          table[i][j] >= table[i][j - 1] ? table[i][j] : table[i][j - 1];
      if (i < N - 1) {
        table[i][j] =
            table[i][j] >= table[i + 1][j] ? table[i][j] : table[i + 1][j];
        pair = i < j - 1 ? pair : 0.0;
        table[i][j] = table[i][j] >= table[i + 1][j - 1] + pair
                          ? table[i][j]
                          : table[i + 1][j - 1] + pair;
      }
      for (int k = i + 1; k < j; k++)
        table[i][j] = table[i][j] >= table[i][k] + table[k + 1][j]
                          ? table[i][j]
                          : table[i][k] + table[k + 1][j];
    }
}

// Stencils

static void adi(M u, M v, M p, M q) {
  double a = -0.4;
  double b = 1.8;
  double c = -0.4;
  double d = -0.2;
  double e = 1.4;
  double f = -0.2;
  for (int t = 0; t < 3; t++) {
    for (int i = 1; i < N - 1; i++) {
      v[0][i] = 1.0;
      p[i][0] = 0.0;
      q[i][0] = v[0][i];
      for (int j = 1; j < N - 1; j++) {
        p[i][j] = -c / (a * p[i][j - 1] + b);
        q[i][j] = (-d * u[j][i - 1] + (1.0 + 2.0 * d) * u[j][i] -
                   f * u[j][i + 1] - a * q[i][j - 1]) /
                  (a * p[i][j - 1] + b);
      }
      v[N - 1][i] = 1.0;
      for (int j = N - 2; j >= 1; j--)
        v[j][i] = p[i][j] * v[j + 1][i] + q[i][j];
    }
    for (int i = 1; i < N - 1; i++) {
      u[i][0] = 1.0;
      p[i][0] = 0.0;
      q[i][0] = u[i][0];
      for (int j = 1; j < N - 1; j++) {
        p[i][j] = -f / (d * p[i][j - 1] + e);
        q[i][j] = (-a * v[i - 1][j] + (1.0 + 2.0 * a) * v[i][j] -
                   c * v[i + 1][j] - d * q[i][j - 1]) /
                  (d * p[i][j - 1] + e);
      }
      u[i][N - 1] = 1.0;
      for (int j = N - 2; j >= 1; j--)
        u[i][j] = p[i][j] * u[i][j + 1] + q[i][j];
    }
  }
}

static void fdtd_2d(M ex, M ey, M hz, V fict) {
  for (int t = 0; t < 3; t++) {
    for (int j = 0; j < 9; j++)
      ey[0][j] = fict[t];
    for (int i = 1; i < 8; i++)
      for (int j = 0; j < 9; j++)
        ey[i][j] = ey[i][j] - 0.5 * (hz[i][j] - hz[i - 1][j]);
    for (int i = 0; i < 8; i++)
      for (int j = 1; j < 9; j++)
        ex[i][j] = ex[i][j] - 0.5 * (hz[i][j] - hz[i][j - 1]);
    for (int i = 0; i < 7; i++)
      for (int j = 0; j < 8; j++)
        hz[i][j] = hz[i][j] -
                   0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
  }
}

static void heat_3d(T A, T B) {
  for (int t = 0; t < 2; t++) {
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        for (int k = 1; k < N - 1; k++)
          B[i][j][k] =
              0.125 * (A[i + 1][j][k] - 2.0 * A[i][j][k] + A[i - 1][j][k]) +
              0.125 * (A[i][j + 1][k] - 2.0 * A[i][j][k] + A[i][j - 1][k]) +
              0.125 * (A[i][j][k + 1] - 2.0 * A[i][j][k] + A[i][j][k - 1]) +
              A[i][j][k];
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        for (int k = 1; k < N - 1; k++)
          A[i][j][k] =
              0.125 * (B[i + 1][j][k] - 2.0 * B[i][j][k] + B[i - 1][j][k]) +
              0.125 * (B[i][j + 1][k] - 2.0 * B[i][j][k] + B[i][j - 1][k]) +
              0.125 * (B[i][j][k + 1] - 2.0 * B[i][j][k] + B[i][j][k - 1]) +
              B[i][j][k];
  }
}

static void jacobi_1d(V A, V B) {
  for (int t = 0; t < 4; t++) {
    for (int i = 1; i < N - 1; i++)
      B[i] = 0.33333 * (A[i - 1] + A[i] + A[i + 1]);
    for (int i = 1; i < N - 1; i++)
      A[i] = 0.33333 * (B[i - 1] + B[i] + B[i + 1]);
  }
}

static void jacobi_2d(M A, M B) {
  for (int t = 0; t < 3; t++) {
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][1 + j] + A[1 + i][j] +
                         A[i - 1][j]);
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][1 + j] + B[1 + i][j] +
                         B[i - 1][j]);
  }
}

static void seidel_2d(M A) {
  for (int t = 0; t < 3; t++)
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        A[i][j] = (A[i - 1][j - 1] + A[i - 1][j] + A[i - 1][j + 1] +
                   A[i][j - 1] + A[i][j] + A[i][j + 1] + A[i + 1][j - 1] +
                   A[i + 1][j] + A[i + 1][j + 1]) /
                  9.0;
}
