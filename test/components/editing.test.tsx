// @vitest-environment happy-dom
// The draft in the traveller's hands, by keyboard alone.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PopupController } from '../../entrypoints/popup/controller.ts';
import { PopupApp } from '../../entrypoints/popup/PopupApp.tsx';
import type { Draft } from '../../lib/model/draft.ts';
import { fakeOutside, settled } from './fake-background.ts';
import { LivingBackground } from './living-background.ts';
import { clip, day, draft, guessed, stop } from './sample.ts';

let background: LivingBackground;

async function open(more: Partial<Draft> = {}): Promise<void> {
  background = new LivingBackground(clip({ draft: draft(more) }));
  await openWindow();
}
async function openWindow(): Promise<void> {
  const popup = new PopupController(background, fakeOutside().outside, { id: 7 });
  render(<PopupApp controller={popup} />);
  void popup.read();
  await vi.waitFor(() => expect(document.querySelector('[data-screen=review]')).not.toBeNull());
  // The title takes the focus once, after everything is drawn.
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
}
beforeEach(() => open());
afterEach(cleanup);

const heads = () => [...document.querySelectorAll<HTMLElement>('.stop-head')];
const names = () => [...document.querySelectorAll('.stop-name')].map((name) => name.textContent);
const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, bubbles: true, ...more });
const focused = () => document.activeElement?.querySelector('.stop-name')?.textContent;
const eventually = vi.waitFor;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const storedNames = async (index = 0) =>
  (await background.stored()).draft.days[index]?.stops.map(({ name }) => name.value);
async function onStop(index: number): Promise<void> {
  heads()[index]?.focus();
  await settled();
}

