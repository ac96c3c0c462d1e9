"""Measures a reader's answers on labelled pages, and prints the result as one line."""
import numpy as np


def measure(title, pages, said):
    trips = [p for p in pages if p['trip'] == 1]
    ys, zs, cs = [], [], []
    for p in trips:
        if 'stop' not in said[p['slug']]:
            continue
        use = (p['w'] > 0.55) | (p['y'] > 0)
        ys.append(p['y'][use]); zs.append(said[p['slug']]['stop'][use]); cs.append(p['c'][use])
    y, z, c = np.concatenate(ys), np.concatenate(zs), np.concatenate(cs)
    c = np.log(np.clip(c, 1e-4, 1 - 1e-4) / (1 - np.clip(c, 1e-4, 1 - 1e-4)))

    def ap_f1(s):
        order = np.argsort(-s)
        t = np.cumsum(y[order])
        n = np.arange(1, len(t) + 1)
        f = 2 * t / (n + y.sum())
        return float((t / n * y[order]).sum() / y.sum()), float(f.max()), float(s[order][f.argmax()])

    line = [f'{title}: {len(pages)} pages; stops AP/F1 %.1f/%.1f' % tuple(100 * v for v in ap_f1(z)[:2]),
            'trees alone %.1f/%.1f' % tuple(100 * v for v in ap_f1(c)[:2])]
    line += ['mixed with the trees %.1f/%.1f' % tuple(100 * v for v in ap_f1(0.5 * z + 0.5 * c)[:2])]
    several = [p for p in trips if p['opens'] is not None and p['days'] > 1]
    for cut in (-1.0, -0.5, 0.0, 0.5):
        right = sum(int((said[p['slug']]['opens'] > cut).sum()) == p['days'] for p in several)
        tp = sum(float((p['opens'] * (said[p['slug']]['opens'] > cut)).sum()) for p in several)
        n = sum(float((said[p['slug']]['opens'] > cut).sum()) for p in several)
        g = sum(float(p['opens'].sum()) for p in several)
        line.append(f'openings > {cut}: day count right {100 * right / max(1, len(several)):.0f}, F1 {200 * tp / max(1, n + g):.1f}')
    right = sum(round(float((1 / (1 + np.exp(-said[p['slug']]['opens']))).sum())) == p['days'] for p in several)
    line.append(f'day count right by sum of probabilities {100 * right / max(1, len(several)):.0f}')
    ruled = sum(int((p['ruled'][:, -1] > 0).sum()) == p['days'] for p in several)
    line.append(f'by rules {100 * ruled / max(1, len(several)):.0f}')
    single = [p for p in trips if p['opens'] is not None and p['days'] == 1]
    line.append(f'one-day pages kept whole {sum(int((said[p["slug"]]["opens"] > 0).sum()) <= 1 for p in single)}/{len(single)}')
    more = lambda p: float(said[p['slug']]['several'][0])
    line.append(f'recognised as one day {sum(more(p) < 0 for p in single)}/{len(single)}, '
                f'as several {sum(more(p) > 0 for p in several)}/{len(several)}')
    none = [p for p in pages if p['trip'] == 0]
    tz = lambda p: float(said[p['slug']]['trip'][0])
    line.append(f'non-trips rejected {sum(tz(p) < 0 for p in none)}/{len(none)}, '
                f'trips rejected {sum(tz(p) < 0 for p in trips)}/{len(trips)}')
    aimed = [p for p in trips if (p['goal'] == 1).any() and 'goal' in said[p['slug']]]
    line.append(f'destination ranked first {sum(p["goal"][said[p["slug"]]["goal"].argmax()] == 1 for p in aimed)}/{len(aimed)}')
    print('; '.join(line), flush=True)
