// LLVM's objcopy, given the marked symbols by name: SymbolsToLocalize,
// SymbolsToRename and SymbolsToRemove. It reorders the symbol table (locals
// come first) and renumbers relocations. Visibility means nothing to a local
// symbol, and stays: objcopy would take what a target keeps in the same byte,
// such as the local entry of a function on PowerPC, with it.
//
// An assembler writes a relocation against a private symbol as one against the
// symbol's section where that means the same (MCELFObjectTargetWriter and
// ELFWriter::useSectionSymbol), and a symbol that none mentions then vanishes.
// The same is done here first, on a copy of the object.

#include "backend/shim/localize.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ObjCopy/CommonConfig.h"
#include "llvm/ObjCopy/ELF/ELFConfig.h"
#include "llvm/ObjCopy/ELF/ELFObjcopy.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Object/ELFTypes.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace {

// The name that a marked one stands for; empty when it has no mark.
std::string own_name(StringRef name, const ShimLocalMarks &marks) {
  size_t at = name.find(marks.internal);
  if (at != StringRef::npos)
    return name.take_front(at).str();
  at = name.find(marks.private_);
  if (at != StringRef::npos)
    return (marks.private_prefix + name.take_front(at)).str();
  return {};
}

// Relocations that just add the addend to the address of symbol or section.
bool is_plain(uint16_t machine, uint32_t type) {
  using namespace ELF;
  switch (machine) {
  case EM_X86_64:
    return type == R_X86_64_64 || type == R_X86_64_PC32 ||
           type == R_X86_64_PLT32 || type == R_X86_64_32 ||
           type == R_X86_64_32S || type == R_X86_64_PC64;
  case EM_AARCH64:
    return type == R_AARCH64_ABS64 || type == R_AARCH64_ABS32 ||
           type == R_AARCH64_PREL64 || type == R_AARCH64_PREL32 ||
           type == R_AARCH64_ADR_PREL_LO21 ||
           type == R_AARCH64_ADR_PREL_PG_HI21 ||
           type == R_AARCH64_ADD_ABS_LO12_NC || type == R_AARCH64_CALL26 ||
           type == R_AARCH64_JUMP26 || type == R_AARCH64_LDST8_ABS_LO12_NC ||
           type == R_AARCH64_LDST16_ABS_LO12_NC ||
           type == R_AARCH64_LDST32_ABS_LO12_NC ||
           type == R_AARCH64_LDST64_ABS_LO12_NC ||
           type == R_AARCH64_LDST128_ABS_LO12_NC;
  case EM_PPC64:
    return type == R_PPC64_ADDR64 || type == R_PPC64_REL32 ||
           type == R_PPC64_REL64 || type == R_PPC64_TOC16_HA ||
           type == R_PPC64_TOC16_LO || type == R_PPC64_TOC16_LO_DS;
  case EM_S390:
    return type == R_390_64 || type == R_390_32 || type == R_390_PC32 ||
           type == R_390_PC32DBL || type == R_390_PC64;
  default: return false;
  }
}

