// The effect of each weight, as the log-odds that a name means a place. The weights were tuned on many pages, so none
// may change unnoticed. Scenes are as small as possible.
import { describe, expect, test } from 'vitest';
import type { StopCandidate } from '../../lib/model/draft.ts';
import { arrowOf } from '../../lib/placing/globe.ts';
import type { Name } from '../../lib/placing/name.ts';
import type { Sense } from '../../lib/placing/sense.ts';
import { settleSenses } from '../../lib/placing/settle-senses.ts';

type Where = [country: string, latitude: number, longitude: number];
type More = Partial<Sense> & { kind?: StopCandidate['kind'] };

function sense(
  name: string,
  [country, latitude, longitude]: Where,
  { kind = 'city', ...more }: More = {},
): Sense {
  const coordinate = { latitude, longitude };
  const plain = { prior: 1, reach: 1, isStated: false, isFrame: false, isFamous: false };
  return { place: { name, country, coordinate, kind }, at: arrowOf(coordinate), ...plain, ...more };
}

const named = (key: string, senses: Sense[], more: Partial<Name> = {}): Name => {
  const plain = { weight: 1, days: [0], isCertain: false, isEdge: false, isDestination: false };
  return { key, senses, ...plain, ...more };
};

/** Each name belongs to one of two hamlets: it is neither rare nor unmistakable. */
const lyon: Where = ['FR', 45.76, 4.84];
const vienne: Where = ['FR', 45.52, 4.87];
const dijon: Where = ['FR', 47.32, 5.04];
const nice: Where = ['FR', 43.7, 7.27];
const turin: Where = ['IT', 45.07, 7.69];
const rome: Where = ['IT', 41.9, 12.5];
const lima: Where = ['PE', -12.05, -77.04];
const oslo: Where = ['NO', 59.91, 10.75];
const one = (key: string, where: Where, more: More = {}, name: Partial<Name> = {}) =>
  named(key, [sense(key, where, more)], name);

/** By name and sense: the log-odds of this sense against meaning no place. */
function oddsOf(names: Name[]): number[][] {
  return settleSenses(names).map(({ chances }) => {
    const none = 1 - chances.reduce((sum, chance) => sum + chance, 0);
    return chances.map((chance) => Math.round(100 * Math.log(chance / none)) / 100);
  });
}

const around = [one('abc', lyon), one('abd', lyon), one('abe', lyon), one('abf', lyon), one('abg', lyon)];
const sights = around.map((name) => ({
  ...name,
  senses: name.senses.map((each) => ({ ...each, place: { ...each.place, kind: 'museum' as const } })),
}));
const abroad = [one('abc', rome), one('abd', lima), one('abe', oslo), one('abf', lyon)];

