"""Samples of what a test does, as sample.inc has them for shells."""
import functools
import os
import subprocess
import zlib


@functools.cache
def seed():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "seed.sh")
    return subprocess.run([path], capture_output=True, text=True,
                          check=True).stdout.strip()


def sampled(share, text):
    """Whether the text is in this run's sample, which is one of so many and
    depends on SEED; all texts are if SAMPLE=all."""
    return os.environ.get("SAMPLE") == "all" or \
        zlib.crc32(f"{seed()} {text}".encode()) % share == 0
