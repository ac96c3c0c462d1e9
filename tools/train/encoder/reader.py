"""The whole model: the encoder, and heads that answer questions about a page.

Two more layers run over one vector per sentence, so that whether a sentence opens a day can depend on how the page opens its
other days. The heads answer which sentences open a day, whether the page is a trip, whether it has several days, which names
are stops, and which name is the destination.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

from model import CHUNK, Encoder, SIZES

CARRIERS = 11
ROLE = 16
# families of day markers that rules find, and one more for the family that was chosen
RULES = 13
# width that the hand-made features of a name are projected to
SIGNS = 96
# a name's mean vector is taken over at most this many subwords
LONGEST = 16


class SentenceLayer(nn.Module):
    """Full attention over the sentences of a page, with rotary positions."""

    def __init__(self, width, heads, inner, drop):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.RMSNorm(width, eps=1e-5), nn.RMSNorm(width, eps=1e-5)
        self.qkv = nn.Linear(width, 3 * width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.up = nn.Linear(width, 2 * inner, bias=False)
        self.down = nn.Linear(inner, width, bias=False)
        self.drop = nn.Dropout(drop)

    def forward(self, x, mask, cos, sin):
        p, s, w = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(p, s, 3, self.heads, -1).permute(2, 0, 3, 1, 4)

        def turn(y):
            a, b = y.chunk(2, -1)
            return torch.cat((a * cos - b * sin, a * sin + b * cos), -1)

        seen = F.scaled_dot_product_attention(turn(q), turn(k), v, attn_mask=mask)
        x = x + self.drop(self.out(seen.transpose(1, 2).reshape(p, s, w)))
        gate, value = self.up(self.norm2(x)).chunk(2, -1)
        return x + self.drop(self.down(F.silu(gate) * value))


def head(width, inside, drop):
    return nn.Sequential(nn.Linear(width, inside), nn.GELU(), nn.Dropout(drop), nn.Linear(inside, 1))


class Reader(nn.Module):
    def __init__(self, subwords, size, signs=0, rules=True, drop=0.1, head_drop=0.2):
        super().__init__()
        self.encoder = Encoder(subwords, drop=drop, **SIZES[size])
        w, h = self.encoder.width, SIZES[size]['heads']
        self.gather = nn.Linear(2 * w, w)
        self.ruled = nn.Linear(RULES, w, bias=False) if rules else None
        self.sentences = nn.ModuleList(SentenceLayer(w, h, w, drop) for _ in range(2))
        self.norm = nn.RMSNorm(w, eps=1e-5)
        self.opens = head(w, w // 2, head_drop)
        self.trip = head(2 * w, w // 2, head_drop)
        self.several = head(3 * w, w // 2, head_drop)
        self.carrier = nn.Embedding(2 * CARRIERS, ROLE)
        self.mention = nn.Sequential(nn.Linear(4 * w + ROLE, w), nn.GELU(), nn.Dropout(head_drop))
        self.signs = nn.Sequential(nn.Linear(signs, SIGNS), nn.GELU(), nn.Dropout(head_drop)) if signs else None
        self.stop = head(2 * w + 1 + (SIGNS if signs else 0), w, head_drop)
        self.goal = head(2 * w + 1, w // 2, head_drop)

    def read(self, b):
        return self.encoder(b['ids'][None], b['written'][None], b['marks'][None])[0]

    def groups(self, rate, low):
        """Parameter groups: everything above the encoder learns twice as fast as the encoder."""
        fresh = [p for n, p in self.named_parameters() if not n.startswith('encoder.')]
        return [dict(params=[p for p in self.encoder.parameters() if p.requires_grad], lr=rate), dict(params=fresh, lr=2 * rate)]

    def forward(self, b):
        hidden = self.read(b)
        first, next_ = b['sentences'][:, 0], b['sentences'][:, 1]
        # index_select instead of brackets: its backward pass is a plain sum, that of brackets sorts
        take = lambda rows: hidden.index_select(0, rows.flatten()).view(*rows.shape, -1).float()
        sums = torch.zeros(len(first), hidden.shape[1], device=hidden.device).index_add(0, b['owner'], take(b['told']))
        mean = sums / (next_ - first)[:, None]
        vectors = self.gather(torch.cat((take(first), mean), -1)).float()
        if self.ruled is not None:
            vectors = vectors + self.ruled(b['ruled']).float()
        page, slot = b['slots'][:, 0], b['slots'][:, 1]
        laid = torch.zeros(b['pages'], b['most'], vectors.shape[1], device=vectors.device)
        laid[page, slot] = vectors
        there = torch.zeros(b['pages'], b['most'], dtype=torch.bool, device=vectors.device)
        there[page, slot] = True
        d = self.encoder.width // self.sentences[0].heads
        turn = torch.outer(torch.arange(b['most'], device=laid.device).float(), 10000 ** (-torch.arange(0, d, 2, device=laid.device).float() / d))
        for layer in self.sentences:
            laid = layer(laid, there[:, None, None, :], turn.cos(), turn.sin())
        laid = self.norm(laid)
        told = laid[page, slot]
        out = {'opens': self.opens(told).squeeze(-1)}
        whole = (laid * there[..., None]).sum(1) / there.sum(1, keepdim=True)
        out['trip'] = self.trip(torch.cat((laid[:, 0], whole), -1)).squeeze(-1)
        highest = laid.masked_fill(~there[..., None], -1e4).amax(1)
        out['several'] = self.several(torch.cat((laid[:, 0], whole, highest), -1)).squeeze(-1)
        m = b['mentions']
        if len(m):
            at = m[:, :1] + torch.arange(LONGEST, device=m.device)
            inside = (at <= m[:, 1:2]).float()[..., None]
            middle = (take(at.clamp(max=len(hidden) - 1)) * inside).sum(1) / inside.sum(1)
            one = torch.cat((take(m[:, 0]), take(m[:, 1]), middle, told.index_select(0, m[:, 4]).float(), self.carrier(m[:, 2])), -1)
            one = self.mention(one).float()
            pooled = self.pool(one, m[:, 3], b['names'])
            extra = [self.signs(b['signs'])] if self.signs is not None else []
            out['stop'] = self.stop(torch.cat([pooled, *extra], -1)).squeeze(-1)
            out['goal'] = self.goal(self.pool(one, b['goal_of'], b['goals'])).squeeze(-1)
        return out

    @staticmethod
    def pool(vectors, owner, count):
        width = vectors.shape[1]
        most = torch.full((count, width), -1e4, device=vectors.device).scatter_reduce(0, owner[:, None].expand_as(vectors), vectors, 'amax')
        total = torch.zeros(count, width, device=vectors.device).index_add(0, owner, vectors)
        n = torch.zeros(count, device=vectors.device).index_add(0, owner, torch.ones_like(owner, dtype=torch.float))[:, None]
        return torch.cat((most, total / n.clamp(min=1), n.log1p()), -1)


def padded(n):
    """A page's length, padded to whole chunks plus an empty one, so that pages in a row do not attend to each other."""
    return ((n + CHUNK - 1) // CHUNK + 1) * CHUNK
