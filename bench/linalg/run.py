#!/usr/bin/env python3
"""Measures what mlcc makes of linalg, and of loops, beside what others make.

    bench/linalg/run.py                     with build/release/bin/mlcc
    bench/linalg/run.py --mlcc PATH --flags=-march=x86-64-v3 --only f32

Groups: f32 and f64 are linalg.matmul beside OpenBLAS; versions is that of f32 for
any x86-64 processor, by -mmultiversion=auto, beside -march=native; threads is that of f32 on
two threads, by -fparallel=2, beside one; machine is that of f32 beside as many
products and sums in registers, or, with few rows, beside reading the second matrix;
onednn is that of f32, i8 and bf16 are products into
i32 and f32, beside oneDNN's, of the same memory; convolutions are layers of
ResNet-50 and MobileNet beside oneDNN, with filters of its own layout; loops are
functions of loops.mlir beside the same in C, by clang -O3 -ffast-math with glibc's
vector functions, in billions of elements a second instead of GFLOPS, and
primitives are these functions beside oneDNN's primitives; attention is
attention.mlir beside ONNX Runtime (onnxruntime-node of npm, found by NODE_PATH),
each in a process of its own, in turns; sizes is the table that plot.py draws. Each
other row is
measured in one process in turns, on one thread; a ratio is the median of their
time divided by ours in the same turn, so that more is better. Groups whose peer
is not installed (libopenblas-dev, libdnnl-dev) are reported as skipped.
"""

import argparse
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

import attention_onnx

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

PRODUCTS = [(n, n, n) for n in (16, 32, 48, 64, 100, 128, 200, 256, 333, 512,
                                1000, 1024, 2048)] + [
    (1000, 17, 512), (7, 512, 512), (2048, 32, 512), (32, 2048, 512),
    (256, 4096, 512), (512, 1, 512), (1, 512, 512), (4, 1536, 8960)]
SIZES = (32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)
LARGE_PRODUCTS = [p for p in PRODUCTS if p[0] * p[1] * p[2] >= 512 ** 3]
# The second operand is transposed, as the weights of linear layers are.
TRANSPOSED = [(n, n, n) for n in (64, 100, 512, 1024)] + [
    (1, 8960, 1536), (4, 8960, 1536), (8, 512, 512), (32, 512, 512)]

MACHINE_PRODUCTS = [(n, n, n) for n in (128, 256, 512, 1024, 2048)] + [
    (m, 8960, 1536) for m in (1, 2, 4, 8)]

NARROW_PRODUCTS = [(n, n, n) for n in (64, 100, 128, 256, 333, 512, 1024)] + [
    (32, 2048, 512), (1000, 17, 512), (16, 4096, 1024)]
NARROW_TRANSPOSED = [(n, n, n) for n in (64, 512)] + [(32, 512, 512)]

# layout, height and width of the result, channels, window, stride
LAYERS = [
    ("nhwc", 56, 56, 64, 64, 3, 1), ("nhwc", 28, 28, 128, 128, 3, 1),
    ("nhwc", 14, 14, 256, 256, 3, 1), ("nhwc", 7, 7, 512, 512, 3, 1),
    ("nhwc", 112, 112, 3, 64, 7, 2), ("nhwc", 56, 56, 64, 256, 1, 1),
    ("nhwc", 28, 28, 512, 128, 1, 1), ("nhwc", 14, 14, 1024, 256, 1, 1),
    ("nhwc", 7, 7, 512, 2048, 1, 1), ("nhwc", 28, 28, 256, 512, 1, 2),
    ("nhwc", 28, 28, 128, 128, 3, 2), ("nchw", 56, 56, 64, 64, 3, 1),
    ("nchw", 14, 14, 256, 256, 3, 1), ("nchw", 56, 56, 64, 256, 1, 1),
    ("nchw", 14, 14, 1024, 256, 1, 1), ("nchw", 28, 28, 128, 128, 3, 2),
    ("nchw", 28, 28, 128, 128, 3, 1), ("nchw", 7, 7, 512, 512, 3, 1),
    ("nchw", 7, 7, 256, 512, 3, 2),
    ("depthwise", 112, 112, 32, 32, 3, 1),
    ("depthwise", 14, 14, 512, 512, 3, 1),
    ("depthwise", 7, 7, 1024, 1024, 3, 1),
    ("depthwise", 56, 56, 128, 128, 3, 2)]

