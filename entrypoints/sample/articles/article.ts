/** The text of the sample article in one language; its stops' times and positions are the same in all. */
export interface SampleWords {
  /** "zh-TW" */
  lang: string;
  title: string;
  byline: string;
  opening: string;
  /** The text of a link to a place on a map. */
  map: string;
  days: [DayWords, DayWords];
  closing: string;
}

interface DayWords {
  title: string;
  /** The picture's alternative text. */
  picture: string;
  caption: string;
  lead?: string;
  /** A stop's name and its description. */
  stops: [name: string, note: string][];
}
