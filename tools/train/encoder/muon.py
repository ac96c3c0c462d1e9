"""Muon: each matrix of the layers is updated along its orthogonalised momentum (Newton-Schulz iteration), so that every direction
gets an equal step; the same loss is reached with about two thirds of the text. Everything else is left to AdamW.
"""
import torch


def orthogonal(g):
    """g: count x rows x columns; each matrix is made approximately orthogonal."""
    x = g.bfloat16()
    tall = x.shape[-2] > x.shape[-1]
    if tall:
        x = x.mT
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(5):
        a = x @ x.mT
        x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
    return x.mT if tall else x


class Muon:
    """Matrices of one shape are updated together; the three matrices in `qkv` and the two in `up` are orthogonalised separately."""

    def __init__(self, named, rate, momentum=0.95, decay=0.02):
        self.rate, self.momentum, self.decay = rate, momentum, decay
        self.groups = {}
        for name, p in named:
            parts = 3 if name.endswith('qkv.weight') else 2 if name.endswith('up.weight') else 1
            self.groups.setdefault((tuple(p.shape), parts), []).append(p)
        self.moving = {key: torch.zeros(len(ps), *key[0], device=ps[0].device) for key, ps in self.groups.items()}

    @torch.no_grad()
    def step(self, share):
        for (shape, parts), ps in self.groups.items():
            m = self.moving[shape, parts]
            g = torch.stack([p.grad for p in ps])
            m.lerp_(g, 1 - self.momentum)
            g = g.lerp(m, self.momentum)
            rows = shape[0] // parts
            turn = orthogonal(g.view(len(ps) * parts, rows, shape[1])).float().view(len(ps), *shape)
            rate = self.rate * share
            wide = max(1, rows / shape[1]) ** 0.5
            for p, t in zip(ps, turn):
                p.mul_(1 - rate * self.decay).add_(t, alpha=-rate * wide)
                p.grad = None
