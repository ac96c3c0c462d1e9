// The parts into which a page itself sets the places of a list: "Samarkand", "Khiva"; "Where to eat", "Museums".
import type { Capture } from '../model/capture.ts';
import type { DraftStop } from '../model/draft.ts';
import { fold } from '../text/fold.ts';
import { wholeTitle } from '../text/whole-title.ts';

// With fewer places under each, headings are the places themselves.
const minPlacesInPart = 2;
// One heading over nearly all of them is a title.
const maxShareInPart = 0.7;
// What stands above the first heading is in no part.
const minShareInParts = 0.75;
// A longer one is a sentence.
const maxHeadingLength = 60;
const levels = [1, 2, 3, 4, 5, 6];

/** "1. Samarkand:" → "Samarkand" */
const labelOf = (text: string): string | undefined =>
  text.length <= maxHeadingLength ? wholeTitle(text.replace(/^\s*\d+\s*[.)]/u, ''), text) : undefined;

interface Heading {
  block: number;
  level: number;
  text: string;
}

const headingsOf = ({ blocks }: Capture): Heading[] =>
  blocks.flatMap((block, at) =>
    block.kind === 'heading' ? [{ block: at, level: block.level, text: block.text }] : [],
  );

const blockOf = ({ name: { origin } }: DraftStop): number | undefined =>
  origin.by === 'source' ? origin.block : undefined;

/** The last heading of at most that level above the place, or the one it stands in itself. */
function headingOver(stop: DraftStop, headings: Heading[], level: number): Heading | undefined {
  const block = blockOf(stop);
  if (block === undefined) return undefined;
  return headings.findLast((one) => one.level <= level && one.block <= block);
}

function isDivision(over: (Heading | undefined)[]): boolean {
  const within = over.filter((heading) => heading !== undefined);
  const sizes = [...Map.groupBy(within, ({ block }) => block).values()].map(({ length }) => length);
  return (
    sizes.length > 1 &&
    within.length >= over.length * minShareInParts &&
    within.length >= sizes.length * minPlacesInPart &&
    Math.max(...sizes) <= over.length * maxShareInPart
  );
}

/** The same places, each with the part it is in; undefined where the page has no such parts. The outermost count. */
export function inParts(stops: DraftStop[], capture: Capture): DraftStop[] | undefined {
  const headings = headingsOf(capture);
  for (const level of levels) {
    const over = stops.map((stop) => headingOver(stop, headings, level));
    if (!isDivision(over)) continue;
    return stops.map((stop, index) => {
      const part = labelOf(over[index]?.text ?? '');
      // Under the page's own title it says nothing.
      return part === undefined || fold(part) === fold(capture.title) ? stop : { ...stop, part };
    });
  }
  return undefined;
}
