// Moves whole countries out of a day that has other stops: "Montenegro" on the day in Budva.
import type { DraftDay, DraftStop } from '../model/draft.ts';

const isCountry = ({ candidates, coordinate }: DraftStop): boolean =>
  candidates?.[0]?.kind === 'country' && coordinate === undefined;

/** Moves the few countries among a day's stops to `also`, where they are offered like any other possible stop. */
export const withCountriesBeside = (days: DraftDay[]): DraftDay[] =>
  days.map((day) => {
    const countries = day.stops.filter(isCountry);
    const stops = day.stops.filter((stop) => !isCountry(stop));
    // In a list, or on a journey from country to country, the countries are the stops.
    if (day.isList || countries.length === 0 || countries.length >= stops.length) return day;
    return { ...day, stops, also: [...(day.also ?? []), ...countries] };
  });
