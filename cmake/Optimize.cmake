# The program as it is packaged (MLCC_OPTIMIZE, the preset `optimized`). Three
# steps beyond the release, all by what typical work shows (scripts/train.sh):
#
#   1. A tree of its own, train/, makes a program of ours that counts, which is
#      run; mlcc.profdata is what it counted.
#   2. Our C is compiled with that profile, by clang, and linked as a whole.
#      Objects hold machine code as well, so that tests link as ever.
#   3. BOLT lays out the finished program anew, LLVM and all
#      (scripts/bolt.sh). Without llvm-bolt this step is left out.

option(MLCC_OPTIMIZE "Optimise the program by a profile of typical work" OFF)
option(MLCC_COUNT "Make a program that counts, for such a profile" OFF)
mark_as_advanced(MLCC_COUNT)

if(MLCC_COUNT)
  target_compile_options(mlcc_flags INTERFACE
    $<$<COMPILE_LANGUAGE:C>:-fprofile-generate>)
  target_link_options(mlcc_flags INTERFACE -fprofile-generate)
  target_compile_definitions(mlcc_flags INTERFACE MLCC_RUNS_DESTRUCTORS)
endif()

if(MLCC_OPTIMIZE)
  if(NOT CMAKE_C_COMPILER_ID STREQUAL Clang)
    message(FATAL_ERROR "MLCC_OPTIMIZE needs clang as the C compiler")
  endif()
  find_program(MLCC_PROFDATA NAMES llvm-profdata HINTS ${MLCC_LLVM_BINDIR}
    NO_DEFAULT_PATH REQUIRED)
  find_program(MLCC_BOLT NAMES llvm-bolt HINTS ${MLCC_LLVM_BINDIR}
    NO_DEFAULT_PATH)
  if(NOT MLCC_BOLT)
    message(STATUS "No llvm-bolt of LLVM 22 (Debian: bolt-22): "
      "the program is not laid out by it")
  endif()

  set(train ${PROJECT_BINARY_DIR}/train)
  set(mlcc_profile ${PROJECT_BINARY_DIR}/mlcc.profdata)
  set(counted ir frontend lowering intrinsics backend driver)
  list(TRANSFORM counted PREPEND ${PROJECT_SOURCE_DIR}/)
  set(patterns)
  foreach(folder ${counted})
    list(APPEND patterns ${folder}/*.c ${folder}/*.h ${folder}/*.def
      ${folder}/*.inc)
  endforeach()
  file(GLOB_RECURSE counted CONFIGURE_DEPENDS ${patterns})
  add_custom_command(OUTPUT ${mlcc_profile}
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${train}/profiles
    COMMAND ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR} -B ${train}
      -G ${CMAKE_GENERATOR} -DCMAKE_BUILD_TYPE=Release -DMLCC_COUNT=ON
      -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER}
      -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
      -DMLCC_LLVM_CONFIG=${MLCC_LLVM_CONFIG} --log-level=WARNING
      -DMLCC_RUNTIME_TARGETS=${CMAKE_HOST_SYSTEM_PROCESSOR}-linux$<SEMICOLON>aarch64-linux$<SEMICOLON>riscv64-linux
    COMMAND ${CMAKE_COMMAND} --build ${train} --target mlcc mlcc_runtime
    COMMAND ${CMAKE_COMMAND} -E env
      LLVM_PROFILE_FILE=${train}/profiles/%p.profraw
      ${PROJECT_SOURCE_DIR}/scripts/train.sh ${train}/bin/mlcc ${train}/work
    COMMAND sh -c "\"$1\" merge -o \"$2\" \"$3\"/*.profraw" sh
      ${MLCC_PROFDATA} ${mlcc_profile} ${train}/profiles
    DEPENDS ${counted} ${PROJECT_SOURCE_DIR}/scripts/train.sh
      ${PROJECT_SOURCE_DIR}/scripts/typical.sh
    COMMENT "Profile of typical work"
    USES_TERMINAL VERBATIM)
  add_custom_target(mlcc_profile DEPENDS ${mlcc_profile})
endif()

# Has a layer of the program, or the program, compiled by the profile; nothing
# else is, since only these wait for it.
function(mlcc_optimize_sources target sources)
  if(MLCC_OPTIMIZE)
    set_property(SOURCE ${sources} APPEND PROPERTY OBJECT_DEPENDS
      ${mlcc_profile})
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:C>:-flto
      -ffat-lto-objects -fprofile-use=${mlcc_profile}>)
  endif()
endfunction()

# The program's part in it.
function(mlcc_optimize program)
  if(NOT MLCC_OPTIMIZE)
    return()
  endif()
  target_link_options(${program} PRIVATE -flto -ffat-lto-objects)
  if(MLCC_BOLT)
    target_link_options(${program} PRIVATE LINKER:--emit-relocs)
    add_dependencies(${program} mlcc_runtime) # what is trained on links it
    set(bolt ${PROJECT_SOURCE_DIR}/scripts/bolt.sh)
    add_custom_command(TARGET ${program} POST_BUILD
      COMMAND ${bolt} $<TARGET_FILE:${program}> ${MLCC_LLVM_BINDIR}
        ${PROJECT_BINARY_DIR}/bolt
      COMMENT "Laying ${program} out by its profile")
    set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${bolt})
  endif()
endfunction()
