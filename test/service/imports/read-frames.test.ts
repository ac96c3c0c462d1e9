import { describe, expect, test } from 'vitest';
import { previewOf } from '../../../lib/draft/preview.ts';
import { draftOf } from '../../../lib/journeys/read-capture.ts';
import type { Block, Capture } from '../../../lib/model/capture.ts';
import type { Preview } from '../../../lib/model/itinerary.ts';
import { ok } from '../../../lib/model/result.ts';
import type { FrameLine } from '../../../service/imports/frame-text.ts';
import type { FrameKind } from '../../../service/imports/frames.ts';
import { readFrames } from '../../../service/imports/read-frames.ts';
import { loadKnowledge } from '../../../tools/reading/load-places.ts';

const knowledge = loadKnowledge();
const levelOf = (text: string) => /^#*/.exec(text)?.[0].length ?? 0;
const wordsOf = (text: string) => text.replace(/^#+ /, '');

function seenLine(written: string, index: number): FrameLine {
  const text = wordsOf(written);
  const size = [30, 62, 50][levelOf(written)] ?? 30;
  const at = { left: 60, baseline: -100 * (index + 1), size };
  return { ...at, text, cells: [{ text, left: 60, right: 60 + 12 * text.length }], confidence: 0.9 };
}

/** Reads pictures with a fake text recogniser: each returns its given lines. */
function read(kind: FrameKind, frames: string[][]) {
  const turns = frames.values();
  const textReader = {
    read: async () => ok((turns.next().value ?? []).map(seenLine)),
    close: async () => undefined,
  };
  const jpegs = frames.map(() => new Uint8Array());
  return readFrames({ kind, jpegs }, { textReader, knowledge, now: () => new Date(0) });
}

function page(lines: string[]): Capture {
  const blocks = lines.map((written): Block => {
    const [level, text] = [levelOf(written), wordsOf(written)];
    return level > 0 ? { kind: 'heading', level, text, spans: [] } : { kind: 'paragraph', text, spans: [] };
  });
  return {
    kind: 'page',
    url: '',
    title: wordsOf(lines[0] ?? ''),
    blocks,
    structured: [],
    truncated: false,
  };
}

const placesIn = ({ center, days = [] }: Preview) => ({
  center,
  stops: days.map(({ stops = [] }) => stops.map(({ name, coordinate }) => ({ name, coordinate }))),
});

async function previewOfFrames(kind: FrameKind, frames: string[][]): Promise<Preview> {
  const result = await read(kind, frames);
  if (!result.ok) throw new Error(result.failure);
  return result.value.preview;
}

const porto = ['# Two days in Porto', '## Day 1: Porto', '9:00 Livraria Lello', '11:30 Torre dos Clérigos'];
const braga = ['## Day 2: Braga', '10:00 Bom Jesus do Monte', '15:00 Sé de Braga'];

describe('what frames say', () => {
  test('is placed as the same lines of a page are', async () => {
    const preview = await previewOfFrames('album', [porto, braga]);
    const captured = previewOf(draftOf(page([...porto, ...braga]), knowledge));
    expect(placesIn(preview)).toEqual(placesIn(captured));
    expect(preview.center?.latitude).toBeCloseTo(41.3, 0);
    expect(preview.center?.longitude).toBeCloseTo(-8.5, 0);
    for (const { stops = [] } of preview.days ?? [])
      for (const stop of stops) expect(stop.coordinate, stop.name).toBeDefined();
  });

  test('of one day is an import, as an album and as the pages of a file', async () => {
    for (const kind of ['album', 'pdf'] as const) {
      const preview = await previewOfFrames(kind, [porto]);
      expect(preview.days).toHaveLength(1);
      expect(placesIn(preview).center, kind).toBeDefined();
    }
  });

  test('and books on two pages alike is booked once', async () => {
    const booking = [
      '# Hotel Liffey Lantern',
      'Booking number: HB-204417',
      'Hotel: Hotel Liffey Lantern',
      'Address: 12 Ormond Quay, Dublin, Ireland',
      'Check-in: 12 May 2027',
      'Check-out: 15 May 2027',
    ];
    const { startDate, days = [] } = await previewOfFrames('pdf', [booking, booking.slice(1)]);
    expect(startDate).toBe('2027-05-12');
    expect(days.map(({ stops = [] }) => stops.map(({ name }) => name))).toEqual(
      Array(4).fill(['Hotel Liffey Lantern']),
    );
  });
});
