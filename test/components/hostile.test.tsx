// @vitest-environment happy-dom
// Drafts that no honest page would give: the interface stays intact around them.
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReviewScreen } from '../../components/review/ReviewScreen.tsx';
import { firstView, type ReviewView } from '../../components/review/review-view.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { crowd, longTexts, oddDates, strangeTexts } from '../../tools/shots/hostile.ts';
import { clip, ignore } from './sample.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Review({ of, at }: { of: Draft; at: ReviewView }) {
  const [view, setView] = useState(at);
  const shown = clip({ draft: of });
  return (
    <ReviewScreen
      header={null}
      clip={shown}
      view={view}
      onView={setView}
      onSend={ignore}
      isStarting={false}
    />
  );
}
const show = (of: Draft, at: Partial<ReviewView> = {}) =>
  render(<Review of={of} at={{ ...firstView, ...at }} />);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const textOf = (selector: string) => all(selector)[0]?.textContent ?? '';

test('titles of 10,000 letters are all there and cut by the eye only', () => {
  show(longTexts);
  expect(textOf('h1')).toHaveLength(10_000);
  expect(textOf('h2')).toHaveLength(10_000);
  expect(textOf('.stop-name')).toHaveLength(10_000);
  for (const heading of all('h1, h2')) expect(heading.className).toContain('clamped');
});

test.each(['days', 'packing', 'expenses'] as const)('marks in any text of the %s stay words', (part) => {
  show(strangeTexts, { part, openStop: 's1' });
  expect(all('script, b, img[src="x"], [onerror]')).toEqual([]);
  expect(document.body.textContent).toContain('<b>bold</b>');
});

test('marks that turn the direction stay within their own text', () => {
  show(strangeTexts);
  for (const part of ['h1', 'h2', '.stop-name']) expect(all(part)).not.toEqual([]);
  for (const element of all('h1, h2, .stop-name')) expect(element.querySelector('bdi')).not.toBeNull();
});

test.each([
  ['0001-01-01', '1 to 4 Jan 1', 'Mon 1'],
  ['9999-12-30', '30 Dec 9999 to 2 Jan 10000', 'Thu 30'],
  ['10000-01-01', '', '6 stops'],
  ['not a date', '', '6 stops'],
])('a trip that starts on %s', (startDate, range, firstDay) => {
  show(oddDates(startDate));
  if (range) expect(textOf('.draft-meta')).toContain(range);
  expect(textOf('.day-chip-date')).toBe(firstDay);
  expect(document.body.textContent).not.toMatch(/Invalid|NaN/);
});

describe('3,000 stops in one day', () => {
  const rows = () => all('.stop-row').length;

  test('the first are there at once, the others soon after', async () => {
    show(crowd);
    expect(rows()).toBeGreaterThan(20);
    expect(rows()).toBeLessThan(200);
    await vi.advanceTimersByTimeAsync(5000);
    expect(rows()).toBe(3000);
  });

  test('one that is open far down is there from the start', () => {
    show(crowd, { openStop: 's700' });
    expect(all('.stop-row-open')[0]?.textContent).toContain('Stop 701');
  });

  test('opening one draws it, and leaves the others as they are', () => {
    show(crowd);
    const [first, second] = all('.stop-head');
    const before = second?.parentElement;
    if (first) fireEvent.click(first);
    expect(all('.stop-row-open')).toHaveLength(1);
    expect(all('.stop-head')[1]?.parentElement).toBe(before);
  });
});
