"""Fine-tunes the reader on pages: first on the shipped trees' probabilities for unlabelled pages, then on labels.

python3 finetune.py DATA SIZE PRETRAINED.npz OUT [--go-on FILE] [--epochs N] [--signs fc] [--folds N] [--seeds N]
                    [--teach | --taught-by FILE...]

With --teach, the trained net's logits for the unlabelled pages are written to OUT.answers.npz. With --taught-by, the answers of
such larger nets replace the trees' probabilities as soft targets and are mixed with the labels; pages that none of them answered
get the answers of the --go-on file itself. With --large, the net being trained is a public language model (large.py): a teacher
for pages in Latin letters, far too large to ship.

With --go-on, training continues from a trained reader's file. Its subword table stays frozen, so that the net for booking
papers, which uses the same table, remains valid. If SIZE has more layers than the file, the new ones contribute nothing at first.

DATA holds labelled*.jsonl.xz and plain*.jsonl.xz as dump-pages.ts writes them, in any number of files, which are loaded in
parallel. Held-out sites are only measured, never trained on. With --folds, the other sites are cross-validated as well.
"""
import argparse
import collections
import concurrent.futures
import functools
import glob
import json
import math
import multiprocessing
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

import checkpoint
import export
from model import SIZES
from measure import measure
from pages import batch_of, load, spoiled
from reader import Reader
from rounding import AsRead
from taught import deepened, rounded_table_in, state_in
from teacher import hear, losses_to_teacher, taught_batch, write_answers

ap = argparse.ArgumentParser()
ap.add_argument('data')
ap.add_argument('size')
ap.add_argument('pretrained')
ap.add_argument('out')
ap.add_argument('--go-on')
ap.add_argument('--epochs', type=int, default=7)
ap.add_argument('--plain-epochs', type=int, default=2)
ap.add_argument('--signs', default='', help="inputs for each name: f for its hand-made features, c for the trees' logit")
ap.add_argument('--no-rules', action='store_true')
ap.add_argument('--forget', type=float, default=0.15)
ap.add_argument('--drop', type=float, default=0.1)
ap.add_argument('--folds', type=int, default=0)
ap.add_argument('--fold', type=int, help='train only this fold, and write its files and the list of its held-out sites')
ap.add_argument('--seeds', type=int, default=1)
ap.add_argument('--seed', type=int, default=0)
ap.add_argument('--rate', type=float, default=4e-4)
ap.add_argument('--large', help='folder of a public language model that replaces the encoder')
ap.add_argument('--blocks', type=int, default=18, help='how many of its layers to use')
ap.add_argument('--slow-rate', type=float, default=2e-5, help='learning rate of its weights')
ap.add_argument('--teach', action='store_true')
ap.add_argument('--taught-by', nargs='*', default=[])
ap.add_argument('--plain-row', type=int, help='subwords per step for unlabelled pages; --row by default')
ap.add_argument('--opens', type=float, default=3, help='loss weight of day openings, for labelled pages')
ap.add_argument('--keep', help='where to write the unquantised weights, for --mean-of')
ap.add_argument('--mean-of', nargs='*', default=[],
                help='weights that --keep wrote in runs from the same starting file: nothing is trained, the net is their mean')
ap.add_argument('--row', type=int, default=16000, help='subwords per step')
ap.add_argument('--seconds', type=float, default=math.inf, help='time limit of each training stage')
ap.add_argument('--save-every', type=float, default=math.inf,
                help='after an epoch, write OUT-early.bin if this many seconds have passed since the last time; time may run out')
ap.add_argument('--bits', type=int, help='quantisation-aware training with matrices of this many bits, as in the file to be written')
a = ap.parse_args()
torch.set_float32_matmul_precision('high')
# cuDNN would compile a plan for every row length, which costs more time than it saves
torch.backends.cuda.enable_cudnn_sdp(False)
begin = time.time()
listed = open(a.data + '/subwords.txt', encoding='utf8').read()
V = len(listed.split('\n'))
with multiprocessing.get_context('fork').Pool() as pool:
    loaded = lambda kind, most: [p for part in pool.map(functools.partial(load, most=most), sorted(glob.glob(f'{a.data}/{kind}*.jsonl.xz'))) for p in part]
    labelled, plain = loaded('labelled', 20000), list({p['slug']: p for p in loaded('plain', 6000)}.values())
