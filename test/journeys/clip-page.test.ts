import { describe, expect, test } from 'vitest';
import { type ClipPageEdges, clipPage } from '../../lib/journeys/clip-page.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';

const capture: Capture = {
  kind: 'page',
  url: 'https://blog.test/ghent',
  title: 'Two days in Ghent',
  blocks: [],
  structured: [],
  truncated: false,
};

function world(changes: Partial<ClipPageEdges> = {}) {
  const kept: Clip[] = [];
  const edges: ClipPageEdges = {
    takeCapture: async () => ok(capture),
    readCapture: async () => ok(sampleDraft()),
    hasTextModel: async () => true,
    findKept: async () => undefined,
    readingOf: async ({ draft }) => draft,
    keepChanges: async (clip, { changes }) => ok({ ...clip, since: changes }),
    keep: async (clip) => {
      kept.push(clip);
      return ok(clip);
    },
    now: () => new Date('2027-04-02T08:00:00Z'),
    newId: () => '0b1f4b5e-31a4-4e55-8f0d-6f7e2f6f9a10',
    ...changes,
  };
  return { kept, edges };
}

test('what was read is kept before it is shown', async () => {
  const { kept, edges } = world();
  const clip = await clipPage(edges);
  expect(clip.ok && clip.value.source).toEqual({
    kind: 'page',
    url: 'https://blog.test/ghent',
    title: 'Two days in Ghent',
    clippedAt: '2027-04-02T08:00:00.000Z',
  });
  expect(kept).toHaveLength(1);
});

test('a page is looked for by where it was read too, and that is kept beside the source', async () => {
  const asked: unknown[] = [];
  const address = 'https://blog.test/@other/post';
  const { kept, edges } = world({
    takeCapture: async () => ok({ ...capture, address }),
    findKept: async (page) => {
      asked.push(page);
      return undefined;
    },
  });
  await clipPage(edges);
  expect(asked).toEqual([{ url: capture.url, address }]);
  expect(kept[0]).toMatchObject({ address, source: { url: capture.url } });
  expect(kept[0]?.source).not.toHaveProperty('address');
});

test('a page that was read in part says so for good', async () => {
  const { kept, edges } = world({ takeCapture: async () => ok({ ...capture, truncated: true }) });
  await clipPage(edges);
  expect(kept[0]?.source.isFirstPart).toBe(true);
});

test('a page that was read without the text model says so for good', async () => {
  const { kept, edges } = world({ hasTextModel: async () => false });
  await clipPage(edges);
  expect(kept[0]?.source.isPlainReading).toBe(true);
});

describe('a page read before', () => {
  test('and unchanged is the same clip, with what happened to it', async () => {
    const before = sampleClip({ delivery: { step: 'creating', startedAt: '2027-04-02T07:00:00.000Z' } });
    const { kept, edges } = world({ findKept: async () => before });
    expect(await clipPage(edges)).toEqual(ok(before));
    expect(kept).toEqual([]);
  });

  test('is unchanged where only names that may be stops are others', async () => {
    const before = sampleClip();
    const [first, ...rest] = sampleDraft().days;
    const also = first?.stops.map((stop) => ({ ...stop, id: `also-${stop.id}` })) ?? [];
    const other = { ...sampleDraft(), days: first ? [{ ...first, also }, ...rest] : [] };
    const { edges } = world({ findKept: async () => before, readCapture: async () => ok(other) });
    expect(await clipPage(edges)).toEqual(ok(before));
  });

  test('and changed since is a new clip; the old one stays', async () => {
    const before = sampleClip();
    const other = { ...sampleDraft(), days: sampleDraft().days.slice(1) };
    const { kept, edges } = world({ findKept: async () => before, readCapture: async () => ok(other) });
    expect(await clipPage(edges)).toMatchObject({ ok: true });
    expect(kept.map(({ id }) => id)).not.toContain(before.id);
  });
});

describe('a page whose draft was edited, and that says something else now', () => {
  const editing = { revision: 3, at: 3, undo: 3, redo: 0 };
  const reading = sampleDraft();
  const fewer = { ...reading, days: reading.days.map((day) => ({ ...day, stops: day.stops.slice(0, 1) })) };
  const readAgain = (clip: Clip, changes: Partial<ClipPageEdges> = {}) =>
    world({ findKept: async () => clip, readingOf: async () => fewer, ...changes });

  test('keeps the edits, and tells what is new', async () => {
    const edited = sampleClip({ editing, draft: fewer });
    const { kept, edges } = readAgain(edited);
    const clip = await clipPage(edges);
    expect(clip.ok && { ...clip.value, since: undefined }).toEqual({ ...edited, since: undefined });
    const many = reading.days.reduce((sum, { stops }) => sum + stops.length - 1, 0);
    expect(clip.ok && clip.value.since?.appeared).toHaveLength(many);
    expect(kept).toEqual([]);
  });

  test('is a new clip once the edited one was sent', async () => {
    const delivery = {
      step: 'sent' as const,
      connectionId: 'c',
      itineraryId: 'i',
      sentAt: '2027-04-02T07:00:00.000Z',
      pictures: 0,
      leftBehind: [],
    };
    const { kept, edges } = readAgain(sampleClip({ editing, delivery }));
    await clipPage(edges);
    expect(kept).toHaveLength(1);
  });

  test('is looked for among selections when a selection is read, and is then one for good', async () => {
    const asked: unknown[] = [];
    const { kept, edges } = world({
      takeCapture: async () => ok({ ...capture, selected: true }),
      findKept: async (_url, isSelection) => {
        asked.push(isSelection);
        return undefined;
      },
    });
    await clipPage(edges);
    expect(asked).toEqual([true]);
    expect(kept[0]?.source.isSelection).toBe(true);
  });
});

describe('nothing is kept', () => {
  test('of a page that could not be read', async () => {
    const { kept, edges } = world({ takeCapture: async () => fail({ kind: 'page-gone' }) });
    expect(await clipPage(edges)).toEqual(fail({ kind: 'page-gone' }));
    expect(kept).toEqual([]);
  });

  test.each([null, 'a string', { kind: 'page' }, { ...capture, blocks: [{ kind: 'script', text: 'x' }] }])(
    'of a forged answer: %j',
    async (forged) => {
      const { kept, edges } = world({ takeCapture: async () => ok(forged) });
      expect(await clipPage(edges)).toEqual(fail({ kind: 'page-unreadable' }));
      expect(kept).toEqual([]);
    },
  );

  test('of a page without a trip', async () => {
    const { kept, edges } = world({
      readCapture: async () => fail({ kind: 'nothing-found', title: 'Bread' }),
    });
    expect(await clipPage(edges)).toMatchObject({ ok: false, failure: { kind: 'nothing-found' } });
    expect(kept).toEqual([]);
  });
});
