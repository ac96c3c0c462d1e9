// Every place that a page might be about, with all the evidence for each.
import { type Capture, hasText, type TextBlock } from '../../model/capture.ts';
import { type Knowledge, titleBlock } from '../../model/evidence.ts';
import { cachedKnowledge } from '../../places/cached-knowledge.ts';
import { findMentions, type Mention } from '../../places/find-mentions.ts';
import { capitalised } from '../../text/capitalised.ts';
import { findDayMarker } from '../../text/day-number.ts';
import { fold } from '../../text/fold.ts';
import { type Candidate, CandidateList, type Zone } from './candidate-list.ts';
import { inEitherHan } from './either-han.ts';
import { hasKindWord } from './kind-words.ts';
import { languageOf } from './language.ts';
import { roleIn } from './origin-role.ts';
import { commonnessIn } from './page-lexicon.ts';
import { isNameIn, occurrences, type PageWords, pageWords, timesIn, wordsOfAddress } from './page-words.ts';
import { crumbNames, otherTitles, structuredNames } from './structured-names.ts';
import { isRecognised, titleForms } from './title-forms.ts';
import { titleNames } from './title-names.ts';
import {
  type NamedInTitle,
  nameAtStart,
  namesAfterPreposition,
  namesByPattern,
  namesOfOrigin,
} from './title-patterns.ts';
import { titlePlaceOf } from './title-place.ts';
import { withoutSiteName } from './unsigned.ts';

// A page says early and often where it is: reading more would cost time and add nothing.
const maxCharacters = 60_000;
const leadCharacters = 1500;
// The first part of a page shows well enough what its prepositions point at.
const pointedCharacters = 15_000;
const maxPointed = 12;
// Each name of a title is compared with all of these; a title has few.
const maxHolders = 12;

type LookUp = NonNullable<Knowledge['lookUpPlace']>;

interface Search {
  list: CandidateList;
  lookUp: LookUp;
  words: PageWords;
  language: string;
  /** Whether it is a word of the page's language: "western" in "western Newfoundland". */
  isCommon: (word: string) => boolean;
}

function addMentions(list: CandidateList, mentions: Mention[], where: { zone: Zone; block?: number }): void {
  for (const { name, start, end, candidates } of mentions) {
    const at = where.block === undefined ? {} : { at: { block: where.block, start, end } };
    list.add({ name, senses: candidates, ...at }, where.zone);
  }
}

interface InText {
  text: string;
  block: number;
  zone: Zone;
  /** How far into the page's text it stands, 0 to 1. */
  share: number;
}

/** Names in prose and headings, and whether the words around them say that somebody comes from there. */
function addFromText(list: CandidateList, mentions: Mention[], { text, block, zone, share }: InText): void {
  const isStages = zone === 'heading' && (mentions.length > 1 || findDayMarker(text) !== undefined);
  for (const { name, start, end, candidates, isPart } of mentions) {
    const found = { name, senses: candidates };
    const candidate = list.add({ ...found, at: { block, start, end } }, zone);
    candidate.tenths |= 1 << Math.min(9, Math.floor(share * 10));
    if (isStages) candidate.counts.stage += 1;
    if (zone === 'heading') continue;
    // Titles may capitalise all words; in sentences, neighbouring capitals belong together.
    if (isPart) candidate.counts.part += 1;
    const role = roleIn(text, { start, end });
    if (role) candidate.counts[role] += 1;
  }
}

/** The name as the gazetteer has it: "in Lisbon Portugal" points at Lisbon. */
function pointed(
  { list, lookUp, words }: Search,
  named: NamedInTitle,
  from: { mentions: Mention[]; block: number; zone: Zone },
): void {
  const { name, start } = named;
  const whole = lookUp(name);
  const inside = from.mentions.find(
    (mention) => mention.start === start && mention.name.length < name.length,
  );
  const found =
    inside && whole.length === 0 ? { name: inside.name, senses: inside.candidates } : { name, senses: whole };
  const at = { block: from.block, start, end: start + found.name.length };
  const isNew = found.senses.length === 0 && !list.has(found.name);
  list.add({ ...found, at }, from.zone);
  if (isNew) countWords(list, words, found.name);
}

/** Counts a name that is not in the gazetteer by its letters. */
function countWords(list: CandidateList, words: PageWords, name: string): void {
  const found = { name, senses: [] };
  for (const [zone, text] of [
    ['heading', words.headings],
    ['lead', words.lead],
    ['body', words.body],
  ] as const) {
    const times = timesIn(text, name);
    if (times > 0) list.add(found, zone, times);
  }
}

