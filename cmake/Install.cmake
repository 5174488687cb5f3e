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
add_custom_target(manuals ALL DEPENDS ${manuals})
install(FILES ${manuals} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES LICENSE NOTICES README.md DESTINATION ${docs})
install(FILES doc/tutorial.md doc/troubleshooting.md doc/editors.md
  doc/status.md doc/speed.md doc/speed.svg doc/design.md doc/glossary.md
  doc/adding-a-dialect.md doc/mlcc.1 DESTINATION ${docs}/doc)
install(FILES toolchain-files/completion/mlcc.bash RENAME mlcc
  DESTINATION share/bash-completion/completions)
install(FILES toolchain-files/completion/_mlcc
  DESTINATION share/zsh/site-functions)
install(FILES toolchain-files/completion/mlcc.fish
  DESTINATION share/fish/vendor_completions.d)
configure_file(cmake/mlcc.pc.in mlcc.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/mlcc.pc DESTINATION share/pkgconfig)

set(CPACK_GENERATOR TGZ)
set(CPACK_PACKAGE_VENDOR "The mlcc authors")
set(CPACK_PACKAGE_CONTACT "${CPACK_PACKAGE_VENDOR}")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_RESOURCE_FILE_README ${PROJECT_SOURCE_DIR}/README.md)
set(CPACK_RPM_PACKAGE_LICENSE ${MLCC_LICENSE})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_STRIP_FILES ON)
# Debian's gdb reads what is in that folder.
file(WRITE ${PROJECT_BINARY_DIR}/gdb.cmake [=[
if(CPACK_GENERATOR STREQUAL "DEB")
  file(WRITE "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/etc/gdb/gdbinit.d/mlcc.gdb"
    "source /usr/share/mlcc/gdb/mlcc_printers.py\n")
endif()
]=])
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_BINARY_DIR}/gdb.cmake)
include(CPack)
