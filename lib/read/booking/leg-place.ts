// Reads one end of a leg: "Tegel(TXL), Berlin, Germany", "Zurich ZRH", "Elder Street, …".
import type { Reservation, Terminal } from '../../model/reservation.ts';
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import { writtenDates } from './dates.ts';
import { labelKindsOf, leadingLabel } from './labels.ts';
import { clocksIn } from './leg-clock.ts';
import { groundStation } from './station-words.ts';

// "…, Terminal 2E", "– stance D", "Gleis 4": which part of the station, not which station.
const partOfStation =
  /[\s,–—(-]{0,6}(?:(?<![\p{L}])(?:terminals?|term\.|stance|platform|gate|bay|gleis|steig|bussteig|voie|quai|muelle|dársena|vía|andén|binario|spoor|kolej|peron|spår|spor|hall|aerogare)(?![\p{L}])[\s:.]{0,4}[\p{L}\d-]{0,4}|第?\d{1,2}ターミナル|\d{1,2}\s?番線|(?:T|航站楼)\d)(?=[\s),–—-]|$).*$/iu;
const trailing = /[\s,;:·|–—→>*@+-]{1,40}$/u;
const leading = /^[\s,;:·|–—→>*@+-]+/u;
const codeInBrackets = /[(（[]\s?(?<code>[A-Z]{3})(?:\s?[-–/·,].{0,20})?\s?[)）\]]/u;
const codeAtEdge =
  /^(?<first>[A-Z]{3})(?:\s?[-–·,:]\s?|\s+|$)(?=[\p{L}\s]|$)|(?:^|\s|[-–·,]|(?<=[\p{Script=Han}\p{Script=Katakana}]))(?<last>[A-Z]{3})$/u;
// Three capitals that stand beside names and are not airports.
const notCodes = new Set(
  'DEP ARR USA GBR EUR CHF GBP USD TGV ICE HBF BHF AND THE VIA TER BUS MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC ZOB PKS MDA'.split(
    ' ',
  ),
);
const maxNameLength = 70;

const clean = (text: string) =>
  text
    .replace(/[(（]\s{0,4}[)）]/gu, ' ')
    .replace(leading, '')
    .replace(trailing, '')
    .replace(/\s+/g, ' ');

// "Fri, 05.06.": the weekday is removed with its date.
const weekdayBefore = /(?<![\p{L}])\p{L}{2,12}\.?,?\s?$/u;

