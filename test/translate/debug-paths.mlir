// RUN: mlcc -g -S -emit-llvm -fdebug-compilation-dir=/build %s -o - | FileCheck %s
// oracle: refuses: other dialects are no input of mlir-translate

// What a path begins with is its file's folder; where that is nothing of the
// root's, it is the folder of the compilation.

// CHECK-DAG: !DIFile(filename: "src/relative.c", directory: "/build")
func.func @relative() { return } loc("src/relative.c":1:1)

// CHECK-DAG: !DIFile(filename: "plain.c", directory: "/build")
func.func @plain() { return } loc("plain.c":1:1)

// CHECK-DAG: !DIFile(filename: "absolute.c", directory: "/usr/src")
func.func @absolute() { return } loc("/usr/src/absolute.c":1:1)

// CHECK-DAG: !DIFile(filename: "root.c", directory: "/")
func.func @root() { return } loc("/root.c":1:1)

// CHECK-DAG: !DIFile(filename: "-", directory: "/build")
func.func @nowhere() { return } loc("-":1:1)
