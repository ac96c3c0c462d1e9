// Travellers and their numbers as the paper model finds them, where no label states them.
import type { Capture } from '../../../model/capture.ts';
import type { Knowledge } from '../../../model/evidence.ts';
import { isNameLike } from '../../../text/find-person.ts';
import type { FoundPrivate } from '../found-private.ts';
import { sensedPaper } from './sensed-paper.ts';

const minTrust = 0.6;
/** From here on it is surely a name. */
const sure = 0.9;
const isNumber = (text: string) => /\d{4}/u.test(text.replace(/[\s-]/gu, ''));

export function sensedPrivate(capture: Capture, knowledge: Knowledge): FoundPrivate[] {
  const spans = sensedPaper(capture, knowledge)?.spans ?? [];
  return spans.flatMap(({ role, text, cell, trust }): FoundPrivate[] => {
    if (trust < minTrust) return [];
    if (role === 'person' && isNameLike(text))
      return [{ kind: 'name', words: text, cell, ...(trust < sure && { isUnsure: true }) }];
    return role === 'private' && isNumber(text) ? [{ kind: 'ticket', words: text, cell }] : [];
  });
}
