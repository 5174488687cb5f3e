# gdb's view of what mlcc -g says of MLIR: memrefs with their elements, unranked
# ones by the descriptor that they point at.
#
#   (gdb) source SHARE/mlcc/gdb/mlcc_printers.py
#   (gdb) print a
#   $1 = memref<?x2xf32> 3x2 = {{1, 2}, {3, 4}, {5, 6}}
#
# A copy in /etc/gdb/gdbinit.d, where Debian's package puts it, is read by every
# gdb. Elements are bounded by `set print elements`, as those of arrays.

import gdb
import gdb.printing


def element_limit():
    limit = gdb.parameter("print elements")
    return 200 if limit is None else limit


class Elements:
    """What a descriptor refers to, one dimension after the other."""

    def __init__(self, aligned, offset, sizes, strides):
        self.aligned, self.offset = aligned, offset
        self.sizes, self.strides = sizes, strides
        self.left = element_limit()

    def text(self, dimension=0, at=0):
        if dimension == len(self.sizes):
            self.left -= 1
            return (self.aligned + (self.offset + at)).dereference().format_string()
        parts = []
        for i in range(self.sizes[dimension]):
            if self.left <= 0:
                parts.append("...")
                break
            parts.append(self.text(dimension + 1,
                                   at + i * self.strides[dimension]))
        return "{" + ", ".join(parts) + "}"


def describe(name, aligned, offset, sizes, strides):
    shape = "x".join(str(n) for n in sizes)
    head = name + (" " + shape if sizes else "") + " = "
    if any(n < 0 for n in sizes):
        return head + "<no sizes>"
    try:
        return head + Elements(aligned, offset, sizes, strides).text()
    except gdb.MemoryError:
        return head + "<no memory at %#x>" % int(aligned)


def numbers(array, rank):
    return [int(array[i]) for i in range(rank)]


class MemRef:
    def __init__(self, value):
        self.value = value

    def to_string(self):
        try:
            return self.described()
        except gdb.error: # of what the optimiser dropped
            return self.value.type.name + " <optimized out>"

    def described(self):
        v = self.value
        fields = {f.name for f in v.type.fields()}
        rank = v["sizes"].type.range()[1] + 1 if "sizes" in fields else 0
        sizes = numbers(v["sizes"], rank) if rank else []
        strides = numbers(v["strides"], rank) if rank else []
        return describe(v.type.name, v["aligned"], int(v["offset"]), sizes,
                        strides)


class UnrankedMemRef(MemRef):
    """memref<*xf32>: a rank, and a pointer to a descriptor of that rank."""

    def described(self):
        v = self.value
        name, rank = v.type.name, int(v["rank"])
        word = v["rank"].type
        words = v["descriptor"].cast(word.pointer())
        element = name[len("memref<*x"):-1].split(",")[0]
        try:
            pointer = gdb.lookup_type(element).pointer()
        except gdb.error:
            pointer = gdb.lookup_type("char").pointer()
        sizes = [int(words[3 + i]) for i in range(rank)]
        strides = [int(words[3 + rank + i]) for i in range(rank)]
        return describe(name, words[1].cast(pointer), int(words[2]), sizes,
                        strides)


def make_printers():
    printers = gdb.printing.RegexpCollectionPrettyPrinter("mlcc")
    printers.add_printer("memref<*>", r"^memref<\*x", UnrankedMemRef)
    printers.add_printer("memref", r"^memref<", MemRef)
    return printers


gdb.printing.register_pretty_printer(None, make_printers(), replace=True)