if a.large:
    from gguf import Gguf
    from large import LargeReader, batch_of, spoiled
    from large_tokens import tokens_of

    about = Gguf(a.large).about
    labelled, plain = (tokens_of(pages, about, listed.split('\n')) for pages in (labelled, plain))
learn = [p for p in labelled if not p['aside']]
aside = [p for p in labelled if p['aside']]
print(f'{len(learn)} training pages, {len(aside)} held out, {len(plain)} unlabelled, {time.time() - begin:.0f}s', flush=True)
if a.signs:
    rows = np.concatenate([p['f'] for p in learn if p['f'] is not None and len(p['f'])])
    usual, spread = rows.mean(0), rows.std(0) + 1e-3


def signs_of(p):
    """The features of each name, with a 1 in the last column; all zeros without --signs or if the page was dumped without features."""
    if not a.signs:
        return np.zeros((len(p['names']), 1), np.float32)
    width = (len(usual) if 'f' in a.signs else 0) + ('c' in a.signs) + 1
    if p['f'] is None or not len(p['f']):
        return np.zeros((len(p['names']), width), np.float32)
    c = np.clip(p['c'], 1e-4, 1 - 1e-4)
    parts = [((p['f'] - usual) / spread).clip(-5, 5)] if 'f' in a.signs else []
    parts += [np.log(c / (1 - c))[:, None] / 2] if 'c' in a.signs else []
    return np.concatenate([*parts, np.ones((len(c), 1))], 1).astype(np.float32)


for p in labelled + plain:
    p['signs'] = signs_of(p)


def rows_of(pages, rng, most):
    pages = pages[:]
    if rng:
        rng.shuffle(pages)
    row, size = [], 0
    for p in pages:
        if row and size + len(p['ids']) > most:
            yield row
            row, size = [], 0
        row.append(p)
        size += len(p['ids'])
    if row:
        yield row


def losses(net, b, pages, soft):
    with torch.autocast('cuda', torch.bfloat16):
        out = net(b)
    if 'taught' in b:
        return losses_to_teacher(out, b['taught'])
    cuda = lambda x: torch.from_numpy(np.ascontiguousarray(x)).cuda()
    total = 0
    if 'stop' in out:
        z = out['stop'].float()
        if soft:
            total = total + F.binary_cross_entropy_with_logits(z, cuda(np.concatenate([p['c'] for p in pages])))
        else:
            y, w = cuda(np.concatenate([p['y'] for p in pages])), cuda(np.concatenate([p['w'] for p in pages]))
            # beyond thirty names, a page's total weight grows only with the square root of their number
            w = w * cuda(np.concatenate([np.full(len(p['names']), (30 / max(30, len(p['names']))) ** 0.5, np.float32) for p in pages]))
            total = total + F.binary_cross_entropy_with_logits(z, y * 0.97 + 0.01, weight=w, reduction='sum') / w.sum().clamp(min=1)
    if soft:
        return total
    known = np.concatenate([np.full(len(p['sentences']), 0.0 if p['opens'] is None else 1.0, np.float32) for p in pages])
    opens = np.concatenate([np.zeros(len(p['sentences']), np.float32) if p['opens'] is None else p['opens'] for p in pages])
    known, opens = cuda(known), cuda(opens)
    each = F.binary_cross_entropy_with_logits(out['opens'].float(), opens, reduction='none') * known * (1 + 2 * opens)
    total = total + a.opens * each.sum() / known.sum().clamp(min=1)
    trip = cuda(np.array([p['trip'] for p in pages], np.float32))
    total = total + 0.3 * F.binary_cross_entropy_with_logits(out['trip'].float(), trip * 0.96 + 0.02)
    counted = [k for k, p in enumerate(pages) if p['trip'] == 1 and p['days']]
    if counted:
        several = cuda(np.array([pages[k]['days'] > 1 for k in counted], np.float32))
        total = total + 0.3 * F.binary_cross_entropy_with_logits(out['several'][counted].float(), several * 0.97 + 0.015)
    if 'goal' in out:
        at, goals = 0, []
        for p in pages:
            g, z = p['goal'], out['goal'][at:at + len(p['goal'])].float()
            at += len(g)
            if (g == 1).any():
                goals.append(z.logsumexp(0) - z[cuda(g == 1)].logsumexp(0))
        if goals:
            total = total + 0.3 * torch.stack(goals).mean()
    return total


