// -mmultiversion=: names of levels, from the command line to the pass's option.
// The target's own level, and lower ones, are left out.

#include "backend/levels.h"

#include "lowering/func/cpu_levels.h"

// The level of the target, NULL if it has none of that name.
static const CpuLevel *find_level(const TargetSpec *target, Str name) {
  for (const CpuLevel *level = cpu_levels; level->arch; level++)
    if (!strcmp(level->arch, target->arch) && str_is(name, level->name))
      return level;
  return NULL;
}

static void put_level(Buf *out, const TargetSpec *target,
                      const CpuLevel *level) {
  if (!target_has_feature(target, level->sign))
    buf_printf(out, "%s%s", out->size ? "," : "", level->name);
}

static bool refuse(const TargetSpec *target, Str name, Buf *error) {
  Nearest near = nearest_to(name);
  const char *comma = "";
  buf_printf(error, "unknown level '" STR_FMT "' in -mmultiversion=; '%s' has ",
             STR_ARG(name), target->triple);
  for (const CpuLevel *level = cpu_levels; level->arch; level++)
    if (!strcmp(level->arch, target->arch)) {
      buf_printf(error, "%s%s", comma, level->name);
      nearest_try(&near, str_from(level->name));
      comma = ", ";
    }
  if (!*comma)
    buf_lit(error, "none");
  if (near.best.size)
    buf_printf(error, "; did you mean '" STR_FMT "'?", STR_ARG(near.best));
  return false;
}

static Str take(Arena *arena, Buf *list) {
  Str text = arena_str(arena, (Str){list->data, list->size});
  buf_release(list);
  return text;
}

// The order of the table is that of the levels.
static bool take_list(const TargetSpec *target, const char *wanted, Buf *list,
                      Buf *error) {
  bool taken[64] = {0};
  for (const char *at = wanted; *at;) {
    size_t size = strcspn(at, ",");
    Str name = {at, size};
    const CpuLevel *level = find_level(target, name);
    if (level)
      taken[level - cpu_levels] = true;
    else if (!str_is(name, "base"))
      return refuse(target, name, error);
    at += size + (at[size] == ',');
  }
  for (const CpuLevel *level = cpu_levels; level->arch; level++)
    if (taken[level - cpu_levels])
      put_level(list, target, level);
  return true;
}

bool levels_wanted(Arena *arena, const TargetSpec *target, const char *wanted,
                   Str *levels, Buf *error) {
  Buf list = {0};
  bool ok = true;
  if (!strcmp(wanted, "auto")) {
    for (const CpuLevel *level = cpu_levels; level->arch; level++)
      if (level->is_automatic && !strcmp(level->arch, target->arch))
        put_level(&list, target, level);
  } else if (strcmp(wanted, "none") != 0) {
    ok = take_list(target, wanted, &list, error);
  }
  *levels = take(arena, &list);
  return ok;
}

bool levels_are_automatic(const TargetSpec *target) {
  for (const CpuLevel *level = cpu_levels; level->arch; level++)
    if (level->is_automatic && !strcmp(level->arch, target->arch))
      return true;
  return false;
}

bool levels_unknown(const TargetSpec *target, const TargetOptions *options) {
  return !options->march && !options->mcpu && !options->nmattr &&
         levels_are_automatic(target);
}
