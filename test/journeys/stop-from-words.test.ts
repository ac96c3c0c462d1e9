import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotedOf } from '../../components/quote/quoted.ts';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import { Edit } from '../../lib/edit/edit.ts';
import { placeOfStop } from '../../lib/edit/find-in.ts';
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

const place = { newStopId: 'n', isFromSource: true };

test('shows the words it was made of, also after it was renamed; words of another page are no quote of this one', () => {
  const draft = sampleDraft();
  const words = 'Casa do Vento, down by the old river';
  const stopAfter = (isFromSource: boolean) => {
    const edit = addWordsEdit(draft, words, { day: 0, newStopId: 'n', isFromSource });
    const added = edit && applyEdit(draft, edit);
    const renamed = added?.ok
      ? applyEdit(added.value, { kind: 'edit-stop', stopId: 'n', fields: { name: 'Vento' } })
      : undefined;
    return renamed?.ok ? placeOfStop(renamed.value, 'n')?.stop : undefined;
  };
  const [here, elsewhere] = [stopAfter(true), stopAfter(false)];
  expect(here && quotedOf(here)?.text).toBe(words);
  expect(elsewhere?.name.value).toBe('Vento');
  expect(elsewhere && quotedOf(elsewhere)).toBeUndefined();
});

test('goes to the day that is looked at, else to the last one', () => {
  const draft = sampleDraft();
  const to = (day: number | undefined) => addWordsEdit(draft, 'Farol', { day, ...place })?.dayId;
  expect(to(0)).toBe(draft.days[0]?.id);
  expect(to(99)).toBe(draft.days.at(-1)?.id);
  expect(to(undefined)).toBe(draft.days.at(-1)?.id);
  expect(addWordsEdit({ ...draft, days: [] }, 'Farol', { day: 0, ...place })).toBeUndefined();
});

test('whatever is selected is an edit that is understood, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (words) => {
      const edit = addWordsEdit(sampleDraft(), words, { day: 0, ...place });
      if (edit) expect(Edit.safeParse(edit).success).toBe(true);
    }),
  );
});
