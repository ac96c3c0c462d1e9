// The only list of the languages in which the labels of bookings are known.

import { ar } from './ar.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { BookingWords } from './kinds.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
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
  no,
  fi,
  hu,
  tr,
  ko,
  ro,
  el,
  ru,
  uk,
  hr,
  vi,
  id,
  ar,
  he,
};
