# mlcc_generate_header(<target> <source.mlir>...)
#
# Has each of the target's MLIR sources get the C interface of its public
# functions, and a header of them, <source>.h. The target, and those that link
# it, find it by `#include "<source>.h"`, and it is made before they are
# compiled.
function(mlcc_generate_header target)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/mlcc-headers/${target}")
  file(MAKE_DIRECTORY "${folder}")
  set(for_target)
  if(CMAKE_MLIR_COMPILER_TARGET)
    set(for_target "--target=${CMAKE_MLIR_COMPILER_TARGET}")
  endif()
  foreach(source ${ARGN})
    get_filename_component(path "${source}" ABSOLUTE)
    get_filename_component(name "${source}" NAME_WE)
    add_custom_command(OUTPUT "${folder}/${name}.h"
      COMMAND "${CMAKE_MLIR_COMPILER}" ${for_target} -fsyntax-only
        "-femit-header=${folder}/${name}.h" "${path}"
      DEPENDS "${path}" VERBATIM COMMENT "Writing ${name}.h of ${source}")
    target_sources(${target} PRIVATE "${folder}/${name}.h")
    set_property(SOURCE "${source}" APPEND PROPERTY
      COMPILE_OPTIONS -femit-c-interface)
  endforeach()
  target_include_directories(${target} PUBLIC
    "$<BUILD_INTERFACE:${folder}>")
endfunction()
