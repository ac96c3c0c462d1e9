// Pure: no browser, no network, no clock.
// Every place that a page might be about, with all that it says about each.
import { type Capture, hasText, type TextBlock } from '../../model/capture.ts';
import { type Knowledge, type Place, type PlaceCandidate, titleBlock } from '../../model/evidence.ts';
import { findMentions, type Mention } from '../../places/find-mentions.ts';
import { fold } from '../../text/fold.ts';
import { otherTitles, structuredNames } from './structured-names.ts';
import { nameAtStart, namesAfterPreposition, namesByPattern } from './title-patterns.ts';

/** Where on a page a name can stand. */
export const zones = [
  'title',
  'pattern',
  'opening',
  'address',
  'site',
  'description',
  'structured',
  'top',
  'heading',
  'lead',
  'body',
  'pointed',
  'part',
] as const;
export type Zone = (typeof zones)[number];

export interface Candidate {
  /** As the page first writes it. */
  name: string;
  at: Place;
  /** What the gazetteer takes it for, if it knows the name. */
  place?: PlaceCandidate;
  counts: Record<Zone, number>;
  /** How far into the title it stands, 0 to 1; 1 if it does not. */
  titlePosition: number;
}

// A page says early and often where it is: more would cost time and tell nothing new.
const mostBodyCharacters = 120_000;
const leadCharacters = 1500;
const mostUnknown = 12;

const noCounts = (): Record<Zone, number> => ({
  title: 0,
  pattern: 0,
  opening: 0,
  address: 0,
  site: 0,
  description: 0,
  structured: 0,
  top: 0,
  heading: 0,
  lead: 0,
  body: 0,
  pointed: 0,
  part: 0,
});

/** Where a name stands for which no block has words (an address, a description): nowhere, at the title. */
const nowhere: Place = { block: titleBlock, start: 0, end: 0 };

export class CandidateList {
  private readonly byKey = new Map<string, Candidate>();

  /** Names of one place in two languages are one candidate. */
  private keyOf(name: string, place: PlaceCandidate | undefined): string {
    return place ? `${place.kind} ${place.country} ${place.name}` : fold(name);
  }

  add(found: { name: string; place?: PlaceCandidate; at?: Place }, zone: Zone): Candidate {
    const key = this.keyOf(found.name, found.place);
    const known = this.byKey.get(key);
    const candidate = known ?? {
      name: found.name,
      at: found.at ?? nowhere,
      ...(found.place && { place: found.place }),
      counts: noCounts(),
      titlePosition: 1,
    };
    // Words of the page are a better origin than its address.
    if (found.at && candidate.at.end === 0) Object.assign(candidate, { at: found.at, name: found.name });
    candidate.counts[zone] += 1;
    this.byKey.set(key, candidate);
    return candidate;
  }

  all(): Candidate[] {
    return [...this.byKey.values()];
  }
}

function addMentions(list: CandidateList, mentions: Mention[], where: { zone: Zone; block?: number }): void {
  for (const { name, start, end, candidates, isPart } of mentions) {
    const at = where.block === undefined ? {} : { at: { block: where.block, start, end } };
    const place = candidates[0];
    list.add({ name, ...(place && { place }), ...at }, where.zone);
    // In titles all words have capitals; in sentences they belong together.
    if (isPart && (where.zone === 'lead' || where.zone === 'body'))
      list.add({ name, ...(place && { place }) }, 'part');
  }
}

