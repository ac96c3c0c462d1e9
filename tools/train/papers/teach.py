"""Trains the net that labels each word of a booking paper: `python3 teach.py SENSE.bin OUT ROWS.jsonl[.xz]... [options]`.

A word's input is the mean of its subwords' rows in the text model's table, which stays frozen, projected, plus an embedding of
each of its features. A few layers follow in which every word attends to every other; rotary angles encode their distance in
lines, in columns and in reading order (as in lib/encoder/layers.ts).
"""
import argparse
import math
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.append(str(Path(__file__).resolve().parent.parent / 'encoder'))
from net_file import nets_in, packed  # noqa: E402
from rows import Papers, head_in  # noqa: E402
from taught import table_in  # noqa: E402

HEAD = 32
# rotary frequencies: eight for lines, five for columns, three for the reading order
TURNS = [('line', 1.0 * 100 ** (-k / 8)) for k in range(8)] + [('column', 0.12 * 30 ** (-k / 5)) for k in range(5)] + \
        [('order', 1.0 * 25 ** (-k / 3)) for k in range(3)]
BOND = 32


class Net(nn.Module):
    def __init__(self, table, width, layers, inner, signs, roles, kinds, drop):
        super().__init__()
        self.width, self.heads = width, width // HEAD
        self.widen = nn.Linear(table, width, bias=False)
        self.signs = nn.Parameter(torch.randn(signs, width) * 0.1)
        self.layers = nn.ModuleList(Layer(width, inner, drop) for _ in range(layers))
        self.norm = nn.RMSNorm(width, eps=1e-5)
        self.role = nn.Linear(width, roles)
        self.kind = nn.Linear(width, kinds)
        self.bond = nn.Linear(width, BOND)
        self.booked = nn.Linear(width, 1)
        self.bias = nn.Parameter(torch.tensor(0.0))
        for name, p in self.named_parameters():
            if p.dim() > 1 and name != 'signs':
                nn.init.normal_(p, std=0.05 / (math.sqrt(2 * layers) if name.endswith(('out.weight', 'down.weight')) else 1))
        nn.init.normal_(self.widen.weight, std=0.4)

    def forward(self, words, signs, at, there):
        x = self.widen(words) + signs @ self.signs
        angle = torch.stack([at[..., ('line', 'column', 'order').index(k)] * f for k, f in TURNS], -1)
        turn = (angle.cos()[:, None], angle.sin()[:, None])
        mask = torch.zeros_like(there, dtype=x.dtype).masked_fill(~there, -1e4)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, turn, mask)
        x = self.norm(x)
        u = self.bond(x)
        # Every word votes on whether anything is booked at all; the mean is the logit.
        votes = (self.booked(x)[..., 0].float() * there).sum(1) / there.sum(1)
        return self.role(x), self.kind(x), u @ u.transpose(1, 2) / math.sqrt(BOND) + self.bias, votes


