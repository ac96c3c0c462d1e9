import type { Day, Preview, Stop } from '../model/itinerary.ts';
import { t } from '../words/words.ts';
import { oneLine } from './clean-text.ts';

/** Escapes characters that have a meaning in Markdown. */
const plain = (text: string | undefined) => oneLine(text ?? '').replace(/[\\`*_[\]<>#|]/g, '\\$&');

function mapLink(stop: Stop): string {
  if (!stop.coordinate) return '';
  const { latitude, longitude } = stop.coordinate;
  return ` ([${t('file.map')}](https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}))`;
}

/** Additions from the draft that are not in the preview. */
export interface MarkdownExtras {
  /** The source of the plan, in one line. */
  credit?: string;
  /** The source's own words for a stop; `day` and `stop` count from 0. */
  wordsOf?: (day: number, stop: number) => string | undefined;
}

function stopLines(stop: Stop, words?: string): string[] {
  const time = stop.startTime ? `${plain(stop.startTime)} ` : '';
  const details = [stop.address, stop.phone, stop.bookingURL, stop.note].filter((detail) => detail);
  return [
    `- ${time}**${plain(stop.name)}**${mapLink(stop)}`,
    ...details.map((detail) => `  ${plain(detail)}`),
    ...(words ? [`  > ${plain(words)}`] : []),
  ];
}

/** "## Day 2: Sintra"; just "## Day 2" if that is the title. */
function dayHeading(day: Day, number: number): string {
  const label = t('file.day', { day: number });
  const title = plain(day.title);
  return title === '' || title === label ? `## ${label}` : `## ${label}: ${title}`;
}

function dayLines(day: Day, index: number, { wordsOf }: MarkdownExtras): string[] {
  const summary = plain(day.summary);
  return [
    '',
    dayHeading(day, index + 1),
    '',
    ...(summary ? [summary, ''] : []),
    ...(day.stops ?? []).flatMap((stop, at) => stopLines(stop, wordsOf?.(index, at))),
  ];
}

/** The plan as Markdown, which can be read and printed anywhere. */
export function toMarkdown(preview: Preview, extras: MarkdownExtras = {}): string {
  const facts = [
    preview.destination && t('file.destination', { place: plain(preview.destination) }),
    preview.startDate && t('file.starts', { date: plain(preview.startDate) }),
    preview.summary && plain(preview.summary),
  ].filter((fact): fact is string => Boolean(fact));
  const packing = (preview.packing ?? []).map(
    ({ name, quantity }) => `- [ ] ${plain(name)}${(quantity ?? 1) > 1 ? ` × ${quantity}` : ''}`,
  );
  const expenses = (preview.expenses ?? []).map(
    ({ title, amount, currency }) => `- ${plain(title)}: ${amount ?? ''} ${plain(currency)}`,
  );
  return [
    `# ${plain(preview.title) || t('file.untitled')}`,
    ...facts.flatMap((fact) => ['', fact]),
    ...(preview.days ?? []).flatMap((day, index) => dayLines(day, index, extras)),
    ...(packing.length > 0 ? ['', `## ${t('file.packing')}`, '', ...packing] : []),
    ...(expenses.length > 0 ? ['', `## ${t('file.expenses')}`, '', ...expenses] : []),
    ...(extras.credit ? ['', '---', '', plain(extras.credit)] : []),
    '',
  ].join('\n');
}
