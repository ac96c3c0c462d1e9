/** The words of the sample article in one language; its course, times and places are the same in all. */
export interface SampleWords {
  /** "zh-TW" */
  lang: string;
  title: string;
  byline: string;
  opening: string;
  /** What the link to a place on a map is called. */
  map: string;
  days: [DayWords, DayWords];
  closing: string;
}

interface DayWords {
  title: string;
  /** What the picture shows, for those who do not see it. */
  picture: string;
  caption: string;
  lead?: string;
  /** A stop's name, and what is said of it. */
  stops: [name: string, note: string][];
}
