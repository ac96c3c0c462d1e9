// Pure: no browser, no network, no clock.
import type { Measured } from './timed.ts';

const milliseconds = (value: number) => value.toFixed(0).padStart(7);
const ratio = (part: number, whole: number) => (whole > 0 ? (part / whole).toFixed(2).padStart(6) : '     -');
const sum = (all: Measured[], of: (one: Measured) => number) =>
  all.reduce((total, one) => total + of(one), 0);

function line({ name, pages, found, text, draft, withCodes, drawn }: Measured): string {
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

/** A document of several pages shows its first booking before the end. */
const longLine = ({ name, pages, first }: Measured): string[] =>
  first && pages > 8
    ? [
        `${name}: first booking shown after page ${first.page} of ${pages}, ${first.milliseconds.toFixed(0)} ms of ${first.end.toFixed(0)} ms by the clock`,
      ]
    : [];

export function bookingsReport(all: Measured[]): string[] {
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
  ];
}
