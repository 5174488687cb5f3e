"""What sentences.txt or examples.txt says is there: the files, and what stands in
them.

    sentences.py ROOT FILE
"""
import re
import sys

root, path = sys.argv[1:]
PLACE = re.compile(r"([\w./-]+)(?: \[(.*)\])?$")
wrong = count = 0
with open(path, encoding="utf-8") as file:
    rows = [line.rstrip("\n").split(" | ") for line in file
            if line.strip() and not line.startswith("#")]
for document, sentence, places in rows:
    count += 1
    if places.startswith("- "):
        continue
    for place in re.split(r", (?=test/)", places.split("; ")[0]):
        name, text = PLACE.match(place).groups()
        try:
            with open(f"{root}/{name}", encoding="utf-8") as file:
                if not text or text in file.read():
                    continue
        except FileNotFoundError:
            pass
        print(f"{document}, {sentence}: not in {place}")
        wrong += 1
print(f"{count} rows, {wrong} places that are not there")
sys.exit(wrong > 0)
