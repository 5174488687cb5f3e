// The kernels of PolyBench as MLIR had them in 2021: func, affine, scf and what
// was std. reference.c says in C what each does.
// oracle: refuses: old forms

func @covariance(%data: memref<10x10xf64>, %cov: memref<10x10xf64>, %mean: memref<10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  %c10_0_f64 = constant 10.0 : f64
  %c1_0_f64 = constant 1.0 : f64
  affine.for %j = 0 to 9 {
    affine.store %c0_0_f64, %mean[%j] : memref<10xf64>
    affine.for %i = 0 to 10 {
      %0 = affine.load %mean[%j] : memref<10xf64>
      %1 = affine.load %data[%i, %j] : memref<10x10xf64>
      %2 = addf %0, %1 : f64
      affine.store %2, %mean[%j] : memref<10xf64>
    }
    %3 = affine.load %mean[%j] : memref<10xf64>
    %4 = divf %3, %c10_0_f64 : f64
    affine.store %4, %mean[%j] : memref<10xf64>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 9 {
      %5 = affine.load %data[%i, %j] : memref<10x10xf64>
      %6 = affine.load %mean[%j] : memref<10xf64>
      %7 = subf %5, %6 : f64
      affine.store %7, %data[%i, %j] : memref<10x10xf64>
    }
  }
  affine.for %i = 0 to 9 {
    affine.for %j = (d0) -> (d0)(%i) to 9 {
      affine.store %c0_0_f64, %cov[%i, %j] : memref<10x10xf64>
      affine.for %k = 0 to 10 {
        %8 = affine.load %cov[%i, %j] : memref<10x10xf64>
        %9 = affine.load %data[%k, %i] : memref<10x10xf64>
        %10 = affine.load %data[%k, %j] : memref<10x10xf64>
        %11 = mulf %9, %10 : f64
        %12 = addf %8, %11 : f64
        affine.store %12, %cov[%i, %j] : memref<10x10xf64>
      }
      %13 = affine.load %cov[%i, %j] : memref<10x10xf64>
      %14 = subf %c10_0_f64, %c1_0_f64 : f64
      %15 = divf %13, %14 : f64
      affine.store %15, %cov[%i, %j] : memref<10x10xf64>
      %16 = affine.load %cov[%i, %j] : memref<10x10xf64>
      affine.store %16, %cov[%j, %i] : memref<10x10xf64>
    }
  }
  return
}

func @correlation(%data: memref<10x10xf64>, %corr: memref<10x10xf64>, %mean: memref<10xf64>, %stddev: memref<10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  %c10_0_f64 = constant 10.0 : f64
  %c0_1_f64 = constant 0.1 : f64
  %c1_0_f64 = constant 1.0 : f64
  affine.for %j = 0 to 9 {
    affine.store %c0_0_f64, %mean[%j] : memref<10xf64>
    affine.for %i = 0 to 10 {
      %0 = affine.load %mean[%j] : memref<10xf64>
      %1 = affine.load %data[%i, %j] : memref<10x10xf64>
      %2 = addf %0, %1 : f64
      affine.store %2, %mean[%j] : memref<10xf64>
    }
    %3 = affine.load %mean[%j] : memref<10xf64>
    %4 = divf %3, %c10_0_f64 : f64
    affine.store %4, %mean[%j] : memref<10xf64>
  }
  affine.for %j = 0 to 9 {
    affine.store %c0_0_f64, %stddev[%j] : memref<10xf64>
    affine.for %i = 0 to 10 {
      %5 = affine.load %stddev[%j] : memref<10xf64>
      %6 = affine.load %data[%i, %j] : memref<10x10xf64>
      %7 = affine.load %mean[%j] : memref<10xf64>
      %8 = subf %6, %7 : f64
      %9 = affine.load %data[%i, %j] : memref<10x10xf64>
      %10 = affine.load %mean[%j] : memref<10xf64>
      %11 = subf %9, %10 : f64
      %12 = mulf %8, %11 : f64
      %13 = addf %5, %12 : f64
      affine.store %13, %stddev[%j] : memref<10xf64>
    }
    %14 = affine.load %stddev[%j] : memref<10xf64>
    %15 = divf %14, %c10_0_f64 : f64
    affine.store %15, %stddev[%j] : memref<10xf64>
    %16 = affine.load %stddev[%j] : memref<10xf64>
    %17 = math.sqrt %16 : f64
    affine.store %17, %stddev[%j] : memref<10xf64>
    %18 = affine.load %stddev[%j] : memref<10xf64>
    %19 = cmpf "ole", %18, %c0_1_f64 : f64
    %20 = affine.load %stddev[%j] : memref<10xf64>
    %21 = select %19, %c1_0_f64, %20 : f64
    affine.store %21, %stddev[%j] : memref<10xf64>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 9 {
      %22 = affine.load %data[%i, %j] : memref<10x10xf64>
      %23 = affine.load %mean[%j] : memref<10xf64>
      %24 = subf %22, %23 : f64
      affine.store %24, %data[%i, %j] : memref<10x10xf64>
      %25 = affine.load %data[%i, %j] : memref<10x10xf64>
      %26 = math.sqrt %c10_0_f64 : f64
      %27 = affine.load %stddev[%j] : memref<10xf64>
      %28 = mulf %26, %27 : f64
      %29 = divf %25, %28 : f64
      affine.store %29, %data[%i, %j] : memref<10x10xf64>
    }
  }
  affine.for %i = 0 to 8 {
    affine.store %c1_0_f64, %corr[%i, %i] : memref<10x10xf64>
    affine.for %j = (d0) -> (d0 + 1)(%i) to 9 {
      affine.store %c0_0_f64, %corr[%i, %j] : memref<10x10xf64>
      affine.for %k = 0 to 10 {
        %30 = affine.load %corr[%i, %j] : memref<10x10xf64>
        %31 = affine.load %data[%k, %i] : memref<10x10xf64>
        %32 = affine.load %data[%k, %j] : memref<10x10xf64>
        %33 = mulf %31, %32 : f64
        %34 = addf %30, %33 : f64
        affine.store %34, %corr[%i, %j] : memref<10x10xf64>
      }
      %35 = affine.load %corr[%i, %j] : memref<10x10xf64>
      affine.store %35, %corr[%j, %i] : memref<10x10xf64>
    }
  }
  affine.store %c1_0_f64, %corr[8, 8] : memref<10x10xf64>
  return
}

