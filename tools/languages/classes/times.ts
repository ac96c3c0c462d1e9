// Words that say what a clock time refers to.
import { pattern, words } from '../word-class.ts';

export const times = {
  opening: pattern('When a place is open: the time says nothing about the visit.'),
  lastEntry: pattern('Right before a time, until when one is let in: whoever visits is there before.'),
  beforeWords: pattern(
    'Right before a time: not then, but some time before. "Before 9 the place is empty" says nothing of a visit; "shortly before 9" does.',
  ),
  aboutWords: pattern('Between such a word, or "until", and the time: "until about 5 pm", "hasta las 18".'),
  untilWords: pattern(
    'Right before a time, it is when something ends: "until 5 pm". Before a place one goes there: "drive until the lake".',
  ),
  ownClock: pattern(
    "The clock of the traveller's own day, not of a place: waking, meals, sun, sleep, writing this.",
  ),
  leaving: pattern('Leaving and being carried: a time of departure is not the time of a visit.'),
  arriving: pattern('Being there: arriving, meeting, beginning. These win over the words above.'),
  beginning: pattern('What begins by itself and is waited for: the time belongs to what was just named.'),
  noticeDays: pattern('Days of the week: "Mon–Fri 9–17" is a notice at a door.'),
  lengthLabels: pattern('Right before a time, which then says how long: "Gehzeit: 6:31", "Duration 1:30".'),
  lengthAfter: pattern(
    'Right after hours and minutes, these make a length of them: "a 3:30 hour drive", "2:15 ore di viaggio".',
  ),
  wayAfter: pattern('After an hour at which nobody sets out: "a 2:45 drive". "The 8:15 ferry" leaves then.'),
  timeLabels: pattern('Labels of a plan: "Time: 10:00", "Uhrzeit: 10 Uhr".'),
  hoursLabels: pattern('Labels of opening hours, which some plans write before a visit of an hour.'),
  visitingHours: pattern('When doors are open, in words that speak of visiting: "Visiting hours: 10–12".'),
  travelling: pattern(
    'Going there, right after the time of a plan\'s line: "15:45 Walk to the tower", "8:00 Saída para o porto".',
  ),
  rides: pattern('Being carried to somewhere: who is there is there at the end of it.'),
  written: pattern('A date with such a word is when something was written.'),
  evening: pattern('What is only had in the evening.'),
  vehicles: words('What carries people, and is also shown in museums: "Train Museum", "Museo del Tren".'),
  ofMuseums: words('Between a museum and what is shown there.'),
  besideParts: words(
    'Beside a part of the day: "late afternoon", "from morning to evening", "evening, 6 pm onwards".',
  ),
};
