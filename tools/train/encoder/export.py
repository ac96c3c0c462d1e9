"""Writes a trained reader as the file that the browser reads (lib/encoder/weights.ts): matrices quantised to at most 8 bits,
the subword table to 4 or 8 bits, everything else in float32.
"""
import json
import struct

import numpy as np


def rounded(w, bits):
    """Quantises each row. Below 8 bits, several clipping ratios are tried and the scale with the smallest squared error is kept."""
    most = 2 ** (bits - 1) - 1
    best = np.abs(w).max(1, keepdims=True) / most + 1e-9
    error = None
    for share in (1.0, 0.9, 0.8, 0.7, 0.6) if bits < 8 else (1.0,):
        scale = np.abs(w).max(1, keepdims=True) * share / most + 1e-9
        q = np.clip(np.round(w / scale), -most - (bits < 8), most)
        e = ((q * scale - w) ** 2).sum(1, keepdims=True)
        if error is None:
            error, best, values = e, scale, q
        else:
            better = e < error
            error, best, values = np.where(better, e, error), np.where(better, scale, best), np.where(better, q, values)
    return values.astype(np.int8), best[:, 0].astype(np.float32)


def is_matrix(name, w):
    return w.ndim == 2 and not name.startswith(('encoder.written', 'encoder.marks', 'carrier', 'ruled'))


def kept(name):
    return not name.startswith(('encoder.narrow', 'encoder.bias'))


# the heads are small and compute the answers directly, so they get at least this many bits
FEWEST_OF_HEADS = 5


def bits_of(name, bits, table_bits=4):
    if name == 'encoder.table.weight':
        return table_bits
    return bits if name.startswith(('encoder.layers', 'sentences')) else max(bits, FEWEST_OF_HEADS)


def as_read(state, bits=8, table_bits=4, table=None):
    """The same state after a round trip through quantisation: the weights that the browser will compute with."""
    out = {}
    for name, w in state.items():
        if is_matrix(name, w):
            values, worth = table if table and name == 'encoder.table.weight' else rounded(w, bits_of(name, bits, table_bits))
            w = values.astype(np.float32) * worth[:, None]
        out[name] = w
    return out


def write(state, subwords, sizes, path, bits=8, table_bits=4, table=None):
    """`table`: quantised values and scales of the subword table, written unchanged so that other nets that use it stay valid."""
    parts, tensors, at = [], [], 0

    def add(data):
        nonlocal at
        parts.append(data + b'\0' * (-len(data) % 16))
        begin, at = at, at + len(parts[-1])
        return begin

    for name, w in state.items():
        if not kept(name):
            continue
        if is_matrix(name, w):
            if w.shape[1] % 8:
                w = np.pad(w, ((0, 0), (0, -w.shape[1] % 8)))
            values, worth = table if table and name == 'encoder.table.weight' else rounded(w, bits_of(name, bits, table_bits))
            # except in a 4-bit table, a value takes a whole byte whatever its bits; fewer bits still compress better
            is_small = name == 'encoder.table.weight' and table_bits == 4
            if is_small:
                flat = (values.astype(np.int16) + 8).astype(np.uint8).reshape(-1, 2)
                data = (flat[:, 0] | flat[:, 1] << 4).tobytes()
            else:
                data = values.tobytes()
            data += b'\0' * (-len(data) % 16) + worth.tobytes()
            tensors.append(dict(name=name, kind='i4' if is_small else 'i8', rows=w.shape[0], columns=w.shape[1], at=add(data)))
        else:
            flat = w.astype(np.float32).reshape(w.shape[0], -1)
            tensors.append(dict(name=name, kind='f32', rows=flat.shape[0], columns=flat.shape[1], at=add(flat.tobytes())))
    text = subwords.encode()
    head = dict(layers=sizes['layers'], width=sizes['width'], inner=sizes['inner'], table=sizes['table'], sentenceLayers=2,
                subwords=dict(at=add(text), length=len(text)), tensors=tensors)
    head = json.dumps(head, separators=(',', ':')).encode()
    with open(path, 'wb') as file:
        file.write(b'WAYTEXT1' + struct.pack('<I', len(head)) + head)
        file.write(b'\0' * (-(12 + len(head)) % 16))
        for part in parts:
            file.write(part)
