// Pure: no browser, no network, no clock.
// Hours as words: "um halb acht" → 07:30, "half past one" → 13:30.
import { anyCase, inAnyCase } from './any-case.ts';
import { halfWords } from './clock-words.ts';
import { letter, wordStart } from './letters.ts';
import { earlyWords, lateWords, type SpokenHours, spokenHours } from './spoken-time-words.ts';

export interface SpokenTime {
  time: string;
  start: number;
  end: number;
}

const anyOf = (words: string[]) => words.sort((a, b) => b.length - a.length).join('|');

function expressionsOf({ before, hours, after = '', minutes = {}, ahead = {} }: SpokenHours): RegExp[] {
  const tail = Object.keys(minutes).length > 0 ? `(?<minutes>${anyOf(Object.keys(minutes))})?` : '';
  const hour = `(?<hour>${anyOf([...hours])})(?![${letter}])`;
  const plain = `${before}${hour}${after && `(?:${after})`}${tail}`;
  if (Object.keys(ahead).length === 0) return [new RegExp(anyCase(`${wordStart}${plain}`), 'gu')];
  // Minutes said first make the hour clear: "half past one" needs no more.
  const early = `(?<ahead>${anyOf(Object.keys(ahead))})${hour}`;
  return [plain, early].map((source) => new RegExp(anyCase(`${wordStart}${source}`), 'gu'));
}

/** What a text with a spoken hour holds at least. The exact edges of words are dear to look for, so they come after. */
function glanceOf({ before, hours, ahead = {} }: SpokenHours): RegExp {
  const opening = [before, ...Object.keys(ahead)].join('|');
  return new RegExp(anyCase(`(?<![a-z\\d])(?:${opening})(?:${hours.join('|')})(?![a-z])`), 'u');
}

const languages = spokenHours.map((words) => ({
  words,
  hours: words.hours.map((word) => new RegExp(anyCase(`^(?:${word})$`), 'u')),
  glance: glanceOf(words),
  expressions: expressionsOf(words),
}));
// No other text can hold a spoken hour: most blocks are told apart by it alone.
const glance = inAnyCase(
  /(?:o[’']clock|\b(?:at|around|by|about|um|gegen|punkt|halb|half|quarter|las|alle|verso|dopo|sono|erano|delle|dalle|om|rond|tegen)\s|heure|às\s|das\s|pelas\s|pras\s|para as\s)/u,
);

const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

// Whoever says "at four" means the afternoon, unless the words around speak of the morning.
const earliestHour = 7;
const earlyReach = 60;

// "ormai a sera, poco dopo le sette": what says so stands near.
const lateReach = 32;
const latestHour = 11;
const clauseEnd = /[.!?。！？\n]/u;

function isLateAround(text: string, { start, end }: { start: number; end: number }): boolean {
  const before =
    text
      .slice(Math.max(0, start - lateReach), start)
      .split(clauseEnd)
      .at(-1) ?? '';
  return (
    lateWords.test(before) || lateWords.test(text.slice(end, end + lateReach).split(clauseEnd, 1)[0] ?? '')
  );
}

/** Minutes of the day; early hours are those of the afternoon where nothing says otherwise, later ones where it is said. */
export function toldMinutes(minutes: number, text: string, at: { start: number; end: number }): number {
  const around = text.slice(Math.max(0, at.start - earlyReach), at.end + earlyReach);
  if (minutes >= latestHour * 60 || earlyWords.test(around)) return minutes;
  const isEarly = minutes < earliestHour * 60 - 30;
  return isEarly || isLateAround(text, at) ? minutes + 12 * 60 : minutes;
}

// "kwart voor acht 's avonds"
const lateAfter = new RegExp(anyCase(`^\\s{0,2}(?:${halfWords.pm})`), 'u');
const halfReach = 24;

function spokenIn(text: string, language: (typeof languages)[number]): SpokenTime[] {
  const { words, hours, expressions } = language;
  if (!language.glance.test(text)) return [];
  return expressions
    .flatMap((expression) => [...text.matchAll(expression)])
    .flatMap((match) => {
      const groups = match.groups ?? {};
      const index = hours.findIndex((hour) => hour.test(groups.hour ?? ''));
      if (index < 0) return [];
      const shift =
        (words.ahead?.[groups.ahead?.toLowerCase() ?? ''] ?? 0) +
        (words.minutes?.[groups.minutes?.toLowerCase() ?? ''] ?? 0);
      // The word before the clock is no part of it: "a las nueve" → "nueve".
      const lead = match[0].indexOf(groups.ahead ?? groups.hour ?? '');
      const at = { start: match.index + lead, end: match.index + match[0].length };
      const minutes = (index + 1) * 60 + shift;
      const isLate = minutes < 12 * 60 && lateAfter.test(text.slice(at.end, at.end + halfReach));
      return [{ time: written(isLate ? minutes + 12 * 60 : toldMinutes(minutes, text, at)), ...at }];
    });
}

/** Every hour said in words, in no order. */
export function spokenTimes(text: string): SpokenTime[] {
  return glance.test(text) ? languages.flatMap((language) => spokenIn(text, language)) : [];
}
