// Names that the gazetteer has in another form than the title: with an article in lower case ("vers le Havre"), or
// joined to a word for a journey ("Bremenreise").
import type { Knowledge, PlaceCandidate } from '../../model/evidence.ts';
import type { Mention } from '../../places/find-mentions.ts';
import { anyCase } from '../../text/any-case.ts';
import { articlesOfNames, endingTravels, shortNames } from '../../text/destination-words.ts';
import { letter, wordStart } from '../../text/letters.ts';

export interface TitleForm {
  /** As it stands in the title. */
  name: string;
  start: number;
  senses: PlaceCandidate[];
}

const maxTitleLength = 200;
const withArticle = new RegExp(`${wordStart}(?:${articlesOfNames}) \\p{Lu}[${letter}-]{2,20}`, 'gu');
const compound = new RegExp(
  `${wordStart}(\\p{Lu}[${letter}]{3,20}?)-?(?:${endingTravels})(?![${letter}])`,
  'gu',
);
// "Islandsresa", "Schottland-Rundreise": the letter that joins the two is not part of the name.
const joint = /s$/u;

// "Rom-Florenz-Venedig", "Irland-Austausch": only the parts are known, not the whole.
const part = `\\p{Lu}[${letter}]+`;
const hyphenated = new RegExp(`(?<![${letter}\\d-])${part}(?:-${part}){1,6}(?![${letter}-])`, 'gu');
const minPartLength = 4;

// "San fran": in any case; short names in capitals only count in capitals.
const short = new RegExp(
  `${wordStart}(?:${Object.keys(shortNames)
    .map((name) => (/^\p{Lu}+$/u.test(name) ? name : anyCase(name)))
    .join('|')})(?![${letter}])`,
  'gu',
);
const fullNames = new Map(Object.entries(shortNames).map(([name, full]) => [name.toLowerCase(), full]));

/** "San Francisco" for "San fran". */
export const fullName = (name: string): string | undefined => fullNames.get(name.toLowerCase());

type LookUp = NonNullable<Knowledge['lookUpPlace']>;

function placeForms(name: string, start: number, lookUp: LookUp): TitleForm[] {
  const senses = lookUp(name);
  return senses.length > 0 ? [{ name, start, senses }] : [];
}

const fameOf = ([form]: TitleForm[]) => form?.senses[0]?.prominence ?? 0;

/** "Islands" is a place too, but "Islandsresa" is about the better-known Island. */
function inCompound(word: string, start: number, lookUp: LookUp): TitleForm[] {
  const whole = placeForms(word, start, lookUp);
  const bare = joint.test(word) ? placeForms(word.replace(joint, ''), start, lookUp) : [];
  return fameOf(bare) > fameOf(whole) ? bare : whole;
}

function inHyphenated(whole: string, index: number, lookUp: LookUp): TitleForm[] {
  if (lookUp(whole).length > 0) return [];
  let start = index;
  return whole.split('-').flatMap((part) => {
    const at = start;
    start += part.length + 1;
    return part.length < minPartLength ? [] : placeForms(part, at, lookUp);
  });
}

// "ベトナムハノイ", "イタリアローマ": a country and a place in it, with nothing between them.
const katakanaRun = /[\p{Script=Katakana}ー]{5,16}/gu;
const minKatakanaLength = 2;

function inKatakana(run: string, index: number, lookUp: LookUp): TitleForm[] {
  if (lookUp(run).length > 0) return [];
  for (let at = minKatakanaLength; at <= run.length - minKatakanaLength; at += 1) {
    const [holder] = placeForms(run.slice(0, at), index, lookUp);
    const [held] = placeForms(run.slice(at), index + at, lookUp);
    if (holder?.senses[0]?.kind !== 'country' || !held) continue;
    const { country } = holder.senses[0];
    if (held.senses.some((place) => place.country === country)) return [holder, held];
  }
  return [];
}

const wholeCompound = new RegExp(`^(?:${compound.source})$`, 'u');

/** "Bremenreise" is not a name, but its beginning is. */
function isJourneyName(word: string, lookUp: LookUp): boolean {
  const place = wholeCompound.exec(word)?.[1];
  return place !== undefined && inCompound(place, 0, lookUp).length > 0;
}

/** "云南大理": several known names in a row are not a new one. */
function isRow({ name, start }: Pick<TitleForm, 'name' | 'start'>, mentions: Mention[]): boolean {
  let at = start;
  for (const mention of mentions) if (mention.start === at) at = mention.end;
  return at === start + name.length;
}

/** Looks like a name on no map, but is known: as a short form, with a word for a journey, or as a row of other names. */
export const isRecognised = (
  named: Pick<TitleForm, 'name' | 'start'>,
  { mentions, lookUp }: { mentions: Mention[]; lookUp: LookUp },
): boolean =>
  fullName(named.name) !== undefined || isJourneyName(named.name, lookUp) || isRow(named, mentions);

export function titleForms(whole: string, lookUp: LookUp): TitleForm[] {
  const title = whole.slice(0, maxTitleLength);
  return [
    ...[...title.matchAll(short)].map(({ 0: name, index }) => ({
      name,
      start: index,
      senses: lookUp(fullName(name) ?? name),
    })),
    ...[...title.matchAll(withArticle)].flatMap(({ 0: name, index }) => placeForms(name, index, lookUp)),
    ...[...title.matchAll(hyphenated)].flatMap(({ 0: name, index }) => inHyphenated(name, index, lookUp)),
    ...[...title.matchAll(katakanaRun)].flatMap(({ 0: run, index }) => inKatakana(run, index, lookUp)),
    ...[...title.matchAll(compound)].flatMap(({ 1: name = '', index }) => inCompound(name, index, lookUp)),
  ];
}
