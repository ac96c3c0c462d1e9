// @vitest-environment happy-dom
// Names that may be stops: in the review under their day, and on a page that was refused.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { type TakeAlong, TakeAlongContext } from '../../components/export/take-along.ts';
import { FailureState } from '../../components/failure/FailureState.tsx';
import { background, button, eventually, names, open, storedNames } from './editing-desk.tsx';
import { day, stop } from './sample.ts';

const also = [
  stop('a1', 'Mercado Novo'),
  stop('a2', 'Torre da Sé', { otherName: 'Cathedral Tower' }),
  stop('a3', 'Cais'),
];
const offered = async () => {
  cleanup();
  await open({ days: [day('d1', [stop('s1', 'Ponte Velha')], { also })], questions: [] });
};
const fold = () => screen.getByRole('button', { name: /^Also on this page/ });
const rows = () => [...document.querySelectorAll('.also-name')].map((row) => row.textContent);

test('one quiet line says how many; opened, each name shows its other name and its words', async () => {
  await offered();
  expect(fold().textContent).toBe('Also on this page (3)');
  expect(rows()).toEqual([]);
  fireEvent.click(fold());
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  expect(rows()).toEqual(['Mercado Novo', 'Torre da Sé · Cathedral Tower', 'Cais']);
  expect(document.querySelector('.also-quote')?.textContent).toContain('Do not miss Mercado Novo, early.');
});

test('a press adds a stop and goes to the next name; Undo takes it back', async () => {
  await offered();
  fireEvent.click(fold());
  fireEvent.click(button(/^Add Mercado Novo/));
  expect(names()).toContain('Mercado Novo');
  await eventually(() => expect(document.activeElement?.textContent).toContain('Torre da Sé'));
  await eventually(async () => expect(await storedNames()).toContain('Mercado Novo'));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await eventually(() => expect(rows()).toHaveLength(3));
  expect(names()).toEqual(['Ponte Velha']);
});

test('a dropped name is gone, remembered, and comes back with Undo', async () => {
  await offered();
  fireEvent.click(fold());
  fireEvent.click(button('Dismiss Cais'));
  expect(rows()).toHaveLength(2);
  await eventually(async () => expect((await background.stored()).draft.dropped).toEqual(['Cais']));
  const toast = within(document.querySelector('.toast') as HTMLElement);
  expect(toast.getByText('Cais dismissed')).toBeTruthy();
  fireEvent.click(toast.getByRole('button', { name: 'Undo' }));
  await eventually(() => expect(rows()).toHaveLength(3));
});

test('without such names there is no line', async () => {
  cleanup();
  await open();
  expect(screen.queryByText(/Also on this page/)).toBeNull();
});

test('a refused page offers its names; a press begins a draft with one, the others come along', () => {
  cleanup();
  const startWith = vi.fn();
  const along = { startWith } as Partial<TakeAlong> as TakeAlong;
  render(
    <TakeAlongContext.Provider value={along}>
      <FailureState failure={{ kind: 'nothing-found', title: 'Climate', also }} steps={{}} />
    </TakeAlongContext.Provider>,
  );
  fireEvent.click(button('Start with a name from this page'));
  expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  fireEvent.click(button(/^Add Torre da Sé/));
  expect(startWith).toHaveBeenCalledExactlyOnceWith([also[1], also[0], also[2]]);
});

test('a refused page shows its first names at once, and the others with their words when it is opened', () => {
  cleanup();
  const many = [...also, stop('a4', 'Farol Azul')];
  render(
    <TakeAlongContext.Provider value={{ startWith: vi.fn() } as Partial<TakeAlong> as TakeAlong}>
      <FailureState
        failure={{ kind: 'nothing-found', title: 'Climate', names: 4, also: many }}
        steps={{ 'read-anyway': vi.fn() }}
      />
    </TakeAlongContext.Provider>,
  );
  expect(rows()).toEqual(['Mercado Novo', 'Torre da Sé · Cathedral Tower', 'Cais']);
  expect(document.querySelector('.also-quote')).toBeNull();
  fireEvent.click(button('Start with a name from this page'));
  expect(rows()).toHaveLength(4);
  expect(document.querySelector('.also-quote')).not.toBeNull();
  const anyway = document.querySelector('[data-step=read-anyway]') as HTMLElement;
  expect(anyway.compareDocumentPosition(document.querySelector('.also') as HTMLElement)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
