// Targets: what resolves to what, as it was when clang came to the same
// (backend_target_clang.c, which is slow): targets.def has a line for each
// case, empty for what depends on this machine. With an argument it prints them.
#include "test/unit/targets.h"

static const char *const recorded[] = {
#include "test/unit/targets.def"
};

static bool is_of_this_machine(const Case *c) {
  return c->options && strstr(c->options, "native");
}

static const char *describe(Arena *arena, const Case *c) {
  if (is_of_this_machine(c))
    return "";
  TargetOptions options = parse_options(arena, c);
  TargetSpec spec;
  Buf error = {0};
  const char *text;
  if (!target_resolve(arena, &options, &spec, &error))
    text = arena_str(arena, str_from(buf_cstr(&error))).data;
  else
    text =
        arena_format(arena,
                     "%s cpu %s tune %s abi %s isa %s float %s pic %s frame %s "
                     "unwind %u vscale %u-%u%s%s%s%s: %s",
                     spec.triple, spec.cpu, spec.tune, spec.abi,
                     spec.isa_string ? spec.isa_string : "",
                     our_float_abi(&spec), our_pic(&spec), our_frame(&spec),
                     spec.unwind_tables, spec.vscale_min, spec.vscale_max,
                     spec.emulated_tls ? " emulated-tls" : "",
                     spec.tls_descriptors ? " tlsdesc" : "",
                     spec.init_array ? " init_array" : "",
                     spec.data_sections ? " data-sections" : "",
                     our_features(arena, &spec))
            .data;
  buf_release(&error);
  return text;
}

int main(int argc, char **argv) {
  (void)argv;
  EXPECT(ARRAY_SIZE(recorded) == ARRAY_SIZE(cases));
  for (size_t i = 0; i < ARRAY_SIZE(cases); i++) {
    Arena arena;
    arena_init(&arena);
    const char *now = describe(&arena, &cases[i]);
    if (argc > 1) {
      printf("    \"%s\",\n", now);
    } else if (i < ARRAY_SIZE(recorded) && strcmp(now, recorded[i]) != 0) {
      fprintf(stderr, "%s %s:\nis  %s\nwas %s\n", cases[i].triple,
              cases[i].options ? cases[i].options : "", now, recorded[i]);
      EXPECT(!now);
    }
    arena_release(&arena);
  }
  return argc > 1 ? 0 : TEST_RESULT;
}
