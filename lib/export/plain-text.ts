// A trip as plain text, to paste into a message.
import type { Draft, DraftDay, DraftStop } from '../model/draft.ts';
import { t } from '../words/words.ts';
import { oneLine } from './clean-text.ts';
import { bookedLines, expenseLines, packingLines } from './extras.ts';
import { creditLine, dateOfDay, dayLabel, stopFacts, stopName, type Trip, tripTitle } from './trip.ts';

function stopLines(stop: DraftStop): string[] {
  const time = oneLine(stop.startTime?.value ?? '');
  return [`- ${time ? `${time} ` : ''}${stopName(stop)}`, ...stopFacts(stop).map((fact) => `  ${fact}`)];
}

function dayLines(draft: Draft, day: DraftDay, index: number): string[] {
  const date = dateOfDay(draft, index);
  const summary = oneLine(day.summary?.value ?? '');
  return [
    '',
    `${dayLabel(day, index)}${date ? ` (${date})` : ''}`,
    ...(summary ? [summary] : []),
    ...day.stops.flatMap(stopLines),
  ];
}

const part = (heading: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', heading, ...lines.map((line) => `- ${line}`)] : [];

export function toPlainText({ draft, source }: Trip): string {
  const destination = oneLine(draft.destination?.value ?? '');
  return [
    tripTitle(draft),
    ...(destination ? [destination] : []),
    ...draft.days.flatMap((day, index) => dayLines(draft, day, index)),
    ...part(t('file.booked'), bookedLines(draft)),
    ...part(t('file.packing'), packingLines(draft)),
    ...part(t('file.expenses'), expenseLines(draft)),
    '',
    creditLine(source),
    '',
  ].join('\n');
}
