/** A summary of what pressing Send will send. */
export interface SendSummary {
  title: string;
  /** "2027-05-13", if the first day is known. */
  startDate?: string | undefined;
  days: number;
  stops: number;
  packing: number;
  expenses: number;
  /** Pictures copied in this browser, and their total size. */
  pictures: number;
  pictureBytes: number;
  /** Pictures that the service is asked to find. */
  wanted: number;
  /** Pictures of stops: not sent, as the service has no field for them. */
  staying: number;
  /** Pictures that could not be copied: their days are sent without. */
  missing: number;
  /** The whole itinerary exactly as it is sent, as JSON. */
  text: string;
}
