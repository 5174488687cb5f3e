# For GNU make: how objects are made of .mlir files, and what they depend on.
#
#   include /usr/share/mlcc/mlcc.mk
#
#   program: main.o kernel.o
#	$(CC) $(LDFLAGS) -o $@ $^
#
# MLCC is the compiler, MLIRFLAGS what it gets. For another machine than this:
# MLCC = mlcc --target=aarch64-linux-gnu, or a link to it named
# aarch64-linux-gnu-mlcc. Objects want no library of mlcc's.

MLCC ?= mlcc
MLIRFLAGS ?= -O2
COMPILE.mlir = $(MLCC) $(MLIRFLAGS) -MMD -MP -c

# Before make's own rules: a .s beside the kernel is not its source.
%.o: %.mlir
	$(COMPILE.mlir) -o $@ $<
%.s: %.mlir
	$(MLCC) $(MLIRFLAGS) -S -o $@ $<

# The rules beside the objects of an earlier run; of the folders below as well
# when MLIR_DIRS names them.
-include $(wildcard $(addsuffix /*.d,. $(MLIR_DIRS)))
