# mlcc_layer(name FOLDERS folder... [EXCEPT file...] [USES layer...])
# The static library mlcc_<name> of all C (and C++) files in the folders, where
# `a/*` is all that are in a. A folder without sources yet is an interface
# library, so that those above it still configure; mlcc_<name>_scope is PRIVATE
# or INTERFACE accordingly.
function(mlcc_layer name)
  cmake_parse_arguments(arg "" "" "FOLDERS;EXCEPT;USES" ${ARGN})
  set(sources)
  foreach(folder ${arg_FOLDERS})
    file(GLOB found CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.c
      ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    list(APPEND sources ${found})
  endforeach()
  foreach(file ${arg_EXCEPT})
    list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/${file})
  endforeach()
  if(sources)
    add_library(mlcc_${name} STATIC ${sources})
    mlcc_optimize_sources(mlcc_${name} "${sources}")
    set(scope PUBLIC)
    set(mlcc_${name}_scope PRIVATE PARENT_SCOPE)
  else()
    add_library(mlcc_${name} INTERFACE)
    set(scope INTERFACE)
    set(mlcc_${name}_scope INTERFACE PARENT_SCOPE)
  endif()
  target_link_libraries(mlcc_${name} ${scope} mlcc_flags)
  foreach(layer ${arg_USES})
    target_link_libraries(mlcc_${name} ${scope} mlcc_${layer})
  endforeach()
endfunction()

# The program, and its links under MLIR's names.
function(mlcc_program)
  file(GLOB main CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/driver/main.c)
  if(NOT main)
    return()
  endif()
  add_executable(mlcc ${main})
  target_link_libraries(mlcc PRIVATE mlcc_driver mlcc_llvm)
  set_target_properties(mlcc PROPERTIES LINKER_LANGUAGE CXX
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
  set(packed ${PROJECT_SOURCE_DIR}/cmake/symbol-order.tar.xz)
  set(order ${PROJECT_BINARY_DIR}/symbol-order.txt)
  if(EXISTS ${packed} AND MLCC_LD_LLD AND NOT MLCC_SANITIZE)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${packed})
    file(ARCHIVE_EXTRACT INPUT ${packed} DESTINATION ${PROJECT_BINARY_DIR})
    target_link_options(mlcc PRIVATE LINKER:--symbol-ordering-file=${order}
      LINKER:--no-warn-symbol-ordering)
    set_property(TARGET mlcc APPEND PROPERTY LINK_DEPENDS ${order})
  endif()
  mlcc_optimize_sources(mlcc ${main})
  mlcc_optimize(mlcc)
  foreach(name mlcc-opt mlcc-translate mlcc-runner)
    add_custom_command(TARGET mlcc POST_BUILD
      COMMAND ${CMAKE_COMMAND} -E create_symlink mlcc ${name}
      WORKING_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
  endforeach()
endfunction()