# A function of loops.mlir, how many elements it reads, and writes.
LOOPS = [
    ("loop_exp", 4096, 4096), ("loop_gelu_erf", 4096, 4096),
    ("loop_gelu_tanh", 4096, 4096), ("loop_softmax", 64000, 64000),
    ("loop_exp_f64", 4096, 4096), ("loop_softplus_f64", 4096, 4096),
    ("softmax", 256000, 256000), ("layernorm", 1 << 18, 1 << 18),
    ("gelu", 1 << 18, 1 << 18), ("bias_relu", 1 << 18, 1 << 18),
    ("sum_rows", 1 << 18, 256), ("sum_columns", 1 << 18, 1024),
    ("max_rows", 1 << 18, 256), ("transpose", 1 << 18, 1 << 18)]

# Groups whose peer is mlcc itself, with the flags alone.
NATIVE = ("versions", "threads")

# A name, what it is linked with, whose header says that it is there.
GROUPS = {
    "f32": ("products", "-lopenblas", "<cblas.h>"),
    "f64": ("products", "-lopenblas", "<cblas.h>"),
    "versions": ("products", "-lopenblas", "<cblas.h>"),
    "threads": ("products", "-lopenblas", "<cblas.h>"),
    "machine": ("machine", "-lm", "<math.h>"),
    "onednn": ("narrow", "-ldnnl", "<dnnl.hpp>"),
    "i8": ("narrow", "-ldnnl", "<dnnl.hpp>"),
    "bf16": ("narrow", "-ldnnl", "<dnnl.hpp>"),
    "convolutions": ("convolutions", "-ldnnl", "<dnnl.hpp>"),
    "loops": ("loops", "-lmvec", "<math.h>"),
    "primitives": ("primitives", "-ldnnl", "<dnnl.hpp>"),
    "attention": None,
    "sizes": None,
}


def function(name, operation, inputs, output, element):
    """A function that clears its result and computes an operation into it."""
    zero = "0" if element.startswith("i") else "0.0"
    args = ", ".join("%%%d: %s {llvm.noalias}" % (i, t)
                     for i, t in enumerate(inputs + [output]))
    return f"""
func.func @{name}({args}) {{
  %zero = arith.constant {zero} : {element}
  linalg.fill ins(%zero : {element}) outs(%2 : {output})
  {operation} ins(%0, %1 : {", ".join(inputs)}) outs(%2 : {output})
  return
}}"""


def memref(shape, element):
    return f"memref<{'x'.join(map(str, shape))}x{element}>"


def write_products(element, total, plain, transposed):
    """The module, and rows for products.cpp or narrow.cpp."""
    module, rows = [], []
    for m, n, k in plain:
        shapes = [memref((m, k), element), memref((k, n), element),
                  memref((m, n), total)]
        module.append(function(f"product_{m}_{n}_{k}", "linalg.matmul",
                               shapes[:2], shapes[2], total))
        rows.append(f"ROW({m}, {n}, {k}, )")
    for m, n, k in transposed:
        shapes = [memref((m, k), element), memref((n, k), element),
                  memref((m, n), total)]
        maps = ", ".join(f"affine_map<(m, n, k) -> ({pair})>"
                         for pair in ("m, k", "n, k", "m, n"))
        module.append(function(f"product_{m}_{n}_{k}_transposed",
                               f"linalg.matmul indexing_maps = [{maps}]",
                               shapes[:2], shapes[2], total))
        rows.append(f"ROW({m}, {n}, {k}, _transposed)")
    return module, rows


def write_convolutions():
    module, rows = [], []
    for number, (layout, h, w, ci, co, k, stride) in enumerate(LAYERS):
        ph, pw = (h - 1) * stride + k, (w - 1) * stride + k
        operation, image, window, result = {
            "nhwc": ("conv_2d_nhwc_hwcf", (1, ph, pw, ci), (k, k, ci, co),
                     (1, h, w, co)),
            "nchw": ("conv_2d_nchw_fchw", (1, ci, ph, pw), (co, ci, k, k),
                     (1, co, h, w)),
            "depthwise": ("depthwise_conv_2d_nhwc_hwc", (1, ph, pw, ci),
                          (k, k, ci), (1, h, w, ci)),
        }[layout]
        operation = (f"linalg.{operation} {{strides = dense<{stride}> : "
                     "tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}")
        module.append(function(
            f"convolution_{number}", operation,
            [memref(image, "f32"), memref(window, "f32")],
            memref(result, "f32"), "f32"))
        rows.append(f'ROW({number}, "{layout}", {h}, {w}, {ci}, {co}, {k}, '
                    f"{stride})")
    return module, rows


def write_group(group, source):
    if source == "convolutions":
        return write_convolutions()
    if source in ("loops", "primitives"):
        return write_loops()
    if group == "machine":
        return write_products("f32", "f32", MACHINE_PRODUCTS, [])
    if source == "narrow" and group != "onednn":
        return write_products(group, "i32" if group == "i8" else "f32",
                              NARROW_PRODUCTS, NARROW_TRANSPOSED)
    if group == "threads":
        return write_products("f32", "f32", LARGE_PRODUCTS, [])
    element = "f64" if group == "f64" else "f32"
    return write_products(element, element, PRODUCTS, TRANSPOSED)


