"""Averages the weights of two files of nets, net by net: `python3 mean.py ONE OTHER OUT [--bits 4]`.

This only works for nets with the same starting point, such as a net before and after further training. The weights of nets
trained from different random initialisations cannot be averaged.
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
