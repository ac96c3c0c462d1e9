"""The mean of two files of nets, net by net: `python3 mean.py ONE OTHER OUT [--bits 4]`.

Only of nets that began as the same: what one learned further and what it knew before have a mean, two random beginnings have none.
"""
import argparse
import json
import struct
import sys
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).resolve().parent.parent / 'encoder'))
from export import rounded  # noqa: E402

MAGIC = b'WAYROLE1'


def up(size):
    return (size + 15) // 16 * 16


def nets_in(path):
    for part in Path(path).read_bytes().split(MAGIC)[1:]:
        length = struct.unpack('<I', part[:4])[0]
        head = json.loads(part[4:4 + length])
        body = part[up(12 + length) - len(MAGIC):]
        yield head, {t['name']: values_of(t, body) for t in head['tensors']}


def values_of(t, body):
    size = t['rows'] * t['columns']
    if t['kind'] == 'f32':
        return np.frombuffer(body, np.float32, size, t['at']).reshape(t['rows'], -1)
    scale = np.frombuffer(body, np.float32, t['rows'], t['at'] + up(size))
    return np.frombuffer(body, np.int8, size, t['at']).reshape(t['rows'], -1) * scale[:, None]


def padded(data):
    return data + b'\0' * (-len(data) % 16)


def written(head, state, bits):
    """Of the same shape as before: every tensor stays at its place."""
    parts = []
    for t in head['tensors']:
        w = state[t['name']].astype(np.float32)
        if t['kind'] == 'f32':
            parts.append(padded(w.tobytes()))
            continue
        values, scale = rounded(w, 8 if t['name'] == 'signs' else bits)
        parts.append(padded(padded(values.tobytes()) + scale.tobytes()))
    text = json.dumps(head, separators=(',', ':')).encode()
    return padded(MAGIC + struct.pack('<I', len(text)) + text) + b''.join(parts)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('one'), ask.add_argument('other'), ask.add_argument('out')
    ask.add_argument('--bits', type=int, default=4)
    a = ask.parse_args()
    pairs = zip(nets_in(a.one), nets_in(a.other), strict=True)
    Path(a.out).write_bytes(b''.join(
        written(head, {name: (w + other[name]) / 2 for name, w in one.items()}, a.bits) for (head, one), (_, other) in pairs))


main()
