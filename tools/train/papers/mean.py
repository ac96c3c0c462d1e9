"""The mean of two files of nets, net by net: `python3 mean.py ONE OTHER OUT [--bits 4]`.

Only of nets that began as the same: what one learned further and what it knew before have a mean, two random beginnings have none.
"""
import argparse
from pathlib import Path

from net_file import nets_in, packed


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('one'), ask.add_argument('other'), ask.add_argument('out')
    ask.add_argument('--bits', type=int, default=4)
    a = ask.parse_args()
    pairs = zip(nets_in(a.one), nets_in(a.other), strict=True)
    Path(a.out).write_bytes(b''.join(
        packed(head, {name: (w + other[name]) / 2 for name, w in one.items()}, a.bits) for (head, one), (_, other) in pairs))


main()
