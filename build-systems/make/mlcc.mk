# For GNU make: how objects and C headers are made of .mlir files, and what they
# depend on.
#
#   include /usr/share/mlcc/mlcc.mk
#
#   program: main.o kernel.o
#	$(CC) $(LDFLAGS) -o $@ $^
#   main.o: kernel.h
#
# MLCC is the compiler, MLIRFLAGS what it gets. For another machine than this:
# MLCC = mlcc --target=aarch64-linux-gnu, or a link to it named
# aarch64-linux-gnu-mlcc. Objects want no library of mlcc's, and have the
# functions that a header declares (-femit-c-interface).
#
# Objects, assembly and headers are made again when their source changes, and
# when MLCC or MLIRFLAGS do, wherever these are set, for single targets as well.
# So is an object whose .d file is gone, and with it what it depends on. A header
# whose text stays the same keeps its time, so that what includes it is not
# compiled again.
#
# Rules behind this file are expanded a second time (.SECONDEXPANSION).

MLCC ?= mlcc
MLIRFLAGS ?= -O2
COMPILE.mlir = $(MLCC) $(MLIRFLAGS) -femit-c-interface -MMD -MP -c
ASSEMBLE.mlir = $(MLCC) $(MLIRFLAGS) -S
HEADER.mlir = $(MLCC) $(MLIRFLAGS) -fsyntax-only

# This file may stand before the first rule of who includes it: no rule of its
# own, nor of the files that it includes, is the default goal.
mlcc_goal := $(.DEFAULT_GOAL)

# What made an object is in its .d file, behind the rule, as the value of
# mlcc_made.<object>; what made assembly is in <file>.s.mlcc, and what made a
# header in <header>.mlcc, whose time says when the header was made or found to
# be right. What another command made is made again; so is a header that is gone,
# and an object of which no .d file says what made it.
mlcc_differ = $(subst x$(strip $1)x,,x$(strip $2)x)$(subst x$(strip $2)x,,x$(strip $1)x)
mlcc_quote = '$(subst ','\'',$(strip $1))'
mlcc_is_read = $(filter $(patsubst %/,%,$(dir $1)),$(patsubst %/,%,$(mlcc_dirs)))
mlcc_of_object = $(if $(call mlcc_is_read,$1),$(if $(call mlcc_differ,$(value mlcc_made.$1),$(COMPILE.mlir)),mlcc_force))
mlcc_of_assembly = $(if $(wildcard $1.mlcc),$(if $(call mlcc_differ,$(shell cat $1.mlcc),$(ASSEMBLE.mlir)),mlcc_force))
mlcc_is_wrong = $(call mlcc_differ,$(shell cat $1),$(HEADER.mlir))$(if $(wildcard $(1:.mlcc=)),,gone)
mlcc_of_header = $(if $(wildcard $1),$(if $(call mlcc_is_wrong,$1),mlcc_force))
.PHONY: mlcc_force

# Flags that are set below count as well, and those of the target alone.
.SECONDEXPANSION:

# Before make's own rules: a .s beside the kernel is not its source.
%.o: %.mlir $$(call mlcc_of_object,$$@)
	$(COMPILE.mlir) -o $@ $<
	@printf '\ndefine mlcc_made.%s\n%s\nendef\n' '$@' $(call mlcc_quote,$(COMPILE.mlir)) >>$(@:.o=.d)
%.s: %.mlir $$(call mlcc_of_assembly,$$@)
	$(ASSEMBLE.mlir) -o $@ $<
	@printf '%s\n' $(call mlcc_quote,$(ASSEMBLE.mlir)) >$@.mlcc

# A header that somebody wrote by hand beside a kernel is left alone. The + has
# make -q look at the header's time too, instead of taking it for changed.
%.h: %.h.mlcc ; +
%.h.mlcc: %.mlir $$(call mlcc_of_header,$$@)
	$(HEADER.mlir) -femit-header=$@.new $<
	@if cmp -s $@.new $*.h; then rm $@.new; \
	elif [ ! -e $*.h ] || grep -q '^// Made by mlcc ' $*.h; then mv $@.new $*.h; \
	else rm $@.new; echo "$*.h is not of mlcc's making and stays as it is"; fi
	@printf '%s\n' $(call mlcc_quote,$(HEADER.mlir)) >$@
.PRECIOUS: %.h.mlcc

# The rules beside the objects of an earlier run; of the folders below as well
# when MLIR_DIRS names them.
mlcc_dirs := . $(MLIR_DIRS)
-include $(wildcard $(addsuffix /*.d,$(mlcc_dirs)))
.DEFAULT_GOAL := $(mlcc_goal)
