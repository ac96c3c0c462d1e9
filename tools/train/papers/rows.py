"""Papers as the net is taught them: plain arrays, put together to batches."""
import json
import lzma

import numpy as np

MOST_GROUPS = 64
UNKNOWN = 1
# Numbers of the features of lib/read/booking/roles/word-features.ts: digits to year-like.
DIGITS = range(12, 18)


class Paper:
    def __init__(self, row):
        self.name, self.variant, self.n = row['name'], row['variant'], len(row['ids'])
        ids = [one or [UNKNOWN] for one in row['ids']]
        self.ids = np.array([i for one in ids for i in one], np.int32)
        self.id_from = np.cumsum([0] + [len(one) for one in ids])[:-1].astype(np.int32)
        self.id_share = np.repeat([1 / len(one) for one in ids], [len(one) for one in ids]).astype(np.float32)
        self.has_digits = np.array([any(s in DIGITS for s in one) for one in row['signs']])
        self.signs = np.array([s for one in row['signs'] for s in one], np.int32)
        self.sign_owner = np.repeat(np.arange(self.n), [len(one) for one in row['signs']])
        self.at = np.stack((row['line'], row['column'], range(self.n)), 1).astype(np.float32)
        self.role = np.array(row['role'])
        kinds = {int(k): v for k, v in row['kinds'].items()}
        self.kind = np.full(self.n, -1)
        self.groups = np.zeros((self.n, MOST_GROUPS), np.float32)
        for i, own in enumerate(row['groups']):
            told = {kinds[g] for g in own}
            if len(told) < 2:
                self.kind[i] = told.pop() if told else 0
            for g in own:
                if g < MOST_GROUPS:
                    self.groups[i, g] = 1


def papers_in(path):
    with (lzma.open(path, 'rt') if path.endswith('.xz') else open(path)) as file:
        head = json.loads(next(file))
        rows = (json.loads(line) for line in file)
        return head, [Paper(row) for row in rows if row['ids']]


def batch_of(papers, table, signs, labels_from, chance=None):
    """With `chance` words, signs and places are shaken, so that no single one is relied upon."""
    n, size = max(p.n for p in papers), len(papers)
    words = np.zeros((size, n, table.shape[1]), np.float32)
    marks = np.zeros((size, n, signs), np.float32)
    at = np.zeros((size, n, 3), np.float32)
    there = np.zeros((size, n), bool)
    role = np.full((size, n), -1)
    kind = np.full((size, n), -1)
    groups = np.zeros((size, n, MOST_GROUPS), np.float32)
    for i, p in enumerate(papers):
        words[i, :p.n] = np.add.reduceat(table[p.ids] * p.id_share[:, None], p.id_from, 0)
        at[i, :p.n] = p.at
        keep = slice(None)
        if chance is not None:
            often = 0.3 if chance.random() < 0.3 else 0.06
            keep = chance.random(p.signs.shape) > np.where(p.signs >= labels_from, often, 0.03)
            at[i, :p.n, 0] = at[i, :p.n, 0] * chance.uniform(0.8, 1.3) + chance.uniform(0, 20)
            at[i, :p.n, 1] *= chance.uniform(0.7, 1.3)
            words[i, :p.n] *= chance.random((p.n, 1)) > 0.06
            if chance.random() < 0.12:
                # As a paper in letters that the table does not know: what a word looks like and where it stands has to do.
                words[i, :p.n][~p.has_digits] = table[UNKNOWN]
        marks[i, p.sign_owner[keep], p.signs[keep]] = 1
        there[i, :p.n] = True
        role[i, :p.n], kind[i, :p.n], groups[i, :p.n] = p.role, p.kind, p.groups
    return words, marks, at, there, role, kind, groups
