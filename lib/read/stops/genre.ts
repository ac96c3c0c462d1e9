// Counts what kind of text a page is: its voice, its subjects and its layout.
import { hasText } from '../../model/capture.ts';
import { nodesIn, propertyOf, textsOf } from '../structured.ts';
import { type Genre, genres, genreWords } from './genre-words.ts';
import type { PageView } from './page-view.ts';
import { bits } from './vocabulary.ts';

const genreOf = new Map<string, number>();
for (const [at, genre] of genres.entries()) {
  for (const word of genreWords[genre]) genreOf.set(word, (genreOf.get(word) ?? 0) | (1 << at));
}

const log = (value: number) => Math.log(1 + value);

/** How many of a thousand words belong to each kind of text, as a logarithm. */
function wordsOfGenres({ tokens }: PageView): Record<Genre, number> {
  const counts = genres.map(() => 0);
  let all = 0;
  for (const list of tokens.values()) {
    for (const { word } of list) {
      all += 1;
      const found = genreOf.get(word.lower);
      if (found === undefined) continue;
      for (const at of counts.keys()) if (found & (1 << at)) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return Object.fromEntries(
    genres.map((genre, at) => [genre, log((1000 * (counts[at] ?? 0)) / Math.max(100, all))]),
  ) as Record<Genre, number>;
}

/** The share of blocks in which somebody goes somewhere, and of those where it is the travellers: "we walked up". */
function storyShare({ tokens }: PageView): { told: number; moved: number } {
  let blocks = 0;
  let told = 0;
  let moved = 0;
  for (const list of tokens.values()) {
    if (list.length < minBlockWords) continue;
    blocks += 1;
    let classes = 0;
    for (const { word } of list) classes |= word.classes;
    if (classes & bits.visited) moved += 1;
    if (classes & bits.visited && classes & bits.travellers) told += 1;
  }
  return { told: told / Math.max(1, blocks), moved: moved / Math.max(1, blocks) };
}
// Fewer words are a title or a label.
const minBlockWords = 8;

const quotes = /[“”„«»「」『』"]/gu;
const percents = /\d\s?(?:%|percent|prozent)/gu;
const money = /[€$£¥₹]\s?\d|\d\s?(?:€|\$|£|円|元|eur\b|usd\b)/gu;
const years = /(?<!\d)(?:1[0-9]|20)\d{2}(?!\d)/gu;
// The first part of a page shows its kind; more would only cost time.
const maxCharacters = 40_000;

function textOf({ capture }: PageView): { text: string; linked: number } {
  let text = '';
  let linked = 0;
  for (const block of capture.blocks) {
    if (!hasText(block)) continue;
    if (text.length > maxCharacters) break;
    text += `${block.text}\n`;
    for (const { kind, start, end } of block.spans) if (kind === 'link') linked += end - start;
  }
  return { text: text.slice(0, maxCharacters).toLowerCase(), linked };
}

const per1000 = (text: string, expression: RegExp) =>
  log((1000 * [...text.matchAll(expression)].length) / Math.max(500, text.length));

const notTrips =
  /^(?:NewsArticle|ReportageNewsArticle|Recipe|Product|FAQPage|Event|BusinessEvent|JobPosting|Review|SoftwareApplication|RealEstateListing|Book|HowTo|PodcastEpisode|SportsEvent)$/u;

/** Whether the page's structured data calls it something other than a trip. */
const declaresOther = ({ capture }: PageView) =>
  nodesIn(capture.structured).some(
    ({ types, node, path }) =>
      (path.length === 0 && types.some((type) => notTrips.test(type))) ||
      textsOf(propertyOf(node, 'og:type')).some((type) => /product|book|video|music/u.test(type)),
  );

/** All features by name, each between 0 and about 4. */
export function genreFeatures(view: PageView): Record<string, number> {
  const { text, linked } = textOf(view);
  const { told, moved } = storyShare(view);
  return {
    ...wordsOfGenres(view),
    told,
    moved,
    quotes: per1000(text, quotes),
    percents: per1000(text, percents),
    money: per1000(text, money),
    years: per1000(text, years),
    linked: linked / Math.max(1, text.length),
    isOther: declaresOther(view) ? 1 : 0,
  };
}