func @gemm(%C: memref<10x10xf64>, %A: memref<10x10xf64>, %B: memref<10x10xf64>) {
  %c1_25_f64 = constant 1.25 : f64
  %c1_5_f64 = constant 1.5 : f64
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      %0 = affine.load %C[%i, %j] : memref<10x10xf64>
      %1 = mulf %0, %c1_25_f64 : f64
      affine.store %1, %C[%i, %j] : memref<10x10xf64>
    }
    affine.for %k = 0 to 7 {
      affine.for %j = 0 to 9 {
        %2 = affine.load %C[%i, %j] : memref<10x10xf64>
        %3 = affine.load %A[%i, %k] : memref<10x10xf64>
        %4 = mulf %c1_5_f64, %3 : f64
        %5 = affine.load %B[%k, %j] : memref<10x10xf64>
        %6 = mulf %4, %5 : f64
        %7 = addf %2, %6 : f64
        affine.store %7, %C[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @gemver(%A: memref<10x10xf64>, %u1: memref<10xf64>, %v1: memref<10xf64>, %u2: memref<10xf64>, %v2: memref<10xf64>, %w: memref<10xf64>, %x: memref<10xf64>, %y: memref<10xf64>) {
  %c1_25_f64 = constant 1.25 : f64
  %c1_5_f64 = constant 1.5 : f64
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %A[%i, %j] : memref<10x10xf64>
      %1 = affine.load %u1[%i] : memref<10xf64>
      %2 = affine.load %v1[%j] : memref<10xf64>
      %3 = mulf %1, %2 : f64
      %4 = addf %0, %3 : f64
      %5 = affine.load %u2[%i] : memref<10xf64>
      %6 = affine.load %v2[%j] : memref<10xf64>
      %7 = mulf %5, %6 : f64
      %8 = addf %4, %7 : f64
      affine.store %8, %A[%i, %j] : memref<10x10xf64>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %9 = affine.load %x[%i] : memref<10xf64>
      %10 = affine.load %A[%j, %i] : memref<10x10xf64>
      %11 = mulf %c1_25_f64, %10 : f64
      %12 = affine.load %y[%j] : memref<10xf64>
      %13 = mulf %11, %12 : f64
      %14 = addf %9, %13 : f64
      affine.store %14, %x[%i] : memref<10xf64>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %15 = affine.load %w[%i] : memref<10xf64>
      %16 = affine.load %A[%i, %j] : memref<10x10xf64>
      %17 = mulf %c1_5_f64, %16 : f64
      %18 = affine.load %x[%j] : memref<10xf64>
      %19 = mulf %17, %18 : f64
      %20 = addf %15, %19 : f64
      affine.store %20, %w[%i] : memref<10xf64>
    }
  }
  return
}

func @gesummv(%A: memref<10x10xf64>, %B: memref<10x10xf64>, %tmp: memref<10xf64>, %x: memref<10xf64>, %y: memref<10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  %c1_5_f64 = constant 1.5 : f64
  %c1_25_f64 = constant 1.25 : f64
  affine.for %i = 0 to 10 {
    affine.store %c0_0_f64, %tmp[%i] : memref<10xf64>
    affine.store %c0_0_f64, %y[%i] : memref<10xf64>
    affine.for %j = 0 to 10 {
      %0 = affine.load %A[%i, %j] : memref<10x10xf64>
      %1 = affine.load %x[%j] : memref<10xf64>
      %2 = mulf %0, %1 : f64
      %3 = affine.load %tmp[%i] : memref<10xf64>
      %4 = addf %2, %3 : f64
      affine.store %4, %tmp[%i] : memref<10xf64>
      %5 = affine.load %B[%i, %j] : memref<10x10xf64>
      %6 = affine.load %x[%j] : memref<10xf64>
      %7 = mulf %5, %6 : f64
      %8 = affine.load %y[%i] : memref<10xf64>
      %9 = addf %7, %8 : f64
      affine.store %9, %y[%i] : memref<10xf64>
    }
    %10 = affine.load %tmp[%i] : memref<10xf64>
    %11 = mulf %c1_5_f64, %10 : f64
    %12 = affine.load %y[%i] : memref<10xf64>
    %13 = mulf %c1_25_f64, %12 : f64
    %14 = addf %11, %13 : f64
    affine.store %14, %y[%i] : memref<10xf64>
  }
  return
}

func @symm(%C: memref<10x10xf64>, %A: memref<10x10xf64>, %B: memref<10x10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  %c1_5_f64 = constant 1.5 : f64
  %c1_25_f64 = constant 1.25 : f64
  %temp2 = alloca() : memref<1xf64>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      affine.store %c0_0_f64, %temp2[0] : memref<1xf64>
      affine.for %k = 0 to (d0) -> (d0)(%i) {
        %0 = affine.load %C[%k, %j] : memref<10x10xf64>
        %1 = affine.load %B[%i, %j] : memref<10x10xf64>
        %2 = mulf %c1_5_f64, %1 : f64
        %3 = affine.load %A[%i, %k] : memref<10x10xf64>
        %4 = mulf %2, %3 : f64
        %5 = addf %0, %4 : f64
        affine.store %5, %C[%k, %j] : memref<10x10xf64>
        %6 = affine.load %temp2[0] : memref<1xf64>
        %7 = affine.load %B[%k, %j] : memref<10x10xf64>
        %8 = affine.load %A[%i, %k] : memref<10x10xf64>
        %9 = mulf %7, %8 : f64
        %10 = addf %6, %9 : f64
        affine.store %10, %temp2[0] : memref<1xf64>
      }
      %11 = affine.load %C[%i, %j] : memref<10x10xf64>
      %12 = mulf %c1_25_f64, %11 : f64
      %13 = affine.load %B[%i, %j] : memref<10x10xf64>
      %14 = mulf %c1_5_f64, %13 : f64
      %15 = affine.load %A[%i, %i] : memref<10x10xf64>
      %16 = mulf %14, %15 : f64
      %17 = addf %12, %16 : f64
      %18 = affine.load %temp2[0] : memref<1xf64>
      %19 = mulf %c1_5_f64, %18 : f64
      %20 = addf %17, %19 : f64
      affine.store %20, %C[%i, %j] : memref<10x10xf64>
    }
  }
  return
}

