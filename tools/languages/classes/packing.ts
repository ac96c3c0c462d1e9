// Lists of things to take along.
import { pattern } from '../word-class.ts';

export const packing = {
  packingHeadings: pattern('Headings and lead-ins of such lists: "What to pack", "Packliste", "持ち物".'),
  packingTitles: pattern(
    'Titles of pages that are about packing and nothing else: of their lists little need be known.',
  ),
  packingThings: pattern(
    'Things people pack. Enough of them in one list make it a packing list, whatever its heading says.',
  ),
  packingSentences: pattern('Sentences that name what to bring: "Essentials include: …", "you will need …".'),
  shortenedWords: pattern(
    'Words with a full stop after which the thing goes on: "Trikots bzw. Sportshirts".',
  ),
  exampleWords: pattern('What follows says it once more: "trousers, e.g. leggings".'),
  betweenCounts: pattern('"3 or 4 shirts".'),
  capacityWords: pattern('After a number, who finds room in it: "2 person tent" is one tent.'),
};
