# What the toolchain files share; they say which target.

# The language, for project(... MLIR), wherever this tree stands
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../cmake/mlcc")
list(REMOVE_DUPLICATES CMAKE_MODULE_PATH)
set(mlcc_DIR "${CMAKE_CURRENT_LIST_DIR}/../../cmake/mlcc")

# A C compiler of the target's: its own gcc, else clang, which has them all. If
# there is neither, the name of the former is in CMake's message.
foreach(_mlcc_language C CXX)
  if(NOT _mlcc_tools OR DEFINED CMAKE_${_mlcc_language}_COMPILER)
    continue()
  endif()
  if(_mlcc_language STREQUAL "C")
    set(_mlcc_names gcc clang)
  else()
    set(_mlcc_names g++ clang++)
  endif()
  list(GET _mlcc_names 0 _mlcc_gcc)
  list(GET _mlcc_names 1 _mlcc_clang)
  find_program(MLCC_${_mlcc_language}_GCC ${_mlcc_tools}-${_mlcc_gcc})
  mark_as_advanced(MLCC_${_mlcc_language}_GCC)
  if(NOT MLCC_${_mlcc_language}_GCC)
    find_program(MLCC_${_mlcc_language}_CLANG NAMES ${_mlcc_clang}-22
      ${_mlcc_clang})
    mark_as_advanced(MLCC_${_mlcc_language}_CLANG)
  endif()
  if(NOT MLCC_${_mlcc_language}_GCC AND MLCC_${_mlcc_language}_CLANG)
    set(CMAKE_${_mlcc_language}_COMPILER "${MLCC_${_mlcc_language}_CLANG}")
    set(CMAKE_${_mlcc_language}_COMPILER_TARGET ${CMAKE_MLIR_COMPILER_TARGET})
  else()
    set(CMAKE_${_mlcc_language}_COMPILER ${_mlcc_tools}-${_mlcc_gcc})
  endif()
endforeach()

# Headers and libraries are the target's, programs this machine's.
if(_mlcc_tools AND IS_DIRECTORY "/usr/${_mlcc_tools}")
  list(APPEND CMAKE_FIND_ROOT_PATH "/usr/${_mlcc_tools}")
endif()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
if(CMAKE_FIND_ROOT_PATH OR CMAKE_SYSROOT)
  set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
  set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
endif()

# Where a C compiler may have nothing to link with
if(CMAKE_SYSTEM_NAME MATCHES "^(Generic|WASI)$")
  set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
endif()

if(_mlcc_emulator AND NOT DEFINED CMAKE_CROSSCOMPILING_EMULATOR)
  find_program(MLCC_EMULATOR_${_mlcc_emulator}
    NAMES ${_mlcc_emulator} ${_mlcc_emulator}-static)
  mark_as_advanced(MLCC_EMULATOR_${_mlcc_emulator})
  if(MLCC_EMULATOR_${_mlcc_emulator})
    set(CMAKE_CROSSCOMPILING_EMULATOR "${MLCC_EMULATOR_${_mlcc_emulator}}")
    if(NOT _mlcc_emulator MATCHES "^qemu")
      # has no such option
    elseif(CMAKE_SYSROOT)
      list(APPEND CMAKE_CROSSCOMPILING_EMULATOR -L "${CMAKE_SYSROOT}")
    elseif(_mlcc_tools AND IS_DIRECTORY "/usr/${_mlcc_tools}")
      list(APPEND CMAKE_CROSSCOMPILING_EMULATOR -L "/usr/${_mlcc_tools}")
    endif()
  endif()
endif()
