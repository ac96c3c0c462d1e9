import type { Booked } from './booked.ts';
import type { BookingsResult } from './measure.ts';
import type { Measured } from './timed.ts';

const milliseconds = (value: number) => value.toFixed(0).padStart(7);
const ratio = (part: number, whole: number) => (whole > 0 ? (part / whole).toFixed(2).padStart(6) : '     -');
const sum = (all: Measured[], of: (one: Measured) => number) =>
  all.reduce((total, one) => total + of(one), 0);

function line({ name, pages, found, text, draft, withCodes, drawn }: Omit<Measured, 'reservations'>): string {
  const cells = [name.slice(0, 48).padEnd(48), String(pages).padStart(5), String(found).padStart(5)];
  return [
    ...cells,
    milliseconds(text),
    milliseconds(draft),
    ratio(draft, text),
    milliseconds(withCodes),
    ratio(withCodes, text),
    String(drawn).padStart(6),
  ].join(' ');
}

/** A document of many pages shows its first booking before the end. */
const longLine = ({ name, pages, first }: Measured): string[] =>
  first && pages > 8
    ? [
        `${name}: first booking shown after page ${first.page} of ${pages}, ${first.milliseconds.toFixed(0)} ms of ${first.end.toFixed(0)} ms by the clock`,
      ]
    : [];

const rightOf = ({ wanted, found, invented, fields, right }: Booked): string =>
  `${found} of ${wanted} reservations found, ${invented} invented, ${right} of ${fields} fields right`;

function beside({ measured, ours, other }: BookingsResult): string[] {
  const spent = sum(measured, ({ withCodes }) => withCodes);
  if (!other) return ['kitinerary-extractor is not installed: nothing to put beside these figures.'];
  return [
    `Wayclip: ${rightOf(ours)}, ${spent.toFixed(0)} ms`,
    `${other.version}: ${rightOf(other)}, ${other.milliseconds.toFixed(0)} ms, of which ${other.startMilliseconds.toFixed(0)} ms are its starts`,
  ];
}

export function bookingsReport(result: BookingsResult): string[] {
  const all = result.measured;
  const head = `${'milliseconds of the processor, medians'.padEnd(48)} pages found    text   draft  ratio   codes  ratio  drawn`;
  const total = {
    name: 'all files',
    pages: sum(all, ({ pages }) => pages),
    found: sum(all, ({ found }) => found),
    text: sum(all, ({ text }) => text),
    draft: sum(all, ({ draft }) => draft),
    withCodes: sum(all, ({ withCodes }) => withCodes),
    drawn: sum(all, ({ drawn }) => drawn),
  };
  return [
    head,
    ...all.map(line),
    line(total),
    '',
    'text: pdf.js takes the text of every page and no more. draft: from the bytes to the trip. codes: with barcodes.',
    ...all.flatMap(longLine),
    '',
    ...beside(result),
  ];
}
