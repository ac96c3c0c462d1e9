// Small words next to and inside names.
import { entry, pattern } from '../word-class.ts';

export const names = {
  joinWords: pattern(
    'What joins a second thing to the first: "We slept well, and the next day" goes on from its own sentence. None that is another word elsewhere ("i", "a"; "en" is Spanish and French for "in").',
  ),
  andWords: pattern('Between two names that belong together: "A and B".'),
  articles: pattern('"La Torre" in a heading is "la Torre" in a sentence.'),
  inWords: pattern('Between a sight and the town it stands in: "Cadillac Ranch in Amarillo".'),
  nearWords: pattern('Near a place, not in it: "a vineyard north of Siena".'),
  stationNouns: pattern('Where trains and coaches stop, in a name: the rest of it is the town.'),
  startsFrom: pattern(
    'Where a trip starts from, only where a page says it in so many words. The name follows.',
  ),
  compass: pattern('Ends of a way that are no places, though towns bear the names: "from North to South".'),
  fromTo: entry('The two ends of a way in a title.', {
    before: pattern('Before the first.'),
    between: pattern('Between them.'),
  }),
};