/** "BATANES 4D3N" and "fotitos de kamakura": titles in one case are turned into the usual one. */
function inUsualCase(title: string): string {
  const isShouted = !/\p{Ll}/u.test(title);
  const isWhispered = !/\p{Lu}/u.test(title);
  return title.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    // "ANNA'S": a letter after an apostrophe does not begin a word.
    if (word.length === 1 && /['’]/.test(title[at - 1] ?? '')) return word.toLowerCase();
    const isLoud = word.length > 3 && word === word.toUpperCase();
    if (!isShouted && !isWhispered && !isLoud) return word;
    const cased = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    return cased.length === word.length ? cased : word;
  });
}

const minCasedLength = 5;

/**
 * "jours dans le beaufortain" above a text that says "le Beaufortain": titles are sometimes careless where texts are
 * not.
 */
const inOwnCase = (title: string, { words: { lead, body }, isCommon }: Search) =>
  title.replace(/(?<![\p{L}\p{M}\d'’.@/-])\p{Ll}[\p{L}\p{M}]+(?![\p{L}\p{M}\d'’@/-])/gu, (word) =>
    word.length >= minCasedLength && (isNameIn(lead, word) || isNameIn(body, word)) && !isCommon(word)
      ? capitalised(word)
      : word,
  );

const timesOn = ({ lead, body, headings }: PageWords, name: string) =>
  timesIn(lead, name) + timesIn(body, name) + timesIn(headings, name);

/** A title without spaces can be cut anywhere: a piece that never occurs in the text is not a name. */
const isUnspaced = (name: string) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(name);

/** A title or first heading: its known names, those it points at, and its capitalised names that the text repeats. */
function addTitle(search: Search, from: { text: string; block: number; zone: 'title' | 'top' }): void {
  const { block, zone } = from;
  const { list, lookUp, words } = search;
  const text = inOwnCase(inUsualCase(from.text), search);
  const mentions = findMentions(text, lookUp);
  addMentions(list, mentions, { zone, block });
  for (const { name, start, senses } of titleForms(text, lookUp))
    list.add({ name, senses, at: { block, start, end: start + name.length } }, zone);
  for (const named of namesByPattern(text, search.language))
    pointed(search, named, { mentions, block, zone: named.isWeak ? 'weak' : 'pattern' });
  for (const named of nameAtStart(text)) pointed(search, named, { mentions, block, zone: 'opening' });
  for (const named of namesOfOrigin(text)) pointed(search, named, { mentions, block, zone: 'origin' });
  for (const { name, start } of titleNames(text)) {
    if (lookUp(name).length > 0 || isRecognised({ name, start }, { mentions, lookUp })) continue;
    const isNew = !list.has(name);
    if (isNew && isUnspaced(name) && !hasKindWord(name) && timesOn(words, name) === 0) continue;
    list.add({ name, senses: [], at: { block, start, end: start + name.length } }, zone);
    if (isNew) countWords(list, words, name);
  }
  const wide = mentions
    .filter(({ candidates: [place] }) => place && place.kind !== 'city')
    .slice(0, maxHolders);
  for (const candidate of list.all()) placeInTitle(candidate, { text, wide });
}

/** Where and how the name stands in a title. */
function placeInTitle(candidate: Candidate, { text, wide }: { text: string; wide: Mention[] }): void {
  const [start] = occurrences(text, candidate.name, 1);
  if (start === undefined) return;
  const { counts, name } = candidate;
  const { isWhole, opensPart, isEnd, isBefore } = titlePlaceOf(text, { name, start });
  candidate.titled ??= { text, start, end: start + name.length };
  candidate.titlePosition = Math.min(candidate.titlePosition, start / text.length);
  counts.whole += Number(isWhole);
  counts.opensPart += Number(opensPart);
  counts.end += Number(isEnd);
  counts.held += Number(wide.some(isBefore));
}

/** The first heading counts as a title too; some pages have the site's name where their own belongs. */
function zoneOf(block: TextBlock, { isFirst, read }: { isFirst: boolean; read: number }): Zone {
  if (block.kind === 'heading') return isFirst && block.level <= 2 ? 'top' : 'heading';
  return read < leadCharacters ? 'lead' : 'body';
}

function addPointed(list: CandidateList, about: { mentions: Mention[]; text: string; block: number }): void {
  for (const { name, start } of namesAfterPreposition(about.text)) {
    const mention = about.mentions.find((one) => one.start === start);
    const found = mention ? { name: mention.name, senses: mention.candidates } : { name, senses: [] };
    list.add({ ...found, at: { block: about.block, start, end: start + found.name.length } }, 'pointed');
  }
}

