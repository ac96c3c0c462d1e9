import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { type Draft, sourceOf } from '../../lib/model/draft.ts';
import { day, draft, guessed, stated, stop } from '../components/sample.ts';

function changedBy(edit: Edit, before: Draft = draft()): Draft {
  const edited = applyEdit(before, edit);
  if (!edited.ok) throw new Error(edited.failure.kind);
  return edited.value;
}
const names = ({ days }: Draft) => days.map(({ stops }) => stops.map(({ name }) => name.value));
const firstStop = ({ days }: Draft) => days[0]?.stops[0];
const failureOf = (edit: Edit, before = draft()) => {
  const edited = applyEdit(before, edit);
  return edited.ok ? undefined : edited.failure.kind;
};
const gone: Edit[] = [
  { kind: 'edit-stop', stopId: 'gone', fields: {} },
  { kind: 'delete-stop', stopId: 'gone' },
  { kind: 'move-stop', stopId: 'gone', toDayId: 'd1', at: 0 },
  { kind: 'move-stop', stopId: 's1', toDayId: 'gone', at: 0 },
  { kind: 'choose-place', stopId: 'gone', place: null },
  { kind: 'keep-stop', stopId: 'gone' },
  { kind: 'accept-guess', stopId: 'gone' },
  { kind: 'split-day', stopId: 'gone', newDayId: 'new' },
  { kind: 'set-day-title', dayId: 'gone', title: 'x' },
  { kind: 'set-day-image', dayId: 'gone', image: null },
  { kind: 'set-stop-image', stopId: 'gone', image: null },
  { kind: 'delete-day', dayId: 'gone' },
  { kind: 'merge-day', dayId: 'gone' },
  { kind: 'add-stop', dayId: 'gone', newStopId: 'new', fields: { name: 'x' } },
  { kind: 'edit-packing', itemId: 'gone', name: 'x', quantity: 1 },
  { kind: 'delete-packing', itemId: 'gone' },
  { kind: 'edit-expense', itemId: 'gone', title: 'x', amount: 1, currency: 'EUR' },
  { kind: 'delete-expense', itemId: 'gone' },
];

test.each(gone)('$kind of something that is gone is refused in words', (edit) => {
  expect(failureOf(edit)).toBe('edit-target-gone');
});

describe('what the traveller wrote', () => {
  test('is theirs for certain, and remembers the words it takes the place of', () => {
    const { title } = changedBy({ kind: 'set-title', title: 'Porto with Ana' });
    expect(title).toMatchObject({ value: 'Porto with Ana', origin: { by: 'traveller' }, confidence: 1 });
    expect(sourceOf(title)?.words).toBe('Three slow days in Porto');
    const again = changedBy({ kind: 'set-title', title: 'Porto' }, { ...draft(), title });
    expect(sourceOf(again.title)?.words).toBe('Three slow days in Porto');
  });

  test('the same words again are no edit; over a guess they are', () => {
    const before = draft({ destination: guessed('Porto') });
    expect(changedBy({ kind: 'set-title', title: before.title.value }, before)).toBe(before);
    expect(changedBy({ kind: 'set-destination', destination: 'Porto' }, before).destination?.origin).toEqual({
      by: 'traveller',
    });
  });

  test('a cleared field is gone, not empty', () => {
    const before = draft({ days: [day('d1', [stop('s1', 'Ponte', { note: stated('Early') })])] });
    const edited = changedBy({ kind: 'edit-stop', stopId: 's1', fields: { note: null } }, before);
    expect(firstStop(edited)).not.toHaveProperty('note');
    expect(changedBy({ kind: 'set-destination', destination: null })).not.toHaveProperty('destination');
  });
});

