// Pure: no browser, no network, no clock.
// The look of a name, without knowing any. What a name means is for others to say.

export interface Stretch {
  text: string;
  start: number;
  end: number;
}

// Longer stretches are sentences; the longest names of sights in use stay below.
const longestName = 70;
const mostWords = 9;

// "1. ", "#3 ", "Stop 2: ", "– ", and pictures at the start of a line
const lead =
  /^(?:[\s\p{Extended_Pictographic}•·–—>→*#-]|\ufe0f|\(?\d{1,2}\)?[.):]\s+|stop\s*\d{1,2}\s*[.:–—-]\s*)+/iu;
const tail = /(?<![\s.,;:!–—→|-])[\s.,;:!–—→|-]+$/u;

/** The stretch without the numbers and signs around it; its places stay true to the whole text. */
export function trimName({ text, start }: Pick<Stretch, 'text' | 'start'>): Stretch {
  const skipped = lead.exec(text)?.[0].length ?? text.length - text.trimStart().length;
  const kept = text.slice(skipped).replace(tail, '');
  return { text: kept.replace(/\s+/g, ' '), start: start + skipped, end: start + skipped + kept.length };
}

/** "Café Lumen" yes; "we walked on", "12 €", "Bring water and a hat, it is hot." no. */
export function looksLikeName(text: string): boolean {
  if (text.length < 2 || text.length > longestName) return false;
  if (text.split(/\s+/).length > mostWords) return false;
  if (!/\p{L}{2}|\p{Script=Han}|\p{Script=Hangul}/u.test(text) || /[.!?…]\s|[?!…]$|https?:/.test(text))
    return false;
  return startsLikeName(text);
}

// A number may come first if a name follows: "25 de Abril Bridge".
const startsLikeName = (text: string) => /^[«"“‘'(]*(?:\d.*)?(?:\p{Lu}|\p{Lt}|\p{Lo})/u.test(text);
