// A whole country is no stop of a day that has others: "Montenegro" on the day in Budva.
import type { DraftDay, DraftStop } from '../model/draft.ts';

const isCountry = ({ candidates, coordinate }: DraftStop): boolean =>
  candidates?.[0]?.kind === 'country' && coordinate === undefined;

/** Countries stand beside the other stops of their day, offered like all that may be one. */
export const withCountriesBeside = (days: DraftDay[]): DraftDay[] =>
  days.map((day) => {
    const stops = day.stops.filter((stop) => !isCountry(stop));
    if (stops.length === 0 || stops.length === day.stops.length) return day;
    return { ...day, stops, also: [...(day.also ?? []), ...day.stops.filter(isCountry)] };
  });
