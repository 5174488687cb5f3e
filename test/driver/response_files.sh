#!/bin/sh
# Arguments out of files: quotes, what \ stands before, marks and files in files.
# What comes out is what a C compiler is given.
. "$SOURCE/test/driver/common.inc"
cat >fake <<'END'
#!/bin/sh
printf '[%s]' "$@" >arguments
END
chmod +x fake

gives() { # ARGUMENTS, OPTION...
  want=$1
  shift
  rm -f arguments
  CC=./fake works "$MLCC" "$@" -c main.c -o x.o
  [ "$(cat arguments)" = "$want[-c][main.c][-o][x.o]" ] || stop "$(cat arguments)"
}

step "quotes and \\"
cat >quoted <<'END'
-DA='a b' "-DB=b' c" -DC=a\ b	-DD='\"'
  -DE="\"" -DF='"' -DG=a"b c"'d'
-DH=\\ -DI=
END
gives '[-DA=a b][-DB=b'"'"' c][-DC=a b][-DD=\"][-DE="][-DF="][-DG=ab cd][-DH=\][-DI=]' @quoted
printf '%s' '-DA=a\' >last
gives '[-DA=a\]' @last
printf '%s' '-DA="open ' >open
gives '[-DA=open ]' @open
printf '\357\273\277-DA -DB' >marked
gives '[-DA][-DB]' @marked
printf '\357\273' >short
fails "$MLCC" @short -c main.c
: >empty
gives '' @empty
printf ' \n\t\n' >spaces
gives '' @spaces

step "quotes and \\ of Windows"
cat >windows <<'END'
-DA=a\b -DB="a\b" -DC=\"x\" -DD='a b' -DE=\\
END
sed -i "s/ b'/b'/" windows
gives '[-DA=a\b][-DB=a\b][-DC="x"][-DD='"'"'ab'"'"'][-DE=\\]' --rsp-quoting=windows @windows
gives '[-DA=ab][-DB=ab][-DC="x"][-DD=ab][-DE=\]' --rsp-quoting=posix @windows

step "files in files"
echo '-DA @inner -DC' >outer
echo '-DB' >inner
gives '[-DA][-DB][-DC]' @outer
fails "$MLCC" @nowhere -c main.c
says "@nowhere"
fails "$MLCC" @ -c main.c
says "'@'"
echo '@self' >self
fails "$MLCC" @self -c main.c
says "@self"

step "files of configurations"
mkdir -p dir
printf -- '-DA # to the end' >dir/comment.cfg
gives '[-DA]' --config=dir/comment.cfg
printf -- '-DA \\\n-DB #\n#\n-DC' >dir/lines.cfg
gives '[-DA][-DB][-DC]' --config=dir/lines.cfg
printf -- '-DA \\' >dir/end.cfg
fails "$MLCC" --config=dir/end.cfg -c main.c
printf -- '-DA \\-DB' >dir/escape.cfg
gives '[-DA][-DB]' --config=dir/escape.cfg
echo "@$PWD/dir/comment.cfg -DZ=<CFGDIR>/<CFGDIR>" >dir/absolute.cfg
gives '[-DA][-DZ=dir/dir]' --config=dir/absolute.cfg
echo "-DZ=<CFGDIR> @nowhere.cfg" >dir/missing.cfg
fails "$MLCC" --config=dir/missing.cfg -c main.c
says "dir/missing.cfg"
gives '[-DZ=<CFGDIR>]' "-DZ=<CFGDIR>"
exit 0
