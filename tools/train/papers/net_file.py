"""A file of nets as the browser reads it (lib/encoder/tensor-file.ts): concatenated, each with a header and its tensors."""
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


def padded(data):
    return data + b'\0' * (-len(data) % 16)


def values_of(t, body):
    size = t['rows'] * t['columns']
    if t['kind'] == 'f32':
        return np.frombuffer(body, np.float32, size, t['at'])
    scale = np.frombuffer(body, np.float32, t['rows'], t['at'] + up(size))
    return np.frombuffer(body, np.int8, size, t['at']).reshape(t['rows'], -1) * scale[:, None]


def nets_in(path):
    """Yields each net's header and its tensors by name; matrices keep the columns that pad them to a multiple of eight."""
    for part in Path(path).read_bytes().split(MAGIC)[1:]:
        length = struct.unpack('<I', part[:4])[0]
        head = json.loads(part[4:4 + length])
        body = part[up(12 + length) - len(MAGIC):]
        tensors = head.pop('tensors')
        yield head, {t['name']: values_of(t, body) for t in tensors}


def packed(head, state, bits):
    parts, tensors, at = [], [], 0
    for name, w in state.items():
        if w.ndim == 2:
            values, scale = rounded(w, 8 if name == 'signs' else bits)
            if name != 'signs' and values.shape[1] % 8:
                values = np.pad(values, ((0, 0), (0, -values.shape[1] % 8)))
            data, shape, kind = padded(values.tobytes()) + scale.tobytes(), values.shape, 'i8'
        else:
            data, shape, kind = w.astype(np.float32).tobytes(), (w.size, 1), 'f32'
        tensors.append(dict(name=name, kind=kind, rows=shape[0], columns=shape[1], at=at))
        parts.append(padded(data))
        at += len(parts[-1])
    text = json.dumps(head | dict(tensors=tensors), separators=(',', ':')).encode()
    return padded(MAGIC + struct.pack('<I', len(text)) + text) + b''.join(parts)
