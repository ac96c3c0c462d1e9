import assert from 'node:assert/strict';
import { Window } from 'happy-dom';
import ICAL from 'ical.js';
import { calendarEvents } from '../../../lib/export/ics-events.ts';
import { stopName, type Trip } from '../../../lib/export/trip.ts';
import { readWayclipFile } from '../../../lib/export/wayclip-file.ts';
import { covered, exportTrip } from '../../../lib/journeys/export-clip.ts';
import { exportFormats } from '../../../lib/model/export-format.ts';
import { anyTrip } from '../../export/any-trip.ts';
import { target } from '../target.ts';

const window = new Window();
const startDate = '2027-07-01';

/** The names found in each format by parsers that Wayclip does not use for writing. */
const openers: Record<'ics' | 'gpx' | 'kml', (text: string) => (string | null)[]> = {
  ics: (text) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).summary),
  gpx: (text) => namesIn(text, 'wpt > name'),
  kml: (text) => namesIn(text, 'Placemark > name').map((name) => name?.replace(/^\d+\. /, '') ?? null),
};

function namesIn(text: string, selector: string): (string | null)[] {
  const document = new window.DOMParser().parseFromString(text, 'application/xml');
  assert.equal(document.querySelector('parsererror')?.textContent, undefined);
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

/** The names that must be found. */
function namesOf(trip: Trip, format: keyof typeof openers): string[] {
  const told = covered(trip);
  if (format !== 'ics')
    return told.draft.days.flatMap(({ stops }) => stops.filter((stop) => stop.coordinate).map(stopName));
  return calendarEvents({
    ...told,
    draft: { ...told.draft, startDate: { value: startDate, origin: { by: 'traveller' }, confidence: 1 } },
  }).map(({ summary }) => summary);
}

export const exporting = target({
  name: 'exports',
  claim: 'any trip becomes files that others open, with the very names, and our own file gives it back whole',
  any: anyTrip,
  holds: (trip) => {
    for (const format of exportFormats) {
      const file = exportTrip(trip, format, startDate);
      // An empty calendar is not written.
      if (!file) {
        assert.deepEqual(format === 'ics' && namesOf(trip, 'ics'), [], format);
        continue;
      }
      assert.doesNotMatch(file.name, /[\\/:*?"<>|\p{C}]/u);
      if (format === 'json') {
        assert.deepEqual(readWayclipFile(file.text), { ok: true, value: dated(trip) });
        continue;
      }
      assert.ok(file.text.isWellFormed(), format);
      assert.doesNotMatch(file.text.replace(/[\r\n\t]/g, ''), /[\p{Cc}\ufffe\uffff]/u, format);
      if (format in openers) {
        const known = format as keyof typeof openers;
        assert.deepEqual(openers[known](file.text), namesOf(trip, known), format);
      }
    }
  },
  shortRuns: 4,
});

/** With the dates that the export assigns; JSON has no "undefined". */
const dated = ({ draft, source }: Trip): unknown =>
  JSON.parse(
    JSON.stringify({
      draft: { ...draft, startDate: { value: startDate, origin: { by: 'traveller' }, confidence: 1 } },
      source,
    }),
  );
