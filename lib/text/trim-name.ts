// Trims what surrounds a name in a list or a plan.
import { inAnyCase } from './any-case.ts';

export interface Stretch {
  text: string;
  start: number;
  end: number;
}

// "1. ", "#3 ", "Stop 2: ", "– ", and emoji at the start of a line
const lead = inAnyCase(
  /^(?:[\s\p{Extended_Pictographic}•·–—>→*#-]|\ufe0f|\(?\d{1,2}\)?[.):]\s+|stop\s*\d{1,2}\s*[.:–—-]\s*)+/u,
);
const tail = /(?<![\s.,;:!–—→|-])[\s.,;:!–—→|-]+$/u;

/** The name without numbers and punctuation around it, with its positions in the whole text. */
export function trimName({ text, start }: Pick<Stretch, 'text' | 'start'>): Stretch {
  const skipped = lead.exec(text)?.[0].length ?? text.length - text.trimStart().length;
  const kept = text.slice(skipped).replace(tail, '');
  return { text: kept.replace(/\s+/g, ' '), start: start + skipped, end: start + skipped + kept.length };
}
