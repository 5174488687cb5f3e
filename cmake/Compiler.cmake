# How our own code is compiled and linked: warnings, sanitizers, sections, a
# non-PIE program, lld as the linker and ccache in front when they are there.

add_library(mlcc_flags INTERFACE)
target_include_directories(mlcc_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(mlcc_flags INTERFACE _GNU_SOURCE)

set(CMAKE_C_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_C_FLAGS_DEBUG "-Og -g")
set(CMAKE_CXX_FLAGS_DEBUG "-Og -g")

set(common_warnings -Wall -Wextra -Wshadow -Wundef -Wwrite-strings)
set(c_warnings -Wstrict-prototypes -Wmissing-prototypes -Wconversion
  -Wno-sign-conversion)
target_compile_options(mlcc_flags INTERFACE ${common_warnings}
  "$<$<COMPILE_LANGUAGE:C>:${c_warnings}>"
  # LLVM is built without them; so is what derives from its classes.
  "$<$<COMPILE_LANGUAGE:CXX>:-fno-rtti;-fno-exceptions;-Wno-unused-parameter>")
# Messages of our own mistakes name files as the tree does, not as a machine.
target_compile_options(mlcc_flags INTERFACE
  -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
if(MLCC_WERROR)
  target_compile_options(mlcc_flags INTERFACE -Werror)
endif()
if(MLCC_CHECKS)
  target_compile_definitions(mlcc_flags INTERFACE MLCC_CHECKS)
endif()
if(MLCC_HARDMEM)
  target_compile_definitions(mlcc_flags INTERFACE MLCC_HARDMEM)
endif()

# A program at a fixed address needs no relocation of its 40 MB when it
# starts. A sanitizer needs the opposite, and shadow-mapped addresses.
if(MLCC_SANITIZE)
  target_compile_options(mlcc_flags INTERFACE -g -fno-omit-frame-pointer
    -fsanitize=${MLCC_SANITIZE} -fno-sanitize-recover=all)
  target_link_options(mlcc_flags INTERFACE -fsanitize=${MLCC_SANITIZE})
  target_compile_definitions(mlcc_flags INTERFACE MLCC_RUNS_DESTRUCTORS)
  add_library(mlcc_sanitizer OBJECT ${PROJECT_SOURCE_DIR}/cmake/sanitizer.c)
  target_link_libraries(mlcc_flags INTERFACE $<TARGET_OBJECTS:mlcc_sanitizer>)
  if(MLCC_FUZZ) # the fuzz targets link libFuzzer itself
    target_compile_options(mlcc_flags INTERFACE -fsanitize=fuzzer-no-link)
  endif()
else()
  target_compile_options(mlcc_flags INTERFACE -fno-pie
    -ffunction-sections -fdata-sections)
  target_link_options(mlcc_flags INTERFACE -no-pie)
endif()

# Looked for once: a ccache that comes later, as with the packages that tests
# need, would have everything compiled anew.
if(NOT DEFINED MLCC_CCACHE)
  find_program(MLCC_CCACHE ccache)
endif()
if(MLCC_CCACHE AND NOT CMAKE_C_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${MLCC_CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${MLCC_CCACHE})
endif()
