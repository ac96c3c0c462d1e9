// A whole country is no stop of a day that has others: "Montenegro" on the day in Budva.
import type { DraftDay, DraftStop } from '../model/draft.ts';

const isCountry = ({ candidates, coordinate }: DraftStop): boolean =>
  candidates?.[0]?.kind === 'country' && coordinate === undefined;

/** The few countries among the stops of a day stand beside them, offered like all that may be one. */
export const withCountriesBeside = (days: DraftDay[]): DraftDay[] =>
  days.map((day) => {
    const countries = day.stops.filter(isCountry);
    const stops = day.stops.filter((stop) => !isCountry(stop));
    // A list of islands, a journey from country to country: there they are the places.
    if (day.isList || countries.length === 0 || countries.length >= stops.length) return day;
    return { ...day, stops, also: [...(day.also ?? []), ...countries] };
  });
