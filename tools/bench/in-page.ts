// Runs inside the measured page: what is compared, and the clock around it.
import { Readability } from '@mozilla/readability';
import { capturePage } from '../../lib/capture/capture.ts';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';

export interface Times {
  readability: number;
  capture: number;
  /** Capture, readers and merge. */
  draft: number;
}

export interface Measured {
  /** The first time: nothing is compiled yet, as on a click. */
  first: Times;
  /** The median of the times after that. */
  median: Times;
  truncated: boolean;
}

let knowledge: Knowledge = {};

async function bytesAt(address: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(address);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

/** How long the gazetteer takes to be fetched and opened, in milliseconds. The stop model is loaded beside it. */
export async function loadPlaces(address: string): Promise<number> {
  const start = performance.now();
  const places = await bytesAt(address);
  if (places) knowledge = placeKnowledge(places);
  const took = performance.now() - start;
  const stopModel = await bytesAt(new URL('/stops.bin', address).href);
  if (stopModel) knowledge = { ...knowledge, stopModel };
  return places ? took : Number.NaN;
}

function once(): Times & { truncated: boolean } {
  const copy = document.cloneNode(true) as Document;
  const start = performance.now();
  new Readability(copy).parse();
  const parsed = performance.now();
  const capture = capturePage(document);
  const captured = performance.now();
  readCapture(capture, knowledge);
  const drafted = performance.now();
  const { truncated } = capture;
  return { readability: parsed - start, capture: captured - parsed, draft: drafted - parsed, truncated };
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function measure(runs: number): Measured {
  const first = once();
  const times = Array.from({ length: runs }, once);
  const median = (name: keyof Times) => medianOf(times.map((time) => time[name]));
  return {
    first,
    median: { readability: median('readability'), capture: median('capture'), draft: median('draft') },
    truncated: first.truncated,
  };
}