describe('moving', () => {
  test('Alt with Up and Down moves the stop; the focus stays on it; it is said and stored', async () => {
    await onStop(0);
    key('ArrowDown', { altKey: true });
    await eventually(() => expect(names()).toEqual(['Casa das Conchas', 'Ponte Velha', 'Jardim do Vento']));
    await eventually(() => expect(focused()).toBe('Ponte Velha'));
    await eventually(() =>
      expect(screen.getByRole('status').textContent).toBe('Ponte Velha, now stop 2 of 3 on Day 1'),
    );
    await eventually(async () => expect(await storedNames()).toEqual(names()));
    key('ArrowUp', { altKey: true });
    await eventually(() => expect(names()[0]).toBe('Ponte Velha'));
  });

  test('at the end of the list nothing moves, and the key is taken', async () => {
    await onStop(0);
    expect(key('ArrowUp', { altKey: true })).toBe(false);
    expect(names()[0]).toBe('Ponte Velha');
  });

  test('Alt with Shift and Right takes the stop to the next day, and the traveller with it', async () => {
    await onStop(0);
    key('ArrowRight', { altKey: true, shiftKey: true });
    await eventually(() => expect(names()).toEqual(['Mercado Novo', 'Ponte Velha']));
    await eventually(() => expect(focused()).toBe('Ponte Velha'));
  });

  test('the menu of a stop offers the same, walked with the arrow keys', async () => {
    await onStop(0);
    fireEvent.click(heads()[0] as HTMLElement);
    await eventually(() => expect(button('Ponte Velha, more')).toBeTruthy());
    fireEvent.click(button('Ponte Velha, more'));
    await eventually(() => expect(screen.getByRole('menu')).toBeTruthy());
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    expect(entries).toEqual(['Move down', 'Move to Day 2', 'Move to Day 3', 'Remove stop']);
    key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Move to Day 2');
    key('Escape');
    await eventually(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(button('Ponte Velha, more'));
    expect(document.querySelector('.stop-row-open')).not.toBeNull();
  });
});

describe('removing and bringing back', () => {
  test('Delete removes, the focus goes to the next, Ctrl+Z brings it back, Ctrl+Shift+Z takes it again', async () => {
    await onStop(1);
    key('Delete');
    await eventually(() => expect(names()).toEqual(['Ponte Velha', 'Jardim do Vento']));
    await eventually(() => expect(focused()).toBe('Jardim do Vento'));
    expect(document.querySelector('.toast')?.textContent).toContain('Casa das Conchas removed');
    await eventually(async () => expect(await storedNames()).toHaveLength(2));
    key('z', { ctrlKey: true });
    await eventually(() => expect(names()).toHaveLength(3));
    key('z', { ctrlKey: true, shiftKey: true });
    await eventually(() => expect(names()).toHaveLength(2));
    await eventually(async () => expect(await storedNames()).toHaveLength(2));
  });

  test('the last stop of a day leaves the focus on the way to add one', async () => {
    cleanup();
    await open({ days: [day('d1', [stop('s1', 'Only')])] });
    await onStop(0);
    key('Delete');
    await eventually(() => expect(document.activeElement?.id).toBe('add-stop'));
  });

  test('Ctrl+Z in a field is left to the field', async () => {
    await onStop(0);
    key('Delete');
    await eventually(() => expect(names()).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Three slow days in Porto' }));
    const field = await screen.findByLabelText('Title');
    expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
    expect(names()).toHaveLength(2);
  });
});

describe('writing', () => {
  test('a field that opens in place has the focus as soon as it is there: no letter goes astray', async () => {
    // Pressed as a person does, without waiting for what the page does once it is drawn.
    document.querySelector<HTMLElement>('h1 button')?.click();
    const field = await eventually(
      () => {
        const there = document.querySelector('h1 input');
        if (!there) throw new Error('Not there yet.');
        return { there, focused: document.activeElement };
      },
      { interval: 1 },
    );
    expect(field.focused).toBe(field.there);
  });

  test('E opens the form on the name; what is typed is stored before it is saved; saving returns to the stop', async () => {
    await onStop(0);
    key('e');
    const name = await screen.findByLabelText('Name');
    await eventually(() => expect(document.activeElement).toBe(name));
    fireEvent.input(name, { target: { value: 'Ponte Nova' } });
    await eventually(async () => expect((await storedNames())?.[0]).toBe('Ponte Nova'));
    fireEvent.click(button('Save stop'));
    await eventually(() => expect(focused()).toBe('Ponte Nova'));
  });

  test('Cancel takes back all that was typed in this form, and nothing before it', async () => {
    await onStop(1);
    key('Delete');
    await eventually(() => expect(names()).toHaveLength(2));
    key('e');
    fireEvent.input(await screen.findByLabelText('Name'), { target: { value: 'Other' } });
    fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'Bring cash' } });
    fireEvent.click(button('Cancel'));
    await eventually(() => expect(names()).toEqual(['Ponte Velha', 'Jardim do Vento']));
    await eventually(async () => expect(await storedNames()).toEqual(['Ponte Velha', 'Jardim do Vento']));
  });

  test('Esc closes the form and keeps what was typed', async () => {
    await onStop(0);
    key('e');
    fireEvent.input(await screen.findByLabelText('Name'), { target: { value: 'Kept' } });
    key('Escape');
    await eventually(() => expect(names()[0]).toBe('Kept'));
  });

  test('a time that is none is said when the field is left, and not stored', async () => {
    await onStop(0);
    key('e');
    const starts = await screen.findByLabelText('Starts');
    fireEvent.input(starts, { target: { value: '25:00' } });
    expect(screen.queryByText('Use a time between 00:00 and 23:59.')).toBeNull();
    fireEvent.blur(starts);
    await eventually(() => expect(screen.getByText('Use a time between 00:00 and 23:59.')).toBeTruthy());
    fireEvent.input(starts, { target: { value: '9.30' } });
    await eventually(async () =>
      expect((await background.stored()).draft.days[0]?.stops[0]?.startTime?.value).toBe('09:30'),
    );
    expect(screen.queryByText('Use a time between 00:00 and 23:59.')).toBeNull();
  });

  test('the title is written in place; an empty one is not taken; Esc takes it back', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Three slow days in Porto' }));
    const field = await screen.findByLabelText('Title');
    fireEvent.input(field, { target: { value: 'Porto' } });
    await eventually(async () => expect((await background.stored()).draft.title.value).toBe('Porto'));
    fireEvent.input(field, { target: { value: '' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    await eventually(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Three slow days in Porto'),
    );
  });

  test('leaving with nothing typed says nothing and changes nothing', async () => {
    await onStop(2);
    key('Delete');
    await eventually(() => expect(names()).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Three slow days in Porto' }));
    fireEvent.keyDown(await screen.findByLabelText('Title'), { key: 'Escape' });
    await settled();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(names()).toHaveLength(2);
  });

  test('a start date dates every day', async () => {
    fireEvent.click(button('Add a start date'));
    fireEvent.input(await screen.findByLabelText('Start date'), { target: { value: '2027-05-13' } });
    await eventually(() =>
      expect(screen.getByRole('tab', { name: /Day 3/ }).textContent).toContain('Sat 15'),
    );
  });

  test('a stop is added by name, and Cancel leaves none behind', async () => {
    fireEvent.click(button('Add a stop'));
    fireEvent.input(await screen.findByLabelText('Starts'), { target: { value: '8' } });
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Bolhão' } });
    await eventually(() => expect(button('Save stop')).toBeTruthy());
    fireEvent.click(button('Save stop'));
    await eventually(() => expect(focused()).toBe('Bolhão'));
    await eventually(async () =>
      expect((await background.stored()).draft.days[0]?.stops[3]?.startTime?.value).toBe('08:00'),
    );
    fireEvent.click(button('Add a stop'));
    fireEvent.input(await screen.findByLabelText('Name'), { target: { value: 'Never mind' } });
    fireEvent.click(button('Cancel'));
    await eventually(() => expect(names()).not.toContain('Never mind'));
  });
});

describe('days', () => {
  const choose = async (words: string) => {
    fireEvent.click(button(/^Day \d, more$/));
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
    await choose('Join with Day 1');
    await eventually(() => expect(names()).toHaveLength(4));
    fireEvent.click(heads()[3] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Mercado Novo, more' }));
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
    fireEvent.click(button('All that is to check'));
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
    expect(screen.getByRole('group', { name: 'Places of this name' })).toBeTruthy();
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

test('packing and expenses are added, written and removed', async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Packing' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add something' }));
  const thing = await screen.findByLabelText('Thing to pack');
  fireEvent.input(thing, { target: { value: 'Wool socks' } });
  fireEvent.keyDown(thing, { key: 'Enter' });
  await eventually(() => expect(screen.getByRole('button', { name: 'Wool socks' })).toBeTruthy());
  fireEvent.click(screen.getByRole('tab', { name: 'Expenses' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add an expense' }));
  fireEvent.input(await screen.findByLabelText('What it is for'), { target: { value: 'Ferry' } });
  fireEvent.blur(screen.getByLabelText('What it is for'));
  fireEvent.click(await screen.findByRole('button', { name: /0\.00/ }));
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

test('two windows show the same draft, and each sees what the other does', async () => {
  const first = document.body.firstElementChild as HTMLElement;
  await openWindow();
  const second = document.body.lastElementChild as HTMLElement;
  const namesIn = (window: HTMLElement) =>
    [...window.querySelectorAll('.stop-name')].map((name) => name.textContent);
  fireEvent.keyDown(first.querySelector('.stop-head') as Element, { key: 'Delete' });
  await eventually(() => expect(namesIn(second)).toEqual(['Casa das Conchas', 'Jardim do Vento']));
  fireEvent.click(within(second).getByRole('button', { name: 'Undo' }));
  await eventually(() => expect(namesIn(first)).toHaveLength(3));
});
