// LLVM's IR mover, given one name after the other. A member's functions are
// read when they are wanted; what they refer to within the member comes along,
// what they declare is looked up in the archive's index in turn.

#include "backend/shim/members.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Mangler.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/IRMover.h"
#include "llvm/Object/Archive.h"

using namespace llvm;

namespace {

class Members {
public:
  Members(Module &module, ShimStays *keep, void *keeper)
      : into(module), mover(module), stays(keep), user(keeper) {
    for (GlobalValue &global : into.global_values())
      if (!global.isDeclaration())
        defined.insert(&global);
  }

  Error open(StringRef bytes) {
    auto opened = object::Archive::create({bytes, "archive"});
    if (!opened)
      return opened.takeError();
    archive = std::move(*opened);
    for (const object::Archive::Symbol &symbol : archive->symbols()) {
      Expected<object::Archive::Child> member = symbol.getMember();
      if (!member)
        return member.takeError();
      index.try_emplace(symbol.getName(), *member);
    }
    return Error::success();
  }

  Error link(ArrayRef<const char *> names) {
    for (const char *name : names)
      if (Error error = link_name(name))
        return error;
    for (std::vector<std::string> more = wanted(); !more.empty();
         more = wanted())
      for (const std::string &name : more)
        if (Error error = link_name(name))
          return error;
    return Error::success();
  }

  void visit_new(ShimGlobal *each) {
    for (GlobalValue &global : into.global_values())
      if (!global.isDeclaration() && !defined.contains(&global))
        each(user, wrap(&global));
  }

private:
  std::string name_of(const GlobalValue &global) {
    SmallString<64> name;
    mangler.getNameWithPrefix(name, &global, false);
    return std::string(name);
  }

  bool is_defined(StringRef name) {
    char prefix = into.getDataLayout().getGlobalPrefix();
    if (prefix && name.starts_with(StringRef(&prefix, 1)))
      name = name.drop_front();
    const GlobalValue *global = into.getNamedValue(name);
    return global && !global->isDeclaration();
  }

  // What is mentioned and not defined, but by a member. Each name is tried
  // once: a member may define it under a condition.
  std::vector<std::string> wanted() {
    std::vector<std::string> names;
    for (GlobalValue &global : into.global_values())
      if (global.isDeclaration() && !global.use_empty()) {
        std::string name = name_of(global);
        if (index.contains(name) && !tried.contains(name) &&
            !stays(user, name.data(), name.size()))
          names.push_back(std::move(name));
      }
    return names;
  }

  Error link_name(StringRef name) {
    auto found = index.find(name);
    if (found == index.end() || !tried.insert(name).second || is_defined(name))
      return Error::success();
    Expected<MemoryBufferRef> bytes = found->second.getMemoryBufferRef();
    if (!bytes)
      return bytes.takeError();
    auto member = getLazyBitcodeModule(*bytes, into.getContext());
    if (!member)
      return member.takeError();
    prepare(**member);
    std::vector<GlobalValue *> values;
    for (GlobalValue &global : (*member)->global_values())
      if (!global.isDeclaration() && name_of(global) == name)
        values.push_back(&global);
    return mover.move(
        std::move(*member), values,
        [](GlobalValue &global, IRMover::ValueAdder add) { add(global); },
        false);
  }

  // The module decides on target and flags.
  void prepare(Module &member) {
    member.setTargetTriple(into.getTargetTriple());
    member.setDataLayout(into.getDataLayout());
    while (!member.named_metadata_empty())
      member.eraseNamedMetadata(&*member.named_metadata_begin());
  }

  Module &into;
  IRMover mover;
  ShimStays *stays;
  void *user;
  Mangler mangler;
  std::unique_ptr<object::Archive> archive;
  StringMap<object::Archive::Child> index;
  StringSet<> tried;
  DenseSet<const GlobalValue *> defined;
};

} // namespace

bool shim_link_members(LLVMModuleRef module, const char *archive, size_t size,
                       const char *const *names, size_t count, ShimStays *stays,
                       ShimGlobal *each, ShimText *message, void *user) {
  Members members(*unwrap(module), stays, user);
  Error error = members.open({archive, size});
  if (!error)
    error = members.link({names, count});
  members.visit_new(each);
  if (!error)
    return true;
  std::string text = toString(std::move(error));
  message(user, text.data(), text.size());
  return false;
}
