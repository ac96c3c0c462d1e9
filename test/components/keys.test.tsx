// @vitest-environment happy-dom
// Single-key shortcuts: what they press, where they must do nothing, and the list of all of them.
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyTable } from '../../components/keys/key-table.ts';
import { LetterKeySettings } from '../../entrypoints/options/LetterKeySettings.tsx';
import { SurfaceController } from '../../surface/controller.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import { fakeOutside } from './fake-background.ts';
import { LivingBackground } from './living-background.ts';
import { clip, draft } from './sample.ts';

const letterKeys = signal(true);

beforeEach(async () => {
  letterKeys.value = true;
  const questions = [{ stopId: 's4', doubt: { kind: 'too-long' as const, hours: 14 } }];
  const background = new LivingBackground(clip({ draft: draft({ questions }) }));
  const popup = new SurfaceController(background, fakeOutside().outside, { id: 7 });
  render(<SurfaceApp controller={popup} letterKeys={letterKeys} />);
  void popup.read();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'), { timeout: 10_000 });
});
afterEach(cleanup);

const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, bubbles: true, ...more });
const head = (index: number) => document.querySelectorAll<HTMLElement>('.stop-head')[index];

describe('a single key', () => {
  test('goes to a day, and the focus with it', async () => {
    head(0)?.focus();
    key('3');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('day-chip-3'));
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });

  test('goes to the next thing to check', async () => {
    key('n');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Mercado Novo'));
  });

  test('does nothing while something is typed, nor together with Ctrl', async () => {
    head(0)?.focus();
    key('e');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('stop-name'));
    key('3');
    key('?');
    expect(document.activeElement?.id).toBe('stop-name');
    expect(document.querySelector('dialog')).toBeNull();
    key('Escape');
    await vi.waitFor(() => expect(head(0)).toBe(document.activeElement));
    key('3', { ctrlKey: true });
    expect(document.querySelector('#day-chip-1')?.getAttribute('aria-selected')).toBe('true');
  });

  test('does nothing once they are switched off, and nothing says that it would', async () => {
    letterKeys.value = false;
    // Checked immediately: a key must not work a moment longer than the screen says.
    await vi.waitFor(() => expect(document.querySelector('[aria-keyshortcuts]')).toBeNull(), { interval: 0 });
    head(0)?.focus();
    for (const name of ['3', 'n', 'e', 'p', 'q', 'm', '?']) key(name);
    expect(document.activeElement).toBe(head(0));
    expect(document.querySelector('dialog, #stop-name')).toBeNull();
    key('Delete');
    await vi.waitFor(() => expect(document.querySelectorAll('.stop-head')).toHaveLength(2));
  });
});

test('? lists every key, and Esc leads back to where one was', async () => {
  head(1)?.focus();
  key('?');
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeTruthy());
  const rows = keyTable.flatMap(({ rows: some }) => some);
  expect(document.querySelectorAll('.key-row')).toHaveLength(rows.length);
  fireEvent.keyDown(document.querySelector('#close-keys') as HTMLElement, { key: 'Escape', bubbles: true });
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(document.activeElement).toBe(head(1));
});

test('the settings switch them off and on, and list those that are left', async () => {
  cleanup();
  const save = vi.fn(async () => undefined);
  render(<LetterKeySettings store={{ load: async () => true, save }} />);
  expect(screen.getByText('Next thing to check')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Single keys' }));
  await vi.waitFor(() => expect(screen.queryByText('Next thing to check')).toBeNull());
  expect(screen.getByText('Undo')).toBeTruthy();
  expect(save).toHaveBeenCalledWith(false);
});
