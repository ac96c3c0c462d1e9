// Makes a title of what is left of a heading without its day and date: no half brackets, no beginning in mid-phrase.

const pairs = [
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
  ['【', '】'],
  ['「', '」'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
] as const;

const countOf = (text: string, character: string) => text.split(character).length - 1;

/** "Porto (day" → "Porto"; "Mon 14th) Porto" → "Porto"; "Porto (old town)" stays. */
function withoutHalves(text: string): string {
  let left = text;
  for (const [open, close] of pairs) {
    const [opened, closed] = [countOf(left, open), countOf(left, close)];
    if (opened > closed) {
      const before = left.slice(0, left.lastIndexOf(open));
      left = before.trim() === '' ? left.replace(open, ' ') : before;
    } else if (closed > opened) {
      const after = left.slice(left.indexOf(close) + close.length);
      left = after.trim() === '' ? left.replace(close, ' ') : after;
    }
  }
  return left;
}

// Pins and flags before a name are decoration.
const opening = /^[\s\p{Pd}\p{Po}\p{Sk}\p{So}\p{Mn}\p{Cf}|~+=>→]*/u;
const closingCharacter = /[\s\p{Pd},;:|~+=·/&]/u;

// "To Braga." loses its full stop; "Mt. Fuji, St." and "To be continued…" keep theirs.
const fullStop = /(?<=\p{L}{4}|[\p{Lo})）])[.。]$/u;

/** Removes the separators between day and title, and a final full stop. */
function withoutEdges(text: string): string {
  const start = opening.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > start && closingCharacter.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end).replace(fullStop, '');
}

// "Day 2 in Porto", "Tag 3 nach Köln", "Jour 4 vers Arles": a short phrase for where the day was spent.
const whereWords =
  /^(?:in|to|at|on|from|around|near|by|through|into|out|back|up|down|towards?|off|over|across|nach|bei|von|auf|an|am|im|ins|zum|zur|durch|um|über|à|au|aux|en|dans|vers|chez|sur|par|autour|a|al|hacia|desde|por|em|no|na|nos|nas|ao|para|da|verso|tra|naar|op|bij|van|door|til|på|i|w|do|na|z)\s+\S*[\p{Lu}\p{Lo}\d]/u;

// "(Old town)": nothing but a bracket.
const inBrackets = /^[([（【]([^()[\]（）【】]*)[)\]）】]$/u;
// "四" of "5/6（四）" is the weekday of its date.
const weekdayCharacter = /^[月火水木金土日一二三四五六](?:曜日?)?$/u;
// A title is one line; the sentences after it are the day's story.
const minStoryLength = 40;
const firstSentence = /^(.{2,60}?)[.!?。！？…](?:\s+\S|(?<=[。！？])\S)/u;

/** "Up early. The bus left at six and …" → "Up early". */
const withoutStory = (title: string) =>
  title.length < minStoryLength ? title : (firstSentence.exec(title)?.[1] ?? title);

const firstLetter = /\p{L}/u;
const capitalised = (text: string) => text.replace(firstLetter, (character) => character.toLocaleUpperCase());

/**
 * The title, or undefined where the rest is part of a sentence: "of our trip began early". `heading` is the whole line: if
 * it is all in lower case, a lower-case start means nothing.
 */
export function wholeTitle(rest: string, heading: string): string | undefined {
  const line = withoutEdges(withoutHalves(rest)).replace(/\s+/gu, ' ').trim();
  const title = withoutStory(line.replace(inBrackets, '$1').trim());
  if (weekdayCharacter.test(title)) return undefined;
  // "’s plan" is the end of a word.
  if (!firstLetter.test(title) || /^['’]/u.test(title)) return undefined;
  if (!/^\p{Ll}/u.test(title)) return title;
  const isAllSmall = heading === heading.toLowerCase();
  return isAllSmall || whereWords.test(title) ? capitalised(title) : undefined;
}
