// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Quote } from '../../components/quote/Quote.tsx';
import { quotedOf } from '../../components/quote/quoted.ts';
import { type WordsOnPage, WordsOnPageContext } from '../../components/quote/words-on-page.ts';
import type { DraftStop, Sourced } from '../../lib/model/draft.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { everyFailure, guessed, ignore, stop } from './sample.ts';

afterEach(cleanup);

const sentence = 'On a Saturday, drift through Feira da Ladra; an hour is plenty.';
const from = <T,>(value: T, words: string, block = 6): Sourced<T> => ({
  value,
  origin: { by: 'source', block, start: 0, end: words.length, reader: 'sample', words, sentence },
  confidence: 0.9,
});
const market = (more: Partial<DraftStop> = {}): DraftStop => ({
  id: 's1',
  name: from('Feira da Ladra', 'Feira da Ladra'),
  durationMinutes: from(60, 'an hour'),
  ...more,
});

describe('the words of a stop', () => {
  test('are its sentence, with all that was used of it', () => {
    const quoted = quotedOf(market());
    expect(quoted?.text).toBe(sentence);
    expect(quoted?.marks.map(({ start, end }) => sentence.slice(start, end))).toEqual([
      'Feira da Ladra',
      'an hour',
    ]);
    expect(quoted?.wanted).toEqual({ words: 'Feira da Ladra', sentence, also: ['an hour'] });
  });

  test('leave out what was said elsewhere on the page', () => {
    expect(quotedOf(market({ durationMinutes: from(60, 'an hour', 7) }))?.wanted.also).toBeUndefined();
  });

  test('stay when the traveller has written another name', () => {
    const { name } = market();
    const was = name.origin.by === 'source' ? name.origin : undefined;
    const renamed = {
      value: 'Flea market',
      origin: { by: 'traveller' as const, ...(was && { was }) },
      confidence: 1,
    };
    expect(quotedOf(market({ name: renamed }))?.wanted.words).toBe('Feira da Ladra');
  });

  test('are none for a stop that no words speak of', () => {
    expect(quotedOf({ id: 's1', name: guessed('Lunch') })).toBeUndefined();
  });

  test('are not marked where all of them were used', () => {
    expect(quotedOf(stop('s1', 'Sé', { name: from('x', sentence) }))?.marks).toEqual([]);
  });
});

function show(page: WordsOnPage | undefined, of = quotedOf(market())) {
  if (!of) throw new Error('no quote');
  render(
    <WordsOnPageContext.Provider value={page}>
      <Quote quoted={of} cite="https://blog.example/lisbon" from="From a blog" />
    </WordsOnPageContext.Provider>,
  );
}
const link = () => screen.getByRole('button', { name: 'Show on page' });

describe('a quote', () => {
  test('is only read where no page can be reached', () => {
    show(undefined);
    expect(document.querySelector('blockquote')?.textContent).toBe(sentence);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('asks for its words once pressed, and says aloud that they are marked', async () => {
    const asked = vi.fn(async () => ok('shown' as const));
    show({ show: asked, open: ignore });
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(link());
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Marked on the page.'));
    expect(asked).toHaveBeenCalledWith({ words: 'Feira da Ladra', sentence, also: ['an hour'] });
  });

  test('says when they are in a closed part', async () => {
    show({ show: async () => ok('hidden'), open: ignore });
    fireEvent.click(link());
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('collapsed'));
  });

  test.each(['words-gone', 'source-closed', 'source-out-of-reach'] as const)(
    'says %s in a sentence, with the page to open',
    async (kind) => {
      const opened = vi.fn();
      show({ show: async () => fail(everyFailure[kind]), open: opened });
      fireEvent.click(link());
      fireEvent.click(await screen.findByRole('button', { name: 'Open the page' }));
      expect(opened).toHaveBeenCalledWith(expect.objectContaining({ words: 'Feira da Ladra' }));
      expect(document.querySelector('blockquote')?.textContent).toBe(sentence);
    },
  );

  test('of many lines begins folded', () => {
    const text = 'word '.repeat(80);
    show(undefined, { text, marks: [], wanted: { words: 'word' } });
    const more = screen.getByRole('button', { name: 'More' });
    expect(document.querySelector('.folded')).not.toBeNull();
    fireEvent.click(more);
    expect(document.querySelector('.folded')).toBeNull();
    expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-expanded')).toBe('true');
  });

  test.each([
    ['Latin', 'word '.repeat(24), false],
    ['Chinese', '清晨沿着湖边走到老城'.repeat(12), true],
  ])('of 120 letters is folded by the room they take: %s', (_, text, isFolded) => {
    show(undefined, { text, marks: [], wanted: { words: text.slice(0, 4) } });
    expect(document.querySelector('.folded') !== null).toBe(isFolded);
  });
});