const scenes: [name: string, names: Name[], odds: number[][]][] = [
  ['alone', [one('abc', lyon)], [[-2]]],
  ['beside another in the same town', [one('abc', lyon), one('abd', lyon)], [[2.66], [2.66]]],
  ['a short drive away', [one('abc', lyon), one('abd', vienne)], [[2.37], [2.37]]],
  ['a long drive away', [one('abc', lyon), one('abd', dijon)], [[1.43], [1.43]]],
  ['on the next day', [one('abc', lyon), one('abd', lyon, {}, { days: [1] })], [[2.09], [2.09]]],
  ['two days later', [one('abc', lyon), one('abd', lyon, {}, { days: [2] })], [[1.25], [1.25]]],
  ['by its name again', [one('abc', lyon), one('abc', lyon)], [[0.8], [0.8]]],
  [
    'in another country',
    [one('abc', lyon), one('abd', turin), one('abe', turin), one('abf', turin)],
    [[-3.25], [3.56], [3.56], [3.56]],
  ],
  [
    'as the page itself says',
    [one('abc', lima, { isStated: true }), ...around],
    [[0], [4.16], [4.16], [4.16], [4.16], [4.16]],
  ],
  [
    'far from a trip that is spent in one place',
    [one('xyz', nice), ...around],
    [[-1.76], [4.17], [4.17], [4.17], [4.17], [4.17]],
  ],
  [
    'far from the day, famous',
    [one('xyz', nice, { isFamous: true }), ...around],
    [[-0.94], [4.17], [4.17], [4.17], [4.17], [4.17]],
  ],
  [
    'far from the day, on another day',
    [one('xyz', nice, {}, { days: [4] }), ...around],
    [[-1.51], [4.17], [4.17], [4.17], [4.17], [4.17]],
  ],
  [
    'a meal where the day is spent',
    [one('xyz', lyon, { needsNear: true }), ...around],
    [[4.27], [4.27], [4.27], [4.27], [4.27], [4.27]],
  ],
  [
    'a meal in the next town',
    [one('xyz', vienne, { needsNear: true }), ...around],
    [[4.16], [4.25], [4.25], [4.25], [4.25], [4.25]],
  ],
  [
    'a meal far away',
    [one('xyz', dijon, { needsNear: true }), ...around],
    [[-4.26], [4.16], [4.16], [4.16], [4.16], [4.16]],
  ],
  [
    'a meal on a day without anything else',
    [one('xyz', lyon, { needsNear: true }, { days: [3] }), ...around],
    [[-0.42], [4.2], [4.2], [4.2], [4.2], [4.2]],
  ],
  [
    'the destination',
    [one('xyz', lyon, {}, { isCertain: true, weight: 1.5, days: [0, 1] }), one('abc', lyon)],
    [[14.69], [3.25]],
  ],
  [
    'what the destination is called',
    [one('xyz', lyon, {}, { isDestination: true }), one('abc', lyon)],
    [[4.16], [2.72]],
  ],
  [
    'a famous city abroad that the trip begins in',
    [one('xyz', rome, { isFamous: true }, { isEdge: true }), ...around],
    [[-4.5], [4.16], [4.16], [4.16], [4.16], [4.16]],
  ],
  [
    'a famous city abroad in the middle',
    [one('xyz', rome, { isFamous: true }), ...around],
    [[-6.5], [4.16], [4.16], [4.16], [4.16], [4.16]],
  ],
  [
    'abroad on a trip through many countries',
    [one('xyz', turin), ...abroad],
    [[-0.1], [-1.2], [-6], [-6], [-3.45]],
  ],
  [
    'an unmistakable name abroad',
    [one('unmistaken', rome, { isUnmistakable: true }), ...around],
    [[0.2], [4.16], [4.16], [4.16], [4.16], [4.16]],
  ],
  [
    'a short unmistakable name abroad',
    [one('roma', rome, { isUnmistakable: true }), ...around],
    [[-8.5], [4.16], [4.16], [4.16], [4.16], [4.16]],
  ],
  [
    'a short unmistakable name on a trip through many countries',
    [one('roma', ['ES', 40.4, -3.7], { isUnmistakable: true }), ...abroad, one('abg', ['PT', 38.7, -9.1])],
    [[0.2], [-3.36], [-3.36], [-3.36], [-3.36], [-3.36]],
  ],
  [
    'an unmistakable name at home',
    [one('unmistaken', lyon, { isUnmistakable: true }), ...around],
    [[7.67], [4.27], [4.27], [4.27], [4.27], [4.27]],
  ],
  [
    'an unmistakable name by another',
    [named('unmistaken', [sense('other', lyon, { isUnmistakable: true })]), ...around],
    [[4.27], [4.27], [4.27], [4.27], [4.27], [4.27]],
  ],
  [
    'an unmistakable airport',
    [one('fiumicino', rome, { kind: 'airport', isUnmistakable: true }), ...around],
    [[1], [4.16], [4.16], [4.16], [4.16], [4.16]],
  ],
  [
    'an unmistakable name that a place of the trip’s country has',
    [
      named('juarez', [
        sense('juarez', rome, { isUnmistakable: true }),
        sense('juarez', lyon, { kind: 'quarter' }),
      ]),
      ...around,
    ],
    [[-8.5, 4.27], [4.27], [4.27], [4.27], [4.27], [4.27]],
  ],
  ['a rare name', [one('villefranche', lyon), ...around], [[5.47], [4.27], [4.27], [4.27], [4.27], [4.27]]],
  [
    'a rare name of two words',
    [one('ab cd', lyon), ...around],
    [[5.47], [4.27], [4.27], [4.27], [4.27], [4.27]],
  ],
  [
    'a rare name far from the day',
    [one('villefranche', nice), ...around],
    [[-1.76], [4.17], [4.17], [4.17], [4.17], [4.17]],
  ],
  [
    'a long name of a town on the way',
    [one('vienne', dijon, {}, { days: [1] }), ...around],
    [[1.38], [4.19], [4.19], [4.19], [4.19], [4.19]],
  ],
  [
    'one of a name that its country has twice',
    [named('abx', [sense('abx', lyon), sense('abx', nice)]), ...around],
    [[3.47, -2.56], [4.26], [4.26], [4.26], [4.26], [4.26]],
  ],
  [
    'one of a name that two countries have',
    [named('abx', [sense('abx', lyon), sense('abx', rome)]), ...around],
    [[4.27, -8.5], [4.27], [4.27], [4.27], [4.27], [4.27]],
  ],
  [
    'a sight that two towns have',
    [
      named('abx', [sense('abx', lyon, { kind: 'church' }), sense('abx', dijon, { kind: 'church' })]),
      ...sights,
    ],
    [[3.47, -5.04], [4.26], [4.26], [4.26], [4.26], [4.26]],
  ],
  [
    'where a few of many go to another country',
    [
      one('abx', lyon),
      one('abc', lyon),
      ...['abd', 'abe', 'abf', 'abg', 'abh'].map((key) => one(key, turin)),
    ],
    [[2.32], [2.32], [4.2], [4.2], [4.2], [4.2], [4.2]],
  ],
  [
    'far from the day, whose names have namesakes elsewhere',
    [
      one('xyz', nice),
      ...['abc', 'abd', 'abe', 'abf'].map((key) =>
        named(key, [sense(key, lyon), sense(key, oslo, { prior: -2 })]),
      ),
    ],
    [[0.72], [4.02, -9.83], [4.02, -9.83], [4.02, -9.83], [4.02, -9.83]],
  ],
  [
    'a country',
    [one('france', ['FR', 46.6, 2.5], { kind: 'country', isFrame: true }), ...around],
    [[-1.76], [4.16], [4.16], [4.16], [4.16], [4.16]],
  ],
  [
    'beside a country',
    [one('abc', lyon), one('france', lyon, { kind: 'country', isFrame: true })],
    [[0.8], [2.3]],
  ],
  [
    'beside an airport',
    [
      one('abc', lyon),
      one('lys', lyon, { kind: 'airport' }),
      one('cdg', ['FR', 49, 2.5], { kind: 'airport' }),
    ],
    [[2.66], [2.66], [-1.2]],
  ],
  [
    'of two in one country, the one by the way',
    [
      ...[one('abc', lyon), one('abd', lyon)].map((name, order) => ({ ...name, order })),
      named('abx', [sense('abx', vienne), sense('abx', nice)], { order: 2 }),
    ],
    [[3.39], [3.39], [2.49, -1.44]],
  ],
  [
    'of two in one country, a famous one off the way',
    [
      ...[one('abc', lyon), one('abd', lyon)].map((name, order) => ({ ...name, order })),
      named('abx', [sense('abx', vienne), sense('abx', nice, { isFamous: true })], { order: 4 }),
    ],
    [[3.37], [3.37], [2.48, -0.35]],
  ],
  [
    'of two in one country, beside nothing',
    [
      ...[one('abc', lyon), one('abd', lyon)].map((name, order) => ({ ...name, order })),
      named('abx', [sense('abx', vienne), sense('abx', nice)], { order: 9 }),
    ],
    [[3.33], [3.33], [2.48, 0.74]],
  ],
];

describe('how likely a name means a place', () => {
  test.each(scenes)('%s', (_, names, odds) => expect(oddsOf(names)).toEqual(odds));
});

test('a name far off in the order of the page is not asked, but for the destination', () => {
  const many = (gap: number) => [
    one('abc', lyon),
    ...Array.from({ length: gap }, (_, at) => named(`none ${at}`, [])),
    one('abd', lyon),
  ];
  const [near, far] = [oddsOf(many(23)), oddsOf(many(24))].map(([first]) => first);
  expect(near).not.toEqual(far);
  const goal = one('abd', lyon, {}, { isCertain: true });
  expect(oddsOf([...many(24).slice(0, -1), goal])[0]).toEqual(oddsOf([...many(23).slice(0, -1), goal])[0]);
});
