// `npm run bench:review`: how fast the review starts compared with an empty Preact popup, how smoothly a stop is
// dragged, and how much the layout shifts while loading, in one Chromium run. Prints figures; never passes or fails on
// timing. `npm run bench:review -- 10 starts drags` makes 10 rounds and only these parts.
import { measureReview, type Part } from './bench/review/measure.ts';
import { reviewReport } from './bench/review/report.ts';

// Enough for a median that hardly moves on two busy cores.
const [rounds = '30', ...asked] = process.argv.slice(2);
const all: Part[] = ['starts', 'drags', 'shifts'];
const parts = new Set(asked.length === 0 ? all : all.filter((part) => asked.includes(part)));

process.stdout.write(reviewReport(await measureReview({ rounds: Number(rounds), parts })));
