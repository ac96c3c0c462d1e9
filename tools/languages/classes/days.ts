// How the days of a trip are counted and named, how the next one is introduced, and how a trip's length is stated.
import { entry, pattern, row, words } from '../word-class.ts';

export const days = {
  dayWords: entry('How the days of a trip are numbered.', {
    'before?': words(
      'Stand before the number: "Day 1", "Jours 2 et 3". Missing where that is not said, or means a date ("den 3.").',
    ),
    'after?': words('Stand after a number written as an ordinal: "1st day", "2. Tag", "3ème jour".'),
    'ordinal?': words('What is written behind the digits of an ordinal.'),
    'numbers?': row('One, two, three …; "_" is a space or a hyphen.'),
    'ordinals?': row('First, second, third …, with "after" or "before": "third day", "giorno terzo".'),
  }),
  stageWords: words(
    'Parts of a long way, mostly a day each: "Etappe 3", "2ª tappa". Weaker than a day, and only where they count up.',
  ),
  lastDayWords: pattern('Where the last day has words instead of a number: "Last day", "Letzter Tag".'),
  namedDays: pattern(
    'Days of a trip that have a name instead of a number: "Arrival day", "Abreisetag", "Día de llegada".',
  ),
  daysAlone: pattern('The same, where the line says nothing else: "Arrival", "Heimreise".'),
  arrivalWords: words(
    'The journey there as a chapter, before days that are counted from the first whole one: "The arrivals", "Planung und Anreise".',
  ),
  dayPhrases: entry('How a story says that another day begins, in small letters.', {
    next: words('The day after the one just told.'),
    last: words('The day after which there is none.'),
    morning: words('How mornings begin: another day, if a night was told before.'),
    night: words('That it became night.'),
    'today?': words(
      'The days before and of the writing: steps in a letter or a diary that also names weekdays.',
    ),
  }),
  nightWords: pattern('After a number: "three nights" are one day more.'),
  weekendWords: pattern('A trip of two days, or three with the evening of arrival.'),
  longWeekendWords: pattern('A weekend with a day more.'),
};
