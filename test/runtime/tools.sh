#!/bin/sh
# How the build of the runtime finds its tools: what cannot do the work is
# passed over with a line that says why, and rows left without tools are named.
#
# Environment: CMAKE, GENERATOR, CLANG (one that can), WORK.
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$WORK/tools
[ -n "$CLANG" ] || { echo "tools: no clang, skipped"; exit 77; }
rm -rf "$work" && mkdir -p "$work" && cd "$work" || exit 1

configure() { # options
  "$CMAKE" -G "$GENERATOR" -S "$here/../../runtime" -B build \
    "-DMLCC_RUNTIME_TARGETS=$(uname -m)-linux;wasm32-none" "$@" >out 2>&1 ||
    { cat out; echo "FAIL it does not configure"; exit 1; }
}

says() {
  tr -s ' \n' ' ' <out | grep -q -- "$1" ||
    { cat out; echo "FAIL does not say: $1"; exit 1; }
}

# A clang that is too old, as clang 14 answers, and an archiver that writes no
# index.
cat >old-clang <<END
#!/bin/sh
case "\$*" in
*opaque.ll*) echo "opaque.ll:1:8: error: expected type" >&2; exit 1 ;;
esac
exec "$CLANG" "\$@"
END
cat >no-index-ar <<'END'
#!/bin/sh
printf '!<arch>\n' >"$2"
END
chmod +x old-clang no-index-ar
configure "-DMLCC_RUNTIME_CLANG=$work/old-clang" \
  "-DMLCC_RUNTIME_AR=$work/no-index-ar"
says "old-clang passed over: it cannot read IR with opaque pointers: expected type"
says "no-index-ar passed over for wasm32-none: its archives have no index"
says "Runtime for 2 targets"

# A program that is not there; and a clang without a target.
cat >small-clang <<END
#!/bin/sh
case "\$*" in
*target=wasm32*) echo "error: unable to create target" >&2; exit 1 ;;
esac
exec "$CLANG" "\$@"
END
chmod +x small-clang
rm -r build
configure "-DMLCC_RUNTIME_CLANG=$work/missing-clang;$work/small-clang"
says "missing-clang passed over: "
says "small-clang passed over for wasm32-none: unable to create target"
says "Runtime for 2 targets"

# Without any clang there is the host's compiler, for the host.
rm -r build
configure -DMLCC_RUNTIME_CLANG=
says "Runtime for 1 targets"
says "CMake Warning"
says "The runtime is not built for wasm32-none: "
