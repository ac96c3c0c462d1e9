import { expect, test } from 'vitest';
import type { PaperRole } from '../../../../lib/model/paper-sense.ts';
import { bookingDocumentOf } from '../../../../lib/read/booking/document.ts';
import type { Cell } from '../../../../lib/read/booking/pair-labels.ts';
import type { SpanGroup } from '../../../../lib/read/booking/roles/group-spans.ts';
import { daysInMargin, withMarginDay } from '../../../../lib/read/booking/roles/margin-days.ts';
import type { RoleSpan } from '../../../../lib/read/booking/roles/spans.ts';
import { printed } from '../printed.ts';

const document = bookingDocumentOf(printed('Dune Travel, 2 March 2027'));
const cell = (line: number, left: number, text: string): Cell => ({
  text,
  page: 1,
  line,
  left,
  right: left + text.length * 5,
  baseline: 700 - 12 * line,
  size: 10,
  block: line,
  start: 0,
  end: text.length,
  kinds: [],
});
const span = (role: PaperRole, of: Cell): RoleSpan => ({
  role,
  text: of.text,
  cell: of,
  start: 0,
  row: of.line,
  words: [],
  trust: 0.9,
  chanceOf: () => 0,
});
/** A day's number and date in the margin, with its content beside them: the content starts one line higher. */
function plan(margin: number, content: number) {
  const days = ['Sat 8 May 2027', 'Sun 9 May 2027', 'Mon 10 May 2027', 'Tue 11 May 2027'].map((date, at) => ({
    dinner: cell(5 * at, content, '20:30'),
    number: cell(5 * at + 1, margin, `Day ${at + 1}`),
    date: cell(5 * at + 2, margin, date),
  }));
  const cells = days.flatMap(({ dinner, number, date }) => [dinner, number, date]);
  const dinners = days.map(({ dinner }) => span('start-time', dinner));
  // The model does not recognise the last date.
  const dates = days.slice(0, 3).map(({ date }) => span('start-date', date));
  return { document: { ...document, cells }, spans: [...dinners, ...dates], dinners, dates };
}

test('what stands a line above a day in the margin is that day’s', () => {
  const { document: paper, spans, dinners, dates } = plan(30, 150);
  const days = daysInMargin(paper, spans);
  expect(days.map(({ date, top }) => [top.text, date.text])).toEqual([
    ['Day 1', 'Sat 8 May 2027'],
    ['Day 2', 'Sun 9 May 2027'],
    ['Day 3', 'Mon 10 May 2027'],
    ['Day 4', 'Tue 11 May 2027'],
  ]);
  const bound = (at: number): SpanGroup => ({
    own: [dinners[at] as RoleSpan],
    shared: dates.slice(0, at).map((date) => ({ span: date, bond: 5, isStrongest: true })),
  });
  const dayOf = (group: SpanGroup) =>
    withMarginDay(group, days).shared.filter(({ span: one }) => one.role === 'start-date')[0]?.span.text;
  expect([0, 1, 2, 3].map((at) => dayOf(bound(at)))).toEqual(days.map(({ date }) => date.text));
});

test('a day in the words of a booking counts for more', () => {
  const { document: paper, spans, dinners } = plan(30, 150);
  const own = span('start-date', cell(5, 150, '12 May'));
  const group = { own: [dinners[1] as RoleSpan], shared: [{ span: own, bond: 2, isStrongest: true }] };
  expect(withMarginDay(group, daysInMargin(paper, spans))).toEqual(group);
});

test('where times stand over the days too, it is no margin', () => {
  const { document: paper, spans } = plan(30, 30);
  expect(daysInMargin(paper, spans)).toEqual([]);
});
