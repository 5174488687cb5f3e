# The tests in .mlir, .ll and .test files: RUN lines with FileCheck.
#
# Programs under test: %mlcc, %mlcc-opt, %mlcc-translate. FileCheck, not, count
# and split-file can be called by name, as can the other tools of LLVM. A test
# that needs a tool says so (REQUIRES: mlir-22); without the tool it is counted
# as unsupported. mlir-opt is there for a sample of the tests (lit_format.py).
import os
import platform
import shutil
import sys

sys.path.append(os.path.join(config.mlcc_source_dir, "test"))
from lit_format import ShTest  # noqa: E402

config.name = "mlcc"
config.test_format = ShTest(execute_external=False)
config.suffixes = [".mlir", ".ll", ".test"]
config.excludes = ["Inputs", "unit", "lint", "fuzz", "runtime", "examples",
                   "run", "interop"]
config.test_source_root = os.path.join(config.mlcc_source_dir, "test")
config.test_exec_root = os.path.join(config.mlcc_build_dir, "test")

bin_dir = os.path.join(config.mlcc_build_dir, "bin")
path = [bin_dir, config.mlcc_llvm_bindir, config.environment.get("PATH", "")]
config.environment["PATH"] = os.path.pathsep.join(path)
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS", "SAMPLE",
             "SEED"):
    if name in os.environ:
        config.environment[name] = os.environ[name]


def find(*names):
    """The first of these programs that there is, or None."""
    for name in names:
        found = shutil.which(name, path=config.environment["PATH"])
        if found:
            return found
    return None


# Longer names first: a substitution replaces text wherever it stands.
for name in ("mlcc-translate", "mlcc-opt", "mlcc"):
    config.substitutions.append(("%" + name, os.path.join(bin_dir, name)))
# mlcc with a dialect of its own.
config.substitutions.append(("%own", os.path.join(config.test_exec_root,
                                                  "own_dialect", "bin")))
config.substitutions.append(("%FileCheck", "FileCheck"))
# lit's own diff is a Python that starts for each.
if find("diff"):
    config.substitutions.append(("(?<=[|{] )diff ", find("diff") + " "))
config.substitutions.append(("%structs",
                             "python3 " + os.path.join(
                                 config.mlcc_source_dir, "bench",
                                 "structs.py")))
config.substitutions.append(("%examples",
                             os.path.join(config.mlcc_source_dir, "examples")))

# Tools, by the feature that tells of them and the name tests call them by.
tools = {
    "mlir-22": ("mlir-opt-22",),
    "clang-22": ("clang-22",),
    "llc-22": ("llc-22",),
    "llvm-dwarfdump": ("llvm-dwarfdump", "llvm-dwarfdump-22"),
    "qemu-aarch64": ("qemu-aarch64", "qemu-aarch64-static"),
    "qemu-riscv64": ("qemu-riscv64", "qemu-riscv64-static"),
    "qemu-arm": ("qemu-arm", "qemu-arm-static"),
    "gcc-aarch64": ("aarch64-linux-gnu-gcc",),
    "gcc-riscv64": ("riscv64-linux-gnu-gcc",),
    "gcc-armhf": ("arm-linux-gnueabihf-gcc",),
}
for feature, names in tools.items():
    found = find(*names)
    if found:
        config.available_features.add(feature)
        config.substitutions.append(("%" + feature, found))
if find("mlir-opt-22") and find("mlir-translate-22"):
    config.available_features.add("oracle")


def host_features():
    """cpu-avx2 and so on, from what the kernel says of the first processor."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as f:
            for line in f:
                key, _, value = line.partition(":")
                if key.strip() in ("flags", "Features"):
                    return value.split()
    except OSError:
        pass
    return []


config.available_features.add("host-" + config.mlcc_host_arch)
config.available_features.add("system-" + platform.system().lower())
for feature in host_features():
    config.available_features.add("cpu-" + feature.replace("_", "-"))
config.available_features.add(
    "sanitized" if config.mlcc_sanitizer else "not-sanitized")
