// The results of the contract's rows: an environment that could not be opened has passed none.

export interface RowResult {
  ancestorTitles: string[];
  title: string;
  status: string;
}

export interface Judged {
  place: string;
  kept: number;
  failed: number;
  /** In an environment that is available: its service did not start, or the run broke off. */
  untried: number;
}

/** "HTTP, PostgreSQL (PostgreSQL is not installed …)": not tried, with the reason in its name. */
export const isMissing = (place: string): boolean => place.endsWith(')');

export function judgeRows(results: readonly RowResult[]): Judged[] {
  const placeOf = ({ ancestorTitles }: RowResult) => ancestorTitles[0] ?? '';
  return [...new Set(results.map(placeOf))].map((place) => {
    const own = results.filter((result) => placeOf(result) === place);
    const count = (status: string) => own.filter((result) => result.status === status).length;
    const [kept, failed] = [count('passed'), count('failed')];
    return { place, kept, failed, untried: isMissing(place) ? 0 : own.length - kept - failed };
  });
}
