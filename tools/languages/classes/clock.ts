// Words around clock times.
import { entry, pattern } from '../word-class.ts';

export const clock = {
  beforeClock: pattern(
    'Stand before clocks and before amounts: the hour needs its unit, or what `afterClock` names.',
  ),
  beforeClockOnly: pattern(
    'After these a bare hour is a clock time, unless a measure follows ("alle 9 Tage" is German).',
  ),
  aroundHour: entry(
    'Around an hour with its word: "v 15 hodin", "в 9 часов". Without it the first is a preposition like any other.',
    { before: pattern('Before the hour.'), after: pattern('Its word.') },
  ),
  betweenWords: entry('Between two hours: "between 9 and 11".', {
    opens: pattern('What opens.'),
    joins: pattern('What joins them.'),
    'article?': pattern('An article that only clocks have.'),
  }),
  measureWords: pattern('After a number that is no hour: "alle 9 Tage".'),
  hourWords: pattern('Written after an hour with or without minutes.'),
  hoursJoin: pattern('Between two hours that have their unit: "10h à 12h".'),
  lengthAfterHours: pattern('After an hour with its unit, which then says how long: "8h de marche".'),
  roadAfter: pattern(
    'After an early hour, which then says how long one is on the road: "4 h 30 en voiture". None that opens a plan\'s line: "5:00 Drive to the port".',
  ),
  lengthBeforeHours: pattern(
    'Right before an hour at a line\'s end, which then says how long: "un vol en 12h".',
  ),
  afterClock: pattern('What goes on after a bare hour: "at 9 we left", "at 6 in the morning".'),
  morningHalf: pattern('After an hour of the first half of the day: "6 in the morning".'),
  eveningHalf: pattern('After an hour of the second half: "6 in the evening".'),
  noonWords: pattern(
    "Twelve o'clock as a word, with the little word that makes it a time and not a part of the day.",
  ),
  earlyWords: pattern('Near a clock without "am" or "pm" these say that it is early.'),
  lateWords: pattern(
    'In the same words as a clock without "am" or "pm" these say that it is late: "in the evening, shortly after seven".',
  ),
};
