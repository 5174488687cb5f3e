// Links for Windows, in two ways. Those of MinGW have the options of GNU's
// linker, start files and libraries of mingw-w64. Those of MSVC have
// Microsoft's options, and libraries of Visual C++ and of the Windows SDK,
// which lld finds below --sysroot (as xwin or an installation lay it out) and
// by the variable LIB. What is said in the way of GNU is turned into that.

#include "driver/linker.h"

#include <stdlib.h>
#include <unistd.h>

// Start files of a program whose main function is wmain.
#define MINGW_WIDE_START                                                       \
  "crt2u.o ?crtbegin.o|crt2u.o ?crtbegin.o||crt2u.o ?crtbegin.o|crt2u.o "      \
  "?crtbegin.o"

// Two links of the same inputs give the same bytes: there is no time stamp,
// unless a later option or a variable that lld knows asks for one.
static void add_time_stamp(Linker *l, const char *none) {
  if (!getenv("SOURCE_DATE_EPOCH"))
    linker_add(l, none);
}

static bool can_link(Linker *l) {
  return l->kind != LINK_JOIN || linker_refuse(l, "-r");
}

// C's library may be another one than that of the system: msvcrt, ucrt.
static bool names_c_library(const Linker *l) {
  return linker_has_input(l, "-lmsvcr") || linker_has_input(l, "-lucrt") ||
         linker_has_input(l, "-lcrtdll");
}

static void add_mingw_libraries(Linker *l) {
  linker_add_runtime(l);
  if (!linker_wants_libraries(l))
    return;
  linker_add_default_libraries(l, "--start-group -lmingw32");
  if (l->t->gcc_dir && l->o->rtlib != RTLIB_COMPILER_RT)
    linker_add_words(l, l->kind == LINK_SHARED ? "-lgcc_s -lgcc"
                                               : "-lgcc -lgcc_eh");
  linker_add_default_libraries(l, "-lmoldname -lmingwex");
  if (!names_c_library(l))
    linker_add_default_libraries(l, "-lmsvcrt");
  linker_add_openmp(l);
  if (l->o->pthread)
    linker_add(l, "-lpthread");
  linker_add_default_libraries(l, l->t->libraries);
  linker_add(l, "--end-group");
}

// A library without start files has nothing to begin with, unless -e says it.
static const char *mingw_entry(const Linker *l) {
  if (l->o->nostdlib || l->o->nostartfiles)
    return "";
  bool is_x86 = !strcmp(l->t->target->arch, "i386"); // has names of stdcall
  return is_x86 ? "_DllMainCRTStartup@12" : "DllMainCRTStartup";
}

static void add_mingw_kind(Linker *l) {
  bool is_static = l->kind == LINK_STATIC || l->kind == LINK_STATIC_MOVABLE;
  linker_add(l, is_static ? "-Bstatic" : "-Bdynamic");
  if (l->kind == LINK_SHARED) {
    linker_add_words(l, "--shared --enable-auto-image-base -e");
    linker_add(l, mingw_entry(l));
  }
}

// What options of the driver say, besides the linker's own.
static bool is_of_driver(const char *arg) {
  return !strcmp(arg, "-municode") || !strcmp(arg, "-mdll");
}

static void add_mingw_inputs(Linker *l) {
  for (size_t i = 0; i < l->inputs->args.size; i++)
    if (!is_of_driver(l->inputs->args.data[i]))
      linker_add(l, l->inputs->args.data[i]);
}

static void add_mingw_start(Linker *l) {
  bool is_wide = linker_has_input(l, "-municode") && l->kind != LINK_SHARED;
  linker_add_files(l, is_wide ? MINGW_WIDE_START : l->t->start);
}

void link_mingw_arguments(Linker *l) {
  if (!can_link(l))
    return;
  if (linker_has_input(l, "-mdll"))
    l->kind = LINK_SHARED;
  linker_add(l, "-m");
  linker_add(l, l->t->emulation);
  add_time_stamp(l, "--no-insert-timestamp");
  add_mingw_kind(l);
  if (l->o->strip)
    linker_add(l, "-s");
  linker_add(l, "-o");
  linker_add(l, l->output);
  add_mingw_start(l);
  linker_add_dirs(l, "-L");
  add_mingw_inputs(l);
  add_mingw_libraries(l);
  linker_add_files(l, l->t->end);
}

// Microsoft's way

// Options of GNU's linker with a value, and Microsoft's.
static const char *msvc_name(const char *flag) {
  static const struct {
    const char *gnu, *msvc;
  } names[] = {{"-e", "-entry:"},
               {"-u", "-include:"},
               {"-Map", "-map:"},
               {"--subsystem", "-subsystem:"},
               {"--out-implib", "-implib:"}};
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    if (!strcmp(flag, names[i].gnu))
      return names[i].msvc;
  return NULL;
}

static void add_msvc_inputs(Linker *l) {
  for (size_t i = 0; i < l->inputs->args.size; i++) {
    const char *arg = l->inputs->args.data[i], *name = msvc_name(arg);
    bool pair = name && i + 1 < l->inputs->args.size;
    if (pair)
      linker_add_joined(l, name, l->inputs->args.data[++i]);
    else if (!strncmp(arg, "-l", 2) && strncmp(arg, "-libpath:", 9))
      linker_add(l, arena_format(l->arena, "%s.lib", arg + 2).data);
    else if (!is_of_driver(arg))
      linker_add(l, arg);
  }
}

// What a program is for follows of its main function. Without the C library's
// start there is none.
static void add_subsystem(Linker *l) {
  bool starts = l->o->nostdlib || l->o->nostartfiles ||
                linker_has_input(l, "-e") || linker_has_input(l, "-entry:");
  if (starts && !linker_has_input(l, "--subsystem") &&
      !linker_has_input(l, "-subsystem:"))
    linker_add(l, "-subsystem:console");
}

// Whether lld will look where we do not: in an installation's folders, those of
// the variable, and those that its own flags name.
static bool looks_elsewhere(const Linker *l) {
  const char *variable = getenv("LIB");
  const char *installed = arena_format(l->arena, "%s/VC", l->t->sysroot).data;
  return (variable && *variable) ||
         (*l->t->sysroot && !access(installed, F_OK)) ||
         linker_has_input(l, "-libpath:") || linker_has_input(l, "/libpath:");
}

void link_msvc_arguments(Linker *l) {
  if (!can_link(l))
    return;
  if (linker_has_input(l, "-mdll"))
    l->kind = LINK_SHARED;
  linker_add(l, "-nologo");
  add_time_stamp(l, "-Brepro");
  linker_add_joined(l, "-out:", l->output);
  if (l->kind == LINK_SHARED)
    linker_add(l, "-dll");
  if (l->kind == LINK_SHARED && (l->o->nostdlib || l->o->nostartfiles))
    linker_add(l, "-noentry");
  add_subsystem(l);
  if (l->o->debug && !l->o->strip)
    linker_add(l, "-debug:dwarf");
  if (*l->t->sysroot)
    linker_add_joined(l, "-winsysroot:", l->t->sysroot);
  linker_add_dirs(l, "-libpath:");
  add_msvc_inputs(l);
  linker_add_runtime(l);
  if (!linker_wants_libraries(l))
    return;
  if (!looks_elsewhere(l))
    linker_check_libraries(l, l->t->libraries);
  linker_add_words(l, l->t->libraries);
}
