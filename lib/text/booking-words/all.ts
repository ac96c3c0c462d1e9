// Pure: no browser, no network, no clock.
// The only list of the languages in which the labels of bookings are known.
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { BookingWords } from './kinds.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { zh } from './zh.ts';

export const bookingWords: Record<string, BookingWords> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  cs,
  pl,
  ja,
  zh,
  sv,
  da,
};
