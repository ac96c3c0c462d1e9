// @vitest-environment happy-dom
// Which edge of the row of days shows that there are more.
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { DayChips } from '../../components/day/DayChips.tsx';
import { day, ignore } from './sample.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.dir = '';
});

/** Nothing is laid out here, so the widths are given. */
function shown(within: number, of: number): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(within);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(of);
  const days = Array.from({ length: 9 }, (_, index) => day(`d${index}`, []));
  render(<DayChips days={days} startDate={undefined} selected={0} onSelect={ignore} doubtful={new Set()} />);
  return document.querySelector('.day-chips') as HTMLElement;
}

function cutAt(row: HTMLElement, scrolled: number): string | undefined {
  row.scrollLeft = scrolled;
  fireEvent.scroll(row);
  return row.dataset.cut;
}

test('at its beginning more follow on the right, in the middle on both sides, at its end on the left', () => {
  const row = shown(400, 900);
  expect(row.dataset.cut).toBe('right');
  expect([0, 200, 500].map((scrolled) => cutAt(row, scrolled))).toEqual(['right', 'left right', 'left']);
});

test('from right to left it begins on the right', () => {
  const row = shown(400, 900);
  row.style.direction = 'rtl';
  expect([0, -200, -500].map((scrolled) => cutAt(row, scrolled))).toEqual(['left', 'left right', 'right']);
});

test('a row that fits is cut nowhere', () => {
  expect(shown(400, 400).dataset.cut).toBe('');
});
