# What `cmake --install` puts where, and what packages say of it. The program
# finds its runtime in ../lib/mlcc of its own folder, so the tree can be moved.
include(GNUInstallDirs)

set(docs ${CMAKE_INSTALL_DOCDIR})
install(TARGETS mlcc DESTINATION bin)
install(FILES ${PROJECT_BINARY_DIR}/bin/mlcc-opt
  ${PROJECT_BINARY_DIR}/bin/mlcc-translate DESTINATION bin) # links
install(FILES doc/mlcc.1 doc/mlcc-opt.1 doc/mlcc-translate.1
  DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES LICENSE NOTICES README.md DESTINATION ${docs})
install(FILES doc/status.md doc/design.md doc/glossary.md
  doc/adding-a-dialect.md doc/mlcc.1 DESTINATION ${docs}/doc)
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
include(CPack)
