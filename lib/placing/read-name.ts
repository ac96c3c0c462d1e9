// The readings by which a stop's name may be found: without its article, with the name in brackets as another one, and with
// the place it says it is in ("Cadillac Ranch in Amarillo", "Granada, Nicaragua").
import { articles, inWords, nearWords } from '../languages/names.ts';

export interface NameReading {
  text: string;
  /** The place that the name says it is in or near. */
  within?: string;
  /** Near `within`, not in it. */
  isNear?: boolean;
  /** Valid only if the gazetteer knows the place it is in: "Devil’s Bridge" is no bridge in Devil. */
  isOnlyWithin?: boolean;
}

// A longer text is a sentence, and must cost nothing.
const maxNameLength = 90;

const anyOf = (table: Record<string, string>) => Object.values(table).join('|');
const article = new RegExp(`^(?:(?:${anyOf(articles)}) |[ld]['’])`, 'iu');
const inPlace = new RegExp(`^(.{2,60}?)\\s(?:${anyOf(inWords)})\\s(?=\\p{Lu})(.{2,40})$`, 'u');
const nearPlace = new RegExp(`^(.{2,60}?)[\\s,]+(?:${anyOf(nearWords)})\\s(?=\\p{Lu})(.{2,40})$`, 'u');
const bracketed = /^([^()（）[\]]{2,60}?)\s*[(（[]([^()（）[\]]{2,60})[)）\]]\s*$/u;
const comma = /^([^,，、]{2,60})[,，]\s*([^,，]{2,40})(?:[,，].{0,40})?$/u;
const dash = /^(.{2,50}?)\s+[-–—|:]\s+(.{2,50})$/u;
const joined = /\s(?:&|\+|\/|and|und|et|y|e|en|och|og)\s|\s?[/→]\s?/u;

const ofTown = /^(.{3,30}?)['’]s\s(?=\p{Lu})(.{3,60})$/u;
const possessive = /['’]s$/u;
const listMark = /^(?:[A-Z]|\d{1,2})[.)]\s+(?=\p{L})/u;
const cjkCharacters = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー・';
const twice = new RegExp(
  `^(?:([^${cjkCharacters}]{4,})([${cjkCharacters}]{2,}))$|^(?:([${cjkCharacters}]{2,})([^${cjkCharacters}]{4,}))$`,
  'u',
);

/** "Le Marais 玛莱区" is one name in two languages. */
function bothNames(whole: string): string[] {
  const [, latin, other, before, after] = twice.exec(whole) ?? [];
  return [latin, other, before, after].flatMap((name) => name?.trim() || []);
}

const isTag = /<[^>]{0,200}>/g;

/** Without leftover markup and list marks, on one line. */
const clean = (name: string) =>
  name
    .slice(0, 4 * maxNameLength)
    .replace(isTag, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(listMark, '');

/** The whole name first; every further reading is weaker. */
export function readingsOf(name: string): NameReading[] {
  const whole = clean(name);
  if (whole === '' || whole.length > maxNameLength) return [];
  const readings: NameReading[] = [{ text: whole }];
  const bare = whole.replace(article, '');
  if (bare !== whole) readings.push({ text: bare });
  if (possessive.test(bare)) readings.push({ text: bare.replace(possessive, '') });
  readings.push(...bothNames(bare).map((text) => ({ text: text.replace(article, '') })));
  const [, town, own] = ofTown.exec(bare) ?? [];
  if (town && own) readings.push({ text: own, within: town, isOnlyWithin: true });
  const near = nearPlace.exec(whole);
  if (near?.[1] && near[2]) return [...readings, { text: near[1], within: near[2], isNear: true }];
  const [, head, tail] = bracketed.exec(whole) ?? comma.exec(whole) ?? inPlace.exec(whole) ?? [];
  if (head && tail) readings.push({ text: head.replace(article, ''), within: tail });
  const [, aside, other] = bracketed.exec(whole) ?? dash.exec(whole) ?? [];
  if (aside && other)
    readings.push({ text: other.replace(article, '') }, { text: aside.replace(article, '') });
  return readings;
}

/** "Regent Street & Oxford Street" is two places: the stop is neither, but near both. */
export const partsOf = (name: string): string[] => {
  const parts = clean(name).split(joined);
  return parts.length > 1 && parts.length <= 3 ? parts.map((part) => part.replace(article, '').trim()) : [];
};
