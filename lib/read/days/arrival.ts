// "Getting there" before "Day 1": a chapter about the journey and its night is a day before the first.
import { isArrival } from '../../text/day-number.ts';
import { mentionsNight } from '../../text/day-phrase.ts';
import { isLabel } from '../../text/labels.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

// A shorter chapter is a note on trains and tickets.
const minStoryLength = 300;

const isHeading = ({ carrier }: Line) => carrier === 'heading';

/** The heading of the chapter that ends where the first day begins; a heading above both may stand between them. */
export function arrivalBefore(lines: Line[], first: Mark): Line | undefined {
  if (first.number !== 1 || first.carrier !== 'heading') return undefined;
  const before = lines.filter(({ block }) => block < first.block);
  const end = before.findLastIndex((line) => !isHeading(line));
  const start = before.slice(0, end + 1).findLastIndex(isHeading);
  const heading = before[start];
  if (!heading || (heading.level ?? 0) > (first.level ?? 0)) return undefined;
  const body = before.slice(start + 1, end + 1);
  const length = body.reduce((sum, { text }) => sum + text.length, 0);
  const isStory = length >= minStoryLength && body.some(({ text }) => mentionsNight(text));
  return isStory && !isLabel(heading.text) && isArrival(heading.text) ? heading : undefined;
}
