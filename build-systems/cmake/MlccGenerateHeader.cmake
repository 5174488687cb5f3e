# mlcc_generate_header(<target> <source.mlir>...)
#
# Has each of the target's MLIR sources get the C interface of its public
# functions, and a header of them. The target, and those that link it, find the
# header of kernels/a.mlir by `#include "kernels/a.h"`, and it is made before
# they are compiled: with the flags that the source is compiled with, since what
# C passes to a function depends on them. The target may be of another
# directory. A header whose text stays the same keeps its time.

if(CMAKE_VERSION VERSION_LESS 3.20)
  function(mlcc_generate_header)
    message(FATAL_ERROR "mlcc_generate_header needs CMake 3.20")
  endfunction()
  return()
endif()

set(_mlcc_write_header "${CMAKE_CURRENT_LIST_DIR}/MlccWriteHeader.cmake")

# Sets `out` to a variable as it is in the directory of a target.
function(_mlcc_variable_of target variable out)
  get_target_property(folder ${target} SOURCE_DIR)
  get_property(value DIRECTORY "${folder}" PROPERTY VARIABLES)
  set(text)
  if(variable IN_LIST value)
    get_directory_property(text DIRECTORY "${folder}" DEFINITION ${variable})
  endif()
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# Sets `out` to what CMake compiles a source of the target with, an option or
# SHELL:<options> in each line, in the order of a compile. The text is for
# file(GENERATE), which knows what generator expressions say of MLIR.
function(_mlcc_flags_of target path out)
  _mlcc_variable_of(${target} CMAKE_MLIR_COMPILER_ARG1 flags)
  _mlcc_variable_of(${target} CMAKE_MLIR_FLAGS value)
  set(lines "SHELL:${flags} ${value}")
  _mlcc_variable_of(${target} CMAKE_BUILD_TYPE types)
  _mlcc_variable_of(${target} CMAKE_CONFIGURATION_TYPES more)
  foreach(type ${types} ${more})
    string(TOUPPER "${type}" upper)
    _mlcc_variable_of(${target} CMAKE_MLIR_FLAGS_${upper} value)
    string(APPEND lines "\n$<$<CONFIG:${type}>:SHELL:${value}>")
  endforeach()
  _mlcc_variable_of(${target} CMAKE_MLIR_COMPILER_TARGET value)
  if(value)
    string(APPEND lines "\n--target=${value}")
  endif()
  string(APPEND lines
    "\n$<JOIN:$<TARGET_PROPERTY:${target},COMPILE_OPTIONS>,\n>"
    "\nSHELL:$<TARGET_PROPERTY:${target},COMPILE_FLAGS>")
  get_source_file_property(value "${path}" TARGET_DIRECTORY ${target}
    COMPILE_FLAGS)
  if(value)
    string(APPEND lines "\nSHELL:${value}")
  endif()
  get_source_file_property(value "${path}" TARGET_DIRECTORY ${target}
    COMPILE_OPTIONS)
  if(value)
    string(APPEND lines "\n$<JOIN:${value},\n>")
  endif()
  set(${out} "${lines}" PARENT_SCOPE)
endfunction()

