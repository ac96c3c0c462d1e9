"""The training papers: all of them as flat tensors on the training device, where batches are gathered from them."""
import json
import lzma
from multiprocessing import Pool

import numpy as np
import torch
import torch.nn.functional as F

MOST_GROUPS = 64
UNKNOWN = 1
# The features `digits` to `year-like` of lib/read/booking/roles/word-features.ts.
DIGITS = range(12, 18)


def opened(path):
    return lzma.open(path, 'rt') if path.endswith('.xz') else open(path)


def head_in(path):
    with opened(path) as file:
        return json.loads(next(file))


def kind_of(own, kinds):
    """The kind of the bookings that a word belongs to: 0 if it belongs to none, -1 if their kinds differ."""
    told = {kinds[g] for g in own}
    return 0 if not told else told.pop() if len(told) == 1 else -1


def flat(path):
    """The papers of one file: the number of words in each, and the inputs and labels of all words, concatenated."""
    names, variants, counts, ids, signs, groups, at, role, kind = ([] for _ in range(9))
    with opened(path) as file:
        next(file)
        for row in map(json.loads, file):
            size = len(row['ids'])
            if not size:
                continue
            kinds = {int(k): v for k, v in row['kinds'].items()}
            names.append(row['name']), variants.append(row['variant']), counts.append(size)
            ids += [one or [UNKNOWN] for one in row['ids']]
            signs += row['signs']
            groups += [[g for g in own if g < MOST_GROUPS] for own in row['groups']]
            at.append(np.stack((row['line'], row['column'], range(size)), 1).astype(np.float32))
            role.append(np.array(row['role'], np.int8))
            kind.append(np.array([kind_of(own, kinds) for own in row['groups']], np.int8))

    def joined(lists, kind):
        return np.array([len(one) for one in lists], np.int32), np.array([i for one in lists for i in one], kind)

    return dict(names=names, variants=variants, words=np.array(counts), at=np.concatenate(at), role=np.concatenate(role),
                kind=np.concatenate(kind), digits=np.array([any(s in DIGITS for s in one) for one in signs]),
                ids=joined(ids, np.int32), signs=joined(signs, np.int16), groups=joined(groups, np.uint8))


def starts(counts):
    return np.concatenate(([0], np.cumsum(counts, dtype=np.int64)))


def spread(first, counts, total):
    """For every entry of the lists that begin at `first`: which list it belongs to, and its index."""
    owner = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts, output_size=total)
    within = torch.arange(total, device=counts.device) - (counts.cumsum(0) - counts)[owner]
    return owner, first[owner] + within


class Lists:
    """A list of integers for every word."""

    def __init__(self, parts, words_from, device):
        counts = np.concatenate([count for count, _ in parts])
        begins = starts(counts)
        self.of_papers = np.diff(begins[words_from])
        self.first = torch.from_numpy(begins[:-1]).to(device)
        self.counts = torch.from_numpy(counts).to(device)
        self.values = torch.from_numpy(np.concatenate([values for _, values in parts])).to(device)

    def of(self, words, papers):
        owner, at = spread(self.first[words], self.counts[words].long(), int(self.of_papers[papers].sum()))
        return owner, self.values[at].long()


class Papers:
    def __init__(self, paths, table, signs, device):
        with Pool() as pool:
            parts = pool.map(flat, paths)
        self.table, self.sign_count, self.device = torch.from_numpy(table).to(device), signs, device
        # The last features are those of the labels around a word: five sides, 43 kinds of label.
        self.labels_from = signs - 5 * 43
        self.names = [name for part in parts for name in part['names']]
        self.variants = [variant for part in parts for variant in part['variants']]
        self.sizes = np.concatenate([part['words'] for part in parts])
        self.words_from = starts(self.sizes)
        for key in ('at', 'role', 'kind', 'digits'):
            setattr(self, key, torch.from_numpy(np.concatenate([part[key] for part in parts])).to(device))
        for key in ('ids', 'signs', 'groups'):
            setattr(self, key, Lists([part[key] for part in parts], self.words_from, device))

    def __len__(self):
        return len(self.sizes)

    def batch(self, papers, shaken=False):
        """With `shaken`, words, features and positions are augmented, so that the net does not rely on any one of them."""
        papers = np.asarray(papers)
        sizes, device = self.sizes[papers], self.device
        size, n, total = len(papers), int(sizes.max()), int(sizes.sum())
        first, counts = (torch.from_numpy(a).to(device) for a in (self.words_from[papers], sizes))
        paper, word = spread(first, counts, total)
        place = paper * n + word - first[paper]

        def chance(*shape):
            return torch.rand(shape, device=device)

        def laid(values):
            whole = torch.zeros((size * n, *values.shape[1:]), dtype=values.dtype, device=device)
            whole[place] = values
            return whole.view(size, n, *values.shape[1:])

        at = self.at[word]
        owner, ids = self.ids.of(word, papers)
        words = F.embedding_bag(ids, self.table, torch.searchsorted(owner, torch.arange(total, device=device)), mode='mean')
        sign_owner, signs = self.signs.of(word, papers)
        if shaken:
            often = torch.where(chance(size) < 0.3, 0.3, 0.06)[paper[sign_owner]]
            keep = chance(len(signs)) > torch.where(signs >= self.labels_from, often, 0.03)
            sign_owner, signs = sign_owner[keep], signs[keep]
            stretch = torch.stack((0.8 + 0.5 * chance(size), 0.7 + 0.6 * chance(size), torch.ones(size, device=device)), 1)
            at = at * stretch[paper]
            at[:, 0] += (20 * chance(size))[paper]
            words = words * (chance(total, 1) > 0.06)
            # Simulates a paper in a script that the table does not know: shapes and positions of words have to suffice.
            strange = (chance(size) < 0.12)[paper] & ~self.digits[word]
            words = torch.where(strange[:, None], self.table[UNKNOWN], words)
        marks = torch.zeros((size * n, self.sign_count), device=device)
        marks[place[sign_owner], signs] = 1
        group_owner, group = self.groups.of(word, papers)
        groups = torch.zeros((size * n, MOST_GROUPS), device=device)
        groups[place[group_owner], group] = 1
        there = laid(torch.ones(total, dtype=torch.bool, device=device))
        role, kind = (laid(known[word].long() + 1) - 1 for known in (self.role, self.kind))
        return laid(words), marks.view(size, n, -1), laid(at), there, role, kind, groups.view(size, n, -1)