def ahead(make, rows, count=4):
    """Yields each row with `make(row)`, which background threads compute while earlier rows are in use."""
    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        waiting = collections.deque()
        for row in rows:
            waiting.append((row, pool.submit(make, row)))
            if len(waiting) > count:
                row, made = waiting.popleft()
                yield row, made.result()
        for row, made in waiting:
            yield row, made.result()


def begun():
    """The small net before training."""
    net = Reader(V, a.size, signs=learn[0]['signs'].shape[1] if a.signs else 0, rules=not a.no_rules, drop=a.drop, head_drop=2 * a.drop).cuda()
    if not a.go_on:
        net.encoder.load_state_dict({k: torch.from_numpy(v) for k, v in checkpoint.load(a.pretrained).items()})
        return net
    taught = deepened(state_in(a.go_on), SIZES[a.size]['layers'])
    with torch.no_grad():
        for name, own in net.named_parameters():
            if name in taught:
                own.copy_(torch.from_numpy(taught[name])[:, :own[0].numel()].reshape(own.shape))
    net.encoder.table.weight.requires_grad_(False)
    return net


def stages_of(pages):
    """Soft targets first, then labels. A teacher's answers and the labels share one stage, so that neither is forgotten."""
    parts = [part for part in ((True, plain, a.plain_epochs), (False, pages, a.epochs)) if part[1] and part[2]]
    return [parts] if a.taught_by and parts else [[part] for part in parts]


most_of = lambda soft: a.plain_row or a.row if soft else a.row
once = []


def taught_rows(net):
    """Unlabelled rows with the teachers' answers, built once and kept on the GPU."""
    made = list(ahead(batch_of, rows_of(plain, random.Random(0), most_of(True))))
    untaught = hear(plain, a.taught_by)
    said = answers(net.eval(), untaught)
    for p in untaught:
        p['taught'] = said[p['slug']]
    print(f'  {len(made)} unlabelled rows; {len(untaught)} pages answered by {a.go_on} itself, {time.time() - begin:.0f}s', flush=True)
    return [(row, taught_batch(batch, row)) for row, batch in made]


def mixed(parts, rng):
    """One epoch over all parts, in random order."""
    kept = [(*each, True) for soft, _ in parts if soft and a.taught_by for each in once]
    others = [(row, soft) for soft, data in parts if not (soft and a.taught_by) for row in rows_of(data, rng, most_of(soft))]
    order = [None] * len(others) + kept
    rng.shuffle(order)
    made = ((row, batch, soft) for (row, batch), (_, soft) in zip(ahead(batch_of, [row for row, _ in others]), others))
    for each in order:
        yield each or next(made)


