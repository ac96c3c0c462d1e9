import { type Capture, hasText } from '../../model/capture.ts';
import { type Evidence, type Place, type Reader, titleBlock } from '../../model/evidence.ts';
import { yearIn } from '../../model/local-moment.ts';
import { findDateAtEnd, findDateIn, findDayDate } from '../../text/day-date.ts';
import { findDates } from '../../text/find-date.ts';
import { claimsOf } from '../claim.ts';
import { findStatedDate } from '../days/stated-date.ts';

const claim = claimsOf('page/trip-date');

// A badge or a picture may come before the first heading.
const firstBlocks = 3;
// A shorter line gives the date of the post.
const minStoryLength = 60;
// The date of the trip comes first; further on, a date is about something else.
const reach = 200;

// A story is written soon after the trip; an earlier date is when something was built or opened.
const maxYearsAgo = 3;

const trustInTitle = 0.7;
const trustInStory = 0.6;

const textOf = ({ title, blocks }: Capture, block: number): string => {
  const found = blocks[block];
  if (block === titleBlock) return title;
  return found && hasText(found) ? found.text : '';
};

/** "Sintra, 14 May 2022", "12–15 May – Whitby". */
function inTitle(capture: Capture, block: number): Evidence[] {
  const text = textOf(capture, block);
  const at: Place = { block, start: 0, end: text.length };
  const date = findStatedDate(capture, at);
  const found = findDayDate(text) ?? findDateAtEnd(text) ?? findDateIn(text);
  if (!date || !found) return [];
  return [claim({ kind: 'trip-date', days: found.more + 1 }, at, trustInTitle, { date })];
}

/** "On 14 May 2022 we took the ferry": a single full date in the first words of the story. */
function inStory(capture: Capture): Evidence[] {
  const isStory = (text: string) => text.length >= minStoryLength;
  const block = capture.blocks.findIndex((one) => one.kind === 'paragraph' && isStory(one.text));
  const [only, ...others] = findDates(textOf(capture, block).slice(0, reach));
  if (!only || others.length > 0) return [];
  const { date, start, end } = only;
  const year = Number(date.slice(0, 4));
  const published = yearIn(capture.published ?? '');
  if (published !== undefined && (year > published || year < published - maxYearsAgo)) return [];
  const stated = { monthDays: [date.slice(5)], year };
  return [claim({ kind: 'trip-date', days: 1 }, { block, start, end }, trustInStory, { date: stated })];
}

/** When the trip was, where the page states it for the trip as a whole. */
export const tripDate: Reader = {
  name: 'page/trip-date',
  read(capture) {
    const heading = capture.blocks
      .slice(0, firstBlocks)
      .findIndex((block) => block.kind === 'heading' && block.text !== capture.title);
    const titles = [titleBlock, ...(heading < 0 ? [] : [heading])];
    return [...titles.flatMap((block) => inTitle(capture, block)), ...inStory(capture)];
  },
};
