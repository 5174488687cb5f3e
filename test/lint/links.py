"""Prints links of the documents that lead nowhere: links.py FOLDER.

A link is relative to its document; an anchor is a heading's text as GitHub
spells it. Paths between backquotes that begin with a folder of the tree, and
have neither a placeholder nor a pattern in them, have to be there as well. In a folder
that is no clone, as what is installed, links alone are looked at.
"""

import os
import re
import subprocess
import sys

ROOT = sys.argv[1]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def lines_of(path):
    """The lines outside of blocks, with their numbers."""
    inside = False
    with open(os.path.join(ROOT, path)) as file:
        for number, line in enumerate(file, 1):
            if line.startswith("```"):
                inside = not inside
            elif not inside:
                yield number, line.rstrip("\n")


def anchors_of(path, known={}):
    if path not in known:
        known[path] = set()
        for _, line in lines_of(path):
            if line.startswith("#"):
                text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1",
                              line.lstrip("#").strip().lower())
                text = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
                twin, n = text, 0
                while twin in known[path]:
                    n += 1
                    twin = f"{text}-{n}"
                known[path].add(twin)
    return known[path]


def problem_of_link(document, link):
    if re.match(r"(https?|mailto):", link):
        return None
    target, _, anchor = link.partition("#")
    path = os.path.normpath(os.path.join(os.path.dirname(document), target)
                            if target else document)
    if not os.path.exists(os.path.join(ROOT, path)):
        return "there is no such file"
    if anchor and (not path.endswith(".md") or anchor not in anchors_of(path)):
        return "there is no such heading"
    return None


def problem_of_path(text, folders):
    top = text.split("/")[0]
    if (top not in folders or "/" not in text or
            not re.fullmatch(r"[\w./-]+", text) or
            text.startswith("build/")):
        return None
    if not os.path.exists(os.path.join(ROOT, text)):
        return "there is no such file"
    return None


def main():
    is_clone = True
    listed = subprocess.run(["git", "-C", ROOT, "ls-files"],
                            capture_output=True, text=True).stdout.split("\n")
    if not any(listed):
        listed = [name for folder, _, names in os.walk(ROOT)
                  for name in (os.path.relpath(os.path.join(folder, n), ROOT)
                               for n in names)]
        is_clone = False
    documents = [name for name in listed if name.endswith(".md")]
    folders = {name.split("/")[0] for name in listed if "/" in name}
    wrong = count = 0
    for document in documents:
        for number, line in lines_of(document):
            found = [(link, problem_of_link(document, link))
                     for link in LINK.findall(line)]
            if is_clone:
                found += [(path, problem_of_path(path, folders))
                          for path in re.findall(r"`([^`]+)`", line)]
            count += len(found)
            for what, problem in found:
                if problem:
                    print(f"{document}:{number}: {what}: {problem}")
                    wrong += 1
    print(f"{len(documents)} documents, {count} links and names, {wrong} wrong")
    return 1 if wrong or not documents else 0


if __name__ == "__main__":
    sys.exit(main())
