# What `cmake --install` puts where, and what packages say of it. The program
# finds its runtime in ../lib/mlcc of its own folder, so the tree can be moved.
include(GNUInstallDirs)

set(docs ${CMAKE_INSTALL_DOCDIR})
install(TARGETS mlcc DESTINATION bin)
install(FILES ${PROJECT_BINARY_DIR}/bin/mlcc-opt
  ${PROJECT_BINARY_DIR}/bin/mlcc-translate
  ${PROJECT_BINARY_DIR}/bin/mlcc-runner DESTINATION bin) # links
install(PROGRAMS build-systems/distcc/mlcc-remote DESTINATION bin)

# What mlcc.1 is for mlcc, --help is for the tools; the list of all options comes
# from --help for all of them.
set(manuals ${PROJECT_BINARY_DIR}/man/mlcc.1)
add_custom_command(OUTPUT ${manuals}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/man
  COMMAND sh -c "$0 --help | awk -f $1 - $2 > $3" $<TARGET_FILE:mlcc>
    ${PROJECT_SOURCE_DIR}/doc/mlcc.1.awk ${PROJECT_SOURCE_DIR}/doc/mlcc.1
    ${manuals}
  DEPENDS mlcc doc/mlcc.1 doc/mlcc.1.awk VERBATIM)
foreach(tool mlcc-opt mlcc-translate mlcc-runner)
  set(manual ${PROJECT_BINARY_DIR}/man/${tool}.1)
  add_custom_command(OUTPUT ${manual}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/man
    COMMAND sh -c "$0 --help | awk -v version=$1 -f $2 > $3"
      $<TARGET_FILE_DIR:mlcc>/${tool} ${PROJECT_VERSION}
      ${PROJECT_SOURCE_DIR}/doc/tool.1.awk ${manual}
    DEPENDS mlcc doc/tool.1.awk VERBATIM)
  list(APPEND manuals ${manual})
endforeach()
set(operations ${PROJECT_BINARY_DIR}/doc/operations.md)
add_custom_command(OUTPUT ${operations}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/doc
  COMMAND sh -c "$0 '-print-op=*' | awk -f $1 > $2" $<TARGET_FILE:mlcc>
    ${PROJECT_SOURCE_DIR}/doc/operations.awk ${operations}
  DEPENDS mlcc doc/operations.awk VERBATIM)
add_custom_target(manuals ALL DEPENDS ${manuals} ${operations})
install(FILES ${operations} DESTINATION ${docs}/doc)
install(FILES ${manuals} doc/mlcc-remote.1
  DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
# All that installing needs, without the tests
add_custom_target(product DEPENDS mlcc mlcc_runtime manuals)

# Symbols are for whoever works on mlcc, in the build tree.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT MLCC_SANITIZE AND CMAKE_STRIP)
  install(CODE "execute_process(COMMAND \"${CMAKE_STRIP}\"
    \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/bin/mlcc\" COMMAND_ERROR_IS_FATAL ANY)")
endif()

install(FILES LICENSE NOTICES README.md CONTRIBUTING.md DESTINATION ${docs})
install(DIRECTORY examples DESTINATION ${docs})
install(DIRECTORY test/projects DESTINATION ${docs}/test PATTERN *.sh EXCLUDE
  PATTERN *.inc EXCLUDE)
install(FILES doc/tutorial.md doc/troubleshooting.md doc/editors.md
  doc/status.md doc/differences.md doc/speed.md doc/speed.svg doc/products.svg
  doc/design.md doc/glossary.md
  doc/adding-a-dialect.md doc/mlcc.1 DESTINATION ${docs}/doc)
install(FILES toolchain-files/completion/mlcc.bash RENAME mlcc
  DESTINATION share/bash-completion/completions)
install(FILES toolchain-files/completion/_mlcc
  DESTINATION share/zsh/site-functions)
install(FILES toolchain-files/completion/mlcc.fish
  DESTINATION share/fish/vendor_completions.d)
configure_file(cmake/mlcc.pc.in mlcc.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/mlcc.pc DESTINATION share/pkgconfig)

# Packages. The maintainer is who makes them, by the variables of Debian's tools.
set(maintainer "mlcc authors <mlcc@example.org>")
if(NOT "$ENV{DEBEMAIL}" STREQUAL "")
  set(maintainer "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
string(REGEX MATCH "^[0-9]+" llvm "${MLCC_LLVM_VERSION}")
set(CPACK_GENERATOR TGZ)
set(CPACK_PACKAGE_VENDOR "The mlcc authors")
set(CPACK_PACKAGE_CONTACT "${maintainer}")
set(CPACK_PACKAGE_DESCRIPTION "mlcc compiles MLIR, of any version since 2019, to objects, libraries and
programs for every target of LLVM, with the command line of gcc. It contains
LLVM ${MLCC_LLVM_VERSION} and lld; to make objects it needs nothing else. A program
wants the C library of its target to be linked with: mlcc says which package
has what is missing.
")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_RESOURCE_FILE_README ${PROJECT_SOURCE_DIR}/README.md)
set(CPACK_RPM_PACKAGE_LICENSE ${MLCC_LICENSE})
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_VERSION ${PROJECT_VERSION}+llvm${llvm})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "gcc, libc6-dev")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "cmake, gcc-aarch64-linux-gnu, gcc-mingw-w64-x86-64, gdb, libc6-dev-arm64-cross, libclang-rt-22-dev, mingw-w64-x86-64-dev, mlir-22-tools, qemu-user, wasi-libc")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${PROJECT_SOURCE_DIR}/cmake/debian/conffiles)
set(debian ${PROJECT_BINARY_DIR}/debian)
foreach(script before after)
  configure_file(cmake/debian/${script}.cmake.in ${debian}/${script}.cmake @ONLY)
endforeach()
set(CPACK_PRE_BUILD_SCRIPTS ${debian}/before.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${debian}/after.cmake)
include(CPack)
