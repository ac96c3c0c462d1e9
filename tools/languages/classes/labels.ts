// How pages label their parts and refer to themselves.
import { pattern, words } from '../word-class.ts';

export const labels = {
  addressLabels: pattern('Before an address: "Address:", "Anschrift:".'),
  phoneLabels: pattern('Before a telephone number.'),
  bookingLinks: pattern("Words of a link that leads to a ticket, a table or the place's own page."),
  dayParts: words(
    'Parts of the day and meals: they stand alone, or before a name ("Morning: the old port").',
  ),
  aroundParts: words('Little words around a part of the day: "in the morning", "am Nachmittag".'),
  questionWords: words('A heading that asks advises, whatever it asks about.'),
  linkWords: words(
    'After these an advising word still advises: "Tips for Porto", "Kosten und Preise"; "Map Café" is a name.',
  ),
  advice: words(
    'Headings that are exactly this, or go on with a link word, tell how to travel and not where. Phrases need no link word.',
  ),
  details: words('Leads of lines that describe the place named before them: "Address: …", "Preis: …".'),
  noticeWords: pattern(
    'How a page speaks of itself before it begins: where it was printed first, who wrote it, adverts, what to press.',
  ),
  advertWords: pattern('Words of advertisements and invitations, which are no notes.'),
};
