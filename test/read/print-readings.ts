// Prints what is read from every fixture, one line each: for comparing runs of the engine with different settings.
import { createHash } from 'node:crypto';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { runReaders } from '../../lib/read/run-readers.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { captureOf, fixtures } from './fixtures.ts';

const knowledge = loadKnowledge();
for (const fixture of [...fixtures('pages'), ...fixtures('bookings')]) {
  const capture = await captureOf(fixture);
  const said = JSON.stringify([capture, runReaders(capture), readCapture(capture, knowledge)]);
  console.log(`${fixture.name} ${createHash('sha256').update(said).digest('hex')}`);
}
