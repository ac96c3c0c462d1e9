// The conversion on the screen, and what pointing at fields changes in it.
import type { Conversion } from '../../lib/journeys/convert-files.ts';
import { isEmptyBooking, madeBooking, pointBooking } from '../../lib/journeys/point-booking.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { FoundBooking, PointAnswer, Pointed } from '../../lib/model/found-booking.ts';
import { bookingsIn, type Choices } from './found-of.ts';

export interface ShownConversion {
  conversion: Conversion & { draft: Draft };
  /** The files gave no bookings by themselves: all there are were made by pointing. */
  isUnread: boolean;
  clips: Clip[];
  choices: Choices;
  /** `pointing`: the booking being pointed at. `shown`: the one that was last. */
  pointing?: string;
  shown?: string;
}

const withChoices = (looked: ShownConversion, changed: Partial<Choices>): ShownConversion => ({
  ...looked,
  choices: { ...looked.choices, ...changed },
});

export const bookingOf = ({ conversion, choices }: ShownConversion, id: string): FoundBooking | undefined =>
  bookingsIn(conversion, choices).find((booking) => booking.id === id);

export const withBooking = (looked: ShownConversion, booking: FoundBooking): ShownConversion =>
  withChoices(looked, { edited: new Map([...looked.choices.edited, [booking.id, booking]]) });

/** Bookings made by pointing, with their corrections; those left empty are dropped. */
export const filledMade = ({ choices: { made, edited } }: ShownConversion): FoundBooking[] =>
  made.map((booking) => edited.get(booking.id) ?? booking).filter((booking) => !isEmptyBooking(booking));

/** Undefined if nothing is left to show. */
export function pointingAt(looked: ShownConversion, id: string | undefined): ShownConversion | undefined {
  const { pointing, ...rest } = looked;
  if (id !== undefined) return { ...rest, pointing: id, shown: id };
  const made = filledMade(looked);
  if (looked.isUnread && made.length === 0) return undefined;
  return withChoices({ ...rest, ...(pointing !== undefined && { shown: pointing }) }, { made });
}

/** Adds an empty booking in that file, to point at its fields. */
export function withMade(
  looked: ShownConversion,
  file: number,
  type: FoundBooking['reservation']['type'],
): ShownConversion {
  const { made } = looked.choices;
  const booking = madeBooking(type, { file, taken: made.map(({ id }) => id) });
  return { ...withChoices(looked, { made: [...made, booking] }), pointing: booking.id, shown: booking.id };
}

/** Fills the field that was pointed at, or says why it cannot. */
export function withPointed(
  looked: ShownConversion,
  { id, pointed, today }: { id: string; pointed: Pointed; today: string },
): ShownConversion | Exclude<PointAnswer, 'taken'> {
  const booking = bookingOf(looked, id);
  if (!booking) return 'not-read';
  const words = looked.conversion.wordsOn(pointed.box ?? { file: booking.files[0] ?? 0, page: 1 });
  const pageText = words.map(({ text }) => text).join(' ');
  const filled = pointBooking(booking, pointed, { pageText, today });
  return typeof filled === 'string' ? filled : withBooking(looked, filled);
}
