// @vitest-environment happy-dom
// Editing a draft by keyboard alone: its stops.
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import {
  background,
  button,
  eventually,
  focused,
  heads,
  key,
  names,
  onStop,
  open,
  openWindow,
  storedNames,
} from './editing-desk.tsx';
import { settled } from './fake-background.ts';
import { day, stated, stop } from './sample.ts';

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

  test('the list is one tab stop, with the way to a place beside the stop one is at', async () => {
    await onStop(1);
    const reached = () =>
      [...document.querySelectorAll<HTMLElement>('.stop-list button')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((each) => each.getAttribute('title') ?? each.querySelector('.stop-name')?.textContent);
    await eventually(() => expect(reached()).toEqual(['Casa das Conchas', 'Find place']));
    key('ArrowDown');
    await eventually(() => expect(reached()).toEqual(['Jardim do Vento', 'Find place']));
    expect(button('Find place: Jardim do Vento')).toBeTruthy();
  });

  test('the menu of a stop offers the same, walked with the arrow keys', async () => {
    await onStop(0);
    fireEvent.click(heads()[0] as HTMLElement);
    await eventually(() => expect(button('More for Ponte Velha')).toBeTruthy());
    fireEvent.click(button('More for Ponte Velha'));
    await eventually(() => expect(screen.getByRole('menu')).toBeTruthy());
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    expect(entries).toEqual(['Move down', 'Move to Day 2', 'Move to Day 3', 'Remove stop']);
    key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Move to Day 2');
    key('Escape');
    await eventually(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(button('More for Ponte Velha'));
    expect(document.querySelector('.stop-row-open')).not.toBeNull();
  });

  test('a day it can be moved to is called by its date and its name, where it has them', async () => {
    cleanup();
    await open({
      startDate: stated('2027-05-13'),
      days: [
        day('d1', [stop('s1', 'Ponte Velha')], { title: stated('The river') }),
        day('d2', [stop('s2', 'Palácio da Pena')], { title: stated('Sintra') }),
        day('d3', [stop('s3', 'Mercado Novo')]),
      ],
    });
    const moves = async () => {
      fireEvent.click(heads()[0] as HTMLElement);
      fireEvent.click(await screen.findByRole('button', { name: 'More for Ponte Velha' }));
      return (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
    };
    expect(await moves()).toEqual(['Move to Day 2, Fri 14 · Sintra', 'Move to Day 3, Sat 15', 'Remove stop']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Move to Day 2, Fri 14 · Sintra' }));
    await eventually(async () => expect(await storedNames(1)).toEqual(['Palácio da Pena', 'Ponte Velha']));
    cleanup();
    await open({
      days: [
        day('d1', [stop('s1', 'Ponte Velha')]),
        day('d2', [stop('s2', 'Palácio da Pena')], { title: stated('Sintra') }),
        day('d3', [stop('s3', 'Mercado Novo')]),
      ],
    });
    expect(await moves()).toEqual(['Move to Day 2 · Sintra', 'Move to Day 3', 'Remove stop']);
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
    // Pressed at once, as a person does, without waiting for effects that run after drawing.
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
    expect(screen.queryByText('Enter a time between 00:00 and 23:59.')).toBeNull();
    fireEvent.blur(starts);
    await eventually(() => expect(screen.getByText('Enter a time between 00:00 and 23:59.')).toBeTruthy());
    fireEvent.input(starts, { target: { value: '9.30' } });
    await eventually(async () =>
      expect((await background.stored()).draft.days[0]?.stops[0]?.startTime?.value).toBe('09:30'),
    );
    expect(screen.queryByText('Enter a time between 00:00 and 23:59.')).toBeNull();
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

  test('a new stop is not asked for its name before one was typed: the place found may give it', async () => {
    fireEvent.click(button('Add a stop'));
    const name = await screen.findByLabelText('Name');
    fireEvent.blur(name);
    expect(screen.queryByText('A stop needs a name.')).toBeNull();
    fireEvent.input(name, { target: { value: 'B' } });
    fireEvent.input(name, { target: { value: '' } });
    fireEvent.blur(name);
    expect(await screen.findByText('A stop needs a name.')).toBeTruthy();
  });
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
