// Pure: no browser, no network, no clock.
// The words around a name: was the traveller there, or is it only spoken of?

import type { Candidate } from '../group.ts';
import type { Mention } from '../mention.ts';
import { type PageView, textOf } from '../page-view.ts';
import { hasCjk, type Token } from '../tokens.ts';
import { kindOf, words } from '../words/all.ts';
import { notVisitedCjk, visitedCjk } from '../words/cjk.ts';
import { type Features, flag } from './feature.ts';

const visitedStems = visitedCjk.split(' ');
const notVisitedStems = notVisitedCjk.split(' ');
const clockTime = /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|uhr)\b/i;
/** Nothing but a clock time stands before the name: a line of a time table. */
const timeLead = /^[^\p{L}\p{N}]{0,4}\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h|時|点)?[^\p{L}\p{N}]{0,6}$/iu;
const price = /[€$£¥₹]|\b(?:eur|euro|usd|chf|yen)\b/i;

/** Index of the first token at or after `position`. */
function tokenAt(tokens: Token[], position: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Around {
  before: Token[];
  after: Token[];
}

function around(view: PageView, { block, start, end }: Mention): Around {
  const tokens = view.tokens.get(block) ?? [];
  const first = tokenAt(tokens, start);
  const next = tokenAt(tokens, end);
  const before: Token[] = [];
  for (let index = first - 1; index >= 0 && before.length < 8; index -= 1) {
    const token = tokens[index];
    if (!token) break;
    before.push(token);
    if (token.opensSentence) break;
  }
  const after: Token[] = [];
  for (const token of tokens.slice(next, next + 6)) {
    if (token.opensSentence) break;
    after.push(token);
  }
  return { before, after };
}

const has = (tokens: Token[], set: ReadonlySet<string>) =>
  tokens.some(({ lower }) => set.has(lower)) ? 1 : 0;

/** How many names stand in a row here, parted by commas: "Ginevra, Losanna, Lugano e …". */
function listLength(text: string, { start, end }: Mention): number {
  const window = text.slice(Math.max(0, start - 80), end + 80);
  return (window.match(/,\s+\p{Lu}/gu) ?? []).length;
}

function mentionFeatures(view: PageView, mention: Mention): Features {
  const { before, after } = around(view, mention);
  const text = textOf(view, mention.block);
  const [previous, second] = before;
  const near = before.slice(0, 2);
  const isCjk = hasCjk(mention.name);
  const windowAfter = isCjk ? text.slice(mention.end, mention.end + 8) : '';
  return {
    x_to: flag(words.towards.has(previous?.lower ?? '') || words.towards.has(second?.lower ?? '')),
    x_at: flag(words.at.has(previous?.lower ?? '') || words.at.has(second?.lower ?? '')),
    x_from: flag(words.from.has(previous?.lower ?? '') || words.from.has(second?.lower ?? '')),
    x_article: flag(words.articles.has(previous?.lower ?? '')),
    x_visited: flag(has(before, words.visited) || visitedStems.some((stem) => windowAfter.includes(stem))),
    x_notVisited: flag(
      has([...before, ...after], words.notVisited) ||
        notVisitedStems.some((stem) => windowAfter.includes(stem)),
    ),
    x_maybe: has(before, words.maybe),
    x_compared: flag(has(near, words.compared) || has(before.slice(0, 4), words.compared)),
    x_seen: has(before.slice(0, 4), words.seen),
    x_people: has(near, words.people),
    x_kindBefore: flag(kindOf(previous?.lower ?? '')),
    x_kindAfter: flag(kindOf(after[0]?.lower ?? '')),
    x_capitalBefore: flag(previous?.isCapital && !previous.opensSentence),
    x_capitalAfter: flag(after[0]?.isCapital),
    x_opens: flag(before.length === 0),
    x_list: listLength(text, mention),
    x_bracket: flag(/[(（]\s*$/.test(text.slice(Math.max(0, mention.start - 2), mention.start))),
    x_bracketAfter: flag(/^\s*[(（]/.test(text.slice(mention.end, mention.end + 2))),
    x_commaAfter: flag(/^\s*[,、，]/.test(text.slice(mention.end, mention.end + 2))),
    x_colonAfter: flag(/^\s*[:：–—]/.test(text.slice(mention.end, mention.end + 2))),
    x_possessive: flag(/^['’]s\b/.test(text.slice(mention.end, mention.end + 3))),
    x_time: flag(clockTime.test(text.slice(Math.max(0, mention.start - 24), mention.end + 16))),
    x_timeLead: flag(timeLead.test(text.slice(0, mention.start))),
    x_price: flag(price.test(text.slice(mention.start, mention.end + 60))),
    x_blockLength: Math.min(text.length, 2000),
  };
}

/** Any mention may show it; the first one counts once more on its own. */
export function contextFeatures({ mentions }: Candidate, view: PageView): Features {
  const all = mentions.slice(0, 12).map((mention) => mentionFeatures(view, mention));
  const features: Features = {};
  const [first = {}] = all;
  for (const name of Object.keys(first)) {
    features[name] = Math.max(...all.map((entry) => entry[name] ?? 0));
    if (all.length > 1 && (name === 'x_notVisited' || name === 'x_compared' || name === 'x_blockLength')) {
      features[name] = Math.min(...all.map((entry) => entry[name] ?? 0));
    }
  }
  return features;
}
