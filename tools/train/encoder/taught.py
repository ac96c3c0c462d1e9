"""Reads back a reader's file in the browser's format: to continue training, or to train another net on its subword table."""
import json
import struct
from pathlib import Path

import numpy as np


def tensors_in(path):
    """Yields each tensor's name, values and scales per row; tensors in float32 have None as scales."""
    data = Path(path).read_bytes()
    length = struct.unpack('<I', data[8:12])[0]
    head = json.loads(data[12:12 + length])
    body = data[(12 + length + 15) // 16 * 16:]
    for one in head['tensors']:
        rows, columns, at = one['rows'], one['columns'], one['at']
        if one['kind'] == 'f32':
            yield one['name'], np.frombuffer(body, np.float32, rows * columns, at).reshape(rows, columns), None
            continue
        size = rows * columns // (2 if one['kind'] == 'i4' else 1)
        if one['kind'] == 'i4':
            raw = np.frombuffer(body, np.uint8, size, at)
            values = np.stack((raw & 15, raw >> 4), 1).reshape(rows, columns).astype(np.int8) - 8
        else:
            values = np.frombuffer(body, np.int8, size, at).reshape(rows, columns)
        yield one['name'], values, np.frombuffer(body, np.float32, rows, at + (size + 15) // 16 * 16)


def state_in(path):
    """All tensors in float32. A matrix can have more columns than in the net: zeros pad it to a multiple of eight."""
    return {name: values.astype(np.float32) * (1 if worth is None else worth[:, None]) for name, values, worth in tensors_in(path)}


LAYERS = 'encoder.layers.'


def deepened(state, layers):
    """The same net with more layers: copies of existing ones, evenly spread, that contribute nothing until they are trained.

    A layer adds to the residual stream only through `out` and `down`; with zeros there, no answer changes.
    """
    deep = {name: w for name, w in state.items() if not name.startswith(LAYERS)}
    count = 1 + max(int(name.split('.')[2]) for name in state.keys() - deep.keys())
    for k in range(layers):
        source, before = k * count // layers, (k - 1) * count // layers
        own = f'{LAYERS}{source}.'
        for name, w in state.items():
            if name.startswith(own):
                is_silenced = source == before and name.endswith(('out.weight', 'down.weight'))
                deep[f'{LAYERS}{k}.{name.removeprefix(own)}'] = np.zeros_like(w) if is_silenced else w
    return deep


TABLE = 'encoder.table.weight'


def table_in(path):
    """The text model's subword table, dequantised: as the browser has it."""
    return state_in(path)[TABLE]


def rounded_table_in(path):
    """The table's quantised values and scales, to be written again unchanged."""
    values, worth = next((values, worth) for name, values, worth in tensors_in(path) if name == TABLE)
    assert values.min() >= -8 and values.max() <= 7, 'a table of four bits'
    return values, worth
