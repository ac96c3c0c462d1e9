// `node tools/train/encoder/dump-pages.ts SUBWORDS OUT.jsonl SOURCE... [--own]`: labelled pages in the format of the
// training scripts, one JSON line per page: subwords with their marks, sentences, candidate names, and the labels.
// With `--posts N` the folders hold git clones instead, and N posts of each site that is not held out are written
// without labels, with the shipped model's scores of their names. A file of JSON lines in place of a folder is text
// about travel: N of it in each language.
import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inputOf, type PageInput, subwordsAt } from '../../../lib/encoder/page-input.ts';
import { markPlaces, rulesOf } from '../../../lib/encoder/page-sense.ts';
import { Subwords } from '../../../lib/encoder/subwords.ts';
import { type Capture, hasText } from '../../../lib/model/capture.ts';
import { type DayPart, daysIn, findDays } from '../../../lib/read/days/find-days.ts';
import { modelOf } from '../../../lib/read/stops/cached-model.ts';
import { carriers } from '../../../lib/read/stops/mention.ts';
import type { PageView } from '../../../lib/read/stops/page-view.ts';
import { viewPage } from '../../../lib/read/stops/page-view.ts';
import { chancesOf } from '../../../lib/read/stops/score.ts';
import { hintsOf } from '../../../lib/read/stops/sense-hints.ts';
import { fold } from '../../../lib/text/fold.ts';
import { fileOf, filesOf } from '../../labels/git-copy.ts';
import { renderPost } from '../../labels/render-post.ts';
import { decodeHtml } from '../../reading/decode-html.ts';
import { loadKnowledge } from '../../reading/load-places.ts';
import { openPage } from '../../reading/open-page.ts';
import { type Gold, isLaidAside, type LabelledPage, loadCorpus } from '../corpus.ts';
import { examplesOf } from '../examples.ts';
import { likeness } from '../names.ts';
import { loadOwnPages } from '../own/load-own.ts';
import { pagesOfLines } from './text-pages.ts';
import { isPost } from './texts.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { own: { type: 'boolean' }, posts: { type: 'string' } },
});
const [listFile = '', outFile = '', ...sources] = positionals;
if (flags.posts === undefined && sources.some((source) => source.endsWith('.jsonl')))
  throw new Error('JSON lines have no labels: say how many of them with --posts N.');
const subwords = new Subwords(readFileSync(listFile, 'utf8').split('\n'));
const knowledge = loadKnowledge();
const shipped = modelOf(knowledge);
if (!shipped) throw new Error('public/stops.bin is missing.');
const model = shipped;
const wordSources = { knowledge, lexicon: model.lexicon };

/** Where a block's text has these words; at its beginning, spaces and punctuation are ignored. */
function placeOf(label: string, capture: Capture, block: number, from = 0): number {
  const found = capture.blocks[block];
  if (label === '' || !found || !hasText(found)) return -1;
  const exact = found.text.toLowerCase().indexOf(label.toLowerCase(), from);
  return exact < 0 && from === 0 && fold(found.text).startsWith(fold(label)) ? 0 : exact;
}

/** The sentences that open a day; undefined if the labels do not say where days begin. */
function openings(days: NonNullable<Gold['days']>, capture: Capture, input: PageInput): number[] | undefined {
  const found: number[] = [];
  for (const { label = '', block } of days) {
    const last = input.sentences[found.at(-1) ?? -1];
    const at =
      block ??
      capture.blocks.findIndex(
        (_, index) =>
          index >= (last?.block ?? 0) &&
          placeOf(label, capture, index, index === last?.block ? last.start + 1 : 0) >= 0,
      );
    const words = placeOf(label, capture, at, block === undefined && at === last?.block ? last.start + 1 : 0);
    const ofBlock = input.sentences.flatMap((sentence, index) => (sentence.block === at ? [index] : []));
    const holding = ofBlock.findLast((index) => (input.sentences[index]?.start ?? 0) <= words);
    const sentence = holding ?? ofBlock[0];
    // The same words also occur further up, so the beginning of the day is ambiguous.
    if (sentence === undefined || (block === undefined && sentence <= (found.at(-1) ?? -1))) return undefined;
    found.push(sentence);
  }
  return found;
}