class Layer(nn.Module):
    def __init__(self, width, inner, drop):
        super().__init__()
        self.heads = width // HEAD
        self.norm1 = nn.RMSNorm(width, eps=1e-5)
        self.qkv = nn.Linear(width, 3 * width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.norm2 = nn.RMSNorm(width, eps=1e-5)
        self.up = nn.Linear(width, 2 * inner, bias=False)
        self.down = nn.Linear(inner, width, bias=False)
        self.drop = nn.Dropout(drop)

    def forward(self, x, turn, mask):
        batch, length, width = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(batch, length, 3, self.heads, HEAD).permute(2, 0, 3, 1, 4)
        cos, sin = (t.to(x.dtype) for t in turn)

        def turned(y):
            a, b = y.chunk(2, -1)
            return torch.cat((a * cos - b * sin, a * sin + b * cos), -1).to(v.dtype)

        seen = F.scaled_dot_product_attention(turned(q), turned(k), v, attn_mask=mask.to(v.dtype))
        x = x + self.drop(self.out(seen.transpose(1, 2).reshape(batch, length, width)))
        gate, value = self.up(self.norm2(x)).chunk(2, -1)
        return x + self.drop(self.down(F.silu(gate) * value))


def batches(papers, own, size, steps, seed):
    """Batches of papers of similar length."""
    draw = np.random.default_rng(seed)
    while steps > 0:
        order = sorted(draw.permutation(own), key=lambda i: papers.sizes[i] // 60 + 2 * draw.random())
        parts = [order[i:i + size] for i in range(0, len(order) - size + 1, size)]
        draw.shuffle(parts)
        for part in parts[:steps]:
            yield papers.batch(part, shaken=True)
        steps -= len(parts)


def read(path, device):
    """Loads the first net of a file, as a teacher or to continue training from it."""
    head, tensors = next(nets_in(path))
    net = Net(head['table'], head['width'], head['layers'], head['inner'], head['signs'], len(head['roles']), len(head['kinds']), 0)
    state = net.state_dict()
    # The files of older nets have no `booked` head: it starts at zero.
    nn.init.zeros_(state['booked.weight']), nn.init.zeros_(state['booked.bias'])
    for name, values in tensors.items():
        shape = state[name].shape
        if values.ndim == 2:
            values = values[:, :shape[1]]
        state[name] = torch.from_numpy(np.array(values, np.float32)).reshape(shape)
    net.load_state_dict(state)
    return net.to(device).eval()


def mean_of(values, there):
    return (values * there).sum() / there.sum().clamp(min=1)


def teach(answer, teachers, batch):
    """The distillation loss against the mean of several nets, which is better than each of them."""
    roles, kinds, bonds, votes = answer
    words, marks, at, there = batch[:4]
    with torch.no_grad():
        told = [net(words, marks, at, there) for net in teachers]
        role, kind = (torch.stack([t[k].float().softmax(-1) for t in told]).mean(0) for k in (0, 1))
        bond = torch.stack([t[2].float() for t in told]).mean(0).clamp(-12, 12)
        booked = torch.stack([t[3].sigmoid() for t in told]).mean(0)
        # Bonds only count between words that have a role according to the teachers.
        own = there & (role[..., 0] < 0.9)
        pairs = own[:, :, None] & own[:, None, :]
    a = -(role * roles.float().log_softmax(-1)).sum(-1)[there].mean()
    b = -(kind * kinds.float().log_softmax(-1)).sum(-1)[there].mean()
    c = mean_of(F.binary_cross_entropy_with_logits(bonds.float(), bond.sigmoid(), reduction='none'), pairs)
    return a + 0.5 * b + 0.7 * c + 0.3 * F.binary_cross_entropy_with_logits(votes, booked)


def losses(net, batch, weight, teachers=()):
    words, marks, at, there, role, kind, groups = batch
    roles, kinds, bonds, votes = net(words, marks, at, there)
    a = F.cross_entropy(roles.flatten(0, 1).float(), role.flatten(), ignore_index=-1, weight=weight, label_smoothing=0.02)
    b = F.cross_entropy(kinds.flatten(0, 1).float(), kind.flatten(), ignore_index=-1)
    own = groups.sum(-1) > 0
    pairs = own[:, :, None] & own[:, None, :]
    same = (groups @ groups.transpose(1, 2)) > 0
    c = mean_of(F.binary_cross_entropy_with_logits(bonds.float(), same.float(), reduction='none'), pairs)
    booked = own.any(1).float()
    loss = a + 0.5 * b + 0.7 * c + 0.3 * F.binary_cross_entropy_with_logits(votes, booked)
    if teachers:
        loss = 0.3 * loss + 0.7 * teach((roles, kinds, bonds, votes), teachers, batch)
    return loss, (roles, kinds, bonds, pairs, same, (votes > 0) == (booked > 0))


def report(net, papers, aside, head, device):
    names = head['roles']
    net.eval()
    hit, said, meant = np.zeros(len(names)), np.zeros(len(names)), np.zeros(len(names))
    bond_right = bond_all = kind_right = kind_all = booked_right = 0
    with torch.no_grad():
        for i in range(0, len(aside), 8):
            batch = papers.batch(aside[i:i + 8])
            with torch.autocast(device, torch.bfloat16):
                _, (roles, kinds, bonds, pairs, same, judged) = losses(net, batch, None)
            role, kind = batch[4], batch[5]
            guess = roles.argmax(-1)
            for r in range(len(names)):
                hit[r] += ((guess == r) & (role == r)).sum().item()
                said[r] += ((guess == r) & (role >= 0)).sum().item()
                meant[r] += (role == r).sum().item()
            bond_right += ((bonds > 0) == same)[pairs].sum().item()
            bond_all += pairs.sum().item()
            booked_right += judged.sum().item()
            k = (kind > 0)
            kind_right += (kinds.argmax(-1) == kind)[k].sum().item()
            kind_all += k.sum().item()
    net.train()
    f = 2 * hit / np.maximum(1, said + meant)
    macro = f[1:].mean()
    line = ' '.join(f'{n} {100 * v:.0f}' for n, v in zip(names, f))
    return macro, f'macro {100 * macro:.1f} bond {100 * bond_right / max(1, bond_all):.1f} kind {100 * kind_right / max(1, kind_all):.1f} booked {100 * booked_right / max(1, len(aside)):.1f} | {line}'


def write(net, head, sizes, path, bits):
    state = {k: v.detach().float().cpu().numpy() for k, v in net.state_dict().items()}
    about = dict(**sizes, signs=head['signs'], roles=head['roles'], kinds=head['kinds'])
    Path(path).write_bytes(packed(about, state, bits))


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('sense'), ask.add_argument('out'), ask.add_argument('rows', nargs='+')
    ask.add_argument('--width', type=int, default=128)
    ask.add_argument('--layers', type=int, default=4)
    ask.add_argument('--inner', type=int, default=256)
    ask.add_argument('--rounds', type=float, default=6)
    ask.add_argument('--minutes', type=float, default=0, help='time limit, however many epochs are done by then')
    ask.add_argument('--rate', type=float, default=1.5e-3)
    ask.add_argument('--drop', type=float, default=0.1)
    ask.add_argument('--aside', default='', help='papers whose names begin with this are held out: only measured')
    ask.add_argument('--bits', type=int, nargs='+', default=[5], help='one file is written for each number, OUT.BITS')
    ask.add_argument('--none', type=float, default=0.6)
    ask.add_argument('--seed', type=int, default=1)
    ask.add_argument('--go-on', default='', help='an earlier net to continue training from')
    ask.add_argument('--teachers', nargs='*', default=[], help='earlier nets whose mean prediction is distilled')
    a = ask.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(a.seed)
    torch.set_num_threads(2)
    began = time.time()
    head, table = head_in(a.rows[0]), table_in(a.sense)
    if any(head_in(path) != head for path in a.rows):
        raise SystemExit('The files of rows know other signs, roles or kinds.')
    papers = Papers(a.rows, table, head['signs'], device)
    is_aside = [bool(a.aside) and name.startswith(a.aside) for name in papers.names]
    aside = [i for i, variant in enumerate(papers.variants) if is_aside[i] and variant == 0]
    own = [i for i in range(len(papers)) if not is_aside[i]]
    net = Net(table.shape[1], a.width, a.layers, a.inner, head['signs'], len(head['roles']), len(head['kinds']), a.drop).to(device)
    if a.go_on:
        net.load_state_dict(read(a.go_on, device).state_dict())
    teachers = [read(path, device) for path in a.teachers]
    count = sum(p.numel() for p in net.parameters())
    print(f'{len(own)} training rows, {len(aside)} held out, {count} weights, loaded in {time.time() - began:.0f} s', flush=True)
    weight = torch.ones(len(head['roles']), device=device)
    weight[0] = a.none
    size = 32
    steps = int(a.rounds * len(own) / size)
    best = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=0.05, betas=(0.9, 0.98), fused=device == 'cuda')
    started = time.time()

    def done(step):
        return max(step / steps, (time.time() - started) / (60 * a.minutes) if a.minutes else 0)

    plan = torch.optim.lr_scheduler.LambdaLR(best, lambda s: min(1, (s + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * min(1, done(s)))) + 0.01)
    loss_sum, since, sixths = 0.0, 0, 0
    for step, batch in enumerate(batches(papers, own, size, steps, a.seed), 1):
        with torch.autocast(device, torch.bfloat16):
            loss, _ = losses(net, batch, weight, teachers)
        best.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        best.step(), plan.step()
        loss_sum, since = loss_sum + loss.detach(), since + 1
        if done(step) >= (sixths + 1) / 6:
            told = report(net, papers, aside, head, device)[1] if aside else ''
            print(f'step {step}, {time.time() - began:.0f} s, loss {loss_sum / since:.3f} {told}', flush=True)
            loss_sum, since, sixths = 0.0, 0, int(6 * done(step))
        if done(step) >= 1:
            break
    for bits in a.bits:
        write(net, head, dict(width=a.width, layers=a.layers, inner=a.inner, table=table.shape[1], bond=BOND), f'{a.out}.{bits}', bits)


main()
