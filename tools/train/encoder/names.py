"""Trains a pre-trained encoder to tag names: python3 names.py DATA SIZE SECONDS FROM.npz OUT.npz

DATA/names.jsonl.xz is as dump-names.ts writes it. Every dataset in it has its own tags; the softmax over a sentence's tags is
restricted to those of its dataset.
"""
import json
import lzma
import random
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

import checkpoint
from model import CHUNK, SIZES, Encoder

data, size, seconds, start, out = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4], sys.argv[5]
rate = 2e-4 if size == 'teacher' else 5e-4
V = len(open(data + '/subwords.txt', encoding='utf8').read().split('\n'))
torch.manual_seed(0)
random.seed(0)
sets, sentences, most = {}, [], 0
for line in lzma.open(data + '/names.jsonl.xz', 'rt'):
    d = json.loads(line)
    sets.setdefault(d['s'], {0}).update(d['y'])
    most = max(most, *d['y'])
    sentences.append((d['i'], [int(c) for c in d['w']], d['y'], d['s']))
net = Encoder(V, drop=0.1, **SIZES[size]).cuda()
net.load_state_dict({k: torch.from_numpy(v) for k, v in checkpoint.load(start).items()})
head = nn.Linear(net.width, most + 1).cuda()
allowed = {}
for name, kinds in sets.items():
    allowed[name] = torch.full((most + 1,), float('-inf'))
    allowed[name][list(kinds)] = 0
opt = torch.optim.AdamW([*net.parameters(), *head.parameters()], lr=rate, weight_decay=0.02, fused=True)
sentences.sort(key=lambda s: len(s[0]))
held = sentences[::200]
rest = [s for k, s in enumerate(sentences) if k % 200]
groups = [rest[i:i + 192] for i in range(0, len(rest), 192)]


def loss_of(group, lost):
    n = max(len(s[0]) for s in group) + 1
    n = (n + CHUNK - 1) // CHUNK * CHUNK
    ids, w, y = torch.zeros(len(group), n, dtype=torch.long), torch.zeros(len(group), n, dtype=torch.long), torch.full((len(group), n), -100)
    for k, (i, c, t, _) in enumerate(group):
        ids[k, 0] = 2
        ids[k, 1:len(i) + 1], w[k, 1:len(i) + 1], y[k, 1:len(i) + 1] = torch.tensor(i), torch.tensor(c), torch.tensor(t)
    ids, w, y = ids.cuda(), w.cuda(), y.cuda()
    if lost:
        w = torch.where(torch.rand(len(group), 1, device='cuda') < 0.1, 0, w)
        ids = torch.where((torch.rand(ids.shape, device='cuda') < 0.05) & (ids > 4), 3, ids)
    may = torch.stack([allowed[s[3]] for s in group]).cuda()
    with torch.autocast('cuda', torch.bfloat16):
        z = head(net(ids, w))
    return F.cross_entropy((z.float() + may[:, None]).flatten(0, 1), y.flatten(), ignore_index=-100)


def measure():
    net.eval()
    with torch.no_grad():
        value = sum(loss_of(held[i:i + 192], False).item() for i in range(0, len(held), 192)) / (len(held) / 192)
    net.train()
    return value


begin, step = time.time(), 0
net.train()
while time.time() - begin < seconds:
    if step % len(groups) == 0:
        random.shuffle(groups)
    share = (time.time() - begin) / seconds
    for g in opt.param_groups:
        g['lr'] = rate * min(1, (step + 1) / 200) * (1 - share)
    loss = loss_of(groups[step % len(groups)], True)
    opt.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    opt.step()
    step += 1
    if step % 1000 == 0:
        print('names', step, f'{step / len(groups):.1f} epochs, loss {loss.item():.4f}', flush=True)
print(f'names: {step} steps, {len(groups)} per epoch, held-out loss {measure():.4f}', flush=True)
checkpoint.save({k: v.float().cpu().numpy() for k, v in net.state_dict().items()}, out)
