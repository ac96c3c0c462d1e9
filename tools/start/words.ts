// The messages of `npm start`.
import type { Itinerary } from '../../lib/model/itinerary.ts';
import { unreachable } from '../../lib/model/result.ts';
import type { StartFailure } from '../../service/start.ts';

export const portBusy = (port: number) =>
  `Port ${port} is taken by another program. Stop that program, or choose other ports: npm start -- --port 5310`;

export function serviceFailed(failure: StartFailure): string {
  switch (failure.kind) {
    case 'port-busy':
      return portBusy(failure.port);
    case 'folder-in-use':
      return `Another service is using the folder ${failure.dataDir}. Stop it, or choose another: npm start -- --data FOLDER`;
    case 'data-unreadable':
      return `The service's data could not be opened (${failure.reason}). Move the folder .data away to start with a new one.`;
    default:
      return unreachable(failure);
  }
}

export const whatToClick = (blogUrl: string, traveller: { email: string; password: string }) => `
A browser is open on ${blogUrl}
  1. Press the puzzle piece in the toolbar, then Wayclip (in Firefox Wayclip is under the puzzle piece too).
  2. Look through the draft, then press “Send to my itineraries”.
  3. Press “Connect account” and sign in:  ${traveller.email}   ${traveller.password}
  4. Press “Allow”, and find the trip in the Library.
Ctrl-C here ends the browser, the blog and the service.
`;

export function itineraryWords(itinerary: Itinerary): string {
  const lines = [`${itinerary.title}${itinerary.destination ? ` (${itinerary.destination})` : ''}`];
  for (const [index, day] of (itinerary.days ?? []).entries()) {
    lines.push(`  Day ${index + 1}${day.title ? `: ${day.title}` : ''}${day.imageURL ? '  [picture]' : ''}`);
    for (const stop of day.stops ?? []) lines.push(`    ${(stop.startTime ?? '').padEnd(5)}  ${stop.name}`);
  }
  return lines.join('\n');
}

/** Numbered steps; on a terminal the current step is overwritten when it is done, elsewhere each is one line. */
export function progress(total: number, write = (text: string) => process.stdout.write(text)) {
  let done = 0;
  let current: { words: string; since: number } | undefined;
  const bar = () => `[${'#'.repeat(done)}${'.'.repeat(Math.max(0, total - done))}]`;
  const finish = () => {
    if (!current) return;
    done += 1;
    const took = `${((Date.now() - current.since) / 1000).toFixed(1)} s`;
    write(process.stdout.isTTY ? `\r\x1b[2K${bar()} ${current.words} (${took})\n` : ` ${took}\n`);
    current = undefined;
  };
  const step = (words: string) => {
    finish();
    current = { words, since: Date.now() };
    write(process.stdout.isTTY ? `${bar()} ${words} …` : `${bar()} ${words} …`);
  };
  return { step, finish };
}
