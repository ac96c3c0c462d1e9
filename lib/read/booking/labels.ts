// Whether words are a label, and of which kind: "Buchungscode", "D E P A R T S", "Jméno / Name:", "予約番号".
import { bookingLabels } from '../../languages/bookings.ts';
import { type LabelKind, labelKinds, labelsThat } from '../../text/booking-words/kinds.ts';
import { fold } from '../../text/fold.ts';
import { cachedByText } from '../../text/remembered.ts';

export interface Label {
  kinds: LabelKind[];
  /** The label as it is printed. */
  text: string;
  /** The text after it, and where that begins. */
  rest: string;
  restStart: number;
}

const foldedKey = (text: string) =>
  fold(text.replace(/[ıİ]/g, 'i').replace(/ø/gi, 'o').replace(/ł/gi, 'l')).replaceAll(' ', '');

/** Most words have plain letters only, which are folded at a tenth of the cost. */
const keyOf = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase().replace(/[^a-z\d]+/g, '') : foldedKey(text);

const kindsByKey = new Map<string, LabelKind[]>();
const languagesByKey = new Map<string, string[]>();
let maxKeyLength = 0;
/** How labels begin: words that begin otherwise are not looked at any closer. */
const beginnings = new Set<string>();
const beginning = 5;
for (const [language, words] of Object.entries(bookingLabels)) {
  for (const kind of labelKinds) {
    for (const word of words[kind]?.split('|') ?? []) {
      const key = keyOf(word);
      const kinds = kindsByKey.get(key) ?? [];
      kindsByKey.set(key, kinds.includes(kind) ? kinds : [...kinds, kind]);
      languagesByKey.set(key, [...new Set([...(languagesByKey.get(key) ?? []), language])]);
      maxKeyLength = Math.max(maxKeyLength, key.length);
      beginnings.add(key.slice(0, beginning));
    }
  }
}

// The longest label has seven words ("Prix total du dossier", "Datum vystavení/datum platby").
const maxLabelLength = 60;
const isUnspaced = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
// "Jméno / Name", "座席 SEAT".
const betweenParts =
  /\s?[/|・•]\s?|\s[–-]\s|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+(?=\p{Script=Latin})/u;
const partsOf = (text: string) => text.split(betweenParts).filter((part) => part.trim() !== '');

const numbered = labelsThat('isNumbered');

