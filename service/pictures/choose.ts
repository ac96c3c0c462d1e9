// From words to a picture of the set.
import { createHash } from 'node:crypto';
import { wordsOf } from '../itineraries/search-words.ts';
import { type DrawnPicture, drawnPictures, type Hour, type Kind } from './catalogue.ts';
import { hourTerms, kindTerms } from './kind-words.ts';
import { motifPictures } from './motifs/motif-pictures.ts';
import { motifs } from './motifs/motifs.ts';
import { placeKinds } from './place-kinds.ts';

interface Term<T> {
  text: string;
  words: string[];
  means: T;
  weight: number;
}

// Scripts without spaces: a term may stand anywhere in the text.
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

const term = <T>(text: string, means: T, weight = 1): Term<T> => {
  const words = wordsOf(text);
  // "old town" says more than "town" and "old" would, and 温泉 more than 泉.
  const length = unspaced.test(text) ? [...text].length : words.length;
  return { text, words, means, weight: weight * Math.sqrt(length) };
};

// A place says what it looks like on the whole; a word for a landscape says what is wanted on the picture.
const placeWeights = [0.7, 0.4, 0.25];

const terms: Term<Kind>[] = [
  ...kindTerms.flatMap(([kind, names]) => names.map((name) => term(name, kind))),
  ...[...placeKinds].flatMap(([name, kinds]) =>
    kinds.map((kind, index) => term(name, kind, placeWeights[index] ?? 0.2)),
  ),
];
const hours: Term<Hour>[] = hourTerms.flatMap(([hour, names]) => names.map((name) => term(name, hour)));

const isUnspaced = ({ text }: { text: string }) => unspaced.test(text);

const byFirstWord = <T>(list: Term<T>[]) => Map.groupBy(list, ({ words }) => words[0] ?? '');
interface Lexicon<T> {
  byWord: Map<string, Term<T>[]>;
  anywhere: Term<T>[];
}
const lexicon = <T>(list: Term<T>[]): Lexicon<T> => ({
  byWord: byFirstWord(list.filter((each) => !isUnspaced(each))),
  anywhere: list.filter(isUnspaced),
});
const kindLexicon = lexicon(terms);
const hourLexicon = lexicon(hours);
const motifLexicon = lexicon(motifs.flatMap(({ name, words }) => words.map((word) => term(word, name))));
/** For words that name nothing to be drawn: a journey all the same. */
const ofAnyJourney = ['compass', 'map', 'luggage', 'signpost', 'backpack', 'globe'];

function weigh<T>(
  text: string,
  { byWord, anywhere }: Lexicon<T>,
  into: Map<T, number>,
  factor: number,
): void {
  const said = new Set(wordsOf(text));
  const found = [
    ...[...said]
      .flatMap((word) => byWord.get(word) ?? [])
      .filter(({ words }) => words.every((each) => said.has(each))),
    ...anywhere.filter((each) => text.includes(each.text)),
  ];
  for (const { means, weight } of found) into.set(means, (into.get(means) ?? 0) + weight * factor);
}

export interface Wanted {
  kinds: Map<Kind, number>;
  hours: Map<Hour, number>;
}

/** What each text asks for, weighed by how much it counts. */
function wantedIn(texts: readonly (readonly [text: string | undefined, factor: number])[]): Wanted {
  const wanted: Wanted = { kinds: new Map(), hours: new Map() };
  for (const [text, factor] of texts) {
    if (!text) continue;
    weigh(text, kindLexicon, wanted.kinds, factor);
    weigh(text, hourLexicon, wanted.hours, factor);
  }
  return wanted;
}

/** 0 to 1, the same for the same words: what is equally good is told apart by it, differently for everyone. */
const lot = (text: string) => createHash('sha1').update(text).digest().readUInt32BE(0) / 2 ** 32;

function ranked({ kinds, hours: wantedHours }: Wanted, salt: string): DrawnPicture[] {
  const score = ({ kind, hour, name }: DrawnPicture) =>
    (kinds.get(kind) ?? 0) * 10 + Math.min(2, wantedHours.get(hour) ?? 0) * 2 + lot(`${salt}:${name}`) * 0.5;
  return drawnPictures
    .filter(({ kind }) => kinds.has(kind))
    .map((picture) => ({ picture, score: score(picture) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ picture }) => picture);
}

/** "Strand bei Sonnenuntergang" → beach-dusk, "pizza" → a pizza; undefined only where there is no word at all. */
export function pictureForWords(query: string): DrawnPicture | undefined {
  if (wordsOf(query).length === 0) return undefined;
  const wanted = wantedIn([[query, 1]]);
  const named = new Map<string, number>();
  weigh(query, motifLexicon, named, 1);
  const [motif, weight] = [...named].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  // A landscape that is asked for by its own name is shown by itself; a town's name gives way to the thing.
  if (weight > Math.max(0, ...wanted.kinds.values())) return motifPicture(motif, wanted, query);
  if (wanted.kinds.size > 0) return ranked(wanted, query)[0];
  if (wanted.hours.size > 0) return drawnPictures.find(({ hour }) => wanted.hours.has(hour));
  return motifPicture(ofAnyJourney[Math.floor(lot(query) * ofAnyJourney.length)] ?? '', wanted, query);
}

function motifPicture(motif: string, { hours: wantedHours }: Wanted, salt: string): DrawnPicture | undefined {
  const score = ({ hour, name }: DrawnPicture) => (wantedHours.get(hour) ?? 0) * 2 + lot(`${salt}:${name}`);
  return motifPictures
    .filter((picture) => picture.motif === motif)
    .toSorted((a, b) => score(b) - score(a))[0];
}

export interface DayToPicture {
  /** Tells two trips to the same place apart. */
  itineraryId: string;
  destination?: string | undefined;
  title?: string | undefined;
  tags?: readonly string[] | undefined;
  latitude?: number | undefined;
  dayTitle?: string | undefined;
  stops?: readonly { name?: string | undefined; category?: string | undefined }[] | undefined;
  /** Keys that other days have already. */
  taken: ReadonlySet<string>;
}

/** What a place may look like when nothing but its latitude is known. */
function kindsByLatitude(latitude: number | undefined): Kind[] {
  if (latitude === undefined) return ['meadows', 'coast', 'old-town', 'lake', 'mountains'];
  const north = Math.abs(latitude);
  if (north > 60) return ['fjord', 'snow', 'lake'];
  if (north < 24) return ['beach', 'jungle', 'terraces', 'lanterns'];
  return ['old-town', 'meadows', 'coast', 'river', 'mountains'];
}

/** One for the destination: what the day is about first, then what the place looks like; no two days the same. */
export function pictureForDay(day: DayToPicture): DrawnPicture {
  const stopNames = day.stops?.map(({ name }) => name).join(' ');
  const wanted = wantedIn([
    [day.dayTitle, 1],
    [stopNames, 0.35],
    [day.destination, 1.2],
    [day.title, 0.5],
    [day.tags?.join(' '), 0.4],
  ]);
  const likely = kindsByLatitude(day.latitude);
  likely.forEach((kind, index) => {
    wanted.kinds.set(kind, (wanted.kinds.get(kind) ?? 0) + 0.05 / (index + 1));
  });
  const candidates = ranked(wanted, `${day.itineraryId}:${day.dayTitle ?? ''}`);
  const free = [...candidates, ...drawnPictures].find(({ key }) => !day.taken.has(key));
  // More days than pictures: then they begin again.
  const chosen = free ?? candidates[0] ?? drawnPictures[0];
  if (!chosen) throw new Error('There are no drawn pictures.');
  return chosen;
}
