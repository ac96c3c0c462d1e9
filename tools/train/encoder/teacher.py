"""Distillation: the logits of larger nets for unlabelled pages, and a net's loss against them."""
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

QUESTIONS = ('stop', 'opens', 'trip', 'several', 'goal')


def write_answers(path, said):
    """One long array per question, with each page's size: an archive of fifty thousand small arrays takes half a minute to open."""
    rows = {q: [each.get(q, np.zeros(0)) for each in said.values()] for q in QUESTIONS}
    np.savez(path + '.part.npz', slugs=np.array(list(said)), **{q: np.concatenate(row).astype(np.float16) for q, row in rows.items()},
             **{f'{q}.sizes': [len(one) for one in row] for q, row in rows.items()})
    os.replace(path + '.part.npz', path)


def answers_in(path):
    file = np.load(path)
    parts = {q: np.split(file[q].astype(np.float32), np.cumsum(file[f'{q}.sizes'])[:-1]) for q in QUESTIONS}
    return {slug: {q: parts[q][k] for q in QUESTIONS if len(parts[q][k])} for k, slug in enumerate(file['slugs'].tolist())}


def hear(pages, files):
    """Sets each page's `taught` to the mean logits of the teachers that answered it, and returns the pages that none answered.

    Waits for files that do not exist yet.
    """
    while not all(map(os.path.exists, files)):
        time.sleep(1)
    teachers = [answers_in(f) for f in files]
    for p in pages:
        said = [t[p['slug']] for t in teachers if p['slug'] in t]
        p['taught'] = {q: np.mean([one[q] for one in said], 0) for q in (said[0] if said else ())}
    return [p for p in pages if not p['taught']]


def taught_batch(b, pages):
    """The batch with the teachers' answers as probabilities, built once and used in every epoch."""
    said = lambda q: np.concatenate([np.zeros(0, np.float32), *(p['taught'][q].reshape(-1) for p in pages if q in p['taught'])])
    cuda = lambda x: torch.from_numpy(x).cuda()
    aims = [np.exp(g - g.max()) / np.exp(g - g.max()).sum() for g in (p['taught']['goal'] for p in pages if 'goal' in p['taught'])]
    aimed = np.repeat(np.arange(len(aims)), [len(g) for g in aims])
    goal = np.concatenate([np.zeros(0, np.float32), *aims]).astype(np.float32)
    return b | dict(taught={q: cuda(said(q)).sigmoid() for q in QUESTIONS[:-1]} | dict(goal=cuda(goal), aimed=cuda(aimed), aims=len(aims)))


def losses_to_teacher(out, taught):
    """The distillation loss, a weighted sum over the questions."""
    near = lambda q, w=None: F.binary_cross_entropy_with_logits(out[q].float(), taught[q], weight=w)
    total = 3 * near('opens', 1 + 2 * taught['opens']) + 0.3 * (near('trip') + near('several'))
    if 'stop' not in out:
        return total
    z, of = out['goal'].float(), taught['aimed']
    highest = torch.full((taught['aims'],), -1e4, device=z.device).scatter_reduce(0, of, z.detach(), 'amax')
    sums = torch.zeros(taught['aims'], device=z.device).index_add(0, of, (z - highest[of]).exp())
    chances = z - highest[of] - sums.log()[of]
    return total + near('stop') - 0.3 * (taught['goal'] * chances).sum() / max(1, taught['aims'])
