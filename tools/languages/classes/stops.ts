// Words for the stop reader: in lower case, each as it occurs in a text, no phrases. An article joined to its word
// ("l’île") need not be listed. Japanese and Chinese words are those of the browser's segmenter. The model was trained
// with these lists, so it has to be retrained when they change.
import { words } from '../word-class.ts';

export const stops = {
  natureKinds: words('Lower-case nouns that say what kind of place a name is: "museum", "lago".'),
  sightKinds: words('Nouns of sights.'),
  foodKinds: words('Of places to eat and drink.'),
  stayKinds: words('Of places to stay.'),
  transportKinds: words('Of stations and ways of travelling.'),
  areaKinds: words('Of towns, regions and countries.'),
  towards: words('Before a place one goes to: "to", "nach".'),
  at: words('Before a place one is at: "in", "am".'),
  from: words('Coming from a place, or passing it.'),
  visited: words('"visited", "besuchten": the traveller was there.'),
  notVisited: words('"skipped", "closed", "statt": the traveller was not.'),
  maybe: words('"if you have time", "optional".'),
  compared: words('"like", "reminds", "famous for": a comparison or an aside.'),
  seen: words('"view of", "overlooking".'),
  people: words('"my friend", "called", "Herr": people.'),
  goods: words('Dishes, drinks and goods that get capitals or bold.'),
  advice: words('Words of headings that give advice and no stops: "tips", "packing".'),
  labels: words('Parts of a day and other labels: "morning", "lunch".'),
  travellers: words('"we", "our": whoever tells of the trip.'),
  connectors: words('Small words inside names: "de", "of the".'),
  articles: words('Before nouns.'),
  months: words('Months, weekdays and seasons.'),
};
