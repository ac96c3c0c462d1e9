// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { background, button, eventually, key, names, open } from './editing-desk.tsx';
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
  // Shown above them, not again in each row.
  expect(document.querySelectorAll('.stop-line')).toHaveLength(0);
  expect(document.querySelector('.day-chip')).toBeNull();
  fireEvent.click(button('Plan 2 days with 4 places'));
  await eventually(() => expect(document.querySelectorAll('.day-chip')).toHaveLength(2));
  expect(names()).toEqual(['Museum of Rope', 'Fish Bar']);
  await eventually(async () => expect((await background.stored()).draft.days[1]?.stops).toHaveLength(2));
  fireEvent.click(
    within(document.querySelector('.toast') as HTMLElement).getByRole('button', { name: 'Undo' }),
  );
  await eventually(() => expect(document.querySelector('.plan-days')?.textContent).toContain('4 places'));
  expect(names()).toHaveLength(4);
});

test('the parts of its page stand above their places, and what was added repeats none', async () => {
  cleanup();
  const [salt, rope, soup, fish] = list.stops;
  const inPart = (stop: typeof salt, part?: string) => (stop ? [{ ...stop, ...(part && { part }) }] : []);
  const stops = [
    ...inPart(salt, 'Aldwick'),
    ...inPart(rope),
    ...inPart(soup, 'Aldwick'),
    ...inPart(fish, 'Brunholm'),
  ];
  await open({ days: [{ ...list, stops }], questions: [] });
  const parts = [...document.querySelectorAll('.stop-group')];
  expect(parts.map((part) => part.textContent)).toEqual(['Aldwick', 'Brunholm']);
  // The kind is in each row; a screen reader that moves by row reads the part's description with its first one.
  expect(document.querySelectorAll('.stop-line')).toHaveLength(4);
  const described = [...document.querySelectorAll('.stop-head')].map((head) =>
    head.getAttribute('aria-describedby'),
  );
  expect(described).toEqual([parts[0]?.id, null, null, parts[1]?.id]);
});

test('a list of which nothing more is known has no name for that', async () => {
  cleanup();
  const plain = list.stops.map(({ category: _kind, ...stop }) => stop);
  await open({ days: [{ ...list, stops: plain }], questions: [] });
  expect(document.querySelector('.stop-group')).toBeNull();
});

test('a place of a list that is not on the map is found from its own row', async () => {
  cleanup();
  const [salt, rope, ...others] = list.stops;
  const lost = [salt, rope].flatMap((stop) => (stop ? { id: stop.id, name: stop.name } : []));
  await open({ days: [{ ...list, stops: [...lost, ...others] }], questions: [] });
  const finds = screen.getAllByRole('button', { name: /^Find place: / });
  expect(finds.map((find) => find.getAttribute('aria-label'))).toEqual([
    'Find place: Museum of Salt',
    'Find place: Museum of Rope',
  ]);
  // One tab stop for the list: Tab leads from the current row to its own button.
  expect(finds.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  fireEvent.click(finds[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: /Find place/ })).toBeTruthy();
});

test('each place of a list says which part of town it is in', async () => {
  cleanup();
  const stops = list.stops.map((stop, index) => (index > 0 ? stop : { ...stop, quarter: 'Old Harbour' }));
  await open({ days: [{ ...list, stops }], questions: [] });
  expect([...document.querySelectorAll('.stop-line')].map((line) => line.textContent)).toEqual([
    ', Old Harbour',
  ]);
});

const box = (name: string) => screen.getByRole('checkbox', { name: `Include ${name}` }) as HTMLInputElement;
const boxes = () => screen.getAllByRole('checkbox') as HTMLInputElement[];

test('a list is planned with the places that are chosen; the others stay below, and one Undo brings all back', async () => {
  cleanup();
  await open({ days: [list], questions: [] });
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true]);
  fireEvent.click(button('Choose none'));
  expect(button('Plan 1 day with 0 places').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Plan 1 day with 0 places'));
  expect(document.querySelector('.day-chip')).toBeNull();
  fireEvent.click(box('Museum of Salt'));
  fireEvent.click(button('Plan 1 day with 1 place'));
  await eventually(() => expect(document.querySelectorAll('.day-chip')).toHaveLength(1));
  expect(names()).toEqual(['Museum of Salt']);
  expect(button('Also on this page (3)')).toBeTruthy();
  expect(document.querySelector('.toast')?.textContent).toContain('Planned over 1 day, 3 places stay below');
  await eventually(async () => expect((await background.stored()).draft.days[0]?.also).toHaveLength(3));
  fireEvent.click(
    within(document.querySelector('.toast') as HTMLElement).getByRole('button', { name: 'Undo' }),
  );
  await eventually(() => expect(names()).toHaveLength(4));
  fireEvent.click(button('Choose all'));
  expect(boxes().every(({ checked }) => checked)).toBe(true);
});

test('the boxes are one tab stop, walked with the arrows', async () => {
  cleanup();
  await open({ days: [list], questions: [] });
  box('Museum of Salt').focus();
  key('ArrowDown');
  expect(document.activeElement).toBe(box('Museum of Rope'));
  await eventually(() => expect(boxes().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]));
});

test('a list of one place has nothing to choose', async () => {
  cleanup();
  await open({ days: [{ ...list, stops: list.stops.slice(0, 1) }], questions: [] });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.querySelector('.plan-row')).toBeNull();
});