/** The days as labelled, so that names are grouped correctly. */
function goldParts(opens: number[], input: PageInput, capture: Capture): DayPart[] {
  const at = opens.flatMap((sentence) => input.sentences[sentence] ?? []);
  return at.map(({ block, start }, index): DayPart => {
    const end = at[index + 1]?.block ?? capture.blocks.length;
    return {
      number: index + 1,
      span: 1,
      at: { block, start, end: start },
      start: block,
      end: Math.max(end, block + 1),
      trust: 1,
    };
  });
}

function lineOf(page: LabelledPage, capture: Capture): string {
  const input = inputOf(capture, subwords);
  const goldDays = page.gold.days ?? [];
  const isTrip = page.gold.kind !== 'not-a-trip';
  const opens = isTrip ? openings(goldDays, capture, input) : [];
  const days = opens && opens.length > 1 ? goldParts(opens, input, capture) : findDays(capture);
  const view: PageView = viewPage(capture, days, wordSources);
  const hints = hintsOf(view, daysIn(capture));
  markPlaces(input, hints.places);
  const { examples } = examplesOf(page, view);
  const chances = chancesOf(
    view,
    examples.map(({ candidate }) => candidate),
    model,
  );
  const wanted = (page.gold.destination ?? '').split(/[,(&]| and /)[0] ?? '';
  const candidates = examples.flatMap(({ candidate, features, label, weight }, index) => {
    const mentions = candidate.mentions.flatMap((mention) => {
      const at = subwordsAt(input, mention);
      return at ? [[...at, carriers.indexOf(mention.carrier), mention.isWhole ? 1 : 0]] : [];
    });
    if (mentions.length === 0) return [];
    return [
      {
        d: candidate.day,
        k: candidate.key,
        m: mentions.slice(0, 12),
        y: label,
        w: Math.round(weight * 100) / 100,
        c: Math.round((chances[index] ?? 0) * 1e4) / 1e4,
        t: isTrip && wanted ? (likeness(wanted, candidate.name) > 0.5 ? 1 : 0) : -1,
        ...(page.gold.kind !== 'unlabelled' && {
          f: Array.from(features, (value) => Math.round(value * 1000) / 1000),
        }),
      },
    ];
  });
  return JSON.stringify({
    slug: page.slug,
    site: page.site,
    aside: !page.isOwn && isLaidAside(page.site),
    own: page.isOwn ?? false,
    lang: page.gold.lang,
    kind: page.gold.kind,
    told: page.gold.told,
    trip: page.gold.kind === 'unlabelled' ? -1 : isTrip ? 1 : 0,
    ids: [...input.ids],
    written: [...input.written].join(''),
    marks: [...input.marks],
    sentences: input.sentences.map(({ first, next, block }) => [first, next, block]),
    opens: opens ?? null,
    ruled: rulesOf(input, hints.openings).map(({ sentence, way, trust }) => [sentence, way, trust]),
    candidates,
  });
}

/** Posts that are long enough, spread over all posts of a site. */
function* somePosts(copies: string, most: number): Generator<LabelledPage> {
  for (const name of readdirSync(copies).sort()) {
    const repo = name.replace('+', '/');
    if (isLaidAside(repo)) continue;
    const posts = filesOf(copies, repo).filter(isPost);
    const step = Math.max(1, Math.floor(posts.length / most));
    for (const path of posts.filter((_, at) => at % step === 0).slice(0, most)) {
      const bytes = fileOf(copies, { repo, path });
      if (!bytes || bytes.length < 1500 || bytes.length > 60_000) continue;
      const html = renderPost(path, decodeHtml(new Uint8Array(bytes)));
      yield {
        slug: `${name}/${path}`,
        site: repo,
        html: new TextEncoder().encode(html),
        gold: { source: { repo }, kind: 'unlabelled', days: [] },
      };
    }
  }
}

const out = openSync(outFile, 'w');
const isLabelled = flags.posts === undefined;
async function* pages(): AsyncGenerator<LabelledPage> {
  if (flags.own) yield* loadOwnPages();
  for (const source of sources) {
    if (source.endsWith('.jsonl')) yield* pagesOfLines(source, Number(flags.posts));
    else if (isLabelled) yield* loadCorpus(source);
    else yield* somePosts(source, Number(flags.posts));
  }
}
let count = 0;
let placed = 0;
for await (const page of pages()) {
  const opened = openPage(decodeHtml(page.html));
  if (!opened.ok) continue;
  const line = lineOf(page, opened.value);
  writeSync(out, `${line}\n`);
  count += 1;
  if (!line.includes('"opens":null')) placed += 1;
}
closeSync(out);
console.log(`${count} pages, ${placed} of them with days at known places`);