template <class ELFT> class Privates {
public:
  Privates(MutableArrayRef<char> bytes, const ShimLocalMarks &local_marks)
      : object(bytes), marks(local_marks) {
  }

  // Makes relocations against marked private symbols ones against sections,
  // and adds to `gone` the names that no relocation mentions then.
  Error refer_to_sections(StringSet<> &gone) {
    auto file = object::ELFFile<ELFT>::create({object.data(), object.size()});
    if (!file)
      return file.takeError();
    Expected<typename ELFT::ShdrRange> headers = file->sections();
    if (!headers)
      return headers.takeError();
    for (const typename ELFT::Shdr &table : *headers)
      if (table.sh_type == ELF::SHT_SYMTAB)
        if (Error error = rewrite(*file, *headers, table, gone))
          return error;
    return Error::success();
  }

private:
  struct Private {
    StringRef name;
    uint32_t section_symbol;
    const typename ELFT::Shdr *section;
    uint64_t value;
    bool mentioned;
  };

  // Finds the private symbols of a symbol table, by index.
  Expected<DenseMap<uint32_t, Private>> find(const object::ELFFile<ELFT> &file,
                                             typename ELFT::ShdrRange headers,
                                             const typename ELFT::Shdr &table) {
    Expected<typename ELFT::SymRange> symbols = file.symbols(&table);
    if (!symbols)
      return symbols.takeError();
    Expected<StringRef> names = file.getStringTableForSymtab(table);
    if (!names)
      return names.takeError();
    DenseMap<uint32_t, uint32_t> of_section;
    for (auto [i, symbol] : enumerate(*symbols))
      if (symbol.getType() == ELF::STT_SECTION)
        of_section[symbol.st_shndx] = i;
    DenseMap<uint32_t, Private> found;
    for (auto [i, symbol] : enumerate(*symbols)) {
      Expected<StringRef> name = symbol.getName(*names);
      if (!name)
        return name.takeError();
      auto at = of_section.find(symbol.st_shndx);
      if (name->contains(marks.private_) && at != of_section.end())
        found[i] = {*name, at->second, &headers[symbol.st_shndx],
                    symbol.st_value, false};
    }
    return found;
  }

  // A linker may merge what is in a section, and then needs to see the item.
  static bool can_use_section(uint16_t machine, const Private &symbol,
                              uint32_t type, int64_t addend) {
    uint64_t flags = symbol.section->sh_flags;
    return is_plain(machine, type) && !(flags & ELF::SHF_TLS) &&
           (!(flags & ELF::SHF_MERGE) || !addend);
  }

  Error rewrite(const object::ELFFile<ELFT> &file,
                typename ELFT::ShdrRange headers,
                const typename ELFT::Shdr &table, StringSet<> &gone) {
    auto found = find(file, headers, table);
    if (!found)
      return found.takeError();
    for (const typename ELFT::Shdr &header : headers) {
      if (header.sh_type == ELF::SHT_REL) {
        Expected<typename ELFT::RelRange> items = file.rels(header);
        if (!items)
          return items.takeError();
        for (const typename ELFT::Rel &item : *items)
          mention(*found, item.getSymbol(file.isMips64EL()));
      }
      if (header.sh_type != ELF::SHT_RELA)
        continue;
      Expected<typename ELFT::RelaRange> items = file.relas(header);
      if (!items)
        return items.takeError();
      for (const typename ELFT::Rela &item : *items)
        rewrite(*found, file, item);
    }
    for (const auto &[index, symbol] : *found)
      if (!symbol.mentioned)
        gone.insert(symbol.name);
    return Error::success();
  }

  static void mention(DenseMap<uint32_t, Private> &found, uint32_t index) {
    auto at = found.find(index);
    if (at != found.end())
      at->second.mentioned = true;
  }

  void rewrite(DenseMap<uint32_t, Private> &found,
               const object::ELFFile<ELFT> &file,
               const typename ELFT::Rela &item) {
    bool mips = file.isMips64EL();
    auto at = found.find(item.getSymbol(mips));
    if (at == found.end())
      return;
    Private &symbol = at->second;
    uint32_t type = item.getType(mips);
    if (!can_use_section(file.getHeader().e_machine, symbol, type,
                         item.r_addend)) {
      symbol.mentioned = true;
      return;
    }
    size_t offset = reinterpret_cast<const char *>(&item) - object.data();
    auto &own = reinterpret_cast<typename ELFT::Rela &>(object[offset]);
    own.setSymbolAndType(symbol.section_symbol, type, mips);
    own.r_addend = own.r_addend + symbol.value;
  }

  MutableArrayRef<char> object;
  const ShimLocalMarks &marks;
};

