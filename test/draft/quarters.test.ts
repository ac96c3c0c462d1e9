import { describe, expect, test } from 'vitest';
import { listsInGroups } from '../../lib/draft/place-list.ts';
import { withQuarters } from '../../lib/draft/quarters.ts';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import type { DraftStop } from '../../lib/model/draft.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { stated } from '../components/sample.ts';
import { sampleDraft } from '../draft-sample.ts';
import { capture, paragraph } from './a-page.ts';

/** A kilometre is about a hundredth of a degree. */
const stop = (name: string, north: number | undefined, more: Partial<DraftStop> = {}): DraftStop => ({
  id: name,
  name: stated(name),
  ...(north !== undefined && { coordinate: stated({ latitude: 50 + north / 111, longitude: 4 }) }),
  ...more,
});
const quarter = (names: string[], north: number, reach: number) => ({
  sight: {
    name: names[0] ?? '',
    country: 'BE',
    town: 'Saltmere',
    coordinate: { latitude: 50 + north / 111, longitude: 4 },
    kind: 'quarter' as const,
    reach,
    fame: 3,
  },
  names,
});
const harbour = quarter(['Old Harbour', '旧港'], 0, 0.6);
const around = [harbour, quarter(['丘', 'The Hill'], 2, 0.6), quarter(['Docks'], 0.4, 0.3)];
const knowledge: Knowledge = {
  sightsAround: () => [...around, { ...harbour, sight: { ...harbour.sight, kind: 'church' as const } }],
};
const quartersOf = (stops: DraftStop[], known = knowledge) =>
  withQuarters(stops, known).map((one) => one.quarter);

describe('the quarters of a list', () => {
  test('are the nearest within their reach, by the name that suits the page', () => {
    const stops = [
      stop('Quay', 0.1),
      stop('Crane', 0.35),
      stop('Chapel', 2.1),
      stop('Mill', 5),
      stop('Nowhere', undefined),
    ];
    expect(quartersOf(stops)).toEqual(['Old Harbour', 'Docks', 'The Hill', undefined, undefined]);
    expect(quartersOf([stop('埠頭', 0.1), stop('礼拝堂', 2.1)])).toEqual(['旧港', '丘']);
  });

  test('are none where all are in one, where nobody knows any, or where the places are in many towns', () => {
    expect(quartersOf([stop('Quay', 0.1), stop('Ropes', 0)])).toEqual([undefined, undefined]);
    expect(quartersOf([stop('Quay', 0.1), stop('Chapel', 2.1)], {})).toEqual([undefined, undefined]);
    const far = [stop('Quay', 0.1), stop('Chapel', 2.1), stop('Abbey', 60), stop('Fort', -90)];
    expect(quartersOf(far)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('stay where one place of many is a day out of town', () => {
    const stops = [stop('Quay', 0.1), stop('Chapel', 2.1), stop('Crane', 0.1), stop('Castle', 60)];
    expect(quartersOf(stops)).toEqual(['Old Harbour', 'The Hill', 'Old Harbour', undefined]);
  });

  test('are together within each kind, what lies in none comes last', () => {
    const kind = (category: 'museum' | 'food') => ({ category: stated(category) });
    const stops = [
      stop('Mill Bar', 5, kind('food')),
      stop('Hill Bar', 2.1, kind('food')),
      stop('Mill Museum', 5, kind('museum')),
      stop('Chapel Museum', 2, kind('museum')),
      stop('Quay Museum', 0.1, kind('museum')),
      stop('Hill Museum', 2.1, kind('museum')),
      stop('Fish Bar', 0, kind('food')),
    ];
    const [list] = listsInGroups(
      [{ id: 'd1', isList: true, stops }],
      capture(paragraph('Places')),
      knowledge,
    );
    expect(list?.stops.map(({ id }) => id)).toEqual([
      'Quay Museum',
      'Chapel Museum',
      'Hill Museum',
      'Mill Museum',
      'Fish Bar',
      'Hill Bar',
      'Mill Bar',
    ]);
  });

  test('are forgotten of a place that is put elsewhere, not of one that is renamed', () => {
    const days = [{ id: 'd1', stops: [stop('Quay', 0.1, { quarter: 'Docks' })] }];
    const quarterAfter = (fields: object) => {
      const done = applyEdit({ ...sampleDraft(), days }, { kind: 'edit-stop', stopId: 'Quay', fields });
      return done.ok ? done.value.days[0]?.stops[0]?.quarter : 'not edited';
    };
    expect(quarterAfter({ name: 'The Quay' })).toBe('Docks');
    expect(quarterAfter({ coordinate: { latitude: 51, longitude: 4 } })).toBeUndefined();
    expect(quarterAfter({ coordinate: null })).toBeUndefined();
  });
});
