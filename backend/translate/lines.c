// Line tables (-g): where in the .mlir, or where its loc(...) says, each
// instruction comes from.
//
// A function gets a subprogram in the file of its location; an instruction a
// location in the subprogram of its function. A location in another file than
// the function's goes into a lexical block file of that file. Of a callsite()
// it is the callee's place.

#include "backend/translate/debug_int.h"

#include <llvm-c/DebugInfo.h>

#include "backend/shim/debug.h"
#include "backend/shim/module.h"

typedef struct LineTables {
  LLVMDIBuilderRef builder;
  LLVMMetadataRef unit_file, unit;
  LLVMMetadataRef subprogram; // of the function being translated
  Str subprogram_file;
  PtrMap files;  // Ident to DIFile
  PtrMap types;  // Type to DIType
  PtrMap scopes; // Ident of a file to a scope in the current subprogram
} LineTables;

static Str main_file(const Translation *t) {
  const char *name = t->options->source_name;
  return str_from(name ? name : "<stdin>");
}

static LLVMMetadataRef make_file(Translation *t, Str path) {
  size_t stem = path.size; // where the file's own name begins
  while (stem && path.data[stem - 1] != '/')
    stem--;
  // Of "/a.c" it is "/", of "/src/a.c" it is "/src".
  Str directory = {path.data, stem > 1 ? stem - 1 : stem};
  Str name = {path.data + stem, path.size - stem};
  // Relative paths stay as they were given, relative to the compilation's
  // directory.
  if (!str_starts_with(path, "/")) {
    const char *base = t->options->compilation_dir;
    directory = str_from(base ? base : "");
    name = path;
  }
  LLVMDIBuilderRef builder = t->debug->lines->builder;
  Str source = t->options->source;
  return source.data && str_eq(path, main_file(t))
             ? shim_di_file_with_source(builder, name.data, name.size,
                                        directory.data, directory.size,
                                        source.data, source.size)
             : LLVMDIBuilderCreateFile(builder, name.data, name.size,
                                       directory.data, directory.size);
}

static LLVMMetadataRef file_of(Translation *t, Str path) {
  void **entry =
      ptrmap_at(&t->debug->lines->files, &t->arena, ctx_ident(t->ctx, path));
  if (!*entry)
    *entry = make_file(t, path);
  return *entry;
}

LLVMDIBuilderRef lines_builder(const Translation *t) {
  return t->debug->lines->builder;
}

LLVMMetadataRef lines_unit_file(const Translation *t) {
  return t->debug->lines->unit_file;
}

PtrMap *lines_types(Translation *t) {
  return &t->debug->lines->types;
}

LineTables *lines_new(Translation *t) {
  enum { DWARF_VERSION = 5 };
  LineTables *d = arena_new(&t->arena, LineTables);
  t->debug->lines = d;
  d->builder = LLVMCreateDIBuilder(t->module);
  d->unit_file = file_of(t, main_file(t));
  const char *command = t->options->command;
  d->unit = shim_di_line_table_unit(
      d->builder, d->unit_file, "mlcc", t->options->optimized,
      command ? command : "", t->options->split_name,
      t->options->split_inlining, t->options->name_tables,
      t->options->for_profiling,
      t->options->locations_only ? DEBUG_LOCATIONS
      : t->options->functions    ? DEBUG_VARIABLES
                                 : DEBUG_LINES);
  debug_add_flag(t, "Debug Info Version", LLVMDebugMetadataVersion());
  unsigned version = t->options->dwarf_version;
  debug_add_format(t, version ? version : DWARF_VERSION);
  return d;
}

// The place to show for a location attribute; false when it has none.
static bool place_of(const Attr *loc, LineCol *place) {
  if (!loc)
    return false;
  switch ((AttrKind)loc->kind) {
  case AT_LOC_FILE:
    *place = (LineCol){ident_str(loc->as.file.name), loc->as.file.line,
                       loc->as.file.column};
    return true;
  case AT_LOC_NAME:
  case AT_LOC_CALLSITE: return place_of(loc->as.loc.child, place);
  case AT_LOC_FUSED:
    for (uint32_t i = 0; i < loc->as.fused.count; i++)
      if (place_of(loc->as.fused.items[i], place))
        return true;
    return false;
  default: return false;
  }
}

static bool place_of_loc(Translation *t, Loc loc, LineCol *place) {
  if (loc >= LOC_TABLE)
    return place_of(ctx_loc_attr(t->ctx, loc), place);
  *place = source_line_col(&t->ctx->sources, loc);
  return place->line;
}

LLVMMetadataRef lines_function(Translation *t, Op *func,
                               LLVMValueRef function) {
  LineTables *d = t->debug->lines;
  LineCol place = {0};
  d->subprogram = NULL;
  d->scopes = (PtrMap){0};
  if (!place_of_loc(t, func->loc, &place))
    return NULL;
  LLVMMetadataRef file = file_of(t, place.file);
  Str name = symbol_name(func);
  LLVMMetadataRef type = lines_function_type(t, name);
  LLVMLinkage linkage = LLVMGetLinkage(function);
  bool local = linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
  d->subprogram = LLVMDIBuilderCreateFunction(
      d->builder, file, name.data, name.size, name.data, name.size, file,
      place.line, type, local, true, place.line, LLVMDIFlagZero,
      t->options->optimized);
  d->subprogram_file = place.file;
  LLVMSetSubprogram(function, d->subprogram);
  return d->subprogram;
}

static LLVMMetadataRef scope_in(Translation *t, Str file) {
  LineTables *d = t->debug->lines;
  if (str_eq(file, d->subprogram_file))
    return d->subprogram;
  void **entry = ptrmap_at(&d->scopes, &t->arena, ctx_ident(t->ctx, file));
  if (!*entry)
    *entry = LLVMDIBuilderCreateLexicalBlockFile(d->builder, d->subprogram,
                                                 file_of(t, file), 0);
  return *entry;
}

// A place in the current subprogram, also for what has none (line 0), since
// LLVM wants calls in functions with debug info to have a location.
LLVMMetadataRef lines_location(Translation *t, Loc loc) {
  LineTables *d = t->debug->lines;
  if (!d->subprogram)
    return NULL;
  LineCol place = {0};
  LLVMMetadataRef scope = d->subprogram;
  if (place_of_loc(t, loc, &place))
    scope = scope_in(t, place.file);
  unsigned column = t->options->no_columns ? 0 : place.column;
  return LLVMDIBuilderCreateDebugLocation(t->llvm, place.line, column, scope,
                                          NULL);
}

void lines_finish(Translation *t) {
  LLVMDIBuilderFinalize(t->debug->lines->builder);
  LLVMDisposeDIBuilder(t->debug->lines->builder);
}
