#!/bin/sh
# label: slow
# A build that icecc spreads: each object comes from another daemon, which gets
# the compiler from here, and is the same, byte for byte, as one that is made
# here.
. "$SOURCE/test/projects/common.inc"
PATH=$PATH:/usr/sbin
need icecc iceccd icecc-scheduler make python3
[ "$(id -u)" = 0 ] || { echo "iceccd wants to be root, skipped"; exit 77; }
project make
cat >free.py <<'END'
import socket
sockets = [socket.socket() for _ in range(3)]
for s in sockets:
    s.bind(("127.0.0.1", 0))
print(*[s.getsockname()[1] for s in sockets])
END
read -r port first second <<END
$(python3 free.py)
END
trap 'kill $daemons 2>/dev/null' EXIT
daemons=
: >scheduler.log
icecc-scheduler -p "$port" -n "mlcc$port" -vvv >scheduler.log 2>&1 &
daemons=$!

# Reads a log until a line says TEXT.
wait_for() { # log text
  python3 - "$1" "$2" <<'END' || { cat "$1"; stop "no '$2'"; }
import sys, time
for _ in range(600):
    if sys.argv[2] in open(sys.argv[1]).read():
        sys.exit(0)
    time.sleep(0.1)
sys.exit(1)
END
}

daemon() { # name port options
  name=$1
  mkdir "$name" "$name.run"
  chown icecc "$name" "$name.run" || exit 77
  : >"$name.log"
  shift
  ICECC_TEST_SOCKET=$PWD/$name.run/socket iceccd -p "$@" -s "127.0.0.1:$port" \
    -n "mlcc$port" -N "$name" -b "$PWD/$name" -vvv >"$name.log" 2>&1 &
  daemons="$daemons $!"
}

step "the daemons"
wait_for scheduler.log "scheduler ready"
daemon here "$first" -m 0 --no-remote
daemon there "$second" -m 2
wait_for here.log "Connected to scheduler"
wait_for there.log "Connected to scheduler"

step "the compiler, packed"
works mlcc-remote --environment mlcc.tar.gz mlcc
ICECC_VERSION=$PWD/mlcc.tar.gz ICECC_TEST_SOCKET=$PWD/here.run/socket
ICECC_TEST_REMOTEBUILD=1
export ICECC_VERSION ICECC_TEST_SOCKET ICECC_TEST_REMOTEBUILD

made_there() {
  grep -c 'Remote compilation completed with exit code 0' there.log
}

same() { # FLAGS
  works mlcc "$@" -c src/scale.mlir -o here.o
  before=$(made_there)
  works mlcc-remote icecc mlcc "$@" -c src/scale.mlir -o there.o
  cmp here.o there.o || stop "another object with: $*"
  [ "$(made_there)" -gt "$before" ] || stop "made here: $*"
}

step "the same objects"
same -O2
same -O0 -g
same -target aarch64-linux-gnu -O3 -fPIC -ffunction-sections
cat >src/copy.mlir <<'END'
func.func @columns(%a: memref<2x3xf32>, %b: memref<3x2xf32>) {
  %t = memref.transpose %a (i, j) -> (j, i)
    : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  memref.copy %t, %b : memref<3x2xf32, strided<[1, 3]>> to memref<3x2xf32>
  return
}
END
works mlcc -c src/copy.mlir -o here.o
works mlcc-remote icecc mlcc -c src/copy.mlir -o there.o
cmp here.o there.o || stop "another runtime"

step "errors are of the file here"
cp wrong.mlir src
fails mlcc-remote icecc mlcc -c src/wrong.mlir -o wrong.o
says "src/wrong.mlir:2:23: error: use of undeclared SSA value name"
absent wrong.o

step "a whole build"
before=$(made_there)
works make -C src CC="$CC" MLCC="mlcc-remote icecc mlcc" -j4
runs src/program
[ "$(made_there)" -gt "$before" ] || stop "made here"
exit 0
