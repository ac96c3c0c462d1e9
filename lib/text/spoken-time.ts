// Hours as words: "um halb acht" → 07:30, "half past one" → 13:30.
import { earlyWords, eveningHalf, lateWords } from '../languages/clock.ts';
import { anyCase, inAnyCase } from './any-case.ts';
import { anyPiece } from './language-rows.ts';
import { letter, wordStart } from './letters.ts';
import { type SpokenHours, spokenHours } from './spoken-time-words.ts';
import { wordPattern } from './word-pattern.ts';

interface Stretch {
  start: number;
  end: number;
}

export interface SpokenTime extends Stretch {
  time: string;
}

const anyOf = (words: string[]) => words.sort((a, b) => b.length - a.length).join('|');

function expressionsOf({ before, hours, after = '', minutes = {}, ahead = {} }: SpokenHours): RegExp[] {
  const tail = Object.keys(minutes).length > 0 ? `(?<minutes>${anyOf(Object.keys(minutes))})?` : '';
  const hour = `(?<hour>${anyOf([...hours])})(?![${letter}])`;
  const plain = `${before}${hour}${after && `(?:${after})`}${tail}`;
  if (Object.keys(ahead).length === 0) return [new RegExp(anyCase(`${wordStart}${plain}`), 'gu')];
  // Minutes before the hour make it clear: "half past one" needs no more.
  const early = `(?<ahead>${anyOf(Object.keys(ahead))})${hour}`;
  return [plain, early].map((source) => new RegExp(anyCase(`${wordStart}${source}`), 'gu'));
}

/** A quick test that every text with a spoken hour passes. Exact word edges are slow to match, so they are checked later. */
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
// No other text can hold a spoken hour: this alone rules out most blocks.
const glance = inAnyCase(
  /(?:o[’']clock|\b(?:at|around|by|about|um|gegen|punkt|halb|half|quarter|las|alle|verso|dopo|sono|erano|delle|dalle|om|rond|tegen|vanaf)\s|\bla\suna|\ball[’']una|heure|à\suma\s|às\s|das\s|pelas\s|pras\s|para as\s)/u,
);

/** 90 is "01:30". */
export const written = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

// "at four" means the afternoon, unless the words around mention the morning.
const earliestHour = 7;
const earlyReach = 60;

// "ormai a sera, poco dopo le sette": words for the evening are near the time, and in the same sentence.
const lateReach = 32;
const latestHour = 11;
const sentenceEnd = /[.!?。！？\n]/u;

const earlyPattern = wordPattern(earlyWords, 'gu');
const latePattern = wordPattern(lateWords, 'gu');

/** The spans of such words, in order. */
const stretches = (text: string, words: RegExp): Stretch[] =>
  Array.from(text.matchAll(words), ({ index, 0: word }) => ({ start: index, end: index + word.length }));

/** The index of the first span that ends after `at`. A binary search, because there may be thousands. */
function firstBehind(all: Stretch[], at: number): number {
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((all[middle]?.end ?? 0) <= at) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The gaps between the time and the nearest such word on either side. */
function gapsTo(all: Stretch[], { start, end }: Stretch): Stretch[] {
  const next = firstBehind(all, start);
  const before = all[next - 1];
  const after = all.slice(next, next + 2).find((word) => word.start >= end);
  return [
    ...(before ? [{ start: before.end, end: start }] : []),
    ...(after ? [{ start: end, end: after.start }] : []),
  ];
}

const shortest = (gaps: Stretch[], reach: number) =>
  gaps
    .map(({ start, end }) => end - start)
    .filter((gap) => gap <= reach)
    .sort((a, b) => a - b)[0];

/**
 * Settles the minutes of the day for every time in a text: early hours are in the afternoon unless the text says otherwise,
 * later ones only if it says so. In "up at six, dinner at seven" each time goes with the nearer word.
 */
export function minutesSettler(text: string): (minutes: number, at: Stretch) => number {
  let words: Record<'early' | 'late', Stretch[]> | undefined;
  return (minutes, at) => {
    if (minutes >= latestHour * 60) return minutes;
    words ??= { early: stretches(text, earlyPattern), late: stretches(text, latePattern) };
    const early = shortest(gapsTo(words.early, at), earlyReach);
    const inSentence = gapsTo(words.late, at).filter(
      ({ start, end }) => end - start <= lateReach && !sentenceEnd.test(text.slice(start, end)),
    );
    const late = shortest(inSentence, lateReach);
    if (late !== undefined && late < (early ?? earlyReach)) return minutes + 12 * 60;
    const isEarly = minutes < earliestHour * 60 - 30;
    return isEarly && early === undefined ? minutes + 12 * 60 : minutes;
  };
}

// "kwart voor acht 's avonds"
const lateAfter = new RegExp(anyCase(`^\\s{0,2}(?:${anyPiece(eveningHalf)})`), 'u');
const halfReach = 24;

function spokenIn(text: string, language: (typeof languages)[number]): SpokenTime[] {
  const { words, hours, expressions } = language;
  if (!language.glance.test(text)) return [];
  const settleMinutes = minutesSettler(text);
  return expressions
    .flatMap((expression) => [...text.matchAll(expression)])
    .flatMap((match) => {
      const groups = match.groups ?? {};
      const index = hours.findIndex((hour) => hour.test(groups.hour ?? ''));
      if (index < 0) return [];
      const shift =
        (words.ahead?.[groups.ahead?.toLowerCase() ?? ''] ?? 0) +
        (words.minutes?.[groups.minutes?.toLowerCase() ?? ''] ?? 0);
      // The word before the time is not part of it: "a las nueve" → "nueve".
      const lead = match[0].indexOf(groups.ahead ?? groups.hour ?? '');
      const at = { start: match.index + lead, end: match.index + match[0].length };
      const minutes = (index + 1) * 60 + shift;
      const isLate = minutes < 12 * 60 && lateAfter.test(text.slice(at.end, at.end + halfReach));
      return [{ time: written(isLate ? minutes + 12 * 60 : settleMinutes(minutes, at)), ...at }];
    });
}

/** Every hour in words, in no particular order. */
export function spokenTimes(text: string): SpokenTime[] {
  return glance.test(text) ? languages.flatMap((language) => spokenIn(text, language)) : [];
}
