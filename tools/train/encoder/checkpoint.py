"""Compact checkpoints of pre-trained encoders: matrices quantised to 8 bits with a scale per row, the rest in half precision.

They are precise enough to continue training from, at about a fifth of the size.
"""
import numpy as np

from export import rounded


def save(state, path):
    out = {}
    for name, w in state.items():
        if w.ndim == 2 and min(w.shape) > 32:
            out[name + '#rows'], worth = rounded(w, 8)
            out[name + '#worth'] = worth
        else:
            out[name] = w.astype(np.float16)
    np.savez_compressed(path, **out)


def load(path):
    state, data = {}, np.load(path)
    for name in data.files:
        if name.endswith('#rows'):
            whole = name[:-len('#rows')]
            state[whole] = data[name].astype(np.float32) * data[whole + '#worth'][:, None]
        elif not name.endswith('#worth'):
            state[name] = data[name].astype(np.float32)
    return state
