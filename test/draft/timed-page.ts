// Pages with names and times, and which name gets which time.
import { stopsOf } from '../../lib/draft/stops.ts';
import { inSourceOrder } from '../../lib/draft/weigh.ts';
import type { Block } from '../../lib/model/capture.ts';
import { times } from '../../lib/read/page/times.ts';
import { capture, claimedOnce } from './a-page.ts';

export const heading = (text: string): Block => ({ kind: 'heading', level: 3, text, spans: [] });
export const item = (text: string): Block => ({ kind: 'item', depth: 1, text, spans: [] });
export const row = (...cells: string[]): Block => ({ kind: 'row', cells, text: cells.join('\t'), spans: [] });

/** Each name is claimed at its first mention; returns the times in the order of `names`. */
export function timesOf(blocks: Block[], ...names: string[]): (string | undefined)[] {
  const page = capture(...blocks);
  const stops = stopsOf(page, inSourceOrder([...claimedOnce(page, names), ...times.read(page, {})]));
  const byName = new Map(stops.map(({ name, startTime }) => [name.value, startTime?.value]));
  return names.map((name) => byName.get(name));
}