/** The same text without times, dates and marks for the next day. */
export function withoutMoments(text: string): string {
  const dates = writtenDates(text).map(({ start, end, weekdays }) => {
    const day = weekdays.length > 0 ? (weekdayBefore.exec(text.slice(0, start))?.[0].length ?? 0) : 0;
    return { start: start - day, end };
  });
  // "9:03発": departs, "10:41着": arrives.
  const clocks = clocksIn(text).map(({ start, end }) => ({
    start,
    end: end + Number(/^\s?[発着發到]/u.test(text.slice(end)) && 1 + Number(text[end] === ' ')),
  }));
  const cuts = [...clocks, ...dates].toSorted((a, b) => b.start - a.start);
  const left = cuts.reduce((words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`, text);
  return clean(
    left
      .replace(/(?<![\p{L}])(?:Uhr|hrs?|hod\.?|godz\.?|ore|kl\.?)(?![\p{L}])/giu, ' ')
      .replace(/翌々?日|次日|隔日/gu, ' ')
      .replace(/[(（]?\+\s?\d(?:\s?(?:day|Tag|jour|día)s?)?[)）]?/giu, ' '),
  );
}

/** "Elder Street, Edinburgh EH1 3DQ": where the first part can be a name by itself, the rest is an address. */
function splitAddress(text: string): Terminal {
  const comma = text.indexOf(', ');
  const rest = comma > 0 ? text.slice(comma + 2) : '';
  if (rest !== '' && /\d/.test(rest) && !/\d/.test(text.slice(0, comma)))
    return { name: text.slice(0, comma), address: rest };
  return { name: text };
}

/** "FROM 東京", where the label is repeated in a second language. */
function withoutLabel(text: string): string {
  const label = leadingLabel(text);
  return label && label.rest !== '' && label.kinds.some((kind) => endKinds.has(kind)) ? label.rest : text;
}

const endKinds = new Set<LabelKind>(['from', 'to', 'departure', 'arrival', 'service', 'stop']);

/** "Stralsund ab": the word for departure or arrival belongs to the time. */
function withoutEndWord(text: string): string {
  const last = /\s(?<word>\p{L}{2,10})\.?$/u.exec(text);
  const kinds = last?.groups?.word ? labelKindsOf(last.groups.word) : [];
  return last && (kinds.includes('departure') || kinds.includes('arrival'))
    ? text.slice(0, last.index)
    : text;
}

/** One end of a leg from the text printed for it; undefined where nothing in it can be a place. */
export function terminalOf(printed: string): Terminal | undefined {
  const bare = withoutEndWord(withoutLabel(clean(withoutMoments(printed))));
  const text = clean(bare.replace(partOfStation, ''));
  const inBrackets = codeInBrackets.exec(text);
  if (inBrackets) {
    const name =
      clean(text.slice(0, inBrackets.index)) || clean(text.slice(inBrackets.index + inBrackets[0].length));
    const iata = inBrackets.groups?.code ?? '';
    return { iata, ...(isName(name) && { name }) };
  }
  const edge = codeAtEdge.exec(text);
  const code = edge?.groups?.first ?? edge?.groups?.last;
  if (edge && code && !notCodes.has(code)) {
    const name = clean(edge.groups?.first ? text.slice(code.length) : text.slice(0, -code.length));
    const isWord = edge.groups?.first && name !== '' && name === name.toUpperCase();
    const isStation = groundStation.test(name) || (edge.groups?.last && name.includes(','));
    if (!isWord && !isStation) return { iata: code, ...(isName(name) && { name }) };
  }
  const split = splitAddress(text);
  return isName(split.name ?? '') ? split : undefined;
}

const classWords =
  /(?<![\p{L}])(?:economy|business|first class|direct|non-?stop|confirmed|status|e-?ticket|adult|baggage|seat|klasse|classe|clase|class|sitzplatz|reservierung|fenster|nichtraucher|window|aisle|operated|flex|www\.|http)(?![\p{L}])/iu;

// A direction, not a destination.
export const directions =
  /^(?:outbound|inbound|outward|return|homebound|hinfahrt|rückfahrt|hinflug|rückflug|hinreise|rückreise|aller|retour|ida|vuelta|regreso|andata|ritorno|volta|heenreis|terugreis|heenvlucht|terugvlucht|tam|zpět|powrót|utresa|återresa|hemresa|udrejse|hjemrejse|往路|復路|行き|帰り|去程|返程|回程)(?:\s\p{L}+)?$/iu;

/** Words that can name a station or a port: not a label, a sentence or a code. */
export function isName(text: string): boolean {
  if (text.length < 2 || text.length > maxNameLength || !/\p{L}{2}/u.test(text)) return false;
  if (labelKindsOf(text).length > 0 || classWords.test(text) || directions.test(text)) return false;
  // A sentence, or the rest of a remark in brackets.
  if (/^[(（]|。/u.test(text) || (/[.。]$/u.test(text) && text.split(' ').length > 3)) return false;
  if (/^[\p{Ll}]|^\d+ \p{Ll}/u.test(text) || /[!?@]|\d{4,}/u.test(text)) return false;
  if (/^[\p{L}]{1,4}\s?\d{1,6}(?:\b|$)/u.test(text) || /\d[hH]\s?\d|\d\s?(?:min|km|kg)\b/u.test(text))
    return false;
  return text.split(' ').length <= 9;
}

/** Stations have codes too, but not those of airports. */
export function stationOf(type: Reservation['type'], end: Terminal): Terminal {
  if (type === 'flight' || !end.name) return end;
  const { iata: _, ...station } = end;
  return station;
}
