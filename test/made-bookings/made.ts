// All made documents: every kind in every language, with varying layouts and date formats.
import type { Reservation } from '../../lib/model/reservation.ts';
import { agencyPlan, planLanguages } from './agency-plan.ts';
import { car, leg, lodging, outing, pass, type Wish, type Written } from './documents.ts';
import { type Layout, layouts, setSheet } from './layouts.ts';
import type { DateStyle } from './moments.ts';
import { type Drawn, sheetPdf } from './sheet-pdf.ts';
import { type Kind, type Language, languages } from './words.ts';

export interface MadeBooking {
  name: string;
  kind: Kind;
  language: Language;
  layout: Layout;
  pages: () => Drawn[][];
  bytes: () => Uint8Array;
  reservations: Reservation[];
}

const writers: Record<Exclude<Kind, 'plan'>, (wish: Wish) => Written> = {
  flight: (wish) => leg('flight', wish),
  train: (wish) => leg('train', wish),
  bus: (wish) => leg('bus', wish),
  ferry: (wish) => leg('ferry', wish),
  lodging,
  car,
  restaurant: (wish) => outing('restaurant', wish),
  event: (wish) => outing('event', wish),
  tour: (wish) => outing('tour', wish),
  pass,
};

const styles: DateStyle[] = ['full', 'long', 'iso', 'numeric'];
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

function made(kind: Kind, written: Written, setting: { language: Language; layout: Layout }): MadeBooking {
  const { language, layout } = setting;
  return {
    name: `${kind} in ${language}, ${layout}`,
    kind,
    language,
    layout,
    pages: () => setSheet(written.sheet, layout),
    bytes: () => sheetPdf(setSheet(written.sheet, layout)),
    reservations: written.reservations,
  };
}

const kinds = Object.keys(writers) as Exclude<Kind, 'plan'>[];

export const madeBookings: MadeBooking[] = [
  ...kinds.flatMap((kind, row) =>
    languages.map((language, column) => {
      const layout = at(layouts, row + column);
      return made(kind, writers[kind]({ language, style: at(styles, row + column * 3) }), {
        language,
        layout,
      });
    }),
  ),
  ...planLanguages.map((language) =>
    made('plan', agencyPlan({ language, style: 'full' }), { language, layout: 'table' }),
  ),
];
