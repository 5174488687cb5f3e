#!/usr/bin/env python3
"""Random programs on tensors, and what they print.

  tensors.py SEED PROGRAM EXPECTED [private] [aliasing] [plain]

A program is type-correct and in bounds by construction. Its statements are run
here as well, on lists, so that what it has to print is known without any
compiler: each statement is text and a function of an environment.

What it is about is memory: tensors are used again behind writes to others of
the same memory, in slices that overlap, branches that yield one or the other,
loops that exchange what they carry.
"""
import random
import sys

DEPTH = 3


def wrap(n):
    return (n + 2**31) % 2**32 - 2**31


class Tensor:
    """A value: its sizes, which are always the same, and what its type says."""

    def __init__(self, name, shape, known):
        self.name, self.shape, self.known = name, shape, known

    def type(self):
        dims = "".join(f"{n if k else '?'}x" for n, k in zip(self.shape, self.known))
        return f"tensor<{dims}i32>"


def positions(shape):
    if not shape:
        yield ()
        return
    for i in range(shape[0]):
        for rest in positions(shape[1:]):
            yield (i,) + rest


def size(shape):
    n = 1
    for s in shape:
        n *= s
    return n


def flat(shape, at):
    n = 0
    for s, i in zip(shape, at):
        n = n * s + i
    return n


