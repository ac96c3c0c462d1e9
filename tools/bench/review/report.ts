// The figures of a run as Markdown.
import { median } from '../median.ts';
import type { Frames } from './drag-frames.ts';
import type { Shift } from './shifts.ts';
import type { Started } from './start-times.ts';

export interface ReviewResult {
  browser: string;
  /** The first is the baseline for the others. */
  starts: Map<string, Started[]>;
  drags: { name: string; still: Frames; dragging: Frames }[];
  openings: { name: string; milliseconds: number }[];
  shifts: Shift[];
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

function startLines(starts: Map<string, Started[]>): string[] {
  const [first] = starts.values();
  const of = (times: Started[], part: keyof Started) => median(times.map((time) => time[part]));
  const cell = (times: Started[], part: keyof Started) =>
    `${of(times, part).toFixed(1)} ms, × ${(of(times, part) / of(first ?? [], part)).toFixed(2)}`;
  return [...starts].map(([name, times]) =>
    row(name, cell(times, 'ready'), cell(times, 'painted'), cell(times, 'sinceNavigation')),
  );
}

const framesCell = ({ shown, dropped, longest }: Frames) =>
  `${dropped} of ${shown + dropped} dropped, longest ${longest.toFixed(1)} frames`;

export function reviewReport({ browser, starts, drags, openings, shifts }: ReviewResult): string {
  const rounds = [...starts.values()][0]?.length ?? 0;
  const moved = shifts.filter(({ shift }) => shift > 0);
  return [
    `# The review, measured in ${browser}`,
    '',
    `From the document's first moment to a control that can be pressed; median of ${rounds}, and how many times the empty popup.`,
    '',
    row('surface', 'in the document', 'on the screen', 'on the screen since the press'),
    row('---', '---', '---', '---'),
    ...startLines(starts),
    '',
    row('21 days, 300 stops', 'mouse alone', 'dragging a stop', 'it moved'),
    row('---', '---', '---', '---'),
    ...drags.map(({ name, still, dragging }) =>
      row(name, framesCell(still), framesCell(dragging), dragging.isMoved ? 'yes' : 'no'),
    ),
    '',
    ...openings.map(({ name, milliseconds }) => `${name}: ${milliseconds.toFixed(0)} ms.`),
    '',
    `Layout shift while loading ${shifts.length} screens: ${
      moved.length === 0
        ? 'none.'
        : moved.map(({ scene, surface, shift }) => `${scene} (${surface}) ${shift.toFixed(4)}`).join(', ')
    }`,
    '',
  ].join('\n');
}
