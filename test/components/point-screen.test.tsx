// @vitest-environment happy-dom
// Pointing at words on a page: by pressing, by dragging, and by keyboard.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { PointScreen } from '../../components/convert/PointScreen.tsx';
import type { ConvertedFile, FoundBooking, PageWord, PointAnswer } from '../../lib/model/found-booking.ts';
import { ok } from '../../lib/model/result.ts';

afterEach(cleanup);

const file: ConvertedFile = {
  file: 0,
  name: 'scan.pdf',
  kind: 'pdf',
  pages: 1,
  result: ok(1),
  data: new Blob(),
};
const booking: FoundBooking = {
  id: 'a',
  reservation: { type: 'lodging' },
  trust: 1,
  files: [0],
  places: [],
  clashes: [],
  state: 'booked',
};
/** Two columns: the guest on the left, the address in two lines on the right. */
const words: PageWord[] = [
  { text: 'Marta', line: 0, left: 0.1 },
  { text: 'Rua', line: 0, left: 0.5 },
  { text: 'da', line: 0, left: 0.6 },
  { text: 'Voz', line: 0, left: 0.7 },
  { text: 'Alvim', line: 1, left: 0.1 },
  { text: '1170', line: 1, left: 0.5 },
  { text: 'Lisboa', line: 1, left: 0.7 },
].map((word) => ({ ...word, file: 0, page: 1, top: 0.1 + word.line * 0.05, width: 0.08, height: 0.03 }));

async function show(given: { words?: PageWord[]; answer?: PointAnswer } = {}) {
  const onPointed = vi.fn(() => given.answer ?? 'taken');
  const actions = {
    onPoint: vi.fn(),
    onMake: vi.fn(),
    onEdit: vi.fn(),
    onPointed,
    wordsOn: () => given.words ?? words,
    pictureOf: async () => 'blob:page',
  };
  const { container } = render(<PointScreen booking={booking} files={[file]} actions={actions} />);
  await vi.waitFor(() => expect(container.querySelector('.page-picture')).toBeTruthy());
  return { onPointed, container };
}
const word = (text: string) => screen.getByRole('option', { name: text });
const list = () => screen.getByRole('listbox');
const taken = () =>
  screen.getAllByRole('option', { selected: true }).map((each) => each.getAttribute('aria-label'));
const pick = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));

test('a word is pressed and said to be a field', async () => {
  const { onPointed } = await show();
  fireEvent.pointerDown(word('Marta'), { button: 0 });
  fireEvent.pointerUp(word('Marta'));
  expect(taken()).toEqual(['Marta']);
  expect(screen.getByRole('menu', { name: 'This is …' })).toBeTruthy();
  pick('Name');
  expect(onPointed).toHaveBeenCalledWith('a', {
    target: { field: 'name' },
    words: 'Marta',
    box: expect.objectContaining({ left: 0.1, page: 1 }),
  });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(list());
});

test('the words between the corners of a drag are taken, and not the column beside them', async () => {
  const { onPointed } = await show();
  fireEvent.pointerDown(word('Rua'), { button: 0 });
  fireEvent.pointerMove(word('Voz'));
  fireEvent.pointerMove(word('Lisboa'));
  fireEvent.pointerUp(word('Lisboa'));
  expect(taken()).toEqual(['Rua', 'da', 'Voz', '1170', 'Lisboa']);
  pick('Address');
  expect(onPointed).toHaveBeenCalledWith(
    'a',
    expect.objectContaining({ target: { field: 'address' }, words: 'Rua da Voz\n1170 Lisboa' }),
  );
});

test('moving over words with nothing pressed takes none', async () => {
  await show();
  fireEvent.pointerMove(word('Rua'));
  fireEvent.pointerUp(word('Rua'));
  expect(screen.queryAllByRole('option', { selected: true })).toEqual([]);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('by keyboard: arrows walk, Shift takes more, Enter asks, Escape goes back to the words', async () => {
  const { onPointed } = await show();
  const key = (name: string, shiftKey = false) => fireEvent.keyDown(list(), { key: name, shiftKey });
  list().focus();
  key('ArrowRight');
  expect(taken()).toEqual(['Rua']);
  key('ArrowDown');
  expect(taken()).toEqual(['1170']);
  expect(list().getAttribute('aria-activedescendant')).toBe(word('1170').id);
  key('ArrowRight', true);
  expect(taken()).toEqual(['1170', 'Lisboa']);
  key('Enter');
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  expect(document.activeElement).toBe(list());
  expect(onPointed).not.toHaveBeenCalled();
  key('End');
  key('Home');
  key('ArrowUp');
  expect(taken()).toEqual(['Marta']);
});

test('words that cannot be read as a date are typed beside their part of the picture', async () => {
  const { onPointed, container } = await show({ answer: 'not-read' });
  fireEvent.pointerDown(word('1170'), { button: 0 });
  fireEvent.pointerUp(word('1170'));
  pick('Check-in, time');
  expect(container.querySelector('.type-crop-page')?.getAttribute('src')).toBe('blob:page');
  const field = screen.getByLabelText<HTMLInputElement>('Check-in, time', { selector: 'input' });
  expect(field.value).toBe('1170');
  expect(screen.getByRole('alert').textContent).toContain('18:35');
  onPointed.mockReturnValue('taken');
  fireEvent.input(field, { target: { value: '11:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fill it in' }));
  expect(onPointed).toHaveBeenLastCalledWith('a', expect.objectContaining({ words: '11:30' }));
  expect(screen.queryByRole('button', { name: 'Fill it in' })).toBeNull();
});

test('a time without its day says what is missing', async () => {
  await show({ answer: 'day-missing' });
  fireEvent.pointerDown(word('1170'), { button: 0 });
  fireEvent.pointerUp(word('1170'));
  pick('Check-in, time');
  expect(screen.getByRole('status').textContent).toContain('date first');
});

test('where no words were seen a box is dragged, and the detail typed', async () => {
  const { onPointed, container } = await show({ words: [] });
  expect(screen.queryByRole('listbox')).toBeNull();
  const paper = container.querySelector('.point-boxes');
  if (!paper) throw new Error('no page');
  vi.spyOn(paper, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 1000));
  fireEvent.pointerDown(paper, { button: 0, clientX: 100, clientY: 200 });
  fireEvent.pointerMove(paper, { clientX: 400, clientY: 250 });
  fireEvent.pointerUp(paper);
  pick('Booking number');
  fireEvent.input(screen.getByLabelText('Booking number', { selector: 'input' }), {
    target: { value: 'HB-1' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Fill it in' }));
  expect(onPointed).toHaveBeenCalledTimes(1);
  expect(onPointed).toHaveBeenCalledWith('a', {
    target: { field: 'confirmation' },
    words: 'HB-1',
    box: expect.objectContaining({
      left: 0.1,
      top: 0.2,
      width: expect.closeTo(0.3),
      height: expect.closeTo(0.05),
    }),
  });
});