// "Commande n°", "Bestilling nr.", "Booking no.": a label for the thing that is numbered.
const numberWord = /\s(?:n[°º.]?|no\.?|nr\.?|num\.?|№|#)$/iu;
const counted = (text: string): LabelKind[] => {
  const kinds = numberWord.test(text) ? (kindsByKey.get(keyOf(text.replace(numberWord, ''))) ?? []) : [];
  return kinds.filter((kind) => numbered.has(kind));
};

const exact = (text: string): LabelKind[] => kindsByKey.get(keyOf(text)) ?? counted(text);

// Enough characters for a beginning, whatever punctuation is among them.
const looked = 16;
/** Whether a label may open the text, by its first letters, or by its first word where the label is shorter. */
function mayBegin(text: string): boolean {
  if (isUnspaced(text.slice(0, 6)) || beginnings.has(keyOf(text.slice(0, looked)).slice(0, beginning)))
    return true;
  const [first = ''] = /^[^\s:：.]{1,8}/u.exec(text) ?? [];
  return beginnings.has(keyOf(first));
}

/** The kinds of label that the whole of `text` is; empty if it is none. */
export const labelKindsOf = cachedByText(kindsOfLabel);

function kindsOfLabel(text: string): LabelKind[] {
  if (text.length > maxLabelLength || !/\p{L}/u.test(text)) return [];
  const bare = text.replace(/^[\s•·*☎✆#-]+|[\s:：.*]{1,20}$/gu, '');
  const found = exact(bare);
  if (found.length > 0) return found;
  const open = bare.replace(/\s?[(（][^()（）]*[)）]/gu, '');
  if (open !== bare && open !== '') return exact(open);
  const parts = partsOf(bare);
  const kinds = parts.map(exact);
  const labelled = kinds.filter((each) => each.length > 0);
  return parts.length > 1 && labelled.length * 2 > parts.length
    ? [...new Set(labelled.flat())]
    : endingKinds(bare);
}

/** "Airline booking reference", "Your travel date": up to two words may precede a label that is long enough. */
function endingKinds(text: string): LabelKind[] {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 5 || /[\d,]/.test(text)) return [];
  for (let from = 1; from <= 2 && from < words.length; from += 1) {
    const rest = words.slice(from).join(' ');
    if (keyOf(rest).length >= 8 && exact(rest).length > 0) return exact(rest);
  }
  return [];
}

/** The languages in which the whole of `text` is a label. */
export const labelLanguages = (text: string): string[] =>
  text.length > maxLabelLength ? [] : (languagesByKey.get(keyOf(text)) ?? []);

const label = (text: string, end: number, kinds: LabelKind[]): Label => {
  const after = /^[\s:：.#=]*/u.exec(text.slice(end))?.[0].length ?? 0;
  return { kinds, text: text.slice(0, end), rest: text.slice(end + after), restStart: end + after };
};

/** "Departure: 10:25", where the colon marks a label. */
function beforeColon(text: string): Label | undefined {
  if (!/[:：]/.test(text)) return undefined;
  const match =
    /^(?<label>[^:：]{1,60}?)\s?[:：](?!\d)/u.exec(text) ?? /^(?<label>[^:：\d]{1,60}?)\s?[:：]/u.exec(text);
  const words = match?.groups?.label ?? '';
  const kinds = match ? labelKindsOf(words) : [];
  return match && kinds.length > 0 ? label(text, match[0].length, kinds) : undefined;
}

const valueFollows =
  /^[\s.:：#]{0,3}(?:[\p{Lu}\d£$€¥+(（*"“«]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
const digitFollows = /^[\s.:：#°º]{0,3}(?:n[°º.]?\s?)?[\p{Lu}]{0,3}[\s-]?\d/u;

/** "Booking number NBC-482", "VOITURE 12", "予約番号ABC123": the longest label the text begins with. */
function beforeValue(text: string): Label | undefined {
  if (!mayBegin(text)) return undefined;
  const edges = isUnspaced(text.slice(0, 6))
    ? Array.from({ length: Math.min(maxKeyLength, text.length - 1) }, (_, index) => index + 1)
    : [...text.slice(0, maxLabelLength).matchAll(/(?<=[\p{L}\p{N}.°º])(?=[\s:：.])/gu)].map(
        ({ index }) => index,
      );
  for (const { end, key } of keysAt(text, edges).toReversed()) {
    const kinds = kindsByKey.get(key) ?? counted(text.slice(0, end));
    if (kinds.length === 0) continue;
    const after = text.slice(end);
    const isShort = key.length < 3 && !isUnspaced(text.slice(0, end));
    if (isShort ? digitFollows.test(after) : valueFollows.test(after)) return label(text, end, kinds);
  }
  return undefined;
}

/** The keys of the text before each edge; each continues the one before. */
function keysAt(text: string, edges: number[]): { end: number; key: string }[] {
  const keys: { end: number; key: string }[] = [];
  let [key, from] = ['', 0];
  for (const end of edges) {
    key += keyOf(text.slice(from, end));
    from = end;
    if (key.length > maxKeyLength) break;
    keys.push({ end, key });
  }
  return keys;
}

/** The label that `text` begins with, and the value after it. */
export const leadingLabel = (text: string): Label | undefined => beforeColon(text) ?? beforeValue(text);

export interface InnerLabel extends Label {
  start: number;
}

/** Every label with its value in one text: "Wg. 258, Pl. 105" and "VOITURE 12 PLACE 45" have two each. */
export const labelsWithin = cachedByText(innerLabels);

function innerLabels(text: string): InnerLabel[] {
  const found: InnerLabel[] = [];
  const starts = [0, ...[...text.matchAll(/(?<=[\s,;·|(])(?=[\p{L}])/gu)].map(({ index }) => index)];
  let until = 0;
  for (const start of starts) {
    if (start > 0 && start <= until) continue;
    const inner = leadingLabel(text.slice(start));
    if (!inner || inner.rest === '') continue;
    // "AM 310" is a flight, not the German "am".
    if (start > 0 && /^\p{Lu}{2}$/u.test(inner.text)) continue;
    const isApart = start === 0 || /[,;·|(]\s?$/.test(text.slice(0, start));
    const isNumbered = inner.kinds.some((kind) => numbered.has(kind)) && digitFollows.test(inner.rest);
    if (
      !isApart &&
      !isNumbered &&
      !/[:：]/.test(text.slice(start + inner.text.length - 1, start + inner.restStart))
    )
      continue;
    found.push({ ...inner, start, restStart: start + inner.restStart });
    until = start + inner.restStart;
  }
  return found.map((inner, index) => {
    const end = found[index + 1]?.start ?? text.length;
    return { ...inner, rest: text.slice(inner.restStart, end).replace(/[\s,;·|(]{1,20}$/u, '') };
  });
}
