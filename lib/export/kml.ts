// The located stops as KML 2.2, with a folder for every day.
import type { DraftDay, DraftStop } from '../model/draft.ts';
import { creditLine, dayLabel, stopFacts, stopName, type Trip, tripTitle } from './trip.ts';
import { branch, leaf, xmlFile } from './xml.ts';

/** Map programs read a description as HTML, so "<" is escaped twice. */
const description = (lines: string[]): string[] =>
  leaf('description', lines.join('\n').replaceAll('<', '&lt;'));

function placemark(stop: DraftStop, number: number): string[] {
  if (!stop.coordinate) return [];
  const { latitude, longitude } = stop.coordinate.value;
  const time = stop.startTime ? [stop.startTime.value] : [];
  return branch('Placemark', [
    ...leaf('name', `${number}. ${stopName(stop)}`),
    ...description([...time, ...stopFacts(stop)]),
    ...branch('Point', leaf('coordinates', `${longitude.toFixed(6)},${latitude.toFixed(6)}`)),
  ]);
}

/** Empty for a day without located stops. The numbers are those in the day's list. */
function folder(day: DraftDay, index: number): string[] {
  const placemarks = day.stops.flatMap((stop, at) => placemark(stop, at + 1));
  if (placemarks.length === 0) return [];
  return branch('Folder', [...leaf('name', dayLabel(day, index)), ...placemarks]);
}

export function toKml({ draft, source }: Trip): string {
  const content = [
    ...leaf('name', tripTitle(draft)),
    ...description([creditLine(source)]),
    ...draft.days.flatMap(folder),
  ];
  return xmlFile(branch('kml xmlns="http://www.opengis.net/kml/2.2"', branch('Document', content)));
}
