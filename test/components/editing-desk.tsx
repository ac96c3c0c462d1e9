// A draft open in a window and stored by a fake background, for tests that press keys.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Draft } from '../../lib/model/draft.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import { fakeOutside, settled } from './fake-background.ts';
import { LivingBackground } from './living-background.ts';
import { clip, draft } from './sample.ts';

export let background: LivingBackground;

export async function open(more: Partial<Draft> = {}): Promise<void> {
  background = new LivingBackground(clip({ draft: draft(more) }));
  await openWindow();
}
export async function openWindow(): Promise<void> {
  const popup = new SurfaceController(background, fakeOutside().outside, { id: 7 });
  render(<SurfaceApp controller={popup} />);
  void popup.read();
  await vi.waitFor(() => expect(document.querySelector('[data-screen=review]')).not.toBeNull());
  // The title takes the focus once, after everything is drawn.
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
}
beforeEach(() => open());
afterEach(cleanup);

export const heads = () => [...document.querySelectorAll<HTMLElement>('.stop-head')];
export const names = () => [...document.querySelectorAll('.stop-name')].map((name) => name.textContent);
export const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, bubbles: true, ...more });
export const focused = () => document.activeElement?.querySelector('.stop-name')?.textContent;
export const eventually = vi.waitFor;
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const storedNames = async (index = 0) =>
  (await background.stored()).draft.days[index]?.stops.map(({ name }) => name.value);
export async function onStop(index: number): Promise<void> {
  heads()[index]?.focus();
  await settled();
}
