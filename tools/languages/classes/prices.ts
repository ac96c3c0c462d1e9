// Words around sums of money.
import { pattern } from '../word-class.ts';

export const prices = {
  costWords: pattern('Labels that say no more than that it costs something: what for stands above them.'),
  totalWords: pattern('What begins the label of a sum of sums.'),
  aboutWords: pattern(
    'Between a sum and the same in another money: "1,200 yen (about $8)", "12 € oder 14 $".',
  ),
  fromWords: pattern('Right before a sum that is only the least, or only about right: "Room from 40 €".'),
  thatIs: pattern('A sentence that says the sum before once more: "9 złoty one way. That is about $2".'),
  unpaidBefore: pattern(
    'Right before a sum that nobody pays: what is saved, what others pay, what it would have been, fines and wages.',
  ),
  unpaidAfter: pattern('Right after such a sum.'),
  beforeSums: pattern('Small words between what is paid for and the sum; they are no part of its name.'),
};
