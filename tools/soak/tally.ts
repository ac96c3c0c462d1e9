// The outcome: what is in the library, and in the service.
import { setTimeout as pause } from 'node:timers/promises';
import type { SendingBrowser } from '../kills/sending-browser.ts';
import { asker, lookAt } from '../kills/truth.ts';

export interface Tally {
  clips: { wanted: number; kept: number; missing: string[]; doubled: string[] };
  sent: { wanted: number; arrived: number; inService: number; missing: string[]; doubled: string[] };
}

/** Unanswered creates are looked for after 75 s; those that were lost are then retried after a while. */
const maxMilliseconds = 300_000;

/** Waits until nothing is on its way. */
export async function comeToRest(sender: SendingBrowser): Promise<void> {
  const end = Date.now() + maxMilliseconds;
  while (Date.now() < end) {
    const parcels = await sender.parcels();
    if (!parcels.some(({ state }) => ['queued', 'sending', 'waiting'].includes(state.is))) return;
    await pause(1000);
  }
}

const counted = (urls: string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const url of urls) counts.set(url, (counts.get(url) ?? 0) + 1);
  return counts;
};

function compared(wanted: ReadonlySet<string>, found: string[]) {
  const counts = counted(found);
  return {
    wanted: wanted.size,
    missing: [...wanted].filter((url) => !counts.has(url)),
    doubled: [...counts].filter(([url, count]) => count > 1 || !wanted.has(url)).map(([url]) => url),
  };
}

export async function tally(
  sender: SendingBrowser,
  { apiUrl, clipped, sent, before }: Wanted,
): Promise<Tally> {
  const clips = (await sender.clips()).filter(({ source }) => source.url.includes('?soak-'));
  const arrived = clips.filter(({ delivery }) => delivery.step === 'sent');
  const { owned } = await lookAt(asker(apiUrl, await sender.bearer()));
  return {
    clips: {
      ...compared(
        clipped,
        clips.map(({ source }) => source.url),
      ),
      kept: clips.length,
    },
    sent: {
      ...compared(
        sent,
        arrived.map(({ source }) => source.url),
      ),
      arrived: new Set(arrived.map(({ delivery }) => delivery.itineraryId)).size,
      inService: [...owned].filter((id) => !before.has(id)).length,
    },
  };
}

export interface Wanted {
  apiUrl: string;
  /** The URLs that gave a draft, and those that were sent. */
  clipped: ReadonlySet<string>;
  sent: ReadonlySet<string>;
  /** What the service had before. */
  before: ReadonlySet<string>;
}

export const isWhole = ({ clips, sent }: Tally): boolean =>
  clips.kept === clips.wanted &&
  sent.arrived === sent.wanted &&
  sent.inService === sent.wanted &&
  [...clips.missing, ...clips.doubled, ...sent.missing, ...sent.doubled].length === 0;
