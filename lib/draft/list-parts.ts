// The parts into which a page divides its list of places: "Samarkand", "Khiva"; "Where to eat", "Museums".
import type { Capture } from '../model/capture.ts';
import type { DraftStop } from '../model/draft.ts';
import { fold } from '../text/fold.ts';
import { wholeTitle } from '../text/whole-title.ts';

// With fewer places per heading, the headings are the places themselves.
const minPlacesBelow = 2;
// A heading over nearly all of the places is a title.
const maxShareInPart = 0.7;
// A few places may stand above the first heading, in no part.
const minShareInParts = 0.75;
// A longer label is cut at a space.
const maxLabelLength = 60;
const levels = [1, 2, 3, 4, 5, 6];

const shortened = (text: string): string =>
  text.length <= maxLabelLength
    ? text
    : `${/^.{20,59}(?=\s)/u.exec(text)?.[0] ?? text.slice(0, maxLabelLength)}…`;

/** "1. Samarkand:" → "Samarkand" */
function labelOf(text: string): string {
  const words = text.replace(/^\s*\p{Nd}{1,3}\s*[.)](?!\p{Nd})/u, '').trim();
  return shortened(wholeTitle(words, text) ?? words);
}

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

/** The last heading of this level or higher above the place, or the one the place itself stands in. */
function headingOver(stop: DraftStop, headings: Heading[], level: number): Heading | undefined {
  const block = blockOf(stop);
  if (block === undefined) return undefined;
  return headings.findLast((one) => one.level <= level && one.block <= block);
}

function isDivision(stops: DraftStop[], over: (Heading | undefined)[]): boolean {
  const within = over.filter((heading) => heading !== undefined);
  const sizes = [...Map.groupBy(within, ({ block }) => block).values()].map(({ length }) => length);
  const below = stops.filter((stop, index) => over[index] && blockOf(stop) !== over[index].block).length;
  return (
    sizes.length > 1 &&
    within.length >= over.length * minShareInParts &&
    below >= sizes.length * minPlacesBelow &&
    Math.max(...sizes) <= over.length * maxShareInPart
  );
}

/** The stops with their parts, from the outermost headings that divide them; undefined where none do. */
export function inParts(stops: DraftStop[], capture: Capture): DraftStop[] | undefined {
  const headings = headingsOf(capture);
  for (const level of levels) {
    const over = stops.map((stop) => headingOver(stop, headings, level));
    if (!isDivision(stops, over)) continue;
    const labels = over.map((heading) => heading && labelOf(heading.text));
    if (new Set(labels.filter(Boolean)).size < 2) continue;
    return stops.map((stop, index) => {
      const part = labels[index];
      // The page's own title is no part.
      return !part || fold(part) === fold(capture.title) ? stop : { ...stop, part };
    });
  }
  return undefined;
}
