import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Edit } from '../../lib/edit/edit.ts';
import { addWordsEdit, stopFromWords } from '../../lib/journeys/stop-from-words.ts';
import { sampleDraft } from '../draft-sample.ts';

test.each([
  [' Casa   Azul ', { name: 'Casa Azul' }],
  ['Sé, Porto', { name: 'Sé, Porto' }],
  ['Museu Nacional de Arte Antiga de Lisboa', { name: 'Museu Nacional de Arte Antiga de Lisboa' }],
  [
    'Casa do Vento, down by the old river',
    { name: 'Casa do Vento', note: 'Casa do Vento, down by the old river' },
  ],
  [
    'Casa Azul, where the soup is free and the owner sings to everyone who stays until the very last bus',
    {
      name: 'Casa Azul',
      note: 'Casa Azul, where the soup is free and the owner sings to everyone who stays until the very last bus',
    },
  ],
  ['Farol\nopen at nine', { name: 'Farol', note: 'Farol open at nine' }],
  [' \n ', undefined],
])('%j', (words, fields) => {
  expect(stopFromWords(words)).toEqual(fields);
});

test('goes to the day that is looked at, else to the last one', () => {
  const draft = sampleDraft();
  const to = (day: number | undefined) => addWordsEdit(draft, 'Farol', { day, newStopId: 'n' })?.dayId;
  expect(to(0)).toBe(draft.days[0]?.id);
  expect(to(99)).toBe(draft.days.at(-1)?.id);
  expect(to(undefined)).toBe(draft.days.at(-1)?.id);
  expect(addWordsEdit({ ...draft, days: [] }, 'Farol', { day: 0, newStopId: 'n' })).toBeUndefined();
});

test('whatever is selected is an edit that is understood, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (words) => {
      const edit = addWordsEdit(sampleDraft(), words, { day: 0, newStopId: 'n' });
      if (edit) expect(Edit.safeParse(edit).success).toBe(true);
    }),
  );
});
