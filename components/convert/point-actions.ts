// What can be done while pointing at a page.
import type { BookingEdit, PageWord, PointAnswer, Pointed } from '../../lib/model/found-booking.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import type { PictureOf, Spot } from './PageView.tsx';

export interface PointActions {
  /** Points at the fields of this booking; undefined when that is done. */
  onPoint: (id: string | undefined) => void;
  /** A booking that was not found: made of nothing, and pointed at. */
  onMake: (file: number, type: Reservation['type']) => void;
  onPointed: (id: string, pointed: Pointed) => PointAnswer;
  onEdit: (id: string, edit: BookingEdit) => void;
  wordsOn: (spot: Spot) => PageWord[];
  pictureOf: PictureOf;
}
