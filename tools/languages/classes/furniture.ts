// Headings of page furniture, as opposed to the article. Whole headings only, in lower case, without punctuation around
// them.
import { pattern } from '../word-class.ts';

export const furniture = {
  comments: pattern(
    "Above what readers wrote: however long it is, it is not the author's. One comment alone may be: a commentary.",
  ),
  others: pattern('Above menus, adverts, what else there is to read and who wrote it.'),
};