function addBlocks(search: Search, capture: Capture): void {
  let read = 0;
  let isFirst = true;
  const { lead, body } = search.words;
  const length = Math.max(1, lead.length + body.length);
  for (const [index, block] of capture.blocks.entries()) {
    if (!hasText(block)) continue;
    if (read > maxCharacters) return;
    const zone = zoneOf(block, { isFirst, read });
    if (block.kind === 'heading') isFirst = false;
    if (zone === 'top') {
      addTitle(search, { text: block.text, block: index, zone });
      continue;
    }
    const mentions = findMentions(block.text, search.lookUp);
    addFromText(search.list, mentions, { text: block.text, block: index, zone, share: read / length });
    if (zone !== 'heading') {
      if (read < pointedCharacters) addPointed(search.list, { mentions, text: block.text, block: index });
      read += block.text.length;
    }
  }
}

function addStructured({ list, lookUp }: Search, capture: Capture): void {
  for (const title of otherTitles(capture.structured, capture.title)) {
    const own = withoutSiteName(title, {
      own: capture.title,
      ...(capture.siteName && { siteName: capture.siteName }),
    });
    addMentions(list, findMentions(own, lookUp), { zone: 'description' });
  }
  const named = [
    ...structuredNames(capture.structured).map((name) => ({ name, zone: 'structured' as const })),
    ...crumbNames(capture.structured).map((name) => ({ name, zone: 'crumb' as const })),
  ];
  for (const { name, zone } of named) {
    const start = capture.title.indexOf(name);
    const senses = lookUp(name);
    // Structured data has no position in the text: an unknown name must at least be in the title.
    if (senses.length === 0 && start < 0) continue;
    const at = start < 0 ? {} : { at: { block: titleBlock, start, end: start + name.length } };
    list.add({ name, senses, ...at }, zone);
  }
}

/** A web address has no capitals and no accents: unknown names are found in it by their letters. */
function addAddress({ list, lookUp }: Search, url: string): void {
  const words = wordsOfAddress(url);
  addMentions(list, findMentions(words, lookUp), { zone: 'address' });
  const folded = ` ${fold(words)} `;
  for (const candidate of list.all()) {
    if (!candidate.place && folded.includes(` ${fold(candidate.name)} `)) candidate.counts.address += 1;
  }
}

const isFromTitle = ({ counts }: Candidate) =>
  counts.title + counts.top + counts.pattern + counts.weak + counts.opening > 0;

/** A name outside the gazetteer, mentioned once in passing, is not the subject of the page. */
function likelyCandidates(list: CandidateList, words: PageWords): Candidate[] {
  const all = list.all();
  const passing = all
    .filter((candidate) => !candidate.place && !isFromTitle(candidate) && candidate.counts.structured === 0)
    .filter(({ name, counts }) => counts.pointed > 1 || hasKindWord(name))
    .sort((a, b) => b.counts.pointed - a.counts.pointed)
    .slice(0, maxPointed);
  for (const { name, counts } of passing) {
    counts.heading += timesIn(words.headings, name);
    counts.lead += timesIn(words.lead, name);
    counts.body += timesIn(words.body, name);
  }
  const kept = new Set(passing);
  return all.filter(
    (candidate) =>
      candidate.place || isFromTitle(candidate) || candidate.counts.structured > 0 || kept.has(candidate),
  );
}

export function candidatesOf(
  capture: Capture,
  knowledge: Knowledge,
): { candidates: Candidate[]; words: PageWords } {
  const words = pageWords(capture, maxCharacters);
  const language = languageOf(capture);
  const { lookUpPlace = () => [] } = inEitherHan(cachedKnowledge(knowledge), language);
  const common = commonnessIn(knowledge, language);
  const search: Search = {
    list: new CandidateList(),
    lookUp: lookUpPlace,
    words,
    language,
    isCommon: (word) => common(word).inflected > 0,
  };
  const { list, lookUp } = search;
  addTitle(search, { text: capture.title, block: titleBlock, zone: 'title' });
  addBlocks(search, capture);
  addMentions(list, findMentions(capture.siteName ?? '', lookUp), { zone: 'site' });
  addMentions(list, findMentions(capture.description ?? '', lookUp), { zone: 'description' });
  addStructured(search, capture);
  addAddress(search, capture.url);
  return { candidates: likelyCandidates(list, words), words };
}
