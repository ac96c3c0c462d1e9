// How long things take.
import { amounts, pattern, words } from '../word-class.ts';

export const durations = {
  hourUnits: pattern('After a number of hours.'),
  minuteUnits: pattern('After a number of minutes.'),
  numberWords: amounts('Small numbers before such a unit.'),
  betweenNumbers: words('Between two numbers: "one to two hours".'),
  halfHour: pattern('Half an hour.'),
  hourAndHalf: pattern('An hour and a half.'),
  halfDay: pattern('Half a day: a morning of visits.'),
  wholeDay: pattern('A day: what fits between breakfast and dinner.'),
  underWay: pattern('On the way, not there: "two hours by train", "30 min walk from", "3時間のドライブ".'),
  stayLabels: pattern('A label that says how long one stays: "Time needed: 2 h", "Dauer: 1 Stunde".'),
};
