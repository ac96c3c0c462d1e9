// The only list of what a language's file may hold.
import { dates } from './classes/dates.ts';
import { days } from './classes/days.ts';
import type { WordClass } from './word-class.ts';

export const groups: Record<string, Record<string, WordClass>> = {
  dates,
  days,
};
