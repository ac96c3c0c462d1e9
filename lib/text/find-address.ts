// Street addresses: after a label, or by their shape (street, number, postcode, town).

import { addressLabels } from '../languages/labels.ts';
import { anyCase } from './any-case.ts';
import { letter, wordStart } from './letters.ts';
import { withoutOverlaps } from './without-overlaps.ts';

export interface FoundAddress {
  address: string;
  start: number;
  end: number;
  isLabelled: boolean;
}

const maxAddressLength = 140;
const label = new RegExp(
  `(?:^|[\\n|•·📍]|(?<=[.!?;]\\s))\\s{0,2}(?:${anyCase(Object.values(addressLabels).join('|'))})\\s?[:：]\\s?(?<value>[^\\n|]{6,${maxAddressLength}})`,
  'gu',
);
// What may follow an address in the same line: the next label ("Phone:", "Opening hours:", "电话："), a web address, an
// emoji, the next sentence. "Av." and "St." do not end it.
const goesOn = new RegExp(
  `[\\s,;，；·–-]{1,3}(?:\\p{Lu}[${letter}-]{2,20}(?: [${letter}]{2,15}){0,2}|\\p{Lo}{2,6}) ?[:：]|\\s(?:https?:|www\\.|\\p{Extended_Pictographic})|(?<=[${letter}]{4}|\\d)[.!] (?=\\p{Lu})|。`,
  'u',
);
const word = `\\p{Lu}[${letter}'’.-]{1,30}`;
const words = `${word}(?: (?:(?:de|del|di|da|do|la|le|of|the|am|an der|der) )?${word}){0,3}`;
const streetEnd =
  'straße|strasse|str\\.|gasse|platz|weg|allee|ufer|damm|ring|straat|laan|plein|gracht|kade|singel|gatan|gata|gate|gade|vägen|vegen|veien|vej|plads|torget|katu';
const streetStart = anyCase(
  'rue|avenue|av\\.|boulevard|bd|place|quai|impasse|chemin|calle|c/|avenida|avda\\.?|plaza|paseo|carrer|via|viale|piazza|corso|largo|rua|praça|travessa|rúa|ul\\.|ulica|al\\.|pl\\.',
);
const brazilianStart =
  'Rua|R\\.|Avenida|Av\\.|Alameda|Al\\.|Travessa|Tv\\.|Praça|Rodovia|Rod\\.|Estrada|Estr\\.|Largo';
// 75002 · 1100-053 · 31-021 · 111 22
const postcode = '(?:\\d{4,5}(?:-\\d{3})?|\\d{2}-\\d{3}|\\d{3} \\d{2})';
const streetType =
  'Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Ln\\.?|Drive|Dr\\.?|Boulevard|Blvd\\.?|Square|Sq\\.?|Terrace|Place|Way|Quay|Highway|Hwy';
const ukCode = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}';
// Each shape has a quick test for a part it always has.
const shapes: { glance: RegExp; shape: RegExp }[] = [
  // Hauptstraße 12, 10115 Berlin · Prinsengracht 263, 1016 GV Amsterdam · Storgatan 5, 111 22 Stockholm
  {
    glance: /, ?(?:[A-Z]{1,2}-)?\d{3}/,
    shape: new RegExp(
      `${wordStart}(?:\\p{Lu}[${letter}.’'-]{0,30} )?\\p{Lu}?[${letter}-]{0,30}(?:${streetEnd}) \\d{1,4}\\s?[a-z]?(?:[-–]\\d{1,4})?, ?(?:[A-Z]{1,2}-)?${postcode}(?: [A-Z]{2})? ${words}`,
      'gu',
    ),
  },
  // 12 rue de la Paix, 75002 Paris · Calle Mayor 5, 28013 Madrid · Via Roma 3, 50123 Firenze · ul. Długa 3, 31-021 Kraków
  {
    glance: /, ?\d{2}-?\d{2}/,
    shape: new RegExp(
      `${wordStart}(?:\\d{1,4}(?: bis| ter)?,? )?(?:${streetStart}) [${letter}\\d '’.-]{2,50}(?:,? (?:nº |n\\. )?\\d{1,4})?, ?${postcode} ${words}`,
      'gu',
    ),
  },
  // Rua das Flores, 45 - Centro, Paraty - RJ, 23970-000
  {
    glance: / [-–] [A-Z]{2}\b/,
    shape: new RegExp(
      `${wordStart}(?:${brazilianStart}) [${letter}\\d '’.]{2,50}, (?:n[º°.] ?)?\\d{1,5}(?: [-–] [${letter}\\d '’.]{2,40})?, ${words} [-–] [A-Z]{2}(?![${letter}])(?:, \\d{5}-?\\d{3})?`,
      'gu',
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
    const written = match.groups?.value ?? '';
    const value = trimmed(written.split(goesOn, 1)[0] ?? '');
    const start = match.index + match[0].length - written.length;
    // "Where: everywhere" has neither a number nor a comma; an address has one or the other.
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
  return withoutOverlaps(all);
}
