#!/usr/bin/env python3
"""Random programs on tensors that are carried, exchanged and returned.

  tensor_flow.py SEED PROGRAM EXPECTED [aliasing]

Like tensors.py, whose statements stand in the regions; here are those of control
flow: loops that rotate what they carry, yield one value twice or one from outside,
points of scf.forall that exchange parts of several outputs, branches that end with
views, functions that return their arguments, call themselves or each other, and
blocks that branch to each other at random until a counter is spent. All tensors are
few and of the same sizes, so that memory is shared wherever it can be.
"""
import sys

from tensors import HEAD, Program, Tensor, flat, positions


def kinds(tensors):
    return ", ".join(t.type() for t in tensors)


def names(tensors):
    return ", ".join(t.name for t in tensors)


def run(steps, env):
    for step in steps:
        step(env)


def bind(env, tensors, data):
    for t, x in zip(tensors, data):
        env[t.name] = x


def values(env, tensors):
    return [env[t.name] for t in tensors]


class Function:
    """`counted` functions have an index before the tensors, which ends them."""

    def __init__(self, name, args, results, call, counted):
        self.name, self.args, self.results = name, args, results
        self.call, self.counted = call, counted


class Flow(Program):
    def __init__(self, seed, aliasing):
        super().__init__(seed)
        self.aliasing, self.plain = aliasing, False
        self.base = self.r.choice([[2], [3], [4], [2, 2], [1, 3]])
        self.static = self.r.choice([1, 1, 0.5])

    # Values

    def new(self, scope, steps, shape=None):
        return super().new(scope, steps, shape or self.base)

    def tensor(self, shape, known=None):
        if known is None:
            known = [self.r.random() < self.static] * len(shape)
        return super().tensor(shape, known)

    def like(self, scope, steps, t):
        return self.cast(self.old(scope, steps, t.shape), t, steps)

    def few(self, scope, steps, most):
        self.statements(scope, steps, self.r.choice([0, 0, 1, 1, 2, 3][:most + 2]))

    def changed(self, scope, steps, t):
        if self.r.random() < 0.5:
            return self.write(scope, steps, t)
        r, x = Tensor(self.name(), t.shape, t.known), self.scalar(scope, steps)
        at = [self.position(scope, s) for s in t.shape]
        self.emit(f"{r.name} = tensor.insert {x} into {t.name}[{', '.join(a[0] for a in at)}] : {t.type()}")

        def step(e):
            data = list(e[t.name])
            data[flat(t.shape, [a[1](e) for a in at])] = e[x]
            e[r.name] = data
        steps.append(step)
        return r

    def condition(self, scope, steps):
        """A bit of an element, so that no branch is known."""
        t = self.old(scope, steps)
        at = tuple(self.r.randrange(s) for s in t.shape)
        bit = self.r.choice([1, 2, 4])
        ivs = [self.index(i) for i in at]
        x, y, mask, zero, c = (self.name(k) for k in "xxxxb")
        self.emit(f"{x} = tensor.extract {t.name}[{', '.join(ivs)}] : {t.type()}")
        self.emit(f"{mask} = arith.constant {bit} : i32")
        self.emit(f"{zero} = arith.constant 0 : i32")
        self.emit(f"{y} = arith.andi {x}, {mask} : i32")
        self.emit(f"{c} = arith.cmpi ne, {y}, {zero} : i32")
        steps.append(lambda e: e.__setitem__(c, e[t.name][flat(t.shape, at)] & bit != 0))
        return c, steps

    def handed_on(self, scope, steps, types, carried):
        """What goes to the next iteration, block or function: what was carried
        in another order, the same twice, something else, or written over."""
        way = self.r.choice(["rotated", "any", "mostly", "other"])
        found = []
        for i, t in enumerate(types):
            c = carried[(i + 1) % len(carried)] if way == "rotated" else self.r.choice(carried)
            if way == "other" or c.shape != t.shape or (way == "mostly" and self.r.random() < 0.3):
                v = self.like(scope, steps, t)
            else:
                v = self.cast(c, t, steps)
            if self.r.random() < 0.25:
                v = self.changed(scope, steps, v)
            found.append(v)
        return found

    def some(self, scope, results):
        """Of several results not all are seen again."""
        seen = [r for r in results if self.r.random() < 0.8] or results[:1]
        scope["live"] += seen[1:]
        return seen[0]

    def named(self, base, results, first=0):
        for i, r in enumerate(results):
            r.name = f"{base}#{first + i}"

    def show_whole(self, steps, t):
        u = self.name()
        self.emit(f"{u} = tensor.cast {t.name} : {t.type()} to tensor<*xi32>")
        self.emit(f"func.call @show_any({u}) : (tensor<*xi32>) -> ()")
        steps.append(lambda e: self.print(e[t.name]))

    # Loops

    def several(self, scope, steps):
        first = self.old(scope, steps)
        return [first] + [self.like(scope, steps, first)
                          for _ in range(self.r.choice([1, 2, 2, 3]))]

    def rotation(self, scope, steps):
        inits = self.several(scope, steps)
        args, results = self.results_like(inits), self.results_like(inits)
        n = self.r.randrange(5)
        low, high, one = self.index(0), self.index(n), self.index(1)
        iv, base = self.name("i"), self.name("r")
        carried = ", ".join(f"{a.name} = {i.name}" for a, i in zip(args, inits))
        self.emit(f"{base}:{len(inits)} = scf.for {iv} = {low} to {high} step {one} "
                  f"iter_args({carried}) -> ({kinds(inits)}) {{")
        self.enter()
        inside, sub = self.inner(scope, [(iv, max(n, 1))], args), []
        self.few(inside, sub, 4)
        ends = self.handed_on(inside, sub, inits, args)
        self.emit(f"scf.yield {names(ends)} : {kinds(inits)}")
        self.leave()
        self.emit("}")
        self.named(base, results)

        def step(e):
            now = values(e, inits)
            for i in range(n):
                e[iv] = i
                bind(e, args, now)
                run(sub, e)
                now = values(e, ends)
            bind(e, results, now)
        steps.append(step)
        return self.some(scope, results)

    def rotating_while(self, scope, steps):
        """Its regions hand each other what they like, in any number."""
        inits = self.several(scope, steps)
        types = [self.r.choice(inits) for _ in range(self.r.choice([1, 2, 3]))]
        args = self.results_like(inits)
        after, results = self.results_like(types), self.results_like(types)
        n = self.r.randrange(5)
        zero, limit = self.index(0), self.index(n)
        count, count2, base = self.name("k"), self.name("k"), self.name("r")
        carried = ", ".join(f"{a.name} = {i.name}" for a, i in zip(args, inits))
        self.emit(f"{base}:{len(types) + 1} = scf.while ({count} = {zero}, {carried}) : "
                  f"(index, {kinds(inits)}) -> (index, {kinds(types)}) {{")
        self.enter()
        inside, first = self.inner(scope, (), args), []
        self.few(inside, first, 1)
        passed = self.handed_on(inside, first, types, args)
        c = self.name("b")
        self.emit(f"{c} = arith.cmpi ult, {count}, {limit} : index")
        self.emit(f"scf.condition({c}) {count}, {names(passed)} : index, {kinds(types)}")
        self.leave()
        self.emit("} do {")
        self.enter()
        block = ", ".join(f"{a.name}: {a.type()}" for a in after)
        self.emit(f"^bb0({count2}: index, {block}):")
        inside, second = self.inner(scope, (), after), []
        self.few(inside, second, 2)
        ends = self.handed_on(inside, second, inits, after)
        one, more = self.index(1), self.name("k")
        self.emit(f"{more} = arith.addi {count2}, {one} : index")
        self.emit(f"scf.yield {more}, {names(ends)} : index, {kinds(inits)}")
        self.leave()
        self.emit("}")
        self.named(base, results, 1)

        def step(e):
            now, i = values(e, inits), 0
            while True:
                bind(e, args, now)
                run(first, e)
                out = values(e, passed)
                if i >= n:
                    break
                bind(e, after, out)
                run(second, e)
                now, i = values(e, ends), i + 1
            bind(e, results, out)
        steps.append(step)
        return self.some(scope, results)

    def row(self, shape, at):
        """The part of a tensor that has one index before all others."""
        rest = shape[1:]
        text = (f"[{', '.join([at[0]] + ['0'] * len(rest))}] "
                f"[{', '.join(['1'] + [str(s) for s in rest])}] "
                f"[{', '.join('1' for _ in shape)}]")

        def places(e):
            for p in positions(rest):
                yield flat(shape, (at[1](e),) + p)
        return text, (1,) + rest, tuple(True for _ in shape), places

    def exchange(self, scope, steps):
        """Points read rows of several outputs, and each writes its row of each."""
        outs = self.several(scope, steps)[:3]
        shape = outs[0].shape
        n = self.r.choice([shape[0], shape[0], shape[0] - 1, 0])
        args, results = self.results_like(outs), self.results_like(outs)
        iv, base = self.name("i"), self.name("r")
        carried = ", ".join(f"{a.name} = {t.name}" for a, t in zip(args, outs))
        self.emit(f"{base}:{len(outs)} = scf.forall ({iv}) in ({self.listed(n)}) "
                  f"shared_outs({carried}) -> ({kinds(outs)}) {{")
        self.enter()
        inside, sub = self.inner(scope, [(iv, max(n, 1))], args), []
        own = self.row(shape, (iv, lambda e: e[iv]))
        self.few(inside, sub, 2)
        rows = []
        for _ in outs:
            way = self.r.random()
            if way < 0.7:
                part = own if way < 0.5 else self.row(shape, self.position(inside, shape[0]))
                s = self.extract_slice(inside, sub, self.r.choice(args), part)
            else:
                s = self.old(inside, sub, own[1])
            for _ in range(self.r.randrange(3)):
                s = self.changed(inside, sub, s)
            inside["live"].append(s)
            rows.append(self.cast(s, Tensor("", own[1], own[2]), sub))
        order = list(zip(rows, args, outs))
        self.r.shuffle(order)
        self.emit("scf.forall.in_parallel {")
        for s, a, t in order:
            self.emit(f"  tensor.parallel_insert_slice {s.name} into {a.name}{own[0]} : "
                      f"{s.type()} into {t.type()}")
        self.emit("}")
        self.leave()
        self.emit("}")
        self.named(base, results)

        def step(e):
            before = values(e, outs)
            data = [list(b) for b in before]
            for i in range(n):
                e[iv] = i
                bind(e, args, before)
                run(sub, e)
                for d, s in zip(data, rows):
                    for at, x in zip(own[3](e), e[s.name]):
                        d[at] = x
            bind(e, results, data)
        steps.append(step)
        return self.some(scope, results)

    # Branches

    def ends(self, scope, steps, types):
        found = [self.like(scope, steps, t) for t in types]
        if len(found) > 1 and self.r.random() < 0.3:
            found[1] = self.cast(found[0], types[1], steps)
        self.emit(f"scf.yield {names(found)} : {kinds(types)}")
        return found

    def switch(self, scope, steps):
        types = self.several(scope, steps)[:3]
        results, base = self.results_like(types), self.name("r")
        x = self.scalar(scope, steps)
        three, low, which = self.name("x"), self.name("x"), self.name("c")
        self.emit(f"{three} = arith.constant 3 : i32")
        self.emit(f"{low} = arith.andi {x}, {three} : i32")
        self.emit(f"{which} = arith.index_cast {low} : i32 to index")
        cases = self.r.randrange(4)
        once = cases == 0 and self.r.random() < 0.5
        self.emit(f"{base}:{len(types)} = scf.execute_region -> ({kinds(types)}) {{" if once
                  else f"{base}:{len(types)} = scf.index_switch {which} -> {kinds(types)}")
        sides = []
        for side in range(cases + 1):
            if not once:
                self.emit(f"case {side} {{" if side < cases else "default {")
            self.enter()
            inside, sub = self.inner(scope), []
            self.few(inside, sub, 2)
            sides.append((sub, self.ends(inside, sub, types)))
            self.leave()
            self.emit("}")
        self.named(base, results)

        def step(e):
            sub, found = sides[min(e[x] & 3, cases)]
            run(sub, e)
            bind(e, results, values(e, found))
        steps.append(step)
        return self.some(scope, results)

    # Functions

    def call(self, scope, steps):
        if not self.functions:
            return self.insert(scope, steps)
        f = self.r.choice(self.functions)
        args = [self.like(scope, steps, t) for t in f.args]
        if self.r.random() < 0.3:  # one tensor for all
            args = [self.cast(args[0], t, steps) for t in f.args]
        n = self.r.randrange(5)
        count = [self.index(n)] if f.counted else []
        results = self.results_like(f.results)
        ins = ", ".join(["index"] * f.counted + [t.type() for t in f.args])
        self.emit(f"{names(results)} = func.call @{f.name}({', '.join(count + [a.name for a in args])}) : "
                  f"({ins}) -> ({kinds(f.results)})")
        steps.append(lambda e: bind(e, results, f.call(n, values(e, args))))
        return self.some(scope, results)

    def signature(self):
        first = self.tensor(self.base)
        args = [first] + [self.tensor(first.shape, first.known)
                          for _ in range(self.r.randrange(3))]
        return args, [first] * self.r.choice([1, 2, 2, 3])

    def head(self, name, args, results, counter=None):
        left = list(range(len(results)))
        texts = [f"{counter}: index"] if counter else []
        for a in args:
            note, way = "", self.r.random()
            if self.aliasing and way < 0.25 and left:
                result = left.pop(self.r.randrange(len(left)))
                note = f" {{tf.aliasing_output = {result} : i32}}"
            elif self.aliasing and way < 0.5:
                note = f" {{bufferization.writable = {'true' if way < 0.4 else 'false'}}}"
            texts.append(f"{a.name}: {a.type()}{note}")
        private = "private " if self.r.random() < 0.6 else ""
        self.emit_function(f"func.func {private}@{name}({', '.join(texts)}) -> ({kinds(results)}) {{")

    def finish(self, found, types):
        self.emit(f"return {names(found)} : {kinds(types)}")
        self.lines.append("}")

    def straight(self, name):
        args, types = self.signature()
        self.head(name, args, types)
        scope, steps = {"live": list(args), "counters": [], "depth": 1}, []
        self.few(scope, steps, 4)
        found = self.handed_on(scope, steps, types, args)
        self.finish(found, types)

        def call(_, data):
            e = {}
            bind(e, args, data)
            run(steps, e)
            return values(e, found)
        self.functions.append(Function(name, args, types, call, False))

    def recursion(self, name):
        """A function that calls itself, or two that call each other."""
        args, types = self.signature()
        both = [name, name + "_"] if self.r.random() < 0.4 else [name]
        calls = {}
        for i, own in enumerate(both):
            calls[own] = self.recursive(own, both[(i + 1) % len(both)], args, types, calls)
        self.functions += [Function(f, args, types, calls[f], True) for f in both]

    def recursive(self, name, callee, like, types, calls):
        args, n = self.results_like(like), self.name("n")
        self.head(name, args, types, n)
        scope, before = {"live": list(args), "counters": [], "depth": 1}, []
        self.few(scope, before, 1)
        zero, c, base = self.index(0), self.name("b"), self.name("r")
        self.emit(f"{c} = arith.cmpi eq, {n}, {zero} : index")
        self.emit(f"{base}:{len(types)} = scf.if {c} -> ({kinds(types)}) {{")
        self.enter()
        inside, last = self.inner(scope), []
        self.few(inside, last, 1)
        at_last = self.handed_on(inside, last, types, args)
        self.emit(f"scf.yield {names(at_last)} : {kinds(types)}")
        self.leave()
        self.emit("} else {")
        self.enter()
        inside, down = self.inner(scope), []
        self.few(inside, down, 2)
        passed = self.handed_on(inside, down, args, args)
        one, less = self.index(1), self.name("n")
        self.emit(f"{less} = arith.subi {n}, {one} : index")
        got = self.results_like(types)
        self.emit(f"{names(got)} = func.call @{callee}({less}, {names(passed)}) : "
                  f"(index, {kinds(args)}) -> ({kinds(types)})")
        inside["live"] += got
        up = []
        self.few(inside, up, 2)
        found = self.handed_on(inside, up, types, got)
        self.emit(f"scf.yield {names(found)} : {kinds(types)}")
        self.leave()
        self.emit("}")
        results = self.results_like(types)
        self.named(base, results)
        self.finish(results, types)

        def call(depth, data):
            e = {}
            bind(e, args, data)
            run(before, e)
            if depth == 0:
                run(last, e)
                return values(e, at_last)
            run(down, e)
            bind(e, got, calls[callee](depth - 1, values(e, passed)))
            run(up, e)
            return values(e, found)
        return call

    def graph(self, name):
        """Blocks that branch to each other; each passes on the counter less one,
        and leaves when it is zero."""
        args, types = self.signature()
        n = self.name("n")
        self.head(name, args, types, n)
        scope, first = {"live": list(args), "counters": [], "depth": 2}, []
        self.few(scope, first, 1)
        zero, one = self.index(0), self.index(1)
        carried = [args[0]] * self.r.choice([1, 2, 3])
        count = self.r.choice([2, 3, 4])
        takes = [carried] * count + [types]  # the last one returns

        def target(to, found, counter):
            more = [] if to == count else [counter]
            texts = ", ".join(more + [v.name for v in found])
            return f"^{name}_{to}({texts} : {', '.join(['index'] * len(more) + [t.type() for t in takes[to]])})"

        def leave(scope, steps, counter, tensors):
            c, _ = self.condition(scope, steps)
            ways = []
            for _ in range(2):
                to = self.r.randrange(count + 1)
                ways.append((to, self.handed_on(scope, steps, takes[to], tensors)))
            self.emit(f"cf.cond_br {c}, {target(*ways[0], counter)}, {target(*ways[1], counter)}")
            return lambda e: ways[0 if e[c] else 1]

        begin = leave(scope, first, n, args)
        blocks = []
        for i in range(count):
            own, k, less, spent = self.results_like(carried), self.name("k"), self.name("k"), self.name("b")
            texts = ", ".join(f"{a.name}: {a.type()}" for a in own)
            self.lines.append(f"^{name}_{i}({k}: index, {texts}):")
            inside, sub, rest = self.inner(scope, (), own), [], []
            inside["depth"] = 2
            out = self.handed_on(inside, sub, types, own)
            self.emit(f"{spent} = arith.cmpi eq, {k}, {zero} : index")
            self.emit(f"cf.cond_br {spent}, {target(count, out, None)}, ^{name}_{i}_more")
            self.lines.append(f"^{name}_{i}_more:")
            self.emit(f"{less} = arith.subi {k}, {one} : index")
            self.few(inside, rest, 2)
            blocks.append((own, sub, out, rest, leave(inside, rest, less, own)))
        found = self.results_like(types)
        self.lines.append(f"^{name}_{count}({', '.join(f'{a.name}: {a.type()}' for a in found)}):")
        self.finish(found, types)

        def call(depth, data):
            e = {}
            bind(e, args, data)
            run(first, e)
            at, passed = begin(e)
            while at != count:
                own, sub, out, rest, go_on = blocks[at]
                bind(e, own, values(e, passed))
                run(sub, e)
                if depth == 0:
                    return values(e, out)
                depth -= 1
                run(rest, e)
                at, passed = go_on(e)
            return values(e, passed)
        self.functions.append(Function(name, args, types, call, True))

    # Programs

    def statements(self, scope, steps, n):
        simple = [self.insert, self.insert, self.slice, self.write, self.write,
                  self.select, self.show, self.call, self.call, self.copy]
        nested = [self.rotation, self.rotating_while, self.exchange, self.switch,
                  self.branch, self.loop, self.forall]
        deep = scope["depth"] >= 3
        for _ in range(n):
            t = self.r.choice(simple + ([] if deep else nested))(scope, steps)
            if t:
                scope["live"].append(t)

    def main(self):
        for i in range(self.r.randrange(4)):
            self.r.choice([self.straight, self.recursion, self.graph])(f"f{i}")
        self.emit_function("func.func @main() -> i32 {")
        scope, steps = {"live": [], "counters": [], "depth": 0}, []
        for _ in range(3):
            scope["live"].append(self.new(scope, steps))
        self.statements(scope, steps, self.r.randrange(3, 9))
        for t in scope["live"]:
            if self.r.random() < 0.5:
                self.show_whole(steps, t)
        zero = self.name("z")
        self.emit(f"{zero} = arith.constant 0 : i32")
        self.emit(f"return {zero} : i32")
        self.lines.append("}")
        run(steps, {})


def main():
    p = Flow(int(sys.argv[1]), "aliasing" in sys.argv[4:])
    p.main()
    with open(sys.argv[2], "w") as f:
        f.write(HEAD + "\n".join(p.lines) + "\n")
    with open(sys.argv[3], "w") as f:
        f.write("".join(line.rstrip() + "\n" for line in p.out))


main()
