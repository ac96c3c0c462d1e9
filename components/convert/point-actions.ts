// What can be done while pointing at a page.
import type { BookingEdit, PageWord, PointAnswer, Pointed } from '../../lib/model/found-booking.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import type { PictureOf, Spot } from './PageView.tsx';

export interface PointActions {
  /** Starts pointing at the fields of this booking; undefined ends it. */
  onPoint: (id: string | undefined) => void;
  /** Makes an empty booking for a file, to point at its fields. */
  onMake: (file: number, type: Reservation['type']) => void;
  onPointed: (id: string, pointed: Pointed) => PointAnswer;
  onEdit: (id: string, edit: BookingEdit) => void;
  wordsOn: (spot: Spot) => PageWord[];
  pictureOf: PictureOf;
}