func @syr2k(%C: memref<10x10xf64>, %A: memref<10x10xf64>, %B: memref<10x10xf64>) {
  %c1_25_f64 = constant 1.25 : f64
  %c1_5_f64 = constant 1.5 : f64
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to (d0) -> (d0 + 1)(%i) {
      %0 = affine.load %C[%i, %j] : memref<10x10xf64>
      %1 = mulf %0, %c1_25_f64 : f64
      affine.store %1, %C[%i, %j] : memref<10x10xf64>
    }
    affine.for %k = 0 to 7 {
      affine.for %j = 0 to (d0) -> (d0 + 1)(%i) {
        %2 = affine.load %C[%i, %j] : memref<10x10xf64>
        %3 = affine.load %A[%j, %k] : memref<10x10xf64>
        %4 = mulf %3, %c1_5_f64 : f64
        %5 = affine.load %B[%i, %k] : memref<10x10xf64>
        %6 = mulf %4, %5 : f64
        %7 = affine.load %B[%j, %k] : memref<10x10xf64>
        %8 = mulf %7, %c1_5_f64 : f64
        %9 = affine.load %A[%i, %k] : memref<10x10xf64>
        %10 = mulf %8, %9 : f64
        %11 = addf %6, %10 : f64
        %12 = addf %2, %11 : f64
        affine.store %12, %C[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @syrk(%C: memref<10x10xf64>, %A: memref<10x10xf64>) {
  %c1_25_f64 = constant 1.25 : f64
  %c1_5_f64 = constant 1.5 : f64
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to (d0) -> (d0 + 1)(%i) {
      %0 = affine.load %C[%i, %j] : memref<10x10xf64>
      %1 = mulf %0, %c1_25_f64 : f64
      affine.store %1, %C[%i, %j] : memref<10x10xf64>
    }
    affine.for %k = 0 to 7 {
      affine.for %j = 0 to (d0) -> (d0 + 1)(%i) {
        %2 = affine.load %C[%i, %j] : memref<10x10xf64>
        %3 = affine.load %A[%i, %k] : memref<10x10xf64>
        %4 = mulf %c1_5_f64, %3 : f64
        %5 = affine.load %A[%j, %k] : memref<10x10xf64>
        %6 = mulf %4, %5 : f64
        %7 = addf %2, %6 : f64
        affine.store %7, %C[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @trmm(%A: memref<10x10xf64>, %B: memref<10x10xf64>) {
  %c1_5_f64 = constant 1.5 : f64
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      affine.for %k = (d0) -> (d0 + 1)(%i) to 8 {
        %0 = affine.load %B[%i, %j] : memref<10x10xf64>
        %1 = affine.load %A[%k, %i] : memref<10x10xf64>
        %2 = affine.load %B[%k, %j] : memref<10x10xf64>
        %3 = mulf %1, %2 : f64
        %4 = addf %0, %3 : f64
        affine.store %4, %B[%i, %j] : memref<10x10xf64>
      }
      %5 = affine.load %B[%i, %j] : memref<10x10xf64>
      %6 = mulf %c1_5_f64, %5 : f64
      affine.store %6, %B[%i, %j] : memref<10x10xf64>
    }
  }
  return
}

func @two_mm(%tmp: memref<10x10xf64>, %A: memref<10x10xf64>, %B: memref<10x10xf64>, %C: memref<10x10xf64>, %D: memref<10x10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  %c1_5_f64 = constant 1.5 : f64
  %c1_25_f64 = constant 1.25 : f64
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      affine.store %c0_0_f64, %tmp[%i, %j] : memref<10x10xf64>
      affine.for %k = 0 to 7 {
        %0 = affine.load %tmp[%i, %j] : memref<10x10xf64>
        %1 = affine.load %A[%i, %k] : memref<10x10xf64>
        %2 = mulf %c1_5_f64, %1 : f64
        %3 = affine.load %B[%k, %j] : memref<10x10xf64>
        %4 = mulf %2, %3 : f64
        %5 = addf %0, %4 : f64
        affine.store %5, %tmp[%i, %j] : memref<10x10xf64>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      %6 = affine.load %D[%i, %j] : memref<10x10xf64>
      %7 = mulf %6, %c1_25_f64 : f64
      affine.store %7, %D[%i, %j] : memref<10x10xf64>
      affine.for %k = 0 to 9 {
        %8 = affine.load %D[%i, %j] : memref<10x10xf64>
        %9 = affine.load %tmp[%i, %k] : memref<10x10xf64>
        %10 = affine.load %C[%k, %j] : memref<10x10xf64>
        %11 = mulf %9, %10 : f64
        %12 = addf %8, %11 : f64
        affine.store %12, %D[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @three_mm(%E: memref<10x10xf64>, %A: memref<10x10xf64>, %B: memref<10x10xf64>, %F: memref<10x10xf64>, %C: memref<10x10xf64>, %D: memref<10x10xf64>, %G: memref<10x10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      affine.store %c0_0_f64, %E[%i, %j] : memref<10x10xf64>
      affine.for %k = 0 to 7 {
        %0 = affine.load %E[%i, %j] : memref<10x10xf64>
        %1 = affine.load %A[%i, %k] : memref<10x10xf64>
        %2 = affine.load %B[%k, %j] : memref<10x10xf64>
        %3 = mulf %1, %2 : f64
        %4 = addf %0, %3 : f64
        affine.store %4, %E[%i, %j] : memref<10x10xf64>
      }
    }
  }
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 10 {
      affine.store %c0_0_f64, %F[%i, %j] : memref<10x10xf64>
      affine.for %k = 0 to 6 {
        %5 = affine.load %F[%i, %j] : memref<10x10xf64>
        %6 = affine.load %C[%i, %k] : memref<10x10xf64>
        %7 = affine.load %D[%k, %j] : memref<10x10xf64>
        %8 = mulf %6, %7 : f64
        %9 = addf %5, %8 : f64
        affine.store %9, %F[%i, %j] : memref<10x10xf64>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      affine.store %c0_0_f64, %G[%i, %j] : memref<10x10xf64>
      affine.for %k = 0 to 9 {
        %10 = affine.load %G[%i, %j] : memref<10x10xf64>
        %11 = affine.load %E[%i, %k] : memref<10x10xf64>
        %12 = affine.load %F[%k, %j] : memref<10x10xf64>
        %13 = mulf %11, %12 : f64
        %14 = addf %10, %13 : f64
        affine.store %14, %G[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @atax(%A: memref<10x10xf64>, %x: memref<10xf64>, %y: memref<10xf64>, %tmp: memref<10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  affine.for %i = 0 to 9 {
    affine.store %c0_0_f64, %y[%i] : memref<10xf64>
  }
  affine.for %i = 0 to 8 {
    affine.store %c0_0_f64, %tmp[%i] : memref<10xf64>
    affine.for %j = 0 to 9 {
      %0 = affine.load %tmp[%i] : memref<10xf64>
      %1 = affine.load %A[%i, %j] : memref<10x10xf64>
      %2 = affine.load %x[%j] : memref<10xf64>
      %3 = mulf %1, %2 : f64
      %4 = addf %0, %3 : f64
      affine.store %4, %tmp[%i] : memref<10xf64>
    }
    affine.for %j = 0 to 9 {
      %5 = affine.load %y[%j] : memref<10xf64>
      %6 = affine.load %A[%i, %j] : memref<10x10xf64>
      %7 = affine.load %tmp[%i] : memref<10xf64>
      %8 = mulf %6, %7 : f64
      %9 = addf %5, %8 : f64
      affine.store %9, %y[%j] : memref<10xf64>
    }
  }
  return
}

func @bicg(%A: memref<10x10xf64>, %s: memref<10xf64>, %q: memref<10xf64>, %p: memref<10xf64>, %r: memref<10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  affine.for %i = 0 to 8 {
    affine.store %c0_0_f64, %s[%i] : memref<10xf64>
  }
  affine.for %i = 0 to 9 {
    affine.store %c0_0_f64, %q[%i] : memref<10xf64>
    affine.for %j = 0 to 8 {
      %0 = affine.load %s[%j] : memref<10xf64>
      %1 = affine.load %r[%i] : memref<10xf64>
      %2 = affine.load %A[%i, %j] : memref<10x10xf64>
      %3 = mulf %1, %2 : f64
      %4 = addf %0, %3 : f64
      affine.store %4, %s[%j] : memref<10xf64>
      %5 = affine.load %q[%i] : memref<10xf64>
      %6 = affine.load %A[%i, %j] : memref<10x10xf64>
      %7 = affine.load %p[%j] : memref<10xf64>
      %8 = mulf %6, %7 : f64
      %9 = addf %5, %8 : f64
      affine.store %9, %q[%i] : memref<10xf64>
    }
  }
  return
}

func @doitgen(%A: memref<10x10x10xf64>, %C4: memref<10x10xf64>, %sum: memref<10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  affine.for %r = 0 to 7 {
    affine.for %q = 0 to 8 {
      affine.for %p = 0 to 9 {
        affine.store %c0_0_f64, %sum[%p] : memref<10xf64>
        affine.for %s = 0 to 9 {
          %0 = affine.load %sum[%p] : memref<10xf64>
          %1 = affine.load %A[%r, %q, %s] : memref<10x10x10xf64>
          %2 = affine.load %C4[%s, %p] : memref<10x10xf64>
          %3 = mulf %1, %2 : f64
          %4 = addf %0, %3 : f64
          affine.store %4, %sum[%p] : memref<10xf64>
        }
      }
      affine.for %p = 0 to 9 {
        %5 = affine.load %sum[%p] : memref<10xf64>
        affine.store %5, %A[%r, %q, %p] : memref<10x10x10xf64>
      }
    }
  }
  return
}

func @mvt(%x1: memref<10xf64>, %x2: memref<10xf64>, %y1: memref<10xf64>, %y2: memref<10xf64>, %A: memref<10x10xf64>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %x1[%i] : memref<10xf64>
      %1 = affine.load %A[%i, %j] : memref<10x10xf64>
      %2 = affine.load %y1[%j] : memref<10xf64>
      %3 = mulf %1, %2 : f64
      %4 = addf %0, %3 : f64
      affine.store %4, %x1[%i] : memref<10xf64>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %5 = affine.load %x2[%i] : memref<10xf64>
      %6 = affine.load %A[%j, %i] : memref<10x10xf64>
      %7 = affine.load %y2[%j] : memref<10xf64>
      %8 = mulf %6, %7 : f64
      %9 = addf %5, %8 : f64
      affine.store %9, %x2[%i] : memref<10xf64>
    }
  }
  return
}

func @cholesky(%A: memref<10x10xf64>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to (d0) -> (d0)(%i) {
      affine.for %k = 0 to (d0) -> (d0)(%j) {
        %0 = affine.load %A[%i, %j] : memref<10x10xf64>
        %1 = affine.load %A[%i, %k] : memref<10x10xf64>
        %2 = affine.load %A[%j, %k] : memref<10x10xf64>
        %3 = mulf %1, %2 : f64
        %4 = subf %0, %3 : f64
        affine.store %4, %A[%i, %j] : memref<10x10xf64>
      }
      %5 = affine.load %A[%i, %j] : memref<10x10xf64>
      %6 = affine.load %A[%j, %j] : memref<10x10xf64>
      %7 = divf %5, %6 : f64
      affine.store %7, %A[%i, %j] : memref<10x10xf64>
    }
    affine.for %k = 0 to (d0) -> (d0)(%i) {
      %8 = affine.load %A[%i, %i] : memref<10x10xf64>
      %9 = affine.load %A[%i, %k] : memref<10x10xf64>
      %10 = affine.load %A[%i, %k] : memref<10x10xf64>
      %11 = mulf %9, %10 : f64
      %12 = subf %8, %11 : f64
      affine.store %12, %A[%i, %i] : memref<10x10xf64>
    }
    %13 = affine.load %A[%i, %i] : memref<10x10xf64>
    %14 = math.sqrt %13 : f64
    affine.store %14, %A[%i, %i] : memref<10x10xf64>
  }
  return
}

func @durbin(%r: memref<10xf64>, %y: memref<10xf64>, %z: memref<10xf64>) {
  %c0 = constant 0 : index
  %c1_0_f64 = constant 1.0 : f64
  %c1 = constant 1 : index
  %c10 = constant 10 : index
  %c0_0_f64 = constant 0.0 : f64
  %a = alloca() : memref<1xf64>
  %b = alloca() : memref<1xf64>
  %sum = alloca() : memref<1xf64>
  %0 = load %r[%c0] : memref<10xf64>
  %1 = negf %0 : f64
  store %1, %a[%c0] : memref<1xf64>
  store %c1_0_f64, %b[%c0] : memref<1xf64>
  %2 = load %r[%c0] : memref<10xf64>
  %3 = negf %2 : f64
  store %3, %y[%c0] : memref<10xf64>
  scf.for %k = %c1 to %c10 step %c1 {
    store %c0_0_f64, %sum[%c0] : memref<1xf64>
    %4 = load %a[%c0] : memref<1xf64>
    %5 = load %a[%c0] : memref<1xf64>
    %6 = mulf %4, %5 : f64
    %7 = subf %c1_0_f64, %6 : f64
    %8 = load %b[%c0] : memref<1xf64>
    %9 = mulf %7, %8 : f64
    store %9, %b[%c0] : memref<1xf64>
    scf.for %i = %c0 to %k step %c1 {
      %10 = load %sum[%c0] : memref<1xf64>
      %11 = subi %k, %i : index
      %12 = subi %11, %c1 : index
      %13 = load %r[%12] : memref<10xf64>
      %14 = load %y[%i] : memref<10xf64>
      %15 = mulf %13, %14 : f64
      %16 = addf %10, %15 : f64
      store %16, %sum[%c0] : memref<1xf64>
    }
    %17 = load %r[%k] : memref<10xf64>
    %18 = load %sum[%c0] : memref<1xf64>
    %19 = addf %17, %18 : f64
    %20 = negf %19 : f64
    %21 = load %b[%c0] : memref<1xf64>
    %22 = divf %20, %21 : f64
    store %22, %a[%c0] : memref<1xf64>
    scf.for %i = %c0 to %k step %c1 {
      %23 = load %y[%i] : memref<10xf64>
      %24 = load %a[%c0] : memref<1xf64>
      %25 = subi %k, %i : index
      %26 = subi %25, %c1 : index
      %27 = load %y[%26] : memref<10xf64>
      %28 = mulf %24, %27 : f64
      %29 = addf %23, %28 : f64
      store %29, %z[%i] : memref<10xf64>
    }
    scf.for %i = %c0 to %k step %c1 {
      %30 = load %z[%i] : memref<10xf64>
      store %30, %y[%i] : memref<10xf64>
    }
    %31 = load %a[%c0] : memref<1xf64>
    store %31, %y[%k] : memref<10xf64>
  }
  return
}

func @gramschmidt(%A: memref<10x10xf64>, %R: memref<10x10xf64>, %Q: memref<10x10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  %nrm = alloca() : memref<1xf64>
  affine.for %k = 0 to 8 {
    affine.store %c0_0_f64, %nrm[0] : memref<1xf64>
    affine.for %i = 0 to 10 {
      %0 = affine.load %nrm[0] : memref<1xf64>
      %1 = affine.load %A[%i, %k] : memref<10x10xf64>
      %2 = affine.load %A[%i, %k] : memref<10x10xf64>
      %3 = mulf %1, %2 : f64
      %4 = addf %0, %3 : f64
      affine.store %4, %nrm[0] : memref<1xf64>
    }
    %5 = affine.load %nrm[0] : memref<1xf64>
    %6 = math.sqrt %5 : f64
    affine.store %6, %R[%k, %k] : memref<10x10xf64>
    affine.for %i = 0 to 10 {
      %7 = affine.load %A[%i, %k] : memref<10x10xf64>
      %8 = affine.load %R[%k, %k] : memref<10x10xf64>
      %9 = divf %7, %8 : f64
      affine.store %9, %Q[%i, %k] : memref<10x10xf64>
    }
    affine.for %j = (d0) -> (d0 + 1)(%k) to 8 {
      affine.store %c0_0_f64, %R[%k, %j] : memref<10x10xf64>
      affine.for %i = 0 to 10 {
        %10 = affine.load %R[%k, %j] : memref<10x10xf64>
        %11 = affine.load %Q[%i, %k] : memref<10x10xf64>
        %12 = affine.load %A[%i, %j] : memref<10x10xf64>
        %13 = mulf %11, %12 : f64
        %14 = addf %10, %13 : f64
        affine.store %14, %R[%k, %j] : memref<10x10xf64>
      }
      affine.for %i = 0 to 10 {
        %15 = affine.load %A[%i, %j] : memref<10x10xf64>
        %16 = affine.load %Q[%i, %k] : memref<10x10xf64>
        %17 = affine.load %R[%k, %j] : memref<10x10xf64>
        %18 = mulf %16, %17 : f64
        %19 = subf %15, %18 : f64
        affine.store %19, %A[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @lu(%A: memref<10x10xf64>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to (d0) -> (d0)(%i) {
      affine.for %k = 0 to (d0) -> (d0)(%j) {
        %0 = affine.load %A[%i, %j] : memref<10x10xf64>
        %1 = affine.load %A[%i, %k] : memref<10x10xf64>
        %2 = affine.load %A[%k, %j] : memref<10x10xf64>
        %3 = mulf %1, %2 : f64
        %4 = subf %0, %3 : f64
        affine.store %4, %A[%i, %j] : memref<10x10xf64>
      }
      %5 = affine.load %A[%i, %j] : memref<10x10xf64>
      %6 = affine.load %A[%j, %j] : memref<10x10xf64>
      %7 = divf %5, %6 : f64
      affine.store %7, %A[%i, %j] : memref<10x10xf64>
    }
    affine.for %j = (d0) -> (d0)(%i) to 10 {
      affine.for %k = 0 to (d0) -> (d0)(%i) {
        %8 = affine.load %A[%i, %j] : memref<10x10xf64>
        %9 = affine.load %A[%i, %k] : memref<10x10xf64>
        %10 = affine.load %A[%k, %j] : memref<10x10xf64>
        %11 = mulf %9, %10 : f64
        %12 = subf %8, %11 : f64
        affine.store %12, %A[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @ludcmp(%A: memref<10x10xf64>, %b: memref<10xf64>, %x: memref<10xf64>, %y: memref<10xf64>) {
  %c0_0_f64 = constant 0.0 : f64
  %w = alloca() : memref<1xf64>
  affine.store %c0_0_f64, %w[0] : memref<1xf64>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to (d0) -> (d0)(%i) {
      %0 = affine.load %A[%i, %j] : memref<10x10xf64>
      affine.store %0, %w[0] : memref<1xf64>
      affine.for %k = 0 to (d0) -> (d0)(%j) {
        %1 = affine.load %w[0] : memref<1xf64>
        %2 = affine.load %A[%i, %k] : memref<10x10xf64>
        %3 = affine.load %A[%k, %j] : memref<10x10xf64>
        %4 = mulf %2, %3 : f64
        %5 = subf %1, %4 : f64
        affine.store %5, %w[0] : memref<1xf64>
      }
      %6 = affine.load %w[0] : memref<1xf64>
      %7 = affine.load %A[%j, %j] : memref<10x10xf64>
      %8 = divf %6, %7 : f64
      affine.store %8, %A[%i, %j] : memref<10x10xf64>
    }
    affine.for %j = (d0) -> (d0)(%i) to 10 {
      %9 = affine.load %A[%i, %j] : memref<10x10xf64>
      affine.store %9, %w[0] : memref<1xf64>
      affine.for %k = 0 to (d0) -> (d0)(%i) {
        %10 = affine.load %w[0] : memref<1xf64>
        %11 = affine.load %A[%i, %k] : memref<10x10xf64>
        %12 = affine.load %A[%k, %j] : memref<10x10xf64>
        %13 = mulf %11, %12 : f64
        %14 = subf %10, %13 : f64
        affine.store %14, %w[0] : memref<1xf64>
      }
      %15 = affine.load %w[0] : memref<1xf64>
      affine.store %15, %A[%i, %j] : memref<10x10xf64>
    }
  }
  affine.for %i = 0 to 10 {
    %16 = affine.load %b[%i] : memref<10xf64>
    affine.store %16, %w[0] : memref<1xf64>
    affine.for %j = 0 to (d0) -> (d0)(%i) {
      %17 = affine.load %w[0] : memref<1xf64>
      %18 = affine.load %A[%i, %j] : memref<10x10xf64>
      %19 = affine.load %y[%j] : memref<10xf64>
      %20 = mulf %18, %19 : f64
      %21 = subf %17, %20 : f64
      affine.store %21, %w[0] : memref<1xf64>
    }
    %22 = affine.load %w[0] : memref<1xf64>
    affine.store %22, %y[%i] : memref<10xf64>
  }
  affine.for %i_up = 0 to 10 {
    %i = affine.apply (d0) -> (-d0 + 9)(%i_up)
    %23 = affine.load %y[%i] : memref<10xf64>
    affine.store %23, %w[0] : memref<1xf64>
    affine.for %j = (d0) -> (d0 + 1)(%i) to 10 {
      %24 = affine.load %w[0] : memref<1xf64>
      %25 = affine.load %A[%i, %j] : memref<10x10xf64>
      %26 = affine.load %x[%j] : memref<10xf64>
      %27 = mulf %25, %26 : f64
      %28 = subf %24, %27 : f64
      affine.store %28, %w[0] : memref<1xf64>
    }
    %29 = affine.load %w[0] : memref<1xf64>
    %30 = affine.load %A[%i, %i] : memref<10x10xf64>
    %31 = divf %29, %30 : f64
    affine.store %31, %x[%i] : memref<10xf64>
  }
  return
}

func @trisolv(%L: memref<10x10xf64>, %x: memref<10xf64>, %b: memref<10xf64>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf64>
    affine.store %0, %x[%i] : memref<10xf64>
    affine.for %j = 0 to (d0) -> (d0)(%i) {
      %1 = affine.load %x[%i] : memref<10xf64>
      %2 = affine.load %L[%i, %j] : memref<10x10xf64>
      %3 = affine.load %x[%j] : memref<10xf64>
      %4 = mulf %2, %3 : f64
      %5 = subf %1, %4 : f64
      affine.store %5, %x[%i] : memref<10xf64>
    }
    %6 = affine.load %x[%i] : memref<10xf64>
    %7 = affine.load %L[%i, %i] : memref<10x10xf64>
    %8 = divf %6, %7 : f64
    affine.store %8, %x[%i] : memref<10xf64>
  }
  return
}

func @deriche(%img: memref<10x10xf64>, %out: memref<10x10xf64>, %y1: memref<10x10xf64>, %y2: memref<10x10xf64>) {
  %c1_0_f64 = constant 1.0 : f64
  %c0_25_f64 = constant 0.25 : f64
  %c0 = constant 0 : index
  %c0_5_f64 = constant 0.5 : f64
  %c0_173_f64 = constant 0.173 : f64
  %c8 = constant 8 : index
  %c1 = constant 1 : index
  %c0_0_f64 = constant 0.0 : f64
  %c9 = constant 9 : index
  %c7 = constant 7 : index
  %g = alloca() : memref<1xf64>
  %k = alloca() : memref<1xf64>
  %a2 = alloca() : memref<1xf64>
  %a3 = alloca() : memref<1xf64>
  %a4 = alloca() : memref<1xf64>
  %b1 = alloca() : memref<1xf64>
  %b2 = alloca() : memref<1xf64>
  %ym1 = alloca() : memref<1xf64>
  %ym2 = alloca() : memref<1xf64>
  %xm1 = alloca() : memref<1xf64>
  %yp1 = alloca() : memref<1xf64>
  %yp2 = alloca() : memref<1xf64>
  %xp1 = alloca() : memref<1xf64>
  %xp2 = alloca() : memref<1xf64>
  %tm1 = alloca() : memref<1xf64>
  %tp1 = alloca() : memref<1xf64>
  %tp2 = alloca() : memref<1xf64>
  %0 = negf %c0_25_f64 : f64
  %1 = math.exp %0 : f64
  %2 = subf %c1_0_f64, %1 : f64
  store %2, %g[%c0] : memref<1xf64>
  %3 = load %g[%c0] : memref<1xf64>
  %4 = load %g[%c0] : memref<1xf64>
  %5 = mulf %3, %4 : f64
  %6 = negf %c0_25_f64 : f64
  %7 = math.exp %6 : f64
  %8 = mulf %c0_5_f64, %7 : f64
  %9 = addf %c1_0_f64, %8 : f64
  %10 = negf %c0_5_f64 : f64
  %11 = math.exp %10 : f64
  %12 = subf %9, %11 : f64
  %13 = divf %5, %12 : f64
  store %13, %k[%c0] : memref<1xf64>
  %14 = load %k[%c0] : memref<1xf64>
  %15 = negf %c0_25_f64 : f64
  %16 = math.exp %15 : f64
  %17 = mulf %14, %16 : f64
  %18 = subf %c0_25_f64, %c1_0_f64 : f64
  %19 = mulf %17, %18 : f64
  store %19, %a2[%c0] : memref<1xf64>
  %20 = load %k[%c0] : memref<1xf64>
  %21 = negf %c0_25_f64 : f64
  %22 = math.exp %21 : f64
  %23 = mulf %20, %22 : f64
  %24 = addf %c0_25_f64, %c1_0_f64 : f64
  %25 = mulf %23, %24 : f64
  store %25, %a3[%c0] : memref<1xf64>
  %26 = load %k[%c0] : memref<1xf64>
  %27 = negf %26 : f64
  %28 = negf %c0_5_f64 : f64
  %29 = math.exp %28 : f64
  %30 = mulf %27, %29 : f64
  store %30, %a4[%c0] : memref<1xf64>
  %31 = negf %c0_173_f64 : f64
  %32 = math.exp %31 : f64
  store %32, %b1[%c0] : memref<1xf64>
  %33 = negf %c0_5_f64 : f64
  %34 = math.exp %33 : f64
  %35 = negf %34 : f64
  store %35, %b2[%c0] : memref<1xf64>
  scf.for %i = %c0 to %c8 step %c1 {
    store %c0_0_f64, %ym1[%c0] : memref<1xf64>
    store %c0_0_f64, %ym2[%c0] : memref<1xf64>
    store %c0_0_f64, %xm1[%c0] : memref<1xf64>
    scf.for %j = %c0 to %c9 step %c1 {
      %36 = load %k[%c0] : memref<1xf64>
      %37 = load %img[%i, %j] : memref<10x10xf64>
      %38 = mulf %36, %37 : f64
      %39 = load %a2[%c0] : memref<1xf64>
      %40 = load %xm1[%c0] : memref<1xf64>
      %41 = mulf %39, %40 : f64
      %42 = addf %38, %41 : f64
      %43 = load %b1[%c0] : memref<1xf64>
      %44 = load %ym1[%c0] : memref<1xf64>
      %45 = mulf %43, %44 : f64
      %46 = addf %42, %45 : f64
      %47 = load %b2[%c0] : memref<1xf64>
      %48 = load %ym2[%c0] : memref<1xf64>
      %49 = mulf %47, %48 : f64
      %50 = addf %46, %49 : f64
      store %50, %y1[%i, %j] : memref<10x10xf64>
      %51 = load %img[%i, %j] : memref<10x10xf64>
      store %51, %xm1[%c0] : memref<1xf64>
      %52 = load %ym1[%c0] : memref<1xf64>
      store %52, %ym2[%c0] : memref<1xf64>
      %53 = load %y1[%i, %j] : memref<10x10xf64>
      store %53, %ym1[%c0] : memref<1xf64>
    }
  }
  scf.for %i = %c0 to %c8 step %c1 {
    store %c0_0_f64, %yp1[%c0] : memref<1xf64>
    store %c0_0_f64, %yp2[%c0] : memref<1xf64>
    store %c0_0_f64, %xp1[%c0] : memref<1xf64>
    store %c0_0_f64, %xp2[%c0] : memref<1xf64>
    scf.for %j_up = %c0 to %c9 step %c1 {
      %j = subi %c8, %j_up : index
      %54 = load %a3[%c0] : memref<1xf64>
      %55 = load %xp1[%c0] : memref<1xf64>
      %56 = mulf %54, %55 : f64
      %57 = load %a4[%c0] : memref<1xf64>
      %58 = load %xp2[%c0] : memref<1xf64>
      %59 = mulf %57, %58 : f64
      %60 = addf %56, %59 : f64
      %61 = load %b1[%c0] : memref<1xf64>
      %62 = load %yp1[%c0] : memref<1xf64>
      %63 = mulf %61, %62 : f64
      %64 = addf %60, %63 : f64
      %65 = load %b2[%c0] : memref<1xf64>
      %66 = load %yp2[%c0] : memref<1xf64>
      %67 = mulf %65, %66 : f64
      %68 = addf %64, %67 : f64
      store %68, %y2[%i, %j] : memref<10x10xf64>
      %69 = load %xp1[%c0] : memref<1xf64>
      store %69, %xp2[%c0] : memref<1xf64>
      %70 = load %img[%i, %j] : memref<10x10xf64>
      store %70, %xp1[%c0] : memref<1xf64>
      %71 = load %yp1[%c0] : memref<1xf64>
      store %71, %yp2[%c0] : memref<1xf64>
      %72 = load %y2[%i, %j] : memref<10x10xf64>
      store %72, %yp1[%c0] : memref<1xf64>
    }
  }
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c9 step %c1 {
      %73 = load %y1[%i, %j] : memref<10x10xf64>
      %74 = load %y2[%i, %j] : memref<10x10xf64>
      %75 = addf %73, %74 : f64
      store %75, %out[%i, %j] : memref<10x10xf64>
    }
  }
  scf.for %j = %c0 to %c9 step %c1 {
    store %c0_0_f64, %tm1[%c0] : memref<1xf64>
    store %c0_0_f64, %ym1[%c0] : memref<1xf64>
    store %c0_0_f64, %ym2[%c0] : memref<1xf64>
    scf.for %i = %c0 to %c8 step %c1 {
      %76 = load %k[%c0] : memref<1xf64>
      %77 = load %out[%i, %j] : memref<10x10xf64>
      %78 = mulf %76, %77 : f64
      %79 = load %a2[%c0] : memref<1xf64>
      %80 = load %tm1[%c0] : memref<1xf64>
      %81 = mulf %79, %80 : f64
      %82 = addf %78, %81 : f64
      %83 = load %b1[%c0] : memref<1xf64>
      %84 = load %ym1[%c0] : memref<1xf64>
      %85 = mulf %83, %84 : f64
      %86 = addf %82, %85 : f64
      %87 = load %b2[%c0] : memref<1xf64>
      %88 = load %ym2[%c0] : memref<1xf64>
      %89 = mulf %87, %88 : f64
      %90 = addf %86, %89 : f64
      store %90, %y1[%i, %j] : memref<10x10xf64>
      %91 = load %out[%i, %j] : memref<10x10xf64>
      store %91, %tm1[%c0] : memref<1xf64>
      %92 = load %ym1[%c0] : memref<1xf64>
      store %92, %ym2[%c0] : memref<1xf64>
      %93 = load %y1[%i, %j] : memref<10x10xf64>
      store %93, %ym1[%c0] : memref<1xf64>
    }
  }
  scf.for %j = %c0 to %c9 step %c1 {
    store %c0_0_f64, %tp1[%c0] : memref<1xf64>
    store %c0_0_f64, %tp2[%c0] : memref<1xf64>
    store %c0_0_f64, %yp1[%c0] : memref<1xf64>
    store %c0_0_f64, %yp2[%c0] : memref<1xf64>
    scf.for %i_up = %c0 to %c8 step %c1 {
      %i = subi %c7, %i_up : index
      %94 = load %a3[%c0] : memref<1xf64>
      %95 = load %tp1[%c0] : memref<1xf64>
      %96 = mulf %94, %95 : f64
      %97 = load %a4[%c0] : memref<1xf64>
      %98 = load %tp2[%c0] : memref<1xf64>
      %99 = mulf %97, %98 : f64
      %100 = addf %96, %99 : f64
      %101 = load %b1[%c0] : memref<1xf64>
      %102 = load %yp1[%c0] : memref<1xf64>
      %103 = mulf %101, %102 : f64
      %104 = addf %100, %103 : f64
      %105 = load %b2[%c0] : memref<1xf64>
      %106 = load %yp2[%c0] : memref<1xf64>
      %107 = mulf %105, %106 : f64
      %108 = addf %104, %107 : f64
      store %108, %y2[%i, %j] : memref<10x10xf64>
      %109 = load %tp1[%c0] : memref<1xf64>
      store %109, %tp2[%c0] : memref<1xf64>
      %110 = load %out[%i, %j] : memref<10x10xf64>
      store %110, %tp1[%c0] : memref<1xf64>
      %111 = load %yp1[%c0] : memref<1xf64>
      store %111, %yp2[%c0] : memref<1xf64>
      %112 = load %y2[%i, %j] : memref<10x10xf64>
      store %112, %yp1[%c0] : memref<1xf64>
    }
  }
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c9 step %c1 {
      %113 = load %y1[%i, %j] : memref<10x10xf64>
      %114 = load %y2[%i, %j] : memref<10x10xf64>
      %115 = addf %113, %114 : f64
      store %115, %out[%i, %j] : memref<10x10xf64>
    }
  }
  return
}

func @floyd_warshall(%path: memref<10x10xf64>) {
  %c0 = constant 0 : index
  %c10 = constant 10 : index
  %c1 = constant 1 : index
  scf.for %k = %c0 to %c10 step %c1 {
    scf.for %i = %c0 to %c10 step %c1 {
      scf.for %j = %c0 to %c10 step %c1 {
        %0 = load %path[%i, %j] : memref<10x10xf64>
        %1 = load %path[%i, %k] : memref<10x10xf64>
        %2 = load %path[%k, %j] : memref<10x10xf64>
        %3 = addf %1, %2 : f64
        %4 = cmpf "olt", %0, %3 : f64
        %5 = load %path[%i, %j] : memref<10x10xf64>
        %6 = load %path[%i, %k] : memref<10x10xf64>
        %7 = load %path[%k, %j] : memref<10x10xf64>
        %8 = addf %6, %7 : f64
        %9 = select %4, %5, %8 : f64
        store %9, %path[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @nussinov(%seq: memref<10xf64>, %table: memref<10x10xf64>) {
  %c0 = constant 0 : index
  %c10 = constant 10 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %c1_0_f64 = constant 1.0 : f64
  %c0_0_f64 = constant 0.0 : f64
  %pair = alloca() : memref<1xf64>
  scf.for %i_up = %c0 to %c10 step %c1 {
    %i = subi %c9, %i_up : index
    %0 = addi %i, %c1 : index
    scf.for %j = %0 to %c10 step %c1 {
      %1 = load %seq[%i] : memref<10xf64>
      %2 = load %seq[%j] : memref<10xf64>
      %3 = addf %1, %2 : f64
      %4 = cmpf "oeq", %3, %c1_0_f64 : f64
      %5 = select %4, %c1_0_f64, %c0_0_f64 : f64
      store %5, %pair[%c0] : memref<1xf64>
      %6 = load %table[%i, %j] : memref<10x10xf64>
      %7 = subi %j, %c1 : index
      %8 = load %table[%i, %7] : memref<10x10xf64>
      %9 = cmpf "oge", %6, %8 : f64
      %10 = load %table[%i, %j] : memref<10x10xf64>
      %11 = subi %j, %c1 : index
      %12 = load %table[%i, %11] : memref<10x10xf64>
      %13 = select %9, %10, %12 : f64
      store %13, %table[%i, %j] : memref<10x10xf64>
      %14 = cmpi "slt", %i, %c9 : index
      scf.if %14 {
        %15 = load %table[%i, %j] : memref<10x10xf64>
        %16 = addi %i, %c1 : index
        %17 = load %table[%16, %j] : memref<10x10xf64>
        %18 = cmpf "oge", %15, %17 : f64
        %19 = load %table[%i, %j] : memref<10x10xf64>
        %20 = addi %i, %c1 : index
        %21 = load %table[%20, %j] : memref<10x10xf64>
        %22 = select %18, %19, %21 : f64
        store %22, %table[%i, %j] : memref<10x10xf64>
        %23 = subi %j, %c1 : index
        %24 = cmpi "slt", %i, %23 : index
        %25 = load %pair[%c0] : memref<1xf64>
        %26 = select %24, %25, %c0_0_f64 : f64
        store %26, %pair[%c0] : memref<1xf64>
        %27 = load %table[%i, %j] : memref<10x10xf64>
        %28 = addi %i, %c1 : index
        %29 = subi %j, %c1 : index
        %30 = load %table[%28, %29] : memref<10x10xf64>
        %31 = load %pair[%c0] : memref<1xf64>
        %32 = addf %30, %31 : f64
        %33 = cmpf "oge", %27, %32 : f64
        %34 = load %table[%i, %j] : memref<10x10xf64>
        %35 = addi %i, %c1 : index
        %36 = subi %j, %c1 : index
        %37 = load %table[%35, %36] : memref<10x10xf64>
        %38 = load %pair[%c0] : memref<1xf64>
        %39 = addf %37, %38 : f64
        %40 = select %33, %34, %39 : f64
        store %40, %table[%i, %j] : memref<10x10xf64>
      }
      %41 = addi %i, %c1 : index
      scf.for %k = %41 to %j step %c1 {
        %42 = load %table[%i, %j] : memref<10x10xf64>
        %43 = load %table[%i, %k] : memref<10x10xf64>
        %44 = addi %k, %c1 : index
        %45 = load %table[%44, %j] : memref<10x10xf64>
        %46 = addf %43, %45 : f64
        %47 = cmpf "oge", %42, %46 : f64
        %48 = load %table[%i, %j] : memref<10x10xf64>
        %49 = load %table[%i, %k] : memref<10x10xf64>
        %50 = addi %k, %c1 : index
        %51 = load %table[%50, %j] : memref<10x10xf64>
        %52 = addf %49, %51 : f64
        %53 = select %47, %48, %52 : f64
        store %53, %table[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @adi(%u: memref<10x10xf64>, %v: memref<10x10xf64>, %p: memref<10x10xf64>, %q: memref<10x10xf64>) {
  %c0_4_f64 = constant 0.4 : f64
  %c1_8_f64 = constant 1.8 : f64
  %c0_2_f64 = constant 0.2 : f64
  %c1_4_f64 = constant 1.4 : f64
  %c1_0_f64 = constant 1.0 : f64
  %c0_0_f64 = constant 0.0 : f64
  %c2_0_f64 = constant 2.0 : f64
  %a = alloca() : memref<1xf64>
  %b = alloca() : memref<1xf64>
  %c = alloca() : memref<1xf64>
  %d = alloca() : memref<1xf64>
  %e = alloca() : memref<1xf64>
  %f = alloca() : memref<1xf64>
  %0 = negf %c0_4_f64 : f64
  affine.store %0, %a[0] : memref<1xf64>
  affine.store %c1_8_f64, %b[0] : memref<1xf64>
  %1 = negf %c0_4_f64 : f64
  affine.store %1, %c[0] : memref<1xf64>
  %2 = negf %c0_2_f64 : f64
  affine.store %2, %d[0] : memref<1xf64>
  affine.store %c1_4_f64, %e[0] : memref<1xf64>
  %3 = negf %c0_2_f64 : f64
  affine.store %3, %f[0] : memref<1xf64>
  affine.for %t = 0 to 3 {
    affine.for %i = 1 to 9 {
      affine.store %c1_0_f64, %v[0, %i] : memref<10x10xf64>
      affine.store %c0_0_f64, %p[%i, 0] : memref<10x10xf64>
      %4 = affine.load %v[0, %i] : memref<10x10xf64>
      affine.store %4, %q[%i, 0] : memref<10x10xf64>
      affine.for %j = 1 to 9 {
        %5 = affine.load %c[0] : memref<1xf64>
        %6 = negf %5 : f64
        %7 = affine.load %a[0] : memref<1xf64>
        %8 = affine.load %p[%i, %j - 1] : memref<10x10xf64>
        %9 = mulf %7, %8 : f64
        %10 = affine.load %b[0] : memref<1xf64>
        %11 = addf %9, %10 : f64
        %12 = divf %6, %11 : f64
        affine.store %12, %p[%i, %j] : memref<10x10xf64>
        %13 = affine.load %d[0] : memref<1xf64>
        %14 = negf %13 : f64
        %15 = affine.load %u[%j, %i - 1] : memref<10x10xf64>
        %16 = mulf %14, %15 : f64
        %17 = affine.load %d[0] : memref<1xf64>
        %18 = mulf %c2_0_f64, %17 : f64
        %19 = addf %c1_0_f64, %18 : f64
        %20 = affine.load %u[%j, %i] : memref<10x10xf64>
        %21 = mulf %19, %20 : f64
        %22 = addf %16, %21 : f64
        %23 = affine.load %f[0] : memref<1xf64>
        %24 = affine.load %u[%j, %i + 1] : memref<10x10xf64>
        %25 = mulf %23, %24 : f64
        %26 = subf %22, %25 : f64
        %27 = affine.load %a[0] : memref<1xf64>
        %28 = affine.load %q[%i, %j - 1] : memref<10x10xf64>
        %29 = mulf %27, %28 : f64
        %30 = subf %26, %29 : f64
        %31 = affine.load %a[0] : memref<1xf64>
        %32 = affine.load %p[%i, %j - 1] : memref<10x10xf64>
        %33 = mulf %31, %32 : f64
        %34 = affine.load %b[0] : memref<1xf64>
        %35 = addf %33, %34 : f64
        %36 = divf %30, %35 : f64
        affine.store %36, %q[%i, %j] : memref<10x10xf64>
      }
      affine.store %c1_0_f64, %v[9, %i] : memref<10x10xf64>
      affine.for %j_up = 0 to 8 {
        %j = affine.apply (d0) -> (-d0 + 8)(%j_up)
        %37 = affine.load %p[%i, %j] : memref<10x10xf64>
        %38 = affine.load %v[%j + 1, %i] : memref<10x10xf64>
        %39 = mulf %37, %38 : f64
        %40 = affine.load %q[%i, %j] : memref<10x10xf64>
        %41 = addf %39, %40 : f64
        affine.store %41, %v[%j, %i] : memref<10x10xf64>
      }
    }
    affine.for %i = 1 to 9 {
      affine.store %c1_0_f64, %u[%i, 0] : memref<10x10xf64>
      affine.store %c0_0_f64, %p[%i, 0] : memref<10x10xf64>
      %42 = affine.load %u[%i, 0] : memref<10x10xf64>
      affine.store %42, %q[%i, 0] : memref<10x10xf64>
      affine.for %j = 1 to 9 {
        %43 = affine.load %f[0] : memref<1xf64>
        %44 = negf %43 : f64
        %45 = affine.load %d[0] : memref<1xf64>
        %46 = affine.load %p[%i, %j - 1] : memref<10x10xf64>
        %47 = mulf %45, %46 : f64
        %48 = affine.load %e[0] : memref<1xf64>
        %49 = addf %47, %48 : f64
        %50 = divf %44, %49 : f64
        affine.store %50, %p[%i, %j] : memref<10x10xf64>
        %51 = affine.load %a[0] : memref<1xf64>
        %52 = negf %51 : f64
        %53 = affine.load %v[%i - 1, %j] : memref<10x10xf64>
        %54 = mulf %52, %53 : f64
        %55 = affine.load %a[0] : memref<1xf64>
        %56 = mulf %c2_0_f64, %55 : f64
        %57 = addf %c1_0_f64, %56 : f64
        %58 = affine.load %v[%i, %j] : memref<10x10xf64>
        %59 = mulf %57, %58 : f64
        %60 = addf %54, %59 : f64
        %61 = affine.load %c[0] : memref<1xf64>
        %62 = affine.load %v[%i + 1, %j] : memref<10x10xf64>
        %63 = mulf %61, %62 : f64
        %64 = subf %60, %63 : f64
        %65 = affine.load %d[0] : memref<1xf64>
        %66 = affine.load %q[%i, %j - 1] : memref<10x10xf64>
        %67 = mulf %65, %66 : f64
        %68 = subf %64, %67 : f64
        %69 = affine.load %d[0] : memref<1xf64>
        %70 = affine.load %p[%i, %j - 1] : memref<10x10xf64>
        %71 = mulf %69, %70 : f64
        %72 = affine.load %e[0] : memref<1xf64>
        %73 = addf %71, %72 : f64
        %74 = divf %68, %73 : f64
        affine.store %74, %q[%i, %j] : memref<10x10xf64>
      }
      affine.store %c1_0_f64, %u[%i, 9] : memref<10x10xf64>
      affine.for %j_up = 0 to 8 {
        %j = affine.apply (d0) -> (-d0 + 8)(%j_up)
        %75 = affine.load %p[%i, %j] : memref<10x10xf64>
        %76 = affine.load %u[%i, %j + 1] : memref<10x10xf64>
        %77 = mulf %75, %76 : f64
        %78 = affine.load %q[%i, %j] : memref<10x10xf64>
        %79 = addf %77, %78 : f64
        affine.store %79, %u[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @fdtd_2d(%ex: memref<10x10xf64>, %ey: memref<10x10xf64>, %hz: memref<10x10xf64>, %fict: memref<10xf64>) {
  %c0_5_f64 = constant 0.5 : f64
  %c0_7_f64 = constant 0.7 : f64
  affine.for %t = 0 to 3 {
    affine.for %j = 0 to 9 {
      %0 = affine.load %fict[%t] : memref<10xf64>
      affine.store %0, %ey[0, %j] : memref<10x10xf64>
    }
    affine.for %i = 1 to 8 {
      affine.for %j = 0 to 9 {
        %1 = affine.load %ey[%i, %j] : memref<10x10xf64>
        %2 = affine.load %hz[%i, %j] : memref<10x10xf64>
        %3 = affine.load %hz[%i - 1, %j] : memref<10x10xf64>
        %4 = subf %2, %3 : f64
        %5 = mulf %c0_5_f64, %4 : f64
        %6 = subf %1, %5 : f64
        affine.store %6, %ey[%i, %j] : memref<10x10xf64>
      }
    }
    affine.for %i = 0 to 8 {
      affine.for %j = 1 to 9 {
        %7 = affine.load %ex[%i, %j] : memref<10x10xf64>
        %8 = affine.load %hz[%i, %j] : memref<10x10xf64>
        %9 = affine.load %hz[%i, %j - 1] : memref<10x10xf64>
        %10 = subf %8, %9 : f64
        %11 = mulf %c0_5_f64, %10 : f64
        %12 = subf %7, %11 : f64
        affine.store %12, %ex[%i, %j] : memref<10x10xf64>
      }
    }
    affine.for %i = 0 to 7 {
      affine.for %j = 0 to 8 {
        %13 = affine.load %hz[%i, %j] : memref<10x10xf64>
        %14 = affine.load %ex[%i, %j + 1] : memref<10x10xf64>
        %15 = affine.load %ex[%i, %j] : memref<10x10xf64>
        %16 = subf %14, %15 : f64
        %17 = affine.load %ey[%i + 1, %j] : memref<10x10xf64>
        %18 = addf %16, %17 : f64
        %19 = affine.load %ey[%i, %j] : memref<10x10xf64>
        %20 = subf %18, %19 : f64
        %21 = mulf %c0_7_f64, %20 : f64
        %22 = subf %13, %21 : f64
        affine.store %22, %hz[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @heat_3d(%A: memref<10x10x10xf64>, %B: memref<10x10x10xf64>) {
  %c0_125_f64 = constant 0.125 : f64
  %c2_0_f64 = constant 2.0 : f64
  affine.for %t = 0 to 2 {
    affine.for %i = 1 to 9 {
      affine.for %j = 1 to 9 {
        affine.for %k = 1 to 9 {
          %0 = affine.load %A[%i + 1, %j, %k] : memref<10x10x10xf64>
          %1 = affine.load %A[%i, %j, %k] : memref<10x10x10xf64>
          %2 = mulf %c2_0_f64, %1 : f64
          %3 = subf %0, %2 : f64
          %4 = affine.load %A[%i - 1, %j, %k] : memref<10x10x10xf64>
          %5 = addf %3, %4 : f64
          %6 = mulf %c0_125_f64, %5 : f64
          %7 = affine.load %A[%i, %j + 1, %k] : memref<10x10x10xf64>
          %8 = affine.load %A[%i, %j, %k] : memref<10x10x10xf64>
          %9 = mulf %c2_0_f64, %8 : f64
          %10 = subf %7, %9 : f64
          %11 = affine.load %A[%i, %j - 1, %k] : memref<10x10x10xf64>
          %12 = addf %10, %11 : f64
          %13 = mulf %c0_125_f64, %12 : f64
          %14 = addf %6, %13 : f64
          %15 = affine.load %A[%i, %j, %k + 1] : memref<10x10x10xf64>
          %16 = affine.load %A[%i, %j, %k] : memref<10x10x10xf64>
          %17 = mulf %c2_0_f64, %16 : f64
          %18 = subf %15, %17 : f64
          %19 = affine.load %A[%i, %j, %k - 1] : memref<10x10x10xf64>
          %20 = addf %18, %19 : f64
          %21 = mulf %c0_125_f64, %20 : f64
          %22 = addf %14, %21 : f64
          %23 = affine.load %A[%i, %j, %k] : memref<10x10x10xf64>
          %24 = addf %22, %23 : f64
          affine.store %24, %B[%i, %j, %k] : memref<10x10x10xf64>
        }
      }
    }
    affine.for %i = 1 to 9 {
      affine.for %j = 1 to 9 {
        affine.for %k = 1 to 9 {
          %25 = affine.load %B[%i + 1, %j, %k] : memref<10x10x10xf64>
          %26 = affine.load %B[%i, %j, %k] : memref<10x10x10xf64>
          %27 = mulf %c2_0_f64, %26 : f64
          %28 = subf %25, %27 : f64
          %29 = affine.load %B[%i - 1, %j, %k] : memref<10x10x10xf64>
          %30 = addf %28, %29 : f64
          %31 = mulf %c0_125_f64, %30 : f64
          %32 = affine.load %B[%i, %j + 1, %k] : memref<10x10x10xf64>
          %33 = affine.load %B[%i, %j, %k] : memref<10x10x10xf64>
          %34 = mulf %c2_0_f64, %33 : f64
          %35 = subf %32, %34 : f64
          %36 = affine.load %B[%i, %j - 1, %k] : memref<10x10x10xf64>
          %37 = addf %35, %36 : f64
          %38 = mulf %c0_125_f64, %37 : f64
          %39 = addf %31, %38 : f64
          %40 = affine.load %B[%i, %j, %k + 1] : memref<10x10x10xf64>
          %41 = affine.load %B[%i, %j, %k] : memref<10x10x10xf64>
          %42 = mulf %c2_0_f64, %41 : f64
          %43 = subf %40, %42 : f64
          %44 = affine.load %B[%i, %j, %k - 1] : memref<10x10x10xf64>
          %45 = addf %43, %44 : f64
          %46 = mulf %c0_125_f64, %45 : f64
          %47 = addf %39, %46 : f64
          %48 = affine.load %B[%i, %j, %k] : memref<10x10x10xf64>
          %49 = addf %47, %48 : f64
          affine.store %49, %A[%i, %j, %k] : memref<10x10x10xf64>
        }
      }
    }
  }
  return
}

func @jacobi_1d(%A: memref<10xf64>, %B: memref<10xf64>) {
  %c0_33333_f64 = constant 0.33333 : f64
  affine.for %t = 0 to 4 {
    affine.for %i = 1 to 9 {
      %0 = affine.load %A[%i - 1] : memref<10xf64>
      %1 = affine.load %A[%i] : memref<10xf64>
      %2 = addf %0, %1 : f64
      %3 = affine.load %A[%i + 1] : memref<10xf64>
      %4 = addf %2, %3 : f64
      %5 = mulf %c0_33333_f64, %4 : f64
      affine.store %5, %B[%i] : memref<10xf64>
    }
    affine.for %i = 1 to 9 {
      %6 = affine.load %B[%i - 1] : memref<10xf64>
      %7 = affine.load %B[%i] : memref<10xf64>
      %8 = addf %6, %7 : f64
      %9 = affine.load %B[%i + 1] : memref<10xf64>
      %10 = addf %8, %9 : f64
      %11 = mulf %c0_33333_f64, %10 : f64
      affine.store %11, %A[%i] : memref<10xf64>
    }
  }
  return
}

func @jacobi_2d(%A: memref<10x10xf64>, %B: memref<10x10xf64>) {
  %c0_2_f64 = constant 0.2 : f64
  affine.for %t = 0 to 3 {
    affine.for %i = 1 to 9 {
      affine.for %j = 1 to 9 {
        %0 = affine.load %A[%i, %j] : memref<10x10xf64>
        %1 = affine.load %A[%i, %j - 1] : memref<10x10xf64>
        %2 = addf %0, %1 : f64
        %3 = affine.load %A[%i, 1 + %j] : memref<10x10xf64>
        %4 = addf %2, %3 : f64
        %5 = affine.load %A[1 + %i, %j] : memref<10x10xf64>
        %6 = addf %4, %5 : f64
        %7 = affine.load %A[%i - 1, %j] : memref<10x10xf64>
        %8 = addf %6, %7 : f64
        %9 = mulf %c0_2_f64, %8 : f64
        affine.store %9, %B[%i, %j] : memref<10x10xf64>
      }
    }
    affine.for %i = 1 to 9 {
      affine.for %j = 1 to 9 {
        %10 = affine.load %B[%i, %j] : memref<10x10xf64>
        %11 = affine.load %B[%i, %j - 1] : memref<10x10xf64>
        %12 = addf %10, %11 : f64
        %13 = affine.load %B[%i, 1 + %j] : memref<10x10xf64>
        %14 = addf %12, %13 : f64
        %15 = affine.load %B[1 + %i, %j] : memref<10x10xf64>
        %16 = addf %14, %15 : f64
        %17 = affine.load %B[%i - 1, %j] : memref<10x10xf64>
        %18 = addf %16, %17 : f64
        %19 = mulf %c0_2_f64, %18 : f64
        affine.store %19, %A[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func @seidel_2d(%A: memref<10x10xf64>) {
  %c9_0_f64 = constant 9.0 : f64
  affine.for %t = 0 to 3 {
    affine.for %i = 1 to 9 {
      affine.for %j = 1 to 9 {
        %0 = affine.load %A[%i - 1, %j - 1] : memref<10x10xf64>
        %1 = affine.load %A[%i - 1, %j] : memref<10x10xf64>
        %2 = addf %0, %1 : f64
        %3 = affine.load %A[%i - 1, %j + 1] : memref<10x10xf64>
        %4 = addf %2, %3 : f64
        %5 = affine.load %A[%i, %j - 1] : memref<10x10xf64>
        %6 = addf %4, %5 : f64
        %7 = affine.load %A[%i, %j] : memref<10x10xf64>
        %8 = addf %6, %7 : f64
        %9 = affine.load %A[%i, %j + 1] : memref<10x10xf64>
        %10 = addf %8, %9 : f64
        %11 = affine.load %A[%i + 1, %j - 1] : memref<10x10xf64>
        %12 = addf %10, %11 : f64
        %13 = affine.load %A[%i + 1, %j] : memref<10x10xf64>
        %14 = addf %12, %13 : f64
        %15 = affine.load %A[%i + 1, %j + 1] : memref<10x10xf64>
        %16 = addf %14, %15 : f64
        %17 = divf %16, %c9_0_f64 : f64
        affine.store %17, %A[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}
