// How titles name the destination.
import { pattern, words } from '../word-class.ts';

export const destination = {
  beforeName: pattern(
    'The name follows: "3 days in X", "guide to X", "Roteiro em X". The longest first; prepositions that are other words elsewhere ("a", "no") stand only with their noun.',
  ),
  ownPrepositions: pattern(
    'Prepositions of place that are other words in other languages: asked for on pages of their own language only.',
  ),
  afterName: pattern('The name precedes: "X itinerary", "X Reisebericht".'),
  notNames: words('Words, no patterns, that begin a title in capitals without naming a place.'),
  beforeCompany: pattern(
    'Who or what comes along follows, and no place: "with Anna", "mit Rucksack und Zelt".',
  ),
  insideNames: words('Small words inside names: "Rio de Janeiro", "Frankfurt am Main", "Dar es Salaam".'),
  beforeOrigin: pattern('Where the way begins: "from X", "ab X", "depuis X".'),
  betweenEnds: pattern(
    'What stands between the two ends of a way in a title: "Porto to Faro", "da Udine a Tirana".',
  ),
  besideNames: pattern('What stands between two goals in a title: "Aberdeen and Dundee".'),
  beforeHome: pattern(
    'In running text, what comes before where the travellers live: "our home in X", "zurück nach X".',
  ),
  kindNouns: words('Landscapes and ways that a trip goes to: the noun stands in the name.'),
  smallWords: words('The small words that tell a language apart from its neighbours.'),
  nounArticles: pattern(
    'Where all nouns have capitals, what stands before them and before no town: "im Zug", "unser Essen".',
  ),
};