Error refer_to_sections(const object::ELFObjectFileBase &file,
                        MutableArrayRef<char> object,
                        const ShimLocalMarks &marks, StringSet<> &gone) {
  using namespace object;
  if (isa<ELF64LEObjectFile>(file))
    return Privates<ELF64LE>(object, marks).refer_to_sections(gone);
  if (isa<ELF64BEObjectFile>(file))
    return Privates<ELF64BE>(object, marks).refer_to_sections(gone);
  return Error::success(); // 32-bit targets have their addends in the code
}

Error add_name(objcopy::NameMatcher &matcher, StringRef name) {
  return matcher.addMatcher(objcopy::NameOrPattern::create(
      name, objcopy::MatchStyle::Literal, [](Error e) { return e; }));
}

// Adds all marked symbols to the configuration, which keeps references to
// their new names in `names`.
Error collect(const object::ELFObjectFileBase &file,
              const ShimLocalMarks &marks, const StringSet<> &gone,
              StringSaver &names, objcopy::CommonConfig &config) {
  for (const object::ELFSymbolRef &symbol : file.symbols()) {
    Expected<StringRef> name = symbol.getName();
    if (!name)
      return name.takeError();
    std::string own = own_name(*name, marks);
    if (own.empty())
      continue;
    bool is_gone = gone.contains(*name);
    if (!is_gone)
      config.SymbolsToRename[*name] = names.save(own);
    if (Error error = add_name(
            is_gone ? config.SymbolsToRemove : config.SymbolsToLocalize, *name))
      return error;
  }
  return Error::success();
}

Expected<std::unique_ptr<object::ObjectFile>> open(StringRef bytes) {
  return object::ObjectFile::createELFObjectFile({bytes, "object"});
}

Error localize_named(StringRef object, ArrayRef<const char *> names,
                     raw_ostream &out) {
  auto file = open(object);
  if (!file)
    return file.takeError();
  objcopy::CommonConfig config;
  for (const char *name : names)
    if (Error error = add_name(config.SymbolsToLocalize, name))
      return error;
  return objcopy::elf::executeObjcopyOnBinary(
      config, objcopy::ELFConfig(), cast<object::ELFObjectFileBase>(**file),
      out);
}

Error localize(MutableArrayRef<char> object, const ShimLocalMarks &marks,
               raw_ostream &out) {
  auto file = open({object.data(), object.size()});
  if (!file)
    return file.takeError();
  auto &elf = cast<object::ELFObjectFileBase>(**file);
  StringSet<> gone;
  if (Error error = refer_to_sections(elf, object, marks, gone))
    return error;
  BumpPtrAllocator allocator;
  StringSaver names(allocator);
  objcopy::CommonConfig config;
  if (Error error = collect(elf, marks, gone, names, config))
    return error;
  if (config.SymbolsToRename.empty() && gone.empty())
    return Error::success();
  return objcopy::elf::executeObjcopyOnBinary(config, objcopy::ELFConfig(), elf,
                                              out);
}

} // namespace

static bool fail(Error error, ShimText *message, void *user) {
  std::string text = toString(std::move(error));
  message(user, text.data(), text.size());
  return false;
}

bool shim_localize_named(const char *object, size_t size,
                         const char *const *names, size_t count, ShimText *out,
                         ShimText *message, void *user) {
  SmallVector<char, 0> bytes;
  raw_svector_ostream stream(bytes);
  if (Error error = localize_named({object, size}, {names, count}, stream))
    return fail(std::move(error), message, user);
  out(user, bytes.data(), bytes.size());
  return true;
}

bool shim_localize(const char *object, size_t size, const ShimLocalMarks *marks,
                   ShimText *out, ShimText *message, void *user) {
  SmallVector<char, 0> bytes;
  raw_svector_ostream stream(bytes);
  SmallVector<char, 0> copy(object, object + size);
  if (Error error = localize(copy, *marks, stream))
    return fail(std::move(error), message, user);
  if (!bytes.empty())
    out(user, bytes.data(), bytes.size());
  return true;
}
