// RUN: not mlcc -c %s -o %t 2>&1 | FileCheck %s

// CHECK: [[#@LINE+1]]:{{.*}}: error: 'ml_program.global' op cannot be lowered
ml_program.global private mutable @v(dense<0> : vector<4xi32>) : vector<4xi32>
