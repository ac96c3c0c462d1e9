"""The encoder: subwords in, one vector per subword out.

Attention is local: each subword attends to its own chunk of `CHUNK` subwords and to the chunks on both sides, so a page of any
length is read in one pass, in time linear in its length. Each position also has embeddings of its word's casing and of its
marks on the page (kind of block, bold, link, known place, ...).
"""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

CHUNK = 64
# number of layers, model width, attention heads, feed-forward width, width of the subword table
SIZES = {
    'xs': dict(layers=3, width=96, heads=3, inner=192, table=64),
    's': dict(layers=4, width=160, heads=5, inner=320, table=96),
    'm': dict(layers=5, width=224, heads=7, inner=448, table=128),
    'l': dict(layers=6, width=256, heads=8, inner=512, table=160),
    'deep': dict(layers=8, width=256, heads=8, inner=512, table=160),
    'teacher': dict(layers=12, width=512, heads=8, inner=1024, table=256),
}
MARKS = 32


def rotate(x, cos, sin):
    a, b = x.chunk(2, -1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), -1)


def rotations_into(net, d):
    """Registers the rotary `cos` and `sin` for the positions within three chunks."""
    turn = torch.outer(torch.arange(3 * CHUNK).float(), 10000 ** (-torch.arange(0, d, 2).float() / d))
    net.register_buffer('cos', turn.cos(), persistent=False)
    net.register_buffer('sin', turn.sin(), persistent=False)


def mask_of(ids, dtype):
    """Additive attention mask: each chunk attends to itself and to both neighbours, but not to padding."""
    there = F.pad((ids != 0).unflatten(1, (-1, CHUNK)), (0, 0, 1, 1))
    there = torch.cat((there[:, :-2], there[:, 1:-1], there[:, 2:]), 2).flatten(0, 1)
    # where all three chunks are padding, unmask them, so that no query is left without a key
    there = there | ~there.any(1, keepdim=True)
    return torch.zeros(there.shape, dtype=dtype, device=ids.device).masked_fill(~there, -1e4)[:, None, None, :].expand(-1, 1, CHUNK, -1)


class Layer(nn.Module):
    def __init__(self, width, heads, inner, drop):
        super().__init__()
        self.heads = heads
        self.norm1 = nn.RMSNorm(width, eps=1e-5)
        self.qkv = nn.Linear(width, 3 * width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.norm2 = nn.RMSNorm(width, eps=1e-5)
        self.up = nn.Linear(width, 2 * inner, bias=False)
        self.down = nn.Linear(inner, width, bias=False)
        self.drop = nn.Dropout(drop)

    def forward(self, x, rotation, mask):
        batch, length, width = x.shape
        n, h, d = length // CHUNK, self.heads, width // self.heads
        q, k, v = self.qkv(self.norm1(x)).view(batch, length, 3, h, d).unbind(2)
        cos, sin = rotation
        # positions are relative to the three chunks: queries are in the middle one, from CHUNK to 2 * CHUNK
        q = rotate(q.view(batch, n, CHUNK, h, d), cos[CHUNK:2 * CHUNK, None], sin[CHUNK:2 * CHUNK, None])

        def around(y):
            y = F.pad(y.view(batch, n, CHUNK, h, d), (0, 0, 0, 0, 0, 0, 1, 1))
            return torch.cat((y[:, :-2], y[:, 1:-1], y[:, 2:]), 2)

        k = rotate(around(k), cos[:, None], sin[:, None])
        v = around(v)
        flat = lambda y: y.flatten(0, 1).transpose(1, 2)
        seen = F.scaled_dot_product_attention(flat(q), flat(k), flat(v), attn_mask=mask)
        seen = seen.transpose(1, 2).reshape(batch, length, width)
        x = x + self.drop(self.out(seen))
        gate, value = self.up(self.norm2(x)).chunk(2, -1)
        return x + self.drop(self.down(F.silu(gate) * value))


class Encoder(nn.Module):
    def __init__(self, subwords, layers, width, heads, inner, table, drop=0.0):
        super().__init__()
        self.width = width
        self.table = nn.Embedding(subwords, table)
        self.widen = nn.Linear(table, width, bias=False)
        self.written = nn.Embedding(4, width)
        self.marks = nn.Embedding(MARKS, width)
        self.layers = nn.ModuleList(Layer(width, heads, inner, drop) for _ in range(layers))
        self.norm = nn.RMSNorm(width, eps=1e-5)
        self.narrow = nn.Linear(width, table, bias=False)
        self.bias = nn.Parameter(torch.zeros(subwords))
        rotations_into(self, width // heads)
        for name, p in self.named_parameters():
            if p.dim() > 1:
                nn.init.normal_(p, std=0.02 / (math.sqrt(2 * layers) if name.endswith(('out.weight', 'down.weight')) else 1))
        nn.init.zeros_(self.marks.weight)

    def forward(self, ids, written, marks=None):
        """ids: batch x length; the length is a multiple of CHUNK, and 0 is padding."""
        x = self.widen(self.table(ids)) + self.written(written)
        if marks is not None:
            # counts times the matrix: thousands of positions share a few marks, which makes the gradient of a lookup slow
            counts = F.one_hot(marks, MARKS).sum(-2)[..., 1:].to(x.dtype)
            x = x + counts @ self.marks.weight[1:].to(x.dtype)
        mask = mask_of(ids, torch.bfloat16 if torch.is_autocast_enabled() else x.dtype)
        for layer in self.layers:
            x = layer(x, (self.cos.to(mask.dtype), self.sin.to(mask.dtype)), mask)
        return self.norm(x)

    def words(self, hidden):
        return F.linear(self.narrow(hidden), self.table.weight, self.bias)
