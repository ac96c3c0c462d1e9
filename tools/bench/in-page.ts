// Runs inside the measured page: the compared readers, and the timing around them.
import { Readability } from '@mozilla/readability';
import Defuddle from 'defuddle';
import { capturePage } from '../../lib/capture/capture.ts';
import { senseFrom } from '../../lib/encoder/page-sense.ts';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';

export interface Times {
  readability: number;
  /** Zero if it was not requested. */
  defuddle: number;
  capture: number;
  /** Capture, readers and merging. */
  draft: number;
}

export interface Measured {
  /** The first run: nothing is compiled yet, as on a click. */
  first: Times;
  /** The median of the later runs. */
  median: Times;
  truncated: boolean;
}

let knowledge: Knowledge = {};

async function bytesAt(address: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(address);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

/**
 * Loads the readers' data, as far as it is there. Not timed: the extension loads it from its own package, not from a
 * server.
 */
export async function loadKnowledge(origin: string): Promise<void> {
  const [places, stopModel, text, kernel, roles] = await Promise.all(
    ['places.bin', 'stops.bin', 'sense.bin', 'encoder.wasm', 'roles.bin'].map((name) =>
      bytesAt(`${origin}/${name}`),
    ),
  );
  knowledge = {
    ...(places && placeKnowledge(places)),
    ...(stopModel && { stopModel }),
    ...(text && kernel && senseFrom(text, kernel, roles)),
  };
}

/** The two other readers get their own copies, made before timing starts, because they modify the document. */
function othersOnce(withDefuddle: boolean): Pick<Times, 'readability' | 'defuddle'> {
  const [copy, another] = [document.cloneNode(true) as Document, document.cloneNode(true) as Document];
  const start = performance.now();
  new Readability(copy).parse();
  const parsed = performance.now();
  if (withDefuddle) new Defuddle(another, { url: document.URL }).parse();
  const ended = performance.now();
  return { readability: parsed - start, defuddle: withDefuddle ? ended - parsed : 0 };
}

function once(withDefuddle: boolean): Times & { truncated: boolean } {
  const others = othersOnce(withDefuddle);
  const start = performance.now();
  const capture = capturePage(document);
  const captured = performance.now();
  readCapture(capture, knowledge);
  const drafted = performance.now();
  const { truncated } = capture;
  return { ...others, capture: captured - start, draft: drafted - start, truncated };
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function measure(runs: number, { withDefuddle }: { withDefuddle: boolean }): Measured {
  const first = once(withDefuddle);
  const times = Array.from({ length: runs }, () => once(withDefuddle));
  const median = (name: keyof Times) => medianOf(times.map((time) => time[name]));
  return {
    first,
    median: {
      readability: median('readability'),
      defuddle: median('defuddle'),
      capture: median('capture'),
      draft: median('draft'),
    },
    truncated: first.truncated,
  };
}
