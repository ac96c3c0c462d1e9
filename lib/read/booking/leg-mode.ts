// How a leg travels, by the words around it and in the whole document.
import { type Mode, modeLines } from '../../text/booking-words/modes.ts';
import { cachedByText } from '../../text/remembered.ts';
import type { BookingDocument } from './document.ts';
import type { LegCode } from './leg-code.ts';
import type { RawLeg } from './leg-pairs.ts';
import type { Route } from './leg-route.ts';

const modes = ['flight', 'train', 'bus', 'ferry'] as const;
const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
const patternsAfter = (before: string) =>
  Object.fromEntries(
    modes.map((mode) => {
      const lines = modeLines(mode);
      const spaced = lines.filter((line) => !isUnspaced(line)).join('|');
      const unspaced = lines.filter(isUnspaced).join('|');
      // \b does not know accents, so the end of a word is described by its letters.
      const pattern = `${before}(?:${spaced.replaceAll('\\b', '(?![\\p{L}])')})|${unspaced.replaceAll('\\b', '')}`;
      return [mode, new RegExp(pattern, 'giu')];
    }),
  ) as Record<Mode, RegExp>;
const patterns = patternsAfter('(?<![\\p{L}\\d])');
// "Kystferger", "Nachtzug": the second part of a compound, used where no separate word names the mode.
const compounds = patternsAfter('(?<=\\p{L}{3})');

// One word may be an advert; many mean no more than a few.
const maxWordsCounted = 4;
const counted = (mode: Mode) =>
  cachedByText((text) => {
    let count = 0;
    for (const _ of text.matchAll(patterns[mode])) {
      count += 1;
      if (count === maxWordsCounted) break;
    }
    return count;
  });
const counts = {
  flight: counted('flight'),
  train: counted('train'),
  bus: counted('bus'),
  ferry: counted('ferry'),
};
const countIn = (text: string, mode: (typeof modes)[number]) => counts[mode](text);

// Shorter endings match by chance: "Columbus", "Friendship".
const minEnd = 5;

const severalNamed = /[&+/]|(?<!\p{L})(?:and|und|et|y|e|en|og|och|i|a)(?!\p{L})/iu;

/** "Kystferger", "潮風フェリー": what a company runs by its name, if that mentions only one kind. */
export function modeNamed(name: string): Mode | undefined {
  const isEnd = (mode: Mode) => [...name.matchAll(compounds[mode])].some(([end]) => end.length >= minEnd);
  const said = modes.filter((mode) => name.search(patterns[mode]) >= 0 || isEnd(mode));
  // "Intercity Coach" runs coaches, "Rail & Bus" both.
  const isLast = (mode: Mode) =>
    [...name.matchAll(patterns[mode])].some(({ index, 0: word }) => index + word.length === name.length);
  const last = said.length > 1 && !severalNamed.test(name) ? said.filter(isLast) : said;
  return last.length === 1 ? last[0] : undefined;
}

const flightCode = /^(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{1,4}$/;

export function modeOf(
  leg: RawLeg,
  about: { document: BookingDocument; code?: LegCode; route: Route },
): Mode | undefined {
  const { document, code, route } = about;
  const section = document.lines.slice(Math.max(leg.from, leg.top - 8), Math.min(leg.until, leg.bottom + 8));
  const near = section
    .flat()
    .map(({ text }) => text)
    .join('\n');
  const all = document.cells
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 20_000);
  const named = code?.kinds.find((kind): kind is Mode => modes.some((mode) => mode === kind));
  const scores = modes.map((mode) => {
    const isAir = mode === 'flight' && Boolean(route.from.iata && route.to.iata);
    const bonus =
      (named === mode ? 5 : 0) +
      (isAir ? 3 : 0) +
      (mode === 'flight' && code && flightCode.test(code.code) && isAir ? 4 : 0);
    return { mode, score: 2 * countIn(near, mode) + countIn(all, mode) + bonus };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.mode : modes.find((mode) => all.search(compounds[mode]) >= 0);
}
