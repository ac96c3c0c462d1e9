// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { background, eventually, names, open } from './editing-desk.tsx';
import { stated } from './sample.ts';

const place = (name: string, category: 'museum' | 'food', latitude: number) => ({
  id: name,
  name: stated(name),
  category: stated(category),
  coordinate: stated({ latitude, longitude: 4 }),
});
const list = {
  id: 'd1',
  isList: true as const,
  stops: [
    place('Museum of Salt', 'museum', 50),
    place('Museum of Rope', 'museum', 51),
    place('Soup Kitchen', 'food', 50.01),
    place('Fish Bar', 'food', 51.01),
  ],
};

test('a list of places has its kinds and no days; planned, it has days, and Undo takes them back', async () => {
  cleanup();
  await open({ days: [list], questions: [] });
  expect(screen.getByRole('heading', { name: '4 places' })).toBeTruthy();
  expect([...document.querySelectorAll('.stop-group')].map((group) => group.textContent)).toEqual([
    'Museums',
    'Food',
  ]);
  // Said above them, not once more in each.
  expect(document.querySelectorAll('.stop-line')).toHaveLength(0);
  expect(document.querySelector('.day-chip')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Plan days' }));
  await eventually(() => expect(document.querySelectorAll('.day-chip')).toHaveLength(2));
  expect(names()).toEqual(['Museum of Rope', 'Fish Bar']);
  await eventually(async () => expect((await background.stored()).draft.days[1]?.stops).toHaveLength(2));
  fireEvent.click(
    within(document.querySelector('.toast') as HTMLElement).getByRole('button', { name: 'Undo' }),
  );
  await eventually(() => expect(document.querySelector('.plan-days')?.textContent).toContain('4 places'));
  expect(names()).toHaveLength(4);
});

test('a list of which nothing more is known has no name for that', async () => {
  cleanup();
  const plain = list.stops.map(({ category: _kind, ...stop }) => stop);
  await open({ days: [{ ...list, stops: plain }], questions: [] });
  expect(document.querySelector('.stop-group')).toBeNull();
});
