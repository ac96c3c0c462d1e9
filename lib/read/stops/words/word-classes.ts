// What a language tells the stop reader. One file per language; all of them are used on every page,
// because the declared language is often wrong and travellers mix languages.

/**
 * Words, parted by white space, each as it stands in a text: one token of `tokens.ts`, so no groups of words; an article that
 * is written into a word ("l’île") need not be listed. Japanese and Chinese words are those of the browser's segmenter.
 */
export interface LanguageWords {
  /** Lower-case nouns that say what kind of place a name is: "museum", "lago". */
  natureKinds: string;
  sightKinds: string;
  foodKinds: string;
  stayKinds: string;
  transportKinds: string;
  areaKinds: string;
  /** Before a place one goes to: "to", "nach". */
  towards: string;
  /** Before a place one is at: "in", "am". */
  at: string;
  /** Coming from a place, or passing it. */
  from: string;
  /** "visited", "besuchten": the traveller was there. */
  visited: string;
  /** "skipped", "closed", "statt": the traveller was not. */
  notVisited: string;
  /** "if you have time", "optional". */
  maybe: string;
  /** "like", "reminds", "famous for": a comparison or an aside. */
  compared: string;
  /** "view of", "overlooking". */
  seen: string;
  /** "my friend", "called", "Herr": people. */
  people: string;
  /** "we", "our": whoever tells of the trip. */
  travellers: string;
  /** Dishes, drinks and goods that get capitals or bold. */
  goods: string;
  /** Words of headings that give advice and no stops: "tips", "packing". */
  advice: string;
  /** Parts of a day and other labels: "morning", "lunch". */
  labels: string;
  /** Small words inside names: "de", "of the". */
  connectors: string;
  articles: string;
  months: string;
}
