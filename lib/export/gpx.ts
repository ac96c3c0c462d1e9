// The located stops as GPX 1.1: a waypoint for each, and a route for every day.
import type { DraftStop } from '../model/draft.ts';
import { creditLine, dayLabel, stopFacts, stopName, type Trip, tripTitle, webAddress } from './trip.ts';
import { branch, leaf, xmlFile, xmlText } from './xml.ts';

const linkTo = (address: string | undefined): string[] =>
  address ? [`<link href="${xmlText(address)}"/>`] : [];

/** Undefined for a stop without a coordinate. The schema prescribes the order of the elements. */
function point(name: string, stop: DraftStop, comment?: string): string[] | undefined {
  if (!stop.coordinate) return undefined;
  const { latitude, longitude } = stop.coordinate.value;
  return branch(`${name} lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}"`, [
    ...leaf('name', stopName(stop)),
    ...leaf('cmt', comment),
    ...leaf('desc', stopFacts(stop).join('\n')),
    ...linkTo(webAddress(stop.bookingUrl?.value)),
    ...leaf('type', stop.category?.value),
  ]);
}

const whenOf = (label: string, { startTime }: DraftStop) =>
  startTime ? `${label}, ${startTime.value}` : label;

export function toGpx({ draft, source }: Trip): string {
  const labelled = draft.days.map((day, index) => ({ day, label: dayLabel(day, index) }));
  const waypoints = labelled.flatMap(({ day, label }) =>
    day.stops.flatMap((stop) => point('wpt', stop, whenOf(label, stop)) ?? []),
  );
  const routes = labelled.flatMap(({ day, label }) => {
    const points = day.stops.flatMap((stop) => point('rtept', stop) ?? []);
    return points.length > 0 ? branch('rte', [...leaf('name', label), ...points]) : [];
  });
  const metadata = branch('metadata', [
    ...leaf('name', tripTitle(draft)),
    ...leaf('desc', creditLine(source)),
    ...linkTo(webAddress(source.url)),
  ]);
  return xmlFile(
    branch('gpx version="1.1" creator="Wayclip" xmlns="http://www.topografix.com/GPX/1/1"', [
      ...metadata,
      ...waypoints,
      ...routes,
    ]),
  );
}
