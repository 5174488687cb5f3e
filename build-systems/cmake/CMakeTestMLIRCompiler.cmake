# Compiles a small module, so that a target or flag that mlcc refuses shows
# while configuring. try_compile knows only languages of CMake's own.

if(CMAKE_MLIR_COMPILER_FORCED OR CMAKE_MLIR_COMPILER_WORKS)
  set(CMAKE_MLIR_COMPILER_WORKS TRUE)
  return()
endif()

set(_mlir_folder "${CMAKE_BINARY_DIR}${CMAKE_FILES_DIRECTORY}/CMakeTmp")
file(MAKE_DIRECTORY "${_mlir_folder}")
file(WRITE "${_mlir_folder}/test.mlir"
  "func.func @identity(%x: index) -> index {\n  return %x : index\n}\n")
separate_arguments(_mlir_command UNIX_COMMAND
  "${CMAKE_MLIR_COMPILER_ARG1} ${CMAKE_MLIR_FLAGS}")
list(PREPEND _mlir_command "${CMAKE_MLIR_COMPILER}")
if(CMAKE_MLIR_COMPILER_TARGET)
  list(APPEND _mlir_command "--target=${CMAKE_MLIR_COMPILER_TARGET}")
endif()
list(APPEND _mlir_command -c test.mlir -o test.o)

message(STATUS "Check for working MLIR compiler: ${CMAKE_MLIR_COMPILER}")
execute_process(COMMAND ${_mlir_command} WORKING_DIRECTORY "${_mlir_folder}"
  RESULT_VARIABLE _mlir_status OUTPUT_VARIABLE _mlir_output
  ERROR_VARIABLE _mlir_output)
if(NOT _mlir_status STREQUAL "0")
  list(JOIN _mlir_command " " _mlir_command)
  message(FATAL_ERROR
    "The MLIR compiler does not compile a simple module.\n${_mlir_command}\n${_mlir_output}")
endif()
message(STATUS "Check for working MLIR compiler: ${CMAKE_MLIR_COMPILER} - works")

set(CMAKE_MLIR_COMPILER_WORKS TRUE)
configure_file("${CMAKE_CURRENT_LIST_DIR}/CMakeMLIRCompiler.cmake.in"
  "${CMAKE_PLATFORM_INFO_DIR}/CMakeMLIRCompiler.cmake" @ONLY)
include("${CMAKE_PLATFORM_INFO_DIR}/CMakeMLIRCompiler.cmake")
