// Pure: no browser, no network, no clock.
import type { PageChanges } from '../lib/model/clip.ts';
import type { Draft } from '../lib/model/draft.ts';

/** As many names as one takes in at a glance. */
const mostNames = 3;

/** "A, B, C and 2 more" */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNames);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** "New on it: Casa Azul. No longer on it: Farol and Sé." */
export function changeWords({ appeared, gone }: PageChanges, { days }: Draft): string {
  const names = new Map(days.flatMap(({ stops }) => stops.map(({ id, name }) => [id, name.value])));
  const news = listed(appeared.map(({ stop }) => stop.name.value));
  const lost = listed(gone.flatMap((id) => names.get(id) ?? []));
  return [news && `New on it: ${news}.`, lost && `No longer on it: ${lost}.`].filter(Boolean).join(' ');
}
