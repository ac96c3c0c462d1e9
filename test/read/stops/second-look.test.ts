import { describe, expect, it } from 'vitest';
import { Pen } from '../../../lib/read/stops/features/pen.ts';
import type { Candidate } from '../../../lib/read/stops/group.ts';
import { SecondLook } from '../../../lib/read/stops/second-look.ts';

const line = 'Ginevra, Losanna e Lago di Lugano';

function candidate(name: string, day = 1): Candidate {
  const start = line.indexOf(name);
  const mention = {
    block: 0,
    start,
    end: start + name.length,
    name,
    carrier: 'run',
    isWhole: false,
  } as const;
  return { day, key: name.toLowerCase(), name, tokens: [], mentions: [{ ...mention, first: 0, next: 1 }] };
}

function seen(candidates: Candidate[], scores: number[], index: number): Record<string, number> {
  const names: string[] = [];
  const row = new Float32Array(64);
  const roles = candidates.map(() => 'run');
  new SecondLook({ candidates, scores: Float32Array.from(scores), roles }).write(new Pen(row, names), index);
  return Object.fromEntries(names.map((name, at) => [name, row[at] ?? 0]));
}

describe('the second look at a name', () => {
  const towns = [
    candidate('Ginevra'),
    candidate('Losanna'),
    candidate('Lago di Lugano'),
    candidate('Lugano'),
  ];
  const scores = [2, 1, 3, 0];

  it('knows the longer name it is part of', () => {
    expect(seen(towns, scores, 3).s_longer).toBe(3);
    expect(seen(towns, scores, 2).s_shorter).toBe(0);
    expect(seen(towns, scores, 0).s_longer).toBe(-8);
  });

  it('knows the best of the others in its sentence', () => {
    expect(seen(towns, scores, 1).s_beside).toBe(3);
    expect(seen(towns, scores, 2).s_beside).toBe(2);
  });

  it('knows its place among the names of its day', () => {
    expect(scores.map((_, index) => seen(towns, scores, index).s_dayRank)).toEqual([1, 2, 0, 3]);
  });

  it('knows how its name did on other days', () => {
    const twice = [candidate('Ginevra', 1), candidate('Ginevra', 2)];
    expect(seen(twice, [2, -1], 0).s_elsewhere).toBe(-1);
    expect(seen(twice, [2, -1], 1).s_elsewhere).toBe(2);
    expect(seen(towns, scores, 0).s_elsewhere).toBe(-8);
  });

  it('is alone on a page with one name', () => {
    const [alone] = towns;
    const look = seen(alone ? [alone] : [], [1], 0);
    expect(look).toMatchObject({ s_rank: 0, s_beside: -8, s_besideMean: 0, s_roleMean: -1, s_aboveFifth: 0 });
  });
});
