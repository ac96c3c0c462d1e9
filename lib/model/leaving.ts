/** What pressing Send sends. */
export interface Leaving {
  title: string;
  /** "2027-05-13", where a day is known. */
  startDate?: string | undefined;
  days: number;
  stops: number;
  packing: number;
  expenses: number;
  /** Copies that are here, and how large they are together. */
  pictures: number;
  pictureBytes: number;
  /** Pictures that the service is to find by itself. */
  wanted: number;
  /** Pictures of stops: the service has no place for them. */
  staying: number;
  /** Pictures that could not be copied: the days stay without. */
  missing: number;
  /** All of it, to the letter. */
  text: string;
}
