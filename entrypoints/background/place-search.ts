// Wiring of the place search, where the traveller switched one on.
import { guard } from '../../lib/api/transport.ts';
import { tell } from '../../lib/browser/answer.ts';
import { listed } from '../../lib/browser/contact-ledger.ts';
import { loadGeocoder } from '../../lib/browser/geocoder-store.ts';
import { permitted } from '../../lib/browser/may-contact.ts';
import { locateStops, withLocated } from '../../lib/journeys/locate-stops.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { aloneWith } from './clip-desk.ts';
import { library } from './library.ts';

// What public place searches ask of those who use them: at most one question a second.
const pauseMilliseconds = 1100;

/** Goes on after the answer: the traveller reads the draft while its places come in. */
export async function locateStopsOf({ id, draft }: Clip): Promise<void> {
  const template = await loadGeocoder();
  if (template === undefined) return;
  const edges = {
    fetch: permitted(
      'places',
      listed(
        (input, init) => fetch(input, init),
        () => 'places',
      ),
    ),
    isOnline: () => navigator.onLine,
  };
  const located = await locateStops(draft, {
    template,
    fetch: guard(edges, [template]),
    pause: () => new Promise((resume) => setTimeout(resume, pauseMilliseconds)),
  });
  if (located.coordinates.size === 0 && !located.question) return;
  // The lock of sending: a draft that is under way or gone is left as it is. The other one: no edit is overwritten.
  const put = async () => {
    const kept = await findClip(await library(), id);
    if (!kept.ok || kept.value.delivery.step !== 'kept') return;
    const clip = { ...kept.value, draft: withLocated(kept.value.draft, located) };
    const stored = await keepClip(await library(), clip);
    if (stored.ok) await tell('clip.changed', clip);
  };
  await navigator.locks.request(`wayclip-send-${id}`, () => aloneWith(id, put));
}
