// Pure: no browser, no network, no clock.
// Street addresses: after a label, or by their shape (street, number, postcode, town).
import { apart } from './apart.ts';
import { addressLabels } from './contact-words.ts';
import { letter, wordStart } from './letters.ts';

export interface FoundAddress {
  address: string;
  start: number;
  end: number;
  isLabelled: boolean;
}

const longest = 140;
const label = new RegExp(
  `(?:^|[\\n|•·📍]|(?<=[.!?;]\\s))\\s{0,2}(?:${Object.values(addressLabels).join('|')})\\s?[:：]\\s?(?<value>[^\\n|]{6,${longest}})`,
  'giu',
);
const word = `\\p{Lu}[${letter}'’.-]{1,30}`;
const words = `${word}(?: (?:(?:de|del|di|da|do|la|le|of|the|am|an der|der) )?${word}){0,3}`;
const streetEnd =
  'straße|strasse|str\\.|gasse|platz|weg|allee|ufer|damm|ring|straat|laan|plein|gracht|kade|weg|singel';
const streetStart =
  'rue|avenue|av\\.|boulevard|bd|place|quai|impasse|chemin|calle|c/|avenida|avda\\.?|plaza|paseo|carrer|via|viale|piazza|corso|largo|rua|praça|travessa|rúa';
const streetType =
  'Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Ln\\.?|Drive|Dr\\.?|Boulevard|Blvd\\.?|Square|Sq\\.?|Terrace|Place|Way|Quay|Highway|Hwy';
const ukCode = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}';
// What each shape cannot be without is looked for first: it is found or not at a glance.
const shapes: { glance: RegExp; shape: RegExp }[] = [
  // Hauptstraße 12, 10115 Berlin · Prinsengracht 263, 1016 GV Amsterdam
  {
    glance: /, ?(?:[A-Z]{1,2}-)?\d{4}/,
    shape: new RegExp(
      `${wordStart}(?:\\p{Lu}[${letter}.’'-]{0,30} )?\\p{Lu}?[${letter}-]{0,30}(?:${streetEnd}) \\d{1,4}\\s?[a-z]?(?:[-–]\\d{1,4})?, ?(?:[A-Z]{1,2}-)?\\d{4,5}(?: [A-Z]{2})? ${words}`,
      'gu',
    ),
  },
  // 12 rue de la Paix, 75002 Paris · Calle Mayor 5, 28013 Madrid · Via Roma 3, 50123 Firenze
  {
    glance: /, ?\d{4}/,
    shape: new RegExp(
      `${wordStart}(?:\\d{1,4}(?: bis| ter)?,? )?(?:${streetStart}) [${letter}\\d '’.-]{2,50}(?:,? (?:nº |n\\. )?\\d{1,4})?, ?\\d{4,5}(?:-\\d{3})? ${words}`,
      'giu',
    ),
  },
  // 221B Baker Street, London NW1 6XE · 123 Main St, Springfield, IL 62701
  {
    glance: /\d[A-Z]{2}|[A-Z]{2} \d{5}/,
    shape: new RegExp(
      `${wordStart}\\d{1,5}[A-Z]?(?:[-–]\\d{1,5})? (?:${word} ){1,4}(?:${streetType})(?:, ?${words}){0,2},? ?(?:${ukCode}|[A-Z]{2} \\d{5})`,
      'gu',
    ),
  },
  // 〒604-8381 京都府…
  { glance: /〒/, shape: /〒\s?\d{3}-?\d{4}\s?[^\s、。\n]{4,60}/gu },
];

const trimmed = (text: string) => text.replace(/(?<![\s.,;|–—-])[\s.,;|–—-]+$/u, '');

function labelled(text: string): FoundAddress[] {
  if (!/[:：]/.test(text)) return [];
  return [...text.matchAll(label)].flatMap((match) => {
    const value = trimmed(match.groups?.value ?? '');
    const start = match.index + match[0].length - (match.groups?.value ?? '').length;
    // "Where: everywhere" has no number and no comma; an address has one or the other.
    return /\d|,|、|[市区区路街丁町]/u.test(value)
      ? [{ address: value, start, end: start + value.length, isLabelled: true }]
      : [];
  });
}

/** Every address in `text`, in order. */
export function findAddresses(text: string): FoundAddress[] {
  const all = [
    ...labelled(text),
    ...(/\d{3}/.test(text)
      ? shapes
          .filter(({ glance }) => glance.test(text))
          .flatMap(({ shape }) =>
            [...text.matchAll(shape)].map((match) => {
              const address = trimmed(match[0]);
              return { address, start: match.index, end: match.index + address.length, isLabelled: false };
            }),
          )
      : []),
  ];
  return apart(all);
}
