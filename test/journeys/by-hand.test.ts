import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { findPlaces } from '../../lib/journeys/find-places.ts';
import { pasteEdits, pasteIntoClip } from '../../lib/journeys/paste-into-clip.ts';
import { readPasted } from '../../lib/journeys/read-pasted.ts';
import { startByHand } from '../../lib/journeys/start-by-hand.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { Knowledge, PlaceCandidate } from '../../lib/model/evidence.ts';
import { ok } from '../../lib/model/result.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';

const lisbon: PlaceCandidate = {
  name: 'Lisbon',
  country: 'PT',
  coordinate: { latitude: 38.72, longitude: -9.14 },
  population: 500_000,
  kind: 'city',
  prominence: 0.9,
};
const knowledge: Knowledge = {
  lookUpPlace: (name) => (name.toLowerCase() === 'lisbon' ? [lisbon] : []),
  isPlaceName: (name) => name.toLowerCase() === 'lisbon',
};
function edges() {
  let ids = 0;
  return {
    knowledge,
    newId: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    now: () => new Date('2027-03-01T08:00:00.000Z'),
    keep: async (clip: Clip) => ok(clip),
  };
}
const page = { url: 'https://blog.test/wear', title: 'Lisbon in May: what to wear' };
const inShort = ({ days }: Pick<Draft, 'days'>) =>
  days.map(({ title, stops }) => [title?.value ?? '', ...stops.map(({ name }) => name.value)]);

describe('a draft begun by hand', () => {
  test('begins with a name of the page, and offers its others', async () => {
    const [first, second] = sampleDraft().days[0]?.stops ?? [];
    if (!first || !second) throw new Error('The sample has changed.');
    const clip = await startByHand({ page, names: [first, second] }, edges());
    expect(clip.ok && clip.value.draft.days).toMatchObject([{ stops: [first], also: [second] }]);
  });

  test('is empty, with a day to fill and what the page’s title says', async () => {
    const clip = await startByHand({ page }, edges());
    expect(clip).toMatchObject({
      ok: true,
      value: {
        source: { ...page, kind: 'page' },
        draft: { title: { value: page.title }, destination: { value: 'Lisbon' }, days: [{ stops: [] }] },
      },
    });
  });

  test('is made of a pasted list, in the traveller’s own ink', async () => {
    const clip = await startByHand({ page, text: 'Spring\nDay 1\n09:00 Alfama\nDay 2\nBelém' }, edges());
    if (!clip.ok) throw new Error(clip.failure.kind);
    expect(inShort(clip.value.draft)).toEqual([
      ['', 'Alfama'],
      ['', 'Belém'],
    ]);
    expect(clip.value.draft.title).toMatchObject({ value: 'Spring', origin: { by: 'traveller' } });
    expect(clip.value.draft.days[0]?.stops[0]?.startTime?.origin).toEqual({ by: 'traveller' });
  });

  test('is not made of nothing', async () => {
    expect(await startByHand({ page, text: ' \n-' }, edges())).toEqual({
      ok: false,
      failure: { kind: 'nothing-found', title: '' },
    });
  });
});

describe('a list pasted into a draft', () => {
  const pasted = (text: string) => {
    const read = readPasted(text, undefined, edges());
    if (!read.ok) throw new Error(read.failure.kind);
    return read.value;
  };
  const changed = (draft: Draft, edits: Edit[]) =>
    edits.reduce((now, edit) => {
      const edited = applyEdit(now, edit);
      if (!edited.ok) throw new Error(edited.failure.kind);
      return edited.value;
    }, draft);

  test('without days goes to the end of the day one looks at', () => {
    const draft = sampleDraft();
    const edits = pasteEdits(draft, pasted('10:00 Alfama\nBelém'), 'day-2');
    expect(inShort(changed(draft, edits)).at(-1)).toEqual(['', 'Patershol', 'Alfama', 'Belém']);
  });

  test('with days adds them after the last', () => {
    const draft = sampleDraft();
    const edits = pasteEdits(draft, pasted('Day 1: Coast\nBelém\nDay 2\nAlfama'), 'day-1');
    expect(inShort(changed(draft, edits)).slice(2)).toEqual([
      ['Coast', 'Belém'],
      ['', 'Alfama'],
    ]);
  });

  test('with days fills a day that waits empty', () => {
    const draft = { ...sampleDraft(), days: [{ id: 'day-1', stops: [] }] };
    const edits = pasteEdits(draft, pasted('Day 1: Coast\nBelém\nDay 2\nAlfama'), 'day-1');
    expect(inShort(changed(draft, edits))).toEqual([
      ['Coast', 'Belém'],
      ['', 'Alfama'],
    ]);
  });

  test('is one task, so that one undo takes all of it back', async () => {
    const clip = sampleClip();
    const asked: { task: string }[] = [];
    await pasteIntoClip(
      { clipId: clip.id, dayId: 'day-1', text: 'Alfama\nBelém' },
      {
        ...edges(),
        find: async () => ok(clip),
        edit: async (ask) => {
          asked.push(ask);
          return ok(clip);
        },
      },
    );
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map(({ task }) => task)).size).toBe(1);
  });
});

test('places are found by their whole name, without a network', () => {
  expect(findPlaces('lisbon', knowledge)).toEqual([
    { name: 'Lisbon', country: 'PT', coordinate: lisbon.coordinate, kind: 'city' },
  ]);
  expect(findPlaces('Lis', knowledge)).toEqual([]);
  expect(findPlaces('Lisbon', {})).toEqual([]);
});
