import { expect, test } from 'vitest';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { openPage } from '../../tools/reading/open-page.ts';

const knowledge = { ...loadKnowledge(), takesAnyPage: true };

/** The destination of a page whose stops are all unknown: only its titles can tell. */
function destinationOf(head: string, heading: string): string | undefined {
  const opened = openPage(`<html lang="en"><head>${head}</head><body><article><h1>${heading}</h1>
    <p>Told day by day, as we walked it.</p><h2>Day 1</h2><ul><li><b>09:00 Old Zyxmill</b>, and a walk</li>
    <li><b>11:00 Blue Vbnm Shop</b></li></ul><h2>Day 2</h2><ul><li><b>09:00 Plkj Tower</b></li></ul></article></body></html>`);
  const read = opened.ok ? readCapture(opened.value, knowledge) : opened;
  return read.ok ? read.value.destination?.value : read.failure.kind;
}
const named = (site: string) => `<meta property="og:site_name" content="${site}">`;

test.each([
  `<title>A slow week | Paris Wanderer</title>${named('Paris Wanderer')}`,
  '<title>A slow week - Lisbon Diaries</title>',
  `<title>Berlin Bites: a slow week</title>${named('Berlin Bites')}`,
])('a site’s name is no destination: %s', (head) => {
  expect(destinationOf(head, 'A slow week')).toBeUndefined();
});

test('what the title itself names still is', () => {
  const head = `<title>A slow week in Porto | Madrid Magazine</title>${named('Madrid Magazine')}`;
  expect(destinationOf(head, 'A slow week in Porto')).toBe('Porto, Portugal');
});
