"""Nests of affine loops over shared memory, for generate.py.

What passes that move, join, repeat or split loops must look at: loops to the
least and from the greatest of several bounds, with steps, symbols, no iteration
or one; iterations that depend on others in any direction; calls that print, or
write to memory that they are given; conditions, values that loops carry, memrefs
among them; several names of one memory (memories.py). All subscripts are within
their memrefs.
"""
from memories import Memories, Range

COMBINE = {"i8": ["addi", "xori", "muli", "maxsi"],
           "i32": ["addi", "xori", "muli", "maxsi", "subi"],
           "i64": ["addi", "xori", "muli", "minui"],
           "f64": ["addf", "subf", "maximumf", "minimumf"]}
REDUCE = {"i32": ["addi", "muli", "xori", "maxsi", "andi", "minui"],
          "i64": ["addi", "xori", "minsi"], "f64": ["maximumf", "minimumf"]}
WIDEST = 7  # iterations of a loop


class Nests(Memories):

    # Loops

    def bound(self, least, kind):
        """The text of one, and what it is at least or at most."""
        rng = self.rng
        if rng.random() < 0.6 or not (self.counters or self.symbols):
            n = rng.randrange(least, least + 2) if kind == "max" else (
                least + rng.choice([0, 1, 2, 3, 4, 4, 5, 6]))
            return Range(str(n), n, n)
        exprs = [self.ranged(rng.choice([0, 0, 1]))
                 for _ in range(rng.randrange(1, 3))]
        exprs = [self.moved(e, rng.randrange(-2, 4)) for e in exprs]
        low = max(e.low for e in exprs) if kind == "max" else (
            min(e.low for e in exprs))
        high = max(e.high for e in exprs) if kind == "max" else (
            min(e.high for e in exprs))
        texts = [e.text for e in exprs]
        # A constant keeps it within few iterations.
        if kind == "max" and (low < least - 2 or len(texts) > 1 and
                              rng.random() < 0.5):
            low, high = max(low, least), max(high, least)
            texts.append(str(least))
        if kind == "min" and high > least + WIDEST:
            low, high = min(low, least + WIDEST), least + WIDEST
            texts.append(str(least + WIDEST))
        rng.shuffle(texts)
        word = f"{kind} " if len(texts) > 1 else ""
        return Range(word + self.mapped(texts), low, high)

    def moved(self, e, n):
        return e if not n else Range(f"({e.text}) + {n}", e.low + n, e.high + n)

    def loop_head(self, iv):
        """`%i = lower to upper step n`; %i with its range."""
        lower = self.bound(self.rng.choice([0, 0, 0, 1, 2, -2]), "max")
        upper = self.bound(lower.low, "min")
        step = self.rng.choice([1, 1, 1, 1, 2, 3])
        text = f"{iv} = {lower.text} to {upper.text}"
        high = max(upper.high - 1, lower.low)
        return text + (f" step {step}" if step > 1 else ""), Range(
            iv, lower.low, high)

    def carried_types(self):
        rng = self.rng
        if rng.random() < 0.7:
            return []
        return [rng.choice(list(REDUCE)) for _ in range(rng.randrange(1, 3))]

    def affine_loop(self, depth, memories):
        """One loop, with others inside."""
        rng = self.rng
        head, counter = self.loop_head(self.name())
        types = self.carried_types()
        swapped = self.swapped(memories) if rng.random() < 0.05 else None
        all_types = types + ([m.type for m in swapped] if swapped else [])
        args = [self.name() for _ in all_types]
        inits = [self.value(t) for t in types]
        inits += [m.name for m in swapped] if swapped else []
        if args:
            carried = ", ".join(f"{a} = {v}" for a, v in zip(args, inits))
            head += f" iter_args({carried}) -> ({', '.join(all_types)})"
        results = self.opens(f"affine.for {head} {{", all_types)
        seen, counters = len(self.values), self.counters
        self.counters = self.counters + [counter]
        self.values.append((counter.text, "index"))
        if swapped:
            memories = memories + [self.renamed(m, a) for m, a in
                                   zip(swapped, args[len(types):])]
        self.nest_body(depth, memories, len(types))
        ends = self.reductions(args, types)
        if swapped:
            ends += args[len(types):][::-1]
        if ends:
            self.emit(f"  affine.yield {', '.join(ends)} : "
                      f"{', '.join(all_types)}")
        del self.values[seen:]
        self.counters = counters
        self.emit("}")
        self.values += results[:len(types)]

    def swapped(self, memories):
        """Two memrefs of one type, which change places in every iteration."""
        for a in memories:
            for b in memories:
                if a is not b and a.type == b.type and a.shape == b.shape:
                    return [a, b]
        return None

    def renamed(self, memory, name):
        from copy import copy
        new = copy(memory)
        new.name = name
        return new

    def reductions(self, args, types):
        """What a loop yields: mostly what it was given and something more."""
        rng, ends = self.rng, []
        self.indent += 1
        for arg, type_ in zip(args, types):
            if rng.random() < 0.15:
                ends.append(rng.choice([arg, self.value(type_)]))
                continue
            both = [arg, self.value(type_)]
            rng.shuffle(both)
            ends.append(self.name())
            self.emit(f"{ends[-1]} = arith.{rng.choice(REDUCE[type_])} "
                      f"{both[0]}, {both[1]} : {type_}")
        if len(ends) == 2 and types[0] == types[1] and rng.random() < 0.2:
            ends.reverse()
        self.indent -= 1
        return ends

    def nest_body(self, depth, memories, carried):
        rng = self.rng
        self.indent += 1
        self.depth += 1
        perfect = depth and not carried and rng.random() < 0.6
        if perfect:
            self.affine_loop(depth - 1, memories)
        else:
            for _ in range(rng.randrange(1, 4)):
                makers = [self.access, self.access, self.access,
                          self.other_statement]
                if self.prints:
                    makers += [self.print_something]
                if depth:
                    makers += [lambda m: self.affine_loop(depth - 1, m)]
                rng.choice(makers)(memories)
        self.depth -= 1
        self.indent -= 1

    # Statements

    def access(self, memories):
        """Something loaded, changed and stored, or only one of these."""
        rng = self.rng
        m = rng.choice(memories)
        old = None
        if rng.random() < 0.85:
            old = self.add(f"affine.load {m.name}[{self.place_in(m)}] : {m.type}",
                           m.element)
        if old and rng.random() < 0.2:
            return
        to = rng.choice([m for m in memories if m.element == m.element])
        value = self.value(to.element) if rng.random() < 0.7 or not \
            self.counters else self.element_of_index(
                rng.choice(self.counters).text, to.element)
        if old and to.element == m.element:
            op = rng.choice(COMBINE[to.element])
            value = self.add(f"arith.{op} {old}, {value} : {to.element}",
                             to.element)
        self.emit(f"affine.store {value}, {to.name}[{self.place_in(to)}] : "
                  f"{to.type}")

    def other_statement(self, memories):
        rng = self.rng
        makers = [self.vector_access, self.condition_on, self.condition_on,
                  self.apply, self.own_buffer, self.plain_access,
                  self.chosen, self.scf_around]
        if self.prints:
            makers += [self.print_something, self.call_with_memory]
        rng.choice(makers)(memories)

    def print_something(self, memories):
        m = self.rng.choice(memories)
        value = self.add(f"affine.load {m.name}[{self.place_in(m)}] : {m.type}",
                         m.element)
        self.show(value, m.element)

    def call_with_memory(self, memories):
        """A function that reads, prints and writes what it is given."""
        m = self.rng.choice(memories)
        if m.type != "memref<12xi32>":
            return
        self.emit(f"func.call @touch({m.name}) : ({m.type}) -> ()")

    def vector_access(self, memories):
        m = self.rng.choice(memories)
        if m.shape[-1] < 2 or m.strides[-1] != 1:
            return
        *rows, last = m.shape
        texts = [self.within(self.ranged(1), n).text for n in rows]
        texts.append(self.within(self.ranged(1), last - 1).text)
        vector, place = f"vector<2x{m.element}>", ", ".join(texts)
        old = self.name()
        self.emit(f"{old} = affine.vector_load {m.name}[{place}] : {m.type}, "
                  f"{vector}")
        self.add(f"vector.extract {old}[{self.rng.randrange(2)}] : {m.element} "
                 f"from {vector}", m.element)
        if self.rng.random() < 0.5:
            return
        new = self.name()
        op = COMBINE[m.element][0]
        self.emit(f"{new} = arith.{op} {old}, {old} : {vector}")
        self.emit(f"affine.vector_store {new}, {m.name}[{place}] : {m.type}, "
                  f"{vector}")

    def condition_on(self, memories):
        """affine.if, with or without results and an else."""
        rng = self.rng
        types = [rng.choice(["i32", "i64", "f64"])
                 for _ in range(rng.choice([0, 0, 1, 2]))]
        texts = []
        for _ in range(rng.randrange(1, 3)):
            e = self.ranged(1)
            n = rng.randrange(e.low, e.high + 1)
            sign = rng.choice(["", "-"])
            test = "==" if rng.random() < 0.2 else ">="
            texts.append(f"{sign}({e.text}) + {n if sign else -n} {test} 0")
        set_ = self.mapped(texts, "affine_set", ":")
        arrow = ""
        if types:
            arrow = f" -> {types[0]}" if len(types) == 1 else (
                f" -> ({', '.join(types)})")
        results = self.opens(f"affine.if {set_}{arrow} {{", types)
        self.branch(memories, types)
        if types or rng.random() < 0.4:
            self.emit("} else {")
            self.branch(memories, types)
        self.emit("}")
        self.values += results

    def branch(self, memories, types):
        seen = len(self.values)
        self.indent += 1
        self.depth += 1
        for _ in range(self.rng.randrange(1, 3)):
            self.access(memories)
        if self.prints and self.rng.random() < 0.3:
            self.print_something(memories)
        ends = [self.value(t) for t in types]
        if types:
            self.emit(f"affine.yield {', '.join(ends)} : {', '.join(types)}")
        self.depth -= 1
        self.indent -= 1
        del self.values[seen:]

    def apply(self, memories):
        """Another name for an expression, or the least or greatest of some."""
        rng = self.rng
        op = rng.choice(["apply", "min", "max"])
        exprs = [self.ranged(1)
                 for _ in range(1 if op == "apply" else rng.randrange(1, 4))]
        name = self.name()
        self.emit(f"{name} = affine.{op} "
                  f"{self.mapped([e.text for e in exprs])}")
        if op == "apply":
            e = exprs[0]
            self.counters = self.counters + [Range(name, e.low, e.high)]
        self.values.append((name, "index"))

    def own_buffer(self, memories):
        """Memory that only this iteration has."""
        name, type_ = self.name(), "memref<2xi32>"
        self.emit(f"{name} = memref.alloc() : {type_}")
        self.emit(f"affine.store {self.value('i32')}, {name}[0] : {type_}")
        if self.rng.random() < 0.5:
            self.emit(f"affine.store {self.value('i32')}, {name}[1] : {type_}")
        self.add(f"affine.load {name}[0] : {type_}", "i32")
        if self.rng.random() < 0.5:
            self.emit(f"memref.dealloc {name} : {type_}")

    def plain_access(self, memories):
        """By operations of memref."""
        m = self.rng.choice(memories)
        indices = []
        for size in m.shape:
            index = self.name()
            self.emit(f"{index} = affine.apply "
                      f"{self.mapped([self.within(self.ranged(1), size).text])}")
            indices.append(index)
        place = f"{m.name}[{', '.join(indices)}] : {m.type}"
        if self.rng.random() < 0.5:
            self.add(f"memref.load {place}", m.element)
        else:
            self.emit(f"memref.store {self.value(m.element)}, {place}")

    def chosen(self, memories):
        """Something of the core dialects."""
        self.rng.choice(self.pure)(self)

    def scf_around(self, memories):
        """An scf.if or a short scf.for within affine loops."""
        rng = self.rng
        if rng.random() < 0.5:
            self.emit(f"scf.if {self.condition()} {{")
        else:
            ends = [self.constant("index", str(n))
                    for n in (0, rng.randrange(3), 1)]
            self.emit(f"scf.for {self.name()} = {ends[0]} to {ends[1]} step "
                      f"{ends[2]} {{")
        self.branch(memories, [])
        self.emit("}")

    # Whole nests

    def make_nests(self):
        """A few, one behind the other, over the same memory."""
        rng = self.rng
        if self.depth > 1:
            return
        kept = len(self.memories)
        memories = [self.memory() for _ in range(rng.randrange(2, 4))]
        memories = list({m.name: m for m in memories}.values())
        prints = self.prints
        self.prints = self.prints and rng.random() < 0.5
        for _ in range(rng.randrange(1, 5)):
            seen, counters = len(self.values), self.counters
            self.affine_loop(rng.choice([0, 0, 1, 1, 2]), memories)
            self.counters = counters
            del self.values[seen:]
            if rng.random() < 0.15 and self.depth == 0:
                self.memories.append(self.view(rng.choice(memories)))
        self.prints = prints
        if self.depth:
            del self.memories[kept:]

    def make_kernel(self):
        """The loops that passes are made for: each reads and writes by its
        counters, some of them at a distance."""
        rng = self.rng
        if self.depth > 1:
            return
        memories = [m for m in self.memories if len(m.shape) < 3] or \
            self.memories
        counters = self.counters
        for _ in range(rng.randrange(1, 4)):
            to = rng.choice(memories)
            ivs = []
            for size in to.shape:
                iv, most = self.name(), min(size - 1, 6)
                low = rng.choice([0, 0, 1, 2])
                self.emit(f"affine.for {iv} = {min(low, most)} to {most} {{")
                self.indent += 1
                ivs.append(Range(iv, min(low, most), most - 1))
            self.counters = ivs if ivs else counters
            seen = len(self.values)
            place = ", ".join(self.beside(iv, n)
                              for iv, n in zip(ivs, to.shape))
            for _ in range(rng.randrange(1, 3)):
                m = rng.choice([m for m in memories
                                if m.element == to.element] or [to])
                if len(m.shape) == len(to.shape):
                    at = ", ".join(self.beside(rng.choice([iv, iv, iv,
                                                           rng.choice(ivs)]), n)
                                   for iv, n in zip(ivs, m.shape))
                else:
                    at = self.place_in(m)
                old = self.add(f"affine.load {m.name}[{at}] : {m.type}",
                               m.element)
            new = self.add(f"arith.{rng.choice(COMBINE[to.element])} "
                           f"{self.value(to.element)}, {self.value(to.element)}"
                           f" : {to.element}", to.element)
            self.emit(f"affine.store {new}, {to.name}[{place}] : {to.type}")
            del self.values[seen:]
            for _ in ivs:
                self.indent -= 1
                self.emit("}")
        self.counters = counters

    def beside(self, iv, size):
        """A neighbour of a counter within a dimension."""
        if iv.high - iv.low >= size:
            return f"{iv.text} mod {size}"
        near = [n for n in (-1, 0, 0, 0, 1, 2)
                if iv.low + n >= 0 and iv.high + n < size]
        n = self.rng.choice(near) if near else -iv.low
        return f"{iv.text} + {n}" if n else iv.text
