"""Reads the weights of a public language model from its GGUF file; ggml's own library dequantises them to float32.

FOLDER holds `model.gguf` and `libggml-base.so`; docs/encoder.md says which packages they come from.
"""
import concurrent.futures
import ctypes
import math
import struct

import numpy as np

STRING, LIST = 8, 9
SCALARS = {0: 'B', 1: 'b', 2: 'H', 3: 'h', 4: 'I', 5: 'i', 6: 'f', 7: '?', 10: 'Q', 11: 'q', 12: 'd'}
PLAIN = 0
# block size in bytes and name of each quantised type; a block holds 256 weights
PACKED = {10: (84, 'q2_K'), 11: (110, 'q3_K'), 12: (144, 'q4_K'), 13: (176, 'q5_K'), 14: (210, 'q6_K'), 16: (66, 'iq2_xxs')}
PACK = 256
ALIGNED = 32


class Gguf:
    def __init__(self, folder):
        self.library = ctypes.CDLL(folder + '/libggml-base.so')
        self.bytes = np.memmap(folder + '/model.gguf', dtype=np.uint8, mode='r')
        self.file = open(folder + '/model.gguf', 'rb')
        if self.file.read(4) != b'GGUF':
            raise ValueError(f'{folder}/model.gguf is no GGUF file')
        _, tensors, entries = self.read('IQQ')
        self.about = {}
        for _ in range(entries):
            name = self.string()
            self.about[name] = self.value(*self.read('I'))
        self.tensors = {}
        for _ in range(tensors):
            name = self.string()
            shape = self.read(f'{self.read("I")[0]}Q')[::-1]
            kind, at = self.read('IQ')
            self.tensors[name] = shape, kind, at
        self.begin = -(-self.file.tell() // ALIGNED) * ALIGNED

    def read(self, layout):
        return struct.unpack('<' + layout, self.file.read(struct.calcsize('<' + layout)))

    def string(self):
        return self.file.read(*self.read('Q')).decode('utf8', 'replace')

    def value(self, kind):
        if kind == STRING:
            return self.string()
        if kind == LIST:
            of, count = self.read('IQ')
            return [self.value(of) for _ in range(count)]
        return self.read(SCALARS[kind])[0]

    def tensor(self, name):
        shape, kind, at = self.tensors[name]
        count, begin = math.prod(shape), self.begin + at
        if kind == PLAIN:
            return self.bytes[begin:begin + 4 * count].copy().view(np.float32).reshape(shape)
        size, packing = PACKED[kind]
        packed = np.ascontiguousarray(self.bytes[begin:begin + count // PACK * size])
        wide = np.empty(count, np.float32)
        widen = self.library['dequantize_row_' + packing]
        widen.argtypes, widen.restype = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64], None
        widen(packed.ctypes.data, wide.ctypes.data, count)
        return wide.reshape(shape)

    def all_of(self, names):
        with concurrent.futures.ThreadPoolExecutor() as pool:
            return dict(zip(names, pool.map(self.tensor, names)))
