// @vitest-environment happy-dom
// Editing a draft by keyboard alone: its days, its doubts, the packing list and the costs.
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { previewOf } from '../../lib/draft/preview.ts';
import { background, button, eventually, focused, heads, key, names, onStop, open } from './editing-desk.tsx';
import { settled } from './fake-background.ts';
import { day, guessed, stated, stop } from './sample.ts';

describe('days', () => {
  const choose = async (words: string) => {
    fireEvent.click(button(/^More for Day \d$/));
    fireEvent.click(await screen.findByRole('menuitem', { name: words }));
  };
  const chips = () => within(screen.getByRole('tablist', { name: 'Days' })).getAllByRole('tab');

  test('are added at the end, and taken away with their stops after saying so', async () => {
    fireEvent.click(button('Add a day'));
    await eventually(() => expect(chips()).toHaveLength(4));
    await eventually(() => expect(document.activeElement).toBe(chips()[3]));
    fireEvent.click(chips()[0] as HTMLElement);
    await choose('Remove day and 3 stops');
    await eventually(() => expect(chips()).toHaveLength(3));
    expect(names()).toEqual(['Mercado Novo']);
  });

  test('join and split', async () => {
    fireEvent.click(chips()[1] as HTMLElement);
    await choose('Merge with Day 1');
    await eventually(() => expect(names()).toHaveLength(4));
    fireEvent.click(heads()[3] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'More for Mercado Novo' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Start a new day here' }));
    await eventually(() => expect(names()).toEqual(['Mercado Novo']));
    await eventually(() => expect(focused()).toBe('Mercado Novo'));
  });
});

describe('doubt', () => {
  const questions = [
    { stopId: 's2', sentence: 'Closed on Mondays.' },
    { stopId: 's5', sentence: 'Is the time right?' },
  ];
  const sweep = async (words: string) => {
    fireEvent.click(button('Everything to check'));
    fireEvent.click(await screen.findByRole('menuitem', { name: words }));
  };

  test('is kept in one sweep', async () => {
    cleanup();
    await open({ questions });
    await sweep('Keep all 2');
    await eventually(() => expect(screen.queryByText(/to check/)).toBeNull());
    expect(names()).toHaveLength(3);
  });

  test('is dropped in one sweep, and comes back with one Undo', async () => {
    cleanup();
    await open({ questions });
    await sweep('Remove all 2');
    await eventually(() => expect(names()).toEqual(['Ponte Velha', 'Jardim do Vento']));
    fireEvent.click(
      within(document.querySelector('.toast') as HTMLElement).getByRole('button', { name: 'Undo' }),
    );
    await eventually(() => expect(names()).toHaveLength(3));
    expect((await background.stored()).draft.questions).toEqual(questions);
  });

  test('of one place among several is settled by choosing', async () => {
    cleanup();
    const place = (country: string, latitude: number) => ({
      name: 'Córdoba',
      country,
      coordinate: { latitude, longitude: 0 },
      kind: 'city' as const,
    });
    const coordinate = guessed({ latitude: 37, longitude: 0 });
    await open({
      days: [
        day('d1', [stop('s1', 'Córdoba', { coordinate, candidates: [place('ES', 37), place('AR', -31)] })]),
      ],
      questions: [{ stopId: 's1', sentence: 'Two places are called Córdoba.' }],
    });
    await onStop(0);
    key('p');
    const choices = await screen.findAllByRole('radio');
    expect(screen.getByRole('group', { name: 'Places with this name' })).toBeTruthy();
    expect((choices[0] as HTMLInputElement).checked).toBe(true);
    await eventually(() => expect(document.activeElement).toBe(choices[0]));
    fireEvent.click(screen.getByRole('radio', { name: /Argentina/ }));
    await settled();
    fireEvent.click(button('Use this place'));
    await eventually(() => expect(screen.queryByText(/to check/)).toBeNull());
    await eventually(async () =>
      expect((await background.stored()).draft.days[0]?.stops[0]?.coordinate?.value.latitude).toBe(-31),
    );
    await eventually(() => expect(focused()).toBe('Córdoba'));
  });
});

test('a stop whose place nobody settled says so with its disc, and offers to choose also where nothing is asked', async () => {
  cleanup();
  const place = (country: string, latitude: number) => ({
    name: 'London',
    country,
    coordinate: { latitude, longitude: 0 },
    kind: 'city' as const,
  });
  const coordinate = guessed({ latitude: 51.5, longitude: 0 });
  const candidates = [place('GB', 51.5), place('CA', 43)];
  await open({ days: [day('d1', [stop('s1', 'London', { coordinate, candidates })])] });
  expect(document.querySelector('.stop-disc-unplaced')).not.toBeNull();
  fireEvent.click(heads()[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose a place' }));
  expect(await screen.findByRole('radio', { name: /Canada/ })).toBeTruthy();
});

test('a note of half a page begins folded', async () => {
  cleanup();
  const note = stated('The ferry was late, and so were we. '.repeat(20).trim());
  await open({ days: [day('d1', [stop('s1', 'Ponte Velha', { note })])] });
  fireEvent.click(heads()[0] as HTMLElement);
  await eventually(() => expect(document.querySelector('.stop-note .folded')).not.toBeNull());
  fireEvent.click(button('More'));
  await eventually(() => expect(document.querySelector('.stop-note .folded')).toBeNull());
});

test('packing and expenses are added, written and removed', async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Packing' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add item' }));
  const thing = await screen.findByLabelText('Item to pack');
  fireEvent.input(thing, { target: { value: 'Wool socks' } });
  fireEvent.keyDown(thing, { key: 'Enter' });
  await eventually(() => expect(screen.getByRole('button', { name: 'Wool socks' })).toBeTruthy());
  fireEvent.click(screen.getByRole('tab', { name: 'Expenses' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add an expense' }));
  fireEvent.input(await screen.findByLabelText('What it’s for'), { target: { value: 'Ferry' } });
  fireEvent.blur(screen.getByLabelText('What it’s for'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add amount' }));
  fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: '12,50 chf' } });
  await eventually(async () =>
    expect((await background.stored()).draft.expenses[0]).toMatchObject({
      title: { value: 'Ferry' },
      amount: { value: 12.5 },
      currency: { value: 'CHF' },
    }),
  );
  expect((await background.stored()).draft.packing[0]?.name.value).toBe('Wool socks');
  fireEvent.click(button('Remove Ferry'));
  await eventually(async () => expect((await background.stored()).draft.expenses).toEqual([]));
});

test('what is added begins empty, with an example, and goes again when nothing is written', async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Packing' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add item' }));
  const thing = await screen.findByLabelText('Item to pack');
  expect(thing).toMatchObject({ value: '', placeholder: 'Rain jacket' });
  fireEvent.keyDown(thing, { key: 'Enter' });
  await eventually(() => expect(screen.getByText('Nothing to pack yet.')).toBeTruthy());
  expect((await background.stored()).draft.packing).toEqual([]);
});

test('what is packed is ticked off, stays so, and is nobody else’s business', async () => {
  cleanup();
  const raincoat = { id: 'p1', name: stated('Raincoat'), quantity: 1 };
  await open({ packing: [raincoat] });
  fireEvent.click(screen.getByRole('tab', { name: /Packing/ }));
  fireEvent.click(await screen.findByLabelText('Packed: Raincoat'));
  await eventually(async () => expect((await background.stored()).draft.packing[0]?.isPacked).toBe(true));
  expect(previewOf((await background.stored()).draft).packing).toEqual([{ name: 'Raincoat', quantity: 1 }]);
});

test('tabs without anything say so, and no sum of nothing', async () => {
  cleanup();
  await open({ packing: [], expenses: [] });
  fireEvent.click(screen.getByRole('tab', { name: /Packing/ }));
  expect(await screen.findByText('Nothing to pack yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: /Expenses/ }));
  expect(await screen.findByText('No prices on this page.')).toBeTruthy();
  expect(document.querySelector('.plain-total')).toBeNull();
});
