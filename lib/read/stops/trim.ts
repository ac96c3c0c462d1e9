// Pure: no browser, no network, no clock.
// Cuts a stretch of text down to the name in it: "3. 09:30 – Museu do Fado:" to "Museu do Fado".

const leading =
  /^(?:(?:\s|\p{P}|\p{S}|\p{M}|\p{Cf}|Â(?=\s))|\d{1,2}[:.h]\d{2}(?:\s?(?:am|pm|uhr|h)(?!\p{L}))|\d{1,2}(?:\.\d{1,2}){0,2}[.):]?(?=\s+\p{L})|\d{1,2}[:.h]\d{2}|\d{1,2}[.):](?!\d)|\d{1,2}\s?(?:am|pm|uhr)\b|(?:stop|stopp|tappa|étape|etappe|parada|place|nr|no|n°)\s*\.?\s?\d{1,2}\b)/iu;
// "Â" at an end is a blank that somebody decoded twice.
const trailing = /(?:\s|\p{P}|\p{S}|\p{M}|\p{Cf}|Â)$/u;
/** A closing bracket belongs to the name when it was opened in it. */
const ownBracket = /\([^()]*\)$/u;
const opening = /^[("'«„“「『【<[]/u;

/** Most names need no trimming: a letter at both ends, and no "Stop 3" at the start. */
const isTrim =
  /^(?!(?:stop|stopp|tappa|étape|etappe|parada|place|nr|no|n°)\s*\.?\s?\d)\p{L}(?:[\s\S]*(?!Â)[\p{L}\p{N}])?$/iu;

export function trimName(text: string, from: number, to: number): { start: number; end: number } {
  if (isTrim.test(text.slice(from, to))) return { start: from, end: to };
  let start = from;
  let end = to;
  for (let steps = 0; steps < 12 && start < end; steps += 1) {
    const junk = leading.exec(text.slice(start, Math.min(end, start + 24)))?.[0];
    if (!junk) break;
    start += junk.length;
    if (opening.test(junk) && steps > 10) break;
  }
  while (start < end && trailing.test(text.slice(start, end)) && !ownBracket.test(text.slice(start, end)))
    end -= 1;
  return { start, end };
}
