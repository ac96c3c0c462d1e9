"""The teacher: the lower layers of a public language model in place of the small encoder.

Its attention stays causal, as it was trained: with bidirectional attention all its vectors become nearly identical (mean cosine
0.98 after 18 layers) and nothing can be learned from them. Two bidirectional layers are added on top.
"""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import pages as small
from gguf import Gguf
from model import Layer, MARKS, mask_of, rotations_into
from reader import Reader, padded

# tokens that can attend to each other; the model was trained on sequences of 2048
STRETCH = 1536
WIDTH, HEADS = 512, 8


def normed(x, weight):
    wide = x.float()
    return (wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-5) * weight).to(x.dtype)


def turned(x, cos, sin):
    """Rotary encoding of adjacent pairs, the layout that ggml uses."""
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), -1).flatten(-2)


class Block(nn.Module):
    WEIGHTS = dict(before='attn_norm', q='attn_q', k='attn_k', v='attn_v', out='attn_output', between='ffn_norm', gate='ffn_gate', up='ffn_up', down='ffn_down')

    def __init__(self, weights, heads, shared):
        super().__init__()
        self.heads, self.shared = heads, shared
        for name, weight in weights.items():
            setattr(self, name, nn.Parameter(torch.from_numpy(weight)))

    def forward(self, x, rotation, stretches):
        y = normed(x, self.before)
        split = lambda weight, heads: F.linear(y, weight).view(len(x), heads, -1)
        q, k, v = turned(split(self.q, self.heads), *rotation), turned(split(self.k, self.shared), *rotation), split(self.v, self.shared)
        times = self.heads // self.shared
        k, v = k.repeat_interleave(times, 1), v.repeat_interleave(times, 1)
        seen = [F.scaled_dot_product_attention(*(part.transpose(0, 1)[None] for part in parts), is_causal=True)[0].transpose(0, 1)
                for parts in zip(q.split(stretches), k.split(stretches), v.split(stretches))]
        x = x + F.linear(torch.cat(seen).flatten(1), self.out)
        y = normed(x, self.between)
        return x + F.linear(F.silu(F.linear(y, self.gate)) * F.linear(y, self.up), self.down)


class LanguageModel(nn.Module):
    def __init__(self, gguf, blocks):
        super().__init__()
        about = lambda name: gguf.about['llama.' + name]
        names = [f'blk.{k}.{name}.weight' for k in range(blocks) for name in Block.WEIGHTS.values()]
        weights = gguf.all_of(['token_embd.weight', 'output_norm.weight', *names])
        self.table = nn.Parameter(torch.from_numpy(weights['token_embd.weight']), requires_grad=False)
        self.last = nn.Parameter(torch.from_numpy(weights['output_norm.weight']))
        self.blocks = nn.ModuleList(
            Block({ours: weights[f'blk.{k}.{name}.weight'] for ours, name in Block.WEIGHTS.items()}, about('attention.head_count'), about('attention.head_count_kv'))
            for k in range(blocks))
        self.turn, self.base = about('rope.dimension_count'), about('rope.freq_base')

    def forward(self, tokens, stretches, marks):
        x = F.embedding(tokens, self.table) + marks
        if torch.is_autocast_enabled():
            x = x.to(torch.bfloat16)
        at = torch.cat([torch.arange(n, device=x.device) for n in stretches]).float()
        angles = (at[:, None] * self.base ** (-torch.arange(0, self.turn, 2, device=x.device).float() / self.turn))[:, None]
        rotation = angles.cos().to(x.dtype), angles.sin().to(x.dtype)
        for block in self.blocks:
            x = block(x, rotation, stretches)
        return normed(x, self.last)


class LargeEncoder(nn.Module):
    """One vector per subword, like the small encoder: that of the token in which the subword ends."""

    def __init__(self, model):
        super().__init__()
        self.model, self.width = model, WIDTH
        wide = model.table.shape[1]
        self.told, self.marks, self.written = nn.Embedding(MARKS, wide), nn.Embedding(MARKS, WIDTH), nn.Embedding(4, WIDTH)
        self.narrow = nn.Linear(wide, WIDTH, bias=False)
        self.layers = nn.ModuleList(Layer(WIDTH, HEADS, 2 * WIDTH, 0.1) for _ in range(2))
        self.norm = nn.RMSNorm(WIDTH, eps=1e-5)
        for table in (self.told, self.marks, self.written):
            nn.init.zeros_(table.weight)
        for layer in self.layers:
            nn.init.normal_(layer.out.weight, std=0.01)
            nn.init.normal_(layer.down.weight, std=0.01)
        rotations_into(self, WIDTH // HEADS)

    def forward(self, b):
        counts = F.one_hot(b['marks'], MARKS).sum(-2)[..., 1:].float()
        told = (counts @ self.told.weight[1:]).index_select(0, b['owned'])
        hidden = self.model(b['tokens'], b['stretches'], told)
        x = (self.narrow(hidden.index_select(0, b['last'])) + self.written(b['written']) + counts @ self.marks.weight[1:])[None]
        if torch.is_autocast_enabled():
            x = x.to(torch.bfloat16)
        mask = mask_of(b['ids'][None], x.dtype)
        for layer in self.layers:
            x = layer(x, (self.cos.to(x.dtype), self.sin.to(x.dtype)), mask)
        return self.norm(x)[0]


class LargeReader(Reader):
    """The same heads on the large net's vectors."""

    def __init__(self, folder, blocks, rules):
        super().__init__(1, 'teacher', rules=rules)
        self.encoder = LargeEncoder(LanguageModel(Gguf(folder), blocks))

    def read(self, b):
        return self.encoder(b)

    def groups(self, rate, low):
        """The language model's pre-trained weights get the low learning rate."""
        known = list(self.encoder.model.parameters())
        ids = set(map(id, known))
        return [dict(params=[p for p in known if p.requires_grad], lr=low), dict(params=[p for p in self.parameters() if id(p) not in ids], lr=rate)]


def batch_of(pages):
    b = small.batch_of(pages)
    last, owned, stretches, at, before = np.zeros(len(b['ids']), np.int64), [], [], 0, 0
    for p in pages:
        n, count = len(p['ids']), len(p['tokens'])
        last[at:at + n] = p['last'] + before
        owned.append(np.minimum(np.searchsorted(p['last'], np.arange(count)), n - 1) + at)
        stretches += [len(part) for part in np.array_split(np.arange(count), -(-count // STRETCH))]
        at, before = at + padded(n), before + count
    tokens = np.concatenate([p['tokens'] for p in pages])
    cuda = lambda x: torch.from_numpy(x).cuda()
    return b | dict(tokens=cuda(tokens), last=cuda(last), owned=cuda(np.concatenate(owned)), stretches=stretches)


def spoiled(b, hide, forget):
    lost = torch.rand(len(b['tokens']), device=b['tokens'].device) < hide / 2
    return small.spoiled(b, 0.0, forget) | dict(tokens=torch.where(lost, 0, b['tokens']))
