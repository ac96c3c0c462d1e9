// Chooses one of the drawn pictures for a text.
import { createHash } from 'node:crypto';
import { wordsOf } from '../itineraries/search-words.ts';
import { type DrawnPicture, drawnPictures, type Hour, type Kind } from './catalogue.ts';
import { hourTerms, kindTerms } from './kind-words.ts';
import { lexicon, term, weigh } from './lexicon.ts';
import { motifPictures } from './motifs/motif-pictures.ts';
import { motifs } from './motifs/motifs.ts';
import { placeKinds } from './place-kinds.ts';

// A place only suggests a landscape, one of several; a word for a landscape asks for it directly.
const placeWeights = [0.7, 0.4, 0.25];

const kindLexicon = lexicon(kindTerms.flatMap(([kind, names]) => names.map((name) => term(name, kind))));
const placeLexicon = lexicon(
  [...placeKinds].flatMap(([name, kinds]) =>
    kinds.map((kind, index) => term(name, kind, placeWeights[index] ?? 0.2)),
  ),
);
const hourLexicon = lexicon(hourTerms.flatMap(([hour, names]) => names.map((name) => term(name, hour))));
const motifLexicon = lexicon(motifs.flatMap(({ name, words }) => words.map((word) => term(word, name))));
/** For words that name nothing drawable: still a journey. */
const ofAnyJourney = ['compass', 'map', 'luggage', 'signpost', 'backpack', 'globe'];

export interface Wanted {
  kinds: Map<Kind, number>;
  hours: Map<Hour, number>;
}

/** Whether the text asks for this landscape by its own name, rather than through a place that looks like it. */
export function isAskedFor(kind: Kind, text: string): boolean {
  const kinds = new Map<Kind, number>();
  weigh(text, kindLexicon, kinds, 1);
  return kinds.has(kind);
}

/** What the texts ask for, each weighted by its factor. */
export function wantedIn(texts: readonly (readonly [text: string | undefined, factor: number])[]): Wanted {
  const wanted: Wanted = { kinds: new Map(), hours: new Map() };
  for (const [text, factor] of texts) {
    if (!text) continue;
    weigh(text, kindLexicon, wanted.kinds, factor);
    weigh(text, placeLexicon, wanted.kinds, factor);
    weigh(text, hourLexicon, wanted.hours, factor);
  }
  return wanted;
}

/** 0 to 1, the same for the same text: breaks ties between equally good pictures, differently for each salt. */
const tieBreak = (text: string) => createHash('sha1').update(text).digest().readUInt32BE(0) / 2 ** 32;

export function ranked({ kinds, hours: wantedHours }: Wanted, salt: string): DrawnPicture[] {
  const score = ({ kind, hour, name }: DrawnPicture) =>
    (kinds.get(kind) ?? 0) * 10 +
    Math.min(2, wantedHours.get(hour) ?? 0) * 2 +
    tieBreak(`${salt}:${name}`) * 0.5;
  return drawnPictures
    .filter(({ kind }) => kinds.has(kind))
    .map((picture) => ({ picture, score: score(picture) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ picture }) => picture);
}

/** "Strand bei Sonnenuntergang" → beach-dusk, "pizza" → a pizza; undefined only if the query has no words. */
export function pictureForWords(query: string): DrawnPicture | undefined {
  if (wordsOf(query).length === 0) return undefined;
  const wanted = wantedIn([[query, 1]]);
  const named = new Map<string, number>();
  weigh(query, motifLexicon, named, 1);
  const [motif, weight] = [...named].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  // A landscape named directly is shown without a motif; a town's name counts less than a motif.
  if (weight > Math.max(0, ...wanted.kinds.values())) return picturesOfMotif(motif, wanted, query)[0];
  if (wanted.kinds.size > 0) return ranked(wanted, query)[0];
  if (wanted.hours.size > 0) return drawnPictures.find(({ hour }) => wanted.hours.has(hour));
  const anyJourney = ofAnyJourney[Math.floor(tieBreak(query) * ofAnyJourney.length)] ?? '';
  return picturesOfMotif(anyJourney, wanted, query)[0];
}

/** The motif's pictures at every hour it was drawn for, best first. */
export function picturesOfMotif(motif: string, { hours: wantedHours }: Wanted, salt: string): DrawnPicture[] {
  const score = ({ hour, name }: DrawnPicture) =>
    (wantedHours.get(hour) ?? 0) * 2 + tieBreak(`${salt}:${name}`);
  return motifPictures.filter((picture) => picture.motif === motif).toSorted((a, b) => score(b) - score(a));
}