describe('stops', () => {
  test('move within a day and between days, and stay inside the list', () => {
    expect(names(changedBy({ kind: 'move-stop', stopId: 's1', toDayId: 'd1', at: 2 }))[0]).toEqual([
      'Casa das Conchas',
      'Jardim do Vento',
      'Ponte Velha',
    ]);
    expect(names(changedBy({ kind: 'move-stop', stopId: 's1', toDayId: 'd2', at: 99 }))).toEqual([
      ['Casa das Conchas', 'Jardim do Vento'],
      ['Mercado Novo', 'Ponte Velha'],
      ['Farol Azul', 'Praia Redonda'],
    ]);
  });

  test('are added where they belong, with an id of their own', () => {
    const add: Edit = { kind: 'add-stop', dayId: 'd2', newStopId: 'new', at: 0, fields: { name: 'Bolhão' } };
    const added = changedBy(add);
    expect(names(added)[1]).toEqual(['Bolhão', 'Mercado Novo']);
    expect(changedBy(add, added)).toBe(added);
  });

  test('a placed stop keeps the chosen candidate first, and can do without a place', () => {
    const place = (name: string, country: string) => ({
      name,
      country,
      coordinate: { latitude: country === 'ES' ? 37 : -31, longitude: 0 },
      kind: 'city' as const,
    });
    const [spain, argentina] = [place('Córdoba', 'ES'), place('Córdoba', 'AR')];
    const before = draft({
      days: [
        day('d1', [
          stop('s1', 'Córdoba', { coordinate: guessed(spain.coordinate), candidates: [spain, argentina] }),
        ]),
      ],
      questions: [{ stopId: 's1', sentence: 'Two places are called Córdoba.' }],
    });
    const chosen = changedBy({ kind: 'choose-place', stopId: 's1', place: argentina }, before);
    expect(firstStop(chosen)).toMatchObject({
      coordinate: { value: argentina.coordinate, origin: { by: 'traveller' } },
      candidates: [argentina, spain],
    });
    expect(chosen.questions).toEqual([]);
    const without = changedBy({ kind: 'choose-place', stopId: 's1', place: null }, before);
    expect(firstStop(without)).not.toHaveProperty('coordinate');
    expect(without.questions).toEqual([]);
  });
});

describe('days', () => {
  test('merge into the one before, which takes over what it lacks', () => {
    const before = draft({
      days: [day('d1', [stop('s1', 'A')]), day('d2', [stop('s2', 'B')], { title: stated('Hills') })],
    });
    const merged = changedBy({ kind: 'merge-day', dayId: 'd2' }, before);
    expect(merged.days.map(({ id }) => id)).toEqual(['d1']);
    expect(merged.days[0]?.title?.value).toBe('Hills');
    expect(names(merged)).toEqual([['A', 'B']]);
  });

  test('the first day has none before it', () => {
    expect(failureOf({ kind: 'merge-day', dayId: 'd1' })).toBe('edit-target-gone');
  });

  test('split at a stop', () => {
    expect(names(changedBy({ kind: 'split-day', stopId: 's2', newDayId: 'new' })).slice(0, 2)).toEqual([
      ['Ponte Velha'],
      ['Casa das Conchas', 'Jardim do Vento'],
    ]);
  });

  test('take what is asked about their stops along when they go', () => {
    const questions = [
      { stopId: 's4', sentence: 'Is the time right?' },
      { stopId: 's5', sentence: 'Is the time right?' },
    ];
    const left = changedBy({ kind: 'delete-day', dayId: 'd2' }, draft({ questions }));
    expect(left.questions).toEqual([questions[1]]);
  });

  test('the last one stays', () => {
    expect(failureOf({ kind: 'delete-day', dayId: 'd1' }, draft({ days: [day('d1', [])] }))).toBe('last-day');
  });
});

describe('doubt', () => {
  const doubtful = draft({
    days: [
      day('d1', [stop('s1', 'Sure'), stop('s2', 'Unsure', { startTime: guessed('09:00') })]),
      day('d2', [stop('s3', 'Also unsure')]),
    ],
    questions: [
      { stopId: 's2', sentence: 'Is the time right?' },
      { stopId: 's3', sentence: 'Is this the right place?' },
    ],
  });

  test('kept all at once: nothing left to check, guesses are ink', () => {
    const kept = changedBy({ kind: 'keep-doubtful' }, doubtful);
    expect(kept.questions).toEqual([]);
    expect(kept.days[0]?.stops[1]?.startTime?.origin.by).toBe('traveller');
    expect(names(kept)).toEqual(names(doubtful));
  });

  test('dropped all at once: only the doubtful stops go', () => {
    expect(names(changedBy({ kind: 'drop-doubtful' }, doubtful))).toEqual([['Sure'], []]);
  });

  test('is answered by writing the field it may be about, not by a note', () => {
    const noted = changedBy({ kind: 'edit-stop', stopId: 's2', fields: { note: 'Bring cash' } }, doubtful);
    expect(noted.questions).toHaveLength(2);
    const timed = changedBy({ kind: 'edit-stop', stopId: 's2', fields: { startTime: '10:00' } }, doubtful);
    expect(timed.questions.map(({ stopId }) => stopId)).toEqual(['s3']);
  });
});
