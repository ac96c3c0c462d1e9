"""Reads back a reader's file in the browser's format: to continue training, or to train another net on its subword table."""
import json
import re
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



LAYER = re.compile(r'encoder\.layers\.(\d+)\.(.+)')


def deepened(state, layers):
    """The same net with more layers: copies of existing ones, evenly spread, that contribute nothing until they are trained.

    A layer adds to the residual stream only through `out` and `down`; with zeros there, no answer changes.
    """
    count = 1 + max(int(found[1]) for found in map(LAYER.match, state) if found)
    source = [k * count // layers for k in range(layers)]
    by_layer = [(LAYER.match(name), name, w) for name, w in state.items()]
    deep = {name: w for found, name, w in by_layer if not found}
    for k, at in enumerate(source):
        is_copy = k > 0 and source[k - 1] == at
        for found, _, w in by_layer:
            if found and int(found[1]) == at:
                is_way_out = found[2] in ('out.weight', 'down.weight')
                deep[f'encoder.layers.{k}.{found[2]}'] = np.zeros_like(w) if is_copy and is_way_out else w
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
