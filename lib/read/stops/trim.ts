// Cuts a piece of text down to the name in it: "3. 09:30 – Museu do Fado:" to "Museu do Fado".

import { inAnyCase } from '../../text/any-case.ts';
import { kindOfCharacter, letter, number } from '../../text/character-kinds.ts';
import { nameEnd, nameStart } from '../../text/name-edges.ts';

const leading = inAnyCase(
  /^(?:(?:\s|\p{P}|\p{S}|\p{M}|\p{Cf}|Â(?=\s))|\d{1,2}[:.h]\d{2}(?:\s?(?:am|pm|uhr|h)(?!\p{L}))|\d{1,2}(?:\.\d{1,2}){0,2}[.):]?(?=\s+\p{L})|\d{1,2}[:.h]\d{2}|\d{1,2}[.):](?!\d)|\d{1,2}\s?(?:am|pm|uhr)\b|(?:stop|stopp|tappa|étape|etappe|parada|place|nr|no|n°)\s*\.?\s?\d{1,2}\b)/u,
);
// "Â" at an end is a space that was decoded twice.
const trailing = /(?:\s|\p{P}|\p{S}|\p{M}|\p{Cf}|Â)$/u;
/** A closing bracket belongs to the name when it was opened inside it. */
const ownBracket = /\([^()]*\)$/u;
const opening = /^[("'«„“「『【<[]/u;

/** Most names need no trimming: a letter at both ends, and no "Stop 3" at the start. */
const isTrim = inAnyCase(
  /^(?!(?:stop|stopp|tappa|étape|etappe|parada|place|nr|no|n°)\s*\.?\s?\d)\p{L}(?:[\s\S]*(?!Â)[\p{L}\p{N}])?$/u,
);

/** The same check for names without a digit, as nearly all are, character by character. */
function isPlainlyTrim(text: string, from: number, to: number): boolean {
  const last = text.charCodeAt(to - 1);
  if (
    (kindOfCharacter(text.charCodeAt(from)) & letter) === 0 ||
    (kindOfCharacter(last) & (letter | number)) === 0
  )
    return false;
  if (last === twiceDecoded || last === twiceDecodedSmall) return false;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= zero && code <= nine) return false;
  }
  return true;
}
const [zero, nine, twiceDecoded, twiceDecodedSmall] = [0x30, 0x39, 0xc2, 0xe2];

export function trimName(text: string, from: number, to: number): { start: number; end: number } {
  const trimmed = trimPunctuation(text, from, to);
  const start = nameStart(text, trimmed.start, trimmed.end);
  const end = nameEnd(text, start, trimmed.end);
  return start === trimmed.start && end === trimmed.end ? trimmed : trimPunctuation(text, start, end);
}

function trimPunctuation(text: string, from: number, to: number): { start: number; end: number } {
  if (isPlainlyTrim(text, from, to) || isTrim.test(text.slice(from, to))) return { start: from, end: to };
  let start = from;
  let end = to;
  for (let steps = 0; steps < 12 && start < end; steps += 1) {
    const junk = leading.exec(text.slice(start, Math.min(end, start + 24)))?.[0];
    if (!junk) break;
    start += junk.length;
    if (opening.test(junk) && steps > 10) break;
  }
  while (start < end && !ownBracket.test(text.slice(start, end))) {
    const junk = trailing.exec(text.slice(start, end))?.[0];
    if (!junk) break;
    end -= junk.length;
  }
  return { start, end };
}