# The source that is meant by `source` here, as an absolute path; and how its
# header is included: by the path below this directory, or by its name.
function(_mlcc_find_source source path_out name_out)
  get_filename_component(path "${source}" ABSOLUTE)
  get_filename_component(made "${source}" ABSOLUTE
    BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  if(NOT EXISTS "${path}" AND NOT IS_ABSOLUTE "${source}")
    get_property(is_made SOURCE "${made}" PROPERTY GENERATED)
    if(is_made OR EXISTS "${made}")
      set(path "${made}")
    endif()
  endif()
  get_filename_component(name "${path}" NAME)
  foreach(folder "${CMAKE_CURRENT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}")
    string(FIND "${path}" "${folder}/" at)
    if(at EQUAL 0)
      file(RELATIVE_PATH name "${folder}" "${path}")
    endif()
  endforeach()
  string(REGEX REPLACE "\\.[^./]*$" "" name "${name}")
  set(${path_out} "${path}" PARENT_SCOPE)
  set(${name_out} "${name}.h" PARENT_SCOPE)
endfunction()

# Called when flags are final: a project that sets the options of a source behind
# mlcc_generate_header does not lose the C interface. What makes the headers is a target of its own:
# commands of one directory are not sources of another's targets.
function(_mlcc_add_headers target folder number sources names)
  set(made)
  foreach(path name IN ZIP_LISTS sources names)
    set_property(SOURCE "${path}" TARGET_DIRECTORY ${target} APPEND PROPERTY
      COMPILE_OPTIONS -femit-c-interface)
    _mlcc_flags_of(${target} "${path}" flags)
    set(work "${folder}.made/${name}")
    file(GENERATE OUTPUT "${work}.flags" CONTENT "${flags}\n"
      TARGET ${target} CONDITION $<COMPILE_LANGUAGE:MLIR>)
    set(byproducts BYPRODUCTS "${folder}/${name}")
    if(CMAKE_GENERATOR MATCHES "Makefiles")
      set(byproducts)
    endif()
    add_custom_command(OUTPUT "${work}" ${byproducts}
      COMMAND "${CMAKE_COMMAND}" "-DCOMPILER=${CMAKE_MLIR_COMPILER}"
        "-DFLAGS=${work}.flags" "-DSOURCE=${path}" "-DMADE=${work}"
        "-DHEADER=${folder}/${name}" -P "${_mlcc_write_header}"
      DEPENDS "${path}" "${work}.flags" "${_mlcc_write_header}" VERBATIM
      COMMENT "Writing ${name} for ${target}")
    list(APPEND made "${work}")
    # make does not look at by-products: one that is gone comes back by a rule of
    # its own, which leaves the time of one that says the same.
    if(CMAKE_GENERATOR MATCHES "Makefiles")
      add_custom_command(OUTPUT "${folder}/${name}"
        COMMAND "${CMAKE_COMMAND}" -E copy_if_different "${work}"
          "${folder}/${name}"
        DEPENDS "${work}" VERBATIM COMMENT "")
      list(APPEND made "${folder}/${name}")
    endif()
  endforeach()
  add_custom_target(${target}-headers${number} DEPENDS ${made})
  add_dependencies(${target} ${target}-headers${number})
endfunction()

# Whether commands of the folder's CMakeLists.txt are still to come.
function(_mlcc_is_open folder out)
  set(${out} FALSE PARENT_SCOPE)
  set(at "${CMAKE_CURRENT_SOURCE_DIR}")
  while(at)
    if(at STREQUAL folder)
      set(${out} TRUE PARENT_SCOPE)
    endif()
    get_property(at DIRECTORY "${at}" PROPERTY PARENT_DIRECTORY)
  endwhile()
endfunction()

function(mlcc_generate_header target)
  if(NOT TARGET ${target})
    message(FATAL_ERROR "mlcc_generate_header: there is no target ${target}")
  endif()
  get_target_property(aliased ${target} ALIASED_TARGET)
  if(aliased)
    set(target ${aliased})
  endif()
  get_target_property(directory ${target} SOURCE_DIR)
  get_target_property(folder ${target} BINARY_DIR)
  get_target_property(number ${target} MLCC_HEADER_CALLS)
  if(NOT number)
    set(number "")
  endif()
  math(EXPR next "0${number} + 1")
  set_target_properties(${target} PROPERTIES MLCC_HEADER_CALLS ${next})
  string(APPEND folder "/mlcc-headers/${target}")
  get_property(many GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  if(many)
    string(APPEND folder "/$<CONFIG>")
  endif()

  set(sources)
  set(names)
  foreach(source ${ARGN})
    _mlcc_find_source("${source}" path name)
    list(APPEND sources "${path}")
    list(APPEND names "${name}")
  endforeach()
  target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${folder}>")

  _mlcc_is_open("${directory}" open)
  set(call "_mlcc_add_headers([[${target}]] [[${folder}]] [[${number}]]")
  string(APPEND call " [[${sources}]] [[${names}]])")
  if(open)
    string(REPLACE "_mlcc_add_headers(" "_mlcc_add_headers " call "${call}")
    set(call "cmake_language(DEFER DIRECTORY [[${directory}]] CALL ${call}")
  endif()
  cmake_language(EVAL CODE "${call}")
endfunction()
