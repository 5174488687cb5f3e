"""Structured control flow over shared memory, for generate.py.

What the core's statements of scf (generate.py) seldom have: values that are
passed on twice, or by way of an if before the condition of scf.while; prints in
loops, so that each iteration counts; loops that run never or once; counters that
are integers; scf.execute_region; neighbours over the same memory that are
scf.parallel or scf.forall, of which iterations may run in any order.
"""
from memories import Memories

PARALLEL_REDUCE = ["addi", "muli", "xori", "maxsi", "minui", "ori"]


class Loops(Memories):

    # Memory

    def index_within(self, size):
        most = self.constant("index", str(size))
        return self.add(f"arith.remui {self.small_index(8)}, {most} : index",
                        "index")

    def plain_place(self, m, indices=None):
        indices = indices or [self.index_within(n) for n in m.shape]
        return f"{m.name}[{', '.join(indices)}] : {m.type}"

    def make_memory_access(self):
        m = self.rng.choice(self.memories)
        place = self.plain_place(m)
        value = self.value(m.element)
        if self.rng.random() < 0.6:
            old = self.add(f"memref.load {place}", m.element)
            if m.element[0] == "i" and self.rng.random() < 0.7:
                value = self.add(f"arith.addi {old}, {value} : {m.element}",
                                 m.element)
        if self.rng.random() < 0.6:
            self.emit(f"memref.store {value}, {place}")

    def make_print(self):
        if self.prints and self.rng.random() < 0.5:
            type_ = self.rng.choice(["i32", "i64", "index"])
            value = self.small_index(8) if type_ == "index" else (
                self.value(type_))
            self.show(value, type_)

    def make_view_of_memory(self):
        if not self.depth:
            self.memories.append(self.view(self.rng.choice(self.memories)))

    # Loops

    def make_while_with_if(self):
        """Counts up; what the condition passes on comes from an if, twice, and
        from elsewhere."""
        rng = self.rng
        limit = self.constant("index", str(rng.randrange(5)))
        zero, one = self.constant("index", "0"), self.constant("index", "1")
        start = self.small_index(8)
        n, other = self.name(), self.name()
        go, pick = self.name(), self.name()
        places = [pick, pick, n, other, go]
        rng.shuffle(places)
        places = places[:rng.randrange(2, 6)]
        if pick not in places:
            places[0] = pick
        types = ["i1" if p == go else "index" for p in places]
        results = self.opens(
            f"scf.while ({n} = {zero}, {other} = {start}) : (index, index) -> "
            f"({', '.join(types)}) {{", types)
        seen = len(self.values)
        self.values += [(n, "index"), (other, "index")]
        self.bounded(2, [])
        self.emit(f"  {go} = arith.cmpi ult, {n}, {limit} : index")
        next_ = self.name()
        self.emit(f"  {pick} = scf.if {go} -> (index) {{")
        kinds = [f"arith.addi {n}, {one} : index",
                 f"arith.maxui {n}, {other} : index"]
        self.emit(f"    {next_} = {rng.choice(kinds)}")
        self.print_inside(next_)
        self.emit(f"    scf.yield {rng.choice([next_, next_, n, other])} : index")
        self.emit("  } else {")
        if rng.random() < 0.3:
            self.print_inside(n)
        self.emit(f"    scf.yield {rng.choice([n, other, start, limit])} : index")
        self.emit("  }")
        self.emit(f"  scf.condition({go}) {', '.join(places)} : "
                  f"{', '.join(types)}")
        del self.values[seen:]
        self.emit("} do {")
        args = [self.name() for _ in places]
        self.emit("^bb0(" + ", ".join(f"{a}: {t}"
                                      for a, t in zip(args, types)) + "):")
        self.values += list(zip(args, types))
        self.bounded(2, [])
        self.end_of_round(args, types, places, n, one, limit)
        del self.values[seen:]
        self.emit("}")
        self.values += [(self.masked_index(r), t) if t == "index" else (r, t)
                        for r, t in results]

    def print_inside(self, value):
        if self.prints:
            self.indent += 2
            self.show(value, "index")
            self.indent -= 2

    def end_of_round(self, args, types, places, n, one, limit):
        """The counter is known to grow only where it is passed on."""
        count, twice = self.name(), self.name()
        if n in places:
            last = args[places.index(n)]
            self.emit(f"  {count} = arith.addi {last}, {one} : index")
        else:  # one round, then
            self.emit(f"  {count} = arith.addi {limit}, {one} : index")
        others = [a for a, t in zip(args, types) if t == "index"]
        self.emit(f"  {twice} = arith.minui {self.rng.choice(others)}, {limit} "
                  ": index")
        self.emit(f"  scf.yield {count}, {twice} : index, index")

    def masked_index(self, value):
        most = self.constant("index", "7")
        name = self.name()
        self.emit(f"{name} = arith.andi {value}, {most} : index")
        return name

    def make_for_of_integers(self):
        """Counts by an integer, which may be unsigned; often once or never."""
        rng = self.rng
        type_ = rng.choice(["i8", "i32", "i64"])
        low, step = rng.randrange(-3, 4), rng.randrange(1, 4)
        high = low + rng.choice([-1, 0, 1, 1, 2, 3, 5])
        word = ""
        if rng.random() < 0.3 and low >= 0 and high >= 0:
            word = "unsigned "
        ends = [self.constant(type_, str(n)) for n in (low, high, step)]
        types = self.result_types()
        iv, args = self.name(), [self.name() for _ in types]
        first = [self.small_index(8) if t == "index" else self.value(t)
                 for t in types]
        head = f"scf.for {word}{iv} = {ends[0]} to {ends[1]} step {ends[2]}"
        if types:
            carried = ", ".join(f"{a} = {v}" for a, v in zip(args, first))
            head += f" iter_args({carried}) -> ({', '.join(types)})"
        results = self.opens(f"{head} : {type_} {{", types)
        seen = len(self.values)
        self.values += [(iv, type_)] + list(zip(args, types))
        self.yields(self.bounded(3, types), types)
        del self.values[seen:]
        self.emit("}")
        self.values += results

    def make_for_to_least(self):
        """To the lesser of two bounds, by a step that may not divide it, as
        tiling leaves it."""
        rng = self.rng
        step = self.constant("index", str(rng.randrange(1, 4)))
        zero = self.constant("index", "0")
        end = rng.choice([self.small_index(8),
                          self.constant("index", str(rng.randrange(7)))])
        outer, inner, size = self.name(), self.name(), self.name()
        n = rng.randrange(1, 4)
        self.emit(f"scf.for {outer} = {zero} to {end} step {step} {{")
        self.indent += 1
        seen = len(self.values)
        self.values.append((outer, "index"))
        self.emit(f"{size} = arith.minui {step}, {end} : index")
        one = self.constant("index", str(n))
        self.emit(f"scf.for {inner} = {zero} to {size} step {one} {{")
        self.values.append((inner, "index"))
        self.bounded(3, [])
        self.emit("}")
        del self.values[seen:]
        self.indent -= 1
        self.emit("}")

    def make_same_twice(self):
        """An if or a switch that gives a value twice, and one on the same
        condition behind it."""
        rng = self.rng
        type_ = rng.choice(["i32", "i64", "i1"])
        condition = self.condition()
        results = []
        for _ in range(rng.randrange(1, 3)):
            made = self.opens(
                f"scf.if {condition} -> ({type_}, {type_}) {{", [type_] * 2)
            for word in ["} else {", "}"]:
                ends = self.bounded(2, [type_, type_])
                if rng.random() < 0.7:
                    ends[1] = ends[0]
                self.emit(f"  scf.yield {ends[0]}, {ends[1]} : {type_}, {type_}")
                self.emit(word)
            results += made
        self.values += results
        if type_ == "i1":
            return
        made = self.opens(f"scf.index_switch {self.small_index(4)} -> {type_}, "
                          f"{type_}", [type_] * 2)
        for label in ["case 1", "case 3", "default"]:
            self.emit(f"{label} {{")
            end = self.bounded(1, [type_])[0]
            self.emit(f"  scf.yield {end}, {end} : {type_}, {type_}")
            self.emit("}")
        self.values += made

    def make_execute_region(self):
        rng = self.rng
        types = [rng.choice(["i32", "i64"]) for _ in range(rng.randrange(3))]
        arrow = f" -> ({', '.join(types)})" if types else ""
        no_inline = " no_inline" if rng.random() < 0.2 else ""
        results = self.opens(f"scf.execute_region{arrow}{no_inline} {{", types)
        if rng.random() < 0.5:
            self.yields_or_ends(self.bounded(3, types), types)
        else:
            self.execute_blocks(types)
        self.emit("}")
        self.values += results

    def yields_or_ends(self, values, types):
        self.yields(values, types)
        if not types:
            self.emit("  scf.yield")

    def execute_blocks(self, types):
        """Two ways to one end, which gets the same value twice."""
        seen = len(self.values)
        self.count += 1
        left, right, end = (f"^x{self.count}{w}" for w in "lre")
        condition = self.condition()
        value = self.value("i32")
        self.emit(f"  cf.cond_br {condition}, {left}, {right}")
        args = [self.name() for _ in range(2)]
        for label in (left, right):
            self.emit(f"{label}:")
            one = self.bounded(2, ["i32"])[0]
            two = self.rng.choice([one, value])
            self.emit(f"  cf.br {end}({one}, {two} : i32, i32)")
        self.emit(f"{end}({args[0]}: i32, {args[1]}: i32):")
        self.values += [(a, "i32") for a in args]
        self.yields_or_ends(self.bounded(1, types), types)
        del self.values[seen:]

    # Iterations in any order

    def make_neighbours(self):
        """Several scf.parallel or scf.forall: each iteration writes its own
        element, and reads what it wrote or what another loop did."""
        rng = self.rng
        ms = [m for m in self.memories if m.element == "i32"]
        if not ms:
            return
        shape = rng.choice(ms).shape
        ms = [m for m in ms if len(m.shape) == len(shape)]
        low = [rng.randrange(2) for _ in shape]
        step = [rng.choice([1, 1, 2]) for _ in shape]
        high = [min(m.shape[i] for m in ms) - rng.randrange(2)
                for i in range(len(shape))]
        bounds = [[self.constant("index", str(n)) for n in ns]
                  for ns in (low, high, step)]
        forall = rng.random() < 0.3
        for _ in range(rng.randrange(1, 4)):
            ivs = [self.name() for _ in shape]
            lists = [f"({', '.join(b)})" for b in bounds]
            word = "forall" if forall else "parallel"
            head = (f"scf.{word} ({', '.join(ivs)}) = {lists[0]} to {lists[1]} "
                    f"step {lists[2]}")
            reduce = [] if forall else self.reduced()
            inits = [self.value(t) for t, _ in reduce]
            types = [t for t, _ in reduce]
            if reduce:
                head += f" init ({', '.join(inits)}) -> ({', '.join(types)})"
            results = self.opens(head + " {", types)
            self.own_element(ivs, ms, high, reduce)
            self.emit("}")
            self.values += results

    def reduced(self):
        return [(self.rng.choice(["i32", "i64"]),
                 self.rng.choice(PARALLEL_REDUCE))
                for _ in range(self.rng.choice([0, 0, 1, 2]))]

    def own_element(self, ivs, ms, high, reduce):
        rng = self.rng
        seen = len(self.values)
        self.indent += 1
        self.depth += 1
        self.values += [(iv, "index") for iv in ivs]
        to = rng.choice(ms)
        apart = [m for m in ms if not self.may_overlap(m, to)]
        sources = [(to, ivs)]
        for m in apart:
            indices = [self.index_within(n) if rng.random() < 0.4 else iv
                       for iv, n in zip(ivs, m.shape)]
            sources.append((m, indices))
        for _ in range(rng.randrange(1, 3)):
            m, indices = rng.choice(sources)
            self.add(f"memref.load {self.plain_place(m, indices)}", "i32")
        for _ in range(rng.randrange(1, 4)):
            rng.choice(self.pure)(self)
        if rng.random() < 0.8:
            self.emit(f"memref.store {self.value('i32')}, "
                      f"{self.plain_place(to, ivs)}")
        if reduce:
            values = [self.value(t) for t, _ in reduce]
            types = [t for t, _ in reduce]
            self.emit(f"scf.reduce({', '.join(values)} : {', '.join(types)}) {{")
            for i, (type_, op) in enumerate(reduce):
                a, b, c = (self.name() for _ in range(3))
                self.emit(f"^bb0({a}: {type_}, {b}: {type_}):")
                self.emit(f"  {c} = arith.{op} {a}, {b} : {type_}")
                self.emit(f"  scf.reduce.return {c} : {type_}")
                self.emit("}, {" if i + 1 < len(reduce) else "}")
        self.depth -= 1
        self.indent -= 1
        del self.values[seen:]

    @staticmethod
    def may_overlap(a, b):
        return a.root is None or b.root is None or a.root == b.root
