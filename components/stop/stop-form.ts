// Converts a stop to the texts in its form, and back.
import type { StopField, StopFields } from '../../lib/edit/edit.ts';
import { typedMinutes, typedTime } from '../../lib/edit/values.ts';
import type { DraftStop } from '../../lib/model/draft.ts';
import { duration } from '../../lib/words/amounts.ts';
import { t } from '../../lib/words/words.ts';

/** The fields that are typed as text. */
export type WordField = Exclude<StopField, 'category' | 'coordinate'>;
export type FormWords = { [F in WordField]: string };

export const wordsOf = (stop: DraftStop | undefined): FormWords => ({
  name: stop?.name.value ?? '',
  startTime: stop?.startTime?.value ?? '',
  durationMinutes: stop?.durationMinutes ? duration(stop.durationMinutes.value) : '',
  address: stop?.address?.value ?? '',
  note: stop?.note?.value ?? '',
  phone: stop?.phone?.value ?? '',
  bookingUrl: stop?.bookingUrl?.value ?? '',
});

/** The value of a typed text, or a sentence why it cannot be stored. */
export type Typed = { fields: StopFields } | { problem: string };

export function typedField(field: WordField, words: string): Typed {
  const text = words.trim();
  switch (field) {
    case 'name':
      return text ? { fields: { name: words } } : { problem: t('stopForm.needsName') };
    case 'startTime': {
      const startTime = text === '' ? null : typedTime(text);
      return startTime === undefined ? { problem: t('stopForm.badTime') } : { fields: { startTime } };
    }
    case 'durationMinutes': {
      const durationMinutes = text === '' ? null : typedMinutes(text);
      return durationMinutes === undefined
        ? { problem: t('stopForm.badLength') }
        : { fields: { durationMinutes } };
    }
    default:
      return { fields: { [field]: text ? words : null } };
  }
}
