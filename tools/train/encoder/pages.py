"""Loads pages as dump-pages.ts writes them, and makes batches: several pages concatenated into one row."""
import json
import lzma

import numpy as np
import torch

from reader import CARRIERS, RULES, padded

MASK = 3
BLOCK = 4


def lines(path):
    opener = lzma.open if path.endswith('.xz') else open
    with opener(path, 'rt', encoding='utf8') as file:
        for line in file:
            if line.strip():
                yield json.loads(line)


def ruled_of(d, count):
    """For each sentence, how strongly each rule family says that it opens a day; 0 if it does not."""
    ruled = np.zeros((count, RULES), dtype=np.float32)
    for sentence, way, trust in d.get('ruled', []):
        ruled[sentence, way] = max(ruled[sentence, way], 0.3 + 0.7 * trust)
    return ruled


def load(path, most=20000):
    pages = []
    for d in lines(path):
        n = len(d['ids'])
        if n > most:
            continue
        names = [c for c in d['candidates']]
        mentions = [(m[0], m[1], m[2] + CARRIERS * m[3], k) for k, c in enumerate(names) for m in c['m']]
        sentences = np.array([s[:2] for s in d['sentences']], dtype=np.int64).reshape(-1, 2)
        of = np.searchsorted(sentences[:, 0], [m[0] for m in mentions], side='right') - 1 if mentions else []
        keys = {}
        for c in names:
            keys.setdefault(c['k'], len(keys))
        goal = np.full(len(keys), -1, dtype=np.int64)
        for c in names:
            goal[keys[c['k']]] = max(goal[keys[c['k']]], c['t'])
        opens = None
        if d['opens'] is not None:
            opens = np.zeros(len(sentences), dtype=np.float32)
            opens[d['opens']] = 1
        pages.append(dict(
            slug=d['slug'], site=d['site'], aside=d['aside'], own=d['own'], lang=d.get('lang'), kind=d['kind'], told=d.get('told'), trip=d['trip'],
            ids=np.array(d['ids'], dtype=np.int64),
            written=np.frombuffer(d['written'].encode(), dtype=np.uint8).astype(np.int64) - 48,
            marks=np.array(d['marks'], dtype=np.int64).reshape(-1, 3),
            sentences=sentences, opens=opens, days=len(d['opens']) if d['opens'] is not None else None,
            mentions=np.array([(*m, s) for m, s in zip(mentions, of)], dtype=np.int64).reshape(-1, 5),
            names=[(c['d'], c['k']) for c in names],
            y=np.array([c['y'] for c in names], dtype=np.float32), w=np.array([c['w'] for c in names], dtype=np.float32),
            c=np.array([c['c'] for c in names], dtype=np.float32),
            f=np.array([c['f'] for c in names], dtype=np.float32) if names and 'f' in names[0] else None,
            ruled=ruled_of(d, len(sentences)),
            key_of=np.array([keys[c['k']] for c in names], dtype=np.int64), goal=goal,
        ))
    return pages


def batch_of(pages):
    """Concatenates the pages into one row, with padding between them."""
    length = sum(padded(len(p['ids'])) for p in pages)
    ids, written, marks = np.zeros(length, np.int64), np.zeros(length, np.int64), np.zeros((length, 3), np.int64)
    sentences, slots, mentions, goal_of, signs, ruled = [], [], [], [], [], []
    at = names = said = goals = 0
    for k, p in enumerate(pages):
        n = len(p['ids'])
        ids[at:at + n], written[at:at + n], marks[at:at + n] = p['ids'], p['written'], p['marks']
        sentences.append(p['sentences'] + at)
        slots.append(np.stack((np.full(len(p['sentences']), k), np.arange(len(p['sentences']))), 1))
        m = p['mentions'].copy()
        m[:, 0:2] += at
        goal_of.append(p['key_of'][m[:, 3]] + goals if len(m) else np.zeros(0, np.int64))
        m[:, 3] += names
        m[:, 4] += said
        mentions.append(m)
        signs.append(p['signs'])
        ruled.append(p['ruled'])
        at += padded(n)
        names += len(p['names'])
        said += len(p['sentences'])
        goals += len(p['goal'])
    spans = np.concatenate(sentences)
    sizes = spans[:, 1] - spans[:, 0]
    owner = np.repeat(np.arange(len(spans)), sizes)
    told = np.arange(len(owner)) - np.repeat(np.cumsum(sizes) - sizes, sizes) + np.repeat(spans[:, 0], sizes)
    name_of = np.repeat(np.arange(len(pages)), [len(p['names']) for p in pages])
    cuda = lambda x: torch.from_numpy(np.ascontiguousarray(x)).cuda()
    return dict(ids=cuda(ids), written=cuda(written), marks=cuda(marks), sentences=cuda(spans), owner=cuda(owner), told=cuda(told), slots=cuda(np.concatenate(slots)),
                pages=len(pages), most=max(len(p['sentences']) for p in pages), mentions=cuda(np.concatenate(mentions)), names=names, name_of=cuda(name_of),
                goal_of=cuda(np.concatenate(goal_of)), goals=goals, signs=cuda(np.concatenate(signs).astype(np.float32)), ruled=cuda(np.concatenate(ruled)))


def spoiled(b, hide, forget):
    """Augments a row: masks a share `hide` of the subwords, drops some casing, and drops the features and, independently, the
    rules of a share `forget` of the pages.
    """
    chance = lambda count: torch.rand(count, device=b['ids'].device)
    lost = (chance(len(b['ids'])) < hide) & (b['ids'] > BLOCK)
    kept = lambda of: (chance(b['pages']) >= forget).float().index_select(0, of)[:, None]
    return b | dict(ids=torch.where(lost, MASK, b['ids']), written=torch.where(chance(len(b['ids'])) < 0.03, 0, b['written']),
                    signs=b['signs'] * kept(b['name_of']), ruled=b['ruled'] * kept(b['slots'][:, 0]))