def train(pages, seed):
    torch.manual_seed(seed)
    rng = random.Random(seed)
    net = LargeReader(a.large, a.blocks, not a.no_rules).cuda() if a.large else begun()
    if a.mean_of:
        kept = [np.load(path) for path in a.mean_of]
        net.load_state_dict({name: torch.from_numpy(sum(one[name] for one in kept) / len(kept)) for name in kept[0].files})
        return net.eval()
    if a.taught_by and not once:
        once.extend(taught_rows(net))
    as_read = AsRead(net, a.bits)
    opt = torch.optim.AdamW(net.groups(a.rate, a.slow_rate), weight_decay=0.05, betas=(0.9, 0.98), fused=True)
    base = [g['lr'] for g in opt.param_groups]
    net.train()
    for stage in stages_of(pages):
        rounds = max(epochs for _, _, epochs in stage)
        steps = sum(epochs * max(1, sum(len(p['ids']) for p in data) // most_of(soft)) for soft, data, epochs in stage)
        step, shown, since = 0, [], time.time()
        saved = since
        for at in range(rounds):
            # a part with fewer epochs joins for the last ones: by epochs or by the time limit, whichever ends sooner
            past = max(at / rounds, (time.time() - since) / a.seconds)
            parts = [(soft, data) for soft, data, epochs in stage if past >= 1 - epochs / rounds]
            for row, batch, soft in mixed(parts, rng):
                share = max(step / steps, (time.time() - since) / a.seconds)
                if share >= 1:
                    break
                for g, rate in zip(opt.param_groups, base):
                    g['lr'] = rate * min(1, (step + 1) / 60) * max(0.03, 1 - share)
                opt.zero_grad(set_to_none=True)
                with as_read:
                    loss = losses(net, spoiled(batch, 0.08, a.forget), row, soft)
                    if not torch.is_tensor(loss):
                        continue
                    loss.backward()
                torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
                opt.step()
                step += 1
                shown.append(loss.detach())
            if time.time() - saved > a.save_every:
                write_file(net, a.bits or 5, a.out + '-early.bin')
                saved = time.time()
            print(f'  epoch {at + 1} of {rounds}: step {step} of {steps}, loss {torch.stack(shown[-200:]).float().mean():.3f}, '
                  f'{time.time() - begin:.0f}s', flush=True)
            if share >= 1:
                break
    if a.keep:
        np.savez(a.keep, **{name: w.float().cpu().numpy() for name, w in net.state_dict().items()})
    return net.eval()


def teach(net):
    write_answers(a.out + '.answers.npz', answers(net, plain))


@torch.no_grad()
def answers(net, pages):
    said = {}
    # sorted by length, so that little is padded
    for row, batch in ahead(batch_of, rows_of(sorted(pages, key=lambda p: len(p['ids'])), None, a.row)):
        with torch.autocast('cuda', torch.bfloat16):
            out = {k: v.float().cpu().numpy() for k, v in net(batch).items()}
        at = collections.Counter()
        for p in row:
            sizes = dict(opens=len(p['sentences']), trip=1, several=1, stop=len(p['names']), goal=len(p['goal']))
            said[p['slug']] = {k: out[k][at[k]:at[k] + n] for k, n in sizes.items() if k in out and n}
            at.update(sizes)
    return said


def write_file(net, bits, path):
    state = {k: v.float().cpu().numpy() for k, v in net.state_dict().items()}
    table = rounded_table_in(a.go_on) if a.go_on else None
    export.write(state, listed, SIZES[a.size], path, bits, table=table)
    return state, table


def write_files(net):
    """Writes the browser's file with few and with 8 bits, then measures both as quantised. Time may run out, so files come first."""
    both = (a.bits or 5, 8)
    for bits in both:
        state, table = write_file(net, bits, f'{a.out}-{bits}.bin')
    for bits in both:
        net.load_state_dict({k: torch.from_numpy(v) for k, v in export.as_read(state, bits, table=table).items()})
        measure(f'held out, {bits} bits', aside, answers(net, aside))
    net.load_state_dict({k: torch.from_numpy(v) for k, v in state.items()})


kept = {}
if a.folds:
    sites = sorted({p['site'] for p in learn if not p['own']})
    random.Random(7).shuffle(sites)
    for k in range(a.folds) if a.fold is None else [a.fold]:
        out = set(sites[k::a.folds])
        net = train([p for p in learn if p['site'] not in out], k)
        kept.update(answers(net, [p for p in learn if p['site'] in out]))
    measure('cross-validated by site', [p for p in learn if p['slug'] in kept], kept)
    if a.fold is not None:
        teach(net) if a.teach else write_files(net)
        open(a.out + '.sites', 'w').write('\n'.join(sorted(out)))
        raise SystemExit
mean = None
for seed in range(a.seeds):
    net = train(learn, 100 + a.seed + seed)
    if seed == 0:
        teach(net) if a.teach else write_files(net)
    said = answers(net, aside)
    measure(f'held out, seed {seed}', aside, said)
    if mean is None:
        mean = said
    else:
        mean = {s: {k: mean[s][k] + v for k, v in d.items()} for s, d in said.items()}
if a.seeds > 1:
    mean = {s: {k: v / a.seeds for k, v in d.items()} for s, d in mean.items()}
    measure('held out, mean of seeds', aside, mean)
for lang in sorted({p['lang'] or '?' for p in aside}):
    some = [p for p in aside if p['lang'] == lang and p['trip'] == 1]
    if len(some) >= 8:
        measure(f'  {lang}', some, mean)
for told in ('numbers', 'dates', 'weekdays', 'prose'):
    some = [p for p in aside if p['told'] == told]
    if len(some) >= 5:
        measure(f'  {told}', some, mean)
kept.update(mean)
names = {p['slug']: p['names'] for p in labelled}
json.dump({s: {'stop': [[*n, round(float(z), 3)] for n, z in zip(names[s], d.get('stop', []))], 'opens': [round(float(z), 2) for z in d['opens']],
               'trip': round(float(d['trip'][0]), 3), 'goal': [round(float(z), 2) for z in d.get('goal', [])]} for s, d in kept.items()}, open(a.out + '.json', 'w'))
print(f'{time.time() - begin:.0f}s in total')
