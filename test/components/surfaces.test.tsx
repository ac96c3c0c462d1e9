// @vitest-environment happy-dom
// The same screens on three surfaces: what each offers, and how one continues where another was.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { badgeOf } from '../../entrypoints/background/badge-look.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { stillThere } from '../../surface/review/remembered-view.ts';
import { addressWithWords } from '../../surface/review/source-address.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import type { OtherSurfaces } from '../../surface/surface.ts';
import { FakeBackground, fakeOutside } from './fake-background.ts';
import { clip, clipId, draft, everyFailure, sent, stop } from './sample.ts';

let background: FakeBackground;
let outside: ReturnType<typeof fakeOutside>;
let controller: SurfaceController;

beforeEach(() => {
  background = new FakeBackground();
  outside = fakeOutside();
  controller = new SurfaceController(background, outside.outside, { id: 7 });
});
afterEach(cleanup);

const shown = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');
const isShown = (name: string) => vi.waitFor(() => expect(shown()).toBe(name));
const draw = (surfaces: OtherSurfaces) => render(<SurfaceApp controller={controller} surfaces={surfaces} />);
async function open() {
  void controller.open(clipId);
  await background.answer('clip.open', ok(clip()));
  await isShown('review');
}

describe('the header', () => {
  test('of the popup leads beside the page and to a page of its own, with this clip', async () => {
    const surfaces = { kind: 'popup' as const, openBeside: vi.fn(), openPage: vi.fn() };
    draw(surfaces);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Open beside the page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open as a full page' }));
    expect(surfaces.openBeside).toHaveBeenCalledOnce();
    expect(surfaces.openPage).toHaveBeenCalledWith(expect.objectContaining({ id: clipId }));
  });

  test('beside the page does not offer what is already there', async () => {
    draw({ kind: 'beside', openPage: vi.fn() });
    await open();
    expect(screen.queryByRole('button', { name: 'Open beside the page' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open as a full page' })).toBeTruthy();
  });

  test('of the full page names the place one is at, and leads back from the Library', async () => {
    draw({ kind: 'page' });
    await open();
    const place = (name: string) => screen.getByRole('button', { name });
    expect(place('Clip').getAttribute('aria-current')).toBe('page');
    fireEvent.click(place('Library'));
    await isShown('library');
    expect(place('Library').getAttribute('aria-current')).toBe('page');
    expect(place('Clip').hasAttribute('aria-current')).toBe(false);
    fireEvent.click(place('Clip'));
    await isShown('review');
  });
});

describe('a surface that is opened later', () => {
  test('waits, with a sentence, when nothing was read yet', async () => {
    draw({ kind: 'beside' });
    await controller.open(undefined);
    await isShown('idle');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No draft open yet');
    expect(background.asked).toEqual([]);
  });

  test('goes on where the other one was', async () => {
    outside.outside.recallView = async () => ({ part: 'days', day: 1, openStop: 's4' });
    draw({ kind: 'beside' });
    await open();
    await vi.waitFor(() =>
      expect(document.querySelector('.stop-row-open .stop-name')?.textContent).toBe('Mercado Novo'),
    );
  });

  test.each([
    { kind: 'popup' as const, openBeside: vi.fn(), openPage: vi.fn() },
    { kind: 'beside' as const, openPage: vi.fn() },
    { kind: 'page' as const },
  ])(
    '$kind: begins on the first day that has stops, and on an empty one that was chosen',
    async (surfaces) => {
      const days = [
        { id: 'd1', stops: [] },
        { id: 'd2', stops: [stop('s1', 'Ponte Velha')] },
      ];
      const chosen = () =>
        document.querySelector('.day-chip[aria-selected=true] .day-chip-name')?.textContent;
      draw(surfaces);
      void controller.open(clipId);
      await background.answer('clip.open', ok(clip({ draft: draft({ days }) })));
      await isShown('review');
      expect(chosen()).toBe('Day 2');
      cleanup();
      outside.outside.recallView = async () => ({ part: 'days', day: 0 });
      controller = new SurfaceController(background, outside.outside, { id: 7 });
      draw(surfaces);
      void controller.open(clipId);
      await background.answer('clip.open', ok(clip({ draft: draft({ days }) })));
      await isShown('review');
      expect(chosen()).toBe('Day 1');
    },
  );

  test('is not led to what is no longer there', () => {
    expect(stillThere({ part: 'days', day: 9 }, draft())).toBeUndefined();
    expect(stillThere({ part: 'days', day: 1, openStop: 'gone' }, draft())).toEqual({ part: 'days', day: 1 });
    expect(stillThere(undefined, draft())).toBeUndefined();
  });

  test('hears what is changed elsewhere', async () => {
    draw({ kind: 'page' });
    await open();
    await background.tell(clip({ draft: draft({ days: [{ id: 'd1', stops: [stop('s9', 'Casa Azul')] }] }) }));
    await vi.waitFor(() => expect(document.querySelector('.stop-name')?.textContent).toBe('Casa Azul'));
  });

  test.each([
    ['after its answer, while it looks up where the other one was', true],
    ['before its answer', false],
  ])('misses no change that comes %s', async (_when, isAfter) => {
    let found: (view: undefined) => void = () => undefined;
    outside.outside.recallView = () => new Promise((resolve) => (found = resolve));
    draw({ kind: 'page' });
    void controller.open(clipId);
    const days = [{ id: 'd1', stops: [stop('s9', 'Casa Azul')] }];
    const changed = clip({
      draft: draft({ days }),
      editing: { revision: 2, at: 1, undo: 1, redo: 0 },
    });
    if (!isAfter) await background.tell(changed);
    await background.answer('clip.open', ok(clip()));
    if (isAfter) await background.tell(changed);
    found(undefined);
    await isShown('review');
    expect(document.querySelector('.stop-name')?.textContent).toBe('Casa Azul');
  });

  test('says when the clip is no longer there', async () => {
    draw({ kind: 'page' });
    void controller.open(clipId);
    await background.answer('clip.open', fail(everyFailure['clip-missing']));
    await isShown('failed');
  });
});

describe('a page that has changed since', () => {
  const since = { appeared: [{ day: 0, stop: stop('n1', 'Casa Azul') }], gone: ['s2'] };
  async function openChanged(changes = since) {
    draw({ kind: 'popup' });
    void controller.open(clipId);
    await background.answer('clip.open', ok(clip({ since: changes })));
    await isShown('review');
  }

  test('is told, and the draft stays until the new stops are wanted', async () => {
    await openChanged();
    expect(screen.getByText(/New: Casa Azul\. Gone: Casa das Conchas\./)).toBeTruthy();
    expect([...document.querySelectorAll('.stop-name')].map((name) => name.textContent)).not.toContain(
      'Casa Azul',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add the new ones' }));
    expect(await background.answer('clip.since', ok(clip()))).toEqual({ clipId, take: true });
    await vi.waitFor(() => expect(screen.queryByText(/New on it/)).toBeNull());
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  test('can be left as it is', async () => {
    await openChanged();
    fireEvent.click(screen.getByRole('button', { name: 'Keep as is' }));
    expect(await background.answer('clip.since', ok(clip()))).toEqual({ clipId, take: false });
  });

  test('with nothing new offers nothing to take over', async () => {
    await openChanged({ appeared: [], gone: ['s2'] });
    expect(screen.queryByRole('button', { name: 'Add the new ones' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Got it' })).toBeTruthy();
  });
});

describe('the sign on the toolbar button', () => {
  test('is a tick, and an exclamation mark where sending failed; each with words', () => {
    expect(badgeOf(clip()).text).toBe('✓');
    expect(badgeOf(clip({ delivery: sent() })).title).toContain('in your itineraries');
    const failed = badgeOf(clip({ delivery: { step: 'failed', failure: everyFailure['service-silent'] } }));
    expect(failed.text).toBe('!');
    expect(failed.title).toContain('hasn’t been sent');
  });
});

describe('the address of a page at its words', () => {
  test.each([
    ['https://a.example/b#c', 'Cais da-Ribeira', 'https://a.example/b#:~:text=Cais%20da%2DRibeira'],
    ['https://a.example/?q=1', 'a, b & c', 'https://a.example/?q=1#:~:text=a%2C%20b%20%26%20c'],
  ])('%s at %s', (url, words, address) => {
    expect(addressWithWords(url, words)).toBe(address);
  });

  test('is short, and holds for broken characters', () => {
    expect(addressWithWords('https://a.example/', 'word '.repeat(100)).length).toBeLessThan(220);
    expect(() => addressWithWords('https://a.example/', '\ud800')).not.toThrow();
  });
});
