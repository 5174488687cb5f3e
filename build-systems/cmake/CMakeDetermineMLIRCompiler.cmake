# Finds mlcc, and the target it compiles for. In this order:
#
#   the compiler:  CMAKE_MLIR_COMPILER, the environment's MLCC, the one that
#                  find_package(mlcc) found, the toolchain's (<prefix>mlcc)
#                  beside the C compiler or in PATH, mlcc in PATH
#   the target:    CMAKE_MLIR_COMPILER_TARGET, that of the C or C++ compiler,
#                  and when cross compiling what these say of themselves
#                  (-dumpmachine): toolchain files mostly speak of C alone

include(${CMAKE_ROOT}/Modules/CMakeDetermineCompiler.cmake)

if(NOT CMAKE_GENERATOR MATCHES "Make|Ninja")
  message(FATAL_ERROR
    "MLIR is a language of the Makefile and Ninja generators only, not of \"${CMAKE_GENERATOR}\"")
endif()

if(CMAKE_MLIR_COMPILER)
  _cmake_find_compiler_path(MLIR)
else()
  if(NOT "$ENV{MLCC}" STREQUAL "")
    get_filename_component(CMAKE_MLIR_COMPILER_INIT "$ENV{MLCC}" PROGRAM
      PROGRAM_ARGS _mlir_arguments)
    if(NOT EXISTS "${CMAKE_MLIR_COMPILER_INIT}")
      message(FATAL_ERROR "MLCC=$ENV{MLCC} in the environment: no such compiler")
    endif()
    if(_mlir_arguments)
      set(CMAKE_MLIR_COMPILER_ARG1 "${_mlir_arguments}" CACHE STRING
        "First arguments of the MLIR compiler")
    endif()
  elseif(mlcc_COMPILER)
    set(CMAKE_MLIR_COMPILER_INIT "${mlcc_COMPILER}")
  else()
    # Beside these modules, when they were not reached by find_package
    get_filename_component(_mlir_own "${CMAKE_CURRENT_LIST_DIR}/../../../bin/mlcc"
      ABSOLUTE)
    if(EXISTS "${_mlir_own}")
      set(CMAKE_MLIR_COMPILER_INIT "${_mlir_own}")
    endif()
    set(CMAKE_MLIR_COMPILER_LIST ${_CMAKE_TOOLCHAIN_PREFIX}mlcc mlcc)
  endif()
  _cmake_find_compiler(MLIR)
endif()
mark_as_advanced(CMAKE_MLIR_COMPILER)

if(CMAKE_MLIR_COMPILER AND NOT CMAKE_MLIR_COMPILER_VERSION)
  execute_process(COMMAND "${CMAKE_MLIR_COMPILER}" --version
    OUTPUT_VARIABLE _mlir_output ERROR_VARIABLE _mlir_output)
  if(_mlir_output MATCHES "^mlcc version ([0-9.]+) \\(LLVM ([0-9]+)")
    set(CMAKE_MLIR_COMPILER_VERSION "${CMAKE_MATCH_1}")
    set(CMAKE_MLIR_COMPILER_LLVM_VERSION "${CMAKE_MATCH_2}")
    set(CMAKE_MLIR_COMPILER_ID mlcc)
  else()
    message(FATAL_ERROR
      "${CMAKE_MLIR_COMPILER} is not mlcc. It says of itself:\n${_mlir_output}")
  endif()
endif()

if(NOT CMAKE_MLIR_COMPILER_TARGET)
  foreach(_mlir_other C CXX)
    if(CMAKE_${_mlir_other}_COMPILER_TARGET)
      set(CMAKE_MLIR_COMPILER_TARGET "${CMAKE_${_mlir_other}_COMPILER_TARGET}")
      break()
    endif()
    if(CMAKE_CROSSCOMPILING AND CMAKE_${_mlir_other}_COMPILER)
      execute_process(COMMAND "${CMAKE_${_mlir_other}_COMPILER}" -dumpmachine
        OUTPUT_VARIABLE _mlir_output ERROR_QUIET
        OUTPUT_STRIP_TRAILING_WHITESPACE)
      if(_mlir_output)
        set(CMAKE_MLIR_COMPILER_TARGET "${_mlir_output}")
        break()
      endif()
    endif()
  endforeach()
  if(CMAKE_CROSSCOMPILING AND NOT CMAKE_MLIR_COMPILER_TARGET)
    message(FATAL_ERROR
      "Which target MLIR is compiled for is not known: set CMAKE_MLIR_COMPILER_TARGET, in the toolchain file")
  endif()
endif()
if(CMAKE_MLIR_COMPILER_TARGET)
  message(STATUS
    "The MLIR compiler is mlcc ${CMAKE_MLIR_COMPILER_VERSION} for ${CMAKE_MLIR_COMPILER_TARGET}")
else()
  message(STATUS "The MLIR compiler is mlcc ${CMAKE_MLIR_COMPILER_VERSION}")
endif()

if(NOT _CMAKE_TOOLCHAIN_LOCATION)
  get_filename_component(_CMAKE_TOOLCHAIN_LOCATION "${CMAKE_MLIR_COMPILER}" PATH)
endif()
set(_CMAKE_PROCESSING_LANGUAGE MLIR)
include(CMakeFindBinUtils)
unset(_CMAKE_PROCESSING_LANGUAGE)

set(CMAKE_MLIR_COMPILER_ENV_VAR MLCC)
configure_file("${CMAKE_CURRENT_LIST_DIR}/CMakeMLIRCompiler.cmake.in"
  "${CMAKE_PLATFORM_INFO_DIR}/CMakeMLIRCompiler.cmake" @ONLY)
