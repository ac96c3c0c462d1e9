// Names of months, weekdays and seasons, and the small words around them.
import { pattern, row, words } from '../word-class.ts';

export const dates = {
  months: row('Whole names from January on, in every form that stands in a date or a sentence.', 12),
  shortMonths: row('The same, shortened.', 12),
  ticketMonths: row(
    'Short names that are other words in other languages: only in the whole dates of tickets.',
    12,
  ),
  monthStems: row('First letters that are enough to tell the months of a date with its year.', 12),
  weekdays: row('Whole names from Monday on, and short ones that are no other word.', 7),
  shortWeekdays: row('Only before a date: "Mo, 3.6.", "sam. 4 juin".', 7),
  dottedWeekdays: row(
    'With a dot or a colon after them: "Do. Dresden – Meißen". None that means another day in another language, or a month.',
    7,
  ),
  bareWeekdays: row('Names that are ordinals too: only with a sign after them, "Terça: o museu".', 7),
  ticketWeekdays: row(
    'As tickets shorten them, beside a date. One may be another word, or another day elsewhere.',
    7,
  ),
  afterWeekday: words(
    'The part of the day that is written as one word with a weekday: "Samstagmorgen", "zaterdagochtend".',
  ),
  beforeWeekday: words('Small words before a weekday that opens a line: "On Saturday".'),
  everyWords: words('Before a weekday that is no day of the trip: "every Monday", "bis Freitag".'),
  toWeekday: words('Between two weekdays: "Monday to Friday".'),
  beforeDate: words('Small words before a date: "On May 12", "Le 12 mai", "Vom 12. bis 14. Mai".'),
  seasonCues: pattern('How a page begins to speak of when to go: "best time to visit".'),
  seasons: pattern('What a page answers to that, beside the names of months.'),
};
