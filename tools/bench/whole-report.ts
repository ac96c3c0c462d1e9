// All benches as one page of Markdown: the figures, then the details.
import { type Figure, isMet, short } from './figure.ts';
import type { Machine } from './machine.ts';

export interface Section {
  title: string;
  figures: Figure[];
  /** The bench's own report, or why it did not run. */
  details: string;
}

export interface WholeReport {
  /** "2027-01-31" */
  day: string;
  machine: Machine;
  /** "a short run", and what it was made on. */
  subjects: string[];
  sections: Section[];
  picture: string;
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

function figureRow(figure: Figure): string {
  const { part, name, ratio, spread, goal, note } = figure;
  const met = isMet(figure);
  return row(
    part,
    name,
    `**${short(ratio)}**`,
    spread ? `${short(spread[0])} to ${short(spread[1])}` : '',
    goal === undefined ? '' : `≤ ${goal}`,
    met === undefined ? '' : met ? '✓' : '✗',
    note ?? '',
  );
}

function machineLines({
  system,
  cores,
  processor,
  memoryGigabytes,
  node,
  browsers,
  load,
}: Machine): string[] {
  return [
    `- ${system}, ${cores} cores${processor && processor !== 'unknown' ? ` (${processor})` : ''}, ${memoryGigabytes.toFixed(1)} GB`,
    `- Node ${node}; ${browsers.join('; ')}`,
    `- load at the start: ${load.toFixed(1)}${load > cores ? ', more than there are cores: all figures are worse than they need be' : ''}`,
  ];
}

export function wholeReport({ day, machine, subjects, sections, picture }: WholeReport): string {
  const figures = sections.flatMap((section) => section.figures);
  const judged = figures.map(isMet).filter((met) => met !== undefined);
  return [
    '# Wayclip, measured beside others',
    '',
    `${day}. Every figure is a ratio of two things measured in the same run (in turns, where both are there at once): how many times as long, or as`,
    'large, ours is. Medians; the spread is the middle half of the single ratios.',
    `${judged.filter(Boolean).length} of ${judged.length} goals are met.`,
    '',
    `![The figures as bars](${picture})`,
    '',
    row('part', 'ours / theirs', 'ratio', 'spread', 'goal', '', ''),
    row('---', '---', '---', '---', '---', '---', '---'),
    ...figures.map(figureRow),
    '',
    '## The machine',
    '',
    ...machineLines(machine),
    ...subjects.map((line) => `- ${line}`),
    ...sections.flatMap(({ title, details }) => ['', `## ${title}`, '', details.trim()]),
    '',
  ].join('\n');
}
