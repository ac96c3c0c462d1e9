import { readdir, readFile } from 'node:fs/promises';
import { readTrip, type SeedTrip } from './read-trip.ts';

const folder = new URL('./trips/', import.meta.url);

/** Every file in seed/trips: "lisbon-slow.md" is the trip "lisbon-slow". */
export async function loadTrips(): Promise<SeedTrip[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) =>
      readTrip(name.slice(0, -'.md'.length), await readFile(new URL(name, folder), 'utf8')),
    ),
  );
}
