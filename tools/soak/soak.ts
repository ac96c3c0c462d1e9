// Runs rounds of clips, with a measurement at the end of each.
import type { SendingBrowser } from '../kills/sending-browser.ts';
import type { ServiceProcess } from '../kills/service-process.ts';
import { asker, lookAt } from '../kills/truth.ts';
import { clip } from './clipping.ts';
import { disturbances } from './disturbances.ts';
import { type Memory, memoryOf } from './memory.ts';
import { comeToRest, isWhole, type Tally, tally } from './tally.ts';

export interface SoakOptions {
  sender: SendingBrowser;
  service: ServiceProcess;
  blogUrl: string;
  paths: string[];
  clips: number;
  say: (line: string) => void;
}

const clipsPerRound = 10;
/** Within a round: the index of the clip that is sent, and of the one before which the worker is killed. */
const sentAt = 2;
const endedAt = 4;
/** Two rounds, so that everything that is loaded once has been loaded. */
const warmUpRounds = 2;
const maxGrowth = 1.1;

interface Measure extends Memory {
  clips: number;
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1).padStart(9);
const shown = (value: number, part: keyof Memory) =>
  part === 'documents' ? String(value).padStart(11) : megabytes(value);
const unit = (part: keyof Memory) => (part === 'documents' ? '' : ' MB');
const parts = ['worker', 'page', 'documents', 'browser'] as const;
/** For parts that the browser reported. */
const isMeasured = ({ before }: { before: number }) => before > 0;
const lineOf = (measure: Measure, what: string) =>
  `${String(measure.clips).padStart(6)}${parts.map((part) => shown(measure[part], part)).join('')}  ${what}`;

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The first rounds after the warm-up compared with the last ones. */
export function growthOf(measures: Measure[], part: keyof Memory): { before: number; after: number } {
  const warm = measures.slice(warmUpRounds - 1);
  const of = (some: Measure[]) => middle(some.map((measure) => measure[part]));
  return { before: of(warm.slice(0, 3)), after: of(warm.slice(-3)) };
}

export async function soak(options: SoakOptions): Promise<boolean> {
  const { sender, service, say, clips } = options;
  const ask = async (path: string) => asker(service.apiUrl, await sender.bearer())(path);
  const before = (await lookAt(ask)).owned;
  const clipped = new Set<string>();
  const sent = new Set<string>();
  const measures: Measure[] = [];
  say(
    `${'clips'.padStart(6)}${'worker'.padStart(9)}${'page'.padStart(9)}${'documents'.padStart(11)}${'browser'.padStart(9)}  MB, and what happened`,
  );
  for (let round = 0; clipped.size < clips; round += 1) {
    const what = await runRound(options, { round, clipped, sent });
    measures.push({ clips: clipped.size, ...(await memoryOf(sender)) });
    say(lineOf(measures.at(-1) as Measure, what));
  }
  await comeToRest(sender);
  const found = await tally(sender, { apiUrl: service.apiUrl, clipped, sent, before });
  return judged(found, measures, say);
}

async function runRound(
  { sender, service, blogUrl, paths }: SoakOptions,
  { round, clipped, sent }: { round: number; clipped: Set<string>; sent: Set<string> },
): Promise<string> {
  const disturbance = disturbances[round % disturbances.length];
  for (let at = 0; at < clipsPerRound; at += 1) {
    const number = round * clipsPerRound + at;
    const isSent = at === sentAt;
    // The sample blog, because it has pictures to send along.
    const path = isSent ? '' : (paths[number % paths.length] ?? '');
    const url = `${blogUrl}${path}?soak-${number}`;
    if (at === endedAt) await sender.stopWorker();
    const isClip = await clip(sender, url, async (send) => {
      if (isSent && disturbance) await disturbance.around({ sender, service, send });
    });
    if (isClip) clipped.add(url);
    if (isClip && isSent) sent.add(url);
  }
  return disturbance?.what ?? '';
}

function judged({ clips, sent }: Tally, measures: Measure[], say: SoakOptions['say']): boolean {
  const grown = parts.map((part) => ({ part, ...growthOf(measures, part) })).filter(isMeasured);
  say('');
  if (measures.length <= warmUpRounds) say('Too few clips to tell how memory grows.');
  for (const { part, before, after } of measures.length > warmUpRounds ? grown : [])
    say(
      `${part.padEnd(9)}${shown(before, part)}${unit(part)} after the warm-up,${shown(after, part)}${unit(part)} at the end: × ${(after / before).toFixed(2)}`,
    );
  say(
    `clips: ${clips.wanted} made, ${clips.kept} in the library, ${clips.missing.length} missing, ${clips.doubled.length} doubled`,
  );
  say(
    `sent: ${sent.wanted} sent, ${sent.arrived} arrived, ${sent.inService} in the service, ${sent.missing.length} missing, ${sent.doubled.length} doubled`,
  );
  for (const url of [...clips.missing, ...clips.doubled, ...sent.missing, ...sent.doubled]) say(`  ${url}`);
  // The browser's own memory is reported but not judged.
  const isSteady = grown.every(
    ({ part, before, after }) => part === 'browser' || after <= before * maxGrowth,
  );
  return isSteady && isWhole({ clips, sent });
}