def write_loops():
    with open(os.path.join(HERE, "loops.mlir")) as f:
        return [f.read()], ["%s(%s, %d, %d)" % (
            "ROW_F64" if row[0].endswith("_f64") else "ROW", *row) for row in LOOPS]


def compile_module(module, flags, options, path):
    with open(path + ".mlir", "w") as f:
        f.write("\n".join(module) + "\n")
    subprocess.run([options.mlcc, "-O2", "-fmemref-abi=bare", *flags, "-c",
                    path + ".mlir", "-o", path + ".o"], check=True)
    return path + ".o"


def peers(group, source, module, options, work):
    """An object of functions that the group is compared with, if any."""
    if group in NATIVE:
        native = [text.replace("@product_", "@native_") for text in module]
        runtime = subprocess.run(
            [options.mlcc, "-print-file-name=libmlcc_rt.a"], text=True,
            capture_output=True, check=True).stdout.strip()
        return [compile_module(native, options.flags.split(), options,
                               os.path.join(work, "native")), runtime]
    file = os.path.join(HERE, source + "_peers.c")
    if not os.path.exists(file):
        return []
    made = os.path.join(work, "peers.o")
    subprocess.run([clang(), "-O3", "-ffast-math", "-fveclib=libmvec",
                    *options.flags.split(), "-c", file, "-o", made], check=True)
    return [made]


def clang():
    return shutil.which("clang-22") or shutil.which("clang")


def has_header(header):
    return subprocess.run(["c++", "-E", "-x", "c++", "-"], text=True,
                          input=f"#include {header}\n", capture_output=True
                          ).returncode == 0


def run_for_text(command):
    return subprocess.run(command, text=True, capture_output=True)


def measure_attention(options, work):
    """Prints a row; returns whether the result was right."""
    if run_for_text(["node", "-e", "require('onnxruntime-node')"]).returncode:
        print("attention: skipped, there is no onnxruntime-node")
        return True
    path = os.path.join(work, "attention")
    with open(path + ".onnx", "wb") as f:
        f.write(attention_onnx.model(8, 512, 64))
    subprocess.run([options.mlcc, "-O2", *options.flags.split(), "-c",
                    "-femit-header=" + path + ".h", "-o", path + ".o",
                    os.path.join(HERE, "attention.mlir")], check=True)
    subprocess.run(["c++", "-O2", "-I" + work, path + ".o",
                    os.path.join(HERE, "attention.cpp"), "-o", path],
                   check=True)
    peer = ["node", os.path.join(HERE, "attention.js"), path + ".onnx"]
    turns = []
    for _ in range(7):
        ours, error = map(float, run_for_text([path]).stdout.split())
        turns.append((ours, float(run_for_text(peer).stdout), error))
    ours, theirs = (statistics.median(t[i] for t in turns) for i in (0, 1))
    ratio = statistics.median(t[1] / t[0] for t in turns)
    is_right = all(t[2] < 1e-6 for t in turns)
    print("| attention | ms | ONNX Runtime | ratio |\n| --- | --- | --- | --- |")
    print(f"| 8 x 512 x 64 | {ours:.2f} | {theirs:.2f} | {ratio:.3f} "
          f"{'' if is_right else 'WRONG '}|\n")
    return is_right


# linalg.matmul to the LLVM dialect as mlir-opt does it without a script.
LOOPS_BY_MLIR_OPT = [
    "-convert-linalg-to-loops", "-lower-affine", "-convert-scf-to-cf", "-expand-strided-metadata",
    "-convert-cf-to-llvm", "-convert-arith-to-llvm",
    "-convert-func-to-llvm=use-bare-ptr-memref-call-conv",
    "-finalize-memref-to-llvm", "-reconcile-unrealized-casts"]


def compile_loops(module, options, path):
    """The module by mlir-opt's loops and clang -O3."""
    with open(path + ".mlir", "w") as f:
        f.write("\n".join(module) + "\n")
    subprocess.run(["mlir-opt-22", *LOOPS_BY_MLIR_OPT, path + ".mlir", "-o",
                    path + ".llvm.mlir"], check=True)
    subprocess.run(["mlir-translate-22", "-mlir-to-llvmir", path + ".llvm.mlir",
                    "-o", path + ".ll"], check=True)
    subprocess.run([clang(), "-O3", *options.flags.split(), "-c", path + ".ll",
                    "-Wno-override-module", "-o", path + ".o"], check=True)
    return path + ".o"


