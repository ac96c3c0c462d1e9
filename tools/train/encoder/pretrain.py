"""Pre-trains the encoder on plain text: masked words are predicted from their context.

python3 pretrain.py DATA SIZE SECONDS OUT.npz [FROM.npz]

DATA holds subwords.txt and folders with ids.bin (16 bits per subword) and written4.bin (casing, 2 bits), as make-tokens.ts
writes them. SECONDS is the time of this run; if it is part of a longer schedule, `--whole SECONDS --done SECONDS` give the
schedule's total and the time already spent, and the learning rate follows it.
"""
import argparse
import glob
import time

import numpy as np
import torch
import torch.nn.functional as F

import checkpoint
from model import SIZES, Encoder
from muon import Muon

ap = argparse.ArgumentParser()
ap.add_argument('data')
ap.add_argument('size')
ap.add_argument('seconds', type=float)
ap.add_argument('out')
ap.add_argument('start', nargs='?')
ap.add_argument('--whole', type=float)
ap.add_argument('--done', type=float, default=0)
ap.add_argument('--rate', type=float, default=0)
ap.add_argument('--batch', type=int, default=256)
ap.add_argument('--muon', type=float, default=0, help='learning rate of Muon, for the layers\' matrices; 0: AdamW for all weights')
a = ap.parse_args()
whole = a.whole or a.seconds

torch.manual_seed(int(a.done))
torch.set_float32_matmul_precision('high')
entries = open(a.data + '/subwords.txt', encoding='utf8').read().split('\n')
V = len(entries)
PAD, UNKNOWN, PAGE, MASK, BLOCK = range(5)


def unpacked(path):
    four = np.fromfile(path, dtype=np.uint8)
    return torch.from_numpy(np.stack([(four >> k) & 3 for k in (0, 2, 4, 6)], 1).reshape(-1))


parts = sorted(glob.glob(a.data + '/*/ids.bin'))
ids = torch.cat([torch.from_numpy(np.fromfile(p, dtype=np.uint16).astype(np.int32)) for p in parts]).cuda()
written = torch.cat([unpacked(p.replace('ids.bin', 'written4.bin')) for p in parts]).cuda()
N = ids.numel()
assert written.numel() == N
# subwords that continue a word are masked together with its beginning
goes_on = torch.tensor([i > BLOCK and not e.startswith('▁') and e[0].isalpha() and ord(e[0]) < 0x2E80 for i, e in enumerate(entries)]).cuda()
T, B = 512, a.batch
held = T * 1024
rate = a.rate or {'xs': 3e-3, 's': 2.5e-3, 'm': 2e-3, 'l': 2e-3, 'teacher': 8e-4}[a.size]
model = Encoder(V, **SIZES[a.size]).cuda()
if a.start:
    model.load_state_dict({k: torch.from_numpy(v) for k, v in checkpoint.load(a.start).items()})
print(a.size, 'weights', sum(p.numel() for p in model.parameters()) / 1e6, 'M; text', N / 1e6, 'M subwords', flush=True)
inside = [(n, p) for n, p in model.named_parameters() if n.startswith('layers.') and p.dim() == 2] if a.muon else []
apart = {id(p) for _, p in inside}
muon = Muon(inside, a.muon) if inside else None
many = [p for p in model.parameters() if p.dim() > 1 and id(p) not in apart]
few = [p for p in model.parameters() if p.dim() <= 1]
opt = torch.optim.AdamW([dict(params=many, weight_decay=0.05), dict(params=few, weight_decay=0)], lr=rate, betas=(0.9, 0.98), fused=True)
if a.start:
    try:
        opt.load_state_dict(torch.load(a.start + '.opt'))
    except FileNotFoundError:
        pass


def batch(low, high, count):
    at = torch.randint(low, high - T - 1, (count,), device='cuda')[:, None] + torch.arange(T, device='cuda')
    x, w = ids[at].long(), written[at].long()
    chance = torch.rand(x.shape, device='cuda')
    hide = chance < 0.13
    more = torch.rand(x.shape, device='cuda') < 0.35
    hide = hide | (F.pad(hide[:, :-1], (1, 0)) & more)
    on = goes_on[x]
    for _ in range(4):
        hide = hide | (F.pad(hide[:, :-1], (1, 0)) & on)
    hide = hide & (x > BLOCK)
    how = torch.rand(x.shape, device='cuda')
    y = torch.where(hide & (how < 0.86), MASK, x)
    y = torch.where(hide & (how >= 0.86) & (how < 0.93), torch.randint(BLOCK + 1, V, x.shape, device='cuda'), y)
    # names should not be recognised by capitals alone: half of the masked subwords and one text in ten lose their casing
    w = torch.where(hide & (torch.rand(x.shape, device='cuda') < 0.5), 0, w)
    w = torch.where(torch.rand((count, 1), device='cuda') < 0.1, 0, w)
    return y, w, x, hide


def loss_of(net, one):
    y, w, x, hide = one
    at = hide.flatten().nonzero().squeeze(1)[: int(0.24 * x.numel())]
    with torch.autocast('cuda', torch.bfloat16):
        hidden = net(y, w)
        told = model.words(hidden.flatten(0, 1)[at])
    return F.cross_entropy(told.float(), x.flatten()[at])


net = torch.compile(model, dynamic=False)
begin, step, seen, mean = time.time(), 0, 0, None
while True:
    took = time.time() - begin
    if took > a.seconds:
        break
    share = (a.done + took) / whole
    warm = min(1, (step + 1) / 500) if not a.start else min(1, (step + 1) / 50)
    for group in opt.param_groups:
        group['lr'] = rate * warm * max(0.02, 1 - share)
    loss = loss_of(net, batch(held, N, B))
    opt.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    opt.step()
    if muon:
        muon.step(warm * max(0.02, 1 - share))
    step += 1
    seen += B * T
    if step % 500 == 0:
        mean = loss.item()
        print(f'{a.size} step {step}, {took:.0f}s, {seen / 1e6:.0f}M subwords, loss {mean:.3f}', flush=True)
model.eval()
torch.manual_seed(0)
with torch.no_grad():
    rest = np.mean([loss_of(model, batch(0, held, 128)).item() for _ in range(24)])
print(f'{a.size} done: {step} steps, {seen / 1e9:.2f} G subwords, held-out loss {rest:.4f}', flush=True)
checkpoint.save({k: v.float().cpu().numpy() for k, v in model.state_dict().items()}, a.out)
torch.save(opt.state_dict(), a.out + '.opt')
