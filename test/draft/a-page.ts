import type { Block, Capture } from '../../lib/model/capture.ts';
import type { Evidence } from '../../lib/model/evidence.ts';
import { kindOfPlace } from '../../lib/read/kind-of-place.ts';

export const capture = (...blocks: Block[]): Capture => ({
  kind: 'page',
  url: 'https://blog.example/',
  title: 'A trip',
  blocks,
  structured: [],
  truncated: false,
});
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text, spans: [] });

/** Each name is claimed once, at its first mention. */
export const claimedOnce = (page: Capture, names: string[]): Evidence[] =>
  names.flatMap((name): Evidence[] => {
    const block = page.blocks.findIndex((entry) => 'text' in entry && entry.text.includes(name));
    const found = page.blocks[block];
    if (!found || !('text' in found)) return [];
    const start = found.text.indexOf(name);
    const at = { block, start, end: start + name.length };
    const seen = kindOfPlace(page, name, at);
    return [{ claim: { kind: 'stop', name }, at, reader: 'test', trust: 0.9, ...(seen && { seen }) }];
  });