class Program:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.lines, self.names, self.functions = [], 0, []
        self.out = []
        self.indent = "  "
        self.globals = []

    # Text

    def name(self, kind="t"):
        self.names += 1
        return f"%{kind}{self.names}"

    def emit(self, text):
        self.lines.append(self.indent + text)

    def index(self, n):
        name = self.name("c")
        self.emit(f"{name} = arith.constant {n} : index")
        return name

    # A size in a list: a number, or a value.
    def listed(self, n):
        return str(n) if self.r.random() < 0.6 else self.index(n)

    def tensor(self, shape, known=None):
        if known is None:
            known = [self.r.random() < 0.6 for _ in shape]
        return Tensor(self.name(), tuple(shape), tuple(known))

    def cast(self, t, type_of, steps):
        """`t` as a value of the type of `type_of`."""
        if t.known == type_of.known:
            return t
        c = Tensor(self.name(), t.shape, type_of.known)
        self.emit(f"{c.name} = tensor.cast {t.name} : {t.type()} to {c.type()}")
        steps.append(lambda e: e.__setitem__(c.name, e[t.name]))
        return c

    # Statements. Each appends to `steps`, and its results to `live`.

    def scalar(self, scope, steps):
        """A number: a constant, an element or a counter."""
        choice = self.r.random()
        name = self.name("x")
        if choice < 0.4 and scope["live"]:
            t = self.r.choice(scope["live"])
            if size(t.shape):
                at = tuple(self.r.randrange(s) for s in t.shape)
                names = [self.index(i) for i in at]
                self.emit(f"{name} = tensor.extract {t.name}[{', '.join(names)}] : {t.type()}")
                steps.append(lambda e: e.__setitem__(name, e[t.name][flat(t.shape, at)]))
                return name
        if choice < 0.6 and scope["counters"]:
            iv, _ = self.r.choice(scope["counters"])
            self.emit(f"{name} = arith.index_cast {iv} : index to i32")
            steps.append(lambda e: e.__setitem__(name, e[iv]))
            return name
        n = self.r.randrange(-99, 100)
        self.emit(f"{name} = arith.constant {n} : i32")
        steps.append(lambda e: e.__setitem__(name, n))
        return name

    def position(self, scope, extent):
        """An index below `extent`: its name, and a function that gives it."""
        counters = [c for c in scope["counters"] if c[1] <= extent]
        if counters and self.r.random() < 0.6:
            iv, _ = self.r.choice(counters)
            return iv, lambda e: e[iv]
        n = self.r.randrange(extent)
        return self.index(n), lambda e: n

    def new(self, scope, steps, shape=None):
        if shape is None:
            shape = [self.r.randrange(1, 5) for _ in range(self.r.choice([1, 1, 2]))]
        t = self.tensor(shape)
        kind = self.r.randrange(4)
        dynamic = [self.index(n) for n, k in zip(t.shape, t.known) if not k]
        if kind == 0:
            x = self.scalar(scope, steps)
            e0 = self.name()
            self.emit(f"{e0} = tensor.empty({', '.join(dynamic)}) : {t.type()}")
            self.emit(f"{t.name} = linalg.fill ins({x} : i32) outs({e0} : {t.type()}) -> {t.type()}")
            steps.append(lambda e: e.__setitem__(t.name, [e[x]] * size(t.shape)))
        elif kind == 1:
            x = self.scalar(scope, steps)
            sizes = f"[{', '.join(dynamic)}]" if dynamic else ""
            self.emit(f"{t.name} = tensor.splat {x}{sizes} : {t.type()}")
            steps.append(lambda e: e.__setitem__(t.name, [e[x]] * size(t.shape)))
        elif kind == 2:
            t = Tensor(t.name, t.shape, tuple(True for _ in t.shape))
            data = [self.r.randrange(-50, 50) for _ in range(size(t.shape))]
            if self.r.random() < 0.3:
                data = [data[0]] * len(data)
            text = self.literal(data, t.shape)
            self.emit(f"{t.name} = arith.constant dense<{text}> : {t.type()}")
            steps.append(lambda e: e.__setitem__(t.name, data))
        else:
            ivs = [self.name("i") for _ in t.shape]
            a, b = self.name("x"), self.name("x")
            self.emit(f"{t.name} = tensor.generate {', '.join(dynamic)} {{")
            self.emit(f"^bb0({', '.join(i + ': index' for i in ivs)}):")
            self.emit(f"  {a} = arith.addi {ivs[0]}, {ivs[-1]} : index")
            self.emit(f"  {b} = arith.index_cast {a} : index to i32")
            self.emit(f"  tensor.yield {b} : i32")
            self.emit(f"}} : {t.type()}")
            steps.append(lambda e: e.__setitem__(
                t.name, [p[0] + p[-1] for p in positions(t.shape)]))
        return t

    def literal(self, data, shape):
        if len(shape) == 1:
            return "[" + ", ".join(map(str, data)) + "]"
        n = size(shape[1:])
        return "[" + ", ".join(self.literal(data[i * n:i * n + n], shape[1:])
                               for i in range(shape[0])) + "]"

    def old(self, scope, steps, shape=None):
        fits = [t for t in scope["live"] if shape is None or t.shape == tuple(shape)]
        if fits and self.r.random() < 0.9:
            return self.r.choice(fits[-6:])
        return self.new(scope, steps, shape)

    def insert(self, scope, steps):
        t = self.old(scope, steps)
        r = Tensor(self.name(), t.shape, t.known)
        x = self.scalar(scope, steps)
        at = [self.position(scope, s) for s in t.shape]
        self.emit(f"{r.name} = tensor.insert {x} into {t.name}[{', '.join(a[0] for a in at)}] : {t.type()}")

        def run(e):
            data = list(e[t.name])
            data[flat(t.shape, [a[1](e) for a in at])] = e[x]
            e[r.name] = data
        steps.append(run)
        return r

    def part(self, scope, shape, of=None):
        """Offsets, sizes and strides of a part: text, sizes, a function that
        gives the places in the whole."""
        if of:
            return of
        offsets, sizes, strides = [], [], []
        for s in shape:
            stride = self.r.choice([1, 1, 1, 2]) if s > 2 else 1
            n = self.r.randrange(1, (s - 1) // stride + 2)
            room = s - (n - 1) * stride
            offsets.append(self.position(scope, room) if self.r.random() < 0.5
                           else self.fixed(self.r.randrange(room)))
            sizes.append(n)
            strides.append(stride)
        size_text = ", ".join(self.listed(n) for n in sizes)
        text = (f"[{', '.join(o[0] for o in offsets)}] [{size_text}] "
                f"[{', '.join(map(str, strides))}]")
        listed = [not t.startswith("%") for t in size_text.split(", ")]

        def places(e):
            for p in positions(sizes):
                yield flat(shape, [o[1](e) + i * st for o, i, st in zip(offsets, p, strides)])
        return text, tuple(sizes), tuple(listed), places

    def fixed(self, n):
        return str(n), lambda e: n

    def extract_slice(self, scope, steps, t, part):
        text, sizes, known, places = part
        s = Tensor(self.name(), sizes, known)
        self.emit(f"{s.name} = tensor.extract_slice {t.name}{text} : {t.type()} to {s.type()}")
        steps.append(lambda e: e.__setitem__(s.name, [e[t.name][i] for i in places(e)]))
        return s

    def insert_slice(self, steps, s, t, part):
        text, sizes, known, places = part
        s = self.cast(s, Tensor("", sizes, known), steps)
        r = Tensor(self.name(), t.shape, t.known)
        self.emit(f"{r.name} = tensor.insert_slice {s.name} into {t.name}{text} : {s.type()} into {t.type()}")

        def run(e):
            data = list(e[t.name])
            for i, x in zip(places(e), e[s.name]):
                data[i] = x
            e[r.name] = data
        steps.append(run)
        return r

    def slice(self, scope, steps):
        t = self.old(scope, steps)
        part = self.part(scope, t.shape)
        s = self.extract_slice(scope, steps, t, part)
        if self.r.random() < 0.3:
            return s
        # Written, and put back: to the same tensor or another, perhaps elsewhere.
        for _ in range(self.r.randrange(3)):
            s = self.write(scope, steps, s)
        into = t if self.r.random() < 0.7 else self.old(scope, steps, t.shape)
        if self.r.random() < 0.3:
            scope["live"].append(s)
        if self.r.random() < 0.8:
            return self.insert_slice(steps, s, into, part)
        other = self.part(scope, into.shape)
        if other[1] == part[1]:
            return self.insert_slice(steps, s, into, other)
        return s

    def write(self, scope, steps, t=None):
        """A structured operation over a tensor."""
        t = t or self.old(scope, steps)
        r = Tensor(self.name(), t.shape, t.known)
        kind = self.r.randrange(4)
        if kind == 0:
            x = self.scalar(scope, steps)
            self.emit(f"{r.name} = linalg.fill ins({x} : i32) outs({t.name} : {t.type()}) -> {t.type()}")
            steps.append(lambda e: e.__setitem__(r.name, [e[x]] * size(t.shape)))
            return r
        a = self.old(scope, steps, t.shape)
        b = self.old(scope, steps, t.shape)
        if kind == 3:  # adds to what is there
            n = len(t.shape)
            dims = ", ".join(f"d{i}" for i in range(n))
            maps = f"affine_map<({dims}) -> ({dims})>"
            names = [self.name("y") for _ in range(4)]
            its = ", ".join(['"parallel"'] * n)
            self.emit(f"{r.name} = linalg.generic {{indexing_maps = [{maps}, {maps}], "
                      f"iterator_types = [{its}]}} ins({a.name} : {a.type()}) outs({t.name} : {t.type()}) {{")
            self.emit(f"^bb0({names[0]}: i32, {names[1]}: i32):")
            self.emit(f"  {names[2]} = arith.addi {names[0]}, {names[1]} : i32")
            self.emit(f"  linalg.yield {names[2]} : i32")
            self.emit(f"}} -> {t.type()}")
            steps.append(lambda e: e.__setitem__(
                r.name, [wrap(x + y) for x, y in zip(e[a.name], e[t.name])]))
            return r
        op, f = self.r.choice([("add", lambda x, y: wrap(x + y)), ("sub", lambda x, y: wrap(x - y)),
                               ("max", max), ("min", min)])
        self.emit(f"{r.name} = linalg.{op} ins({a.name}, {b.name} : {a.type()}, {b.type()}) "
                  f"outs({t.name} : {t.type()}) -> {t.type()}")
        steps.append(lambda e: e.__setitem__(
            r.name, [f(x, y) for x, y in zip(e[a.name], e[b.name])]))
        return r

    def reverse(self, scope, steps):
        """Reads another place than it writes."""
        t = self.old(scope, steps)
        n = len(t.shape)
        if n != 2:
            return self.write(scope, steps, t)
        a = self.cast(self.old(scope, steps, t.shape[::-1]),
                      Tensor("", t.shape[::-1], t.known[::-1]), steps)
        r = Tensor(self.name(), t.shape, t.known)
        self.emit(f"{r.name} = linalg.transpose ins({a.name} : {a.type()}) outs({t.name} : {t.type()}) permutation = [1, 0]")
        steps.append(lambda e: e.__setitem__(
            r.name, [e[a.name][flat(a.shape, p[::-1])] for p in positions(t.shape)]))
        return r

    def product(self, scope, steps):
        c = self.old(scope, steps)
        if len(c.shape) != 2:
            return self.write(scope, steps, c)
        k = self.r.randrange(1, 4)
        a = self.old(scope, steps, (c.shape[0], k))
        b = self.old(scope, steps, (k, c.shape[1]))
        r = Tensor(self.name(), c.shape, c.known)
        self.emit(f"{r.name} = linalg.matmul ins({a.name}, {b.name} : {a.type()}, {b.type()}) "
                  f"outs({c.name} : {c.type()}) -> {c.type()}")

        def run(e):
            e[r.name] = [wrap(e[c.name][flat(c.shape, p)] + sum(
                e[a.name][flat(a.shape, (p[0], i))] * e[b.name][flat(b.shape, (i, p[1]))]
                for i in range(k))) for p in positions(c.shape)]
        steps.append(run)
        return r

    def reshape(self, scope, steps):
        t = self.old(scope, steps)
        if len(t.shape) == 2:
            r = Tensor(self.name(), (size(t.shape),), (all(t.known),))
            self.emit(f"{r.name} = tensor.collapse_shape {t.name} [[0, 1]] : {t.type()} into {r.type()}")
        else:
            n = t.shape[0]
            k = self.r.choice([i for i in range(1, n + 1) if n % i == 0])
            r = Tensor(self.name(), (n // k, k), (t.known[0], True))
            first = str(n // k) if t.known[0] else self.index(n // k)
            self.emit(f"{r.name} = tensor.expand_shape {t.name} [[0, 1]] output_shape [{first}, {k}] : {t.type()} into {r.type()}")
        steps.append(lambda e: e.__setitem__(r.name, e[t.name]))
        return r

    def pad(self, scope, steps):
        """A number around a tensor, which may be cut down again."""
        t = self.old(scope, steps)
        x = self.scalar(scope, steps)
        low = [self.r.randrange(2) for _ in t.shape]
        high = [self.r.randrange(2) for _ in t.shape]
        whole = [n + a + b for n, a, b in zip(t.shape, low, high)]
        texts = [[self.listed(n) for n in numbers] for numbers in (low, high)]
        known = [k and not a.startswith("%") and not b.startswith("%")
                 for k, a, b in zip(t.known, *texts)]
        p = Tensor(self.name(), tuple(whole), tuple(known))
        ivs = ", ".join(f"{self.name('i')}: index" for _ in whole)
        self.emit(f"{p.name} = tensor.pad {t.name} low[{', '.join(texts[0])}] high[{', '.join(texts[1])}] {{")
        self.emit(f"^bb0({ivs}):")
        self.emit(f"  tensor.yield {x} : i32")
        self.emit(f"}} : {t.type()} to {p.type()}")

        def run(e):
            old = dict(zip(positions(t.shape), e[t.name]))
            e[p.name] = [old.get(tuple(i - a for i, a in zip(at, low)), e[x])
                         for at in positions(whole)]
        steps.append(run)
        if self.r.random() < 0.3 and max(whole) < 6:
            return p
        text = ", ".join("0" for _ in whole)
        sizes = ", ".join(map(str, t.shape))
        part = (f"[{text}] [{sizes}] [{', '.join('1' for _ in whole)}]", t.shape,
                tuple(True for _ in t.shape),
                lambda e: (flat(whole, at) for at in positions(t.shape)))
        return self.extract_slice(scope, steps, p, part)

    def sums(self, scope, steps):
        """A generic that reads each row of one operand again and again, and
        knows where it is."""
        t = self.old(scope, steps)
        a = self.old(scope, steps, t.shape[-1:])
        r = Tensor(self.name(), t.shape, t.known)
        dims = ["d0", "d1"][:len(t.shape)]
        names = [self.name("y") for _ in range(6)]
        its = ", ".join(['"parallel"'] * len(dims))
        self.emit(f"{r.name} = linalg.generic {{indexing_maps = [affine_map<({', '.join(dims)}) -> ({dims[-1]})>, "
                  f"affine_map<({', '.join(dims)}) -> ({', '.join(dims)})>], iterator_types = [{its}]}} "
                  f"ins({a.name} : {a.type()}) outs({t.name} : {t.type()}) {{")
        self.emit(f"^bb0({names[0]}: i32, {names[1]}: i32):")
        self.emit(f"  {names[2]} = linalg.index 0 : index")
        self.emit(f"  {names[3]} = arith.index_cast {names[2]} : index to i32")
        self.emit(f"  {names[4]} = arith.muli {names[0]}, {names[3]} : i32")
        self.emit(f"  {names[5]} = arith.addi {names[4]}, {names[1]} : i32")
        self.emit(f"  linalg.yield {names[5]} : i32")
        self.emit(f"}} -> {t.type()}")
        steps.append(lambda e: e.__setitem__(
            r.name, [wrap(e[a.name][at[-1]] * at[0] + x)
                     for at, x in zip(positions(t.shape), e[t.name])]))
        return r

    def select(self, scope, steps):
        a = self.old(scope, steps)
        b = self.cast(self.old(scope, steps, a.shape), a, steps)
        c, run = self.condition(scope, steps)
        r = Tensor(self.name(), a.shape, a.known)
        self.emit(f"{r.name} = arith.select {c}, {a.name}, {b.name} : {a.type()}")
        steps.append(lambda e: e.__setitem__(r.name, e[a.name] if e[c] else e[b.name]))
        return r

    def condition(self, scope, steps):
        x, y = self.scalar(scope, steps), self.scalar(scope, steps)
        c = self.name("b")
        self.emit(f"{c} = arith.cmpi slt, {x}, {y} : i32")
        steps.append(lambda e: e.__setitem__(c, e[x] < e[y]))
        return c, steps

    def show(self, scope, steps):
        t = self.old(scope, steps)
        if self.r.random() < 0.3:
            u = self.name()
            self.emit(f"{u} = tensor.cast {t.name} : {t.type()} to tensor<*xi32>")
            self.emit(f"func.call @show_any({u}) : (tensor<*xi32>) -> ()")
            steps.append(lambda e: self.print(e[t.name]))
            return None
        if len(t.shape) == 2:
            u = Tensor(self.name(), (size(t.shape),), (all(t.known),))
            self.emit(f"{u.name} = tensor.collapse_shape {t.name} [[0, 1]] : {t.type()} into {u.type()}")
        else:
            u = t
        v = Tensor(self.name(), u.shape, (False,))
        if u.known[0]:
            self.emit(f"{v.name} = tensor.cast {u.name} : {u.type()} to {v.type()}")
        else:
            v = u
        self.emit(f"func.call @show({v.name}) : (tensor<?xi32>) -> ()")
        steps.append(lambda e: self.print(e[t.name]))
        return None

    def print(self, data):
        self.out.append("".join(f"{x}, " for x in data))

    def call(self, scope, steps):
        """A function that writes its argument; the argument stays as it is."""
        if not self.functions:
            return self.insert(scope, steps)
        f, types, run = self.r.choice(self.functions)
        args = [self.cast(self.old(scope, steps, t.shape), t, steps) for t in types]
        results = [Tensor(self.name(), t.shape, t.known) for t in types]
        names = ", ".join(r.name for r in results)
        kinds = ", ".join(t.type() for t in types)
        self.emit(f"{names} = func.call @{f}({', '.join(a.name for a in args)}) : ({kinds}) -> ({kinds})")

        def step(e):
            for r, x in zip(results, run([e[a.name] for a in args])):
                e[r.name] = x
        steps.append(step)
        scope["live"] += results[1:]
        return results[0]

    # Regions

    def inner(self, scope, counters=(), extra=()):
        return {"live": list(scope["live"]) + list(extra),
                "counters": list(scope["counters"]) + list(counters),
                "depth": scope["depth"] + 1}

    def enter(self):
        self.indent += "  "

    def leave(self):
        self.indent = self.indent[:-2]

    def yields(self, scope, steps, types, word="scf.yield"):
        values = [self.cast(self.old(scope, steps, t.shape), t, steps) for t in types]
        kinds = ", ".join(t.type() for t in types)
        self.emit(f"{word} {', '.join(v.name for v in values)} : {kinds}")
        return values

    def results_like(self, types):
        results = [Tensor(self.name(), t.shape, t.known) for t in types]
        return results

    def branch(self, scope, steps):
        types = [self.old(scope, steps) for _ in range(self.r.choice([1, 1, 2]))]
        c, _ = self.condition(scope, steps)
        results = self.results_like(types)
        base = self.name("r")
        kinds = ", ".join(t.type() for t in types)
        self.emit(f"{base}:{len(types)} = scf.if {c} -> ({kinds}) {{")
        sides = []
        for side in range(2):
            self.enter()
            inside, sub = self.inner(scope), []
            self.statements(inside, sub, self.r.randrange(1, 4))
            values = self.yields(inside, sub, types)
            sides.append((sub, values))
            self.leave()
            self.emit("} else {" if side == 0 else "}")
        for i, r in enumerate(results):
            r.name = f"{base}#{i}"

        def run(e):
            sub, values = sides[0 if e[c] else 1]
            for s in sub:
                s(e)
            got = [e[v.name] for v in values]
            for r, x in zip(results, got):
                e[r.name] = x
        steps.append(run)
        scope["live"] += results[1:]
        return results[0]

    def loop(self, scope, steps):
        inits = [self.old(scope, steps) for _ in range(self.r.choice([1, 1, 2, 3]))]
        if len(inits) > 1 and self.r.random() < 0.5:  # that may change places
            inits[1] = self.cast(self.old(scope, steps, inits[0].shape), inits[0], steps)
        args = self.results_like(inits)
        results = self.results_like(inits)
        n = self.r.randrange(0, 4)
        low, high, one = self.index(0), self.index(n), self.index(1)
        iv, base = self.name("i"), self.name("r")
        kinds = ", ".join(t.type() for t in inits)
        carried = ", ".join(f"{a.name} = {i.name}" for a, i in zip(args, inits))
        self.emit(f"{base}:{len(inits)} = scf.for {iv} = {low} to {high} step {one} iter_args({carried}) -> ({kinds}) {{")
        self.enter()
        inside, sub = self.inner(scope, [(iv, max(n, 1))], args), []
        self.statements(inside, sub, self.r.randrange(1, 5))
        values = self.yields(inside, sub, inits)
        self.leave()
        self.emit("}")
        for i, r in enumerate(results):
            r.name = f"{base}#{i}"

        def run(e):
            now = [e[i.name] for i in inits]
            for i in range(n):
                e[iv] = i
                for a, x in zip(args, now):
                    e[a.name] = x
                for s in sub:
                    s(e)
                now = [e[v.name] for v in values]
            for r, x in zip(results, now):
                e[r.name] = x
        steps.append(run)
        scope["live"] += results[1:]
        return results[0]

    def while_loop(self, scope, steps):
        inits = [self.old(scope, steps) for _ in range(self.r.choice([1, 2]))]
        n = self.r.randrange(0, 4)
        args, after, results = (self.results_like(inits) for _ in range(3))
        zero, limit = self.index(0), self.index(n)
        count, count2, base = self.name("k"), self.name("k"), self.name("r")
        kinds = ", ".join(t.type() for t in inits)
        carried = ", ".join(f"{a.name} = {i.name}" for a, i in zip(args, inits))
        self.emit(f"{base}:{len(inits) + 1} = scf.while ({count} = {zero}, {carried}) : (index, {kinds}) -> (index, {kinds}) {{")
        self.enter()
        inside, first = self.inner(scope, (), args), []
        self.statements(inside, first, self.r.randrange(0, 2))
        passed = [self.cast(self.old(inside, first, t.shape), t, first) for t in inits]
        c = self.name("b")
        self.emit(f"{c} = arith.cmpi ult, {count}, {limit} : index")
        self.emit(f"scf.condition({c}) {count}, {', '.join(p.name for p in passed)} : index, {kinds}")
        self.leave()
        self.emit("} do {")
        self.enter()
        block = ", ".join(f"{a.name}: {a.type()}" for a in after)
        self.emit(f"^bb0({count2}: index, {block}):")
        inside, second = self.inner(scope, (), after), []
        self.statements(inside, second, self.r.randrange(1, 3))
        values = [self.cast(self.old(inside, second, t.shape), t, second) for t in inits]
        one, next_ = self.index(1), self.name("k")
        self.emit(f"{next_} = arith.addi {count2}, {one} : index")
        self.emit(f"scf.yield {next_}, {', '.join(v.name for v in values)} : index, {kinds}")
        self.leave()
        self.emit("}")
        for i, r in enumerate(results):
            r.name = f"{base}#{i + 1}"

        def run(e):
            now, i = [e[x.name] for x in inits], 0
            while True:
                for a, x in zip(args, now):
                    e[a.name] = x
                for s in first:
                    s(e)
                out = [e[p.name] for p in passed]
                if i >= n:
                    break
                for a, x in zip(after, out):
                    e[a.name] = x
                for s in second:
                    s(e)
                now, i = [e[v.name] for v in values], i + 1
            for r, x in zip(results, out):
                e[r.name] = x
        steps.append(run)
        scope["live"] += results[1:]
        return results[0]

    def forall(self, scope, steps):
        """Each point writes its own element or row."""
        t = self.old(scope, steps)
        arg, r = (Tensor(self.name(), t.shape, t.known) for _ in range(2))
        iv = self.name("i")
        n = t.shape[0]
        self.emit(f"{r.name} = scf.forall ({iv}) in ({self.listed(n)}) shared_outs({arg.name} = {t.name}) -> ({t.type()}) {{")
        self.enter()
        rest = t.shape[1:]
        text = (f"[{', '.join([iv] + ['0'] * len(rest))}] "
                f"[{', '.join(['1'] + [str(s) for s in rest])}] "
                f"[{', '.join('1' for _ in t.shape)}]")

        def places(e):
            for p in positions(rest):
                yield flat(t.shape, (e[iv],) + p)
        part = (text, (1,) + rest, tuple(True for _ in t.shape), places)
        extra = [arg] if self.r.random() < 0.4 else []
        inside, sub = self.inner(scope, [(iv, n)], extra), []
        s = self.extract_slice(inside, sub, arg, part)
        self.statements(inside, sub, self.r.randrange(0, 3))
        for _ in range(self.r.randrange(1, 3)):
            s = self.write(inside, sub, s)
        s = self.cast(s, Tensor("", part[1], part[2]), sub)
        self.emit("scf.forall.in_parallel {")
        self.emit(f"  tensor.parallel_insert_slice {s.name} into {arg.name}{text} : {s.type()} into {t.type()}")
        self.emit("}")
        self.leave()
        self.emit("}")

        def run(e):
            before, data = e[t.name], list(e[t.name])
            for i in range(n):
                e[iv], e[arg.name] = i, before
                for step in sub:
                    step(e)
                for at, x in zip(places(e), e[s.name]):
                    data[at] = x
            e[r.name] = data
        steps.append(run)
        return r

    def copy(self, scope, steps):
        a = self.old(scope, steps)
        r = Tensor(self.name(), a.shape, a.known)
        if self.r.random() < 0.5 or self.plain:
            self.emit(f"{r.name} = bufferization.alloc_tensor() copy({a.name}) : {a.type()}")
            steps.append(lambda e: e.__setitem__(r.name, e[a.name]))
            return r
        b = self.old(scope, steps, a.shape)
        r = Tensor(self.name(), b.shape, b.known)
        self.emit(f"{r.name} = bufferization.materialize_in_destination {a.name} in {b.name} : "
                  f"({a.type()}, {b.type()}) -> {b.type()}")
        steps.append(lambda e: e.__setitem__(r.name, e[a.name]))
        return r

    def statements(self, scope, steps, n):
        simple = [self.insert, self.insert, self.slice, self.slice, self.slice, self.write, self.write,
                  self.reverse, self.product, self.reshape, self.select, self.show,
                  self.call, self.copy, self.new, self.pad, self.sums]
        nested = [self.branch, self.loop, self.loop, self.while_loop, self.forall]
        for _ in range(n):
            kinds = simple + (nested if scope["depth"] < DEPTH else [])
            t = self.r.choice(kinds)(scope, steps)
            if t:
                scope["live"].append(t)

    # Functions

    def function(self, name):
        types = [self.tensor([self.r.randrange(1, 5)
                              for _ in range(self.r.choice([1, 2]))])
                 for _ in range(self.r.choice([1, 2]))]
        kinds = ", ".join(t.type() for t in types)
        note = " {{tf.aliasing_output = {} : i32}}" if self.aliasing else ""
        args = ", ".join(f"{t.name}: {t.type()}{note.format(i)}"
                         for i, t in enumerate(types))
        private = "private " if self.private else ""
        self.emit_function(f"func.func {private}@{name}({args}) -> ({kinds}) {{")
        scope, steps = {"live": list(types), "counters": [], "depth": 1}, []
        self.statements(scope, steps, self.r.randrange(2, 6))
        values = self.yields(scope, steps, types, "return")
        self.lines.append("}")

        def run(args):
            e = {t.name: x for t, x in zip(types, args)}
            for s in steps:
                s(e)
            return [e[v.name] for v in values]
        self.functions.append((name, types, run))

    def emit_function(self, head):
        self.lines.append(head)

    def main(self):
        for i in range(self.r.randrange(3)):
            self.function(f"f{i}")
        self.emit_function("func.func @main() -> i32 {")
        scope, steps = {"live": [], "counters": [], "depth": 0}, []
        for _ in range(3):
            scope["live"].append(self.new(scope, steps))
        self.statements(scope, steps, self.r.randrange(5, 16))
        for _ in range(4):
            self.show(scope, steps)
        zero = self.name("z")
        self.emit(f"{zero} = arith.constant 0 : i32")
        self.emit(f"return {zero} : i32")
        self.lines.append("}")
        env = {}
        for s in steps:
            s(env)


HEAD = """\
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()
func.func private @show(%t: tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    %y = arith.extsi %x : i32 to i64
    func.call @printI64(%y) : (i64) -> ()
    func.call @printComma() : () -> ()
  }
  call @printNewline() : () -> ()
  return
}
func.func private @show_any(%t: tensor<*xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = tensor.rank %t : tensor<*xi32>
  %two = arith.cmpi ugt, %rank, %c1 : index
  scf.if %two {
    %m = tensor.cast %t : tensor<*xi32> to tensor<?x?xi32>
    %v = tensor.collapse_shape %m [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
    func.call @show(%v) : (tensor<?xi32>) -> ()
  } else {
    %v = tensor.cast %t : tensor<*xi32> to tensor<?xi32>
    func.call @show(%v) : (tensor<?xi32>) -> ()
  }
  return
}
"""


def main():
    seed, program, expected = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    p = Program(seed)
    p.aliasing = "aliasing" in sys.argv[4:]  # results are the arguments
    p.private = "private" in sys.argv[4:]
    p.plain = "plain" in sys.argv[4:]  # nothing that mlir-opt has to do in place
    p.main()
    with open(program, "w") as f:
        f.write(HEAD + "\n".join(p.lines) + "\n")
    with open(expected, "w") as f:
        f.write("".join(line.rstrip() + "\n" for line in p.out))


if __name__ == "__main__":
    main()
