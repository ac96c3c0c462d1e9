// How a line begins: "09:00 – Café Lumen: the best rolls" → a time, a name, and the rest.
import type { TextBlock } from '../model/capture.ts';
import { findTimes } from './find-time.ts';
import { isLabel } from './labels.ts';
import { type Stretch, trimName } from './trim-name.ts';

export interface Lead {
  time?: Stretch;
  name: Stretch;
  /** What sets the name apart: bold or a link, punctuation after it, or nothing (the whole line is the name). */
  by: 'bold' | 'link' | 'sign' | 'line';
  rest: Stretch;
}

// A bullet or an emoji may stand before the time.
const latestTimeStart = 4;
const separators = /^[\s–—:|→>·,.。-]*/u;
const nameEnd = /(?<!\s)\s+[–—-]\s+|[:：]\s*|\n|\t|(?<!\s)\s*[(（]/u;
// After a time, a comma ends the name too: "10:15 Fourvière, on foot". Elsewhere commas are part of sentences.
const timedNameEnd = new RegExp(`,\\s+(?=\\p{Ll})|${nameEnd.source}`, 'u');

/** The time the line opens with, together with the end of its range: "9:00 – 10:30". */
export function leadTime(text: string): (Stretch & { time: string }) | undefined {
  const [first, second] = findTimes(text.slice(0, 30));
  if (!first || first.start > latestTimeStart) return undefined;
  const isRange = second && /^\s*(?:[-–—]|to|bis|à|a)\s*$/.test(text.slice(first.end, second.start));
  const end = isRange ? second.end : first.end;
  return { time: first.time, text: text.slice(first.start, end), start: first.start, end };
}

const skipSeparators = (text: string, from: number) =>
  from + (separators.exec(text.slice(from))?.[0].length ?? 0);

/** Where the name begins: after a time, and after "Morning:". */
function nameStart(text: string, timeEnd: number): number {
  const start = timeEnd > 0 ? skipSeparators(text, timeEnd) : 0;
  const label = /^[^:：\n]{2,30}[:：]\s+/u.exec(text.slice(start));
  return label && isLabel(label[0].replace(/[:：]\s+$/u, '')) ? start + label[0].length : start;
}

function stretch(text: string, start: number, end: number): Stretch {
  return { text: text.slice(start, end), start, end };
}

export function readLead(block: TextBlock): Lead | undefined {
  const { text } = block;
  const time = leadTime(text);
  const start = nameStart(text, time?.end ?? 0);
  const marked = block.spans.find((span) => span.kind !== 'italic' && Math.abs(span.start - start) <= 2);
  const match = (time ? timedNameEnd : nameEnd).exec(text.slice(start));
  const nameStop = marked?.end ?? (match ? start + match.index : text.length);
  const name = trimName(stretch(text, start, nameStop));
  if (name.text === '') return undefined;
  const restStart = skipSeparators(text, nameStop);
  return {
    ...(time && { time }),
    name,
    by: marked ? (marked.kind === 'bold' ? 'bold' : 'link') : match ? 'sign' : 'line',
    rest: stretch(text, restStart, text.length),
  };
}
