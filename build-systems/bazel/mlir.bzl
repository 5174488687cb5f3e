"""MLIR in Bazel: mlir_library(name, srcs) for the deps of cc_binary and others.

    load("//tools:mlir.bzl", "mlir_library")  # a copy of this file


    mlir_library(name = "kernels", srcs = ["scale.mlir"])
    cc_binary(name = "app", srcs = ["main.c"], deps = [":kernels"])

The objects want no library of mlcc's. The compiler is `mlcc` in PATH, or the
label given as `compiler`; `copts` are its options.
"""

load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

def _compile(ctx, source, pic):
    name = ctx.label.name + "/" + source.basename[:-len(source.extension) - 1]
    object = ctx.actions.declare_file(name + (".pic.o" if pic else ".o"))
    arguments = ctx.actions.args()
    if ctx.attr.target:
        arguments.add("--target=" + ctx.attr.target)
    arguments.add_all(ctx.attr.copts)
    if pic:
        arguments.add("-fPIC")
    arguments.add("-c", source)
    arguments.add("-o", object)
    compiler = ctx.executable.compiler
    ctx.actions.run(
        executable = compiler if compiler else "mlcc",
        tools = [compiler] if compiler else [],
        inputs = [source],
        outputs = [object],
        arguments = [arguments],
        mnemonic = "MlirCompile",
        progress_message = "Compiling %s" % source.short_path,
        use_default_shell_env = True,
    )
    return object

def _mlir_library(ctx):
    toolchain = find_cpp_toolchain(ctx)
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        requested_features = ctx.features,
        unsupported_features = ctx.disabled_features,
    )
    plain = [_compile(ctx, s, False) for s in ctx.files.srcs]
    pic = [_compile(ctx, s, True) for s in ctx.files.srcs]
    context, outputs = cc_common.create_linking_context_from_compilation_outputs(
        name = ctx.label.name,
        actions = ctx.actions,
        feature_configuration = features,
        cc_toolchain = toolchain,
        compilation_outputs = cc_common.create_compilation_outputs(
            objects = depset(plain),
            pic_objects = depset(pic),
        ),
        alwayslink = ctx.attr.alwayslink,
    )
    return [
        DefaultInfo(files = depset(plain)),
        cc_common.merge_cc_infos(
            direct_cc_infos = [CcInfo(linking_context = context)],
            cc_infos = [d[CcInfo] for d in ctx.attr.deps],
        ),
    ]

mlir_library = rule(
    implementation = _mlir_library,
    doc = "Objects of MLIR sources, to be linked with C and C++.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".mlir", ".mlirbc"]),
        "deps": attr.label_list(providers = [CcInfo]),
        "copts": attr.string_list(default = ["-O2"]),
        "target": attr.string(doc = "as --target takes it"),
        "compiler": attr.label(
            executable = True,
            cfg = "exec",
            allow_single_file = True,
            doc = "mlcc; by default the one in PATH",
        ),
        "alwayslink": attr.bool(),
        "_cc_toolchain": attr.label(
            default = Label("@bazel_tools//tools/cpp:current_cc_toolchain"),
        ),
    },
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
