// RUN: not mlcc-opt %s -math-extend-to-supported-types=extra-types=f1 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not mlcc-opt %s -math-extend-to-supported-types=target-type=i16 2>&1 | FileCheck %s --check-prefix=TARGET
// SOURCE: error: could not map source type 'f1' to a known floating-point type
// TARGET: error: could not map target type 'i16' to a known floating-point type