/** "/2025/09/que-hacer-en-kyoto/" → "Que Hacer En Kyoto": addresses have no capitals, so each word gets one. */
function wordsOfAddress(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  let readable = path;
  try {
    readable = decodeURIComponent(path);
  } catch {
    // A stray percent sign: the path as it is.
  }
  return readable
    .replace(/\.\w{2,5}$/, '')
    .split(/[/_+\s-]+/)
    .filter((part) => !/^\d*$/.test(part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

/** Names that a title or first heading points at. */
function addPatterns(
  list: CandidateList,
  { text, block }: { text: string; block: number },
  knowledge: Knowledge,
): void {
  const mentions = findMentions(text, knowledge.lookUpPlace);
  const named = [
    ...namesByPattern(text).map((found) => ({ ...found, zone: 'pattern' as const })),
    ...nameAtStart(text).map((found) => ({ ...found, zone: 'opening' as const })),
  ];
  for (const { name, start, zone } of named) {
    const place = knowledge.lookUpPlace?.(name)[0];
    const inside = mentions.find((mention) => mention.start === start && mention.name.length < name.length);
    // "in Lisbon Portugal": the gazetteer knows the first word of it, and that is the name.
    const found = inside && !place ? { name: inside.name, place: inside.candidates[0] } : { name, place };
    const at = { block, start, end: start + found.name.length };
    list.add({ name: found.name, at, ...(found.place && { place: found.place }) }, zone);
  }
}

function addTitle(list: CandidateList, capture: Capture, knowledge: Knowledge): void {
  const { title } = capture;
  addMentions(list, findMentions(title, knowledge.lookUpPlace), { zone: 'title', block: titleBlock });
  addPatterns(list, { text: title, block: titleBlock }, knowledge);
  for (const candidate of list.all()) {
    if (candidate.at.block === titleBlock && candidate.at.end > 0)
      candidate.titlePosition = candidate.at.start / title.length;
  }
}

/** The first heading is a title too; some pages have the site's name where their own belongs. */
function zoneOf(block: TextBlock, { isFirst, read }: { isFirst: boolean; read: number }): Zone {
  if (block.kind === 'heading') return isFirst && block.level <= 2 ? 'top' : 'heading';
  return read < leadCharacters ? 'lead' : 'body';
}

function addPointed(
  list: CandidateList,
  { mentions, text, block }: { mentions: Mention[]; text: string; block: number },
): void {
  for (const { name, start } of namesAfterPreposition(text)) {
    const known = mentions.find((mention) => mention.start === start);
    const place = known?.candidates[0];
    const found = known && place ? { name: known.name, place } : { name };
    list.add({ ...found, at: { block, start, end: start + found.name.length } }, 'pointed');
  }
}

/** Names nobody knows are counted by their letters; the most promising ones, for each costs a reading of the page. */
function countUnknown(list: CandidateList, capture: Capture): void {
  const unknown = list
    .all()
    .filter(({ place, counts }) => !place && (counts.pattern + counts.opening > 0 || counts.pointed > 1));
  const chosen = unknown
    .sort(
      (a, b) =>
        b.counts.pattern + b.counts.opening - a.counts.pattern - a.counts.opening ||
        b.counts.pointed - a.counts.pointed,
    )
    .slice(0, mostUnknown);
  let read = 0;
  for (const block of capture.blocks) {
    if (!hasText(block) || read > mostBodyCharacters) continue;
    const zone = block.kind === 'heading' ? 'heading' : read < leadCharacters ? 'lead' : 'body';
    read += block.text.length;
    for (const { name, counts } of chosen) if (block.text.includes(name)) counts[zone] += 1;
  }
}

function addBlocks(list: CandidateList, capture: Capture, knowledge: Knowledge): void {
  let read = 0;
  let isFirst = true;
  for (const [index, block] of capture.blocks.entries()) {
    if (!hasText(block)) continue;
    if (read > mostBodyCharacters) return;
    const zone = zoneOf(block, { isFirst, read });
    if (block.kind === 'heading') isFirst = false;
    if (zone === 'top') addPatterns(list, { text: block.text, block: index }, knowledge);
    const mentions = findMentions(block.text, knowledge.lookUpPlace);
    addMentions(list, mentions, { zone, block: index });
    if (zone === 'lead' || zone === 'body') addPointed(list, { mentions, text: block.text, block: index });
    if (block.kind !== 'heading') read += block.text.length;
  }
}

export function candidatesOf(capture: Capture, knowledge: Knowledge): Candidate[] {
  const list = new CandidateList();
  const { lookUpPlace } = knowledge;
  addTitle(list, capture, knowledge);
  addBlocks(list, capture, knowledge);
  for (const title of otherTitles(capture.structured, capture.title)) {
    addMentions(list, findMentions(title, lookUpPlace), { zone: 'title' });
  }
  addMentions(list, findMentions(wordsOfAddress(capture.url), lookUpPlace), { zone: 'address' });
  addMentions(list, findMentions(capture.siteName ?? '', lookUpPlace), { zone: 'site' });
  addMentions(list, findMentions(capture.description ?? '', lookUpPlace), { zone: 'description' });
  for (const name of structuredNames(capture.structured)) {
    const start = capture.title.indexOf(name);
    const place = lookUpPlace?.(name)[0];
    // Structured data has no place among the words: a name nobody knows must at least be in the title.
    if (!place && start < 0) continue;
    const at = start < 0 ? {} : { at: { block: titleBlock, start, end: start + name.length } };
    list.add({ name, ...at, ...(place && { place }) }, 'structured');
  }
  countUnknown(list, capture);
  // A name nobody knows, said once in passing, is not what a page is about.
  return list
    .all()
    .filter(
      ({ place, counts }) =>
        place || counts.pattern + counts.opening > 0 || counts.pointed > 1 || counts.structured > 0,
    );
}
