import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isChange, joinChanges, pageChanges } from '../../lib/draft/page-changes.ts';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { sampleDraft } from '../draft-sample.ts';

const known = (value: string) => ({ value, origin: { by: 'guess' as const, reader: 'test' }, confidence: 1 });

/** Days of stop names, with ids as a reading assigns them. */
const trip = (...days: string[][]): Draft => ({
  ...sampleDraft(),
  questions: [],
  days: days.map((names, day) => ({
    id: `d${day}`,
    stops: names.map((name, at) => ({ id: `s${day}-${at}`, name: known(name) })),
  })),
});

function counter() {
  let many = 0;
  return () => {
    many += 1;
    return `new-${many}`;
  };
}
const changes = (before: Draft, after: Draft, draft = before) =>
  pageChanges({ before, after, draft }, counter());
const names = ({ days }: Draft) => days.map(({ stops }) => stops.map(({ name }) => name.value));

describe('what is told', () => {
  test('new stops, with the one they follow, and those that are gone', () => {
    const told = changes(trip(['Sé', 'Farol'], ['Praia']), trip(['Sé', 'Casa Azul'], ['Mercado', 'Praia']));
    expect(told.appeared.map(({ day, near, stop }) => [day, near, stop.name.value])).toEqual([
      [0, 's0-0', 'Casa Azul'],
      [1, undefined, 'Mercado'],
    ]);
    expect(told.gone).toEqual(['s0-1']);
  });

  test('nothing, when stops only moved, got other accents or another case', () => {
    expect(isChange(changes(trip(['São Bento', 'Sé'], []), trip([], ['SE', 'sao  bento'])))).toBe(false);
  });

  test('not what the traveller has added or removed by hand', () => {
    const before = trip(['Sé', 'Farol']);
    expect(changes(before, trip(['Sé', 'Casa Azul']), trip(['Sé', 'Casa Azul'])).appeared).toEqual([]);
    expect(changes(before, trip(['Sé']), trip(['Sé'])).gone).toEqual([]);
  });

  test('what waits for an answer stays, unless the page takes it back', () => {
    const first = changes(trip(['Sé']), trip(['Sé', 'A', 'B']));
    const after = trip(['Sé', 'B', 'C']);
    const second = changes(trip(['Sé', 'A', 'B']), after, trip(['Sé']));
    const joined = joinChanges(first, second, after);
    expect(joined.appeared.map(({ stop }) => stop.name.value)).toEqual(['B', 'C']);
  });
});

describe('taken over', () => {
  const take = (draft: Draft, told: ReturnType<typeof changes>) => {
    const taken = applyEdit(draft, { kind: 'take-stops', stops: told.appeared });
    if (!taken.ok) throw new Error('refused');
    return taken.value;
  };

  test('each stands where the page has it, among the edits', () => {
    const draft = trip(['Sé', 'By hand'], ['Praia']);
    const told = changes(
      trip(['Sé'], ['Praia']),
      trip(['Sé', 'Casa Azul', 'Torre'], ['Mercado', 'Praia']),
      draft,
    );
    expect(names(take(draft, told))).toEqual([
      ['Sé', 'Casa Azul', 'Torre', 'By hand'],
      ['Praia', 'Mercado'],
    ]);
  });

  test('a day that was deleted gives its new stops to the last one', () => {
    const told = changes(trip(['Sé'], ['Praia']), trip(['Sé'], ['Praia', 'Farol']));
    expect(names(take(trip(['Sé']), told))).toEqual([['Sé', 'Farol']]);
  });

  test('twice changes nothing more', () => {
    const told = changes(trip(['Sé']), trip(['Sé', 'Farol']));
    const once = take(trip(['Sé']), told);
    expect(take(once, told)).toBe(once);
  });

  test('any reading: afterwards nothing new is left, and nothing of the draft is lost', () => {
    const day = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'), { maxLength: 4 });
    const anyTrip = fc.array(day, { minLength: 1, maxLength: 3 }).map((days) => trip(...days));
    fc.assert(
      fc.property(anyTrip, anyTrip, anyTrip, (before, after, draft) => {
        const taken = take(draft, changes(before, after, draft));
        expect(changes(before, after, taken).appeared).toEqual([]);
        const left = names(taken).flat();
        for (const name of names(draft).flat()) expect(left).toContain(name);
        const ids = taken.days.flatMap(({ stops }) => stops.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