def measure_sizes(options, work):
    """Prints GFLOPS of square products; returns True."""
    if not (has_header("<cblas.h>") and has_header("<dnnl.hpp>") and
            shutil.which("mlir-opt-22") and clang()):
        print("sizes: skipped, OpenBLAS, oneDNN, mlir-opt or clang is missing")
        return True
    products = [(n, n, n) for n in SIZES]
    module, _ = write_products("f32", "f32", products, [])
    ours = compile_module(module, options.flags.split(), options,
                          os.path.join(work, "sizes"))
    loops = [text.replace(f"@product_{n}_{n}_{n}", f"@loops_{n}")
             for n, text in zip(SIZES, module)]
    theirs = compile_loops(loops, options, os.path.join(work, "loops"))
    with open(os.path.join(work, "rows.inc"), "w") as f:
        f.write("".join(f"ROW({n})\n" for n in SIZES))
    path = os.path.join(work, "sizes")
    subprocess.run(["c++", "-O2", "-I" + work, os.path.join(HERE, "sizes.cpp"),
                    ours, theirs, "-lopenblas", "-ldnnl", "-o", path], check=True)
    print("| n | mlcc | OpenBLAS | oneDNN | mlir-opt and clang |\n"
          "| --- | --- | --- | --- | --- |", flush=True)
    subprocess.run([path], env=one_thread(), check=True)
    return True


OPENBLAS_CORE = """
import ctypes
library = ctypes.CDLL("libopenblas.so.0")
library.openblas_get_corename.restype = ctypes.c_char_p
print(library.openblas_get_corename().decode())
"""


def one_thread():
    """The environment of peers. OpenBLAS chooses its kernel by the processor, if
    nothing else says so; where it takes one that it does not know for the oldest
    there is, it gets the kernel for AVX-512 or AVX2."""
    environment = {k: v for k, v in os.environ.items()
                   if not k.startswith("OPENBLAS_")}
    environment.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1")
    core = subprocess.run([sys.executable, "-c", OPENBLAS_CORE], text=True,
                          env=environment, capture_output=True).stdout.strip()
    with open("/proc/cpuinfo") as f:
        flags = f.read().split()
    if core == "Prescott":
        for flag, kernel in (("avx512bw", "SKYLAKEX"), ("avx2", "HASWELL")):
            if flag in flags:
                environment["OPENBLAS_CORETYPE"] = kernel
                break
    return environment


def measure(group, options, work):
    """Prints a table; returns whether all results were right."""
    if group == "attention":
        return measure_attention(options, work)
    if group == "sizes":
        return measure_sizes(options, work)
    source, library, header = GROUPS[group]
    if not has_header(header):
        print(f"{group}: skipped, there is no {header}")
        return True
    if source == "loops" and not clang():
        print(f"{group}: skipped, there is no clang")
        return True
    module, rows = write_group(group, source)
    path = os.path.join(work, group)
    with open(os.path.join(work, "rows.inc"), "w") as f:
        f.write("\n".join(rows) + "\n")
    flags = options.flags.split()
    if group == "versions":
        flags = ["-mmultiversion=auto"]
    if group == "threads":
        flags.append("-fparallel=2")
    ours = compile_module(module, flags, options, path)
    defines = {"f64": ["-DDOUBLE"], "versions": ["-DVERSIONS"],
               "threads": ["-DVERSIONS"], "bf16": ["-DBF16"],
               "onednn": ["-DF32"], "machine": ["-march=native"]}.get(group, [])
    subprocess.run(["c++", "-O2", "-I" + work, *defines,
                    os.path.join(HERE, source + ".cpp"), ours,
                    *peers(group, source, module, options, work), library,
                    "-o", path],
                   check=True)
    environment = one_thread()
    print(f"| {group} | GFLOPS | peer | ratio |\n| --- | --- | --- | --- |")
    ratios, right = [], True
    process = subprocess.Popen([path], env=environment, text=True,
                               stdout=subprocess.PIPE)
    for line in process.stdout:
        name, ours, theirs, ratio, fault = line.rstrip("\n").split("|")
        print(f"| {name} | {ours} | {theirs} | {ratio} {fault}|", flush=True)
        ratios.append(math.log(float(ratio)))
        right = right and not fault
    mean = math.exp(sum(ratios) / len(ratios)) if ratios else 0
    print(f"| geometric mean | | | {mean:.3f} |\n")
    return process.wait() == 0 and right


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--mlcc", default=os.path.join(
        ROOT, "build", "release", "bin", "mlcc"))
    parser.add_argument("--flags", default="-march=native")
    parser.add_argument("--only", nargs="+", choices=GROUPS, default=GROUPS)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        results = [measure(group, options, work) for group in options.only]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
