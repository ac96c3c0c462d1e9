// What a sum of money is for, from its own line: "Day ticket: 24 €", "Osaka pass (2 days, 22 €)", "Bus: it costs 3 €".

import { beforeSums, fromWords } from '../languages/prices.ts';
import { inAnyCase } from './any-case.ts';
import { anyPiece } from './language-rows.ts';
import { letter } from './letters.ts';

export interface PricedLine {
  text: string;
  /** True in lists and tables, where a line names a thing instead of describing it. */
  isListed: boolean;
}

// "Entrance for adults" is a label; a longer text is a sentence.
const maxLabelLength = 60;
const reach = maxLabelLength * 2;
const lineStart = /[\n\t;|•·。！？]|[.!?]\s/u;
const smallWord = inAnyCase(new RegExp(`(?<![${letter}])(?:${anyPiece(beforeSums)})\\.?$`, 'u'));
const edge = /^[^\p{L}\p{N}(（]+|(?<![\s:：–—=~,，+&|([（\]-])[\s:：–—=~,，+&|([（\]-]+$/gu;
/** "90 € (both) Food: 60 €": the bracket belongs to the sum before it. */
const inBrackets = /^\s*[(（][^()（）]*[)）]/u;
// In a list, a short name comes before the sum, and little follows it.
const maxThingLength = 45;
const maxRestLength = 30;
const endsWithSeparator = /[:：–—=]\s*$|\s-\s*$/u;
const isNamed = /\p{L}{2}/u;
const particle = /(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー])[はがでも]$/u;

/** "Metro (line 3) to the port" stays; of "Free (tower" only the tower is kept. */
function afterOpenBracket(text: string): string {
  const open = text.search(/[(（][^()（）]*$/u);
  const inside = open < 0 ? text : text.slice(open + 1);
  // Drops the rest of a bracket opened before the previous sum.
  return inside.replace(/^[^()（）]*[)）]/u, '');
}

function trimmed(text: string): string | undefined {
  let kept = text.replace(inBrackets, '').replace(edge, '').trim().replace(particle, '');
  for (let turn = 0; turn < 3 && smallWord.test(kept); turn += 1)
    kept = kept.replace(smallWord, '').replace(edge, '').trim();
  return kept.length <= maxLabelLength && isNamed.test(kept) ? kept : undefined;
}

// In a list, a thing's name can have more words than in a sentence.
const maxWords = { listed: 6, prose: 3 };

/** "Train: the ticket costs 5 €": a line that begins with its subject. */
function leadOf(line: string, isListed: boolean): string | undefined {
  const lead = /^[^\p{L}\p{N}]{0,6}(?<name>[^:：.!?\n\t]{2,45})[:：]\s/u.exec(line)?.groups?.name;
  const isShort = (lead?.trim().split(/\s+/u).length ?? 0) <= (isListed ? maxWords.listed : maxWords.prose);
  return lead && isShort ? trimmed(lead) : undefined;
}

/** "Osaka pass (2 days, 22 €)": the text before the bracket that holds the sum. */
function bracketed(line: string): string | undefined {
  const open = line.search(/[(（][^()（）]{0,40}$/u);
  return open > 0 && open <= maxLabelLength ? trimmed(line.slice(0, open)) : undefined;
}

const opensPart = /^\s*[+,、，&/]/u;
const roughly = inAnyCase(new RegExp(`(?:~|${anyPiece(fromWords)})\\s*$`, 'u'));

/** "Day ticket: ", "What does it cost? – ": the text before the separator right before the sum. */
function separated(before: string): string {
  const parts = before.replace(roughly, '').split(lineStart).slice(-2);
  return afterOpenBracket(parts.findLast((part) => isNamed.test(part)) ?? '');
}

/** "Grand Hotel 90 € a night": a list's line with little more than the thing and the sum. */
function listedThing(line: string, after: string): string | undefined {
  const rest = after.slice(0, maxRestLength + 1).split(/[\n\t]/u, 1)[0] ?? '';
  return line.length <= maxThingLength && rest.length <= maxRestLength
    ? trimmed(afterOpenBracket(line))
    : undefined;
}

// A line's beginning applies to sums in its next sentences, but not to those of a whole page without line breaks.
const maxLineLength = 2000;

/** The line up to the sum, if its beginning is near enough. */
function openingBefore(text: string, start: number): string {
  const near = text.slice(Math.max(0, start - maxLineLength), start);
  const lineBreak = near.lastIndexOf('\n');
  return lineBreak < 0 && start > maxLineLength ? '' : near.slice(lineBreak + 1);
}

/** `from` is where the previous sum ends; `start` and `end` are those of this sum. */
export function priceLabel(
  { text, isListed }: PricedLine,
  { from, start, end }: { from: number; start: number; end: number },
): string | undefined {
  const before = text.slice(Math.max(from, start - reach), start);
  if (endsWithSeparator.test(before.replace(roughly, ''))) return trimmed(separated(before));
  const lines = before.split(lineStart);
  const line = lines.at(-1) ?? '';
  // "7 € for me and 6 € for the bike": only a separator begins the next thing.
  const isThing = isListed && (from === 0 || lines.length > 1 || opensPart.test(before));
  return (
    (isListed ? bracketed(line) : undefined) ??
    leadOf(openingBefore(text, start), isListed) ??
    (isThing ? listedThing(line, text.slice(end)) : undefined)
  );
}
