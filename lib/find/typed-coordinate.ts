// Reads a coordinate typed or pasted alone into a field: "51.5014, -0.1419", "51,5014 -0,1419", "+51.5014-000.1419/",
// "N 51° 30' 5\" W 0° 8' 31\"", "N 51° 30.084 W 000° 08.514", "北緯35度21分 東経138度43分".
import type { Coordinate } from '../model/itinerary.ts';
import { geometryCoordinate } from './geometry-coordinate.ts';
import { labelledCoordinate } from './labelled-coordinate.ts';
import { onGlobe } from './on-globe.ts';
import { fullPlusCode } from './plus-code.ts';

// A longer text is no coordinate, and must cost nothing.
const maxLength = 120;

const signs: [RegExp, string][] = [
  [/[−–—]/g, '-'],
  [/[º˚∘度]/g, '°'],
  [/[’‘′´`分]/g, "'"],
  [/(?:''|[”“″秒])/g, '"'],
  [/北[緯纬]|북위/g, ' N '],
  [/南[緯纬]|남위/g, ' S '],
  [/[東东][経經经]|동경/g, ' E '],
  [/西[経經经]|서경/g, ' W '],
  [/[、，；]/g, ', '],
  [/\b(?:north|nord|norte|noord)\b\.?/gi, 'N'],
  [/\b(?:south|süd|sud|sur|sul|zuid)\b\.?/gi, 'S'],
  [/\b(?:east|ost|est|este|leste|oost)\b\.?/gi, 'E'],
  [/\b(?:west|ouest|oeste|ovest)\b\.?/gi, 'W'],
];
const labels =
  /\b(?:latitude|longitude|latitud|longitud|breitengrad|längengrad|breite|länge|latitudine|longitudine|lat|lon|lng|long|gps|coordinates?|coords?|wgs ?84)\b\.?\s*[:=]?/gi;

/** Normalises the notation: no full-width digits, typographic characters or labels. */
function plain(text: string): string {
  let result = text.normalize('NFKC');
  for (const [sign, as] of signs) result = result.replace(sign, as);
  return result
    .replace(labels, ' ')
    .replace(/[()[\]{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Angle {
  value: number;
  letter: string;
}

const number = '\\d{1,3}(?:[.,]\\d{1,12})?';
const dial = `([+-])?\\s?(${number})\\s?°?(?:\\s?(\\d{1,2}(?:[.,]\\d{1,8})?)\\s?')?(?:\\s?(\\d{1,2}(?:[.,]\\d{1,8})?)\\s?")?`;
const gap = '(?:\\s?[,;/|]\\s?|\\s?)';
// Letters stand before both numbers, after both, or nowhere; without letters, something else must separate the numbers.
const lettersFirst = new RegExp(`^([NSEWO])\\s?${dial}${gap}([NSEWO])\\s?${dial}$`, 'i');
const lettersLast = new RegExp(`^${dial}\\s?([NSEWO])${gap}${dial}\\s?([NSEWO])$`, 'i');
const noLetters = new RegExp(`^${dial}(?:\\s?[,;/|]\\s?|\\s|(?=[+-]))${dial}$`);
// "51 30 5 N 0 8 31 W": spaces instead of degree marks, where the letters leave no doubt.
const blanks = '(\\d{1,3}) (\\d{1,2}(?:[.,]\\d{1,8})?)(?: (\\d{1,2}(?:[.,]\\d{1,8})?))?\\s?';
const spacedAfter = new RegExp(`^${blanks}([NS])[\\s,;/]{0,3}${blanks}([EWO])$`, 'i');
const spacedBefore = new RegExp(`^([NS])\\s?${blanks.trim()}[\\s,;/]{1,3}([EWO])\\s?${blanks}$`, 'i');
// ISO 6709: two signed numbers with nothing between them.
const joined = /^([+-]\d{2}(?:\.\d+)?)([+-]\d{3}(?:\.\d+)?)(?:[+-]\d+(?:\.\d+)?)?(?:CRS\w+)?\/?$/;

const numberOf = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

function degreesOf(
  whole: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
): number {
  const [m, s] = [numberOf(minutes), numberOf(seconds)];
  return m >= 60 || s >= 60 ? Number.NaN : numberOf(whole) + m / 60 + s / 3600;
}

/** "O" is west in French, Spanish, Italian and Portuguese, east in German and Dutch. */
const westIn = (language: string | undefined) => (/^(?:de|nl)/i.test(language ?? '') ? 'W' : 'WO');

const sideOf = (letter: string) => (letter === '' ? '' : 'NS'.includes(letter) ? 'latitude' : 'longitude');

function fromAngles(first: Angle, second: Angle, west: string): Coordinate | undefined {
  const signed = ({ value, letter }: Angle) =>
    letter === 'S' || (letter !== '' && west.includes(letter)) ? -value : value;
  const [a, b] = [sideOf(first.letter), sideOf(second.letter)];
  // Two letters of the same axis, or a letter on only one number, are ambiguous.
  if (a === b ? a !== '' : a === '' || b === '') return undefined;
  return a === 'longitude' ? onGlobe(signed(second), signed(first)) : onGlobe(signed(first), signed(second));
}

function angleOf(letter: string | undefined, [sign, whole, minutes, seconds]: (string | undefined)[]): Angle {
  const value = degreesOf(whole, minutes, seconds);
  // "-0.1 W" may be west or east.
  if (letter) return { value: sign === '-' ? Number.NaN : value, letter: letter.toUpperCase() };
  return { value: sign === '-' ? -value : value, letter: '' };
}

/** The two angles, where marks or letters show that the numbers do not just stand together by chance. */
function anglesIn(text: string): [Angle, Angle] | undefined {
  const first = lettersFirst.exec(text);
  if (first) return [angleOf(first[1], first.slice(2, 6)), angleOf(first[6], first.slice(7, 11))];
  const last = lettersLast.exec(text);
  if (last) return [angleOf(last[5], last.slice(1, 5)), angleOf(last[10], last.slice(6, 10))];
  const none = /[.,;/|+°-]/.test(text) ? noLetters.exec(text) : null;
  return none ? [angleOf('', none.slice(1, 5)), angleOf('', none.slice(5, 9))] : undefined;
}

function fromMarked(text: string, west: string): Coordinate | undefined {
  const angles = anglesIn(text);
  if (!angles || !Number.isFinite(angles[0].value + angles[1].value)) return undefined;
  return fromAngles(angles[0], angles[1], west);
}

// "48-51-30N 2-17-40E", "N 48° 51.504": separators within one angle, with or without the last mark.
const parting = /(?<=\d)\s?[-:°'"](?:\s?(?=\d)|(?=\s?[NSEWO])|(?=\s|$))/gi;

function fromSpaced(marked: string, west: string): Coordinate | undefined {
  const text = marked.replace(parting, ' ').replace(/\s+/g, ' ').trim();
  const after = spacedAfter.exec(text);
  const before = after ? null : spacedBefore.exec(text);
  const [a, b, c, north, d, e, f, east] = after
    ? after.slice(1)
    : before
      ? [before[2], before[3], before[4], before[1], before[6], before[7], before[8], before[5]]
      : [];
  if (!north || !east) return undefined;
  const first = { value: degreesOf(a, b, c), letter: north.toUpperCase() };
  const second = { value: degreesOf(d, e, f), letter: east.toUpperCase() };
  return Number.isFinite(first.value + second.value) ? fromAngles(first, second, west) : undefined;
}

/** The coordinate, if the whole text is one. `language` is the traveller's: "O" is east in some. */
export function typedCoordinate(text: string, language?: string): Coordinate | undefined {
  if (text.length > maxLength || !/\p{N}/u.test(text)) return undefined;
  const own = text.trim();
  const known = fullPlusCode(own) ?? labelledCoordinate(own) ?? geometryCoordinate(own);
  if (known) return known;
  const bare = plain(own);
  const iso = joined.exec(bare);
  if (iso) return onGlobe(Number(iso[1]), Number(iso[2]));
  const west = westIn(language);
  return fromMarked(bare, west) ?? fromSpaced(bare, west);
}
