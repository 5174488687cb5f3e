#!/bin/sh
# label: slow
# A build that distcc spreads: each object comes from a daemon and is the same,
# byte for byte, as one that is made here.
. "$SOURCE/test/projects/common.inc"
need distcc distccd make python3 "$LLVM_BIN/llvm-dwarfdump"
project make
cat >free.py <<'END'
import socket
s = socket.socket()
s.bind(("127.0.0.1", 0))
print(s.getsockname()[1])
END
port=$(python3 free.py)
DISTCC_CMDLIST=$PWD/commands
DISTCC_DIR=$PWD/distcc
DISTCC_HOSTS=127.0.0.1:$port
DISTCC_FALLBACK=0 DISTCC_BACKOFF_PERIOD=0
export DISTCC_CMDLIST DISTCC_DIR DISTCC_HOSTS DISTCC_FALLBACK
export DISTCC_BACKOFF_PERIOD
mkdir distcc
: >log
echo "$BIN/mlcc" >commands
distccd --daemon --no-detach --port "$port" --jobs 2 \
  --listen 127.0.0.1 --allow 127.0.0.1 --log-stderr 2>>log &
daemon=$!
trap 'kill $daemon' EXIT

step "the daemon"
python3 - "$port" <<'END' || { cat log; stop "no daemon"; }
import socket, sys, time
for _ in range(200):
    try:
        socket.create_connection(("127.0.0.1", int(sys.argv[1]))).close()
        sys.exit(0)
    except OSError:
        time.sleep(0.05)
sys.exit(1)
END

# The daemon writes what it did when the client has the object already.
is_from_daemon() {
  tries=0
  until grep -q COMPILE_OK log; do
    tries=$((tries + 1))
    [ $tries -lt 50 ] || return 1
    sleep 0.1
  done
}

remote="mlcc-remote distcc $BIN/mlcc"
same() { # FLAGS
  works "$BIN/mlcc" "$@" -c src/scale.mlir -o here.o
  : >log
  works $remote "$@" -c src/scale.mlir -o there.o
  cmp here.o there.o || stop "another object with: $*"
  is_from_daemon || { cat log; stop "made here: $*"; }
}

step "the same objects"
same -O2
same -O0 -g
same -target aarch64-linux-gnu -O3 -fPIC -ffunction-sections
same -g -Wa,--noexecstack -Xassembler --noexecstack
"$LLVM_BIN/llvm-dwarfdump" there.o >out
prints "(\"src/scale.mlir\")"

step "rules for make"
works "$BIN/mlcc" -MMD -MP -c src/scale.mlir -o rule.o
cp rule.d expected.d
: >log
works $remote -MMD -MP -c src/scale.mlir -o rule.o
cmp rule.d expected.d || stop "another rule"
is_from_daemon || stop "made here"
works $remote -MD -MF other.d -MT target -c src/scale.mlir -o rule.o
[ "$(cat other.d)" = "target: src/scale.mlir" ] || stop "$(cat other.d)"

step "errors are of the file here"
cp wrong.mlir src
fails $remote -c src/wrong.mlir -o wrong.o
says "src/wrong.mlir:2:23: error: use of undeclared SSA value name"
[ ! -e wrong.o ] || stop "an object all the same"

step "a whole build"
: >log
works make -C src CC="$CC" MLCC="$remote" -j4
runs src/program
is_from_daemon || stop "made here"

step "the rest is done here"
: >log
works $remote -S src/scale.mlir -o scale.s
works $remote -c src/scale.mlir src/twice.mlir
works $remote -femit-header=scale.h -c src/scale.mlir -o scale.o
works $remote --version
prints "mlcc version"
grep -q COMPILE_OK log && stop "not done here"
[ -s scale.s ] && [ -s twice.o ] && [ -s scale.h ] || stop "something is missing"

step "-fsource-name="
cp src/scale.mlir copy.i
works "$BIN/mlcc" -fsource-name=src/scale.mlir -c copy.i
[ -s copy.o ] || stop "no object"
fails "$BIN/mlcc" -fsource-name=x.mlir -c copy.i src/twice.mlir
says "-fsource-name= cannot be used with several inputs"
exit 0
